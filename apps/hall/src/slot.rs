//! The place of one table in the memory of this server.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::{OwnedMutexGuard, watch};

use crate::error::RoomError;
use crate::room::{Room, Version};

/// A room that nobody has entered for so long leaves the memory; its table is in the store.
const IDLE: Duration = Duration::from_mins(2);
/// Whoever asked for the page so lately may still be looking at it.
const A_LOOK: Duration = Duration::from_mins(1);
/// A bot that cannot move waits at most so many times as long as at first.
const LONGEST_PAUSE: u32 = 20;

/// The place of one room, loaded or not.
pub(crate) struct Slot {
    room: Arc<tokio::sync::Mutex<Option<Room>>>,
    version: watch::Sender<Version>,
    stale: AtomicBool,
    used: Mutex<Instant>,
    looked_at: Mutex<Option<Instant>>,
    /// A bot is thinking about this table.
    thinking: AtomicBool,
    setbacks: Mutex<Setbacks>,
    /// How long a bot that could not move waits at first.
    pause: Duration,
}

/// How often in a row the bots of a table could not move, and whether a reminder is on its way.
#[derive(Default)]
struct Setbacks {
    count: u32,
    reminded: bool,
}

/// A loaded room that nobody else can change meanwhile.
pub(crate) struct Loaded(OwnedMutexGuard<Option<Room>>);

impl std::ops::Deref for Loaded {
    type Target = Room;
    fn deref(&self) -> &Room {
        self.0.as_ref().expect("a loaded room is there")
    }
}

impl std::ops::DerefMut for Loaded {
    fn deref_mut(&mut self) -> &mut Room {
        self.0.as_mut().expect("a loaded room is there")
    }
}

impl Slot {
    pub(crate) fn new(pause: Duration) -> Self {
        Slot {
            room: Arc::default(),
            version: watch::Sender::new(Version::default()),
            stale: AtomicBool::new(false),
            used: Mutex::new(Instant::now()),
            looked_at: Mutex::default(),
            thinking: AtomicBool::new(false),
            setbacks: Mutex::default(),
            pause,
        }
    }

    pub(crate) fn watch(&self) -> watch::Receiver<Version> {
        self.version.subscribe()
    }

    /// The room, read where needed; `None` when there is no such table.
    pub(crate) async fn room(&self, store: &dyn Store, id: &str) -> Result<Option<Loaded>, RoomError> {
        *lock(&self.used) = Instant::now();
        let mut guard = self.room.clone().lock_owned().await;
        if let Some(room) = guard.as_mut()
            && !self.is_fresh(room, store).await?
        {
            *guard = None;
        }
        if guard.is_none() {
            *guard = Room::load(store, id).await?;
        }
        let Some(room) = guard.as_ref() else { return Ok(None) };
        self.publish(room);
        Ok(Some(Loaded(guard)))
    }

    /// Whether the room, having caught up with other servers where it must, stands as the store says.
    async fn is_fresh(&self, room: &mut Room, store: &dyn Store) -> Result<bool, RoomError> {
        if !self.stale.swap(false, Ordering::AcqRel) && !room.behind {
            return Ok(true);
        }
        let caught_up = room.catch_up(store).await;
        if caught_up.is_err() {
            self.set_stale();
        }
        caught_up
    }

    /// Another server has changed the table.
    pub(crate) fn set_stale(&self) {
        self.stale.store(true, Ordering::Release);
    }

    /// Tells everybody who watches which state the table is in.
    pub(crate) fn publish(&self, room: &Room) {
        let version = room.version();
        self.version.send_if_modified(|old| std::mem::replace(old, version) != version);
    }

    /// Somebody asks for the page.
    pub(crate) fn look(&self) {
        *lock(&self.looked_at) = Some(Instant::now());
    }

    pub(crate) fn is_listened_to(&self) -> bool {
        self.version.receiver_count() > 0
    }

    pub(crate) fn is_watched(&self) -> bool {
        self.is_listened_to() || lock(&self.looked_at).is_some_and(|at| at.elapsed() < A_LOOK)
    }

    pub(crate) fn is_idle(&self) -> bool {
        lock(&self.used).elapsed() > IDLE && !self.is_listened_to()
    }

    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.load(Ordering::Acquire)
    }

    pub(crate) fn set_thinking(&self, thinking: bool) {
        self.thinking.store(thinking, Ordering::Release);
    }

    /// A bot could not move: how long to wait before it is reminded, or nothing when it will be anyway.
    pub(crate) fn set_back(&self) -> Option<Duration> {
        let mut setbacks = lock(&self.setbacks);
        if std::mem::replace(&mut setbacks.reminded, true) {
            return None;
        }
        let times = 2_u32.pow(setbacks.count.min(8)).min(LONGEST_PAUSE);
        setbacks.count += 1;
        Some(self.pause * times)
    }

    /// The reminder has come.
    pub(crate) fn is_reminded(&self) {
        lock(&self.setbacks).reminded = false;
    }

    /// A bot has moved.
    pub(crate) fn is_well(&self) {
        lock(&self.setbacks).count = 0;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_until_a_bot_moves_again() {
        let slot = Slot::new(Duration::from_secs(1));
        let pause = || {
            let pause = slot.set_back().map(|pause| pause.as_secs());
            assert_eq!(slot.set_back(), None, "one reminder at a time");
            slot.is_reminded();
            pause
        };
        let pauses: Vec<_> = (0..7).filter_map(|_| pause()).collect();
        assert_eq!(pauses, [1, 2, 4, 8, 16, 20, 20]);
        slot.is_well();
        assert_eq!(pause(), Some(1));
    }

    #[test]
    fn whoever_looks_or_listens_watches() {
        let slot = Slot::new(Duration::from_secs(1));
        assert!(!slot.is_watched());
        let listener = slot.watch();
        assert!(slot.is_watched());
        drop(listener);
        assert!(!slot.is_watched());
        slot.look();
        assert!(slot.is_watched());
    }
}
