//! One hint at a time for each person.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use store::PersonId;

use crate::oops::Oops;

/// About what a hint takes.
const SECONDS: u64 = 1;

/// Those for whom a bot thinks at the moment.
#[derive(Default)]
pub(crate) struct Hints(Mutex<BTreeSet<PersonId>>);

/// Somebody's hint, until it is given or given up.
pub(crate) struct Asking {
    hints: Arc<Hints>,
    person: PersonId,
}

impl Hints {
    pub(crate) fn ask(self: &Arc<Self>, person: PersonId) -> Result<Asking, Oops> {
        if !self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(person) {
            return Err(Oops::Wait { why: "oops-one-hint", seconds: SECONDS });
        }
        Ok(Asking { hints: self.clone(), person })
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.hints.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.person);
    }
}
