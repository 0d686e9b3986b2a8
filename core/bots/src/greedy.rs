//! Greedy: the best end of its own turn, as the game's judge sees it.

use game::{Judge, Seat, Seen};

use crate::turns::{Plan, Turns};
use crate::{Bot, Chance};

/// Imagines one world, tries what it can click until its turn ends, and starts the best of these turns.
#[derive(Debug)]
pub struct Greedy<G: Judge> {
    weights: G::Weights,
    /// How far off it is about what a turn leads to, in spreads of the judge.
    misjudges: f32,
    plan: Plan<G>,
}

impl<G: Judge> Default for Greedy<G> {
    fn default() -> Self {
        Greedy::with_weights(G::standard_weights())
    }
}

impl<G: Judge> Greedy<G> {
    pub fn with_weights(weights: G::Weights) -> Self {
        Greedy { weights, misjudges: 0.0, plan: Plan::default() }
    }

    /// Knows how to play, and still prefers a worse turn now and then.
    pub fn misjudging(misjudges: f32) -> Self {
        Greedy { misjudges, ..Greedy::default() }
    }
}

impl<G: Judge> Bot<G> for Greedy<G> {
    fn choose(&mut self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> G::Action {
        if let Some(action) = self.plan.next(seen) {
            return action;
        }
        let mut turns = Turns::look(seen, seat, &self.weights, rng, || false);
        if self.misjudges > 0.0 {
            turns.misjudge(self.misjudges * seen.spread(&self.weights), rng);
        }
        self.plan = turns.best();
        self.plan.begin().expect("whoever must act has a legal action")
    }
}
