//! The numbers, cards and board of one edition as types, and the checks on a file. No rules.

mod check;

use std::collections::BTreeMap;

use enum_map::EnumMap;
use game::{Checked, Edition, printed};
use serde::Deserialize;

use crate::board::Board;
use crate::components::*;
use crate::ware::Ware;

printed! {
    /// What one set of cards buys.
    pub struct Prices {
        pub influence: u8,
        pub caravan: u8,
        pub city: u8,
        pub market: u8,
        pub temple: u8,
        pub legion: u8,
        pub fortress: u8,
        pub trireme: u8,
        pub hero: u8,
        pub wonder: u8,
        pub pyramids: u8,
    }

    /// How many cards of each kind the bank begins with.
    pub struct Cards {
        pub tax: u8,
        pub grain: u8,
        pub fish: u8,
        pub slaves: u8,
        pub wine: u8,
        pub metal: u8,
        pub fruit: u8,
        pub livestock: u8,
        pub oil: u8,
        pub gold: u8,
        pub gems: u8,
        pub perfume: u8,
        pub papyrus: u8,
    }

    /// The pieces of one color.
    pub struct Pieces {
        pub legions: u8,
        pub fortresses: u8,
        pub triremes: u8,
        pub markers: u8,
    }

    /// Building tokens and recommended absent civilizations for one number of players.
    pub struct Tokens {
        pub caravan: u8,
        pub city: u8,
        pub market: u8,
        pub temple: u8,
        pub left_out: Vec<Civ>,
    }

    /// The numbers of rules and cards.
    pub struct Effects {
        pub fortress_strength: u8,
        pub points_per_loss: u8,
        pub role_bonus: u8,
        pub die_bonus: u8,
        pub discount: u8,
        pub kept_taxes: u8,
        pub victory_cards: u8,
    }

    /// The advanced set-up.
    pub struct Advanced {
        pub points: u8,
        /// Seas whose whole coast a civilization may use beside its neighbors.
        #[serde(default)]
        pub extra_seas: BTreeMap<Civ, Vec<Sea>>,
    }

    /// When play that leads nowhere ends.
    pub struct Safeguard {
        pub rounds: u8,
    }

    /// The basic set-up of one civilization.
    pub struct Start {
        pub central: Province,
        pub role: Option<Role>,
        pub province: BTreeMap<Province, StartProvince>,
    }

    /// A province as it is printed.
    pub struct PrintedProvince {
        pub island: bool,
        pub cities: Vec<City>,
        pub goods: Vec<Card>,
        pub land: Vec<Province>,
        pub sea: Vec<Sea>,
    }

    /// A sea zone as it is printed.
    pub struct PrintedSea {
        pub sea: Vec<Sea>,
    }
}

/// One province of a basic set-up; the central one also gets a fortress.
#[game::print(Clone, Default)]
#[serde(default)]
pub struct StartProvince {
    pub cities: Vec<City>,
    pub caravans: Vec<Card>,
    /// One caravan goes on one of these, as the player likes.
    pub choice: Vec<Card>,
}

/// The file itself.
#[game::print]
pub struct EditionFile {
    pub prices: Prices,
    pub cards: Cards,
    pub pieces: Pieces,
    pub tokens: BTreeMap<String, Tokens>,
    pub effects: Effects,
    pub advanced: Advanced,
    pub safeguard: Safeguard,
    pub start: BTreeMap<Civ, Start>,
    pub province: BTreeMap<Province, PrintedProvince>,
    pub sea: BTreeMap<Sea, PrintedSea>,
}

/// An edition with its tables worked out for fast play.
#[derive(Debug, Deserialize)]
#[serde(from = "EditionFile")]
pub struct MareNostrumEdition {
    pub file: EditionFile,
    pub board: Board,
    pub prices: EnumMap<Ware, u8>,
    /// Cards of each kind in the game.
    pub cards: EnumMap<Card, u8>,
    /// The centers of the civilizations; a file that names one twice or not at all fails its check.
    pub central: EnumMap<Civ, Province>,
    /// Whose center a province is.
    pub center_of: EnumMap<Province, Option<Civ>>,
}

impl From<EditionFile> for MareNostrumEdition {
    fn from(file: EditionFile) -> Self {
        let board = Board::of(&file);
        let prices = EnumMap::from_fn(|ware| file.prices.price(ware));
        let cards = EnumMap::from_fn(|card| file.cards.count(card));
        let central =
            EnumMap::from_fn(|civ| file.start.get(&civ).map_or(Province::Gallia, |start| start.central));
        let center_of = EnumMap::from_fn(|at| Civ::ALL.iter().copied().find(|&civ| central[civ] == at));
        MareNostrumEdition { file, board, prices, cards, central, center_of }
    }
}

impl Prices {
    fn price(&self, ware: Ware) -> u8 {
        match ware {
            Ware::Influence => self.influence,
            Ware::Caravan => self.caravan,
            Ware::City => self.city,
            Ware::Market => self.market,
            Ware::Temple => self.temple,
            Ware::Legion => self.legion,
            Ware::Fortress => self.fortress,
            Ware::Trireme => self.trireme,
            Ware::Hero => self.hero,
            Ware::Wonder => self.wonder,
            Ware::Pyramids => self.pyramids,
        }
    }
}

impl Cards {
    fn count(&self, card: Card) -> u8 {
        match card {
            Card::Tax => self.tax,
            Card::Grain => self.grain,
            Card::Fish => self.fish,
            Card::Slaves => self.slaves,
            Card::Wine => self.wine,
            Card::Metal => self.metal,
            Card::Fruit => self.fruit,
            Card::Livestock => self.livestock,
            Card::Oil => self.oil,
            Card::Gold => self.gold,
            Card::Gems => self.gems,
            Card::Perfume => self.perfume,
            Card::Papyrus => self.papyrus,
        }
    }
}

impl MareNostrumEdition {
    /// The printed price of an item.
    pub fn price(&self, item: Item) -> u8 {
        self.prices[item.ware()]
    }

    pub fn start(&self, civ: Civ) -> Option<&Start> {
        self.file.start.get(&civ)
    }

    pub fn tokens(&self, seats: u8) -> Option<&Tokens> {
        let key = match seats {
            3 => "3",
            4 => "4",
            5 => "5",
            _ => return None,
        };
        self.file.tokens.get(key)
    }

    /// The civilizations recommended for so many players.
    pub fn recommended(&self, seats: u8) -> CivSet {
        let left_out = self.tokens(seats).map(|tokens| tokens.left_out.iter().copied().collect::<CivSet>());
        CivSet::all() - left_out.unwrap_or_default()
    }
}

impl Tokens {
    pub fn count(&self, token: Token) -> u8 {
        match token {
            Token::Caravan => self.caravan,
            Token::City => self.city,
            Token::Market => self.market,
            Token::Temple => self.temple,
        }
    }
}

impl Edition for MareNostrumEdition {
    game::default_edition!();

    fn check(&self) -> Checked {
        check::check(self)
    }
}
