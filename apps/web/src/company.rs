//! The company at a table: who sits down, lends a seat to a bot, leaves, or agrees to end the game.

use game::Seat;
use store::{PersonId, Status};

use crate::room::{Room, RoomError};
use crate::seating::{Chair, Sitter};

impl Room {
    pub(crate) fn sit_down(&mut self, person: PersonId, name: &str, seat: Seat) -> Result<(), RoomError> {
        let chair = self.seating.chair(seat).ok_or(RoomError::NotNow)?;
        if chair.sitter != Sitter::Open {
            return Err(RoomError::Stale);
        }
        self.seating.seat(seat, Chair::person(person, name));
        Ok(())
    }

    /// A person stands up before the game has begun.
    pub(crate) fn stand_up(&mut self, person: PersonId) -> Result<(), RoomError> {
        self.only_for(person, Status::Waiting)?;
        self.seating.vacate(person);
        Ok(())
    }

    /// Bots play the seats of a person until the person comes back.
    pub(crate) fn substitute(&mut self, person: PersonId) -> Result<(), RoomError> {
        self.only_for(person, Status::Running)?;
        self.seating.substitute(person);
        Ok(())
    }

    pub(crate) fn return_to_seat(&mut self, person: PersonId) -> Result<(), RoomError> {
        self.only_for(person, Status::Running)?;
        self.seating.return_to_seat(person);
        Ok(())
    }

    /// Proposes to end the game, agrees, or withdraws; when all agree it is over.
    pub(crate) fn propose_end(&mut self, person: PersonId) -> Result<(), RoomError> {
        self.only_for(person, Status::Running)?;
        self.seating.propose_end(person);
        self.end_if_agreed();
        Ok(())
    }

    pub(crate) fn resign(&mut self, person: PersonId) -> Result<(), RoomError> {
        self.only_for(person, Status::Running)?;
        self.leave_for_good(person);
        Ok(())
    }

    /// A person leaves whatever they do here; when nobody is left who would play on, the game ends.
    pub(crate) fn leave_for_good(&mut self, person: PersonId) {
        self.seating.resign(person);
        if self.is_running() {
            self.end_if_agreed();
        }
    }

    fn end_if_agreed(&mut self) {
        if self.seating.all_would_end() {
            self.end_early();
        }
    }

    /// Only those to whom a seat belongs have a say in what becomes of it.
    fn only_for(&self, person: PersonId, status: Status) -> Result<(), RoomError> {
        if !self.seating.sits_here(person) {
            return Err(RoomError::NotYours);
        }
        if self.row.status == status { Ok(()) } else { Err(RoomError::NotNow) }
    }
}
