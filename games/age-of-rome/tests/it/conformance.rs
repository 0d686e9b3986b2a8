use age_of_rome::{AgeOfRome, Solo, Ways};
use game::Options;
use testkit::Laws;

const GOLDEN_GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

/// Few games, many looks: a game has hundreds of decisions.
const LAWS: Laws = Laws { games: 6, every: 9 };

fn plain() -> Ways {
    Ways::default()
}

/// Everything at once, as far as the number of players allows.
fn everything(seats: u8) -> Ways {
    Ways {
        spies: seats > 1,
        truce: true,
        clockwork: true,
        heroes: true,
        hard_times: true,
        solo: Solo::CassiusHard,
    }
}

fn keeps_the_contract(seats: u8, ways: Ways) {
    testkit::conformance_of::<AgeOfRome>(&Options::plain(seats).with_variants(ways), LAWS);
}

#[test]
fn age_of_rome_keeps_the_contract() {
    (1..=4).for_each(|seats| keeps_the_contract(seats, plain()));
}

/// Rule 9.9: the variants can be combined.
#[test]
fn s9_9_all_variants_together_keep_the_contract() {
    (1..=4).for_each(|seats| keeps_the_contract(seats, everything(seats)));
}

#[test]
fn every_variant_keeps_the_contract() {
    for seats in 2..=4 {
        keeps_the_contract(seats, Ways { spies: true, ..plain() });
        keeps_the_contract(seats, Ways { truce: true, ..plain() });
        keeps_the_contract(seats, Ways { clockwork: true, ..plain() });
        keeps_the_contract(seats, Ways { heroes: true, ..plain() });
        keeps_the_contract(seats, Ways { hard_times: true, ..plain() });
        keeps_the_contract(seats, Ways { spies: true, hard_times: true, ..plain() });
    }
}

#[test]
fn solo_games_keep_the_contract() {
    for solo in [Solo::Imperial, Solo::CassiusEasy, Solo::CassiusNormal, Solo::CassiusHard] {
        keeps_the_contract(1, Ways { solo, ..plain() });
        keeps_the_contract(1, Ways { solo, hard_times: true, ..plain() });
    }
}

#[test]
fn whatever_edition_is_accepted_can_be_played() {
    testkit::mutations_can_be_played::<AgeOfRome>(0..300);
}

#[test]
fn playing_needs_no_heap() {
    for seats in 1..=4 {
        testkit::no_allocation::<AgeOfRome>(&Options::plain(seats));
        testkit::no_allocation::<AgeOfRome>(&Options::plain(seats).with_variants(everything(seats)));
    }
}

#[test]
fn both_languages_are_complete() {
    testkit::words_are_complete::<AgeOfRome>();
}

#[test]
fn golden_games_play_as_written() {
    testkit::playthroughs::<AgeOfRome>(GOLDEN_GAMES);
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<AgeOfRome>() <= 768, "{} bytes", size_of::<AgeOfRome>());
}
