//! For those who run a server: tables in and out of the store.

use std::sync::atomic::{AtomicUsize, Ordering};

use game::Seat;
use store::{Glance, NameError, Person, Status, Store, StoreError, TableRow};
use table::{GameFile, OpenError};
use thiserror::Error;

use crate::now;
use crate::room::{Room, RoomError};
use crate::seating::{Chair, GameResult, Seating, Sitter};

/// Editions from files stay in memory as long as the program runs, so their number is limited.
const MOST_EDITIONS: usize = 200;
const LARGEST_EDITION: usize = 256 * 1024;

#[derive(Debug, Error)]
pub enum AdminError {
    #[error("there is no table `{0}`")]
    NoTable(String),
    #[error("the game of table `{0}` has not begun")]
    NotBegun(String),
    #[error("{0}")]
    Unreadable(String),
    #[error("too many editions came with files; please restart the server")]
    TooManyEditions,
    #[error("the edition in the file is too large")]
    LargeEdition,
    #[error(transparent)]
    File(#[from] OpenError),
    #[error(transparent)]
    Store(#[from] StoreError),
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
    let live = room.live.as_ref().ok_or_else(|| AdminError::NotBegun(id.to_owned()))?;
    Ok(live.save(&room.seating.names()))
}

/// Stores a file as a new table of a guest of this name; returns its code.
pub async fn import(store: &dyn Store, owner: &str, file: GameFile) -> Result<String, AdminError> {
    let person = store.add_person(owner).await.map_err(|error| match error {
        NameError::Store(error) => AdminError::Store(error),
        taken @ NameError::Taken => AdminError::Unreadable(taken.to_string()),
    })?;
    let id = crate::routes::code();
    store_table(store, &id, &person, file, None).await?;
    Ok(id)
}

/// Stores a file as table `id`. Without chairs, the one who brings a game that goes on plays all its seats.
pub(crate) async fn store_table(
    store: &dyn Store,
    id: &str,
    person: &Person,
    file: GameFile,
    chairs: Option<Vec<Chair>>,
) -> Result<(), AdminError> {
    admit_edition(&file)?;
    let kind = catalog::find(&file.game).map_err(|error| AdminError::Unreadable(error.to_string()))?;
    // A long game takes a while to be played again.
    let opened = tokio::task::spawn_blocking(move || kind.open_table(&file).map(|live| (live, file)));
    let (live, mut file) = opened.await.map_err(|error| AdminError::Unreadable(error.to_string()))??;
    let seats = live.seats();
    let chairs = chairs.unwrap_or_else(|| beside(person, &file.names, seats));
    let mut seating = Seating { spectators: true, ..Seating::new(live.wish(), chairs) };
    seating.result = live.outcome().as_ref().map(GameResult::of);
    let status = if seating.result.is_some() { Status::Finished } else { Status::Running };
    let records = std::mem::take(&mut file.records);
    let snapshot = serde_json::to_string(&live.snapshot()).unwrap_or_default();
    seating.beginning = Some(file);
    let doc = serde_json::to_string(&seating).map_err(|error| AdminError::Unreadable(error.to_string()))?;
    let to_act = live.to_act().iter().fold(0, |bits, seat| bits | 1 << seat.index());
    let glance = Glance { status, to_act, round: i64::from(live.round()) };
    let row = TableRow {
        id: id.to_owned(),
        game: kind.name().to_owned(),
        status,
        public: false,
        owner: person.id,
        revision: 0,
        doc,
        moves: 0,
        to_act,
        round: glance.round,
        people: seating.people(),
        created: now(),
        updated: now(),
    };
    store.create_table(&row).await.map_err(|error| AdminError::Unreadable(error.to_string()))?;
    for (number, record) in records.iter().enumerate() {
        let text =
            serde_json::to_string(record).map_err(|error| AdminError::Unreadable(error.to_string()))?;
        let snapshot = (number + 1 == records.len()).then_some(snapshot.as_str());
        let appended = store.append(id, number as i64, &text, glance, snapshot).await;
        appended.map_err(|error| AdminError::Unreadable(error.to_string()))?;
    }
    Ok(())
}

fn beside(person: &Person, names: &[String], seats: u8) -> Vec<Chair> {
    let name = |seat: Seat| {
        names.get(seat.index()).map_or_else(|| format!("{seat}."), |name| name.chars().take(40).collect())
    };
    Seat::all(seats).map(|seat| Chair { sitter: Sitter::Beside(person.id), name: name(seat) }).collect()
}

fn admit_edition(file: &GameFile) -> Result<(), AdminError> {
    static ADMITTED: AtomicUsize = AtomicUsize::new(0);
    let Some(text) = &file.edition else { return Ok(()) };
    if text.len() > LARGEST_EDITION {
        return Err(AdminError::LargeEdition);
    }
    if ADMITTED.fetch_add(1, Ordering::Relaxed) >= MOST_EDITIONS {
        return Err(AdminError::TooManyEditions);
    }
    Ok(())
}
