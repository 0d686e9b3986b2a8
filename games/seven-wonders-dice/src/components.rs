//! The pieces in the box: dice and their faces, buildings, cities, bonuses.

use std::fmt;
use std::str::FromStr;

use enum_map::EnumMap;
use enumset::{EnumSet, enum_set};
use game::{Examples, Indexed, Misread, Notation, Reader, pieces};
use serde::{Deserialize, Serialize};

pieces! {
    Color "color" { Grey, Blue, Green, Red, Yellow, White, Black, Purple }
}

/// The dice that have to be obtained first (rule 6.8).
pub const SPECIAL: EnumSet<Color> = enum_set!(Color::White | Color::Black | Color::Purple);

pieces! {
    #[derive(Default)]
    Die "die" { #[default] GreyOne, GreyTwo, GreyThree, Blue, Green, Red, Yellow, White, Black, Purple }
}

impl Die {
    pub fn color(self) -> Color {
        use Color::{Black, Blue, Green, Grey, Purple, Red, White, Yellow};
        // A table: which die it is cannot be foreseen, and branches would be mispredicted.
        const COLORS: EnumMap<Die, Color> =
            EnumMap::from_array([Grey, Grey, Grey, Blue, Green, Red, Yellow, White, Black, Purple]);
        COLORS[self]
    }

    /// The special die of this color.
    pub fn special(color: Color) -> Option<Die> {
        match color {
            Color::White => Some(Die::White),
            Color::Black => Some(Die::Black),
            Color::Purple => Some(Die::Purple),
            _ => None,
        }
    }
}

pieces! {
    /// What a die can show.
    #[derive(Default)]
    Symbol "symbol" {
        #[default] Stone, Wood, Brick, Cloth, Glass, Papyrus, Mask, Scales, Fountain, Temple, Owl,
        Caduceus, Compass, Tablet, Gear, Axe, Sword, Shield, Camel, Coin, Chest, BustBlue,
        BustGreen, BustRed, BustYellow, BustLaurel, SpyGrey, SpyBlue, SpyGreen, SpyRed, SpyYellow,
        SpyAny, GuildGrey, GuildBlue, GuildGreen, GuildRed, GuildYellow, GuildWonder,
    }
}

impl Symbol {
    /// The buildings that the spy reaches with this face (rule 6.11).
    pub fn spied(self) -> EnumSet<Building> {
        match self {
            Symbol::SpyGrey => Building::of(Color::Grey),
            Symbol::SpyBlue => Building::of(Color::Blue),
            Symbol::SpyGreen => Building::of(Color::Green),
            Symbol::SpyRed => Building::of(Color::Red),
            Symbol::SpyYellow => Building::of(Color::Yellow),
            Symbol::SpyAny => [Color::Blue, Color::Green, Color::Red, Color::Yellow]
                .into_iter()
                .fold(EnumSet::empty(), |all, color| all | Building::of(color)),
            _ => EnumSet::empty(),
        }
    }

    /// The building that is compared with the neighbors' (rule 6.10).
    pub fn compared(self) -> Option<EnumSet<Building>> {
        match self {
            Symbol::GuildGrey => Some(Building::of(Color::Grey)),
            Symbol::GuildBlue => Some(Building::of(Color::Blue)),
            Symbol::GuildGreen => Some(Building::of(Color::Green)),
            Symbol::GuildRed => Some(Building::of(Color::Red)),
            Symbol::GuildYellow => Some(Building::of(Color::Yellow)),
            Symbol::GuildWonder => Some(EnumSet::only(Building::Wonder)),
            _ => None,
        }
    }
}

pieces! {
    #[derive(Default)]
    Building "building" {
        #[default] Warehouse, BarracksWest, BarracksEast, Agora, Market, University, Gallery, Guild,
        Wonder,
    }
}

pub const BARRACKS: EnumSet<Building> = enum_set!(Building::BarracksWest | Building::BarracksEast);

impl Building {
    /// The buildings of a color; the spy has none.
    pub fn of(color: Color) -> EnumSet<Building> {
        match color {
            Color::Grey => EnumSet::only(Building::Warehouse),
            Color::Blue => EnumSet::only(Building::Agora),
            Color::Green => EnumSet::only(Building::University),
            Color::Red => BARRACKS,
            Color::Yellow => EnumSet::only(Building::Market),
            Color::White => EnumSet::only(Building::Gallery),
            Color::Purple => EnumSet::only(Building::Guild),
            Color::Black => EnumSet::empty(),
        }
    }
}

/// A field of a board: which building, which of its lanes, which place in the lane (both from 0).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, Examples,
)]
#[serde(try_from = "String", into = "String")]
pub struct Field {
    pub building: Building,
    pub lane: u8,
    pub place: u8,
}

/// `agora 2 1`: the first field of the second lane.
impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.building, self.lane + 1, self.place + 1)
    }
}

/// Lanes and places that have a number; no building of the box has more.
const LANES: usize = 8;
const PLACES: usize = 8;

impl Indexed for Field {
    const COUNT: usize = Building::COUNT * LANES * PLACES;

    fn index(self) -> Option<usize> {
        let (lane, place) = (usize::from(self.lane), usize::from(self.place));
        (lane < LANES && place < PLACES).then_some((self.building as usize * LANES + lane) * PLACES + place)
    }

    fn at(index: usize) -> Option<Self> {
        let building = Building::at(index / PLACES / LANES)?;
        Some(Field { building, lane: (index / PLACES % LANES) as u8, place: (index % PLACES) as u8 })
    }
}

impl Notation for Field {
    fn read(words: &mut Reader<'_>) -> Option<Self> {
        let building = words.word()?;
        let mut number = || words.word_where(|number| (1..=64).contains(number)).map(|number: u8| number - 1);
        Some(Field { building, lane: number()?, place: number()? })
    }
}

impl FromStr for Field {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Self, Misread> {
        Reader::read_all(text)
    }
}

impl From<Field> for String {
    fn from(field: Field) -> String {
        field.to_string()
    }
}

impl TryFrom<String> for Field {
    type Error = Misread;
    fn try_from(text: String) -> Result<Self, Misread> {
        text.parse()
    }
}

pieces! {
    #[derive(Default)]
    City "city" { #[default] Giza, Rhodes, Alexandria, Babylon, Olympia, Ephesus, Halicarnassus }

    /// The three bonuses of every board (rule 4.1).
    Bonus "bonus" { Action, Cross, Coins }
}
