//! Who sits before what: the four sides of the table, the turning province board, the order of play.

use std::ops::Range;

use game::Seat;
use tinyvec::ArrayVec;

use crate::components::Province;
use crate::state::{AgeOfRome, Phase};
use crate::variants::Solo;

/// The place of Cassius, after all seats for people.
pub const CASSIUS: Seat = Seat(4);

const SIDES: u8 = 4;

impl AgeOfRome {
    pub fn plays_alone(&self) -> bool {
        self.seats == 1
    }

    pub fn has_cassius(&self) -> bool {
        self.plays_alone() && self.variants.solo != Solo::Imperial
    }

    pub fn is_imperial(&self) -> bool {
        self.plays_alone() && self.variants.solo == Solo::Imperial
    }

    /// Everybody with a board: the players, and Cassius after them.
    pub fn boards(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats).chain(self.has_cassius().then_some(CASSIUS))
    }

    /// The side of the table, clockwise; two sit at opposite sides (rule 1.1).
    pub fn side_of(&self, seat: Seat) -> u8 {
        match (self.seats, seat) {
            (3.., Seat(place)) => place,
            (_, CASSIUS) => 2,
            (_, Seat(place)) => 2 * place,
        }
    }

    /// Who sits on a side of the table.
    pub fn seat_on_side(&self, side: u8) -> Option<Seat> {
        match (self.seats, side) {
            (1, 2) => self.has_cassius().then_some(CASSIUS),
            (2, 0 | 2) => Some(Seat(side / 2)),
            (2, _) => None,
            (seats, _) => (side < seats).then_some(Seat(side)),
        }
    }

    /// The province before a seat.
    pub fn front(&self, seat: Seat) -> Province {
        self.province_on_side(self.side_of(seat))
    }

    /// The province that lies towards a side of the table.
    pub fn province_on_side(&self, side: u8) -> Province {
        Province::Gallia.clockwise(side + SIDES - self.turned % SIDES)
    }

    /// The province before a seat after this round's turn of the board (rule 7.4).
    pub fn next_front(&self, seat: Seat) -> Province {
        let steps = self.turns().rem_euclid(SIDES as i8) as u8;
        self.province_on_side(self.side_of(seat) + SIDES - steps)
    }

    /// Who sits at a province.
    pub fn seat_at(&self, province: Province) -> Option<Seat> {
        self.seat_on_side((province as u8 + self.turned) % SIDES)
    }

    /// Whether this round goes clockwise.
    pub fn clockwise(&self) -> bool {
        self.event.is_none_or(|event| self.edition.events[event].turns > 0)
    }

    /// One side further in the direction of this round.
    fn step(&self) -> u8 {
        if self.clockwise() { 1 } else { SIDES - 1 }
    }

    /// The side that begins this round.
    fn first_side(&self) -> u8 {
        (self.marker as u8 + self.turned) % SIDES
    }

    /// Who sits so many steps from a side.
    fn seats_from(&self, side: u8, steps: Range<u8>) -> impl Iterator<Item = Seat> + Clone + '_ {
        let step = self.step();
        steps.filter_map(move |count| self.seat_on_side((side + count * step) % SIDES))
    }

    /// Everybody in the order of this round, from the marker on (rule 2.2).
    pub fn order(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.seats_from(self.first_side(), 0..SIDES)
    }

    /// The same as a list, for those who change the game on the way.
    pub(crate) fn seats_in_order(&self) -> ArrayVec<[Seat; SIDES as usize]> {
        self.order().collect()
    }

    /// Those who come after a seat in this round, to the end of the order.
    pub fn order_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        let side = self.side_of(seat);
        // Steps of one and of three sides are their own inverses modulo four: distance times step is the place.
        let place = (side + SIDES - self.first_side()) * self.step() % SIDES;
        self.seats_from(side, 1..SIDES - place)
    }

    /// Once around the table from a seat, which comes last.
    pub fn around_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.seats_from(self.side_of(seat), 1..SIDES + 1)
    }

    /// One and all levels of the province (rule 4.4).
    pub fn population(&self, province: Province) -> u16 {
        1 + self.levels[province].values().map(|&level| u16::from(level)).sum::<u16>()
    }

    pub fn is_last_round(&self) -> bool {
        self.round == self.edition.track.rounds
    }

    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}
