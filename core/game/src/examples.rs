//! Examples of everything that can be said, so that a test can see whether all of it has words.

use enum_map::{Enum, EnumMap};
use enumset::{EnumSet, EnumSetType};

use crate::{Seat, SeatSet};

/// Values that stand for all: each variant, each kind of piece, none and some, one and many.
pub trait Examples: Clone {
    fn examples() -> Vec<Self>;
}

/// Places to take from lists of these lengths: the first two of all lists in every combination, and then each
/// place of each list once.
pub fn combinations(lengths: &[usize]) -> Vec<Vec<usize>> {
    let mut rows = vec![Vec::new()];
    for &length in lengths {
        rows = rows
            .into_iter()
            .flat_map(|row: Vec<usize>| (0..length.min(2)).map(move |place| [&row[..], &[place]].concat()))
            .collect();
    }
    let plain: Vec<usize> = lengths.iter().map(|length| 1.min(length - 1)).collect();
    for (list, &length) in lengths.iter().enumerate() {
        rows.extend((2..length).map(|place| {
            let mut row = plain.clone();
            row[list] = place;
            row
        }));
    }
    rows
}

macro_rules! numbers {
    ($($number:ty: $values:expr),* $(,)?) => {
        $(impl Examples for $number {
            fn examples() -> Vec<Self> {
                Vec::from($values)
            }
        })*
    };
}
numbers! {
    bool: [false, true], u8: [0, 1, 2, 12], u16: [0, 1, 2, 12], i8: [1, -1, 0], i32: [0, 1, -1],
    Seat: [Seat(0), Seat(1)], SeatSet: [SeatSet::only(Seat(0)), SeatSet::all(2), SeatSet::EMPTY],
    &'static str: ["1.1"],
}

impl Examples for String {
    fn examples() -> Vec<Self> {
        vec!["…".to_owned()]
    }
}

impl<T: Examples> Examples for Option<T> {
    fn examples() -> Vec<Self> {
        let some = T::examples().into_iter().map(Some);
        [None].into_iter().chain(some).collect()
    }
}

impl<A: Examples, B: Examples> Examples for (A, B) {
    fn examples() -> Vec<Self> {
        let (first, second) = (A::examples(), B::examples());
        let pairs = combinations(&[first.len(), second.len()]).into_iter();
        pairs.map(|places| (first[places[0]].clone(), second[places[1]].clone())).collect()
    }
}

/// All alike, and as different as they can be.
impl<T: Examples, const N: usize> Examples for [T; N] {
    fn examples() -> Vec<Self> {
        let each = T::examples();
        vec![
            std::array::from_fn(|_| each[0].clone()),
            std::array::from_fn(|place| each[place % each.len()].clone()),
        ]
    }
}

impl<K: Enum, V: Examples> Examples for EnumMap<K, V>
where
    K::Array<V>: Clone,
{
    fn examples() -> Vec<Self> {
        let each = V::examples();
        let mut place = 0;
        let next = |_| {
            place += 1;
            each[place % each.len()].clone()
        };
        vec![EnumMap::from_fn(|_| each[0].clone()), EnumMap::from_fn(next)]
    }
}

impl<T: EnumSetType> Examples for EnumSet<T> {
    fn examples() -> Vec<Self> {
        vec![EnumSet::empty(), EnumSet::all()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_in_some_combination_and_the_corners_in_all() {
        let rows = combinations(&[2, 4, 1]);
        assert_eq!(
            rows,
            [[0, 0, 0], [0, 1, 0], [1, 0, 0], [1, 1, 0], [1, 2, 0], [1, 3, 0]].map(Vec::from).to_vec()
        );
        assert_eq!(Option::<bool>::examples(), [None, Some(false), Some(true)]);
    }
}
