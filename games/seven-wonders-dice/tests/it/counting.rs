//! Leaf counts to small depth from fixed positions.

use game::Options;
use seven_wonders_dice::SevenWondersDice;
use testkit::{leaf_counts, random_position};

fn counts(seats: u8, moves: usize) -> [u64; 4] {
    leaf_counts(&random_position::<SevenWondersDice>(&Options::plain(seats), 11, moves))
}

#[test]
fn leaf_counts_stay_the_same() {
    assert_eq!(
        [counts(2, 0), counts(4, 60), counts(7, 150)],
        [[9, 82, 654, 4762], [6, 34, 176, 996], [5, 40, 169, 916]]
    );
}
