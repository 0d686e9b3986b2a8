//! Many games of bots against each other, and what came out.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use bots::{Chance, SeedableRng};
use game::{Judge, Options, Outcome, Seat, Viewer};
use serde::Serialize;

use crate::{BotName, Wish, WishError};

/// Games are handed to threads in blocks of this many, so that the result does not depend on the threads.
const BLOCK: u64 = 16;

/// What to play.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub wish: Wish,
    pub games: u64,
    /// One for each seat. If they differ, every deal is played in all rotations,
    /// so that bots are compared and not chairs.
    pub bots: Vec<BotName>,
    pub threads: usize,
    pub seed: u64,
}

/// What came out, ready to be printed as JSON.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub players: u8,
    pub games: u64,
    pub seats: Vec<SeatReport>,
    pub mean_rounds: f64,
    pub mean_rounds_ci: [f64; 2],
    /// Games that a safeguard ended rather than the rulebook.
    pub unfinished: u64,
    pub decisions_per_second: f64,
}

/// How one bot did. A shared win counts as its fraction.
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    pub bot: BotName,
    pub win_share: f64,
    pub win_share_ci: [f64; 2],
    /// In points.
    pub mean_score: f64,
    pub mean_score_ci: [f64; 2],
}

/// A sum with what its interval needs.
#[derive(Clone, Copy, Default)]
struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn merge(&mut self, other: Mean) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn mean(self) -> f64 {
        if self.count == 0.0 { 0.0 } else { self.sum / self.count }
    }

    /// The 95 % interval of the mean.
    fn interval(self) -> [f64; 2] {
        let mean = self.mean();
        let variance = (self.squares / self.count.max(1.0) - mean * mean).max(0.0);
        let half = 1.96 * (variance / self.count.max(1.0)).sqrt();
        [mean - half, mean + half]
    }
}

#[derive(Clone, Default)]
struct Tally {
    wins: Vec<Mean>,
    scores: Vec<Mean>,
    rounds: Mean,
    unfinished: u64,
    decisions: u64,
}

impl Tally {
    fn new(seats: usize) -> Self {
        Tally { wins: vec![Mean::default(); seats], scores: vec![Mean::default(); seats], ..Tally::default() }
    }

    fn add(&mut self, outcome: &Outcome, rotation: usize, unit: f64) {
        let seats = self.wins.len();
        for seat in Seat::all(outcome.seats) {
            let bot = (seat.index() + rotation) % seats;
            self.wins[bot].add(outcome.win_share(seat));
            self.scores[bot].add(f64::from(outcome.scores[seat]) / unit);
        }
        self.unfinished += u64::from(!outcome.by_the_book);
    }

    fn merge(&mut self, other: &Tally) {
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            mine.merge(*theirs);
        }
        for (mine, theirs) in self.scores.iter_mut().zip(&other.scores) {
            mine.merge(*theirs);
        }
        self.rounds.merge(other.rounds);
        self.unfinished += other.unfinished;
        self.decisions += other.decisions;
    }
}

/// Plays all games; the same simulation gives the same report on any number of threads.
pub(crate) fn run<G: Judge>(
    simulation: &Simulation,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report, WishError> {
    let options = simulation.wish.options::<G>()?;
    let began = Instant::now();
    let next = AtomicU64::new(0);
    let mut blocks = thread::scope(|scope| {
        let work = || play_blocks::<G>(simulation, &options, &next, progress);
        let threads: Vec<_> = (0..simulation.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let blocks = threads.into_iter().map(|thread| thread.join().expect("a game does not panic"));
        blocks.flatten().collect::<Vec<_>>()
    });
    blocks.sort_by_key(|&(block, _)| block);
    let mut total = Tally::new(simulation.bots.len());
    for (_, tally) in &blocks {
        total.merge(tally);
    }
    Ok(report::<G>(simulation, &total, began.elapsed().as_secs_f64()))
}

fn play_blocks<G: Judge>(
    simulation: &Simulation,
    options: &Options<G>,
    next: &AtomicU64,
    progress: &(dyn Fn(u64) + Sync),
) -> Vec<(u64, Tally)> {
    let mut blocks = Vec::new();
    loop {
        let block = next.fetch_add(1, Ordering::Relaxed);
        let games = block * BLOCK..simulation.games.min((block + 1) * BLOCK);
        if games.is_empty() {
            return blocks;
        }
        let mut tally = Tally::new(simulation.bots.len());
        let count = games.end - games.start;
        for number in games {
            play::<G>(simulation, options, number, &mut tally);
        }
        blocks.push((block, tally));
        progress(count);
    }
}

fn play<G: Judge>(simulation: &Simulation, options: &Options<G>, number: u64, tally: &mut Tally) {
    let seats = simulation.bots.len() as u64;
    let rotation = (number % seats) as usize;
    // Equal bots would only repeat the same game in another rotation.
    let is_contest = simulation.bots.iter().any(|&bot| bot != simulation.bots[0]);
    let deal = if is_contest { number / seats } else { number };
    let mut rng = Chance::seed_from_u64(simulation.seed.wrapping_add(deal));
    let bot_of = |seat: usize| simulation.bots[(seat + rotation) % simulation.bots.len()];
    let mut bots: Vec<_> = (0..simulation.bots.len()).map(|seat| bot_of(seat).make::<G>()).collect();
    let mut game = G::start(options, &mut rng).expect("the options were checked");
    while let Some(seat) = game.to_act().first() {
        let action = bots[seat.index()].choose(&game.hide(Viewer::Seat(seat)), seat, &mut rng);
        game.apply(seat, action, &mut rng, &mut ()).expect("a bot chooses among the legal actions");
        tally.decisions += 1;
    }
    tally.rounds.add(f64::from(game.round()));
    let outcome = game.outcome().expect("nobody is to act, so the game is over");
    tally.add(&outcome, rotation, f64::from(G::SCORE_UNIT));
}

fn report<G: Judge>(simulation: &Simulation, total: &Tally, seconds: f64) -> Report {
    let seats = simulation.bots.iter().zip(total.wins.iter().zip(&total.scores));
    Report {
        game: G::NAME,
        players: simulation.wish.seats,
        games: simulation.games,
        seats: seats
            .map(|(&bot, (wins, scores))| SeatReport {
                bot,
                win_share: wins.mean(),
                win_share_ci: wins.interval(),
                mean_score: scores.mean(),
                mean_score_ci: scores.interval(),
            })
            .collect(),
        mean_rounds: total.rounds.mean(),
        mean_rounds_ci: total.rounds.interval(),
        unfinished: total.unfinished,
        decisions_per_second: total.decisions as f64 / seconds.max(1e-9),
    }
}
