//! Where the luck of the first moves comes from, in a game that begins in the middle of another.

use serde::{Deserialize, Serialize};

use crate::luck::{Luck, Share};
use crate::seed::{Commitment, Seed};

/// A finished game whose beginning another one shares.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "OriginInFile", into = "OriginInFile")]
pub struct Origin {
    /// What decided it, which its end revealed.
    pub(crate) luck: Luck,
    /// What its table had promised; files of earlier versions do not say.
    pub(crate) promised: Option<Commitment>,
    /// The last of its moves that was kept.
    pub moves: usize,
}

impl Origin {
    pub(crate) fn of(luck: &Luck, moves: usize) -> Self {
        Origin { luck: luck.clone(), promised: Some(luck.commitment()), moves }
    }

    /// The promise that the luck of the shared moves keeps.
    pub fn commitment(&self) -> Commitment {
        self.luck.commitment()
    }

    /// The file says what was promised, and it is not this.
    pub(crate) fn breaks_its_promise(&self) -> bool {
        self.promised.as_ref().is_some_and(|promised| *promised != self.commitment())
    }
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OriginInFile {
    seed: Seed,
    moves: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<Commitment>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    shares: Vec<Share>,
}

impl From<OriginInFile> for Origin {
    fn from(file: OriginInFile) -> Self {
        Origin { luck: Luck::shared(file.seed, file.shares), promised: file.commitment, moves: file.moves }
    }
}

impl From<Origin> for OriginInFile {
    fn from(origin: Origin) -> Self {
        OriginInFile {
            seed: origin.luck.seed,
            moves: origin.moves,
            commitment: origin.promised,
            shares: origin.luck.shares,
        }
    }
}
