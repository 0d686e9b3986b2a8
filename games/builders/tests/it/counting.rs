//! Leaf counts to small depth from fixed positions.

use builders::Builders;
use game::Options;
use testkit::{leaf_counts, random_position};

fn counts(seats: u8, moves: usize) -> [u64; 3] {
    leaf_counts(&random_position::<Builders>(&Options::plain(seats), 11, moves))
}

#[test]
fn leaf_counts_stay_the_same() {
    assert_eq!(counts(2, 0), [30, 562, 9145]);
    assert_eq!(counts(3, 60), [12, 32, 292]);
    assert_eq!(counts(4, 200), [7, 37, 170]);
}
