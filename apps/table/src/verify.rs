//! The proof that a game was played fairly.

use game::{Game, Phrase};

use crate::file::{GameFile, OpenError, replay};
use crate::seed::Commitment;

/// What `verify` found out about a file that could be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every draw and every state is as the promised secrets say.
    Fair(Proof),
    /// The seed is not the one that was promised.
    OtherSeed,
    /// The game shares the beginning of another one, and the seed of that is not the one promised there.
    OtherSeedOfOrigin { moves: usize },
    /// From this record on the states differ.
    Differs { record: usize, problem: String },
}

/// What exactly was proven.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    pub moves: usize,
    pub over: bool,
    /// How many players added to the luck.
    pub shares: usize,
    /// The games whose beginning this one shares: their moves were not decided by this table's promise.
    pub shared: Vec<Shared>,
}

/// Moves that follow the luck of another game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shared {
    /// The last of them.
    pub moves: usize,
    /// The promise that their luck keeps. Whether it was made, only those who sat there know.
    pub commitment: Commitment,
}

impl Verdict {
    pub fn is_fair(&self) -> bool {
        matches!(self, Verdict::Fair(_))
    }

    /// What was found, in sentences.
    pub fn phrases(&self) -> Vec<Phrase> {
        match self {
            Verdict::Fair(proof) => proof.phrases(),
            Verdict::OtherSeed => vec![Phrase::new("verify-other-seed")],
            Verdict::OtherSeedOfOrigin { moves } => {
                vec![Phrase::new("verify-other-seed-of-origin").with("moves", *moves as i64)]
            }
            Verdict::Differs { record, problem } => {
                let phrase = Phrase::new("verify-differs").with("record", *record as i64 + 1);
                vec![phrase.with("problem", problem.clone())]
            }
        }
    }
}

impl Proof {
    fn phrases(&self) -> Vec<Phrase> {
        let elsewhere = self.shared.last().map_or(0, |shared| shared.moves);
        let own = match (elsewhere, self.over) {
            (0, true) => Phrase::new("verify-fair"),
            (0, false) => Phrase::new("verify-fair-so-far"),
            (_, _) if elsewhere >= self.moves => Phrase::new("verify-none-own"),
            (_, _) => Phrase::new("verify-fair-since").with("from", elsewhere as i64 + 1),
        };
        let of_others = self.shared.iter().map(|shared| {
            let phrase = Phrase::new("verify-shared").with("moves", shared.moves as i64);
            phrase.with("hash", shared.commitment.to_string())
        });
        let shares =
            (self.shares > 0).then(|| Phrase::new("verify-shares").with("count", self.shares as i64));
        of_others.chain([own.with("moves", self.moves as i64)]).chain(shares).collect()
    }
}

/// Checks the promises of all seeds and every state that followed from them.
pub fn verify<G: Game>(file: &GameFile) -> Result<Verdict, OpenError> {
    let options = file.options::<G>()?;
    if file.seed.commitment() != file.commitment {
        return Ok(Verdict::OtherSeed);
    }
    if let Some(origin) = file.origins.iter().find(|origin| origin.breaks_its_promise()) {
        return Ok(Verdict::OtherSeedOfOrigin { moves: origin.moves });
    }
    Ok(match replay(options, file) {
        Ok(table) => Verdict::Fair(Proof {
            moves: table.moves(),
            over: table.game().outcome().is_some(),
            shares: file.shares.len(),
            shared: shared(file, table.moves()),
        }),
        Err((record, problem)) => Verdict::Differs { record, problem },
    })
}

fn shared(file: &GameFile, moves: usize) -> Vec<Shared> {
    let of =
        |origin: &crate::Origin| Shared { moves: origin.moves.min(moves), commitment: origin.commitment() };
    file.origins.iter().map(of).collect()
}
