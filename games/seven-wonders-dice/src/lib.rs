//! 7 Wonders Dice, for 2 to 7 players, who all act at the same time.
//!
//! Every round the seven dice of the forum are shaken: each shows a symbol and lies in a quarter that costs
//! 0 to 3 coins. Everybody takes one action:
//!
//! - choose a die (`take blue`) and mark a field that its symbol opens (`mark agora 2 1` where there is a choice),
//! - build the next step of the wonder (`wonder`), or
//! - `pass` for three coins.
//!
//! Fields need resources, and every resource that is missing costs a coin. A marked field takes effect at once;
//! effects that allow more (`mark …`, another `take …`) are used in any order, or left with `finish`.
//! The last field of a building brings a bonus (`bonus coins`). With somebody's third bonus one more round follows.
//!
//! What others do in a round is hidden until all are done; only then do the boards meet.

pub mod action;
pub mod board;
pub mod components;
pub mod edition;
pub mod effect;
pub mod event;
mod flow;
pub mod illegal;
mod invariants;
mod judge;
mod names;
mod narrate;
mod observe;
mod phases;
pub mod prospect;
mod scoring;
mod setup;
pub mod state;
mod text;
pub mod variants;
mod view;

use game::Game;

pub use action::Action;
pub use event::Event;
pub use illegal::Illegal;
pub use judge::Weights;
pub use state::SevenWondersDice;
pub use variants::DiceVariants;

game::acting!(SevenWondersDice);

impl Game for SevenWondersDice {
    const NAME: &'static str = "seven-wonders-dice";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=7;
    const MAX_DECISIONS: usize = 20_000;

    type Edition = edition::Edition;
    type Variants = DiceVariants;

    fn round(&self) -> u16 {
        self.round
    }

    game::rooms!();
}
