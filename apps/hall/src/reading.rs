//! A table is read from the store, and catches up with what other servers have stored.

use catalog::LiveGame;
use store::{Store, TableRow};
use table::{GameFile, Record, Snapshot};

use crate::error::{RoomError, broken};
use crate::room::Room;
use crate::seating::{GameResult, Seating};

impl Room {
    /// Reads a table; `None` when there is no such table.
    pub(crate) async fn load(store: &dyn Store, id: &str) -> Result<Option<Room>, RoomError> {
        let Some(mut row) = store.table(id).await? else { return Ok(None) };
        // Many rooms wait in memory, and the seating says the same.
        let seating: Seating = serde_json::from_str(&std::mem::take(&mut row.doc)).map_err(broken)?;
        let (live, broken) = match &seating.beginning {
            Some(beginning) => match open(store, id, beginning).await {
                Ok(live) => (Some(live), None),
                Err(RoomError::Broken(problem)) => (None, Some(problem)),
                Err(error) => return Err(error),
            },
            None => (None, None),
        };
        if let Some(problem) = &broken {
            tracing::error!(problem, "a table cannot be opened");
        }
        let chat = store.chat_lines(id).await? as usize;
        let mut room = Room { row, seating, live, broken, chat, behind: false };
        room.settle(store).await;
        Ok(Some(room))
    }

    /// Writes down the result of a finished game whose row lacks it: earlier builds stored it after the last move.
    async fn settle(&mut self, store: &dyn Store) {
        let outcome = self.live.as_ref().and_then(|live| live.outcome());
        if let (Some(outcome), None) = (outcome, &self.seating.result) {
            let settled = self.change(store, |draft| {
                draft.settle(GameResult::of(&outcome));
                Ok(())
            });
            if let Err(error) = settled.await {
                tracing::warn!(%error, "the result of a finished game is not on its row");
            }
        }
    }

    /// Reads what other servers have added; `false` when the room must be read anew.
    pub(crate) async fn catch_up(&mut self, store: &dyn Store) -> Result<bool, RoomError> {
        let Some(row) = store.table(&self.row.id).await? else { return Ok(false) };
        if row.revision != self.row.revision {
            return Ok(false);
        }
        if let Some(live) = &mut self.live {
            for text in store.records(&row.id, live.version() as i64).await? {
                let record: Record = serde_json::from_str(&text).map_err(broken)?;
                if live.follow(&record).is_err() {
                    return Ok(false);
                }
            }
        }
        self.chat = store.chat_lines(&row.id).await? as usize;
        self.row = TableRow { doc: String::new(), ..row };
        self.behind = false;
        Ok(true)
    }
}

async fn open(store: &dyn Store, id: &str, beginning: &GameFile) -> Result<Box<dyn LiveGame>, RoomError> {
    let mut file = beginning.clone();
    if file.edition.is_none() {
        file.edition = store.edition(&file.game, fingerprint(beginning)).await?;
    }
    let records = store.records(id, 0).await?;
    file.records =
        records.iter().map(|text| serde_json::from_str(text)).collect::<Result<_, _>>().map_err(broken)?;
    if let Some((covered, text)) = store.snapshot(id).await?
        && covered == records.len() as i64
    {
        file.snapshot = serde_json::from_str::<Snapshot>(&text).map_err(broken)?;
    }
    let kind = catalog::find(&file.game).map_err(broken)?;
    kind.open_table(&file).map_err(broken)
}

/// The part of an edition's id that tells its text.
pub(crate) fn fingerprint(file: &GameFile) -> &str {
    file.edition_id().rsplit('@').next().unwrap_or_default()
}
