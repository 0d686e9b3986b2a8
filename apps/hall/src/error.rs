//! Why a table does not do what it is asked: typed until somebody turns it into words.

use catalog::Refused;
use store::{AppendError, ChangeError, EditionError, StoreError};
use thiserror::Error;

/// Why a table does not do what it is asked.
#[derive(Debug, Error)]
pub enum RoomError {
    /// The page that asked is older than the table.
    #[error("the table has moved on")]
    Stale,
    #[error("refused: {}", .0.phrase.key)]
    Refused(Refused),
    #[error("this is not yours to do")]
    NotYours,
    #[error("the table is not in a state for this")]
    NotNow,
    #[error("the table cannot be opened: {0}")]
    Broken(String),
    #[error("nothing more can be said at this table")]
    ChatFull,
    #[error("a bot failed while thinking")]
    NoThought,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<ChangeError> for RoomError {
    fn from(error: ChangeError) -> Self {
        match error {
            ChangeError::Conflict | ChangeError::NoTable => RoomError::Stale,
            ChangeError::Store(error) => error.into(),
        }
    }
}

impl From<EditionError> for RoomError {
    fn from(error: EditionError) -> Self {
        match error {
            EditionError::Differs => RoomError::Broken(error.to_string()),
            EditionError::Store(error) => error.into(),
        }
    }
}

impl From<AppendError> for RoomError {
    fn from(error: AppendError) -> Self {
        match error {
            AppendError::Taken | AppendError::Gap | AppendError::NoTable => RoomError::Stale,
            AppendError::Store(error) => error.into(),
        }
    }
}

pub(crate) fn broken(error: impl std::fmt::Display) -> RoomError {
    RoomError::Broken(error.to_string())
}
