use deus::Deus;
use deus::variants::{DeusVariants, Layout, SmallPort};
use game::Options;
use testkit::{Laws, conformance_of};

const GOLDEN_GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

fn plain() -> DeusVariants {
    DeusVariants::default()
}

/// Every variant alone, and all of them together.
fn variants() -> [DeusVariants; 6] {
    [
        DeusVariants { layout: Layout::Random, ..plain() },
        DeusVariants { layout: Layout::Free, ..plain() },
        DeusVariants { chosen_pieces: true, ..plain() },
        DeusVariants { face_down: true, ..plain() },
        DeusVariants { small_port: SmallPort::Literal, ..plain() },
        DeusVariants {
            layout: Layout::Free,
            chosen_pieces: true,
            face_down: true,
            small_port: SmallPort::Literal,
        },
    ]
}

#[test]
fn deus_keeps_the_contract() {
    for seats in 2..=4 {
        conformance_of::<Deus>(&Options::plain(seats), Laws { games: 8, every: 11 });
    }
}

#[test]
fn deus_keeps_the_contract_in_every_variant() {
    for seats in 2..=4 {
        for variants in variants() {
            let options = Options::<Deus>::plain(seats).with_variants(variants);
            conformance_of(&options, Laws { games: 2, every: 17 });
        }
    }
}

#[test]
fn whatever_edition_is_accepted_can_be_played() {
    testkit::mutations_can_be_played::<Deus>(0..180);
}

#[test]
fn playing_needs_no_heap() {
    for seats in 2..=4 {
        for variants in [plain(), variants()[5]] {
            testkit::no_allocation::<Deus>(&Options::plain(seats).with_variants(variants));
        }
    }
}

#[test]
fn both_languages_are_complete() {
    testkit::words_are_complete::<Deus>();
}

#[test]
fn golden_games_play_as_written() {
    testkit::playthroughs::<Deus>(GOLDEN_GAMES);
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Deus>() <= 1024, "{} bytes", size_of::<Deus>());
}
