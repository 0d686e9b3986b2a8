//! Finding better weights for a judge by letting greedy players with slightly different ones play each other.
//!
//! The method is SPSA (Spall 1992): every step shakes all weights at once, this way and the other way round, lets
//! each of the two play alone against the present weights on all other seats, and moves towards the one that won
//! more. It needs two kinds of players per step however many weights there are, and copes with results as noisy
//! as those of games. No crate is needed for it.

use bots::{Chance, SeedableRng};
use catalog::{Ask, Playable, Wish, WishError};
use game::{Options, RngExt, Seat};

use crate::crew::Crew;
use crate::dials::Dials;
use crate::mean::Mean;
use crate::play::{by_bots, play_out};

/// What to tune, and how long.
#[derive(Clone, Debug)]
pub struct Tuning {
    pub wish: Wish,
    pub steps: u64,
    /// Deals per step; each is played in all rotations, with the weights shaken either way.
    pub deals: u64,
    /// Deals for the final comparison with the present weights.
    pub trial: u64,
    pub seed: u64,
}

/// New weights, and what they are good for.
#[derive(Clone, Debug)]
pub struct Tuned {
    /// The file of weights with the new numbers in it.
    pub text: String,
    /// How a greedy player with the new weights does alone against others with the old ones.
    pub win_share: f64,
    pub win_share_ci: [f64; 2],
    pub games: u64,
}

/// How much a weight is shaken, as a share of itself.
const SHAKE: f64 = 0.12;
/// How far the first step goes, as a share of a weight, if one side wins everything and the other nothing.
const STRIDE: f64 = 0.5;

/// Looks for better weights of the judge.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    pub tuning: &'a Tuning,
    /// Is told of every step.
    pub crew: &'a Crew<'a>,
}

impl Ask for Run<'_> {
    type Answer = Result<Tuned, WishError>;

    fn ask<G: Playable>(self) -> Self::Answer {
        tune::<G>(self.tuning, self.crew)
    }
}

fn tune<G: Playable>(tuning: &Tuning, crew: &Crew<'_>) -> Result<Tuned, WishError> {
    let options = tuning.wish.options::<G>()?;
    let dials = Dials::without_spread(G::WEIGHTS);
    let contest = |seed, deals| Contest { options: &options, seed, deals, crew };
    let mut rng = Chance::seed_from_u64(tuning.seed);
    let mut logs = vec![0.0; dials.len()];
    for step in 0..tuning.steps {
        let signs: Vec<f64> = logs.iter().map(|_| if rng.random() { 1.0 } else { -1.0 }).collect();
        let shaken =
            |by: f64| -> Vec<f64> { logs.iter().zip(&signs).map(|(log, sign)| log + by * sign).collect() };
        let seed = tuning.seed.wrapping_add(step * tuning.deals);
        let share = |by: f64| {
            let pair = [dials.weights::<G>(&shaken(by)), dials.weights::<G>(&logs)];
            contest(seed, tuning.deals).share_of_first(&pair).mean()
        };
        let stride = STRIDE / (1.0 + step as f64 / 20.0).powf(0.6);
        let better = share(SHAKE) - share(-SHAKE);
        for (log, sign) in logs.iter_mut().zip(&signs) {
            *log += stride * better * sign;
        }
        crew.done(1);
    }
    let pair = [dials.weights::<G>(&logs), G::standard_weights()];
    let share = contest(tuning.seed.wrapping_add(u64::MAX / 2), tuning.trial).share_of_first(&pair);
    Ok(Tuned {
        text: dials.text(&logs),
        win_share: share.mean(),
        win_share_ci: share.interval(),
        games: share.count() as u64,
    })
}

/// Deals that are played with the first weights alone on every seat in turn.
struct Contest<'a, G: Playable> {
    options: &'a Options<G>,
    /// Of the first deal.
    seed: u64,
    deals: u64,
    crew: &'a Crew<'a>,
}

impl<G: Playable> Contest<'_, G> {
    /// The share of the wins that the first weights had.
    fn share_of_first(&self, pair: &[G::Weights; 2]) -> Mean {
        let seats = u64::from(self.options.seats);
        let wins = self.crew.each(0..self.deals * seats, |number| {
            let alone = Seat((number % seats) as u8);
            let weights = |seat| pair[usize::from(seat != alone)].clone();
            let mut bots: Vec<_> =
                Seat::all(self.options.seats).map(|seat| G::greedy(weights(seat))).collect();
            let mut rng = Chance::seed_from_u64(self.seed.wrapping_add(number / seats));
            play_out(self.options, &mut rng, by_bots(&mut bots), &mut ()).outcome.win_share(alone)
        });
        wins.into_iter().collect()
    }
}
