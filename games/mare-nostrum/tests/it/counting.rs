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
        (5, "basic", "dealt", 5, [5, 20, 340]),
        (5, "basic", "dealt", 137, [2, 4, 4]),
        (5, "basic", "dealt", 1000, [2, 44, 549]),
        (4, "advanced", "free", 4, [12, 148, 1915]),
        (3, "basic", "chosen", 200, [20, 116, 283]),
    ] {
        assert_eq!(
            counts(&options(seats, set_up, civilizations), moves),
            expected,
            "{seats} {set_up} {moves}"
        );
    }
}
