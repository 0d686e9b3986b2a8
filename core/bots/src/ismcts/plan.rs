//! How a seat plays its turn in a roll-out: it thinks a few lines through to the end of the turn and clicks the best.

use game::{Judge, Seat, Sink};

use super::search::Dice;
use super::settings::Settings;
use crate::Chance;
use crate::beam::{Beam, Care, End, Limits, Start};

/// No turn is thought through further than this many clicks.
const LONGEST_TURN: usize = 12;

/// A greedy player in a hurry, which uses the same room for every turn.
#[derive(Debug)]
pub(super) struct Planner<G: Judge> {
    beam: Beam<G>,
    /// The clicks still to be made, the next one last.
    plan: Vec<G::Action>,
}

impl<G: Judge> Planner<G> {
    pub(super) fn new(settings: &Settings) -> Self {
        let care = Care::Hurried { looks: settings.looks };
        let limits = Limits { width: settings.lines, depth: LONGEST_TURN, care };
        Planner { beam: Beam::new(limits), plan: Vec::new() }
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
        dice: &mut Dice<'_>,
        events: &mut impl Sink<G::Event>,
    ) -> bool {
        let planned = self.plan.pop();
        if planned.is_some_and(|action| world.apply(seat, action, dice.world, events).is_ok()) {
            return true;
        }
        self.think(world, seat, weights, dice.own);
        let next = self.plan.pop();
        next.is_some_and(|action| world.apply(seat, action, dice.world, events).is_ok())
    }

    fn think(&mut self, world: &G, seat: Seat, weights: &G::Weights, rng: &mut Chance) {
        self.beam.search(&Start { world, seat, weights }, rng, || false);
        let first_best = |best: End, end: End| if end.value > best.value { end } else { best };
        let finished = self.beam.ends().iter().copied().reduce(first_best);
        self.plan.clear();
        if let Some(end) = finished.or_else(|| self.beam.unfinished().next()) {
            self.plan.extend(self.beam.backwards(end).map(|click| click.action));
        }
    }
}
