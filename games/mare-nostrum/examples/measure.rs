//! Random games in bulk: decisions per second, how games end, what occurs. `measure GAMES SEATS basic|advanced`
#![expect(clippy::print_stdout, reason = "it prints its findings")]

use std::time::Instant;

use game::{Game, Options, RngExt, Variants};
use mare_nostrum::MareNostrum;
use testkit::{Chance, SeedableRng};

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|count| count.parse().ok()).unwrap_or(100);
    let seats: u8 = args.next().and_then(|count| count.parse().ok()).unwrap_or(5);
    let set_up = args.next().unwrap_or_else(|| "basic".to_owned());
    let mut options = Options::<MareNostrum>::plain(seats);
    options.variants = options.variants.with("set-up", &set_up).expect("basic or advanced");
    let (mut decisions, mut choices, mut wins, mut most) = (0u64, 0u64, 0u64, 0);
    let mut legal = Vec::new();
    let began = Instant::now();
    for seed in 0..games {
        let mut rng = Chance::seed_from_u64(seed);
        let mut game = MareNostrum::start(&options, &mut rng).expect("the options are good");
        let mut length = 0;
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            choices += legal.len() as u64;
            let action = legal[rng.random_range(0..legal.len())];
            game.apply(seat, action, &mut rng, &mut ()).expect("a legal action is accepted");
            length += 1;
        }
        decisions += length;
        most = most.max(length);
        wins += u64::from(game.outcome().is_some_and(|outcome| outcome.by_the_book));
    }
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "{seats} players, {set_up}: {games} games, {:.2} M decisions/s, {:.0} games/s, {} decisions per game (most {most}), {:.1} choices, {wins} victories, {} bytes",
        decisions as f64 / seconds / 1e6,
        games as f64 / seconds,
        decisions / games,
        choices as f64 / decisions as f64,
        size_of::<MareNostrum>(),
    );
}
