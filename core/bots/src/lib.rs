//! Players that are programs, generic over every game.
//!
//! A bot receives [`Seen`] and nothing else, so it knows what a person in its seat would know.
//! [`Random`] picks any legal action, [`Novice`] errs like a beginner, [`Greedy`] looks to the end of its own turn
//! and asks the game's own `Judge`, [`Ismcts`] thinks ahead for everybody in many imagined worlds.

mod beam;
mod greedy;
mod ismcts;
mod novice;
mod turns;

pub use greedy::Greedy;
pub use ismcts::{Budget, Chances, Future, Idea, Ismcts, RollOut, Settings, forecast, foresee};
pub use novice::Novice;

use game::{Game, RngExt, Seat, Seen};
pub use rand::SeedableRng;

/// The fast source of chance for simulations and bots; the same on every machine.
pub type Chance = rand_xoshiro::Xoshiro256PlusPlus;

/// Decides for one seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of `seat`, who must be to act.
    fn choose(&mut self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> G::Action;
}

/// Picks any legal action, each equally likely.
#[derive(Debug)]
pub struct Random<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Random { legal: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> G::Action {
        seen.legal(seat, &mut self.legal);
        self.legal[rng.random_range(0..self.legal.len() as u32) as usize]
    }
}

/// Roughly normal: the sum of twelve even ones has a variance of one.
fn error(rng: &mut Chance) -> f32 {
    (0..12).map(|_| rng.random::<f32>()).sum::<f32>() - 6.0
}
