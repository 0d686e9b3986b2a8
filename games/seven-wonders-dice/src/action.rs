//! What a player can do, one click at a time, and its notation.

use crate::components::{Bonus, City, Die, Field};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, game::Action)]
// As wide as one write: most of a listing is writing down dice.
#[repr(align(4))]
pub enum Action {
    #[say("city {city}")]
    ChooseCity(City),
    /// Chooses a die of the forum; where it opens one field only, that is marked at once.
    #[say("take {die}")]
    Take(Die),
    /// `mark agora 2 1`
    #[say("mark {field}")]
    Mark(#[untold] Field),
    /// Builds the next step of the wonder, without a die.
    #[say("wonder")]
    Wonder,
    #[say("pass")]
    Pass,
    #[say("bonus {bonus}")]
    Tick(Bonus),
    /// Lets what is left of this turn go.
    #[say("finish")]
    Finish,
}
