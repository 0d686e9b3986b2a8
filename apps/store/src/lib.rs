//! Where tables live: people, tables, logs and chat behind one trait, in a SQLite file or in PostgreSQL.
//!
//! The store knows no game: documents, records and snapshots are text that its caller understands.
//!
//! - [`open`] a [`Place`] and get a [`Store`].
//! - A log is append-only. [`Store::append`] names the number of its record, so of two that race one wins, and
//!   the other one hears [`AppendError::Taken`].
//! - [`Store::changes`] tells which table changed, whichever server on the same database changed it.
//!
//! Read on in `sql` (one statement for two databases), `moves`, `tables`, `editions`, `people`, `sessions`, `chat`
//! (the statements),
//! `writer` (how SQLite commits many writes at once) and `listener` (how servers hear of each other).

mod chat;
mod database;
mod editions;
mod error;
mod health;
mod listener;
mod migrations;
mod model;
mod moves;
mod names;
mod people;
mod postgres;
mod secret;
mod sessions;
mod sql;
mod sqlite;
mod store;
mod tables;
mod writer;

use std::fmt;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub use error::{AppendError, ChangeError, CreateError, EditionError, NameError, StoreError};
pub use model::{Change, ChatLine, Entry, Glance, Person, PersonId, Session, Status, TableChange, TableRow};
pub use names::look_alike;
pub use store::Store;

use sqlx::postgres::PgConnectOptions;

/// Where a store is kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// This file; it is created where it is missing.
    Sqlite(PathBuf),
    /// The database at this URL.
    Postgres(String),
}

/// The file, or the server and the database; never the password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(file) => file.display().fmt(f),
            Self::Postgres(url) => match url.parse::<PgConnectOptions>() {
                Ok(options) => {
                    let database = options.get_database().unwrap_or_default();
                    write!(f, "{database} on {}:{}", options.get_host(), options.get_port())
                }
                Err(_) => f.write_str("PostgreSQL"),
            },
        }
    }
}

/// A URL may contain a password, so it is not shown.
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(file) => f.debug_tuple("Sqlite").field(file).finish(),
            Self::Postgres(_) => f.debug_tuple("Postgres").finish_non_exhaustive(),
        }
    }
}

/// How long to wait for another program that writes to the same file, or for a free connection.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// Opens a store and brings its database up to date.
pub async fn open(place: &Place) -> Result<Arc<dyn Store>, StoreError> {
    open_with(place, PATIENCE).await
}

/// Opens a store that gives up on a busy database after so long.
pub async fn open_with(place: &Place, patience: Duration) -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(database::Database::open(place, patience).await?))
}

/// What a connection is asked to do.
type Work<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn a_place_is_named_without_its_password() {
        let place = Place::Postgres("postgres://ada:hunter2@db.example:5433/games".to_owned());
        assert_eq!(place.to_string(), "games on db.example:5433");
        let garbled = Place::Postgres("postgres://ada:hunter2@db.example:port/games".to_owned());
        assert_eq!(garbled.to_string(), "PostgreSQL");
        assert!(!format!("{place:?}").contains("hunter2"));
        assert_eq!(Place::Sqlite("data/pentapolis.db".into()).to_string(), "data/pentapolis.db");
    }
}
