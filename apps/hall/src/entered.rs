//! Being at a table: nobody else changes it meanwhile, and whatever is done is stored and told to all who watch.

use std::sync::Arc;

use game::Seat;
use store::{Person, Store};
use tokio::sync::watch;

use crate::draft::Draft;
use crate::error::RoomError;
use crate::room::{Room, Version};
use crate::rooms::Rooms;
use crate::slot::{Loaded, Slot};

/// More than people say during a game; without end, the chat of a table would grow without end.
const MOST_LINES: usize = 5000;

/// A table that somebody is at.
pub struct Entered {
    rooms: Arc<Rooms>,
    slot: Arc<Slot>,
    room: Loaded,
}

impl std::ops::Deref for Entered {
    type Target = Room;
    fn deref(&self) -> &Room {
        &self.room
    }
}

impl Entered {
    pub(crate) fn new(rooms: Arc<Rooms>, slot: Arc<Slot>, room: Loaded) -> Self {
        Entered { rooms, slot, room }
    }

    /// Lets a seat act; `expected` is the number of records the asking page knew.
    pub async fn act(&mut self, seat: Seat, expected: usize, action: &str) -> Result<(), RoomError> {
        self.room.act(self.rooms.store(), seat, expected, action).await?;
        self.tend();
        Ok(())
    }

    /// Takes back the latest action of a seat.
    pub async fn undo(&mut self, seat: Seat, expected: usize) -> Result<(), RoomError> {
        self.room.undo(self.rooms.store(), seat, expected).await?;
        self.tend();
        Ok(())
    }

    /// Changes what people agree on; refused, or when somebody was faster, nothing changes.
    pub async fn change(
        &mut self,
        change: impl FnOnce(&mut Draft) -> Result<(), RoomError>,
    ) -> Result<(), RoomError> {
        self.room.change(self.rooms.store(), change).await?;
        self.tend();
        Ok(())
    }

    /// Says something to all at the table.
    pub async fn say(&mut self, person: &Person, text: &str) -> Result<(), RoomError> {
        if self.room.chat >= MOST_LINES {
            return Err(RoomError::ChatFull);
        }
        let name = self.room.seating.name_of(person);
        self.room.behind = true;
        self.store().say(&self.room.row.id, Some(person.id), &name, text).await?;
        self.room.behind = false;
        self.room.chat += 1;
        self.tend();
        Ok(())
    }

    /// Somebody looks at the table: bots alone, which rest while nobody looks, go on.
    pub fn look(&mut self) {
        self.slot.look();
        if !self.room.seating.has_people() {
            self.tend();
        }
    }

    /// Tells from now on which state the table is in.
    pub fn watch(&self) -> watch::Receiver<Version> {
        self.slot.watch()
    }

    /// The same table as the store knows it, where that may be more.
    pub async fn caught_up(self) -> Result<Option<Entered>, RoomError> {
        if !self.room.behind {
            return Ok(Some(self));
        }
        let (rooms, id) = (self.rooms.clone(), self.room.row.id.clone());
        drop(self);
        rooms.enter(&id).await
    }

    fn store(&self) -> &dyn Store {
        self.rooms.store()
    }

    pub(crate) fn slot(&self) -> &Arc<Slot> {
        &self.slot
    }

    /// After every change: tells the watchers, and lets a bot think if it is its turn.
    pub(crate) fn tend(&mut self) {
        self.slot.publish(&self.room);
        if !self.room.behind {
            self.rooms.let_bots_think(&self.slot, &mut self.room);
        }
    }
}
