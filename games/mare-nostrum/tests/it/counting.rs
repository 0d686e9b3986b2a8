//! Leaf counts to small depth from fixed positions.

use game::Options;
use mare_nostrum::MareNostrum;
use testkit::{leaf_counts, random_position};

use crate::table::options;

fn counts(options: &Options<MareNostrum>, moves: usize) -> [u64; 3] {
    leaf_counts(&random_position(options, 11, moves))
}

#[test]
fn leaf_counts_stay_the_same() {
    for (seats, set_up, civilizations, moves, expected) in [
        (5, "basic", "dealt", 0, [2, 4, 8]),
        (5, "basic", "dealt", 5, [5, 20, 312]),
        (5, "basic", "dealt", 137, [26, 339, 406]),
        (5, "basic", "dealt", 1000, [7, 42, 216]),
        (4, "advanced", "free", 4, [12, 148, 1915]),
        (3, "basic", "chosen", 200, [18, 107, 467]),
    ] {
        assert_eq!(
            counts(&options(seats, set_up, civilizations), moves),
            expected,
            "{seats} {set_up} {moves}"
        );
    }
}
