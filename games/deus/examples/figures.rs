//! Figures of many games: `cargo run --release -p deus --example figures -- soak|speed|greedy|duel SEATS GAMES`.
#![allow(clippy::print_stdout, reason = "this program prints")]

use std::collections::BTreeMap;
use std::time::Instant;

use bots::{Bot, Chance, Greedy, Random, SeedableRng};
use deus::components::Card;
use deus::state::Cause;
use deus::{Action, Deus, Event};
use game::{Game, Options, Outcome, RngExt, Seat, Sink, Viewer};

/// How often each card was resolved or stood at the end.
#[derive(Default)]
struct Tally {
    fired: BTreeMap<Card, u64>,
}

impl Sink<Event> for Tally {
    fn push(&mut self, event: Event) {
        if let Event::Resolved { card, .. } | Event::ScoredTemple { card, .. } = event {
            *self.fired.entry(card).or_default() += 1;
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, default: u64| args.get(index).and_then(|text| text.parse().ok()).unwrap_or(default);
    let options = Options::<Deus>::plain(number(1, 4) as u8);
    match args.first().map(String::as_str) {
        Some("speed") => speed(&options, number(2, 2000)),
        Some("greedy") => greedy(&options, number(2, 20)),
        Some("duel") => duel(&options, number(2, 20)),
        _ => soak(&options, number(2, 1000)),
    }
}

fn soak(options: &Options<Deus>, games: u64) {
    let mut tally = Tally::default();
    let mut by_rule: BTreeMap<&str, u64> = BTreeMap::new();
    let mut decisions = 0;
    let started = Instant::now();
    for seed in 0..games {
        let soaked = testkit::soak(options, seed, &mut tally);
        *by_rule.entry(soaked.outcome.ended_by).or_default() += 1;
        decisions += soaked.decisions as u64;
    }
    println!("{games} games of {} in {:.1?}, {decisions} decisions", options.seats, started.elapsed());
    println!("ended by {by_rule:?}; the safeguard is {}", Cause::Stall.rule());
    for card in Card::ALL {
        println!("{:>10} {card}", tally.fired.get(card).copied().unwrap_or(0));
    }
}

fn speed(options: &Options<Deus>, games: u64) {
    let mut legal: Vec<Action> = Vec::new();
    let mut decisions = 0u64;
    let started = Instant::now();
    for seed in 0..games {
        let mut rng = Chance::seed_from_u64(seed);
        let mut game = Deus::start(options, &mut rng).expect("the options are good");
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let action = legal[rng.random_range(0..legal.len())];
            game.apply(seat, action, &mut rng, &mut ()).expect("legal");
            decisions += 1;
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    println!("{} bytes; {:.2} million decisions/s", size_of::<Deus>(), decisions as f64 / seconds / 1e6);
    println!("{:.1} decisions per game", decisions as f64 / games as f64);
    let game = testkit::random_position(options, 1, 200);
    let started = Instant::now();
    for _ in 0..10_000_000 {
        std::hint::black_box(*std::hint::black_box(&game));
    }
    println!("copy: {:.1} ns", started.elapsed().as_secs_f64() * 1e9 / 1e7);
    let _ = game.hide(Viewer::Public);
}

/// One game between these bots; also how many rounds it took.
fn game_of(options: &Options<Deus>, seed: u64, bots: &mut [Box<dyn Bot<Deus>>]) -> (Outcome, Deus) {
    let mut rng = Chance::seed_from_u64(seed);
    let mut game = Deus::start(options, &mut rng).expect("the options are good");
    while let Some(seat) = game.to_act().first() {
        let view = game.hide(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, seat, &mut rng);
        game.apply(seat, action, &mut rng, &mut ()).expect("bots play by the rules");
    }
    (game.outcome().expect("the game is over"), game)
}

/// Greedy players among themselves: how games end, and how many points they bring.
fn greedy(options: &Options<Deus>, games: u64) {
    let mut by_rule: BTreeMap<&str, u64> = BTreeMap::new();
    let mut scores: Vec<i32> = Vec::new();
    let mut winners = Vec::new();
    let (mut rounds, mut temples) = (0, 0);
    for seed in 0..games {
        let mut bots: Vec<Box<dyn Bot<Deus>>> =
            (0..options.seats).map(|_| Box::new(Greedy::default()) as Box<dyn Bot<Deus>>).collect();
        let (outcome, game) = game_of(options, seed, &mut bots);
        *by_rule.entry(outcome.ended_by).or_default() += 1;
        scores.extend(Seat::all(options.seats).map(|seat| outcome.scores[seat]));
        winners.extend(outcome.winners().take(1).map(|seat| outcome.scores[seat]));
        rounds += u64::from(game.round());
        temples += Seat::all(options.seats).map(|seat| game.player(seat).temple_cards.len()).sum::<usize>();
    }
    scores.sort_unstable();
    let at = |share: f64| scores[((scores.len() - 1) as f64 * share) as usize];
    println!("{games} greedy games of {}: ended by {by_rule:?}", options.seats);
    println!("scores: 10% {}, median {}, 90% {}", at(0.1), at(0.5), at(0.9));
    println!("mean winner {:.1}", f64::from(winners.iter().sum::<i32>()) / games as f64);
    println!("mean rounds {:.1}, temples {:.1}", rounds as f64 / games as f64, temples as f64 / games as f64);
}

/// One greedy player among random ones, in every seat in turn.
fn duel(options: &Options<Deus>, games: u64) {
    let mut share = 0.0;
    for seed in 0..games {
        let place = Seat((seed % u64::from(options.seats)) as u8);
        let mut bots: Vec<Box<dyn Bot<Deus>>> = Seat::all(options.seats)
            .map(|seat| {
                if seat == place {
                    Box::new(Greedy::default()) as Box<dyn Bot<Deus>>
                } else {
                    Box::new(Random::default())
                }
            })
            .collect();
        share += game_of(options, seed, &mut bots).0.win_share(place);
    }
    println!("one greedy among {} random: {:.3}", options.seats - 1, share / games as f64);
}
