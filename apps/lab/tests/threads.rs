//! What comes out does not depend on how many threads play.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use catalog::{BotName, Wish};
use lab::fit::{self, Fitting};
use lab::ladder::{self, Climb};
use lab::simulate::{self, Report, Simulation};
use lab::soak::{self, Counting};
use lab::tune::{self, Tuning};
use lab::{Crew, study};

/// The answer of one thread, which is that of any number.
fn on_any_threads<T: PartialEq + std::fmt::Debug>(work: impl Fn(&Crew<'_>) -> T) -> T {
    let on = |threads| work(&Crew::new(threads, &|_| {}).unwrap());
    let alone = on(1);
    for threads in [2, 5] {
        assert_eq!(on(threads), alone, "{threads} threads");
    }
    alone
}

fn simulation(bots: &[BotName]) -> Simulation {
    let wish = Wish::plain(bots.len() as u8);
    Simulation { wish, games: 130, bots: bots.to_vec(), iterations: None, seed: 3 }
}

/// Everything but the time it took.
fn timeless(report: &Report) -> String {
    format!("{:?}", Report { decisions_per_second: 0.0, ..report.clone() })
}

#[test]
fn simulations() {
    let simulation = simulation(&[BotName::Random, BotName::Greedy]);
    let report = on_any_threads(|crew| {
        let run = simulate::Run { simulation: &simulation, crew };
        timeless(&catalog::ask("seven-wonders-dice", run).unwrap().unwrap())
    });
    assert!(report.contains("games: 130"), "{report}");
}

#[test]
fn studies() {
    let simulation = simulation(&[BotName::Random; 3]);
    on_any_threads(|crew| {
        let study = catalog::ask("age-of-rome", study::Run { simulation: &simulation, crew });
        format!("{:?}", study.unwrap().unwrap())
    });
}

#[test]
fn ladders() {
    let bots = vec![BotName::Random, BotName::Greedy];
    let climb = Climb { wish: Wish::plain(2), bots, blocks: 20, iterations: None, seed: 0 };
    on_any_threads(|crew| {
        let ladder = catalog::ask("seven-wonders-dice", ladder::Run { climb: &climb, crew });
        format!("{:?}", ladder.unwrap().unwrap())
    });
}

#[test]
fn weights() {
    let tuning = Tuning { wish: Wish::plain(2), steps: 2, deals: 3, trial: 4, seed: 1 };
    let tuned = on_any_threads(|crew| {
        let tuned = catalog::ask("builders", tune::Run { tuning: &tuning, crew }).unwrap().unwrap();
        (tuned.text, tuned.games, tuned.win_share_ci.map(f64::to_bits))
    });
    assert_eq!(tuned.1, 8, "every deal of the trial is played from both seats");
    let fitting = Fitting { wish: Wish::plain(2), games: 12, only_spread: true, steps: 10, seed: 1 };
    on_any_threads(|crew| {
        let fitted = catalog::ask("builders", fit::Run { fitting: &fitting, crew }).unwrap().unwrap();
        (fitted.text, fitted.after.to_bits())
    });
}

#[test]
fn soaks() {
    let wish = Wish::plain(2);
    let soaked = on_any_threads(|crew| {
        let events = Counting::Events;
        let run = soak::Run { wish: &wish, seeds: 7..47, players: BotName::Random, events, crew };
        let soaked = catalog::ask("builders", run).unwrap().unwrap();
        (soaked.games, soaked.decisions, soaked.endings, soaked.events)
    });
    assert_eq!(soaked.0, 40);
    let editions = on_any_threads(|crew| {
        let played = catalog::ask("builders", soak::Editions { seeds: 0..25, crew }).unwrap();
        (played.accepted, played.games, played.failures.len())
    });
    assert!(editions.0 > 0 && editions.2 == 0);
}

#[test]
fn a_wish_that_cannot_be_fulfilled_is_refused() {
    let simulation = simulation(&[BotName::Random; 7]);
    let crew = Crew::new(1, &|_| {}).unwrap();
    assert!(
        catalog::ask("builders", simulate::Run { simulation: &simulation, crew: &crew }).unwrap().is_err()
    );
    assert!(catalog::ask("chess", simulate::Run { simulation: &simulation, crew: &crew }).is_err());
}
