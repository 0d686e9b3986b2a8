//! One binary for all tests of this game.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod conformance;
mod counting;
mod edition;
mod loading;
mod notation;
mod outlook;
mod rulebook;
mod table;
mod words;
