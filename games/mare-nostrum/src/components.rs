//! The things in the box as closed types; their numbers come from the edition.
#![expect(missing_debug_implementations, reason = "the set derive makes hidden types inside this macro")]

use std::fmt;
use std::str::FromStr;

use enum_map::Enum;
use enumset::{EnumSet, EnumSetType};
use serde::{Deserialize, Serialize};

/// An enum whose variants have a kebab-case name in notation, files and words.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident: $what:literal, $repr:literal { $($variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Hash, PartialOrd, Ord, EnumSetType, Enum, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[enumset(repr = $repr, serialize_repr = "list")]
        pub enum $name { $($variant),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The name in notation, files and word keys.
            pub fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = String;
            fn from_str(id: &str) -> Result<Self, String> {
                match id {
                    $($id => Ok($name::$variant),)+
                    _ => Err(format!(concat!("there is no ", $what, " `{}`"), id)),
                }
            }
        }
    };
}

named! {
    /// A civilization, played by a seat or neutral; the order of the advanced set-up.
    Civ: "civilization", "u8" {
        Rome = "rome", Carthage = "carthage", Greece = "greece", Egypt = "egypt", Babylon = "babylon",
    }
}

named! {
    /// A resource card: the tax card or one of the twelve goods.
    Card: "card", "u16" {
        Tax = "tax", Grain = "grain", Fish = "fish", Slaves = "slaves", Wine = "wine", Metal = "metal",
        Fruit = "fruit", Livestock = "livestock", Oil = "oil", Gold = "gold", Gems = "gems",
        Perfume = "perfume", Papyrus = "papyrus",
    }
}

named! {
    /// A land or island province; the names are those of the drawn map.
    Province: "province", "u64" {
        Gallia = "gallia", Germania = "germania", Dalmatia = "dalmatia", Latium = "latium",
        Italia = "italia", Macedonia = "macedonia", Dacia = "dacia", Thracia = "thracia",
        Achaia = "achaia", Sardinia = "sardinia", Sicilia = "sicilia", Creta = "creta",
        Rhodus = "rhodus", Cyprus = "cyprus", Asia = "asia", Cappadocia = "cappadocia",
        Cilicia = "cilicia", Armenia = "armenia", Assyria = "assyria", Babylonia = "babylonia",
        Syria = "syria", Arabia = "arabia", Judaea = "judaea", Sinai = "sinai", Aegyptus = "aegyptus",
        Aethiopia = "aethiopia", Nubia = "nubia", Cyrenaica = "cyrenaica", Garamantia = "garamantia",
        Libya = "libya", Phasania = "phasania", Africa = "africa", Numidia = "numidia",
    }
}

named! {
    /// A sea zone.
    Sea: "sea zone", "u16" {
        Tyrrhenum = "tyrrhenum", Sardoum = "sardoum", Hadriaticum = "hadriaticum", Ionium = "ionium",
        Africum = "africum", Aegaeum = "aegaeum", Pontus = "pontus", Cyprium = "cyprium",
        Aegyptium = "aegyptium", Phoenicium = "phoenicium",
    }
}

named! {
    /// A city by its printed name.
    City: "city", "u32" {
        Roma = "roma", Constantinopolis = "constantinopolis", Athenae = "athenae", Sparta = "sparta",
        Syracusae = "syracusae", Cnossus = "cnossus", Rhodus = "rhodus", Troas = "troas",
        Tarsus = "tarsus", Babylon = "babylon", Antiochia = "antiochia", Hierosolyma = "hierosolyma",
        Alexandria = "alexandria", Memphis = "memphis", Thebae = "thebae", Cyrenae = "cyrenae",
        Carthago = "carthago",
    }
}

named! {
    /// The heroes: six for everybody, then one for each civilization.
    Hero: "hero", "u16" {
        Agamemnon = "agamemnon", Archimedes = "archimedes", Helen = "helen",
        Nebuchadnezzar = "nebuchadnezzar", Solomon = "solomon", Odysseus = "odysseus",
        Caesar = "caesar", Hannibal = "hannibal", Pericles = "pericles", Cleopatra = "cleopatra",
        Hammurabi = "hammurabi",
    }
}

named! {
    /// The seven wonders of the world.
    Wonder: "wonder", "u8" {
        Colossus = "colossus", HangingGardens = "hanging-gardens", Artemis = "artemis", Zeus = "zeus",
        Lighthouse = "lighthouse", Mausoleum = "mausoleum", Pyramids = "pyramids",
    }
}

named! {
    /// The role cards, in the order in which they are given at the start of a round.
    Role: "role", "u8" {
        Commerce = "commerce", Politics = "politics", Military = "military",
    }
}

named! {
    /// The four kinds of building tokens.
    Token: "building", "u8" {
        Caravan = "caravan", City = "city", Market = "market", Temple = "temple",
    }
}

named! {
    /// A place in a province where a building stands or a legion can be put.
    Spot: "place", "u8" {
        FirstCity = "first-city", SecondCity = "second-city", FirstCaravan = "first-caravan",
        SecondCaravan = "second-caravan", Temple = "temple", Market = "market", Marker = "marker",
    }
}

pub type CivSet = EnumSet<Civ>;
pub type CardSet = EnumSet<Card>;
pub type ProvinceSet = EnumSet<Province>;
pub type SeaSet = EnumSet<Sea>;
pub type SpotSet = EnumSet<Spot>;
pub type HeroSet = EnumSet<Hero>;
pub type WonderSet = EnumSet<Wonder>;

impl Card {
    /// The twelve goods.
    pub const GOODS: &'static [Card] = Card::ALL.split_at(1).1;

    pub fn is_good(self) -> bool {
        self != Card::Tax
    }
}

impl Hero {
    /// The civilization this hero belongs to; general heroes belong to none.
    pub fn home(self) -> Option<Civ> {
        match self {
            Hero::Caesar => Some(Civ::Rome),
            Hero::Hannibal => Some(Civ::Carthage),
            Hero::Pericles => Some(Civ::Greece),
            Hero::Cleopatra => Some(Civ::Egypt),
            Hero::Hammurabi => Some(Civ::Babylon),
            _ => None,
        }
    }

    /// The hero of a civilization.
    pub fn of(civ: Civ) -> Hero {
        match civ {
            Civ::Rome => Hero::Caesar,
            Civ::Carthage => Hero::Hannibal,
            Civ::Greece => Hero::Pericles,
            Civ::Egypt => Hero::Cleopatra,
            Civ::Babylon => Hero::Hammurabi,
        }
    }
}

impl Role {
    /// The hero who helps to win it.
    pub fn helper(self) -> Hero {
        match self {
            Role::Commerce => Hero::Agamemnon,
            Role::Politics => Hero::Solomon,
            Role::Military => Hero::Archimedes,
        }
    }
}

impl Token {
    /// Where such a building may stand.
    pub(crate) fn spots(self) -> SpotSet {
        match self {
            Token::Caravan => Spot::FirstCaravan | Spot::SecondCaravan,
            Token::City => Spot::FirstCity | Spot::SecondCity,
            Token::Market => Spot::Market.into(),
            Token::Temple => Spot::Temple.into(),
        }
    }
}

impl Spot {
    pub const CITIES: [Spot; 2] = [Spot::FirstCity, Spot::SecondCity];
    pub const CARAVANS: [Spot; 2] = [Spot::FirstCaravan, Spot::SecondCaravan];

    /// The token that stands here; none for the influence marker.
    pub fn token(self) -> Option<Token> {
        match self {
            Spot::FirstCity | Spot::SecondCity => Some(Token::City),
            Spot::FirstCaravan | Spot::SecondCaravan => Some(Token::Caravan),
            Spot::Temple => Some(Token::Temple),
            Spot::Market => Some(Token::Market),
            Spot::Marker => None,
        }
    }
}

/// A building as people name it: `city roma`, `caravan wine`, `temple`, `market`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    City(City),
    /// The card is a good; a tax stands on no site.
    Caravan(Card),
    Temple,
    Market,
}

impl Building {
    pub fn token(self) -> Token {
        match self {
            Building::City(_) => Token::City,
            Building::Caravan(_) => Token::Caravan,
            Building::Temple => Token::Temple,
            Building::Market => Token::Market,
        }
    }
}

/// What can be bought for one set of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    Influence(Province),
    Building(Province, Building),
    Legion(Province),
    Fortress(Province),
    Trireme(Province),
    Hero(Hero),
    Wonder(Wonder),
}

/// A land unit, when its owner chooses losses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LandUnit {
    Legion,
    Fortress,
}

/// Where a battle is fought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    Land(Province),
    Sea(Sea),
}
