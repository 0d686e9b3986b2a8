use game::{Options, Variants};
use mare_nostrum::MareNostrum;
use testkit::Laws;

const GOLDEN_GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

fn options(seats: u8, set_up: &str, civilizations: &str) -> Options<MareNostrum> {
    let plain = Options::<MareNostrum>::plain(seats);
    let variants = plain.variants.with("set-up", set_up).unwrap();
    plain.with_variants(variants.with("civilizations", civilizations).unwrap())
}

#[test]
fn mare_nostrum_keeps_the_contract() {
    for seats in 3..=5 {
        testkit::conformance_of(&options(seats, "basic", "dealt"), Laws { games: 4, every: 60 });
    }
}

#[test]
fn the_advanced_set_up_keeps_the_contract() {
    for seats in 3..=5 {
        testkit::conformance_of(&options(seats, "advanced", "free"), Laws { games: 3, every: 60 });
    }
}

#[test]
fn chosen_civilizations_keep_the_contract() {
    for seats in 3..=5 {
        testkit::conformance_of(&options(seats, "basic", "chosen"), Laws { games: 2, every: 60 });
    }
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
