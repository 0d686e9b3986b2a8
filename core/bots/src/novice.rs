//! Novice: errs the way people do who have just learned a game.

use game::{Judge, RngExt, Seat, Seen};

use crate::{Bot, Chance, error};

/// How often a possibility is not noticed.
const OVERLOOKED: f32 = 0.3;
/// How far off its guesses are, in spreads of the judge.
const MISJUDGED: f32 = 0.35;

/// Looks at the next click only, overlooks some possibilities and misjudges the others.
#[derive(Debug)]
pub struct Novice<G: Judge> {
    weights: G::Weights,
    legal: Vec<G::Action>,
}

impl<G: Judge> Default for Novice<G> {
    fn default() -> Self {
        Novice { weights: G::standard_weights(), legal: Vec::new() }
    }
}

impl<G: Judge> Bot<G> for Novice<G> {
    fn choose(&mut self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> G::Action {
        let world = seen.imagine(rng);
        world.legal(seat, &mut self.legal);
        let mut best = (self.legal[rng.random_range(0..self.legal.len())], f32::NEG_INFINITY);
        for &action in &self.legal {
            let mut after = world;
            if rng.random::<f32>() < OVERLOOKED || after.apply(seat, action, rng, &mut ()).is_err() {
                continue;
            }
            let guess =
                after.value(seat, &self.weights) + error(rng) * MISJUDGED * world.spread(&self.weights);
            if guess > best.1 {
                best = (action, guess);
            }
        }
        best.0
    }
}
