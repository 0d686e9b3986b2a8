//! What a table is to become: worked out on a draft, stored, and only then made true.

use catalog::LiveGame;
use game::Seat;
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use store::{Glance, PersonId, Status, TableRow};
use table::{Luck, Seed};

use crate::error::{RoomError, broken};
use crate::room::{Room, glance, json};
use crate::seating::{Chair, GameResult, SUBSTITUTE, Seating, Sitter};

/// A table as it is to be. Everything people agree on beside the game is a verb here.
pub struct Draft {
    pub(crate) row: TableRow,
    pub(crate) seating: Seating,
    /// The game, where it begins now.
    pub(crate) begun: Option<Box<dyn LiveGame>>,
}

impl Draft {
    pub(crate) fn of(room: &Room) -> Self {
        Draft { row: room.row.clone(), seating: room.seating.clone(), begun: None }
    }

    /// The row of a table that has not been stored yet.
    pub(crate) fn first_row(&self) -> Result<TableRow, RoomError> {
        let mut row = TableRow { doc: json(&self.seating)?, ..self.row.clone() };
        if let Some(live) = &self.begun {
            let Glance { status, to_act, round } = glance(live.as_ref());
            (row.status, row.to_act, row.round) = (status, to_act, round);
        }
        Ok(row)
    }

    /// Sits down before the game has begun; it begins when the last seat is taken.
    pub fn sit_down(
        &mut self,
        person: PersonId,
        name: &str,
        seat: Seat,
        share: Option<String>,
    ) -> Result<(), RoomError> {
        if self.row.status != Status::Waiting || self.seating.sits_here(person) {
            return Err(RoomError::NotNow);
        }
        let chair = self.seating.chair(seat).ok_or(RoomError::NotNow)?;
        if chair.sitter != Sitter::Open {
            return Err(RoomError::Stale);
        }
        self.seating.seat(seat, Chair::person(person, name));
        self.seating.add_to_luck(person, share);
        if self.seating.open_seats().is_empty() { self.begin() } else { Ok(()) }
    }

    /// Stands up before the game has begun.
    pub fn stand_up(&mut self, person: PersonId) -> Result<(), RoomError> {
        self.only_for(person, Status::Waiting)?;
        self.seating.vacate(person);
        Ok(())
    }

    /// Whoever opened the table does not wait for more people.
    pub fn start(&mut self, person: PersonId) -> Result<(), RoomError> {
        if self.row.owner != person {
            return Err(RoomError::NotYours);
        }
        self.begin()
    }

    /// Bots take the seats that are still open, and the game begins.
    pub fn begin(&mut self) -> Result<(), RoomError> {
        if self.row.status != Status::Waiting {
            return Err(RoomError::NotNow);
        }
        for seat in self.seating.open_seats() {
            self.seating.seat(seat, Chair::bot(seat, SUBSTITUTE));
        }
        let kind = catalog::find(&self.row.game).map_err(broken)?;
        let secret = self.seating.secret.take().unwrap_or_else(|| Seed::random(&mut UnwrapErr(SysRng)));
        let luck = Luck::shared(secret, std::mem::take(&mut self.seating.shares));
        let live = kind.new_table(&self.seating.wish, luck).map_err(broken)?;
        self.seating.beginning = Some(live.save(&self.seating.names()));
        self.row.status = Status::Running;
        self.begun = Some(live);
        Ok(())
    }

    /// Bots play the seats of a person until the person comes back.
    pub fn substitute(&mut self, person: PersonId) -> Result<(), RoomError> {
        self.only_for(person, Status::Running)?;
        self.seating.substitute(person);
        Ok(())
    }

    pub fn return_to_seat(&mut self, person: PersonId) -> Result<(), RoomError> {
        self.only_for(person, Status::Running)?;
        self.seating.return_to_seat(person);
        Ok(())
    }

    /// Proposes to end the game, agrees, or withdraws; when all agree it is over.
    pub fn propose_end(&mut self, person: PersonId) -> Result<(), RoomError> {
        self.only_for(person, Status::Running)?;
        self.seating.propose_end(person);
        self.end_if_agreed();
        Ok(())
    }

    pub fn resign(&mut self, person: PersonId) -> Result<(), RoomError> {
        self.only_for(person, Status::Running)?;
        self.leave_for_good(person);
        Ok(())
    }

    /// The same people play again at another table.
    pub fn play_again_at(&mut self, table: &str) {
        self.seating.rematch = Some(table.to_owned());
    }

    /// A person who is forgotten leaves no name, and a bot on each of their seats.
    pub fn forget(&mut self, person: PersonId) {
        self.seating.forget_name(person);
        if self.row.status == Status::Waiting {
            self.seating.vacate(person);
        } else {
            self.leave_for_good(person);
        }
    }

    pub(crate) fn settle(&mut self, result: GameResult) {
        self.seating.result = Some(result);
    }

    /// A person leaves whatever they do here; when nobody is left who would play on, the game ends.
    fn leave_for_good(&mut self, person: PersonId) {
        self.seating.resign(person);
        if self.row.status == Status::Running {
            self.end_if_agreed();
        }
    }

    fn end_if_agreed(&mut self) {
        if self.seating.all_would_end() {
            self.seating.ended_early = true;
            self.row.status = Status::Finished;
            self.row.to_act = 0;
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
