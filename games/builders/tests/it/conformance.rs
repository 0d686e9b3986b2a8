use builders::Builders;
use game::{Options, Seen};

const GOLDEN_GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

#[test]
fn the_builders_keep_the_contract() {
    testkit::conformance::<Builders>();
}

#[test]
fn whatever_edition_is_accepted_can_be_played() {
    testkit::mutations_can_be_played::<Builders>(0..300);
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

/// A law that no edition keeps: the report names the seed, and the one change that it takes.
#[test]
fn an_edition_that_fails_is_reported() {
    let never = |_: &Seen<Builders>| panic!("nobody may look");
    let played = testkit::play_mutations::<Builders>(0..6, &never);
    assert_eq!((played.failures.len(), played.games), (6, 0));
    for (failure, seed) in played.failures.iter().zip(0..) {
        assert_eq!(failure.seed, seed);
        assert!((1..=4).contains(&failure.changes.len()), "{:?}", failure.changes);
        assert!(failure.changes.iter().all(|change| change.contains(" → ")), "{:?}", failure.changes);
        assert!(failure.problem.contains("nobody may look"), "{}", failure.problem);
    }
    let again = testkit::play_mutations::<Builders>(0..6, &never);
    assert_eq!(format!("{again:?}"), format!("{played:?}"), "the same seeds give the same editions");
}
