//! The greedy player knows what it is doing, and what a game should look like.

use age_of_rome::{AgeOfRome, Ways};
use bots::{Bot, Greedy, Random};
use game::{Game, Judge, Options, Outcome, Seat, Viewer};
use testkit::{Chance, SeedableRng};

/// One game in which the listed seats are greedy and the others random.
fn game(options: &Options<AgeOfRome>, greedy: &[Seat], seed: u64) -> Outcome {
    let mut rng = Chance::seed_from_u64(seed);
    let mut game = AgeOfRome::start(options, &mut rng).unwrap();
    let mut bots: Vec<Box<dyn Bot<AgeOfRome>>> = Seat::all(options.seats)
        .map(|seat| -> Box<dyn Bot<AgeOfRome>> {
            if greedy.contains(&seat) { Box::new(Greedy::default()) } else { Box::new(Random::default()) }
        })
        .collect();
    while let Some(seat) = game.to_act().first() {
        let action = bots[seat.index()].choose(&game.hide(Viewer::Seat(seat)), seat, &mut rng);
        game.apply(seat, action, &mut rng, &mut ()).unwrap();
    }
    game.outcome().unwrap()
}

#[test]
fn greedy_beats_three_random_players() {
    let games = 24;
    let won: f64 = (0..games)
        .map(|seed| {
            let seat = Seat((seed % 4) as u8);
            game(&Options::plain(4), &[seat], seed).win_share(seat)
        })
        .sum();
    assert!(won / games as f64 >= 0.85, "{won} of {games}");
}

#[test]
fn greedy_plays_every_way_to_the_end() {
    let all =
        Ways { spies: true, truce: true, clockwork: true, heroes: true, hard_times: true, ..Ways::default() };
    let seats: Vec<Seat> = Seat::all(3).collect();
    let outcome = game(&Options::plain(3).with_variants(all), &seats, 1);
    assert!(outcome.winners().count() > 0);
}

#[test]
fn the_weights_can_be_read() {
    assert!(AgeOfRome::standard_weights().follower > 0.0);
}
