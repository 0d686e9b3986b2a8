//! The bots play a toy: a hidden hand, joint choices, a die, and turns of several clicks.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod choices;
mod greedy;
mod levels;
mod positions;
mod search;
