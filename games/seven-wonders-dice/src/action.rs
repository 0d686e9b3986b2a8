//! What a player can do, one click at a time, and its notation.

use std::fmt;
use std::str::FromStr;

use crate::components::{Bonus, City, Die, Field};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
// As wide as one write: most of a listing is writing down dice.
#[repr(align(4))]
pub enum Action {
    /// `city rhodes`
    ChooseCity(City),
    /// `take blue`: choose a die of the forum; where it opens one field only, that is marked at once
    Take(Die),
    /// `mark agora 2 1`
    Mark(Field),
    /// `wonder`: build the next step of the wonder, without a die
    Wonder,
    /// `pass`
    Pass,
    /// `bonus coins`
    Tick(Bonus),
    /// `finish`: let what is left of this turn go
    Finish,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::ChooseCity(city) => write!(f, "city {city}"),
            Action::Take(die) => write!(f, "take {die}"),
            Action::Mark(field) => write!(f, "mark {field}"),
            Action::Wonder => f.write_str("wonder"),
            Action::Pass => f.write_str("pass"),
            Action::Tick(bonus) => write!(f, "bonus {bonus}"),
            Action::Finish => f.write_str("finish"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let (verb, object) = text.split_once(' ').unwrap_or((text, ""));
        Ok(match (verb, object) {
            ("city", _) => Action::ChooseCity(object.parse().map_err(|_| format!("`{object}` is no city"))?),
            ("take", _) => Action::Take(object.parse().map_err(|_| format!("`{object}` is no die"))?),
            ("bonus", _) => Action::Tick(object.parse().map_err(|_| format!("`{object}` is no bonus"))?),
            ("mark", _) => Action::Mark(object.parse()?),
            ("wonder", "") => Action::Wonder,
            ("pass", "") => Action::Pass,
            ("finish", "") => Action::Finish,
            _ => {
                return Err(format!(
                    "`{text}` is no action; try `take blue`, `wonder`, `pass` or `mark agora 1 1`"
                ));
            }
        })
    }
}
