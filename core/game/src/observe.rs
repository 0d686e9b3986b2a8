//! What a viewer sees as a row of numbers, each with its name.

use std::fmt::{Display, Write};

use enumset::{EnumSet, EnumSetType};
use sha2::{Digest, Sha256};

use crate::{Game, Indexed, Seat, Seen, Viewer};

/// Writes an observation down: its values, or their names. [`Game::observe`] does not know which.
pub trait Pen {
    /// A count as it is; cut off at the ends of `i16`.
    fn number(&mut self, name: impl Display, value: impl Into<i32>);

    /// So many bits, the lowest first, each with a name of its own.
    fn bits<N: Display>(&mut self, name: impl Display, bits: u64, count: usize, each: impl Fn(usize) -> N);

    /// Everything that is written in `part` is named after this.
    fn under(&mut self, name: impl Display, part: impl FnOnce(&mut Self));

    /// A bit for each piece: whether it is there.
    fn set<K: EnumSetType + Indexed + Display>(&mut self, name: impl Display, set: EnumSet<K>) {
        let each = |place| K::at(place).expect("there are as many");
        self.bits(name, set.as_u64(), K::COUNT, each);
    }

    /// A bit for each value, and only that of this one is set.
    fn one_of<K: Indexed + Display>(&mut self, name: impl Display, one: Option<K>) {
        let bits = one.and_then(K::index).map_or(0, |place| 1 << place);
        self.bits(name, bits, K::COUNT, |place| K::at(place).expect("there are as many"));
    }

    /// One more than the number of this value, or 0: for what would take too many bits.
    fn which<K: Indexed>(&mut self, name: impl Display, one: Option<K>) {
        let place = one.and_then(K::index).map_or(0, |place| 1 + place);
        self.number(name, place as i32);
    }

    /// A bit for each of these words, and only that in this place is set.
    fn among(&mut self, name: impl Display, words: &[&str], place: usize) {
        self.bits(name, 1 << place, words.len(), |place| words[place]);
    }

    /// A number for each value.
    fn each<K: Indexed + Display + Copy, V: Into<i32>>(
        &mut self,
        name: impl Display,
        value: impl Fn(K) -> V,
    ) {
        self.under(name, |pen| {
            for key in (0..K::COUNT).filter_map(K::at) {
                pen.number(key, value(key));
            }
        });
    }
}

/// The seats of a table in the order in which one viewer sees them; `seat0` is the viewer.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    first: Seat,
    seats: u8,
}

impl Around {
    /// A public viewer looks from the first seat.
    pub fn of<G: Game>(seen: &Seen<G>) -> Self {
        let first = match seen.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Public => Seat(0),
        };
        Around { first, seats: seen.seats() }
    }

    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        self.first.around(self.seats)
    }

    /// How many seats after the viewer's this one comes.
    pub fn place(self, seat: Seat) -> usize {
        (usize::from(self.seats) + seat.index() - self.first.index()) % usize::from(self.seats)
    }

    /// Writes a part for each seat.
    pub fn each<P: Pen>(self, pen: &mut P, mut part: impl FnMut(&mut P, Seat)) {
        for (place, seat) in self.seats().enumerate() {
            pen.under(format_args!("seat{place}"), |pen| part(pen, seat));
        }
    }

    /// A bit for each seat, and only those of these are set.
    pub fn some(self, pen: &mut impl Pen, name: impl Display, seats: impl IntoIterator<Item = Seat>) {
        let bits = seats.into_iter().fold(0, |bits, seat| bits | 1 << self.place(seat));
        pen.bits(name, bits, self.seats.into(), |place| format!("seat{place}"));
    }
}

/// Writes values into a row that somebody else keeps.
#[derive(Debug)]
pub struct Values<'a> {
    row: &'a mut [i16],
    length: usize,
}

impl Values<'_> {
    /// Writes what is seen into the row, as far as it goes, and says how many values there are.
    pub fn write<G: Game>(seen: &Seen<G>, row: &mut [i16]) -> usize {
        let mut values = Values { row, length: 0 };
        G::observe(seen, &mut values);
        values.length
    }
}

/// The bits of every byte as values: most of an observation are bits.
const SPREAD: [[i16; 8]; 256] = {
    let mut spread = [[0; 8]; 256];
    let mut cell = 0;
    while cell < 8 * 256 {
        spread[cell / 8][cell % 8] = ((cell / 8) >> (cell % 8) & 1) as i16;
        cell += 1;
    }
    spread
};

impl Pen for Values<'_> {
    #[inline]
    fn number(&mut self, _: impl Display, value: impl Into<i32>) {
        if let Some(cell) = self.row.get_mut(self.length) {
            *cell = value.into().clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        }
        self.length += 1;
    }

    #[inline]
    fn bits<N: Display>(&mut self, _: impl Display, bits: u64, count: usize, _: impl Fn(usize) -> N) {
        if let Some(cells) = self.row.get_mut(self.length..self.length + count) {
            let bytes = bits.to_le_bytes();
            for (cells, byte) in cells.chunks_mut(8).zip(bytes) {
                cells.copy_from_slice(&SPREAD[usize::from(byte)][..cells.len()]);
            }
        }
        self.length += count;
    }

    #[inline]
    fn under(&mut self, _: impl Display, part: impl FnOnce(&mut Self)) {
        part(self);
    }
}

/// Writes down what each value is called: `seat1.coins`, `worker-row.2.a1`.
#[derive(Debug, Default)]
pub struct Names {
    path: String,
    names: Vec<String>,
}

impl Names {
    pub fn of<G: Game>(seen: &Seen<G>) -> Vec<String> {
        let mut names = Names::default();
        G::observe(seen, &mut names);
        names.names
    }
}

impl Pen for Names {
    fn number(&mut self, name: impl Display, _: impl Into<i32>) {
        self.names.push(format!("{}{name}", self.path));
    }

    fn bits<N: Display>(&mut self, name: impl Display, _: u64, count: usize, each: impl Fn(usize) -> N) {
        for place in 0..count {
            self.number(format_args!("{name}.{}", each(place)), 0);
        }
    }

    fn under(&mut self, name: impl Display, part: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        write!(self.path, "{name}.").expect("a string takes everything");
        part(self);
        self.path.truncate(length);
    }
}

/// What the numbers of a game mean: it changes when any action or any value is called otherwise.
pub fn version<G: Game>(names: &[String]) -> String {
    let mut hasher = Sha256::new();
    let actions = (0..G::Action::COUNT).filter_map(G::Action::at).map(|action| action.to_string());
    for line in [G::NAME.to_owned()].into_iter().chain(actions).chain(names.iter().cloned()) {
        hasher.update(line);
        hasher.update("\n");
    }
    hasher.finalize().iter().take(8).fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}
