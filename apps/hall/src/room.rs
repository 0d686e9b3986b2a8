//! One table in the memory of this server: its row, its seating and its game.
//!
//! The store has the last word. Whatever is done is worked out first, then stored, and made true here only when it
//! is: a room is never ahead of the store. It may fall behind when another server is faster; then it catches up.

use catalog::{LiveGame, Refused, Step};
use game::{Outcome, Seat, SeatSet};
use store::{Entry, Glance, Status, Store, TableChange, TableRow};
use table::{Commitment, GameFile, Seed, Share};

use crate::draft::Draft;
use crate::error::{RoomError, broken};
use crate::reading::fingerprint;
use crate::seating::{GameResult, Seating};

pub struct Room {
    pub row: TableRow,
    pub seating: Seating,
    /// `None` until the game begins.
    pub live: Option<Box<dyn LiveGame>>,
    /// Why the game cannot be opened; everything else of the table still can.
    pub broken: Option<String>,
    /// How many chat lines there are.
    pub(crate) chat: usize,
    /// The store may know more than this room.
    pub(crate) behind: bool,
}

/// Which state of a table a page shows: records, revision of the seating, chat lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Version {
    pub moves: usize,
    revision: i64,
    chat: usize,
}

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}.{}", self.moves, self.revision, self.chat)
    }
}

impl Room {
    /// The game, where it has begun and can be opened.
    pub fn game(&self) -> Result<&dyn LiveGame, RoomError> {
        match (&self.live, &self.broken) {
            (Some(live), _) => Ok(live.as_ref()),
            (None, Some(problem)) => Err(RoomError::Broken(problem.clone())),
            (None, None) => Err(RoomError::NotNow),
        }
    }

    /// How many lines of chat there are.
    pub fn chat(&self) -> usize {
        self.chat
    }

    pub fn version(&self) -> Version {
        let moves = self.live.as_ref().map_or(0, |live| live.version());
        Version { moves, revision: self.row.revision, chat: self.chat }
    }

    pub fn kind(&self) -> Option<&'static dyn catalog::GameKind> {
        catalog::find(&self.row.game).ok()
    }

    pub fn is_running(&self) -> bool {
        self.row.status == Status::Running
    }

    pub fn to_act(&self) -> SeatSet {
        match &self.live {
            Some(live) if self.is_running() => live.to_act(),
            _ => SeatSet::default(),
        }
    }

    /// Lets a seat act; `expected` is the number of records the asking page knew.
    pub(crate) async fn act(
        &mut self,
        store: &dyn Store,
        seat: Seat,
        expected: usize,
        action: &str,
    ) -> Result<(), RoomError> {
        // Those who choose at the same time do not get in each other's way.
        let live = self.game()?;
        let expected = if live.is_same_decision(expected, seat) { live.version() } else { expected };
        let step = self.prepared(expected, |live| live.prepare(seat, action))?;
        self.take(store, step).await
    }

    pub(crate) async fn undo(
        &mut self,
        store: &dyn Store,
        seat: Seat,
        expected: usize,
    ) -> Result<(), RoomError> {
        let step = self.prepared(expected, |live| live.prepare_undo(seat))?;
        self.take(store, step).await
    }

    fn prepared(
        &self,
        expected: usize,
        prepare: impl FnOnce(&dyn LiveGame) -> Result<Step, Refused>,
    ) -> Result<Step, RoomError> {
        let live = self.game()?;
        if !self.is_running() {
            return Err(RoomError::NotNow);
        }
        if live.version() != expected {
            return Err(RoomError::Stale);
        }
        prepare(live).map_err(RoomError::Refused)
    }

    /// Stores a step with everything that follows from it; then, and only then, it is true.
    async fn take(&mut self, store: &dyn Store, step: Step) -> Result<(), RoomError> {
        let glance = Glance {
            status: status_after(step.outcome.as_ref()),
            to_act: bits(step.to_act),
            round: i64::from(step.round),
        };
        let result = step.outcome.as_ref().map(GameResult::of);
        let seating = result.map(|result| Seating { result: Some(result), ..self.seating.clone() });
        let change = seating.as_ref().map(|seating| self.change_to(seating, glance)).transpose()?;
        let entry = Entry {
            number: self.version().moves as i64,
            record: json(&step.record)?,
            glance,
            snapshot: Some(json(&step.snapshot)?),
            change: change.map(|change| (self.row.revision, change)),
        };
        // Whatever goes wrong from here on, the store may have moved on, also when whoever asked is gone.
        self.behind = true;
        store.append(&self.row.id, &entry).await?;
        self.behind = false;
        self.commit(step, glance, entry.number + 1);
        if let Some(seating) = seating {
            (self.seating, self.row.revision) = (seating, self.row.revision + 1);
        }
        Ok(())
    }

    fn commit(&mut self, step: Step, glance: Glance, moves: i64) {
        if let Some(live) = &mut self.live {
            live.commit(step);
        }
        self.row.moves = moves;
        (self.row.status, self.row.to_act, self.row.round) = (glance.status, glance.to_act, glance.round);
    }

    /// Changes what people agree on; refused, or when somebody was faster, nothing changes.
    pub(crate) async fn change(
        &mut self,
        store: &dyn Store,
        change: impl FnOnce(&mut Draft) -> Result<(), RoomError>,
    ) -> Result<(), RoomError> {
        let mut draft = Draft::of(self);
        change(&mut draft)?;
        keep_edition(store, &mut draft).await?;
        let glance = self.glance_at(&draft);
        let change = self.change_to(&draft.seating, glance)?;
        self.behind = true;
        store.change_table(&self.row.id, self.row.revision, &change).await?;
        self.behind = false;
        self.adopt(draft, glance);
        Ok(())
    }

    fn adopt(&mut self, draft: Draft, glance: Glance) {
        self.row = TableRow {
            revision: self.row.revision + 1,
            people: draft.seating.people(),
            status: glance.status,
            to_act: glance.to_act,
            round: glance.round,
            ..draft.row
        };
        self.seating = draft.seating;
        self.live = draft.begun.or(self.live.take());
    }

    fn glance_at(&self, draft: &Draft) -> Glance {
        let live = draft.begun.as_ref().or(self.live.as_ref());
        match live {
            Some(live) if !draft.seating.ended_early => glance(live.as_ref()),
            _ => Glance { status: draft.row.status, to_act: draft.row.to_act, round: draft.row.round },
        }
    }

    fn change_to(&self, seating: &Seating, glance: Glance) -> Result<TableChange, RoomError> {
        Ok(TableChange {
            status: glance.status,
            public: self.row.public,
            doc: json(seating)?,
            to_act: glance.to_act,
            round: glance.round,
            people: seating.people(),
        })
    }

    /// What is promised of the luck, before and after the game has begun.
    pub fn commitment(&self) -> Option<Commitment> {
        let begun = self.live.as_ref().map(|live| live.commitment());
        begun.or_else(|| self.seating.secret.as_ref().map(Seed::commitment))
    }

    /// What the people who sit here added to the luck.
    pub fn shares(&self) -> &[Share] {
        self.live.as_ref().map_or(&self.seating.shares, |live| live.shares())
    }

    /// The file of the game with all its secrets: for finished games only.
    pub fn file(&self) -> Option<GameFile> {
        let live = self.live.as_ref()?;
        (self.row.status == Status::Finished && live.outcome().is_some())
            .then(|| live.save(&self.seating.names()))
    }
}

/// The edition is kept once for all tables that are played with it, and not in their documents.
pub(crate) async fn keep_edition(store: &dyn Store, draft: &mut Draft) -> Result<(), RoomError> {
    let Some(beginning) = &mut draft.seating.beginning else { return Ok(()) };
    let Some(text) = beginning.edition.take() else { return Ok(()) };
    Ok(store.keep_edition(&draft.row.game, fingerprint(beginning), &text).await?)
}

pub(crate) fn glance(live: &dyn LiveGame) -> Glance {
    Glance {
        status: status_after(live.outcome().as_ref()),
        to_act: bits(live.to_act()),
        round: i64::from(live.round()),
    }
}

fn status_after(outcome: Option<&Outcome>) -> Status {
    if outcome.is_some() { Status::Finished } else { Status::Running }
}

/// Seats as the store keeps them.
pub(crate) fn bits(seats: SeatSet) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

pub(crate) fn json(value: &impl serde::Serialize) -> Result<String, RoomError> {
    serde_json::to_string(value).map_err(broken)
}
