//! Whole turns, thought through click by click in one imagined world.

use std::cmp::Ordering;

use game::{Game, Judge, Seat, Seen};

use crate::beam::{Beam, Care, End, Limits, Start};
use crate::{Chance, error};

const LIMITS: Limits = Limits { width: 8, depth: 16, care: Care::Thorough };

/// The rest of a turn that somebody has in mind, with what they expect to see before each click (the next one last).
#[derive(Clone, Debug)]
pub(crate) struct Plan<G: Game>(Vec<(Seen<G>, G::Action)>);

impl<G: Game> Default for Plan<G> {
    fn default() -> Self {
        Plan(Vec::new())
    }
}

impl<G: Game> Plan<G> {
    /// One click, whatever follows.
    pub(crate) fn of_one_click(seen: Seen<G>, action: G::Action) -> Self {
        Plan(vec![(seen, action)])
    }

    /// The first click, of a plan that was made for this very moment.
    pub(crate) fn begin(&mut self) -> Option<G::Action> {
        self.0.pop().map(|(_, action)| action)
    }

    /// What to click now, if everything is as expected.
    pub(crate) fn next(&mut self, seen: &Seen<G>) -> Option<G::Action> {
        let (expected, action) = self.0.pop()?;
        (expected == *seen).then_some(action)
    }

    pub(crate) fn clicks(&self) -> impl Iterator<Item = G::Action> {
        self.0.iter().rev().map(|&(_, action)| action)
    }
}

/// The turns that a seat could play from here, as far as they were looked at.
pub(crate) struct Turns<G: Judge> {
    beam: Beam<G>,
    /// Best first.
    ends: Vec<End>,
}

impl<G: Judge> Turns<G> {
    /// Looks at the possibilities of one imagined world; once it is late, at nothing more than the next clicks.
    pub(crate) fn look(
        seen: &Seen<G>,
        seat: Seat,
        weights: &G::Weights,
        rng: &mut Chance,
        is_late: impl Fn() -> bool,
    ) -> Self {
        let world = &seen.imagine(rng);
        let mut beam = Beam::new(LIMITS);
        beam.search(&Start { world, seat, weights }, rng, is_late);
        let mut ends = beam.take_ends();
        ends.sort_by(best_first);
        Turns { beam, ends }
    }

    /// Values every turn wrongly by about so much.
    pub(crate) fn misjudge(&mut self, by: f32, rng: &mut Chance) {
        for end in &mut self.ends {
            end.value += by * error(rng);
        }
        self.ends.sort_by(best_first);
    }

    pub(crate) fn best(&self) -> Plan<G> {
        self.ends.first().map(|&end| self.plan(end)).unwrap_or_default()
    }

    /// The best turns, each with its value, best first. Of those that come to the same value, mostly the same
    /// clicks in another order, one is enough: together they would get less attention than a single one.
    pub(crate) fn best_few(&self, most: usize) -> Vec<(Plan<G>, f32)> {
        let different = self.ends.chunk_by(|a, b| best_first(a, b).is_eq()).map(|same| same[0]);
        different.take(most).map(|end| (self.plan(end), end.value)).collect()
    }

    /// Each first click with the value of the best turn that begins so, best first.
    pub(crate) fn first_clicks(&self) -> Vec<(Plan<G>, f32)> {
        let mut clicks: Vec<(Plan<G>, f32)> = Vec::new();
        for &end in &self.ends {
            if let Some(first) = self.beam.backwards(end).last()
                && clicks.iter().all(|(plan, _)| plan.clicks().next() != Some(first.action))
            {
                clicks.push((Plan(vec![(self.beam.sight(first), first.action)]), end.value));
            }
        }
        clicks
    }

    fn plan(&self, end: End) -> Plan<G> {
        Plan(self.beam.backwards(end).map(|click| (self.beam.sight(click), click.action)).collect())
    }
}

fn best_first(a: &End, b: &End) -> Ordering {
    b.value.total_cmp(&a.value)
}
