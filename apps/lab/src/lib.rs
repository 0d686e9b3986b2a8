//! What is played by the thousand or the million: simulations, ladders, better weights, speed, soaks.
//!
//! Each is a question to a game, put with [`catalog::ask`], and a [`Crew`] plays the games it takes:
//!
//! - [`simulate`]: how bots do against each other; [`study`]: what that says about the game;
//! - [`rows`]: the same game by game;
//! - [`ladder`]: how strong each bot is;
//! - [`tune`]: better weights for a judge; [`fit`]: such as foretell the winner;
//! - [`measure`]: how fast a game plays;
//! - [`soak`]: whether it survives a million games.

mod crew;
mod dials;
pub mod fit;
pub mod ladder;
mod mean;
pub mod measure;
mod play;
pub mod rows;
pub mod simulate;
pub mod soak;
pub mod study;
pub mod tune;

pub use crew::Crew;
pub use mean::Mean;
