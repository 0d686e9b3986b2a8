//! One table in the memory of this server: its row, its seating and its game.
//!
//! The store has the last word. What is done here is acknowledged only when it is stored; if another server was
//! faster, or the store failed, the room is thrown away and read anew.

use catalog::{LiveGame, Told};
use game::{Seat, SeatSet, Viewer, Words};
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use store::{
    AppendError, ChangeError, EditionError, Glance, PersonId, Status, Store, StoreError, TableChange,
    TableRow,
};
use table::{Commitment, GameFile, Luck, Record, Seed, Share, Snapshot};
use thiserror::Error;

use crate::seating::{Chair, GameResult, Seating};

pub(crate) struct Room {
    pub(crate) row: TableRow,
    pub(crate) seating: Seating,
    /// `None` until the game begins.
    pub(crate) live: Option<Box<dyn LiveGame>>,
    /// Why the game cannot be opened; everything else of the table still can.
    pub(crate) broken: Option<String>,
    /// How many chat lines there are.
    pub(crate) chat: usize,
}

/// Why a table does not do what it is asked.
#[derive(Debug, Error)]
pub(crate) enum RoomError {
    /// The page that asked is older than the table.
    #[error("the table has moved on")]
    Stale,
    #[error("refused: {}", .0.reason)]
    Refused(Told),
    #[error("this is not yours to do")]
    NotYours,
    #[error("the table is not in a state for this")]
    NotNow,
    #[error("the table cannot be opened: {0}")]
    Broken(String),
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

/// Which state of a table a page shows: records, revision of the seating, chat lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Version {
    pub(crate) moves: usize,
    revision: i64,
    chat: usize,
}

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}.{}", self.moves, self.revision, self.chat)
    }
}

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
        let mut room = Room { row, seating, live, broken, chat };
        room.settle(store).await;
        Ok(Some(room))
    }

    /// Writes down the result of a finished game whose row still lacks it, because the store failed just then.
    async fn settle(&mut self, store: &dyn Store) {
        let outcome = self.live.as_ref().and_then(|live| live.outcome());
        if let (Some(outcome), None) = (outcome, &self.seating.result) {
            self.seating.result = Some(GameResult::of(&outcome));
            if let Err(error) = self.store_seating(store).await {
                tracing::warn!(%error, "the result of a finished game is not on its row");
            }
        }
    }

    /// The game, where it has begun and can be opened.
    pub(crate) fn game(&self) -> Result<&dyn LiveGame, RoomError> {
        match (&self.live, &self.broken) {
            (Some(live), _) => Ok(live.as_ref()),
            (None, Some(problem)) => Err(RoomError::Broken(problem.clone())),
            (None, None) => Err(RoomError::NotNow),
        }
    }

    pub(crate) fn version(&self) -> Version {
        let moves = self.live.as_ref().map_or(0, |live| live.version());
        Version { moves, revision: self.row.revision, chat: self.chat }
    }

    pub(crate) fn kind(&self) -> Option<&'static dyn catalog::GameKind> {
        catalog::find(&self.row.game).ok()
    }

    pub(crate) fn is_running(&self) -> bool {
        self.row.status == Status::Running
    }

    pub(crate) fn to_act(&self) -> SeatSet {
        match &self.live {
            Some(live) if self.is_running() => live.to_act(),
            _ => SeatSet::default(),
        }
    }

    /// Everything lies open once the game is over.
    pub(crate) fn may_look_as(&self, person: Option<PersonId>, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Public => true,
            Viewer::Seat(seat) => {
                let owner = self.seating.chair(seat).and_then(|chair| chair.sitter.owner());
                seat.index() < self.seating.chairs.len()
                    && (self.row.status == Status::Finished || (owner.is_some() && owner == person))
            }
        }
    }

    /// Those who do not sit here may look on if the table allows it; over, it is open to all who know it.
    pub(crate) fn may_watch(&self, person: Option<PersonId>) -> bool {
        let sits = person.is_some_and(|person| !self.seating.owned_by(person).is_empty());
        sits || self.seating.spectators
            || self.row.status != Status::Running
            || person == Some(self.row.owner)
    }

    /// Lets a seat act; `expected` is the number of records the asking page knew.
    pub(crate) async fn act(
        &mut self,
        store: &dyn Store,
        seat: Seat,
        expected: usize,
        action: &str,
        words: &Words,
    ) -> Result<(), RoomError> {
        // Those who choose at the same time do not get in each other's way.
        let live = self.game()?;
        let expected = if live.is_same_decision(expected, seat) { live.version() } else { expected };
        self.on_the_log(store, expected, |live| live.act(seat, action, words)).await
    }

    pub(crate) async fn undo(
        &mut self,
        store: &dyn Store,
        seat: Seat,
        expected: usize,
        words: &Words,
    ) -> Result<(), RoomError> {
        self.on_the_log(store, expected, |live| live.undo(seat, words)).await
    }

    async fn on_the_log(
        &mut self,
        store: &dyn Store,
        expected: usize,
        change: impl FnOnce(&mut dyn LiveGame) -> Result<(), Told>,
    ) -> Result<(), RoomError> {
        if !self.is_running() {
            return Err(RoomError::NotNow);
        }
        let live = self.live.as_mut().ok_or(RoomError::NotNow)?;
        if live.version() != expected {
            return Err(RoomError::Stale);
        }
        change(live.as_mut()).map_err(RoomError::Refused)?;
        let stored = self.store_latest(store).await;
        if stored.is_err() {
            // The game in memory is ahead of the store: it must not be used any more.
            self.live = None;
        }
        stored
    }

    async fn store_latest(&mut self, store: &dyn Store) -> Result<(), RoomError> {
        let live = self.live.as_ref().ok_or(RoomError::NotNow)?;
        let glance = glance(live.as_ref());
        let record = live.records().last().ok_or(RoomError::NotNow)?;
        let number = live.version() as i64 - 1;
        let (record, snapshot) = (json(record)?, json(&live.snapshot())?);
        store.append(&self.row.id, number, &record, glance, Some(&snapshot)).await?;
        self.row.moves = number + 1;
        (self.row.status, self.row.to_act, self.row.round) = (glance.status, glance.to_act, glance.round);
        self.settle(store).await;
        Ok(())
    }

    /// True when a move could not be stored, so that the room must be read anew.
    pub(crate) fn is_spoilt(&self) -> bool {
        self.live.is_none() && self.seating.beginning.is_some() && self.broken.is_none()
    }

    /// Changes the seating; refused, or when somebody was faster, nothing changes.
    pub(crate) async fn change(
        &mut self,
        store: &dyn Store,
        change: impl FnOnce(&mut Room) -> Result<(), RoomError>,
    ) -> Result<(), RoomError> {
        let (row, seating) = (self.row.clone(), self.seating.clone());
        let had_game = self.live.is_some();
        let mut result = change(self);
        if result.is_ok() {
            result = self.store_seating(store).await;
        }
        if result.is_err() {
            (self.row, self.seating) = (row, seating);
            if !had_game {
                self.live = None;
            }
        }
        result
    }

    async fn store_seating(&mut self, store: &dyn Store) -> Result<(), RoomError> {
        if let Some(live) = &self.live
            && !self.seating.ended_early
        {
            let glance = glance(live.as_ref());
            (self.row.status, self.row.to_act, self.row.round) = (glance.status, glance.to_act, glance.round);
        }
        self.keep_edition(store).await?;
        self.row.people = self.seating.people();
        let change = TableChange {
            status: self.row.status,
            public: self.row.public,
            doc: json(&self.seating)?,
            to_act: self.row.to_act,
            round: self.row.round,
            people: self.row.people.clone(),
        };
        store.change_table(&self.row.id, self.row.revision, &change).await?;
        self.row.revision += 1;
        Ok(())
    }

    /// The edition is kept once for all tables that are played with it, and not in their documents.
    async fn keep_edition(&mut self, store: &dyn Store) -> Result<(), RoomError> {
        let Some(beginning) = &mut self.seating.beginning else { return Ok(()) };
        if let Some(text) = beginning.edition.take() {
            let kept = store.keep_edition(&self.row.game, fingerprint(beginning), &text).await;
            kept.inspect_err(|_| beginning.edition = Some(text))?;
        }
        Ok(())
    }

    /// Bots take the seats that are still open, and the game begins.
    pub(crate) fn begin(&mut self) -> Result<(), RoomError> {
        if self.row.status != Status::Waiting {
            return Err(RoomError::NotNow);
        }
        for seat in self.seating.open_seats() {
            self.seating.seat(seat, Chair::bot(seat, crate::seating::SUBSTITUTE));
        }
        let kind = self.kind().ok_or(RoomError::NotNow)?;
        let secret = self.seating.secret.take().unwrap_or_else(|| Seed::random(&mut UnwrapErr(SysRng)));
        let luck = Luck::shared(secret, std::mem::take(&mut self.seating.shares));
        let live = kind.new_table(&self.seating.wish, luck).map_err(broken)?;
        self.seating.beginning = Some(live.save(&self.seating.names()));
        self.row.status = Status::Running;
        self.live = Some(live);
        Ok(())
    }

    /// The people end the game before its end.
    pub(crate) fn end_early(&mut self) {
        self.seating.ended_early = true;
        self.row.status = Status::Finished;
        self.row.to_act = 0;
    }

    /// What is promised of the luck, before and after the game has begun.
    pub(crate) fn commitment(&self) -> Option<Commitment> {
        let begun = self.live.as_ref().map(|live| live.commitment());
        begun.or_else(|| self.seating.secret.as_ref().map(Seed::commitment))
    }

    /// What the people who sit here added to the luck.
    pub(crate) fn shares(&self) -> &[Share] {
        self.live.as_ref().map_or(&self.seating.shares, |live| live.shares())
    }

    /// Reads what other servers have added; `false` when the room must be read anew.
    pub(crate) async fn catch_up(&mut self, store: &dyn Store) -> Result<bool, RoomError> {
        let Some(row) = store.table(&self.row.id).await? else { return Ok(false) };
        if self.is_spoilt() || row.revision != self.row.revision {
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
        Ok(true)
    }

    /// The file of the game with all its secrets: for finished games only.
    pub(crate) fn file(&self) -> Option<GameFile> {
        let live = self.live.as_ref()?;
        (self.row.status == Status::Finished && live.outcome().is_some())
            .then(|| live.save(&self.seating.names()))
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

fn glance(live: &dyn LiveGame) -> Glance {
    let status = if live.outcome().is_some() { Status::Finished } else { Status::Running };
    let to_act = live.to_act().iter().fold(0, |bits, seat| bits | 1 << seat.index());
    Glance { status, to_act, round: i64::from(live.round()) }
}

fn json(value: &impl serde::Serialize) -> Result<String, RoomError> {
    serde_json::to_string(value).map_err(broken)
}

fn broken(error: impl std::fmt::Display) -> RoomError {
    RoomError::Broken(error.to_string())
}
