//! Mare Nostrum (2003): trade, building and war around one sea, for three to five civilizations.
//!
//! A round, as the rulebook tells it:
//!
//! 1. **Roles.** Who has most caravans and markets directs commerce; most cities and temples make the
//!    political leader; most units the military leader. A tie leaves a card where it is.
//! 2. **Trade.** Cities yield taxes, caravans goods. The director calls a number; everybody offers so many
//!    cards in secret; then they are taken in a chain, each loser being the next taker.
//! 3. **Building.** The political leader names who builds. A set (taxes only, or different goods only) buys
//!    one thing: influence, a building, a unit, a hero, a wonder. Little may be kept.
//! 4. **War.** The military leader names who moves. Ships go first, then legions, who fight whom they meet.
//!    Victors plunder, occupy or annex.
//!
//! Whoever owns four heroes and wonders together, or builds the pyramids, wins at once.
//!
//! ```
//! use game::{Game, Options};
//! use mare_nostrum::MareNostrum;
//! # use testkit::{Chance, SeedableRng};
//! # let mut rng = Chance::seed_from_u64(1);
//! let mut game = MareNostrum::start(&Options::plain(5), &mut rng)?;
//! let seat = game.to_act().first().expect("Rome chooses where its free caravan goes");
//! game.apply(seat, "place grain at gallia".parse()?, &mut rng, &mut ()).expect("grain grows there");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Reading order: [`components`] and [`board`], [`edition`], [`state`], [`lands`], [`seas`] and [`phase`]; then `setup`,
//! `flow` (the table of steps) and `phases` (the rules); `scoring`, `view`, `judge` and the words at the end.

pub mod action;
pub mod board;
pub mod components;
pub mod edition;
pub mod event;
mod flow;
pub mod illegal;
mod invariants;
mod judge;
pub mod lands;
mod names;
mod narrate;
mod observe;
pub mod phase;
mod phases;
mod prospect;
mod scoring;
pub mod seas;
mod setup;
pub mod state;
mod text;
pub mod variants;
mod view;
pub mod ware;

use game::Game;

pub use action::Action;
pub use event::Event;
pub use illegal::Illegal;
pub use judge::Weights;
pub use prospect::Strength;
pub use state::MareNostrum;

game::acting!(MareNostrum);

impl Game for MareNostrum {
    const NAME: &'static str = "mare-nostrum";
    const SEATS: std::ops::RangeInclusive<u8> = 3..=5;
    const MAX_DECISIONS: usize = 60_000;

    type Edition = edition::MareNostrumEdition;
    type Variants = variants::MareNostrumVariants;

    fn round(&self) -> u16 {
        self.round.max(1).into()
    }

    game::rooms!();
}
