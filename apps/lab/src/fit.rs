//! The weights that foretell best who will win, fitted to games of greedy players.
//!
//! Every weight is turned a little up and down to see how much less surprising the winners become, on a few
//! positions at a time, and all weights take a step (Adam, Kingma and Ba 2014). The games of every fifth deal are
//! kept back: what counts in the end is how well the weights foretell games they have not seen.

use bots::{Chance, SeedableRng};
use catalog::{Ask, BotName, Playable, Wish, WishError};
use game::{Judge, MAX_SEATS, Options, Seat};
use rand::seq::SliceRandom;

use crate::crew::Crew;
use crate::dials::Dials;
use crate::play::{by_bots, play_out};

/// What to learn from, and how long.
#[derive(Clone, Debug)]
pub struct Fitting {
    pub wish: Wish,
    pub games: u64,
    /// What things are worth stays as it is.
    pub only_spread: bool,
    pub steps: u64,
    pub seed: u64,
}

/// New weights, and how well they foretell games they have not seen.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The file of weights with the new numbers in it.
    pub text: String,
    /// The mean surprise (negative log-likelihood of the victory) when everybody's chances are even.
    pub even: f64,
    /// The same with the weights before.
    pub before: f64,
    pub after: f64,
}

/// Positions from one game: the beginnings of so many turns or rounds.
const POSITIONS: usize = 24;
/// Positions for one step.
const BATCH: usize = 1000;
/// A game of every so many is kept back.
const KEPT_BACK: u64 = 5;
/// How far a weight is turned to see what changes, and how far a step goes, as shares of it.
const TURN: f64 = 0.02;
const STEP: f64 = 0.04;
/// How often the weights are tried on the games kept back.
const TRIAL: u64 = 10;

/// A position, and each seat's share of the victory in the end.
#[derive(Clone, Copy)]
struct Memory<G> {
    game: G,
    won: [f64; MAX_SEATS],
}

/// Looks for weights that foretell better who will win.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    pub fitting: &'a Fitting,
    /// Is told of every step.
    pub crew: &'a Crew<'a>,
}

impl Ask for Run<'_> {
    type Answer = Result<Fitted, WishError>;

    fn ask<G: Playable>(self) -> Self::Answer {
        fit::<G>(self.fitting, self.crew)
    }
}

fn fit<G: Playable>(fitting: &Fitting, crew: &Crew<'_>) -> Result<Fitted, WishError> {
    let options = fitting.wish.options::<G>()?;
    let played =
        crew.each(0..fitting.games, |number| remember::<G>(&options, fitting.seed.wrapping_add(number)));
    let (mut seen, mut unseen) = (Vec::new(), Vec::new());
    for (number, memories) in (0..).zip(played) {
        if number % KEPT_BACK == 0 { unseen.extend(memories) } else { seen.extend(memories) }
    }
    let dials =
        if fitting.only_spread { Dials::only_spread(G::FORECAST) } else { Dials::with_spread(G::FORECAST) };
    let trial = |logs: &[f64]| surprise(&dials.weights::<G>(logs), &unseen);
    let start = vec![0.0; dials.len()];
    let before = trial(&start);
    let mut best = (before, start.clone());
    let mut rng = Chance::seed_from_u64(fitting.seed);
    let mut adam = Adam::new(start);
    for step in 1..=fitting.steps {
        let (batch, _) = seen.partial_shuffle(&mut rng, BATCH);
        adam.step(|logs| surprise(&dials.weights::<G>(logs), batch));
        if step % TRIAL == 0 {
            let after = trial(&adam.logs);
            if after < best.0 {
                best = (after, adam.logs.clone());
            }
        }
        crew.done(1);
    }
    let even = f64::from(options.seats).ln();
    Ok(Fitted { text: dials.text(&best.1), even, before, after: best.0 })
}

/// Roll-outs end when this changes.
#[derive(PartialEq)]
enum Moment<T> {
    Round(u16),
    Turn(Seat, T),
}

fn moment<G: Judge>(game: &G) -> Option<Moment<G::Turn>> {
    let seat = game.to_act().first()?;
    let to_a_round = G::FORESIGHT.to_a_round;
    Some(if to_a_round { Moment::Round(game.round()) } else { Moment::Turn(seat, game.turn(seat)) })
}

/// Plays one game and keeps what it looked like at some of the moments at which roll-outs end.
fn remember<G: Playable>(options: &Options<G>, seed: u64) -> Vec<Memory<G>> {
    let mut positions = Vec::new();
    let mut last = None;
    let mut bots: Vec<_> = Seat::all(options.seats).map(|_| G::bot(BotName::Greedy, None)).collect();
    let mut choose = by_bots(&mut bots);
    let remember_and_choose = |game: &G, seat, rng: &mut Chance| {
        let now = moment(game);
        if now != last {
            last = now;
            positions.push(*game);
        }
        choose(game, seat, rng)
    };
    let outcome = play_out(options, &mut Chance::seed_from_u64(seed), remember_and_choose, &mut ()).outcome;
    let mut won = [0.0; MAX_SEATS];
    for seat in Seat::all(options.seats) {
        won[seat.index()] = outcome.win_share(seat);
    }
    let mut rng = Chance::seed_from_u64(seed);
    let (some, _) = positions.partial_shuffle(&mut rng, POSITIONS);
    some.iter().map(|&game| Memory { game, won }).collect()
}

/// The mean negative log-likelihood of the victories.
fn surprise<G: Judge>(weights: &G::Weights, memories: &[Memory<G>]) -> f64 {
    let sum: f64 = memories.iter().map(|memory| memory.surprise(weights)).sum();
    sum / memories.len().max(1) as f64
}

impl<G: Judge> Memory<G> {
    fn surprise(&self, weights: &G::Weights) -> f64 {
        let chances = bots::forecast(&self.game, weights);
        let seats = Seat::all(self.game.seats());
        seats.map(|seat| -self.won[seat.index()] * f64::from(chances[seat]).max(1e-9).ln()).sum()
    }
}

/// Kingma and Ba's method for one list of numbers, with their usual constants.
struct Adam {
    logs: Vec<f64>,
    means: Vec<f64>,
    squares: Vec<f64>,
    steps: i32,
}

impl Adam {
    fn new(logs: Vec<f64>) -> Self {
        let zeros = vec![0.0; logs.len()];
        Adam { logs, means: zeros.clone(), squares: zeros, steps: 0 }
    }

    fn step(&mut self, loss: impl Fn(&[f64]) -> f64) {
        let slopes: Vec<f64> = (0..self.logs.len())
            .map(|dial| {
                let turned = |by: f64| {
                    let mut logs = self.logs.clone();
                    logs[dial] += by;
                    loss(&logs)
                };
                (turned(TURN) - turned(-TURN)) / (2.0 * TURN)
            })
            .collect();
        self.steps += 1;
        let (mean_share, square_share) = (0.9_f64, 0.999_f64);
        for (dial, slope) in slopes.into_iter().enumerate() {
            self.means[dial] += (1.0 - mean_share) * (slope - self.means[dial]);
            self.squares[dial] += (1.0 - square_share) * (slope * slope - self.squares[dial]);
            let mean = self.means[dial] / (1.0 - mean_share.powi(self.steps));
            let square = self.squares[dial] / (1.0 - square_share.powi(self.steps));
            self.logs[dial] -= STEP * mean / (square.sqrt() + 1e-8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adam_finds_the_bottom_of_a_valley() {
        let mut adam = Adam::new(vec![0.0, 0.0]);
        for _ in 0..400 {
            adam.step(|logs| (logs[0] - 1.5).powi(2) + 10.0 * (logs[1] + 0.5).powi(2));
        }
        assert!((adam.logs[0] - 1.5).abs() < 0.05 && (adam.logs[1] + 0.5).abs() < 0.05, "{:?}", adam.logs);
    }
}
