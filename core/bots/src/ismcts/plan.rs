//! How a seat plays its turn in a roll-out: it thinks a few lines through to the end of the turn and clicks the best.

use game::{Judge, Seat};
use rand::seq::SliceRandom;

use super::settings::Settings;
use crate::Chance;

/// No turn is thought through further than this many clicks.
const LONGEST_TURN: usize = 12;

/// A greedy player in a hurry, which uses the same room for every turn.
#[derive(Debug)]
pub(super) struct Planner<G: Judge> {
    looks: usize,
    most_lines: usize,
    /// The clicks still to be made, the next one last.
    plan: Vec<G::Action>,
    legal: Vec<G::Action>,
    /// Unfinished turns, best first.
    lines: Vec<Line<G>>,
    longer: Vec<Line<G>>,
    /// The clicks of all lines.
    clicks: Vec<Click<G::Action>>,
    /// The number of the click that ends the best turn so far, and what it comes to.
    best: Option<(usize, f32)>,
}

/// A turn that goes on.
#[derive(Debug)]
struct Line<G> {
    world: G,
    value: f32,
    /// The number of its last click.
    last: Option<usize>,
}

/// A click, and the number of the one before it in the same turn.
#[derive(Debug)]
struct Click<A> {
    action: A,
    before: Option<usize>,
}

impl<G: Judge> Planner<G> {
    pub(super) fn new(settings: &Settings) -> Self {
        Planner {
            looks: settings.looks,
            most_lines: settings.lines,
            plan: Vec::new(),
            legal: Vec::new(),
            lines: Vec::new(),
            longer: Vec::new(),
            clicks: Vec::new(),
            best: None,
        }
    }

    /// Another turn begins.
    pub(super) fn forget(&mut self) {
        self.plan.clear();
    }

    /// Makes the next click as planned, or by a new plan where there is none or chance has overtaken it.
    /// False if nothing can be done.
    pub(super) fn click(
        &mut self,
        world: &mut G,
        seat: Seat,
        weights: &G::Weights,
        (luck, rng): (&mut Chance, &mut Chance),
    ) -> bool {
        let planned = self.plan.pop();
        if planned.is_some_and(|action| world.apply(seat, action, luck, &mut ()).is_ok()) {
            return true;
        }
        self.think(world, seat, weights, rng);
        let next = self.plan.pop();
        next.is_some_and(|action| world.apply(seat, action, luck, &mut ()).is_ok())
    }

    fn think(&mut self, world: &G, seat: Seat, weights: &G::Weights, rng: &mut Chance) {
        self.clicks.clear();
        self.best = None;
        self.lines.clear();
        self.lines.push(Line { world: *world, value: 0.0, last: None });
        for _ in 0..LONGEST_TURN {
            let mut lines = std::mem::take(&mut self.lines);
            for line in lines.drain(..) {
                self.lengthen(&line, seat, weights, rng);
            }
            self.lines = lines;
            self.keep_the_best_lines();
            if self.lines.is_empty() {
                break;
            }
        }
        let unfinished = || self.lines.first().and_then(|line| line.last);
        let last = self.best.map(|(last, _)| last).or_else(unfinished);
        let clicks = std::iter::successors(last, |&number| self.clicks[number].before);
        self.plan.clear();
        self.plan.extend(clicks.map(|number| self.clicks[number].action));
    }

    /// Looks at a few clicks that could follow.
    fn lengthen(&mut self, line: &Line<G>, seat: Seat, weights: &G::Weights, rng: &mut Chance) {
        let turn = line.world.turn(seat);
        line.world.legal(seat, &mut self.legal);
        line.world.shortlist(seat, &mut self.legal);
        let looks = self.looks.min(self.legal.len());
        let (looked_at, _) = self.legal.partial_shuffle(rng, looks);
        for &action in &*looked_at {
            let mut world = line.world;
            if world.apply(seat, action, rng, &mut ()).is_err() {
                continue;
            }
            let (number, value) = (self.clicks.len(), world.glance(seat, weights));
            self.clicks.push(Click { action, before: line.last });
            if world.to_act().contains(seat) && world.turn(seat) == turn {
                self.longer.push(Line { world, value, last: Some(number) });
            } else if self.best.is_none_or(|(_, best)| value > best) {
                self.best = Some((number, value));
            }
        }
    }

    fn keep_the_best_lines(&mut self) {
        std::mem::swap(&mut self.lines, &mut self.longer);
        self.lines.sort_by(|a, b| b.value.total_cmp(&a.value));
        self.lines.dedup_by(|a, b| a.world == b.world);
        self.lines.truncate(self.most_lines);
    }
}
