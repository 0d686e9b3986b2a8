//! The server as browsers and strangers meet it, over real sockets.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod abuse;
mod broken;
mod browser;
mod connections;
mod corpus;
mod faults;
mod identity;
mod leaving;
mod live;
mod mine;
mod names;
mod rude;
mod secrets;
mod servers;
mod sessions;
mod storms;
mod styles;
mod tables;
mod twins;
mod weather;
