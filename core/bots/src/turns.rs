//! Whole turns, thought through click by click in one imagined world.

use std::cmp::Ordering;

use game::{Game, Judge, Seat, Seen, Viewer};

use crate::{Chance, error};

/// How many unfinished turns are followed at a time.
const BEAM: usize = 8;
/// No turn is followed further than this many clicks.
const LONGEST_TURN: usize = 16;

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
    /// Few things change with a click, so the judge need not look at everything again.
    memory: G::Memory,
    /// Where the seat goes on deciding, each with the click that led there.
    places: Vec<Place<G>>,
    /// Best first.
    ends: Vec<End<G>>,
}

struct Place<G: Game> {
    seen: Seen<G>,
    last: Option<Click<G>>,
}

/// A turn that goes on, as far as it has been thought through.
struct Line<G: Game> {
    world: G,
    end: End<G>,
}

/// How a turn ends, or as far as it was followed, and what the judge makes of it.
struct End<G: Game> {
    last: Option<Click<G>>,
    value: f32,
}

/// An action, and the number of the place where it was taken.
#[derive(Clone, Copy)]
struct Click<G: Game> {
    place: usize,
    action: G::Action,
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
        let world = seen.imagine(rng);
        let mut turns = Turns { memory: G::Memory::default(), places: Vec::new(), ends: Vec::new() };
        let mut open = vec![Line { world, end: End { last: None, value: 0.0 } }];
        let mut next = Vec::new();
        for _ in 0..LONGEST_TURN {
            for line in open.drain(..) {
                if line.end.last.is_some() && is_late() {
                    turns.ends.push(line.end);
                } else {
                    turns.click(&line, seat, weights, rng, &mut next);
                }
            }
            std::mem::swap(&mut open, &mut next);
            open.sort_by(|a, b| best_first(&a.end, &b.end));
            open.dedup_by(|a, b| a.world == b.world);
            open.truncate(BEAM);
        }
        turns.ends.extend(open.into_iter().map(|line| line.end));
        turns.ends.sort_by(best_first);
        turns
    }

    /// What follows each click that a sensible player could make next: the end of the turn, or more clicks.
    fn click(
        &mut self,
        line: &Line<G>,
        seat: Seat,
        weights: &G::Weights,
        rng: &mut Chance,
        next: &mut Vec<Line<G>>,
    ) {
        let mut actions = Vec::new();
        line.world.legal(seat, &mut actions);
        line.world.shortlist(seat, &mut actions);
        let turn = line.world.turn(seat);
        let goes_on = |world: &G| world.to_act().contains(seat) && world.turn(seat) == turn;
        let place = self.places.len();
        self.places.push(Place { seen: line.world.hide(Viewer::Seat(seat)), last: line.end.last });
        for action in actions {
            let mut world = line.world;
            if world.apply(seat, action, rng, &mut ()).is_ok() {
                let value = world.value_with_memory(seat, weights, &mut self.memory);
                let end = End { last: Some(Click { place, action }), value };
                if goes_on(&world) { next.push(Line { world, end }) } else { self.ends.push(end) }
            }
        }
    }

    /// Values every turn wrongly by about so much.
    pub(crate) fn misjudge(&mut self, by: f32, rng: &mut Chance) {
        for end in &mut self.ends {
            end.value += by * error(rng);
        }
        self.ends.sort_by(best_first);
    }

    pub(crate) fn best(&self) -> Plan<G> {
        self.ends.first().map(|end| self.plan(end)).unwrap_or_default()
    }

    /// The best turns, each with its value, best first. Of those that come to the same value, mostly the same
    /// clicks in another order, one is enough: together they would get less attention than a single one.
    pub(crate) fn best_few(&self, most: usize) -> Vec<(Plan<G>, f32)> {
        let different = self.ends.chunk_by(|a, b| best_first(a, b).is_eq()).map(|same| &same[0]);
        different.take(most).map(|end| (self.plan(end), end.value)).collect()
    }

    /// Each first click with the value of the best turn that begins so, best first.
    pub(crate) fn first_clicks(&self) -> Vec<(Plan<G>, f32)> {
        let mut clicks: Vec<(Plan<G>, f32)> = Vec::new();
        for end in &self.ends {
            if let Some(first) = self.backwards(end).last()
                && clicks.iter().all(|(plan, _)| plan.clicks().next() != Some(first.action))
            {
                clicks.push((Plan(vec![self.with_what_is_seen(first)]), end.value));
            }
        }
        clicks
    }

    fn plan(&self, end: &End<G>) -> Plan<G> {
        Plan(self.backwards(end).map(|click| self.with_what_is_seen(click)).collect())
    }

    /// The clicks that led to an end.
    fn backwards(&self, end: &End<G>) -> impl Iterator<Item = Click<G>> {
        std::iter::successors(end.last, |click| self.places[click.place].last)
    }

    fn with_what_is_seen(&self, click: Click<G>) -> (Seen<G>, G::Action) {
        (self.places[click.place].seen, click.action)
    }
}

fn best_first<G: Game>(a: &End<G>, b: &End<G>) -> Ordering {
    b.value.total_cmp(&a.value)
}
