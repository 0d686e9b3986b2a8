//! One binary for all tests of this game.

mod conformance;
