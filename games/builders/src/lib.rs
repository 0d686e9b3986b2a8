//! The Builders: Antiquity, for 2 to 4 players.
//!
//! A turn gives three actions, more for money. With them a player
//!
//! - starts a site (`start pyramid`), recruits a worker (`recruit l1`),
//! - invests once (`slave s1`, `tool hammer`, `loan`, `university wood` then `teach c1`), frees a slave (`free s1`),
//! - sends a hand to a site (`send l1`, perhaps `with hammer`, then `at pyramid`),
//! - takes money (`coins 3`), buys one more action (`extra`), and at last says `end`.
//!
//! A site whose needs are covered is finished at once; its crew comes home, its reward is paid.
//! With 17 points at the end of a turn the round is the last; slaves and loans are settled, and tenths count.
//!
//! Everything lies open but the order of the two decks, and a deck is a bag: there is nothing to hide.
//!
//! ```
//! use builders::Builders;
//! use game::{Game, Options};
//! # use testkit::{Chance, SeedableRng};
//! # let mut rng = Chance::seed_from_u64(1);
//! let mut game = Builders::start(&Options::plain(3), &mut rng)?;
//! let seat = game.to_act().first().expect("the start player");
//! game.apply(seat, "coins 3".parse()?, &mut rng, &mut ()).expect("three actions are free");
//! assert_eq!(game.players[seat].coins, 16);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod action;
pub mod components;
pub mod edition;
pub mod event;
mod flow;
pub mod illegal;
mod invariants;
mod judge;
mod narrate;
mod observe;
mod phases;
mod scoring;
mod setup;
pub mod state;
mod text;
mod view;

use game::{Game, NoVariants};

pub use action::Action;
pub use event::Event;
pub use illegal::Illegal;
pub use judge::Weights;
pub use phases::send::Prospect;
pub use scoring::score;
pub use state::Builders;

game::acting!(Builders);

impl Game for Builders {
    const NAME: &'static str = "builders";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const SCORE_UNIT: i32 = 10;
    const MAX_DECISIONS: usize = 20_000;

    type Edition = edition::Edition;
    type Variants = NoVariants;

    fn round(&self) -> u16 {
        self.round
    }

    game::rooms!(NoVariants {});
}
