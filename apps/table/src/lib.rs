//! One live game: its options, its secret seed and the list of what was done. Pure: no clock, no files.
//!
//! The state is derived from these three. Chance is drawn anew for every move from the seed and the number of
//! the move, so the log replays exactly, and nobody can foresee a draw without the seed.
//!
//! - [`Table::act`] and [`Table::undo`] append to the log; every record carries a hash of the state after it.
//! - [`Table::play_on`] begins a new game in the middle of one that is over.
//! - [`Table::at`] is the game after any number of records, for replays.
//! - [`Table::save`] and [`Table::open`] turn a table into one readable file and back.
//! - [`verify`] checks a finished game against the commitment its table published at the start.

mod file;
mod hash;
mod quiet;
mod seed;
mod table;

pub use file::{GameFile, OpenError, Record, Snapshot, Verdict, verify};
pub use hash::StateHash;
pub use seed::{Commitment, Seed};
pub use table::{Origin, Refused, Table};
