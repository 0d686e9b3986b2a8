//! What is kept. Times are milliseconds since 1970.

use std::time::Duration;

/// Never given out twice, not even after the person was deleted.
pub type PersonId = i64;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// A hash in PHC notation, opaque to the store; whoever has one keeps the name alone.
    pub password: Option<String>,
    /// Raised to end what was signed before there were sessions.
    pub generation: i64,
    pub created: i64,
}

/// A browser in which somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The SHA-256 of the secret that the browser has.
    pub id: String,
    pub created: i64,
    pub used: i64,
    /// What the browser says it is.
    pub agent: String,
}

impl Session {
    /// A session that was not used for so long has ended.
    pub const LASTS: Duration = Duration::from_hours(365 * 24);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    Waiting,
    Running,
    Finished,
}

impl Status {
    pub const ALL: [Self; 3] = [Self::Waiting, Self::Running, Self::Finished];

    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Finished => "finished",
        }
    }
}

/// What the lobby needs to know of a table without opening it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// A short code that the caller chose.
    pub id: String,
    pub game: String,
    pub status: Status,
    pub public: bool,
    /// May have been deleted since.
    pub owner: PersonId,
    /// Of `doc` and what is changed with it: raised by every change but moves and chat.
    pub revision: i64,
    /// The caller's own, opaque to the store.
    pub doc: String,
    /// Number of records in the log.
    pub moves: i64,
    /// The seats that are to act, as a bit set.
    pub to_act: i64,
    pub round: i64,
    /// Who sits here.
    pub people: Vec<PersonId>,
    pub created: i64,
    pub updated: i64,
}

/// The part of a table that is replaced as a whole by [`Store::change_table`](crate::Store::change_table).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableChange {
    pub status: Status,
    pub public: bool,
    pub doc: String,
    pub to_act: i64,
    pub round: i64,
    /// Whoever was deleted meanwhile is left out.
    pub people: Vec<PersonId>,
}

/// What a move changes in the row of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    pub status: Status,
    pub to_act: i64,
    pub round: i64,
}

/// One more record of a log and what follows from it: written together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// From 0, without gaps.
    pub number: i64,
    pub record: String,
    pub glance: Glance,
    /// Covers the log up to and with this record, and replaces the one before.
    pub snapshot: Option<String>,
    /// Where more of the table changes with it, e.g. by the result: the revision it has, and what it becomes.
    pub change: Option<(i64, TableChange)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// From 0, without gaps.
    pub number: i64,
    /// Nobody when the program speaks, or when the person was deleted.
    pub person: Option<PersonId>,
    /// As it was when the line was said.
    pub name: String,
    pub text: String,
    pub at: i64,
}

/// Something of this table changed: its row, its log or its chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub table: String,
}

impl Change {
    /// Messages may have been lost: anything may have changed.
    pub fn anything() -> Self {
        Self { table: String::new() }
    }

    pub fn is_anything(&self) -> bool {
        self.table.is_empty()
    }
}
