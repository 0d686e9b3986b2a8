//! Leaf counts to small depth from fixed positions.

use deus::Deus;
use game::Options;
use testkit::{leaf_counts, random_position};

fn counts(seats: u8, moves: usize) -> [u64; 3] {
    leaf_counts(&random_position::<Deus>(&Options::plain(seats), 11, moves))
}

#[test]
fn leaf_counts_stay_the_same() {
    let found = [counts(2, 0), counts(2, 90), counts(3, 60), counts(4, 200), counts(4, 500)];
    assert_eq!(found, [[9, 38, 210], [5, 21, 91], [5, 25, 114], [4, 17, 91], [4, 16, 64]]);
}
