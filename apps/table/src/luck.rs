//! What decides every draw of a game: the secret that its table promised, and what the players added to it.
//!
//! The table promises its secret before anybody adds a share, so nobody, the host included, can choose the luck.

use game::Seat;
use game::quiet::Watched;
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::seed::{Commitment, Seed};

/// The longest share that is taken.
const LONGEST_SHARE: usize = 64;

/// What a player added to the luck when sitting down: a random number, or a word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    pub seat: Seat,
    pub share: String,
}

/// A secret and the shares that came after its promise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck {
    pub(crate) seed: Seed,
    /// By seat.
    pub(crate) shares: Vec<Share>,
}

impl From<Seed> for Luck {
    fn from(seed: Seed) -> Self {
        Luck { seed, shares: Vec::new() }
    }
}

impl Luck {
    pub fn shared(seed: Seed, shares: Vec<Share>) -> Self {
        Luck { seed, shares }
    }

    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// The chance of one move; move 0 is the setup.
    pub fn chance(&self, number: usize) -> Watched<ChaCha20Rng> {
        let mut digest = Sha256::new();
        digest.update(self.key());
        digest.update(b"move");
        digest.update((number as u64).to_le_bytes());
        Watched::new(ChaCha20Rng::from_seed(digest.finalize().into()))
    }

    /// Without shares it is the secret itself, as it was before there were any.
    fn key(&self) -> [u8; 32] {
        if self.shares.is_empty() {
            return self.seed.bytes();
        }
        let mut digest = Sha256::new();
        digest.update(b"luck with shares");
        digest.update(self.seed.bytes());
        for share in &self.shares {
            digest.update([share.seat.0]);
            digest.update((share.share.len() as u64).to_le_bytes());
            digest.update(share.share.as_bytes());
        }
        digest.finalize().into()
    }
}

/// A share as it is kept: one line, not endless; `None` when nothing is left of it.
pub fn tidy_share(text: &str) -> Option<String> {
    let words: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let share: String =
        words.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(LONGEST_SHARE).collect();
    (!share.is_empty()).then_some(share)
}
