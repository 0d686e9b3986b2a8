//! Who sits where, and who looks on.

use std::fmt;
use std::ops::{BitAnd, Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// No game seats more than this.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `count`, clockwise.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count).map(Seat)
    }

    /// All seats of a table of `count`, clockwise from this one.
    pub fn around(self, count: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..count).map(move |step| Seat((self.0 + step) % count))
    }

    /// The neighbour to the left, who is next in clockwise order.
    #[must_use]
    pub fn left(self, count: u8) -> Seat {
        Seat(if self.0 + 1 < count { self.0 + 1 } else { 0 })
    }

    /// The neighbour to the right.
    #[must_use]
    pub fn right(self, count: u8) -> Seat {
        Seat(if self.0 > 0 { self.0 - 1 } else { count - 1 })
    }
}

/// People count seats from 1.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// Any number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    pub fn only(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    pub fn all(count: u8) -> Self {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    pub fn contains(self, seat: Seat) -> bool {
        (seat.index() < MAX_SEATS) && self.0 & (1 << seat.0) != 0
    }

    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let next = |left: &SeatSet| Some(SeatSet(left.0 & left.0.wrapping_sub(1)));
        std::iter::successors(Some(self), next).map_while(SeatSet::first)
    }
}

impl BitAnd for SeatSet {
    type Output = SeatSet;
    fn bitand(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, |mut set, seat| {
            set.insert(seat);
            set
        })
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            Some(seat) => Err(D::Error::custom(format!("there is no seat {}", seat.0))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    Seat(Seat),
    /// A spectator: sees what everybody at the table sees.
    Public,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Everybody who may look at a table of `count` seats.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(count).map(Viewer::Seat).chain([Viewer::Public])
    }
}

/// One value for each of at most `N` seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> PerSeat<T, N> {
    /// The seats of a table of `count` whose value is such.
    // A plain loop becomes code without branches, unlike find, filter and collect.
    pub fn seats_where(&self, count: u8, holds: impl Fn(&T) -> bool) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for (value, seat) in self.0.iter().zip(Seat::all(count)) {
            if holds(value) {
                seats.insert(seat);
            }
        }
        seats
    }
}

impl<T: Default + Copy, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        PerSeat([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let found = values.len();
        let values = values.try_into().map_err(|_| D::Error::invalid_length(found, &"one value per seat"))?;
        Ok(PerSeat(values))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_go_around_the_table() {
        assert_eq!(Seat(3).left(4), Seat(0));
        assert_eq!(Seat(0).right(4), Seat(3));
        assert_eq!(Seat(2).around(4).map(|seat| seat.0).collect::<Vec<_>>(), [2, 3, 0, 1]);
    }

    #[test]
    fn seats_are_found_by_their_values() {
        let rich = PerSeat([7, 0, 9]).seats_where(3, |&coins| coins > 5);
        assert_eq!(rich, [Seat(0), Seat(2)].into_iter().collect());
    }

    #[test]
    fn a_set_of_all_eight_seats_fits() {
        assert_eq!(SeatSet::all(8).len(), 8);
        assert!(!SeatSet::all(8).contains(Seat(9)));
    }

    #[test]
    fn what_two_sets_share_is_a_set() {
        let odd: SeatSet = [Seat(1), Seat(3), Seat(5)].into_iter().collect();
        assert_eq!(odd & SeatSet::all(4), [Seat(1), Seat(3)].into_iter().collect());
    }

    #[test]
    fn a_set_with_a_seat_beyond_the_table_is_refused() {
        assert!(serde_json::from_str::<SeatSet>("[1, 12]").is_err());
    }
}
