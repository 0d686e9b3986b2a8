//! Cassius' attack (rules 11.1–11.8): what the automatic opponent does.

use game::{Rng, Seat, Sink, bag};

use crate::components::{Building, Region};
use crate::edition::{Attack, BattleOrder};
use crate::event::Event;
use crate::places::CASSIUS;
use crate::state::{AgeOfRome, Labor, Phase, Window};
use crate::table::Table;

/// The person who plays against Cassius.
const PLAYER: Seat = Seat(0);
/// Which of equally valuable regions he prefers.
const PREFERENCE: [Region; 3] = [Region::Thrace, Region::Epirus, Region::Macedonia];

/// The most valuable region in which he is not alone in first place, or simply the most valuable (ruling R29).
fn goal(game: &AgeOfRome) -> Region {
    let mut regions = PREFERENCE;
    regions.sort_by_key(|&region| std::cmp::Reverse(game.edition.regions[region].few[0]));
    let leads =
        |region: Region| game.players[CASSIUS].deployed[region] > game.players[PLAYER].deployed[region];
    regions.into_iter().find(|&region| !leads(region)).unwrap_or(regions[0])
}

/// Where the player has most legions; of equal regions the one he prefers.
fn strongest(game: &AgeOfRome, seat: Seat, except: Option<Region>) -> Option<Region> {
    let deployed = game.players[seat].deployed;
    let held = PREFERENCE.into_iter().filter(|&region| deployed[region] > 0 && Some(region) != except);
    held.rev().max_by_key(|&region| deployed[region])
}

/// An attack costs discord like any intrigue and must be able to do something (rule 11.6).
fn can_attack(game: &AgeOfRome, attack: Attack) -> bool {
    let paid = game.players[CASSIUS].discord > 0 && game.has_discord_space(PLAYER);
    paid && game.allows_intrigues() && would_hurt(game, attack)
}

fn would_hurt(game: &AgeOfRome, attack: Attack) -> bool {
    let player = &game.players[PLAYER];
    match attack {
        Attack::Slander => player.glory > game.edition.track.least,
        Attack::Desertion => player.legions_in_regions() > 0,
        Attack::InvalidVote => game.votes_in_column(PLAYER) > 0,
        Attack::Sold => player.hand_size > 0,
        Attack::Demolition => game.has_loose_piece(PLAYER),
        Attack::Extortion => player.denarii > 0,
    }
}

impl<R: Rng, S: Sink<Event>> Table<'_, R, S> {
    /// The cards of the round, at the beginning of the Building phase (rule 11.4).
    pub(crate) fn reveal_cassius_cards(&mut self) {
        self.game.cassius_cards.clear();
        for _ in 0..self.game.edition.cassius.cards_by_round[self.game.round as usize - 1] {
            if let Some(card) = bag::draw(&mut self.game.cassius_deck, self.rng) {
                self.game.cassius_cards.push(card);
                self.tell(Event::CassiusRevealed { card });
            }
        }
    }

    /// Free of charge: the suit of his first card, or the next one that can be built.
    pub(crate) fn cassius_builds(&mut self) {
        let Some(&card) = self.game.cassius_cards.first() else { return };
        let edition = self.game.edition;
        let (suit, highest) =
            (edition.cassius_cards[card].suit, edition.cassius.level_by_round[self.game.round as usize - 1]);
        let province = self.game.front(CASSIUS);
        let suits = (0..5).map(|step| Building::ALL[(suit as usize + step) % 5]);
        let buildable = |&building: &Building| {
            let level = self.game.levels[province][building] + 1;
            level <= highest && self.game.tiles_left(building, level) > 0
        };
        if let Some(building) = suits.into_iter().find(buildable) {
            self.raise(CASSIUS, province, building);
        }
    }

    /// One card in the Action phase; true when the player has to answer an attack first.
    pub(crate) fn cassius_acts(&mut self) -> bool {
        let card = self.game.cassius_cards.remove(0);
        self.tell(Event::CassiusActed { card });
        let edition = self.game.edition;
        let print = &edition.cassius_cards[card];
        for _ in 0..print.times {
            self.suit_action(print.suit);
        }
        match print.attack {
            Some(attack) if can_attack(self.game, attack) => self.attack(attack),
            _ => false,
        }
    }

    fn suit_action(&mut self, suit: Building) {
        let edition = self.game.edition;
        let cassius = &edition.cassius;
        match suit {
            Building::Military if self.game.players[CASSIUS].legions_on_board() > 0 => {
                self.deploy(CASSIUS, goal(self.game));
            }
            Building::Political if self.game.votes_on_board(CASSIUS) > 0 => self.place_vote(CASSIUS),
            Building::Trade if self.draw_card(CASSIUS) => {}
            Building::Religious if !self.game.has_full_pantheon(CASSIUS) => self.place_piece(CASSIUS),
            Building::Economic => self.gain_glory(CASSIUS, cassius.farming),
            _ => self.gain_glory(CASSIUS, cassius.no_piece),
        }
    }

    fn attack(&mut self, attack: Attack) -> bool {
        self.tell(Event::CassiusAttacked { attack });
        let asked = self.game.players[PLAYER].hand_size > 0;
        if asked {
            let step = Labor::Attacked { attack, window: Window::default() };
            self.enter(Phase::Action { seat: PLAYER, step });
        } else {
            self.suffer(attack, Window::default());
        }
        asked
    }

    /// The discord moves, and the attack follows unless it was cancelled.
    pub(crate) fn suffer(&mut self, attack: Attack, answer: Window) {
        if answer.spared {
            self.discord_to_supply(CASSIUS);
        } else {
            self.move_discord(CASSIUS, PLAYER);
        }
        if answer.cancelled {
            self.tell(Event::IntrigueCancelled { seat: PLAYER });
        } else if would_hurt(self.game, attack) {
            self.hurt(attack);
        }
    }

    fn hurt(&mut self, attack: Attack) {
        let edition = self.game.edition;
        match attack {
            Attack::Slander => self.lose_glory(PLAYER, edition.intrigues.slander),
            Attack::Demolition => self.remove_piece(PLAYER),
            Attack::Extortion => self.lose_denarii(PLAYER, edition.cassius.extortion),
            Attack::Sold => self.lose_card(PLAYER),
            Attack::InvalidVote => {
                if let Some(index) = self.game.senate.iter().rposition(|&owner| owner == PLAYER) {
                    self.remove_vote(index);
                }
                self.gain_glory(CASSIUS, edition.intrigues.invalid_vote);
            }
            Attack::Desertion => {
                if let Some(region) = strongest(self.game, PLAYER, None) {
                    self.send_home(PLAYER, region);
                    if self.game.players[CASSIUS].legions_on_board() > 0 {
                        self.deploy(CASSIUS, region);
                    }
                }
            }
        }
    }

    /// The battle cards of the round, after the Action phase (rule 11.7).
    pub(crate) fn fight_battles(&mut self) {
        for _ in 0..self.game.edition.cassius.battles_by_round[self.game.round as usize - 1] {
            if let Some(card) = bag::draw(&mut self.game.battle_deck, self.rng) {
                self.tell(Event::BattleRevealed { card });
                let edition = self.game.edition;
                let print = &edition.battle_cards[card];
                match print.order {
                    BattleOrder::Advance(count) => (0..count).for_each(|_| self.advance(print.region)),
                    BattleOrder::Withdraw if self.game.players[CASSIUS].deployed[print.region] > 0 => {
                        self.send_home(CASSIUS, print.region);
                    }
                    BattleOrder::Withdraw => {}
                }
            }
        }
    }

    fn advance(&mut self, region: Region) {
        if self.game.players[CASSIUS].legions_on_board() > 0 {
            self.deploy(CASSIUS, region);
        } else if let Some(from) = strongest(self.game, CASSIUS, Some(region)) {
            self.move_legions(CASSIUS, from, region, 1);
        }
    }
}
