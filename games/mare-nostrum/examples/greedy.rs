//! Greedy games: how they end, how long they last. `greedy GAMES SEATS basic|advanced [rivals: greedy|random]`
#![expect(clippy::print_stdout, reason = "it prints its findings")]

use std::collections::BTreeMap;
use std::time::Instant;

use bots::{Bot, Greedy, Random};
use game::{Game, Options, Seat, Variants, Viewer};
use mare_nostrum::MareNostrum;
use testkit::{Chance, SeedableRng};

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|count| count.parse().ok()).unwrap_or(20);
    let seats: u8 = args.next().and_then(|count| count.parse().ok()).unwrap_or(5);
    let set_up = args.next().unwrap_or_else(|| "basic".to_owned());
    let against_random = args.next().is_some_and(|rivals| rivals == "random");
    let mut options = Options::<MareNostrum>::plain(seats);
    options.variants = options.variants.with("set-up", &set_up).expect("basic or advanced");
    let began = Instant::now();
    let (mut rounds, mut wins, mut ends) = (Vec::new(), 0.0, BTreeMap::new());
    let mut winners = BTreeMap::new();
    for seed in 0..games {
        let mut rng = Chance::seed_from_u64(seed);
        let me = Seat((seed % u64::from(seats)) as u8);
        let mut game = MareNostrum::start(&options, &mut rng).expect("the options are good");
        let mut players: Vec<Box<dyn Bot<MareNostrum>>> = Seat::all(seats)
            .map(|seat| -> Box<dyn Bot<MareNostrum>> {
                if against_random && seat != me {
                    Box::new(Random::default())
                } else {
                    Box::new(Greedy::default())
                }
            })
            .collect();
        while let Some(seat) = game.to_act().first() {
            let seen = game.hide(Viewer::Seat(seat));
            let action = players[seat.index()].choose(&seen, seat, &mut rng);
            game.apply(seat, action, &mut rng, &mut ()).expect("bots play legally");
        }
        let outcome = game.outcome().expect("the game is over");
        wins += outcome.win_share(me);
        rounds.push(game.round());
        *ends.entry(outcome.ended_by).or_insert(0) += 1;
        for seat in outcome.winners() {
            *winners.entry(game.civ(seat).map_or("-", |civ| civ.id())).or_insert(0) += 1;
        }
    }
    rounds.sort_unstable();
    let middle = rounds[rounds.len() / 2];
    println!(
        "{seats} players, {set_up}: {games} games in {:.1} s, ends {ends:?}, rounds median {middle} most {:?}, seat of interest wins {:.3}, {winners:?}",
        began.elapsed().as_secs_f64(),
        rounds.last(),
        wins / games as f64,
    );
}
