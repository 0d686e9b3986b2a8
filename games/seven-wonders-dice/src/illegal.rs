//! Why an action is refused.

use crate::board::Place;
use crate::components::{Bonus, City, Die, Field};

#[derive(Clone, Copy, PartialEq, Eq, Debug, game::Refusal)]
pub enum Illegal {
    #[rule("2.2")]
    NotYourTurn,
    /// Boards are chosen before the first round only.
    #[rule("1.1")]
    CitiesChosen,
    #[rule("1.1")]
    ChooseCityFirst,
    #[rule("1.1")]
    CityTaken(City),
    #[rule("3.1")]
    DieNotInForum(Die),
    #[rule("6.9")]
    DieNotObtained(Die),
    /// No action and no free build is left in this turn.
    #[rule("2.2")]
    NoActionLeft,
    /// Nothing that this die shows can be marked any more.
    #[rule("3.3")]
    NothingOpen(Die),
    #[rule("5.3")]
    CannotAfford { price: u8, coins: u8 },
    #[rule("6.10")]
    GuildComparison,
    #[rule("3.6")]
    WonderComplete,
    /// The field of a chosen die comes first.
    #[rule("3.2")]
    MarkFirst,
    #[rule("3.2")]
    NoMarkDue,
    #[rule("3.2")]
    NoSuchField(#[tell(field.to_string())] Field),
    #[rule("3.3")]
    AlreadyMarked(#[call("field")] Place),
    /// The arrows lead to another field first.
    #[rule("3.3")]
    NotOpen(#[call("field")] Place),
    /// Neither the die nor the effect reaches this building.
    #[rule("3.2")]
    OutOfReach(#[call("field")] Place),
    #[rule("4.1")]
    NoBonusDue,
    #[rule("4.1")]
    BonusTicked(Bonus),
    #[rule("4.1")]
    TickFirst,
    /// An action has to be taken before a turn can be finished.
    #[rule("2.2")]
    ActFirst,
}
