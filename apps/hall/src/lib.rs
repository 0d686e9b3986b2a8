//! The hall: many live tables, who sits at them, and whose turn it is. It knows the store, and no HTTP.
//!
//! - [`Rooms`] are the tables in the memory of this server, each in its `slot`; bots play there by themselves.
//! - Whoever goes to one has [`Entered`] it: there a seat acts, people agree on something, somebody speaks.
//! - A [`Room`] is one table: its [`Seating`] and its game. [`Access`] says who sees and does what there.
//! - A move is worked out (`catalog::Step`), stored, and then made true; what people agree on likewise, by a [`Draft`].
//! - `thinkers` lend processor time to bots, hints and [`Analyses`], `fair` to everybody in turn.
//! - [`list`], [`export`], [`import`] and [`store_table`] are for those who run a server.

#![allow(missing_debug_implementations, reason = "rooms hold games, threads and secrets: nothing to print")]

mod access;
mod admin;
mod analysis;
mod code;
mod draft;
pub mod editions;
mod entered;
mod error;
mod fair;
mod opening;
mod reading;
mod room;
mod rooms;
mod seating;
mod slot;
mod thinkers;

use std::time::{SystemTime, UNIX_EPOCH};

pub use access::Access;
pub use admin::{AdminError, Line, export, import, list, play_on, store_table};
pub use analysis::{Analyses, Analysis, Hindsight, TurningPoint};
pub use code::code;
pub use draft::Draft;
pub use entered::Entered;
pub use error::RoomError;
pub use fair::Asker;
pub use opening::Opening;
pub use room::{Room, Version};
pub use rooms::Rooms;
pub use seating::{Chair, GameResult, SUBSTITUTE, Seating, Sitter};
pub use thinkers::Thinkers;

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
