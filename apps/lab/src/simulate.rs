//! Many games of bots against each other, and what came out.

use std::time::Instant;

use bots::{Bot, Chance, SeedableRng};
use catalog::{Ask, BotName, Playable, Wish, WishError};
use game::{Judge, Options, Outcome, Seat};
use serde::Serialize;

use crate::crew::Crew;
use crate::mean::Mean;
use crate::play::{Played, Watch, by_bots, play_out};

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

/// The question what comes out of a simulation.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    pub simulation: &'a Simulation,
    /// Is told of every game that was played.
    pub crew: &'a Crew<'a>,
}

impl Ask for Run<'_> {
    type Answer = Result<Report, WishError>;

    fn ask<G: Playable>(self) -> Self::Answer {
        run::<G>(self.simulation, self.crew)
    }
}

/// Plays all games; the same simulation gives the same report on any number of threads.
pub(crate) fn run<G: Playable>(simulation: &Simulation, crew: &Crew<'_>) -> Result<Report, WishError> {
    let options = simulation.wish.options::<G>()?;
    let began = Instant::now();
    let new = || Tally::new(simulation.bots.len());
    let blocks = simulation.in_blocks(crew, new, |number, tally: &mut Tally| {
        let (played, rotation) = simulation.play::<G>(&options, number, &mut ());
        tally.decisions += played.decisions;
        tally.rounds.add(f64::from(played.game.round()));
        tally.add(&played.outcome, rotation, f64::from(G::SCORE_UNIT));
    });
    let mut total = new();
    for tally in &blocks {
        total.merge(tally);
    }
    Ok(report::<G>(simulation, &total, began.elapsed().as_secs_f64()))
}

impl Simulation {
    /// Plays all games and collects what is noted about them, block by block in the order of the games.
    pub(crate) fn in_blocks<T: Send>(
        &self,
        crew: &Crew<'_>,
        new: impl Fn() -> T + Sync,
        play: impl Fn(u64, &mut T) + Sync,
    ) -> Vec<T> {
        crew.in_blocks(0..self.games, block_size(self.games), |games| {
            let mut collected = new();
            for number in games {
                play(number, &mut collected);
                crew.done(1);
            }
            collected
        })
    }

    /// Plays one of the games; returns how far the bots had moved on around the table as well.
    pub(crate) fn play<G: Playable>(
        &self,
        options: &Options<G>,
        number: u64,
        watch: &mut impl Watch<G>,
    ) -> (Played<G>, usize) {
        let seats = self.bots.len() as u64;
        let rotation = (number % seats) as usize;
        // Equal bots would only repeat the same game in another rotation.
        let is_contest = self.bots.iter().any(|&bot| bot != self.bots[0]);
        let deal = if is_contest { number / seats } else { number };
        let mut rng = Chance::seed_from_u64(self.seed.wrapping_add(deal));
        let mut bots = self.bots_moved_on::<G>(rotation);
        (play_out(options, &mut rng, by_bots(&mut bots), watch), rotation)
    }

    fn bots_moved_on<G: Playable>(&self, rotation: usize) -> Vec<Box<dyn Bot<G>>> {
        let moved_on = self.bots.iter().cycle().skip(rotation).take(self.bots.len());
        moved_on.map(|&bot| G::bot(bot, self.iterations)).collect()
    }
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
