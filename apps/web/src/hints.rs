//! One hint at a time for each person, which stays as long as its position.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::{Hint, LiveGame};
use game::Seat;
use store::PersonId;

use crate::oops::Oops;

/// About what a hint takes.
const SECONDS: u64 = 1;
/// No more hints than these are kept; then those who look again ask again.
const MOST: usize = 10_000;

/// Those for whom a bot thinks at the moment, and what others were told last.
#[derive(Default)]
pub(crate) struct Hints {
    asking: Mutex<BTreeSet<PersonId>>,
    given: Mutex<BTreeMap<PersonId, Given>>,
}

/// What somebody was told, and where.
pub(crate) struct Given {
    pub(crate) table: String,
    pub(crate) seat: Seat,
    /// How many records the table had then.
    pub(crate) records: usize,
    pub(crate) hints: Vec<Hint>,
}

impl Given {
    /// Still about the decision before a seat at a table.
    fn is_about(&self, table: &str, seat: Seat, live: &dyn LiveGame) -> bool {
        self.table == table && self.seat == seat && live.is_same_decision(self.records, seat)
    }
}

/// Somebody's hint, until it is given or given up.
pub(crate) struct Asking {
    hints: Arc<Hints>,
    person: PersonId,
}

/// Whoever panicked has left these lists whole.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hints {
    pub(crate) fn ask(self: &Arc<Self>, person: PersonId) -> Result<Asking, Oops> {
        if !lock(&self.asking).insert(person) {
            return Err(Oops::Wait { why: "oops-one-hint", seconds: SECONDS });
        }
        Ok(Asking { hints: self.clone(), person })
    }

    pub(crate) fn keep(&self, person: PersonId, given: Given) {
        let mut all = lock(&self.given);
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(person, given);
    }

    pub(crate) fn forget(&self, person: PersonId) {
        lock(&self.given).remove(&person);
    }

    /// What a person was told about the decision before a seat.
    pub(crate) fn about(&self, person: PersonId, table: &str, seat: Seat, live: &dyn LiveGame) -> Vec<Hint> {
        let all = lock(&self.given);
        let given = all.get(&person).filter(|given| given.is_about(table, seat, live));
        given.map(|given| given.hints.clone()).unwrap_or_default()
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        lock(&self.hints.asking).remove(&self.person);
    }
}
