//! Beam search (Lowerre 1976, "The Harpy Speech Recognition System"): the turns that a seat
//! could play in one world, click by click. Of those that go on, only the best few are followed.

use std::fmt;
use std::ops::Range;

use game::{Judge, Seat, Seen, Viewer};
use rand::seq::SliceRandom;

use crate::Chance;

/// How far and how closely a beam looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// How many unfinished turns are followed at a time.
    pub(crate) width: usize,
    /// No turn is followed further than this many clicks.
    pub(crate) depth: usize,
    pub(crate) care: Care,
}

/// How carefully each click is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Care {
    /// All sensible actions, each judged in full; what is seen on the way is remembered.
    Thorough,
    /// So many actions, picked at random, each judged at a glance.
    Hurried { looks: usize },
}

/// Whose turns, in which world, judged by which weights.
pub(crate) struct Start<'a, G: Judge> {
    pub(crate) world: &'a G,
    pub(crate) seat: Seat,
    pub(crate) weights: &'a G::Weights,
}

/// The turns that were found. The next search uses the same room again.
pub(crate) struct Beam<G: Judge> {
    limits: Limits,
    legal: Vec<G::Action>,
    /// Turns that go on, best first, and those one click longer.
    open: Vec<Line<G>>,
    longer: Vec<Line<G>>,
    clicks: Vec<Click<G::Action>>,
    ends: Vec<End>,
    /// What the seat sees before each click that was looked at with care.
    sights: Vec<Seen<G>>,
    /// Few things change with a click, so the judge need not look at everything again.
    memory: Option<G::Memory>,
}

/// A turn that goes on, as far as it has been thought through.
struct Line<G> {
    world: G,
    value: f32,
    /// The number of its last click.
    last: Option<usize>,
}

/// An action, with the number of the click before it in the same turn, and of what was seen when it was taken.
#[derive(Clone, Copy)]
pub(crate) struct Click<A> {
    pub(crate) action: A,
    before: Option<usize>,
    sight: usize,
}

/// The number of the click that ends a turn, or as far as it was followed, and what the judge makes of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    last: usize,
    pub(crate) value: f32,
}

impl<G: Judge> Beam<G> {
    pub(crate) fn new(limits: Limits) -> Self {
        Beam {
            limits,
            legal: Vec::new(),
            open: Vec::new(),
            longer: Vec::new(),
            clicks: Vec::new(),
            ends: Vec::new(),
            sights: Vec::new(),
            memory: None,
        }
    }

    /// Looks for turns; once it is late, at nothing more than the next click.
    pub(crate) fn search(&mut self, start: &Start<'_, G>, rng: &mut Chance, is_late: impl Fn() -> bool) {
        self.clear();
        self.open.push(Line { world: *start.world, value: 0.0, last: None });
        for _ in 0..self.limits.depth {
            let mut lines = std::mem::take(&mut self.open);
            for line in lines.drain(..) {
                match line.last {
                    Some(last) if is_late() => self.ends.push(End { last, value: line.value }),
                    _ => self.lengthen(&line, start, rng),
                }
            }
            self.open = lines;
            self.keep_the_best();
            if self.open.is_empty() {
                break;
            }
        }
    }

    fn clear(&mut self) {
        self.open.clear();
        self.clicks.clear();
        self.ends.clear();
        self.sights.clear();
        self.memory = None;
    }

    /// What follows each click that could be made next: the end of the turn, or more clicks.
    fn lengthen(&mut self, line: &Line<G>, start: &Start<'_, G>, rng: &mut Chance) {
        let seat = start.seat;
        let turn = line.world.turn(seat);
        let sight = self.sights.len();
        let looked_at = self.list(line, seat, rng);
        let legal = std::mem::take(&mut self.legal);
        for &action in &legal[looked_at] {
            let mut world = line.world;
            if world.apply(seat, action, rng, &mut ()).is_err() {
                continue;
            }
            let (last, value) = (self.clicks.len(), self.value(&world, start));
            self.clicks.push(Click { action, before: line.last, sight });
            if world.to_act().contains(seat) && world.turn(seat) == turn {
                self.longer.push(Line { world, value, last: Some(last) });
            } else {
                self.ends.push(End { last, value });
            }
        }
        self.legal = legal;
    }

    /// Lists the sensible actions; returns where those stand that are looked at.
    fn list(&mut self, line: &Line<G>, seat: Seat, rng: &mut Chance) -> Range<usize> {
        line.world.legal(seat, &mut self.legal);
        line.world.shortlist(seat, &mut self.legal);
        let listed = self.legal.len();
        match self.limits.care {
            Care::Thorough => {
                self.sights.push(line.world.hide(Viewer::Seat(seat)));
                0..listed
            }
            Care::Hurried { looks } => {
                let (picked, _) = self.legal.partial_shuffle(rng, looks);
                listed - picked.len()..listed
            }
        }
    }

    fn value(&mut self, world: &G, start: &Start<'_, G>) -> f32 {
        match self.limits.care {
            Care::Thorough => {
                let memory = self.memory.get_or_insert_default();
                world.value_with_memory(start.seat, start.weights, memory)
            }
            Care::Hurried { .. } => world.glance(start.seat, start.weights),
        }
    }

    fn keep_the_best(&mut self) {
        std::mem::swap(&mut self.open, &mut self.longer);
        self.open.sort_by(|a, b| b.value.total_cmp(&a.value));
        self.open.dedup_by(|a, b| a.world == b.world);
        self.open.truncate(self.limits.width);
    }

    /// Takes out how turns end, and those that were followed as far as a beam goes.
    pub(crate) fn take_ends(&mut self) -> Vec<End> {
        let mut ends = std::mem::take(&mut self.ends);
        ends.extend(self.unfinished());
        ends
    }

    /// How turns end, in the order in which that was found.
    pub(crate) fn ends(&self) -> &[End] {
        &self.ends
    }

    /// Turns that were followed as far as a beam goes, best first.
    pub(crate) fn unfinished(&self) -> impl Iterator<Item = End> {
        self.open.iter().filter_map(|line| line.last.map(|last| End { last, value: line.value }))
    }

    /// The clicks that led to an end, the last one first.
    pub(crate) fn backwards(&self, end: End) -> impl Iterator<Item = Click<G::Action>> {
        let before = |click: &Click<G::Action>| click.before.map(|number| self.clicks[number]);
        std::iter::successors(Some(self.clicks[end.last]), before)
    }

    /// What the seat saw when it made a click, in a thorough search.
    pub(crate) fn sight(&self, click: Click<G::Action>) -> Seen<G> {
        self.sights[click.sight]
    }
}

impl<G: Judge> fmt::Debug for Beam<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Beam").field("limits", &self.limits).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Options};
    use rand::SeedableRng;
    use toy::{Action, Phase, Toy};

    use super::*;

    /// A turn with six coins. Two digs are worth more than two sales, but the first of them is a loss.
    fn turn() -> Toy {
        let mut toy = Toy::start(&Options::plain(2), &mut Chance::seed_from_u64(1)).unwrap();
        toy.phase = Phase::Turn { seat: Seat(0) };
        toy.players[Seat(0)].coins = 6;
        toy
    }

    fn searched(limits: Limits, is_late: bool) -> Beam<Toy> {
        let (world, weights) = (&turn(), &Toy::standard_weights());
        let mut beam = Beam::new(limits);
        beam.search(&Start { world, seat: Seat(0), weights }, &mut Chance::seed_from_u64(1), || is_late);
        beam
    }

    /// The clicks of the best turn, from the first to the last.
    fn best(limits: Limits) -> Vec<Action> {
        let beam = searched(limits, false);
        let best = *beam.ends().iter().max_by(|a, b| a.value.total_cmp(&b.value)).unwrap();
        let mut clicks: Vec<Action> = beam.backwards(best).map(|click| click.action).collect();
        clicks.reverse();
        clicks
    }

    const WIDE: Limits = Limits { width: 8, depth: 16, care: Care::Thorough };

    #[test]
    fn a_wide_beam_finds_what_is_a_loss_at_first() {
        assert_eq!(best(WIDE), [Action::Dig; 6]);
    }

    #[test]
    fn a_beam_of_one_follows_the_best_click_and_no_other() {
        assert_eq!(best(Limits { width: 1, ..WIDE }), [Action::Sell; 6]);
    }

    #[test]
    fn unfinished_turns_come_best_first_and_no_more_than_the_width() {
        let beam = searched(Limits { width: 3, depth: 2, ..WIDE }, false);
        let values: Vec<f32> = beam.unfinished().map(|end| end.value).collect();
        // Sold twice, dug twice; sold and dug in either order are the same.
        assert_eq!(values.len(), 3);
        assert!(values.is_sorted_by(|a, b| a > b), "{values:?}");
        assert!(beam.unfinished().all(|end| beam.backwards(end).count() == 2));
    }

    #[test]
    fn when_it_is_late_only_the_next_click_is_looked_at() {
        let beam = searched(WIDE, true);
        assert_eq!(beam.ends().len(), 3);
        assert!(beam.ends().iter().all(|&end| beam.backwards(end).count() == 1));
    }

    #[test]
    fn a_hurry_looks_at_so_many_clicks() {
        let hurried =
            |looks| searched(Limits { depth: 1, care: Care::Hurried { looks }, ..WIDE }, false).clicks.len();
        assert_eq!([1, 2, 3, 9].map(hurried), [1, 2, 3, 3]);
    }

    #[test]
    fn what_is_seen_before_each_click_is_remembered() {
        let beam = searched(WIDE, false);
        let (mut toy, mut rng) = (turn(), Chance::seed_from_u64(1));
        let end = *beam.ends().iter().max_by(|a, b| a.value.total_cmp(&b.value)).unwrap();
        let clicks: Vec<_> = beam.backwards(end).collect();
        for &click in clicks.iter().rev() {
            assert_eq!(beam.sight(click), toy.hide(Viewer::Seat(Seat(0))));
            toy.apply(Seat(0), click.action, &mut rng, &mut ()).unwrap();
        }
    }

    #[test]
    fn the_room_of_one_search_is_used_for_the_next() {
        let (world, weights) = (&turn(), &Toy::standard_weights());
        let mut beam = searched(WIDE, false);
        let found = beam.ends().len();
        beam.search(&Start { world, seat: Seat(0), weights }, &mut Chance::seed_from_u64(1), || false);
        assert_eq!((beam.ends().len(), beam.open.len()), (found, 0));
    }
}
