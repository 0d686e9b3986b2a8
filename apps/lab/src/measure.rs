//! How fast a game plays.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{Budget, Chance, Ismcts, RollOut, SeedableRng, Settings};
use catalog::{Ask, Playable};
use game::{Game, Judge, Options, RngExt, Viewer};
use serde::Serialize;

use crate::play::play_out;

/// How long each thing is measured, in stretches of this length.
const TIME: Duration = Duration::from_millis(1500);
const STRETCH: Duration = Duration::from_millis(2);
/// Iterations that are measured together.
const THOUGHTS: u64 = 50;

/// Speed on one core.
#[derive(Clone, Debug, Serialize)]
pub struct Speed {
    pub game: &'static str,
    pub players: u8,
    /// Random play.
    pub decisions_per_second: f64,
    pub games_per_second: f64,
    /// Search from the start of a game, with roll-outs as the judge says and with random ones to the end.
    pub iterations_per_second: f64,
    pub random_iterations_per_second: f64,
    /// How far a search goes beyond its time, as a share of it; one decision of a hundred is later.
    pub lateness: f64,
    pub state_bytes: usize,
    pub clone_ns: f64,
}

/// How fast a game plays with so many players.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    pub seats: u8,
}

impl Ask for Clock {
    type Answer = Speed;

    fn ask<G: Playable>(self) -> Speed {
        speed::<G>(self.seats)
    }
}

fn speed<G: Playable>(seats: u8) -> Speed {
    let options = Options::<G>::plain(seats);
    let mut rng = Chance::seed_from_u64(1);
    let mut legal = Vec::new();
    let (mut games, mut decisions) = (0_u64, 0_u64);
    let decisions_per_second = rate(|| {
        let choose = |game: &G, seat, rng: &mut Chance| {
            game.legal(seat, &mut legal);
            legal[rng.random_range(0..legal.len() as u32) as usize]
        };
        let played = play_out(&options, &mut rng, choose, &mut ()).decisions;
        games += 1;
        decisions += played;
        played
    });
    Speed {
        game: G::NAME,
        players: seats,
        decisions_per_second,
        games_per_second: decisions_per_second * games as f64 / decisions as f64,
        iterations_per_second: search_speed(&options, Settings::of::<G>().roll_out),
        random_iterations_per_second: search_speed(&options, RollOut::Random),
        lateness: lateness(&options),
        state_bytes: size_of::<G>(),
        clone_ns: clone_time::<G>(&options),
    }
}

/// How much is done in a second. Nine of ten stretches are slower: on a busy machine most are held up.
fn rate(mut work: impl FnMut() -> u64) -> f64 {
    work();
    let mut rates = Vec::new();
    let began = Instant::now();
    while began.elapsed() < TIME {
        let stretch = Instant::now();
        let mut done = 0;
        while stretch.elapsed() < STRETCH {
            done += work();
        }
        rates.push(done as f64 / stretch.elapsed().as_secs_f64());
    }
    rates.sort_by(f64::total_cmp);
    rates[rates.len() * 9 / 10]
}

fn search_speed<G: Judge>(options: &Options<G>, roll_out: RollOut) -> f64 {
    let mut rng = Chance::seed_from_u64(1);
    let game = G::start(options, &mut rng).expect("plain options are good");
    let Some(seat) = game.to_act().first() else { return 0.0 };
    let seen = game.hide(Viewer::Seat(seat));
    let settings = Settings { budget: Budget::iterations(THOUGHTS), roll_out, ..Settings::of::<G>() };
    let mut search = Ismcts::<G>::new(settings);
    rate(|| {
        black_box(search.ideas(&seen, seat, &mut rng));
        THOUGHTS
    })
}

fn lateness<G: Judge>(options: &Options<G>) -> f64 {
    const DECISIONS: u64 = 100;
    const BUDGET: Duration = Duration::from_millis(20);
    let settings = Settings { budget: Budget::time(BUDGET), ..Settings::of::<G>() };
    let decide = |number: u64| {
        let game = testkit::random_position(options, number, 5 * number as usize);
        let seat = game.to_act().first()?;
        let seen = game.hide(Viewer::Seat(seat));
        let mut search = Ismcts::<G>::new(settings);
        let began = Instant::now();
        black_box(search.ideas(&seen, seat, &mut Chance::seed_from_u64(number)));
        Some(began.elapsed().as_secs_f64() / BUDGET.as_secs_f64() - 1.0)
    };
    let mut late: Vec<f64> = (0..DECISIONS).filter_map(decide).collect();
    late.sort_by(f64::total_cmp);
    late.get(late.len() * 99 / 100).copied().unwrap_or(0.0)
}

/// The mean time to copy a state, over many different ones.
fn clone_time<G: Game>(options: &Options<G>) -> f64 {
    const STATES: usize = 64;
    const REPEATS: usize = 20_000;
    let states: Vec<G> = (0..STATES).map(|seed| testkit::random_position(options, seed as u64, 30)).collect();
    let mut target = states[0];
    let began = Instant::now();
    for _ in 0..REPEATS {
        for state in &states {
            target = *black_box(state);
            black_box(&target);
        }
    }
    black_box(target);
    began.elapsed().as_secs_f64() * 1e9 / (STATES * REPEATS) as f64
}
