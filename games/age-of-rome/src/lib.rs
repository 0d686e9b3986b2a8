//! Age of Rome: after Caesar's death, nine rounds decide who becomes emperor.
//!
//! A round has four phases, each played from the start-player marker in the direction of the event:
//!
//! 1. **Intrigue**: an event is revealed and rewards whoever has most or fewest of something.
//!    Then intrigue tokens placed in earlier rounds are activated against the player who now sits there,
//!    for one discord marker each.
//! 2. **Building**: tiles for denarii, in the province before the player: glory at once, more population.
//! 3. **Action**: one follower at a time on a building, the Colosseum or an intrigue space:
//!    move legions, place votes, draw trade cards, build the Pantheon, farm, gain glory, plot.
//! 4. **Income**: a denarius for each of the population, or two for a loss of glory.
//!    Then the province board turns, and everybody faces another province.
//!
//! Glory on the track brings new followers at milestones. At the end come points for battle regions, the
//! senate column, trade sets, the Pantheon, missions and denarii.
//!
//! Reading order: [`components`] and [`edition`] are the box, [`state`] and [`places`] the table, `flow` the
//! contents page of `phases`, where `pieces` are the hands that move them, [`scoring`] the end.

pub mod about;
pub mod action;
pub mod cards;
pub mod components;
mod counts;
pub mod edition;
pub mod event;
mod flow;
pub mod illegal;
mod invariants;
mod judge;
mod names;
mod narrate;
mod observe;
mod phases;
pub mod places;
pub mod scoring;
mod setup;
pub mod state;
mod text;
pub mod variants;
mod view;

use game::Game;

pub use action::Action;
pub use edition::Edition;
pub use event::Event;
pub use illegal::Illegal;
pub use judge::Weights;
pub use phases::building::price;
pub use phases::spots::has_bonus;
pub use phases::trade::kind_of_set;
pub use state::AgeOfRome;
pub use variants::{Solo, Ways};

game::acting!(AgeOfRome);

impl Game for AgeOfRome {
    const NAME: &'static str = "age-of-rome";
    const SEATS: std::ops::RangeInclusive<u8> = 1..=4;
    const MAX_DECISIONS: usize = 10_000;

    type Edition = Edition;
    type Variants = Ways;

    fn round(&self) -> u16 {
        self.round.into()
    }

    game::rooms!();
}
