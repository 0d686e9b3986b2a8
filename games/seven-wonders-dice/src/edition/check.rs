//! What an edition file must get right beyond its types: counts and ranges.

use game::edition::within;
use game::{Checked, Flaw, flawless};

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
    game::default_edition!();

    fn check(&self) -> Checked {
        let file = &self.file;
        within("reserve.coins", file.reserve.coins, 10..=MOST_COINS)?;
        within("game.start-coins", file.game.start_coins, 0..=file.reserve.coins)?;
        within("game.pass-coins", file.game.pass_coins, 1..=20)?;
        within("game.bonuses-to-end", file.game.bonuses_to_end, 1..=3)?;
        for (number, quarter) in file.game.quarters.iter().enumerate() {
            within(&format!("game.quarters[{number}]"), *quarter, 0..=MOST_PRICE)?;
        }
        self.check_cities()?;
        self.check_lanes()?;
        self.check_bonuses()
    }
}

impl Edition {
    fn check_cities(&self) -> Checked {
        for (city, card) in &self.file.city {
            flawless!(
                !card.wonder.is_empty(),
                format!("city.{city}.wonder"),
                "has no steps, expected at least 1"
            )?;
            flawless!(
                card.dice.iter().all(|&color| SPECIAL.contains(color)),
                format!("city.{city}.dice"),
                "names a die that is not special"
            )?;
            for (place, field) in card.wonder.iter().enumerate() {
                self.check_field(&format!("city.{city}.wonder[{place}]"), Building::Wonder, field)?;
            }
        }
        Ok(())
    }

    fn check_lanes(&self) -> Checked {
        let file = &self.file;
        let common: usize = file.building.lanes().map(|(.., lane)| lane.fields.len()).sum();
        for (city, card) in &file.city {
            let fields = common + card.wonder.len();
            let path = format!("city.{city}.wonder");
            flawless!(
                fields <= MOST_FIELDS,
                path,
                "the board has {fields} fields, expected at most {MOST_FIELDS}"
            )?;
        }
        for &building in Building::ALL {
            let lanes = file.building.lanes().filter(|(of, ..)| *of == building).count();
            flawless!(
                lanes > 0 || building == Building::Wonder,
                format!("building.{building}.lanes"),
                "is empty, expected a lane"
            )?;
        }
        for (building, number, lane) in file.building.lanes() {
            let path = format!("building.{building}.lanes[{number}]");
            flawless!(!lane.fields.is_empty() && !lane.symbols.is_empty(), &path, "is empty")?;
            for (place, field) in lane.fields.iter().enumerate() {
                self.check_field(&format!("{path}.fields[{place}]"), building, field)?;
            }
        }
        let attacks =
            file.building.lanes().flat_map(|(.., lane)| &lane.fields).filter(|field| field.attack > 0);
        flawless!(attacks.count() <= MOST_ATTACKS, "building", "has more than {MOST_ATTACKS} attacks")?;
        for (city, board) in &self.boards {
            check_effects(&format!("city.{city}"), board)?;
        }
        Ok(())
    }

    fn check_field(&self, path: &str, building: Building, field: &FieldCard) -> Checked {
        within(&format!("{path}.cost"), field.cost, 0..=MOST_COST)?;
        within(&format!("{path}.points"), field.points, 0..=30)?;
        within(&format!("{path}.attack"), field.attack, 0..=30)?;
        let in_barracks = BARRACKS.contains(building);
        flawless!(
            field.attack == 0 || in_barracks,
            format!("{path}.attack"),
            "only barracks face a neighbor"
        )?;
        flawless!(
            field.points == 0 || building != Building::Warehouse,
            format!("{path}.points"),
            "the warehouse brings no points"
        )?;
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

    fn check_bonuses(&self) -> Checked {
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
fn check_effects(path: &str, board: &Board) -> Checked {
    let effects = || board.effects.iter().chain(board.bonuses.values());
    let kinds: [Kind; 4] = [
        ("cross", |effect| matches!(effect, Effect::Cross { .. }), MOST_CROSSES),
        ("gain", |effect| matches!(effect, Effect::Gain { .. }), MOST_GAINS),
        ("build", |effect| *effect == Effect::Build, MOST_EXTRAS),
        ("action", |effect| *effect == Effect::Action, MOST_EXTRAS),
    ];
    for (name, kind, most) in kinds {
        let count = effects().filter(|&effect| kind(effect)).count();
        flawless!(
            count <= most,
            path,
            "has {count} effects `{name}` with the bonuses, expected at most {most}"
        )?;
    }
    Ok(())
}
