//! Every card, effect and kind of action turns up in random play.

use std::collections::BTreeMap;

use age_of_rome::components::{BattleCard, Building, CassiusCard, EventCard, Mission, TradeCard};
use age_of_rome::scoring::mission_points;
use age_of_rome::{Action, AgeOfRome, Event, Solo, Ways};
use game::{Game, Options, RngExt, Seat};
use testkit::{Chance, SeedableRng};

/// How often each thing happened.
#[derive(Default)]
struct Tally(BTreeMap<String, u32>);

impl Tally {
    fn add(&mut self, what: impl Into<String>) {
        *self.0.entry(what.into()).or_default() += 1;
    }

    #[track_caller]
    fn expect(&self, what: &str) {
        assert!(self.0.contains_key(what), "`{what}` never happened");
    }

    fn play(&mut self, options: &Options<AgeOfRome>, seed: u64) {
        let mut rng = Chance::seed_from_u64(seed);
        let mut game = AgeOfRome::start(options, &mut rng).unwrap();
        let mut legal = Vec::new();
        let mut events = Vec::new();
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            keep_cards(&mut legal);
            let action = legal[rng.random_range(0..legal.len())];
            self.add(action.to_string());
            self.add(action.to_string().split(' ').next().unwrap_or_default());
            game.apply(seat, action, &mut rng, &mut events).unwrap();
        }
        for event in events {
            self.hear(event);
        }
        for seat in Seat::all(options.seats) {
            for mission in game.players[seat].missions.cards {
                self.add(format!("{mission} {}", mission_points(&game, seat, mission) > 0));
            }
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::EventRevealed { card } => self.add(format!("event {card}")),
            Event::MedalWon { building, .. } => self.add(format!("medal {building}")),
            Event::CassiusActed { card } => self.add(format!("cassius {card}")),
            Event::CassiusAttacked { attack } => self.add(format!("attack {attack:?}")),
            Event::BattleRevealed { card } => self.add(format!("battle {card}")),
            Event::Achieved { achievement, .. } => self.add(format!("achieved {achievement}")),
            _ => {}
        }
    }
}

/// Who sells every card never makes a set.
fn keep_cards(legal: &mut Vec<Action>) {
    if legal.iter().any(|action| !matches!(action, Action::Sell(_))) {
        legal.retain(|action| !matches!(action, Action::Sell(_)));
    }
}

#[test]
fn everything_happens_among_several() {
    let ways = Ways { spies: true, hard_times: true, ..Ways::default() };
    let mut tally = Tally::default();
    for seed in 0..160 {
        tally.play(&Options::plain(4).with_variants(ways), seed);
        tally.play(&Options::plain(3), seed);
    }
    for card in TradeCard::ALL {
        tally.expect(&format!("play {card}"));
    }
    for card in EventCard::ALL {
        tally.expect(&format!("event {card}"));
    }
    for building in Building::ALL {
        tally.expect(&format!("medal {building}"));
    }
    for mission in Mission::ALL {
        tally.expect(&format!("{mission} true"));
        tally.expect(&format!("{mission} false"));
    }
    for action in [
        "slander",
        "demolition",
        "desertion",
        "deception",
        "re-vote",
        "invalid-vote",
        "sold",
        "custom-fees",
        "recall",
        "offer",
        "put",
        "demand",
        "accept",
        "refuse",
        "take glory",
        "take action",
        "set",
        "sell",
        "buy glory",
        "double tax with cards",
        "double tax",
        "march",
        "deploy",
        "proceed",
        "return",
        "place intrigue",
    ] {
        tally.expect(action);
    }
}

#[test]
fn everything_happens_against_cassius() {
    let mut tally = Tally::default();
    for seed in 0..60 {
        let ways = Ways { solo: Solo::CassiusEasy, ..Ways::default() };
        tally.play(&Options::plain(1).with_variants(ways), seed);
    }
    for card in CassiusCard::ALL {
        tally.expect(&format!("cassius {card}"));
    }
    for card in BattleCard::ALL {
        tally.expect(&format!("battle {card}"));
    }
    for attack in ["Slander", "Desertion", "InvalidVote", "Sold", "Demolition", "Extortion"] {
        tally.expect(&format!("attack {attack}"));
    }
}
