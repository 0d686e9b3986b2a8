//! What fields and bonuses do: a small closed set, written as a line of words in the edition.

use enumset::EnumSet;

use crate::components::{Building, Color, SPECIAL};
use crate::edition::CityCard;

/// The effect of a marked field (chapter 7 of the rules).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Effect {
    #[default]
    Nothing,
    /// `resource`: one resource for good.
    Resource,
    /// `defense`: takes one point off later attacks on this side.
    Defense,
    /// `coins 7`
    Coins(u8),
    /// `per blue 1`: now coins, at the end points, for each marked field of these buildings.
    Per { of: EnumSet<Building>, each: u8 },
    /// `per-gallery`: at the end a point for each marked field of the gallery.
    PerGallery,
    /// `cheaper-dice`: every die costs one coin less.
    CheaperDice,
    /// `free red`: dice of this color cost nothing.
    Free(Color),
    /// `gain 2 red`: coins whenever a die of this color is chosen.
    Gain { coins: u8, color: Color },
    /// `unlock black`
    Unlock(Color),
    /// `cross 2 red`: mark up to so many fields of these buildings, paying for them.
    Cross { count: u8, of: EnumSet<Building> },
    /// `build`: build with a die that costs nothing.
    Build,
    /// `action`: another action of any kind.
    Action,
}

/// What an effect changes for the rest of the game: nothing, for most.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lasting {
    pub(crate) resources: u8,
    pub(crate) discount: u8,
    pub(crate) free_colors: EnumSet<Color>,
    pub(crate) unlocked: EnumSet<Color>,
}

impl Effect {
    pub(crate) fn lasting(self) -> Lasting {
        let nothing = Lasting::default();
        match self {
            Effect::Resource => Lasting { resources: 1, ..nothing },
            Effect::CheaperDice => Lasting { discount: 1, ..nothing },
            Effect::Free(color) => Lasting { free_colors: EnumSet::only(color), ..nothing },
            Effect::Unlock(color) => Lasting { unlocked: EnumSet::only(color), ..nothing },
            _ => nothing,
        }
    }

    /// Whether it is counted among the marked fields, later and again and again.
    pub(crate) fn needs_a_field(self) -> bool {
        matches!(self, Effect::Defense | Effect::Per { .. } | Effect::PerGallery | Effect::Gain { .. })
    }

    /// Whether it counts at the end.
    pub(crate) fn brings_points(self) -> bool {
        matches!(self, Effect::Per { .. } | Effect::PerGallery)
    }

    /// Reads a line of the edition for one city.
    pub(crate) fn read(line: &str, city: &CityCard) -> Result<Effect, String> {
        let words: Vec<&str> = line.split(' ').collect();
        Ok(match words[..] {
            ["resource"] => Effect::Resource,
            ["defense"] => Effect::Defense,
            ["per-gallery"] => Effect::PerGallery,
            ["cheaper-dice"] => Effect::CheaperDice,
            ["build"] => Effect::Build,
            ["action"] => Effect::Action,
            ["coins", coins] => Effect::Coins(number(coins)?),
            ["per", of, each] => Effect::Per { of: buildings(of, city)?, each: number(each)? },
            ["free", of] => Effect::Free(color(of, city)?),
            ["gain", coins, of] => Effect::Gain { coins: number(coins)?, color: color(of, city)? },
            ["unlock", die] => Effect::Unlock(special(die, city)?),
            ["cross", count, ref of @ ..] if !of.is_empty() => {
                let all = of
                    .iter()
                    .try_fold(EnumSet::empty(), |all, of| Ok::<_, String>(all | buildings(of, city)?))?;
                Effect::Cross { count: number(count)?, of: all }
            }
            _ => return Err(format!("`{line}` is no effect")),
        })
    }
}

fn number(word: &str) -> Result<u8, String> {
    match word.parse() {
        Ok(number @ 1..=20) => Ok(number),
        _ => Err(format!("`{word}` is no number from 1 to 20")),
    }
}

fn color(word: &str, city: &CityCard) -> Result<Color, String> {
    match word {
        "first-color" => Ok(city.colors[0]),
        "second-color" => Ok(city.colors[1]),
        _ => word.parse().map_err(|_| format!("`{word}` is no color")),
    }
}

fn buildings(word: &str, city: &CityCard) -> Result<EnumSet<Building>, String> {
    if word == "wonder" {
        return Ok(EnumSet::only(Building::Wonder));
    }
    let buildings = Building::of(color(word, city)?);
    if buildings.is_empty() { Err(format!("`{word}` has no building")) } else { Ok(buildings) }
}

fn special(word: &str, city: &CityCard) -> Result<Color, String> {
    let color = match word {
        "first-die" => city.dice[0],
        "second-die" => city.dice[1],
        "third-die" => city.dice[2],
        _ => color(word, city)?,
    };
    if SPECIAL.contains(color) { Ok(color) } else { Err(format!("`{color}` is no special die")) }
}
