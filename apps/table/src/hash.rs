//! A fingerprint of a state, the same on every machine and build.

use std::fmt;

use game::Game;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The first 16 hexadecimal digits of the SHA-256 of the state's JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StateHash(String);

impl StateHash {
    pub fn of<G: Game>(game: &G) -> Self {
        let json = serde_json::to_vec(game).expect("conformance writes every state");
        StateHash(hex::encode(&Sha256::digest(json)[..8]))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
