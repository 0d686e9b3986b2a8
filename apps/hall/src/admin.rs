//! For those who run a server: tables in and out of the store.

use catalog::{GameKind, LiveGame, UnknownGame};
use game::Seat;
use store::{CreateError, EditionError, NameError, Person, Status, Store, StoreError, TableRow};
use table::{GameFile, OpenError};
use thiserror::Error;

use crate::code::code;
use crate::editions;
use crate::error::RoomError;
use crate::opening::new_row;
use crate::reading::fingerprint;
use crate::room::{Room, bits};
use crate::seating::{Chair, GameResult, Seating, Sitter};

/// Far more than the longest game with all its undos; whoever sends more wants to keep the server busy.
const MOST_RECORDS: usize = 20_000;

#[derive(Debug, Error)]
pub enum AdminError {
    #[error("there is no table `{0}`")]
    NoTable(String),
    #[error("the game of table `{0}` has not begun")]
    NotBegun(String),
    #[error("{0}")]
    Unreadable(String),
    #[error("the file has {0} records, more than any game")]
    TooLong(usize),
    #[error("too many editions came with files; please restart the server")]
    TooManyEditions,
    #[error("the edition in the file is too large")]
    LargeEdition,
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    #[error(transparent)]
    File(#[from] OpenError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<CreateError> for AdminError {
    fn from(error: CreateError) -> Self {
        match error {
            CreateError::IdTaken => AdminError::Unreadable(error.to_string()),
            CreateError::Store(error) => error.into(),
        }
    }
}

impl From<EditionError> for AdminError {
    fn from(error: EditionError) -> Self {
        match error {
            EditionError::Differs => AdminError::Unreadable(error.to_string()),
            EditionError::Store(error) => error.into(),
        }
    }
}

impl From<RoomError> for AdminError {
    fn from(error: RoomError) -> Self {
        match error {
            RoomError::Store(error) => AdminError::Store(error),
            other => AdminError::Unreadable(other.to_string()),
        }
    }
}

/// One line about a table.
#[derive(Clone, Debug)]
pub struct Line {
    pub id: String,
    pub game: String,
    pub status: &'static str,
    pub moves: i64,
    pub names: Vec<String>,
    /// Milliseconds since 1970.
    pub updated: i64,
}

/// All public tables and all running ones, latest change first.
pub async fn list(store: &dyn Store) -> Result<Vec<Line>, StoreError> {
    let mut rows: Vec<TableRow> = Vec::new();
    let mut after: Option<String> = None;
    loop {
        let page = store.running_tables(after.as_deref(), 500).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.id.clone());
        rows.extend(page);
    }
    for status in [Status::Waiting, Status::Finished] {
        rows.extend(store.public_tables(status, 10_000, 0).await?);
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.updated));
    Ok(rows.into_iter().map(line).collect())
}

fn line(row: TableRow) -> Line {
    let names = serde_json::from_str::<Seating>(&row.doc).map(|seating| seating.names()).unwrap_or_default();
    Line {
        id: row.id,
        game: row.game,
        status: row.status.name(),
        moves: row.moves,
        names,
        updated: row.updated,
    }
}

/// The file of a table with its secrets, running or not: for the one who runs the server.
pub async fn export(store: &dyn Store, id: &str) -> Result<GameFile, AdminError> {
    let room = Room::load(store, id).await?.ok_or_else(|| AdminError::NoTable(id.to_owned()))?;
    let live = room.game().map_err(|error| match error {
        RoomError::NotNow => AdminError::NotBegun(id.to_owned()),
        other => other.into(),
    })?;
    Ok(live.save(&room.seating.names()))
}

/// Stores a file as a new table of a guest of this name; returns its code.
pub async fn import(store: &dyn Store, owner: &str, file: GameFile) -> Result<String, AdminError> {
    let person = store.add_person(owner).await.map_err(|error| match error {
        NameError::Store(error) => AdminError::Store(error),
        taken @ NameError::Taken => AdminError::Unreadable(taken.to_string()),
    })?;
    let id = code();
    store_table(store, &id, &person, file).await?;
    Ok(id)
}

/// Stores a file as table `id`. The one who brings a game that goes on plays all its seats.
pub async fn store_table(
    store: &dyn Store,
    id: &str,
    person: &Person,
    file: GameFile,
) -> Result<(), AdminError> {
    if file.records.len() > MOST_RECORDS {
        return Err(AdminError::TooLong(file.records.len()));
    }
    let kind = catalog::find(&file.game)?;
    let admitted = editions::admit(kind, &file)?;
    // A long game takes a while to be played again.
    let opened = tokio::task::spawn_blocking(move || kind.admit_table(&file).map(|live| (live, file)));
    let (live, file) = opened.await.map_err(unreadable)??;
    admitted.keep();
    let chairs = beside(person, &file.names, live.seats());
    store_game(store, id, person, Brought { kind, live: live.as_ref(), file, chairs }).await
}

/// Stores a position of a game that is here as table `id`, with the edition it was played with.
pub async fn play_on(
    store: &dyn Store,
    id: &str,
    person: &Person,
    live: &dyn LiveGame,
    chairs: Vec<Chair>,
) -> Result<(), AdminError> {
    let file = live.save(&chairs.iter().map(|chair| chair.name.clone()).collect::<Vec<_>>());
    let kind = catalog::find(&file.game).map_err(unreadable)?;
    store_game(store, id, person, Brought { kind, live, file, chairs }).await
}

/// A game that becomes a table here.
struct Brought<'a> {
    kind: &'a dyn GameKind,
    live: &'a dyn LiveGame,
    file: GameFile,
    chairs: Vec<Chair>,
}

async fn store_game(
    store: &dyn Store,
    id: &str,
    person: &Person,
    brought: Brought<'_>,
) -> Result<(), AdminError> {
    let Brought { kind, live, mut file, chairs } = brought;
    let records = std::mem::take(&mut file.records);
    let records =
        records.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    keep_edition(store, live, &mut file).await?;
    let row = row(id, kind, person, live, &seating(live, chairs, file))?;
    let snapshot = serde_json::to_string(&live.snapshot()).map_err(unreadable)?;
    Ok(store.import_table(&row, &records, &snapshot).await?)
}

/// The edition as it was read, also where the file left it out.
async fn keep_edition(store: &dyn Store, live: &dyn LiveGame, file: &mut GameFile) -> Result<(), AdminError> {
    let saved = live.save(&[]);
    (file.options, file.edition) = (saved.options, None);
    let text = saved.edition.unwrap_or_default();
    Ok(store.keep_edition(&file.game, fingerprint(file), &text).await?)
}

fn seating(live: &dyn LiveGame, chairs: Vec<Chair>, beginning: GameFile) -> Seating {
    Seating {
        spectators: true,
        result: live.outcome().as_ref().map(GameResult::of),
        beginning: Some(beginning),
        ..Seating::new(live.wish(), chairs)
    }
}

fn row(
    id: &str,
    kind: &dyn GameKind,
    person: &Person,
    live: &dyn LiveGame,
    seating: &Seating,
) -> Result<TableRow, AdminError> {
    Ok(TableRow {
        status: if seating.result.is_some() { Status::Finished } else { Status::Running },
        to_act: bits(live.to_act()),
        round: i64::from(live.round()),
        ..new_row(id, kind.name(), person.id, seating)?
    })
}

fn unreadable(error: impl std::fmt::Display) -> AdminError {
    AdminError::Unreadable(error.to_string())
}

fn beside(person: &Person, names: &[String], seats: u8) -> Vec<Chair> {
    let name = |seat: Seat| {
        names.get(seat.index()).map_or_else(|| format!("{seat}."), |name| name.chars().take(40).collect())
    };
    Seat::all(seats).map(|seat| Chair { sitter: Sitter::Beside(person.id), name: name(seat) }).collect()
}
