//! Deus: a card engine on a continent of flowers, for two to four players.
//!
//! A turn is one of two things.
//!
//! - **Build.** Play a card from the hand on top of the column of its color, pay for it, put a piece of that
//!   kind on the map, and resolve the whole column from the bottom up. A temple has no column: it needs the
//!   other colors first and scores at the end.
//! - **Make an offering.** Discard cards; the color of the top one names the god who helps, their number
//!   says how much. Then the hand is refilled.
//!
//! A barbarian village is attacked at once when its ring is occupied and an army is among them.
//! When all temples are built or all villages attacked, the round is finished and one more is played.
//!
//! Reading order: the things are in [`components`], [`cards`], [`map`] and [`layout`]; what cards do in
//! [`effect`], their numbers in [`edition`]; the position in [`state`]. `setup`, `flow` and `phases` are the
//! rules, in the order of `docs/rules`, with `counters` for what effects count and [`scoring`] for the end.
//! `view` keeps the secrets, [`judge`] estimates, [`narrate`] speaks, `invariants` checks what is loaded.

pub mod cards;
pub mod components;
pub mod edition;
pub mod effect;
pub mod layout;
pub mod map;
pub mod variants;

pub mod action;
pub mod event;
pub mod illegal;
pub mod state;

mod counters;
mod flow;
mod phases;
pub mod scoring;
mod setup;

mod invariants;
pub mod judge;
mod names;
pub mod narrate;
mod observe;
mod prospect;
mod text;
mod view;

use game::Game;

pub use action::Action;
pub use edition::Edition;
pub use event::Event;
pub use illegal::Illegal;
pub use prospect::Price;
pub use state::Deus;
pub use variants::DeusVariants;

game::acting!(Deus);

impl Game for Deus {
    const NAME: &'static str = "deus";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const MAX_DECISIONS: usize = 12_000;

    type Edition = Edition;
    type Variants = DeusVariants;

    fn round(&self) -> u16 {
        self.round.into()
    }

    game::rooms!();
}
