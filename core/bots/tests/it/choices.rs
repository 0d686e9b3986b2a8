//! The same seed leads to the same choices, in this build and in every later one that only changes how fast it thinks.

use std::fmt::Write as _;

use bots::{Bot, Budget, Chance, Greedy, Ismcts, SeedableRng, Settings};
use game::Seat;
use toy::Toy;

use crate::positions::{seen, some_position};

fn choices(mut bot: impl FnMut(&Toy, Seat, u64) -> String) -> String {
    let mut text = String::new();
    for seed in 0..16 {
        let (toy, seat) = some_position(seed);
        write!(text, "{}; ", bot(&toy, seat, seed)).unwrap();
    }
    text.trim_end_matches("; ").to_owned()
}

fn greedy(misjudges: f32) -> String {
    choices(|toy, seat, seed| {
        let mut bot = Greedy::misjudging(misjudges);
        bot.choose(&seen(toy, seat), seat, &mut Chance::seed_from_u64(seed)).to_string()
    })
}

/// Every idea with its visits.
fn search(settings: Settings) -> String {
    choices(|toy, seat, seed| {
        let ideas = Ismcts::new(settings).ideas(&seen(toy, seat), seat, &mut Chance::seed_from_u64(seed));
        let idea = |idea: &bots::Idea<toy::Action>| format!("{} {}", idea.action, idea.visits);
        ideas.iter().map(idea).collect::<Vec<_>>().join(", ")
    })
}

#[test]
fn greedy_players_choose_as_ever() {
    assert_eq!(greedy(0.0), GREEDY);
    assert_eq!(greedy(0.5), MISJUDGING);
}

#[test]
fn searches_try_as_often_as_ever() {
    let settings = Settings { budget: Budget::iterations(60), nodes: 1 << 10, ..Settings::default() };
    assert_eq!(search(settings), SEARCH);
    assert_eq!(search(Settings { whole_turns: true, looks: 2, lines: 1, ..settings }), WHOLE_TURNS);
}

const GREEDY: &str = "\
    bid 4; bid 4; dig; bid 5; bid 1; dig; dig; dig; bid 8; bid 0; dig; sell; bid 4; bid 6; dig; bid \
    5";
const MISJUDGING: &str = "\
    bid 4; bid 7; sell; bid 6; bid 1; dig; dig; sell; bid 8; bid 0; sell; sell; bid 4; bid 1; dig; \
    bid 5";
const SEARCH: &str = "\
    bid 6 39, bid 4 21; bid 7 41, bid 4 19; dig 54, sell 5, done 1; bid 6 36, bid 5 24; bid 1 57, \
    bid 11 3; sell 35, dig 25, done 0; dig 52, sell 4, done 4; dig 50, sell 9, done 1; bid 9 48, bid \
    8 12; bid 0 43, bid 5 17; dig 56, done 2, sell 2; sell 46, done 13, dig 1; bid 7 32, bid 4 28; \
    bid 6 45, bid 1 15; dig 48, sell 6, done 6; bid 5 48, bid 0 12";
const WHOLE_TURNS: &str = "\
    bid 6 44, bid 4 16; bid 7 42, bid 4 18; dig 59, sell 1, done 0; bid 5 60; bid 1 56, bid 11 4; \
    dig 59, sell 1, done 0; dig 60, sell 0; dig 59, sell 1, done 0; bid 9 56, bid 8 4; bid 0 60; dig \
    56, done 2, sell 2; done 32, sell 27, dig 1; bid 4 33, bid 7 27; bid 6 45, bid 1 15; dig 54, \
    sell 6, done 0; bid 5 48, bid 0 12";
