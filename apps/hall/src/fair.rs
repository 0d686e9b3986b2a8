//! A queue that is fair: askers take turns, and so do the tables of each asker, however much any of them wants.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Bound;

use store::PersonId;

/// Who asks for a thought, and about which table. Strangers are one asker together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asker {
    pub person: Option<PersonId>,
    pub table: String,
    /// Somebody plays and waits for it; otherwise people only look on.
    pub plays: bool,
}

/// Something that waits for its turn.
pub(crate) trait Waiting {
    /// What nobody waits for any more leaves the queue.
    fn is_wanted(&self) -> bool;
}

/// Waiting jobs by asker and table.
pub(crate) struct Fair<J> {
    askers: Turns<Option<PersonId>, Turns<String, VecDeque<J>>>,
    waiting: usize,
}

/// Lanes that take turns.
struct Turns<K, L> {
    lanes: BTreeMap<K, L>,
    last: Option<K>,
}

impl<K: Ord, L> Turns<K, L> {
    fn new() -> Self {
        Turns { lanes: BTreeMap::new(), last: None }
    }

    /// The lanes, beginning after the one that was served last.
    fn in_turn(&self) -> impl Iterator<Item = (&K, &L)> {
        let last = self.last.as_ref();
        let later = self.lanes.range((last.map_or(Bound::Unbounded, Bound::Excluded), Bound::Unbounded));
        let until = last.map(|last| self.lanes.range((Bound::Unbounded, Bound::Included(last))));
        later.chain(until.into_iter().flatten())
    }
}

impl<J: Waiting> Fair<J> {
    pub(crate) fn new() -> Self {
        Fair { askers: Turns::new(), waiting: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.waiting
    }

    pub(crate) fn push(&mut self, asker: Asker, job: J) {
        let tables = self.askers.lanes.entry(asker.person).or_insert_with(Turns::new);
        let lane = tables.lanes.entry(asker.table).or_default();
        let before = lane.len();
        lane.retain(Waiting::is_wanted);
        lane.push_back(job);
        self.waiting = self.waiting + lane.len() - before;
    }

    /// The next job that is still wanted and may be done now.
    pub(crate) fn pop(&mut self, may: impl Fn(&J) -> bool) -> Option<J> {
        loop {
            let job = self.pop_any(|job| !job.is_wanted() || may(job))?;
            self.waiting -= 1;
            if job.is_wanted() {
                return Some(job);
            }
        }
    }

    fn pop_any(&mut self, may: impl Fn(&J) -> bool) -> Option<J> {
        let next = self.askers.in_turn().find_map(|(person, tables)| {
            let (table, _) = tables.in_turn().find(|(_, lane)| lane.front().is_some_and(&may))?;
            Some((*person, table.clone()))
        });
        let (person, table) = next?;
        let tables = self.askers.lanes.get_mut(&person)?;
        let lane = tables.lanes.get_mut(&table)?;
        let job = lane.pop_front();
        if lane.is_empty() {
            tables.lanes.remove(&table);
        }
        tables.last = Some(table);
        if tables.lanes.is_empty() {
            self.askers.lanes.remove(&person);
        }
        self.askers.last = Some(person);
        job
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Waiting for &str {
        fn is_wanted(&self) -> bool {
            !self.ends_with("(gone)")
        }
    }

    fn queue(jobs: &[(Option<PersonId>, &str, &'static str)]) -> Fair<&'static str> {
        let mut queue = Fair::new();
        for &(person, table, job) in jobs {
            queue.push(Asker { person, table: table.to_owned(), plays: true }, job);
        }
        queue
    }

    fn order(mut queue: Fair<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop(|_| true)).collect()
    }

    #[test]
    fn askers_take_turns_and_so_do_their_tables() {
        let queue = queue(&[
            (Some(1), "a", "1a first"),
            (Some(1), "a", "1a second"),
            (Some(1), "b", "1b"),
            (Some(1), "c", "1c"),
            (Some(2), "d", "2d"),
            (None, "e", "stranger"),
        ]);
        assert_eq!(queue.len(), 6);
        assert_eq!(order(queue), ["stranger", "1a first", "2d", "1b", "1c", "1a second"]);
    }

    #[test]
    fn whoever_comes_late_does_not_wait_for_all_others() {
        let mut queue = queue(&[(Some(1), "a", "a"), (Some(1), "b", "b"), (Some(1), "c", "c")]);
        assert_eq!(queue.pop(|_| true), Some("a"));
        queue.push(Asker { person: Some(2), table: "d".to_owned(), plays: true }, "d");
        queue.push(Asker { person: Some(1), table: "a".to_owned(), plays: true }, "a again");
        assert_eq!(order(queue), ["d", "b", "c", "a again"]);
    }

    #[test]
    fn what_nobody_wants_is_dropped() {
        let gone = [(Some(1), "a", "(gone)"), (Some(1), "a", "(gone)"), (Some(2), "b", "b")];
        let mut left = queue(&gone);
        assert_eq!(left.len(), 2, "the first made room for the second");
        assert_eq!(left.pop(|_| true), Some("b"));
        assert_eq!((left.pop(|_| true), left.len()), (None, 0));
    }
    #[test]
    fn what_may_not_be_done_now_keeps_its_place() {
        let mut queue = queue(&[(Some(1), "a", "a"), (Some(2), "b", "b")]);
        assert_eq!(queue.pop(|&job| job != "a"), Some("b"));
        assert_eq!((queue.pop(|&job| job != "a"), queue.len()), (None, 1));
        assert_eq!(queue.pop(|_| true), Some("a"));
    }
}
