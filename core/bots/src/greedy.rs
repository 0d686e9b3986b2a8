//! Greedy: the best end of its own turn, as the game's judge sees it.

use std::cmp::Ordering;

use game::{Game, Judge, Seat, Seen, Viewer};

use crate::{Bot, Chance, error};

/// How many unfinished turns are followed at a time.
const BEAM: usize = 8;
/// No turn is followed further than this many clicks.
const LONGEST_TURN: usize = 16;

/// Imagines one world, tries what it can click until its turn ends, and starts the best of these turns.
#[derive(Debug)]
pub struct Greedy<G: Judge> {
    weights: G::Weights,
    /// How far off it is about what a turn leads to, in spreads of the judge.
    misjudges: f32,
    /// The rest of the turn it had in mind, with what it expects to see before each click (latest last).
    plan: Vec<(Seen<G>, G::Action)>,
}

impl<G: Judge> Default for Greedy<G> {
    fn default() -> Self {
        Greedy::with_weights(G::standard_weights())
    }
}

impl<G: Judge> Greedy<G> {
    pub fn with_weights(weights: G::Weights) -> Self {
        Greedy { weights, misjudges: 0.0, plan: Vec::new() }
    }

    /// Knows how to play, and still prefers a worse turn now and then.
    pub fn misjudging(misjudges: f32) -> Self {
        Greedy { misjudges, ..Greedy::default() }
    }
}

impl<G: Judge> Bot<G> for Greedy<G> {
    fn choose(&mut self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> G::Action {
        if let Some((expected, action)) = self.plan.pop()
            && expected == *seen
        {
            return action;
        }
        let mut turns = Turns::look(seen, seat, &self.weights, rng, || false);
        if self.misjudges > 0.0 {
            turns.misjudge(self.misjudges * seen.spread(&self.weights), rng);
        }
        self.plan = turns.best_backwards();
        self.plan.pop().expect("who must act has a legal action").1
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
    fn misjudge(&mut self, by: f32, rng: &mut Chance) {
        for end in &mut self.ends {
            end.value += by * error(rng);
        }
        self.ends.sort_by(best_first);
    }

    /// The clicks of the best turn with what is seen before each, the last click first.
    fn best_backwards(&self) -> Vec<(Seen<G>, G::Action)> {
        let last = self.ends.first().and_then(|end| end.last);
        self.backwards(last).map(|click| (self.places[click.place].seen, click.action)).collect()
    }

    fn backwards(&self, last: Option<Click<G>>) -> impl Iterator<Item = Click<G>> {
        std::iter::successors(last, |click| self.places[click.place].last)
    }

    /// Each first click with the value expected of the best turn that begins so, best first.
    pub(crate) fn first_clicks(&self) -> Vec<(G::Action, f32)> {
        let mut best: Vec<(G::Action, f32)> = Vec::new();
        for end in &self.ends {
            if let Some(first) = self.backwards(end.last).last()
                && best.iter().all(|&(action, _)| action != first.action)
            {
                best.push((first.action, end.value));
            }
        }
        best
    }
}

fn best_first<G: Game>(a: &End<G>, b: &End<G>) -> Ordering {
    b.value.total_cmp(&a.value)
}
