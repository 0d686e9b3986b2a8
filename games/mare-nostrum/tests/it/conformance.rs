use mare_nostrum::MareNostrum;
use testkit::Laws;

use crate::table::options;

const GOLDEN_GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

#[test]
fn mare_nostrum_keeps_the_contract() {
    for seats in 3..=5 {
        testkit::conformance_of(&options(seats, "basic", "dealt"), Laws { games: 6, every: 20 });
    }
}

#[test]
fn the_advanced_set_up_keeps_the_contract() {
    for seats in 3..=5 {
        testkit::conformance_of(&options(seats, "advanced", "free"), Laws { games: 4, every: 20 });
    }
}

#[test]
fn chosen_civilizations_keep_the_contract() {
    for seats in 3..=5 {
        testkit::conformance_of(&options(seats, "basic", "chosen"), Laws { games: 2, every: 20 });
    }
}

#[test]
fn whatever_edition_is_accepted_can_be_played() {
    testkit::mutations_can_be_played::<MareNostrum>(0..100);
}

#[test]
fn playing_needs_no_heap() {
    for seats in 3..=5 {
        testkit::no_allocation(&options(seats, "basic", "dealt"));
        testkit::no_allocation(&options(seats, "advanced", "free"));
    }
}

#[test]
fn both_languages_are_complete() {
    testkit::words_are_complete::<MareNostrum>();
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<MareNostrum>() <= 2048, "{} bytes", size_of::<MareNostrum>());
}

#[test]
fn golden_games_play_as_written() {
    testkit::playthroughs::<MareNostrum>(GOLDEN_GAMES);
}
