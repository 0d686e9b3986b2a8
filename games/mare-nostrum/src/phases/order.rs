//! Who moves next (rules 5.1, 6.1, ruling R7): a leader names one player at a time, one ahead of play.

use game::push_each;

use crate::components::*;
use crate::phase::Turns;
use crate::{Action, Illegal, Result};

/// What a phase with named turns does now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Name,
    Act,
    Finished,
}

impl Turns {
    pub(crate) fn of(players: CivSet) -> Turns {
        Turns { current: None, next: None, waiting: players }
    }

    /// Brings the named player to move; the last one who waits needs no naming.
    pub(crate) fn settle(&mut self) -> Next {
        if self.current.is_none() {
            self.current = self.next.take().or_else(|| self.only_waiting());
        }
        if self.current.is_some() && self.next.is_none() {
            self.next = self.only_waiting();
        }
        match (self.current, self.next, self.waiting.is_empty()) {
            (None, _, true) => Next::Finished,
            (Some(_), Some(_), _) | (Some(_), None, true) => Next::Act,
            _ => Next::Name,
        }
    }

    fn only_waiting(&mut self) -> Option<Civ> {
        if self.waiting.len() != 1 {
            return None;
        }
        std::mem::take(&mut self.waiting).iter().next()
    }

    pub(crate) fn list(self, out: &mut Vec<Action>) {
        push_each(out, self.waiting, Action::Name);
    }

    pub(crate) fn name(&mut self, civ: Civ) -> Result {
        if !self.waiting.remove(civ) {
            return Err(Illegal::NotWaiting(civ));
        }
        let place = if self.current.is_none() { &mut self.current } else { &mut self.next };
        *place = Some(civ);
        Ok(())
    }
}
