//! Small positions, and actions in notation by the name of the civilization.

use enum_map::EnumMap;
use game::{Game, Options, Printed, Refusal, Rule, Seat, Variants};
use mare_nostrum::components::*;
use mare_nostrum::lands::Lands;
use mare_nostrum::phase::*;
use mare_nostrum::seas::Seas;
use mare_nostrum::state::{Cards, Ready};
use mare_nostrum::{Action, Event, MareNostrum};
use testkit::{Chance, SeedableRng};

/// A game on the table of a test.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: MareNostrum,
}

/// The civilizations in the order in which the seats of a test choose them.
fn choices(seats: u8) -> &'static [Civ] {
    match seats {
        3 => &[Civ::Carthage, Civ::Greece, Civ::Babylon],
        4 => &[Civ::Rome, Civ::Carthage, Civ::Greece, Civ::Egypt],
        _ => Civ::ALL,
    }
}

pub(crate) fn options(seats: u8, set_up: &str, civilizations: &str) -> Options<MareNostrum> {
    let plain = Options::<MareNostrum>::plain(seats);
    let variants = plain.variants.with("set-up", set_up).unwrap();
    plain.with_variants(variants.with("civilizations", civilizations).unwrap())
}

impl Table {
    pub(crate) fn start(options: &Options<MareNostrum>, seed: u64) -> Table {
        Table { game: MareNostrum::start(options, &mut Chance::seed_from_u64(seed)).unwrap() }
    }

    /// All civilizations chosen, nothing decided yet.
    pub(crate) fn chosen(seats: u8, set_up: &str) -> Table {
        let mut table = Table::start(&options(seats, set_up, "chosen"), 1);
        for (seat, civ) in choices(seats).iter().enumerate() {
            table.by_seat(Seat(seat as u8), &format!("choose {civ}")).unwrap();
        }
        table
    }

    /// The basic set-up with the first good of every free caravan, in the trade phase of the first round.
    pub(crate) fn basic(seats: u8) -> Table {
        let mut table = Table::chosen(seats, "basic");
        while matches!(table.game.phase, Phase::Caravans { .. }) {
            let seat = table.game.to_act().first().unwrap();
            let first = table.legal(seat)[0];
            table.by_seat(seat, &first.to_string()).unwrap();
        }
        table
    }

    /// Five players who own nothing but the marker of their center.
    pub(crate) fn bare() -> Table {
        let mut table = Table::basic(5);
        table.game.lands = Lands::default();
        table.game.seas = Seas::default();
        table.game.nations = EnumMap::default();
        for &civ in Civ::ALL {
            let center = table.center(civ);
            table.game.lands.change(center, |land| land.owner = Some(civ));
        }
        table.game.round = 2;
        table.settle();
        table
    }

    pub(crate) fn center(&self, civ: Civ) -> Province {
        self.game.edition.central[civ]
    }

    /// Recounts pieces, bank and tokens after a change by hand.
    pub(crate) fn settle(&mut self) -> &mut Table {
        let game = &mut self.game;
        let edition = Printed::<mare_nostrum::edition::MareNostrumEdition>::standard();
        let tokens = edition.tokens(game.seats).unwrap();
        game.tokens = Token::ALL.iter().map(|&token| (token, tokens.count(token))).collect();
        game.bank = edition.cards;
        for &civ in Civ::ALL {
            let nation = &mut game.nations[civ];
            nation.hand_size = nation.hand.values().sum();
            nation.offer_size = nation.offer.values().sum();
            nation.on_board = mare_nostrum::state::OnBoard::default();
            for &card in Card::ALL {
                game.bank[card] -= nation.hand[card] + nation.offer[card] + nation.gained[card];
            }
            nation.on_board.triremes = game.seas.iter().map(|(_, waters)| waters.triremes[civ]).sum();
        }
        for land in game.lands.values() {
            for spot in land.buildings {
                game.tokens[spot.token().unwrap()] -= 1;
            }
            if let Some(owner) = land.owner {
                game.nations[owner].on_board.markers += 1;
                game.nations[owner].on_board.fortresses += land.fortresses;
            }
            for &civ in Civ::ALL {
                game.nations[civ].on_board.legions += land.legions[civ];
                game.nations[civ].on_board.triremes += land.docked[civ];
            }
        }
        self
    }

    pub(crate) fn checked(&mut self) -> &mut Table {
        self.settle();
        if let Err(problem) = self.game.check_invariants() {
            panic!("the position of the test is impossible: {problem}");
        }
        self
    }

    pub(crate) fn hand(&mut self, civ: Civ, cards: &[(Card, u8)]) -> &mut Table {
        self.game.nations[civ].hand = counted(cards);
        self.settle()
    }

    pub(crate) fn taxes(&mut self, civ: Civ, count: u8) -> &mut Table {
        self.hand(civ, &[(Card::Tax, count)])
    }

    /// So many different goods, one card of each.
    pub(crate) fn goods(&mut self, civ: Civ, count: usize) -> &mut Table {
        let cards: Vec<_> = Card::GOODS.iter().take(count).map(|&good| (good, 1)).collect();
        self.hand(civ, &cards)
    }

    pub(crate) fn own(&mut self, civ: Civ, at: Province) -> &mut Table {
        self.game.lands.change(at, |land| land.owner = Some(civ));
        self.settle()
    }

    pub(crate) fn built(&mut self, at: Province, spots: &[Spot]) -> &mut Table {
        self.game.lands.change(at, |land| land.buildings.extend(spots.iter().copied()));
        self.settle()
    }

    pub(crate) fn fortresses(&mut self, at: Province, count: u8) -> &mut Table {
        self.game.lands.change(at, |land| land.fortresses = count);
        self.settle()
    }

    pub(crate) fn legions(&mut self, civ: Civ, at: Province, count: u8) -> &mut Table {
        self.game.lands.change(at, |land| land.legions[civ] = count);
        self.settle()
    }

    pub(crate) fn docked(&mut self, civ: Civ, at: Province, count: u8) -> &mut Table {
        self.game.lands.change(at, |land| land.docked[civ] = count);
        self.settle()
    }

    pub(crate) fn ships(&mut self, civ: Civ, on: Sea, count: u8) -> &mut Table {
        self.game.seas.change(on, |waters| waters.triremes[civ] = count);
        self.settle()
    }

    pub(crate) fn posts(&mut self, civ: Civ, at: Province, spots: &[Spot]) -> &mut Table {
        self.game.lands.change(at, |land| {
            land.occupier = Some(civ);
            land.posts = spots.iter().copied().collect();
        });
        self.settle()
    }

    pub(crate) fn hero(&mut self, civ: Civ, hero: Hero) -> &mut Table {
        self.game.nations[civ].heroes.insert(hero);
        self
    }

    pub(crate) fn wonder(&mut self, civ: Civ, wonder: Wonder) -> &mut Table {
        self.game.nations[civ].wonders.insert(wonder);
        self
    }

    /// It is this civilization's turn to build; the others have built.
    pub(crate) fn building(&mut self, civ: Civ) -> &mut Table {
        self.building_in_turn(Turns { current: Some(civ), next: None, waiting: CivSet::empty() })
    }

    pub(crate) fn building_in_turn(&mut self, turns: Turns) -> &mut Table {
        let step = if turns.current.is_none() { BuildStep::Name } else { BuildStep::Act };
        self.rest();
        self.game.phase = Phase::Building(BuildingPhase {
            turns,
            step,
            fresh: ProvinceSet::empty(),
            free_marker_used: false,
            swap_used: false,
            taxes_to_keep: None,
        });
        self.checked()
    }

    /// It is this civilization's military turn; the others have moved.
    pub(crate) fn war(&mut self, civ: Civ) -> &mut Table {
        self.war_before(civ, None)
    }

    /// The same with one who moves after it.
    pub(crate) fn war_before(&mut self, civ: Civ, next: Option<Civ>) -> &mut Table {
        self.rest();
        for &at in Province::ALL {
            let legions = self.game.lands[at].legions[civ];
            let ready = Ready { to_move: legions, to_fight: legions };
            self.game.lands.change(at, |land| land.ready = ready);
        }
        for &on in Sea::ALL {
            let ships = self.game.seas[on].triremes[civ];
            let ready = Ready { to_move: ships, to_fight: ships };
            self.game.seas.change(on, |waters| waters.ready = ready);
        }
        self.game.phase = Phase::Military(MilitaryPhase {
            turns: Turns { current: Some(civ), next, waiting: CivSet::empty() },
            step: WarStep::Act,
            ashore: false,
            helen_used: false,
        });
        self.checked()
    }

    /// Forgets the marks of a military turn.
    fn rest(&mut self) {
        for &at in Province::ALL {
            self.game.lands.change(at, |land| {
                land.ready = Ready::default();
                land.new_posts = SpotSet::empty();
                land.fortresses_fought = false;
                land.plundered = false;
            });
        }
        for &on in Sea::ALL {
            self.game.seas.change(on, |waters| waters.ready = Ready::default());
        }
    }

    /// The director is about to call.
    pub(crate) fn trade(&mut self, director: Civ) -> &mut Table {
        self.game.roles[Role::Commerce] = Some(director);
        self.game.phase = Phase::Call;
        self.checked()
    }

    /// The last player of the military phase says that he is done, and a round begins.
    pub(crate) fn next_round(&mut self) -> Vec<Event> {
        self.legions(
            Civ::Rome,
            Province::Latium,
            self.game.lands[Province::Latium].legions[Civ::Rome].max(1),
        );
        self.war(Civ::Rome);
        self.act(Civ::Rome, "done")
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut out = Vec::new();
        self.game.legal(seat, &mut out);
        out
    }

    pub(crate) fn options_of(&self, civ: Civ) -> Vec<String> {
        self.legal(self.game.seat(civ).unwrap()).iter().map(ToString::to_string).collect()
    }

    pub(crate) fn can(&self, civ: Civ, text: &str) -> bool {
        self.options_of(civ).iter().any(|option| option == text)
    }

    fn by_seat(&mut self, seat: Seat, text: &str) -> Result<Vec<Event>, mare_nostrum::Illegal> {
        self.with_luck(seat, text, 7)
    }

    fn with_luck(&mut self, seat: Seat, text: &str, luck: u64) -> Result<Vec<Event>, mare_nostrum::Illegal> {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let listed = self.legal(seat).contains(&action);
        let mut events = Vec::new();
        let result = self.game.apply(seat, action, &mut Chance::seed_from_u64(luck), &mut events);
        assert_eq!(listed, result.is_ok(), "{text}: listed or not, {result:?}");
        result.map(|()| events)
    }

    pub(crate) fn act(&mut self, civ: Civ, text: &str) -> Vec<Event> {
        let seat = self.game.seat(civ).unwrap();
        let events = self.by_seat(seat, text).unwrap_or_else(|refusal| panic!("{civ} {text}: {refusal:?}"));
        if let Err(problem) = self.game.check_invariants() {
            panic!("after {civ} {text}: {problem}");
        }
        events
    }

    /// Tries the same action with other luck until the events are as wished.
    pub(crate) fn act_until(
        &mut self,
        civ: Civ,
        text: &str,
        wished: impl Fn(&[Event]) -> bool,
    ) -> Vec<Event> {
        let seat = self.game.seat(civ).unwrap();
        for luck in 0..100_000 {
            let mut trial = self.clone();
            let events = trial.with_luck(seat, text, luck).unwrap();
            if wished(&events) {
                *self = trial;
                self.game.check_invariants().unwrap();
                return events;
            }
        }
        panic!("{civ} {text}: that luck does not exist");
    }

    /// The rule that forbids an action; the position stays as it was.
    pub(crate) fn refused(&self, civ: Civ, text: &str) -> Rule {
        let mut copy = self.clone();
        let seat = self.game.seat(civ).unwrap();
        let refusal = copy.by_seat(seat, text).expect_err(text);
        assert_eq!(copy.game, self.game, "a refused action changed something");
        refusal.rule()
    }

    pub(crate) fn card(&self, civ: Civ, card: Card) -> u8 {
        self.game.nations[civ].hand[card]
    }
}

pub(crate) fn counted(cards: &[(Card, u8)]) -> Cards {
    let mut counted = Cards::default();
    for &(card, count) in cards {
        counted[card] += count;
    }
    counted
}

/// The dice of the first battle among the events, highest first: attacker, defender.
pub(crate) fn dice(events: &[Event]) -> Option<(Vec<u8>, Vec<u8>)> {
    let faces = |dice: [u8; 6]| {
        (0..6).rev().flat_map(|face| std::iter::repeat_n(face as u8 + 1, dice[face].into())).collect()
    };
    events.iter().find_map(|event| match event {
        Event::Fought { dice, .. } => Some((faces(dice.0), faces(dice.1))),
        _ => None,
    })
}

/// The sums of the first battle among the events.
pub(crate) fn sums(events: &[Event]) -> (u16, u16) {
    let sums = events.iter().find_map(|event| match event {
        Event::Fought { sums, .. } => Some(*sums),
        _ => None,
    });
    sums.expect("a battle was fought")
}
