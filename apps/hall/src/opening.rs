//! Tables come into being.

use std::sync::Arc;

use store::{CreateError, PersonId, Status, TableRow};
use table::Seed;

use crate::draft::Draft;
use crate::error::{RoomError, broken};
use crate::now;
use crate::room::keep_edition;
use crate::rooms::Rooms;
use crate::seating::Seating;

/// A table to be opened.
pub struct Opening<'a> {
    pub code: &'a str,
    /// What decides the luck; it was promised with the code.
    pub secret: Seed,
    pub game: &'a str,
    pub owner: PersonId,
    pub public: bool,
    pub seating: &'a Seating,
}

impl Rooms {
    /// Stores a new table; it begins at once when every seat is taken. `false` when another table has its code.
    pub async fn open(self: &Arc<Self>, opening: Opening<'_>) -> Result<bool, RoomError> {
        let Opening { code, secret, game, owner, public, seating } = opening;
        let seating = Seating { secret: Some(secret), ..seating.clone() };
        let row = TableRow { public, ..new_row(code, game, owner, &seating)? };
        let mut draft = Draft { row, seating, begun: None };
        if draft.seating.open_seats().is_empty() {
            draft.begin()?;
            keep_edition(self.store(), &mut draft).await?;
        }
        match self.store().create_table(&draft.first_row()?).await {
            Ok(()) => {}
            Err(CreateError::IdTaken) => return Ok(false),
            Err(CreateError::Store(error)) => return Err(error.into()),
        }
        if draft.begun.is_some() {
            self.remind(code).await;
        }
        Ok(true)
    }
}

/// The row of a table that nobody knows of yet, where nothing has been played.
pub(crate) fn new_row(
    code: &str,
    game: &str,
    owner: PersonId,
    seating: &Seating,
) -> Result<TableRow, RoomError> {
    Ok(TableRow {
        id: code.to_owned(),
        game: game.to_owned(),
        status: Status::Waiting,
        public: false,
        owner,
        revision: 0,
        doc: serde_json::to_string(seating).map_err(broken)?,
        moves: 0,
        to_act: 0,
        round: 0,
        people: seating.people(),
        created: now(),
        updated: now(),
    })
}
