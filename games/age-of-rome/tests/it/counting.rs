//! Leaf counts to small depth from fixed positions.

use age_of_rome::{AgeOfRome, Solo, Ways};
use game::Options;
use testkit::{leaf_counts, random_position};

fn counts(seats: u8, ways: Ways, moves: usize) -> [u64; 3] {
    leaf_counts(&random_position::<AgeOfRome>(&Options::plain(seats).with_variants(ways), 11, moves))
}

#[test]
fn leaf_counts_stay_the_same() {
    assert_eq!(counts(4, Ways::default(), 0), [3, 9, 27]);
    assert_eq!(counts(4, Ways::default(), 150), [2, 11, 69]);
    assert_eq!(counts(3, Ways { spies: true, ..Ways::default() }, 80), [5, 35, 564]);
    assert_eq!(counts(2, Ways { hard_times: true, ..Ways::default() }, 100), [3, 18, 150]);
    assert_eq!(counts(1, Ways { solo: Solo::CassiusNormal, ..Ways::default() }, 40), [6, 33, 108]);
}
