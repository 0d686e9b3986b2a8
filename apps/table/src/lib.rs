//! One live game: its options, its secret seed and the list of what was done. Pure: no clock, no files.
//!
//! The state is derived from these three. Chance is drawn anew for every move from the seed, what the players
//! added to it, and the number of the move, so the log replays exactly, and nobody can foresee a draw.
//!
//! - [`Table::act`] and [`Table::undo`] append to the log; every record carries a hash of the state after it.
//!   Whoever must store a record first uses [`Table::prepare`] and [`Table::commit`].
//! - [`Table::play_on`] begins a new game in the middle of one that is over.
//! - [`Table::at`] is the game after any number of records, for replays.
//! - [`Table::save`] and [`Table::open`] turn a table into one readable file and back.
//! - [`verify()`] checks a finished game against the commitment its table published at the start.

mod file;
mod hash;
mod luck;
mod origin;
mod seed;
mod table;
mod verify;

pub use file::{GameFile, OpenError, Record, Snapshot};
pub use hash::StateHash;
pub use luck::{Luck, Share, tidy_share};
pub use origin::Origin;
pub use seed::{Commitment, Seed};
pub use table::{Prepared, Refused, Table};
pub use verify::{Proof, Shared, Verdict, verify};
