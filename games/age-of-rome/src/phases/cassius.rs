//! Cassius' attack (rules 11.1–11.8): what the automatic opponent does.

use game::{Seat, bag};

use crate::components::{Building, Region};
use crate::edition::{Attack, BattleOrder};
use crate::phases::pieces;
use crate::places::CASSIUS;
use crate::state::{AgeOfRome, Labor, Phase, Window};
use crate::{Acting, Event, Stage};

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

/// The cards of the round, at the beginning of the Building phase (rule 11.4).
pub(crate) fn reveal_cards(acting: &mut Acting<impl Stage>) {
    acting.game.cassius_cards.clear();
    for _ in 0..acting.game.edition.cassius.cards_by_round[acting.game.round as usize - 1] {
        if let Some(card) = bag::draw(&mut acting.game.cassius_deck, acting.rng) {
            acting.game.cassius_cards.push(card);
            acting.tell(Event::CassiusRevealed { card });
        }
    }
}

/// Free of charge: the suit of his first card, or the next one that can be built.
pub(crate) fn build(acting: &mut Acting<impl Stage>) {
    let Some(&card) = acting.game.cassius_cards.first() else { return };
    let edition = acting.game.edition;
    let (suit, highest) =
        (edition.cassius_cards[card].suit, edition.cassius.level_by_round[acting.game.round as usize - 1]);
    let province = acting.game.front(CASSIUS);
    let suits = (0..5).map(|step| Building::ALL[(suit as usize + step) % 5]);
    let buildable = |&building: &Building| {
        let level = acting.game.levels[province][building] + 1;
        level <= highest && acting.game.tiles_left(building, level) > 0
    };
    if let Some(building) = suits.into_iter().find(buildable) {
        pieces::raise(acting, CASSIUS, province, building);
    }
}

/// One card in the Action phase; true when the player has to answer an attack first.
pub(crate) fn act(acting: &mut Acting<impl Stage>) -> bool {
    let card = acting.game.cassius_cards.remove(0);
    acting.tell(Event::CassiusActed { card });
    let edition = acting.game.edition;
    let print = &edition.cassius_cards[card];
    for _ in 0..print.times {
        suit_action(acting, print.suit);
    }
    match print.attack {
        Some(attack) if can_attack(acting.game, attack) => begin_attack(acting, attack),
        _ => false,
    }
}

fn suit_action(acting: &mut Acting<impl Stage>, suit: Building) {
    let edition = acting.game.edition;
    let cassius = &edition.cassius;
    match suit {
        Building::Military if acting.game.players[CASSIUS].legions_on_board() > 0 => {
            pieces::deploy(acting, CASSIUS, goal(acting.game));
        }
        Building::Political if acting.game.votes_on_board(CASSIUS) > 0 => pieces::place_vote(acting, CASSIUS),
        Building::Trade if pieces::draw_card(acting, CASSIUS) => {}
        Building::Religious if !acting.game.has_full_pantheon(CASSIUS) => {
            pieces::place_piece(acting, CASSIUS);
        }
        Building::Economic => pieces::gain_glory(acting, CASSIUS, cassius.farming),
        _ => pieces::gain_glory(acting, CASSIUS, cassius.no_piece),
    }
}

fn begin_attack(acting: &mut Acting<impl Stage>, attack: Attack) -> bool {
    acting.tell(Event::CassiusAttacked { attack });
    let asked = acting.game.players[PLAYER].hand_size > 0;
    if asked {
        let step = Labor::Attacked { attack, window: Window::default() };
        acting.game.phase = Phase::Action { seat: PLAYER, step };
    } else {
        suffer(acting, attack, Window::default());
    }
    asked
}

/// The discord moves, and the attack follows unless it was cancelled.
pub(crate) fn suffer(acting: &mut Acting<impl Stage>, attack: Attack, answer: Window) {
    if answer.spared {
        pieces::discord_to_supply(acting, CASSIUS);
    } else {
        pieces::move_discord(acting, CASSIUS, PLAYER);
    }
    if answer.cancelled {
        acting.tell(Event::IntrigueCancelled { seat: PLAYER });
    } else if would_hurt(acting.game, attack) {
        hurt(acting, attack);
    }
}

fn hurt(acting: &mut Acting<impl Stage>, attack: Attack) {
    let edition = acting.game.edition;
    match attack {
        Attack::Slander => pieces::lose_glory(acting, PLAYER, edition.intrigues.slander),
        Attack::Demolition => pieces::remove_piece(acting, PLAYER),
        Attack::Extortion => pieces::lose_denarii(acting, PLAYER, edition.cassius.extortion),
        Attack::Sold => pieces::lose_card(acting, PLAYER),
        Attack::InvalidVote => {
            if let Some(index) = acting.game.senate.iter().rposition(|&owner| owner == PLAYER) {
                pieces::remove_vote(acting, index);
            }
            pieces::gain_glory(acting, CASSIUS, edition.intrigues.invalid_vote);
        }
        Attack::Desertion => {
            if let Some(region) = strongest(acting.game, PLAYER, None) {
                pieces::send_home(acting, PLAYER, region);
                if acting.game.players[CASSIUS].legions_on_board() > 0 {
                    pieces::deploy(acting, CASSIUS, region);
                }
            }
        }
    }
}

/// The battle cards of the round, after the Action phase (rule 11.7).
pub(crate) fn fight_battles(acting: &mut Acting<impl Stage>) {
    for _ in 0..acting.game.edition.cassius.battles_by_round[acting.game.round as usize - 1] {
        if let Some(card) = bag::draw(&mut acting.game.battle_deck, acting.rng) {
            acting.tell(Event::BattleRevealed { card });
            let edition = acting.game.edition;
            let print = &edition.battle_cards[card];
            match print.order {
                BattleOrder::Advance(count) => (0..count).for_each(|_| advance(acting, print.region)),
                BattleOrder::Withdraw if acting.game.players[CASSIUS].deployed[print.region] > 0 => {
                    pieces::send_home(acting, CASSIUS, print.region);
                }
                BattleOrder::Withdraw => {}
            }
        }
    }
}

fn advance(acting: &mut Acting<impl Stage>, region: Region) {
    if acting.game.players[CASSIUS].legions_on_board() > 0 {
        pieces::deploy(acting, CASSIUS, region);
    } else if let Some(from) = strongest(acting.game, CASSIUS, Some(region)) {
        pieces::move_legions(acting, CASSIUS, from, region, 1);
    }
}
