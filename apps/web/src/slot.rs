//! The place of one table in the memory of this server.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::{MutexGuard, watch};

use crate::room::{Room, RoomError, Version};

/// A room that nobody has entered for so long leaves the memory; its table is in the store.
const IDLE: Duration = Duration::from_mins(2);

/// The place of one room, loaded or not.
pub(crate) struct Slot {
    room: tokio::sync::Mutex<Option<Room>>,
    pub(crate) version: watch::Sender<Version>,
    pub(crate) stale: AtomicBool,
    used: Mutex<Instant>,
}

/// A room that nobody else can change meanwhile.
pub(crate) struct Entered<'a> {
    guard: MutexGuard<'a, Option<Room>>,
}

impl std::ops::Deref for Entered<'_> {
    type Target = Room;
    fn deref(&self) -> &Room {
        self.guard.as_ref().expect("an entered room is loaded")
    }
}

impl std::ops::DerefMut for Entered<'_> {
    fn deref_mut(&mut self) -> &mut Room {
        self.guard.as_mut().expect("an entered room is loaded")
    }
}

impl Slot {
    pub(crate) fn new() -> Self {
        Slot {
            room: tokio::sync::Mutex::default(),
            version: watch::Sender::new(Version::default()),
            stale: AtomicBool::new(false),
            used: Mutex::new(Instant::now()),
        }
    }

    pub(crate) fn watch(&self) -> watch::Receiver<Version> {
        self.version.subscribe()
    }

    /// Enters the room, reading it where needed; `None` when there is no such table.
    pub(crate) async fn enter(&self, store: &dyn Store, id: &str) -> Result<Option<Entered<'_>>, RoomError> {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        let mut guard = self.room.lock().await;
        let stale = self.stale.swap(false, Ordering::AcqRel);
        if let Some(room) = guard.as_mut()
            && (room.is_spoilt() || (stale && !room.catch_up(store).await?))
        {
            *guard = None;
        }
        if guard.is_none() {
            *guard = Room::load(store, id).await?;
        }
        let Some(room) = guard.as_ref() else { return Ok(None) };
        self.publish(room);
        Ok(Some(Entered { guard }))
    }

    /// Tells everybody who watches which state the table is in.
    pub(crate) fn publish(&self, room: &Room) {
        let version = room.version();
        self.version.send_if_modified(|old| std::mem::replace(old, version) != version);
    }

    pub(crate) fn is_idle(&self) -> bool {
        let used = *self.used.lock().unwrap_or_else(PoisonError::into_inner);
        used.elapsed() > IDLE && self.version.receiver_count() == 0
    }
}
