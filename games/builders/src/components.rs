//! The pieces in the box: resources, tools, buildings, and everybody who can be sent to a site.

use std::ops::{Add, AddAssign, Index};

use enumset::{EnumSet, enum_set};
use game::pieces;
use strum::IntoStaticStr;

pieces! {
    /// What workers give and buildings need.
    Resource "resource" { Stone, Wood, Architecture, Decoration }
}

/// An amount of each resource.
#[game::state(Default)]
#[serde(default)]
pub struct Goods {
    pub stone: u8,
    pub wood: u8,
    pub architecture: u8,
    pub decoration: u8,
}

impl Goods {
    /// At least as much of every resource (rule 8.1).
    pub fn covers(self, needs: Goods) -> bool {
        self.missing_of(needs) == Goods::default()
    }

    /// What of `needs` is still missing.
    #[must_use]
    pub fn missing_of(self, needs: Goods) -> Goods {
        needs.each(self, u8::saturating_sub)
    }

    /// The smaller amount of each resource.
    #[must_use]
    pub fn least(self, other: Goods) -> Goods {
        self.each(other, u8::min)
    }

    pub fn total(self) -> u16 {
        Resource::ALL.iter().map(|&resource| u16::from(self[resource])).sum()
    }

    /// The same goods with another amount of one resource.
    #[must_use]
    pub fn with(mut self, resource: Resource, amount: u8) -> Goods {
        match resource {
            Resource::Stone => self.stone = amount,
            Resource::Wood => self.wood = amount,
            Resource::Architecture => self.architecture = amount,
            Resource::Decoration => self.decoration = amount,
        }
        self
    }

    fn each(self, other: Goods, combine: impl Fn(u8, u8) -> u8) -> Goods {
        Goods {
            stone: combine(self.stone, other.stone),
            wood: combine(self.wood, other.wood),
            architecture: combine(self.architecture, other.architecture),
            decoration: combine(self.decoration, other.decoration),
        }
    }
}

impl Index<Resource> for Goods {
    type Output = u8;
    fn index(&self, resource: Resource) -> &u8 {
        match resource {
            Resource::Stone => &self.stone,
            Resource::Wood => &self.wood,
            Resource::Architecture => &self.architecture,
            Resource::Decoration => &self.decoration,
        }
    }
}

impl Add for Goods {
    type Output = Goods;
    fn add(self, other: Goods) -> Goods {
        self.each(other, u8::saturating_add)
    }
}

impl AddAssign for Goods {
    fn add_assign(&mut self, other: Goods) {
        *self = *self + other;
    }
}

pieces! {
    Tool "tool" { Hammer, Saw, SetSquare, Brush }

    /// Anybody who can be sent to a site: a worker, a slave or a machine.
    Hand "hand" {
        A1, A2, A3, A4, L1, L2, L3, L4, C1, C2, C3, C4, C5, C6, M1, M2, M3, M4, S1, S2, S3, S4, S5,
        S6, Sawmill, ArchitectsTable, Scaffolding, Hoist,
    }
}

/// What a hand is by its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    Apprentice,
    Laborer,
    Craftsman,
    Master,
    Slave,
    Machine,
}

pub const APPRENTICES: EnumSet<Hand> = enum_set!(Hand::A1 | Hand::A2 | Hand::A3 | Hand::A4);
pub const SLAVES: EnumSet<Hand> = enum_set!(Hand::S1 | Hand::S2 | Hand::S3 | Hand::S4 | Hand::S5 | Hand::S6);
pub const MACHINES: EnumSet<Hand> =
    enum_set!(Hand::Sawmill | Hand::ArchitectsTable | Hand::Scaffolding | Hand::Hoist);

impl Hand {
    pub fn kind(self) -> Kind {
        match self {
            Hand::A1 | Hand::A2 | Hand::A3 | Hand::A4 => Kind::Apprentice,
            Hand::L1 | Hand::L2 | Hand::L3 | Hand::L4 => Kind::Laborer,
            Hand::C1 | Hand::C2 | Hand::C3 | Hand::C4 | Hand::C5 | Hand::C6 => Kind::Craftsman,
            Hand::M1 | Hand::M2 | Hand::M3 | Hand::M4 => Kind::Master,
            Hand::S1 | Hand::S2 | Hand::S3 | Hand::S4 | Hand::S5 | Hand::S6 => Kind::Slave,
            Hand::Sawmill | Hand::ArchitectsTable | Hand::Scaffolding | Hand::Hoist => Kind::Machine,
        }
    }

    /// The 18 cards of the worker deck.
    pub fn workers() -> EnumSet<Hand> {
        EnumSet::all() - SLAVES - MACHINES
    }
}

pieces! {
    /// Everything that can be built, machines last.
    Building "building" {
        House, Market, Quarry, WateringTrough, TradingPost, CamelStable, Shop, RuralHouse, Armoury,
        Shipyard, Harbour, ArcheryRange, TownHall, NobleHouse, UrbanHouse, Temple, Barracks,
        Fortress, SchoolOfPhilosophy, Forum, Ziggurat, PalaceOfAssur, LighthouseOfAlexandria,
        Theatre, TowerOfBabel, Sphinx, HangingGardens, ColossusOfRhodes, Pyramid, Sawmill,
        ArchitectsTable, Scaffolding, Hoist,
    }
}

impl Building {
    /// The hand that a finished machine becomes (rule 8.5).
    pub fn machine(self) -> Option<Hand> {
        match self {
            Building::Sawmill => Some(Hand::Sawmill),
            Building::ArchitectsTable => Some(Hand::ArchitectsTable),
            Building::Scaffolding => Some(Hand::Scaffolding),
            Building::Hoist => Some(Hand::Hoist),
            _ => None,
        }
    }
}
