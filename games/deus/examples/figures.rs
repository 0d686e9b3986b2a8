//! Figures of many games: `cargo run --release -p deus --example figures -- soak|speed SEATS GAMES`.
#![allow(clippy::print_stdout, reason = "this program prints")]

use std::collections::BTreeMap;
use std::time::Instant;

use bots::{Chance, SeedableRng};
use deus::components::Card;
use deus::state::Cause;
use deus::{Action, Deus, Event};
use game::{Game, Options, RngExt, Sink, Viewer};

/// How often each card was resolved or stood at the end.
#[derive(Default)]
struct Tally {
    fired: BTreeMap<Card, u64>,
}

impl Sink<Event> for Tally {
    fn push(&mut self, event: Event) {
        if let Event::Resolved { card, .. } = event {
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
