//! A table without the type of its game: played here, looked at in [`look`](crate::look), thought about in
//! [`think`](crate::think); everything in notation and in the reader's language.

use std::collections::BTreeMap;
use std::str::FromStr;

use bots::{Chance, SeedableRng};
use game::{Game, Misread, Outcome, Seat, SeatSet};
use table::{Commitment, GameFile, Luck, Record, Share, Snapshot, Table};

use crate::look::Look;
use crate::think::{Player, Think};
use crate::{Playable, Refused, Step, Wish};

/// A game being played, of whichever kind.
pub trait LiveGame: Look + Think + Send + Sync {
    fn seats(&self) -> u8;
    fn to_act(&self) -> SeatSet;
    fn round(&self) -> u16;
    fn outcome(&self) -> Option<Outcome>;
    fn commitment(&self) -> Commitment;
    /// What the players added to the luck.
    fn shares(&self) -> &[Share];
    fn is_resumed(&self) -> bool;
    /// The number of records so far: the version of this table.
    fn version(&self) -> usize;
    fn moves(&self) -> usize;

    /// Works out what an action would lead to, and changes nothing.
    fn prepare(&self, seat: Seat, action: &str) -> Result<Step, Refused>;
    /// Works out what taking back the latest action of `seat` would lead to, and changes nothing.
    fn prepare_undo(&self, seat: Seat) -> Result<Step, Refused>;
    /// Makes true what was prepared at this table, when nothing else was done since.
    fn commit(&mut self, step: Step);
    /// What forbids an action; `Ok` when nothing does.
    fn why(&self, seat: Seat, action: &str) -> Result<(), Refused>;
    /// True when what `seat` saw after `records` records is still the decision before it.
    fn is_same_decision(&self, records: usize, seat: Seat) -> bool;
    fn can_undo(&self, seat: Seat) -> bool;
    /// Carries out an action; refused, nothing changes.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        let step = self.prepare(seat, action)?;
        self.commit(step);
        Ok(())
    }
    /// Takes back the latest action of `seat`; refused, nothing changes.
    fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        let step = self.prepare_undo(seat)?;
        self.commit(step);
        Ok(())
    }

    /// Everything that was done, undone things included.
    fn records(&self) -> &[Record];
    /// Does what another keeper of this table has recorded.
    fn follow(&mut self, record: &Record) -> Result<(), String>;
    fn save(&self, names: &[String]) -> GameFile;
    /// What was wished for when it began.
    fn wish(&self) -> Wish;
    /// The present state alone, with its secrets.
    fn snapshot(&self) -> Snapshot;
    /// The names the table was saved with.
    fn names(&self) -> &[String];

    /// A new table that begins in the position before move `number` of this one, with new luck from there.
    /// Only of a finished game, because its secrets come along.
    fn play_on(&self, number: usize, luck: Luck) -> Option<Box<dyn LiveGame>>;
}

pub(crate) struct Live<G: Game> {
    pub(crate) table: Table<G>,
    names: Vec<String>,
    /// What each bot remembers between its clicks.
    pub(crate) bots: BTreeMap<(u8, u8), Player<G>>,
    pub(crate) chance: Chance,
}

impl<G: Playable> Live<G> {
    pub(crate) fn new(table: Table<G>, names: Vec<String>) -> Self {
        let chance = Chance::seed_from_u64(table.records().len() as u64);
        Live { table, names, bots: BTreeMap::new(), chance }
    }
}

fn read<A: FromStr<Err = Misread>>(action: &str) -> Result<A, Refused> {
    action.parse().map_err(|misread| Refused::unreadable(&misread))
}

impl<G: Playable> LiveGame for Live<G> {
    fn seats(&self) -> u8 {
        self.table.game().seats()
    }

    fn to_act(&self) -> SeatSet {
        self.table.game().to_act()
    }

    fn round(&self) -> u16 {
        self.table.game().round()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.game().outcome()
    }

    fn commitment(&self) -> Commitment {
        self.table.commitment()
    }

    fn shares(&self) -> &[Share] {
        self.table.shares()
    }

    fn is_resumed(&self) -> bool {
        self.table.is_resumed()
    }

    fn version(&self) -> usize {
        self.table.records().len()
    }

    fn moves(&self) -> usize {
        self.table.moves()
    }

    fn prepare(&self, seat: Seat, action: &str) -> Result<Step, Refused> {
        Ok(Step::of(self.table.prepare(seat, read(action)?)?))
    }

    fn prepare_undo(&self, seat: Seat) -> Result<Step, Refused> {
        Ok(Step::of(self.table.prepare_undo(seat)?))
    }

    fn commit(&mut self, step: Step) {
        self.table.commit(step.prepared());
    }

    fn why(&self, seat: Seat, action: &str) -> Result<(), Refused> {
        self.table.why(seat, read(action)?).map_err(|illegal| Refused::by_rule(&illegal))
    }

    fn is_same_decision(&self, records: usize, seat: Seat) -> bool {
        self.table.is_same_decision(records, seat)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_undo(seat)
    }

    fn records(&self) -> &[Record] {
        self.table.records()
    }

    fn follow(&mut self, record: &Record) -> Result<(), String> {
        self.table.follow(record)
    }

    fn wish(&self) -> Wish {
        Wish::of(self.table.options())
    }

    fn save(&self, names: &[String]) -> GameFile {
        self.table.save(names)
    }

    fn snapshot(&self) -> Snapshot {
        self.table.snapshot()
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn play_on(&self, number: usize, luck: Luck) -> Option<Box<dyn LiveGame>> {
        let table = self.table.play_on(number, luck)?;
        Some(Box::new(Live::new(table, self.names.clone())))
    }
}
