//! How fast a game plays, and whether it survives a million games.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::ops::Range;
use std::time::{Duration, Instant};

use boards::{Board, Scene};
use bots::{Budget, Chance, Ismcts, RollOut, SeedableRng, Settings};
use game::{Game, Judge, Lang, Options, RngExt, Seen, Sink, Viewer, Words};
use serde::Serialize;
use testkit::{Mutations, Soaked};

use crate::BotName;

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

pub(crate) fn speed<G: Judge>(seats: u8) -> Speed {
    let options = Options::<G>::plain(seats);
    let mut rng = Chance::seed_from_u64(1);
    let mut legal = Vec::new();
    let (mut games, mut decisions) = (0_u64, 0_u64);
    let decisions_per_second = rate(|| {
        let played = play_one(&options, &mut legal, &mut rng);
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

fn play_one<G: Game>(options: &Options<G>, legal: &mut Vec<G::Action>, rng: &mut Chance) -> u64 {
    let mut game = G::start(options, rng).expect("plain options are good");
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, legal);
        let action = legal[rng.random_range(0..legal.len() as u32) as usize];
        game.apply(seat, action, rng, &mut ()).expect("a legal action is accepted");
        decisions += 1;
    }
    decisions
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

/// Counting events takes longer than playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    Events,
    Nothing,
}

/// What happened in soaked games.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Soak {
    pub games: u64,
    pub decisions: u64,
    pub rounds: u64,
    /// Games by the rule that ended them.
    pub endings: BTreeMap<String, u64>,
    /// Events by kind and, where an event names cards, by card.
    pub events: BTreeMap<String, u64>,
}

impl Soak {
    pub fn merge(&mut self, other: Soak) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.rounds += other.rounds;
        for (mine, theirs) in [(&mut self.endings, other.endings), (&mut self.events, other.events)] {
            for (key, count) in theirs {
                *mine.entry(key).or_default() += count;
            }
        }
    }
}

/// Counts events by the words of their log lines: the message and the names in it.
#[derive(Default)]
struct Counter(BTreeMap<String, u64>);

impl<E: game::Event> Sink<E> for Counter {
    fn push(&mut self, event: E) {
        let phrase = event.phrase();
        let words = phrase.args.iter().filter_map(|(_, arg)| match arg {
            game::Arg::Word(word) => Some(word.as_ref()),
            _ => None,
        });
        let key = std::iter::once(phrase.key.as_ref()).chain(words).collect::<Vec<_>>().join(" ");
        *self.0.entry(key).or_default() += 1;
    }
}

pub(crate) fn soak<G: Judge>(
    options: &Options<G>,
    seeds: Range<u64>,
    players: BotName,
    events: Counting,
) -> Soak {
    let mut soak = Soak::default();
    let mut counter = Counter::default();
    for seed in seeds {
        let soaked = match events {
            Counting::Events => soak_one(options, seed, players, &mut counter),
            Counting::Nothing => soak_one(options, seed, players, &mut ()),
        };
        soak.games += 1;
        soak.decisions += soaked.decisions as u64;
        soak.rounds += u64::from(soaked.rounds);
        *soak.endings.entry(soaked.outcome.ended_by.to_owned()).or_default() += 1;
    }
    soak.events = counter.0;
    soak
}

fn soak_one<G: Judge>(
    options: &Options<G>,
    seed: u64,
    players: BotName,
    events: &mut impl Sink<G::Event>,
) -> Soaked {
    if players == BotName::Random {
        return testkit::soak(options, seed, events);
    }
    let mut bots: Vec<_> = (0..options.seats).map(|_| players.make::<G>()).collect();
    testkit::soak_with(options, seed, events, |game, rng| {
        let seat = game.to_act().first()?;
        Some((seat, bots[seat.index()].choose(&game.hide(Viewer::Seat(seat)), seat, rng)))
    })
}

/// Plays mutations of the default edition; their boards are drawn as well.
pub(crate) fn soak_editions<G: Board + Judge>(seeds: Range<u64>) -> Mutations {
    let words = Words::new(Lang::En, &[G::locale(Lang::En), G::board_words(Lang::En)]);
    let draw = |seen: &Seen<G>| {
        black_box(boards::draw(&Scene::to_play(seen, &words)));
    };
    testkit::play_mutations(seeds, &draw)
}
