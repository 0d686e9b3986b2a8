use builders::Builders;
use game::Options;

const GOLDEN_GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

#[test]
fn the_builders_keep_the_contract() {
    testkit::conformance::<Builders>();
}

#[test]
fn playing_needs_no_heap() {
    for seats in 2..=4 {
        testkit::no_allocation::<Builders>(&Options::plain(seats));
    }
}

#[test]
fn both_languages_are_complete() {
    testkit::words_are_complete::<Builders>();
}

#[test]
fn golden_games_play_as_written() {
    testkit::playthroughs::<Builders>(GOLDEN_GAMES);
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Builders>() <= 512, "{} bytes", size_of::<Builders>());
}
