//! One binary for all tests of this game.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod conformance;
mod counting;
mod edition;
mod loading;
mod notation;
mod rulebook;
mod words;
