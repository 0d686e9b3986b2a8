//! The secret of a table: everything random follows from it.

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// 32 secret bytes. Shown only when the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

/// What a table publishes of its seed at the start: its SHA-256, in hexadecimal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(String);

impl Seed {
    pub fn random(rng: &mut impl Rng) -> Self {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// A seed that follows from a secret text, the same one each time.
    pub fn derived(secret: &[u8]) -> Self {
        Seed(Sha256::digest(secret).into())
    }

    pub fn commitment(&self) -> Commitment {
        Commitment(hex::encode(Sha256::digest(self.0)))
    }

    pub(crate) fn bytes(&self) -> [u8; 32] {
        self.0
    }
}

/// The seed never appears in a log by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        hex::encode(seed.0)
    }
}

impl TryFrom<String> for Seed {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// 64 hexadecimal digits.
impl FromStr for Seed {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes)
            .map_err(|_| "a seed is written as 64 hexadecimal digits".to_owned())?;
        Ok(Seed(bytes))
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
