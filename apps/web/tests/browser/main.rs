//! The pages in a real Chromium, as people use them: by mouse, by keyboard, without a script.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod access;
mod choosing;
mod chromium;
mod fitting;
mod motion;
mod phone;
mod playing;
mod positions;
mod pressing;
mod replay;
mod rules;
mod server;
mod surviving;
mod tree;
mod whole_games;
mod witness;
