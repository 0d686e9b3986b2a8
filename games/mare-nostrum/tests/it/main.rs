//! One binary for all tests of this game.

mod conformance;
mod counting;
mod edition;
mod loading;
mod notation;
mod rulebook;
mod table;
