//! One binary for all tests of this game.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod conformance;
mod counting;
mod edition;
mod judge;
mod loading;
mod notation;
mod outlook;
mod rulebook;
mod secrecy;
mod words;
