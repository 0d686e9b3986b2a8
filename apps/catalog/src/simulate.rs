//! Many games of bots against each other, and what came out.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use bots::{Chance, SeedableRng};
use game::{Judge, Options, Outcome, Seat, Sink, Viewer};
use serde::Serialize;

use crate::{BotName, Wish, WishError};

/// Games are handed to threads in blocks: large ones where there are many games, small ones where a thread
/// might wait for the last. They do not depend on the threads, so neither does the result.
fn block_size(games: u64) -> u64 {
    (games / 64).clamp(1, 16)
}

/// What to play.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub wish: Wish,
    pub games: u64,
    /// One for each seat. If they differ, every deal is played in all rotations,
    /// so that bots are compared and not chairs.
    pub bots: Vec<BotName>,
    /// How long those that search do so, instead of each with its own budget.
    pub iterations: Option<u64>,
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
#[derive(Clone, Copy, Default, Debug)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn merge(&mut self, other: Mean) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// What is left when a part of the values is taken away.
    pub(crate) fn less(self, part: Mean) -> Mean {
        Mean {
            count: self.count - part.count,
            sum: self.sum - part.sum,
            squares: self.squares - part.squares,
        }
    }

    pub(crate) fn deviation(self) -> f64 {
        (self.squares / self.count.max(1.0) - self.mean().powi(2)).max(0.0).sqrt()
    }

    /// How many values were added.
    pub fn count(self) -> f64 {
        self.count
    }

    pub fn mean(self) -> f64 {
        if self.count == 0.0 { 0.0 } else { self.sum / self.count }
    }

    /// The 95 % interval of the mean.
    pub fn interval(self) -> [f64; 2] {
        let mean = self.mean();
        let half = 1.96 * self.deviation() / self.count.max(1.0).sqrt();
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
    let new = || Tally::new(simulation.bots.len());
    let blocks = in_blocks(simulation, progress, new, |number, tally| {
        let played = play::<G, _>(simulation, &options, number, &mut (), |_, _, ()| {});
        tally.decisions += played.decisions;
        tally.rounds.add(f64::from(played.game.round()));
        tally.add(&played.outcome, played.rotation, f64::from(G::SCORE_UNIT));
    });
    let mut total = new();
    for tally in &blocks {
        total.merge(tally);
    }
    Ok(report::<G>(simulation, &total, began.elapsed().as_secs_f64()))
}

/// Hands blocks of games to the threads; what they collected comes back in the order of the games.
pub(crate) fn in_blocks<T: Send>(
    simulation: &Simulation,
    progress: &(dyn Fn(u64) + Sync),
    new: impl Fn() -> T + Sync,
    play: impl Fn(u64, &mut T) + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let size = block_size(simulation.games);
    let work = || {
        let mut blocks = Vec::new();
        loop {
            let block = next.fetch_add(1, Ordering::Relaxed);
            let games = block * size..simulation.games.min((block + 1) * size);
            if games.is_empty() {
                return blocks;
            }
            let mut collected = new();
            for number in games {
                play(number, &mut collected);
                progress(1);
            }
            blocks.push((block, collected));
        }
    };
    let mut blocks = thread::scope(|scope| {
        let threads: Vec<_> = (0..simulation.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let blocks = threads.into_iter().map(|thread| thread.join().expect("a game does not panic"));
        blocks.flatten().collect::<Vec<_>>()
    });
    blocks.sort_by_key(|&(block, _)| block);
    blocks.into_iter().map(|(_, collected)| collected).collect()
}

/// A game that was played to its end.
pub(crate) struct Played<G> {
    pub(crate) game: G,
    pub(crate) outcome: Outcome,
    /// How far the bots had moved on around the table.
    pub(crate) rotation: usize,
    pub(crate) decisions: u64,
}

/// Plays one game; `after` is called after every action with what happened.
pub(crate) fn play<G: Judge, S: Sink<G::Event>>(
    simulation: &Simulation,
    options: &Options<G>,
    number: u64,
    events: &mut S,
    mut after: impl FnMut(&G, Seat, &mut S),
) -> Played<G> {
    let seats = simulation.bots.len() as u64;
    let rotation = (number % seats) as usize;
    // Equal bots would only repeat the same game in another rotation.
    let is_contest = simulation.bots.iter().any(|&bot| bot != simulation.bots[0]);
    let deal = if is_contest { number / seats } else { number };
    let mut rng = Chance::seed_from_u64(simulation.seed.wrapping_add(deal));
    let make = |bot: BotName| match simulation.iterations {
        Some(iterations) => bot.held_to::<G>(iterations),
        None => bot.make::<G>(),
    };
    let bot_of = |seat: usize| simulation.bots[(seat + rotation) % simulation.bots.len()];
    let mut bots: Vec<_> = (0..simulation.bots.len()).map(|seat| make(bot_of(seat))).collect();
    let mut game = G::start(options, &mut rng).expect("the options were checked");
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        let action = bots[seat.index()].choose(&game.hide(Viewer::Seat(seat)), seat, &mut rng);
        game.apply(seat, action, &mut rng, events).expect("a bot chooses among the legal actions");
        after(&game, seat, events);
        decisions += 1;
    }
    let outcome = game.outcome().expect("nobody is to act, so the game is over");
    Played { game, outcome, rotation, decisions }
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
