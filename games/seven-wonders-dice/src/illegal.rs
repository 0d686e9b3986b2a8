//! Why an action is refused.

use game::{Phrase, Refusal, Rule};
use strum::IntoStaticStr;

use crate::components::{Bonus, City, Die, Field};

#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", prefix = "illegal-")]
pub enum Illegal {
    NotYourTurn,
    /// Boards are chosen before the first round only.
    CitiesChosen,
    ChooseCityFirst,
    CityTaken(City),
    DieNotInForum(Die),
    DieNotObtained(Die),
    /// No action and no free build is left in this turn.
    NoActionLeft,
    /// Nothing that this die shows can be marked any more.
    NothingOpen(Die),
    CannotAfford {
        price: u8,
        coins: u8,
    },
    GuildComparison,
    WonderComplete,
    /// The field of a chosen die comes first.
    MarkFirst,
    NoMarkDue,
    NoSuchField(Field),
    AlreadyMarked(Field),
    /// The arrows lead to another field first.
    NotOpen(Field),
    /// Neither the die nor the effect reaches this building.
    OutOfReach(Field),
    NoBonusDue,
    BonusTicked(Bonus),
    TickFirst,
    /// An action has to be taken before a turn can be finished.
    ActFirst,
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Illegal::NotYourTurn | Illegal::NoActionLeft | Illegal::ActFirst => "2.2",
            Illegal::CitiesChosen | Illegal::ChooseCityFirst | Illegal::CityTaken(_) => "1.1",
            Illegal::DieNotInForum(_) => "3.1",
            Illegal::DieNotObtained(_) => "6.9",
            Illegal::NothingOpen(_) | Illegal::AlreadyMarked(_) | Illegal::NotOpen(_) => "3.3",
            Illegal::CannotAfford { .. } => "5.3",
            Illegal::GuildComparison => "6.10",
            Illegal::WonderComplete => "3.6",
            Illegal::MarkFirst | Illegal::NoMarkDue | Illegal::NoSuchField(_) | Illegal::OutOfReach(_) => {
                "3.2"
            }
            Illegal::NoBonusDue | Illegal::BonusTicked(_) | Illegal::TickFirst => "4.1",
        }
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(<&'static str>::from(self));
        match *self {
            Illegal::CityTaken(city) => phrase.with("city", city.word()),
            Illegal::DieNotInForum(die) | Illegal::DieNotObtained(die) | Illegal::NothingOpen(die) => {
                phrase.with("die", die.word())
            }
            Illegal::CannotAfford { price, coins } => phrase.with("price", price).with("coins", coins),
            Illegal::NoSuchField(field)
            | Illegal::AlreadyMarked(field)
            | Illegal::NotOpen(field)
            | Illegal::OutOfReach(field) => phrase.with("field", field.phrase()),
            Illegal::BonusTicked(bonus) => phrase.with("bonus", bonus.word()),
            _ => phrase,
        }
    }
}
