//! All tables that this server has in memory, and the bots that play at them.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use game::Seat;
use store::{PersonId, Store, StoreError, TableRow};
use tokio::sync::broadcast;

use crate::entered::Entered;
use crate::error::RoomError;
use crate::fair::Asker;
use crate::room::Room;
use crate::seating::Seating;
use crate::slot::Slot;
use crate::thinkers::Thinkers;

/// A bot that has not moved for so long is reminded: the server that let it think may be gone.
const REMINDER: Duration = Duration::from_secs(20);

/// The rooms of one server.
pub struct Rooms {
    store: Arc<dyn Store>,
    thinkers: Thinkers,
    slots: Mutex<BTreeMap<String, Arc<Slot>>>,
    /// Other servers may change the same tables.
    shared: bool,
    closed: AtomicBool,
    /// How long a bot that could not move waits at first.
    pause: Duration,
}

impl Rooms {
    pub fn new(store: Arc<dyn Store>, thinkers: Thinkers, shared: bool, pause: Duration) -> Self {
        Rooms { store, thinkers, slots: Mutex::default(), shared, closed: AtomicBool::new(false), pause }
    }

    pub fn store(&self) -> &dyn Store {
        self.store.as_ref()
    }

    /// Goes to a table; `None` when there is none, e.g. because it was deleted.
    pub async fn enter(self: &Arc<Self>, id: &str) -> Result<Option<Entered>, RoomError> {
        let slot = self.slot(id);
        let room = slot.room(self.store(), id).await?;
        Ok(room.map(|room| Entered::new(self.clone(), slot, room)))
    }

    /// Whether there is such a table; looks before anybody makes room for it.
    pub async fn has(&self, id: &str) -> Result<bool, StoreError> {
        Ok(self.known(id).is_some() || self.store.table(id).await?.is_some())
    }

    /// The place of a table that exists.
    fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.entry(id.to_owned()).or_insert_with(|| Arc::new(Slot::new(self.pause))).clone()
    }

    fn known(&self, id: &str) -> Option<Arc<Slot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    pub fn thinkers(&self) -> &Thinkers {
        &self.thinkers
    }

    pub fn in_memory(&self) -> usize {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Lets a bot think if it is its turn and somebody plays or looks.
    pub(crate) fn let_bots_think(self: &Arc<Self>, slot: &Arc<Slot>, room: &mut Room) {
        let plays = room.seating.has_people();
        if slot.is_thinking() || !room.is_running() || !(slot.is_watched() || plays) {
            return;
        }
        let Some((seat, bot)) = room.seating.bot_among(room.to_act()) else { return };
        let Some(live) = &mut room.live else { return };
        slot.set_thinking(true);
        let thought = live.thought(seat, bot, rand::random());
        let (rooms, slot, id) = (self.clone(), slot.clone(), room.row.id.clone());
        let asker = Asker { person: Some(room.row.owner), table: id.clone(), plays };
        self.thinkers.think(asker, thought, move |action| async move {
            let entered = rooms.enter(&id).await;
            // Whoever has entered is alone: nobody lets the bot think a second time about the same turn.
            slot.set_thinking(false);
            let acted = match entered {
                Ok(Some(room)) => bot_acts(room, seat, action).await,
                Ok(None) => Ok(()),
                Err(error) => Err(error),
            };
            if let Err(error) = acted {
                tracing::error!(error = &error as &dyn std::error::Error, "a bot could not move");
                rooms.remind_later(&slot, &id);
            }
        });
    }

    /// Lets the bots of a table think, if it is their turn.
    pub async fn remind(self: &Arc<Self>, id: &str) {
        match self.enter(id).await {
            Ok(Some(mut room)) => room.tend(),
            Ok(None) => {}
            Err(error) => {
                tracing::error!(
                    error = &error as &dyn std::error::Error,
                    "a table with bots cannot be opened"
                );
                self.remind_later(&self.slot(id), id);
            }
        }
    }

    /// A bot that could not move gets another chance, but not at once.
    fn remind_later(self: &Arc<Self>, slot: &Arc<Slot>, id: &str) {
        let Some(pause) = slot.set_back() else { return };
        let (rooms, slot, id) = (self.clone(), slot.clone(), id.to_owned());
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            slot.is_reminded();
            if !rooms.closed.load(Ordering::Acquire) {
                rooms.remind(&id).await;
            }
        });
    }

    /// A person leaves all tables: bots play on for them, and their name disappears.
    pub async fn forget(self: &Arc<Self>, person: PersonId) -> Result<(), RoomError> {
        for row in self.store.tables_of(person, i64::from(i32::MAX)).await? {
            let mut room = match self.enter(&row.id).await {
                Ok(Some(room)) => room,
                // What can never be read names nobody on a page.
                Ok(None) | Err(RoomError::Broken(_)) => continue,
                Err(error) => return Err(error),
            };
            room.change(|draft| {
                draft.forget(person);
                Ok(())
            })
            .await?;
        }
        Ok(())
    }

    /// Bots rest when the server stops.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Release);
        self.thinkers.close();
    }

    /// Wakes the bots of all running tables: after a start, and where another server may have died or the store
    /// could not be read.
    async fn remind_all(self: &Arc<Self>, only_waiting_for: Duration) {
        let mut after: Option<String> = None;
        loop {
            let page = match self.store.running_tables(after.as_deref(), 200).await {
                Ok(page) => page,
                Err(error) => return tracing::error!(%error, "running tables cannot be read"),
            };
            let Some(last) = page.last() else { return };
            after = Some(last.id.clone());
            for row in page {
                let waits = crate::now() - row.updated >= only_waiting_for.as_millis() as i64;
                if waits && self.is_a_bots_turn(&row) {
                    self.remind(&row.id).await;
                }
            }
        }
    }

    /// Whether a bot should think; bots alone do so only where somebody watches.
    fn is_a_bots_turn(&self, row: &TableRow) -> bool {
        let Ok(seating) = serde_json::from_str::<Seating>(&row.doc) else { return false };
        let to_act = (0..game::MAX_SEATS as u8).map(Seat).filter(|seat| row.to_act >> seat.index() & 1 == 1);
        let watched = || self.known(&row.id).is_some_and(|slot| slot.is_watched());
        seating.bot_among(to_act.collect()).is_some() && (seating.has_people() || watched())
    }

    /// Runs as long as the server: hears of changes, forgets idle rooms, reminds bots.
    pub async fn keep(self: Arc<Self>) {
        let mut changes = self.store.changes();
        let mut sweep = tokio::time::interval(REMINDER);
        self.remind_all(Duration::ZERO).await;
        loop {
            tokio::select! {
                change = changes.recv() => match change {
                    Ok(change) if !change.is_anything() => self.heard_of(&change.table).await,
                    Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => self.heard_of_anything().await,
                    Err(broadcast::error::RecvError::Closed) => return,
                },
                _ = sweep.tick() => {
                    self.forget_idle();
                    self.remind_all(REMINDER).await;
                }
            }
        }
    }

    async fn heard_of(&self, id: &str) {
        if !self.shared {
            return;
        }
        let Some(slot) = self.known(id) else { return };
        slot.set_stale();
        if slot.is_listened_to()
            && let Err(error) = slot.room(self.store(), id).await
        {
            tracing::warn!(%error, "a changed table cannot be read");
        }
    }

    async fn heard_of_anything(&self) {
        let ids: Vec<String> =
            self.slots.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect();
        for id in ids {
            self.heard_of(&id).await;
        }
    }

    fn forget_idle(&self) {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.retain(|_, slot| !(Arc::strong_count(slot) == 1 && slot.is_idle()));
        metrics::gauge!("pentapolis_tables_in_memory").set(slots.len() as f64);
    }
}

/// A bot has thought; if its turn is over meanwhile, the thought is forgotten.
async fn bot_acts(mut room: Entered, seat: Seat, action: Option<String>) -> Result<(), RoomError> {
    let action = action.ok_or(RoomError::NoThought)?;
    let plays = room.seating.chair(seat).is_some_and(|chair| chair.sitter.bot().is_some());
    if !plays || !room.to_act().contains(seat) {
        room.tend();
        return Ok(());
    }
    let expected = room.version().moves;
    match room.act(seat, expected, &action).await {
        Ok(()) => {
            metrics::counter!("pentapolis_moves_total", "by" => "bot").increment(1);
            room.slot().is_well();
            Ok(())
        }
        // Another server was faster, or somebody else acted while it thought.
        Err(RoomError::Stale | RoomError::Refused(_)) => {
            room.tend();
            Ok(())
        }
        Err(error) => Err(error),
    }
}
