//! All tables that this server has in memory, and the bots that play at them.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use game::{Lang, Seat};
use store::{Store, StoreError, TableRow};
use tokio::sync::broadcast;

use crate::fair::Asker;
use crate::room::{Room, RoomError};
use crate::seating::Seating;
use crate::slot::Slot;
use crate::thinkers::Thinkers;
use crate::words;

/// A bot that has not moved for so long is reminded: the server that let it think may be gone.
const REMINDER: Duration = Duration::from_secs(20);

/// The rooms of one server.
pub(crate) struct Rooms {
    store: Arc<dyn Store>,
    thinkers: Thinkers,
    slots: Mutex<BTreeMap<String, Arc<Slot>>>,
    /// Other servers may change the same tables.
    shared: bool,
    closed: AtomicBool,
}

impl Rooms {
    pub(crate) fn new(store: Arc<dyn Store>, thinkers: Thinkers, shared: bool) -> Self {
        Rooms { store, thinkers, slots: Mutex::default(), shared, closed: AtomicBool::new(false) }
    }

    pub(crate) fn store(&self) -> &dyn Store {
        self.store.as_ref()
    }

    /// Whether there is such a table; looks before anybody makes room for it.
    pub(crate) async fn has(&self, id: &str) -> Result<bool, StoreError> {
        Ok(self.known(id).is_some() || self.store.table(id).await?.is_some())
    }

    /// The place of a table that exists.
    pub(crate) fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.entry(id.to_owned()).or_insert_with(|| Arc::new(Slot::new())).clone()
    }

    fn known(&self, id: &str) -> Option<Arc<Slot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.thinkers
    }

    pub(crate) fn in_memory(&self) -> usize {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// After every change: tells the watchers, and lets a bot think if it is its turn.
    pub(crate) fn tend(self: &Arc<Self>, slot: &Arc<Slot>, room: &mut Room) {
        slot.publish(room);
        if slot.is_thinking() || !room.is_running() || !(slot.is_watched() || has_people(&room.seating)) {
            return;
        }
        let Some((seat, bot)) = room.seating.bot_among(room.to_act()) else { return };
        let Some(live) = &mut room.live else { return };
        slot.set_thinking(true);
        let thought = live.thought(seat, bot, rand::random());
        let (rooms, slot, id) = (self.clone(), slot.clone(), room.row.id.clone());
        let plays = has_people(&room.seating);
        let asker = Asker { person: Some(room.row.owner), table: id.clone(), plays };
        self.thinkers.think(asker, thought, move |action| async move {
            if let Err(error) = rooms.bot_acts(&slot, &id, seat, action).await {
                tracing::error!(error = &error as &dyn std::error::Error, "a bot could not move");
                rooms.remind_later(&slot, &id);
            }
        });
    }

    /// Somebody looks at a table: bots alone, which rest while nobody looks, go on.
    pub(crate) fn look(self: &Arc<Self>, slot: &Arc<Slot>, room: &mut Room) {
        slot.look();
        if !has_people(&room.seating) {
            self.tend(slot, room);
        }
    }

    /// A bot has thought; if its turn is over meanwhile, the thought is forgotten.
    async fn bot_acts(
        self: &Arc<Self>,
        slot: &Arc<Slot>,
        id: &str,
        seat: Seat,
        action: Option<String>,
    ) -> Result<(), RoomError> {
        let entered = slot.enter(self.store(), id).await;
        // Whoever has entered is alone: nobody lets the bot think a second time about the same turn.
        slot.set_thinking(false);
        let Some(mut room) = entered? else { return Ok(()) };
        let action = action.ok_or(RoomError::NoThought)?;
        let plays = room.seating.chair(seat).is_some_and(|chair| chair.sitter.bot().is_some());
        if plays && room.to_act().contains(seat) {
            let expected = room.version().moves;
            let acted = room.act(self.store(), seat, expected, &action, &words::plain(Lang::En)).await;
            match acted {
                Ok(()) => {
                    metrics::counter!("pentapolis_moves_total", "by" => "bot").increment(1);
                    slot.is_well();
                }
                // Another server was faster, or somebody else acted while it thought.
                Err(RoomError::Stale | RoomError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        if !room.is_spoilt() {
            self.tend(slot, &mut room);
        }
        Ok(())
    }

    /// Lets the bots of a table think, if it is their turn.
    pub(crate) async fn remind(self: &Arc<Self>, id: &str) {
        let slot = self.slot(id);
        match slot.enter(self.store(), id).await {
            Ok(Some(mut room)) => self.tend(&slot, &mut room),
            Ok(None) => {}
            Err(error) => {
                tracing::error!(
                    error = &error as &dyn std::error::Error,
                    "a table with bots cannot be opened"
                );
                self.remind_later(&slot, id);
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

    /// Bots rest when the server stops.
    pub(crate) fn close(&self) {
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
        seating.bot_among(to_act.collect()).is_some() && (has_people(&seating) || watched())
    }

    /// Runs as long as the server: hears of changes, forgets idle rooms, reminds bots.
    pub(crate) async fn keep(self: Arc<Self>) {
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
            && let Err(error) = slot.enter(self.store(), id).await
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

/// Somebody plays here, or has lent the seat to a bot.
fn has_people(seating: &Seating) -> bool {
    seating.chairs.iter().any(|chair| chair.sitter.owner().is_some())
}
