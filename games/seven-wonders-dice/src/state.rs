//! The position: the forum, and every board as it was before the round and as it is now. No rules.

use enumset::EnumSet;
use game::{Examples, PerSeat, Printed, Seat};
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};
use tinyvec::ArrayVec;

use crate::board::{Board, Fields, Layout};
use crate::components::{Bonus, Building, City, Color, Die, Symbol};
use crate::edition::{Edition, MOST_CROSSES};
use crate::effect::Lasting;
use crate::variants::DiceVariants;

pub const MAX_PLAYERS: usize = 7;
pub const FORUM: usize = 7;
pub const QUARTERS: usize = 4;

/// A game of 7 Wonders Dice.
#[game::state]
pub struct SevenWondersDice {
    pub edition: Printed<Edition>,
    pub variants: DiceVariants,
    pub seats: u8,
    pub round: u16,
    /// The round after which the game is over, once that is known.
    pub last_round: Option<u16>,
    pub phase: Phase,
    pub forum: [Rolled; FORUM],
    /// Somebody has finished the agora in an earlier round (rule 6.5).
    pub agora_finished: bool,
    pub players: PerSeat<Player, MAX_PLAYERS>,
}

#[game::state]
pub enum Phase {
    /// The seats choose their boards one after the other.
    Cities {
        seat: Seat,
    },
    /// Everybody acts at the same time.
    Round,
    Over,
}

/// A die in the forum.
#[game::state(Default, Examples)]
pub struct Rolled {
    pub die: Die,
    pub symbol: Symbol,
    /// The number of its quarter, from 0.
    pub quarter: u8,
}

#[game::state(Default)]
pub struct Player {
    pub city: City,
    /// As all saw it when the round began; what neighbors are compared by.
    pub before: Sheet,
    pub sheet: Sheet,
    pub turn: Turn,
}

/// What is written on a board.
#[game::state(Default)]
pub struct Sheet {
    pub marked: Fields,
    /// The fields that may be marked next, by the arrows alone.
    pub open: Fields,
    pub coins: u8,
    pub resources: u8,
    /// How much less every die costs.
    pub discount: u8,
    pub free_colors: EnumSet<Color>,
    pub unlocked: EnumSet<Color>,
    pub bonuses: EnumSet<Bonus>,
    pub agora_first: bool,
    /// Points written into the laurels of attacks, in the order of the board.
    pub written: [u8; 16],
    /// What dice of each color brought stood here in games that were saved for a while.
    #[serde(default, skip_serializing)]
    pub gains: Former,
}

/// Something that follows from the rest: it is read past and not written any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Former;

impl<'de> Deserialize<'de> for Former {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        IgnoredAny::deserialize(deserializer).map(|_| Former)
    }
}

/// How far the turn of a seat has come in this round.
#[game::state(Default)]
pub struct Turn {
    pub done: bool,
    /// A die was chosen and paid for; which of its fields is to be marked?
    pub marking: Option<Die>,
    /// The action of the round has been taken; further ones come from effects.
    pub acted: bool,
    /// Actions still to be taken; the turn begins with one.
    pub actions: u8,
    /// Builds with a die that costs nothing.
    pub builds: u8,
    /// Bonuses to be ticked.
    pub bonuses: u8,
    /// Fields that may be marked without a die.
    pub crosses: ArrayVec<[Cross; MOST_CROSSES]>,
}

/// Up to so many fields of these buildings.
#[game::state(Default)]
pub struct Cross {
    pub of: EnumSet<Building>,
    pub left: u8,
}

impl Rolled {
    /// An index that is always good.
    pub fn place_of_quarter(self) -> usize {
        usize::from(self.quarter) % QUARTERS
    }
}

impl Sheet {
    /// Writes down what stays for the rest of the game.
    pub(crate) fn keep(&mut self, lasting: Lasting) {
        self.resources += lasting.resources;
        self.discount += lasting.discount;
        self.free_colors |= lasting.free_colors;
        self.unlocked |= lasting.unlocked;
    }
}

impl Turn {
    pub fn fresh() -> Self {
        Turn { actions: 1, ..Turn::default() }
    }
}

impl SevenWondersDice {
    /// Whether a seat has yet to choose its board.
    pub fn is_cityless(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Cities { seat: choosing } if seat >= choosing)
    }

    /// Where the fields of a seat's board lie.
    pub fn layout(&self, seat: Seat) -> &'static Layout {
        &self.board(seat).layout
    }

    pub fn board(&self, seat: Seat) -> &'static Board {
        let edition = self.edition;
        &edition.content().boards[self.players[seat].city]
    }

    pub fn rolled(&self, die: Die) -> Option<Rolled> {
        // Where a die lies cannot be foreseen: all are looked at, and only then there is one question.
        let is_there = |place: usize| u32::from(self.forum[place].die == die) << place;
        let places = (0..FORUM).fold(0, |places, place| places | is_there(place));
        self.forum.get(places.trailing_zeros() as usize).copied()
    }

    /// Who sits beside a seat; the same player on both sides when there are two.
    pub fn neighbors(&self, seat: Seat) -> [Seat; 2] {
        [seat.left(self.seats), seat.right(self.seats)]
    }

    /// Marked fields of these buildings on a sheet of a seat.
    pub fn count(&self, seat: Seat, sheet: &Sheet, of: EnumSet<Building>) -> u8 {
        sheet.marked.and(self.layout(seat).of_buildings(of)).len() as u8
    }
}
