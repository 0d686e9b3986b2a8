//! What an edition file must get right beyond its types: counts and ranges.

use game::Flaw;
use game::edition::{Unreadable, parse};
use strum::VariantArray;

use crate::board::Board;
use crate::components::{BARRACKS, Building, SPECIAL};
use crate::edition::{Edition, FieldCard, MOST_CROSSES, MOST_GAINS, MOST_PRICE};
use crate::effect::Effect;

/// Boards are sets of bits, and purses are small numbers.
const MOST_FIELDS: usize = 64;
const MOST_COINS: u8 = 99;
const MOST_COST: u8 = 15;
const MOST_ATTACKS: usize = 16;
/// How many actions, and how many free builds, effects can bring in one turn.
const MOST_EXTRAS: usize = 30;

impl game::Edition for Edition {
    const DEFAULT: &'static str = include_str!("../../editions/default.toml");

    fn read(text: &str) -> Result<Self, Unreadable> {
        parse(text)
    }

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
    fn check_cities(&self) -> Result<(), Flaw> {
        for (city, card) in &self.file.city {
            if card.wonder.is_empty() {
                return Err(Flaw::new(format!("city.{city}.wonder"), "has no steps, expected at least 1"));
            }
            if !card.dice.iter().all(|&color| SPECIAL.contains(color)) {
                return Err(Flaw::new(format!("city.{city}.dice"), "names a die that is not special"));
            }
            for (place, field) in card.wonder.iter().enumerate() {
                self.check_field(&format!("city.{city}.wonder[{place}]"), Building::Wonder, field)?;
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
        for &building in Building::VARIANTS {
            let lanes = file.building.lanes().filter(|(of, ..)| *of == building).count();
            if lanes == 0 && building != Building::Wonder {
                return Err(Flaw::new(format!("building.{building}.lanes"), "is empty, expected a lane"));
            }
        }
        for (building, number, lane) in file.building.lanes() {
            let path = format!("building.{building}.lanes[{number}]");
            if lane.fields.is_empty() || lane.symbols.is_empty() {
                return Err(Flaw::new(path, "is empty"));
            }
            for (place, field) in lane.fields.iter().enumerate() {
                self.check_field(&format!("{path}.fields[{place}]"), building, field)?;
            }
        }
        let attacks =
            file.building.lanes().flat_map(|(.., lane)| &lane.fields).filter(|field| field.attack > 0);
        if attacks.count() > MOST_ATTACKS {
            return Err(Flaw::new("building", format!("has more than {MOST_ATTACKS} attacks")));
        }
        for (city, board) in &self.boards {
            check_effects(&format!("city.{city}"), board)?;
        }
        Ok(())
    }

    fn check_field(&self, path: &str, building: Building, field: &FieldCard) -> Result<(), Flaw> {
        in_range(&format!("{path}.cost"), field.cost, 0, MOST_COST)?;
        in_range(&format!("{path}.points"), field.points, 0, 30)?;
        in_range(&format!("{path}.attack"), field.attack, 0, 30)?;
        let in_barracks = BARRACKS.contains(building);
        if field.attack > 0 && !in_barracks {
            return Err(Flaw::new(format!("{path}.attack"), "only barracks face a neighbor"));
        }
        if field.points > 0 && building == Building::Warehouse {
            return Err(Flaw::new(format!("{path}.points"), "the warehouse brings no points"));
        }
        let Some(line) = &field.effect else { return Ok(()) };
        let flaw = |problem| Flaw::new(format!("{path}.effect"), problem);
        for card in self.file.city.values() {
            let effect = Effect::read(line, card).map_err(flaw)?;
            if effect == Effect::Defense && !in_barracks {
                return Err(flaw("only barracks face a neighbor".to_owned()));
            }
            if effect.brings_points() && building == Building::Warehouse {
                return Err(flaw("the warehouse brings no points".to_owned()));
            }
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

/// A kind of effect: its name, how it is known, how many of it one board can have.
type Kind = (&'static str, fn(&Effect) -> bool, usize);

/// What waits in a turn has its limits: the effects of all fields and of all bonuses could come together.
fn check_effects(path: &str, board: &Board) -> Result<(), Flaw> {
    let effects = || board.effects.iter().chain(board.bonuses.values());
    let kinds: [Kind; 4] = [
        ("cross", |effect| matches!(effect, Effect::Cross { .. }), MOST_CROSSES),
        ("gain", |effect| matches!(effect, Effect::Gain { .. }), MOST_GAINS),
        ("build", |effect| *effect == Effect::Build, MOST_EXTRAS),
        ("action", |effect| *effect == Effect::Action, MOST_EXTRAS),
    ];
    for (name, kind, most) in kinds {
        let count = effects().filter(|&effect| kind(effect)).count();
        if count > most {
            let problem = format!("has {count} effects `{name}` with the bonuses, expected at most {most}");
            return Err(Flaw::new(path, problem));
        }
    }
    Ok(())
}
