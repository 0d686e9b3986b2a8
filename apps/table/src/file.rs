//! A table as one readable file.

use game::{EditionError, Examples, Game, Misread, Options, Printed, Said, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use thiserror::Error;

use crate::hash::StateHash;
use crate::luck::{Luck, Share};
use crate::origin::Origin;
use crate::seed::{Commitment, Seed};
use crate::table::Table;

const FORMAT: &str = "pentapolis game 1";

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Record {
    Act { seat: Seat, act: String, hash: StateHash },
    Undo { seat: Seat, undo: bool, hash: StateHash },
}

impl Record {
    pub fn hash(&self) -> &StateHash {
        match self {
            Record::Act { hash, .. } | Record::Undo { hash, .. } => hash,
        }
    }
}

/// Everything that is needed to play on or to replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    pub format: String,
    pub game: String,
    /// Seats, edition and variants.
    pub options: Value,
    /// The edition itself. Files of earlier versions leave out the one that was the default then.
    pub edition: Option<String>,
    pub commitment: Commitment,
    pub seed: Seed,
    /// What the players added to the luck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<Share>,
    /// The games whose beginning this one shares.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub origins: Vec<Origin>,
    /// Who sits where; may be shorter than the number of seats.
    #[serde(default)]
    pub names: Vec<String>,
    pub records: Vec<Record>,
    pub snapshot: Snapshot,
}

/// The state after all records, so that a later correction of a rule cannot destroy a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// As text: it is read only when the log cannot be.
    pub state: Box<RawValue>,
}

impl PartialEq for Snapshot {
    fn eq(&self, other: &Self) -> bool {
        self.state.get() == other.state.get()
    }
}

/// Why a file cannot be opened.
#[derive(Clone, Debug, Error, Examples, Said)]
#[said("open")]
pub enum OpenError {
    #[error("this is no game file: {0}")]
    NotAGameFile(#[call("problem")] String),
    #[error("the format of this file is `{found}`, expected `{expected}`")]
    OtherFormat { found: String, expected: String },
    #[error("this is a game of {found}, expected {expected}")]
    OtherGame { found: String, expected: String },
    #[error("the options cannot be used: {0}")]
    Options(#[call("problem")] String),
    #[error("the edition in the file cannot be used: {0}")]
    Edition(#[call("problem")] String),
    #[error("neither its log nor its snapshot can be used: {0}")]
    Broken(#[call("problem")] String),
}

impl From<EditionError> for OpenError {
    fn from(error: EditionError) -> Self {
        OpenError::Edition(error.to_string())
    }
}

impl Snapshot {
    pub fn of(game: &impl Game) -> Self {
        Snapshot { state: serde_json::value::to_raw_value(game).expect("a state can be written") }
    }
}

impl GameFile {
    /// Reads the JSON of a file.
    pub fn read(text: &str) -> Result<Self, OpenError> {
        let file: GameFile =
            serde_json::from_str(text).map_err(|error| OpenError::NotAGameFile(error.to_string()))?;
        if file.format != FORMAT {
            return Err(OpenError::OtherFormat { found: file.format, expected: FORMAT.to_owned() });
        }
        Ok(file)
    }

    pub fn write(&self) -> String {
        serde_json::to_string_pretty(self).expect("a game file can be written")
    }

    /// Name and fingerprint of the edition.
    pub fn edition_id(&self) -> &str {
        self.options["edition"].as_str().unwrap_or_default()
    }

    fn edition_name(&self) -> &str {
        self.edition_id().split('@').next().unwrap_or_default()
    }

    pub(crate) fn luck(&self) -> Luck {
        Luck::shared(self.seed, self.shares.clone())
    }

    pub(crate) fn options<G: Game>(&self) -> Result<Options<G>, OpenError> {
        if self.game != G::NAME {
            return Err(OpenError::OtherGame { found: self.game.clone(), expected: G::NAME.to_owned() });
        }
        if let Some(text) = &self.edition {
            let name = self.edition_name();
            Printed::<G::Edition>::kept(name, name, text)?;
        }
        serde_json::from_value(self.options.clone()).map_err(|error| OpenError::Options(error.to_string()))
    }
}

impl<G: Game> Table<G> {
    /// Opens a table that somebody brings: its edition must be one that a new game could begin with.
    pub fn admit(file: &GameFile) -> Result<Self, OpenError> {
        if let Some(text) = &file.edition {
            let name = file.edition_name();
            Printed::<G::Edition>::read(name, name, text)?;
        }
        Self::open(file)
    }

    /// The whole table with its secrets: for the one who keeps it, or for all when the game is over.
    pub fn save(&self, names: &[String]) -> GameFile {
        GameFile {
            format: FORMAT.to_owned(),
            game: G::NAME.to_owned(),
            options: serde_json::to_value(self.options()).expect("options can be written"),
            edition: Some(self.options().edition.text().to_owned()),
            commitment: self.commitment(),
            seed: self.luck().seed,
            shares: self.shares().to_vec(),
            origins: self.origins.clone(),
            names: names.to_vec(),
            records: self.records().to_vec(),
            snapshot: self.snapshot(),
        }
    }

    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of(self.game())
    }

    /// Opens a saved table. If its log does not replay to its hashes, it goes on from the snapshot
    /// and [`Table::is_resumed`] says so.
    pub fn open(file: &GameFile) -> Result<Self, OpenError> {
        let options = file.options::<G>()?;
        match replay(options, file) {
            Ok(table) => Ok(table),
            Err((record, problem)) => {
                let broken = |error: String| {
                    OpenError::Broken(format!("record {record}: {problem}; snapshot: {error}"))
                };
                let game = snapshot(file, &options).map_err(broken)?;
                Ok(Table::resumed(options, file.luck(), game, file.records.clone()))
            }
        }
    }
}

impl<G: Game> Table<G> {
    /// Does again what is recorded, and checks that it leads to the same state.
    /// After an error the table is not to be used any more.
    pub fn follow(&mut self, record: &Record) -> Result<(), String> {
        redo(self, record)?;
        if StateHash::of(self.game()) == *record.hash() {
            Ok(())
        } else {
            Err("the state differs from the one that was recorded".to_owned())
        }
    }
}

/// The state in the file, if it is one of this game and could have been played.
fn snapshot<G: Game>(file: &GameFile, options: &Options<G>) -> Result<G, String> {
    let game: G = serde_json::from_str(file.snapshot.state.get()).map_err(|error| error.to_string())?;
    game.check_invariants()?;
    if game.options() == *options { Ok(game) } else { Err("it was played with other options".to_owned()) }
}

/// Plays the log again; stops at the first record that leads elsewhere.
pub(crate) fn replay<G: Game>(options: Options<G>, file: &GameFile) -> Result<Table<G>, (usize, String)> {
    let mut table =
        Table::after(file.origins.clone(), options, file.luck()).map_err(|error| (0, error.to_string()))?;
    for (number, record) in file.records.iter().enumerate() {
        table.follow(record).map_err(|problem| (number, problem))?;
    }
    Ok(table)
}

fn redo<G: Game>(table: &mut Table<G>, record: &Record) -> Result<(), String> {
    match record {
        Record::Act { seat, act, .. } => {
            let action = act.parse().map_err(|misread: Misread| misread.to_string())?;
            table.act(*seat, action).map_err(|refused| format!("`{act}` is refused: {refused}"))
        }
        Record::Undo { seat, .. } => table.undo_again(*seat).map_err(|refused| refused.to_string()),
    }
}
