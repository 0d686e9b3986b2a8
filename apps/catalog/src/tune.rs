//! Finding better weights for a judge by letting greedy players with slightly different ones play each other.
//!
//! The method is SPSA (Spall 1992): every step shakes all weights at once, this way and the other way round, lets
//! each of the two play alone against the present weights on all other seats, and moves towards the one that won
//! more. It needs two kinds of players per step however many weights there are, and copes with results as noisy
//! as those of games. No crate is needed for it.

mod dials;
pub(crate) mod forecast;

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::{Bot, Chance, Greedy, SeedableRng};
use game::{Judge, Options, Outcome, RngExt, Seat, Viewer};

use crate::{Wish, WishError};
use dials::Dials;
pub use forecast::{Fitted, Fitting};

/// What to tune, and how long.
#[derive(Clone, Debug)]
pub struct Tuning {
    pub wish: Wish,
    pub steps: u64,
    /// Deals per step; each is played in all rotations, with the weights shaken either way.
    pub deals: u64,
    /// Deals for the final comparison with the present weights.
    pub trial: u64,
    pub threads: usize,
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

pub(crate) fn tune<G: Judge>(tuning: &Tuning, progress: &(dyn Fn(u64) + Sync)) -> Result<Tuned, WishError> {
    let options = tuning.wish.options::<G>()?;
    let dials = Dials::without_spread(G::WEIGHTS);
    let mut rng = Chance::seed_from_u64(tuning.seed);
    let mut logs = vec![0.0; dials.len()];
    for step in 0..tuning.steps {
        let signs: Vec<f64> = logs.iter().map(|_| if rng.random() { 1.0 } else { -1.0 }).collect();
        let shaken =
            |by: f64| -> Vec<f64> { logs.iter().zip(&signs).map(|(log, sign)| log + by * sign).collect() };
        let share = |by: f64| {
            let pair = [dials.weights::<G>(&shaken(by)), dials.weights::<G>(&logs)];
            mean(&play_all(tuning, &options, tuning.deals, step * tuning.deals, &pair))
        };
        let stride = STRIDE / (1.0 + step as f64 / 20.0).powf(0.6);
        let better = share(SHAKE) - share(-SHAKE);
        for (log, sign) in logs.iter_mut().zip(&signs) {
            *log += stride * better * sign;
        }
        progress(1);
    }
    let pair = [dials.weights::<G>(&logs), G::standard_weights()];
    let results = play_all(tuning, &options, tuning.trial, u64::MAX / 2, &pair);
    let (share, half) = (mean(&results), 1.96 * deviation(&results) / (results.len() as f64).sqrt());
    Ok(Tuned {
        text: dials.text(&logs),
        win_share: share,
        win_share_ci: [share - half, share + half],
        games: results.len() as u64,
    })
}

/// Plays each deal with the first weights alone on every seat in turn; returns the share of the wins they had.
fn play_all<G: Judge>(
    tuning: &Tuning,
    options: &Options<G>,
    deals: u64,
    first: u64,
    pair: &[G::Weights; 2],
) -> Vec<f64> {
    let seats = u64::from(options.seats);
    in_parallel(deals * seats, tuning.threads, |number| {
        let alone = Seat((number % seats) as u8);
        let seed = tuning.seed.wrapping_add(first).wrapping_add(number / seats);
        let weights = |seat: usize| pair[usize::from(seat != alone.index())].clone();
        play_greedily(options, seed, weights, |_| {}).win_share(alone)
    })
}

/// The results of so many games, in order, whichever thread played them.
fn in_parallel<T: Send>(games: u64, threads: usize, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let take = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&number| number < games);
    let work =
        || -> Vec<(u64, T)> { std::iter::from_fn(|| take().map(|number| (number, play(number)))).collect() };
    let mut results: Vec<(u64, T)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a game does not panic")).collect()
    });
    results.sort_by_key(|&(number, _)| number);
    results.into_iter().map(|(_, result)| result).collect()
}

/// One game of greedy players; `watch` sees every position.
fn play_greedily<G: Judge>(
    options: &Options<G>,
    seed: u64,
    weights: impl Fn(usize) -> G::Weights,
    mut watch: impl FnMut(&G),
) -> Outcome {
    let mut rng = Chance::seed_from_u64(seed);
    let mut bots: Vec<_> =
        (0..usize::from(options.seats)).map(|seat| Greedy::<G>::with_weights(weights(seat))).collect();
    let mut game = G::start(options, &mut rng).expect("the options were checked");
    while let Some(seat) = game.to_act().first() {
        watch(&game);
        let action = bots[seat.index()].choose(&game.hide(Viewer::Seat(seat)), seat, &mut rng);
        game.apply(seat, action, &mut rng, &mut ()).expect("a bot chooses among the legal actions");
    }
    game.outcome().expect("nobody is to act, so the game is over")
}

fn mean(results: &[f64]) -> f64 {
    results.iter().sum::<f64>() / results.len().max(1) as f64
}

fn deviation(results: &[f64]) -> f64 {
    let mean = mean(results);
    let squares: f64 = results.iter().map(|result| (result - mean).powi(2)).sum();
    (squares / results.len().max(1) as f64).sqrt()
}
