//! Each level plays better than the one below, and none does what it may not.

use bots::{Bot, Budget, Chance, Greedy, Ismcts, Novice, Random, RollOut, SeedableRng, Settings};
use game::Game;
use toy::Toy;

use crate::positions::{play, seen, share, some_position};

fn random() -> Box<dyn Bot<Toy>> {
    Box::new(Random::default())
}

fn novice() -> Box<dyn Bot<Toy>> {
    Box::new(Novice::default())
}

fn greedy() -> Box<dyn Bot<Toy>> {
    Box::new(Greedy::default())
}

fn search(iterations: u64) -> Box<dyn Bot<Toy>> {
    Box::new(Ismcts::new(Settings {
        budget: Budget::iterations(iterations),
        nodes: 1 << 12,
        ..Settings::default()
    }))
}

fn random_roll_outs(iterations: u64) -> Box<dyn Bot<Toy>> {
    let settings = Settings {
        budget: Budget::iterations(iterations),
        roll_out: RollOut::Random,
        nodes: 1 << 12,
        ..Settings::default()
    };
    Box::new(Ismcts::new(settings))
}

#[test]
fn whole_games_are_played_by_everybody() {
    let two =
        Settings { threads: 2, whole_turns: true, budget: Budget::iterations(20), ..Settings::default() };
    for seed in 0..6 {
        play(&mut [random(), novice(), greedy()], seed);
        play(&mut [search(30), random_roll_outs(50)], seed);
        play(&mut [Box::new(Ismcts::new(two)), Box::new(Greedy::misjudging(0.5)), search(5)], seed);
    }
}

/// A novice never digs, and a player who digs at random wins more here.
#[test]
fn each_level_beats_those_below() {
    let shares = [
        ("greedy against novices", share(400, greedy, novice), 0.75),
        ("greedy against random", share(400, greedy, random), 0.65),
        ("search against random", share(200, || search(100), random), 0.7),
        ("search against greedy", share(200, || search(100), greedy), 0.53),
    ];
    assert!(shares.iter().all(|&(_, share, least)| share > least), "{shares:?}");
}

#[test]
fn thinking_longer_helps() {
    let against_greedy = |iterations| share(200, || random_roll_outs(iterations), greedy);
    let (little, much) = (against_greedy(2), against_greedy(200));
    assert!(much > little + 0.1, "{little} with 2 iterations, {much} with 200");
}

#[test]
fn random_roll_outs_need_no_judge_to_beat_chance() {
    let share = share(60, || random_roll_outs(200), random);
    assert!(share > 0.75, "{share}");
}

/// What cannot be seen cannot change a mind: another world that looks the same is decided the same way.
#[test]
fn hidden_cards_have_no_say() {
    for seed in 0..30 {
        let (toy, seat) = some_position(seed);
        let other = seen(&toy, seat).imagine(&mut Chance::seed_from_u64(seed + 99));
        for bot in [random, novice, greedy, || search(40)] {
            let choice = |toy: &Toy| bot().choose(&seen(toy, seat), seat, &mut Chance::seed_from_u64(seed));
            assert_eq!(choice(&toy), choice(&other));
        }
        assert_eq!(toy.to_act(), other.to_act());
    }
}
