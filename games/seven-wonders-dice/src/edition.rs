//! The numbers of one edition: the file as types, and the boards made of it. No rules.

mod check;

use std::array;

use enum_map::EnumMap;
use game::printed;
use serde::Deserialize;

use crate::board::Board;
use crate::components::{Bonus, Building, City, Color, Die, Symbol};
use crate::state::QUARTERS;

/// An edition file, and what the rules need of it.
#[derive(Debug, Deserialize)]
#[serde(from = "File")]
pub struct Edition {
    pub file: File,
    pub boards: EnumMap<City, Board>,
    /// What dice cost in each quarter, by how much less they cost.
    prices: [[u8; QUARTERS]; 1 + MOST_PRICE as usize],
}

#[game::print]
pub struct File {
    pub game: GameNumbers,
    pub reserve: Reserve,
    pub agora_first: AgoraFirst,
    pub bonus: BonusLines,
    pub die: EnumMap<Die, DieCard>,
    pub building: Buildings,
    pub city: EnumMap<City, CityCard>,
}

printed! {
    pub struct GameNumbers {
        pub start_coins: u8,
        pub pass_coins: u8,
        pub bonuses_to_end: u8,
        pub quarters: [u8; QUARTERS],
    }

    pub struct Reserve {
        pub coins: u8,
    }

    pub struct AgoraFirst {
        pub points: u8,
    }

    pub struct BonusLines {
        pub action: String,
        pub cross: String,
        pub coins: String,
    }

    pub struct DieCard {
        pub faces: [Symbol; 6],
    }

    pub struct BuildingCard {
        pub lanes: Vec<Lane>,
    }

    pub struct CityCard {
        pub wonder: Vec<FieldCard>,
        /// What the university calls first-color and second-color.
        pub colors: [Color; 2],
        /// What the university calls first-die, second-die and third-die.
        pub dice: [Color; 3],
    }
}

/// The buildings that are the same on all boards.
#[game::print]
pub struct Buildings {
    pub warehouse: BuildingCard,
    pub barracks_west: BuildingCard,
    pub barracks_east: BuildingCard,
    pub agora: BuildingCard,
    pub market: BuildingCard,
    pub university: BuildingCard,
    pub gallery: BuildingCard,
    pub guild: BuildingCard,
}

#[game::print]
pub struct Lane {
    pub symbols: Vec<Symbol>,
    #[serde(default)]
    pub any_order: bool,
    pub fields: Vec<FieldCard>,
}

#[game::print(Clone)]
pub struct FieldCard {
    pub cost: u8,
    #[serde(default)]
    pub points: u8,
    #[serde(default)]
    pub attack: u8,
    pub effect: Option<String>,
}

impl BonusLines {
    /// The effect of a bonus, as it is written.
    pub fn line(&self, bonus: Bonus) -> &str {
        match bonus {
            Bonus::Action => &self.action,
            Bonus::Cross => &self.cross,
            Bonus::Coins => &self.coins,
        }
    }
}

impl Buildings {
    /// All lanes of the common buildings, in the order of the board.
    /// Whether a building has more than one lane.
    pub fn has_lanes(&self, building: Building) -> bool {
        self.lanes().filter(|&(of, ..)| of == building).count() > 1
    }

    pub fn lanes(&self) -> impl Iterator<Item = (Building, u8, &Lane)> {
        let cards = [
            (Building::Warehouse, &self.warehouse),
            (Building::BarracksWest, &self.barracks_west),
            (Building::BarracksEast, &self.barracks_east),
            (Building::Agora, &self.agora),
            (Building::Market, &self.market),
            (Building::University, &self.university),
            (Building::Gallery, &self.gallery),
            (Building::Guild, &self.guild),
        ];
        cards.into_iter().flat_map(|(building, card)| {
            card.lanes.iter().zip(0..).map(move |(lane, number)| (building, number, lane))
        })
    }
}

impl From<File> for Edition {
    fn from(file: File) -> Self {
        let boards = EnumMap::from_fn(|city| Board::of(&file, city));
        let quarters = file.game.quarters;
        let prices = array::from_fn(|less| quarters.map(|price| price.saturating_sub(less as u8)));
        Edition { file, boards, prices }
    }
}

/// No die costs more than this.
pub(crate) const MOST_PRICE: u8 = 9;
/// How many effects of the kind `gain` one board can have.
pub(crate) const MOST_GAINS: usize = 8;
/// How many effects of the kind `cross` one board can have waiting.
pub(crate) const MOST_CROSSES: usize = 8;

impl Edition {
    /// What a die costs in each quarter when dice cost so much less.
    pub fn prices(&self, discount: u8) -> &[u8; QUARTERS] {
        &self.prices[usize::from(discount.min(MOST_PRICE))]
    }
}
