//! The numbers of one edition: the file as types, and the boards made of it. No rules.

use std::array;

use enum_map::EnumMap;
use game::{Flaw, printed};
use serde::Deserialize;

use crate::board::Board;
use crate::components::{Bonus, Building, City, Color, Die, SPECIAL, Symbol};
use crate::effect::Effect;
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

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
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
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
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

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Lane {
    pub symbols: Vec<Symbol>,
    #[serde(default)]
    pub any_order: bool,
    pub fields: Vec<FieldCard>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
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

/// Boards are sets of bits, and purses are small numbers.
const MOST_FIELDS: usize = 64;
const MOST_COINS: u8 = 99;
const MOST_COST: u8 = 15;
const MOST_PRICE: u8 = 9;
const MOST_ATTACKS: usize = 16;
/// How many effects of the kind `gain` one board can have.
pub(crate) const MOST_GAINS: usize = 8;
/// How many effects of the kind `cross` one board can have waiting.
pub(crate) const MOST_CROSSES: usize = 8;

impl game::Edition for Edition {
    const DEFAULT: &'static str = include_str!("../editions/default.toml");

    fn check(&self) -> Result<(), Flaw> {
        let file = &self.file;
        in_range("reserve.coins", file.reserve.coins, 10, MOST_COINS)?;
        in_range("game.start-coins", file.game.start_coins, 0, file.reserve.coins)?;
        in_range("game.pass-coins", file.game.pass_coins, 1, 20)?;
        in_range("game.bonuses-to-end", file.game.bonuses_to_end, 1, 3)?;
        for (number, quarter) in file.game.quarters.iter().enumerate() {
            in_range(&format!("game.quarters[{number}]"), *quarter, 0, MOST_PRICE)?;
        }
        self.check_cities()?;
        self.check_lanes()?;
        self.check_bonuses()
    }
}

fn in_range(field: &str, number: u8, least: u8, most: u8) -> Result<(), Flaw> {
    if (least..=most).contains(&number) {
        return Ok(());
    }
    Err(Flaw::new(field, format!("is {number}, expected {least} to {most}")))
}

impl Edition {
    /// What a die costs in each quarter when dice cost so much less.
    pub fn prices(&self, discount: u8) -> &[u8; QUARTERS] {
        &self.prices[usize::from(discount.min(MOST_PRICE))]
    }

    fn check_cities(&self) -> Result<(), Flaw> {
        for (city, card) in &self.file.city {
            if card.wonder.is_empty() {
                return Err(Flaw::new(format!("city.{city}.wonder"), "has no steps, expected at least 1"));
            }
            if !card.dice.iter().all(|&color| SPECIAL.contains(color)) {
                return Err(Flaw::new(format!("city.{city}.dice"), "names a die that is not special"));
            }
            for (place, field) in card.wonder.iter().enumerate() {
                self.check_field(&format!("city.{city}.wonder[{place}]"), field)?;
            }
        }
        Ok(())
    }

    fn check_lanes(&self) -> Result<(), Flaw> {
        let file = &self.file;
        let common: usize = file.building.lanes().map(|(.., lane)| lane.fields.len()).sum();
        for (city, card) in &file.city {
            let fields = common + card.wonder.len();
            if fields > MOST_FIELDS {
                let problem = format!("the board has {fields} fields, expected at most {MOST_FIELDS}");
                return Err(Flaw::new(format!("city.{city}.wonder"), problem));
            }
        }
        for (building, number, lane) in file.building.lanes() {
            let path = format!("building.{building}.lanes[{number}]");
            if lane.fields.is_empty() || lane.symbols.is_empty() {
                return Err(Flaw::new(path, "is empty"));
            }
            for (place, field) in lane.fields.iter().enumerate() {
                self.check_field(&format!("{path}.fields[{place}]"), field)?;
            }
        }
        let attacks =
            file.building.lanes().flat_map(|(.., lane)| &lane.fields).filter(|field| field.attack > 0);
        if attacks.count() > MOST_ATTACKS {
            return Err(Flaw::new("building", format!("has more than {MOST_ATTACKS} attacks")));
        }
        for (city, board) in &self.boards {
            let count =
                |kind: fn(&Effect) -> bool| board.effects.iter().filter(|&effect| kind(effect)).count();
            let crosses = count(|effect| matches!(effect, Effect::Cross { .. }));
            let gains = count(|effect| matches!(effect, Effect::Gain { .. }));
            if crosses >= MOST_CROSSES || gains > MOST_GAINS {
                let problem = format!("has {crosses} effects `cross` and {gains} effects `gain`, too many");
                return Err(Flaw::new(format!("city.{city}"), problem));
            }
        }
        Ok(())
    }

    fn check_field(&self, path: &str, field: &FieldCard) -> Result<(), Flaw> {
        in_range(&format!("{path}.cost"), field.cost, 0, MOST_COST)?;
        in_range(&format!("{path}.points"), field.points, 0, 30)?;
        in_range(&format!("{path}.attack"), field.attack, 0, 30)?;
        let Some(line) = &field.effect else { return Ok(()) };
        for card in self.file.city.values() {
            Effect::read(line, card).map_err(|problem| Flaw::new(format!("{path}.effect"), problem))?;
        }
        Ok(())
    }

    fn check_bonuses(&self) -> Result<(), Flaw> {
        let lines = &self.file.bonus;
        for (name, line) in [("action", &lines.action), ("cross", &lines.cross), ("coins", &lines.coins)] {
            let flaw = |problem| Flaw::new(format!("bonus.{name}"), problem);
            for city in self.file.city.values() {
                let effect = Effect::read(line, city).map_err(flaw)?;
                if effect.needs_a_field() {
                    return Err(flaw(format!("`{line}` is counted on a field and does nothing as a bonus")));
                }
            }
        }
        Ok(())
    }
}
