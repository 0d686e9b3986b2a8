use game::{Game, Options, Variants};
use seven_wonders_dice::{DiceVariants, SevenWondersDice};
use testkit::Laws;

const GOLDEN_GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

#[test]
fn seven_wonders_dice_keeps_the_contract() {
    for seats in SevenWondersDice::SEATS {
        testkit::conformance_of::<SevenWondersDice>(&Options::plain(seats), Laws { games: 6, every: 23 });
    }
}

#[test]
fn every_variant_keeps_the_contract() {
    for (key, value) in [
        ("cities", "chosen"),
        ("warehouse-bonus", "true"),
        ("barracks-apart", "false"),
        ("wonder-bonus", "false"),
        ("agora-shared", "false"),
    ] {
        let variants = DiceVariants::default().with(key, value).unwrap();
        let options = Options::<SevenWondersDice>::plain(3).with_variants(variants);
        testkit::conformance_of(&options, Laws { games: 4, every: 29 });
    }
}

#[test]
fn playing_needs_no_heap() {
    for seats in [2, 4, 7] {
        testkit::no_allocation::<SevenWondersDice>(&Options::plain(seats));
    }
}

#[test]
fn both_languages_are_complete() {
    testkit::words_are_complete::<SevenWondersDice>();
}

#[test]
fn golden_games_play_as_written() {
    testkit::playthroughs::<SevenWondersDice>(GOLDEN_GAMES);
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<SevenWondersDice>() <= 1024, "{} bytes", size_of::<SevenWondersDice>());
}
