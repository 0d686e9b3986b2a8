//! What can go wrong. The sentences are fit for users; what the database said is in the source, for the log.

use std::sync::Arc;

use sqlx::error::DatabaseError;
use thiserror::Error;

#[derive(Clone, Debug, Error)]
pub enum StoreError {
    #[error("the database {place} cannot be opened")]
    Opening { place: String, source: Box<StoreError> },
    #[error("the database cannot be reached or did not answer as expected")]
    Database(#[source] Arc<sqlx::Error>),
    #[error("the database cannot be brought up to date")]
    Migration(#[source] Arc<sqlx::migrate::MigrateError>),
    #[error("the store was closed")]
    Closed,
    #[error("there is no such table or person")]
    Missing,
    #[error("no random numbers are to be had from the system")]
    NoRandomness,
    #[error("the backup cannot be written")]
    Backup(#[source] Arc<std::io::Error>),
    #[error("PostgreSQL is backed up with its own program, pg_dump")]
    UsePgDump,
}

impl StoreError {
    /// Whether a row collided with another one.
    pub(crate) fn is_unique_violation(&self) -> bool {
        match self {
            Self::Database(error) => {
                error.as_database_error().is_some_and(DatabaseError::is_unique_violation)
            }
            _ => false,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => Self::Closed,
            error => Self::Database(Arc::new(error)),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        Self::Migration(Arc::new(error))
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        Self::Backup(Arc::new(error))
    }
}

/// Why a person cannot have a name.
#[derive(Clone, Debug, Error)]
pub enum NameError {
    #[error("somebody else keeps this name")]
    Taken,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a table cannot be created.
#[derive(Clone, Debug, Error)]
pub enum CreateError {
    #[error("another table has this code")]
    IdTaken,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a table cannot be changed.
#[derive(Clone, Debug, Error)]
pub enum ChangeError {
    #[error("the table was changed by somebody else meanwhile")]
    Conflict,
    #[error("there is no such table")]
    NoTable,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why an edition cannot be kept.
#[derive(Clone, Debug, Error)]
pub enum EditionError {
    #[error("another edition has the same fingerprint")]
    Differs,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a record cannot be appended.
#[derive(Clone, Debug, Error)]
pub enum AppendError {
    #[error("the table already has a move of this number, or was changed by somebody else")]
    Taken,
    #[error("a move before this one is missing")]
    Gap,
    #[error("there is no such table")]
    NoTable,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<ChangeError> for AppendError {
    fn from(error: ChangeError) -> Self {
        match error {
            ChangeError::Conflict => Self::Taken,
            ChangeError::NoTable => Self::NoTable,
            ChangeError::Store(error) => Self::Store(error),
        }
    }
}
