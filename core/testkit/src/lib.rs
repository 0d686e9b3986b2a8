//! The proofs that every game passes. Each is one line in the game's own tests:
//!
//! - [`conformance()`]: random games with every law of the contract checked along the way;
//! - `no_allocation` (feature `allocation`): playing needs no heap once the buffers are warm;
//! - [`playthroughs`]: golden games as readable text;
//! - [`leaf_counts`]: counting tables;
//! - [`words_are_complete`]: both languages say the same things, and everything that can be said, one or more of it;
//! - [`safeguard_is_named`]: an end that is no rule of the box is told as such;
//! - [`mutations_can_be_played`]: whatever edition is accepted can be played.
//!
//! `cargo xtask soak` runs [`soak`] and [`play_mutations`] by the million.

#[cfg(feature = "allocation")]
mod allocation;
#[cfg(test)]
mod broken;
mod caught;
mod conformance;
mod counting;
mod counts;
mod foreign;
mod hearing;
mod languages;
mod mutations;
mod playthrough;
mod walk;

#[cfg(feature = "allocation")]
pub use allocation::no_allocation;
pub use conformance::{Laws, conformance, conformance_of};
pub use counting::leaf_counts;
pub use languages::{both_languages, safeguard_is_named, same_messages, words_are_complete};
pub use mutations::{Failure, Mutations, mutations_can_be_played, play_mutations};
pub use playthrough::playthroughs;
pub use walk::{Soaked, random_position, soak, soak_with};

pub use bots::{Chance, SeedableRng};
