//! The search plays every game: legally, reproducibly, within its budget, and to win.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::time::{Duration, Instant};

use age_of_rome::AgeOfRome;
use bots::{Bot, Budget, Chance, Greedy, Ismcts, RollOut, SeedableRng, Settings};
use builders::Builders;
use deus::Deus;
use game::{Game, Judge, Options, Seat, Viewer};
use mare_nostrum::MareNostrum;
use seven_wonders_dice::SevenWondersDice;
use testkit::random_position;

fn short(iterations: u64) -> Settings {
    Settings {
        budget: Budget::iterations(iterations),
        roll_out: RollOut::Judged { turns: 2, to_a_round: false },
        nodes: 1 << 10,
        ..Settings::default()
    }
}

fn position<G: Game>(seats: u8, seed: u64) -> (G, Seat) {
    (0..)
        .map(|more| random_position::<G>(&Options::plain(seats), seed + more, 20 + more as usize % 20))
        .find_map(|game| game.to_act().first().map(|seat| (game, seat)))
        .unwrap()
}

fn plays_a_whole_game<G: Judge>(seats: u8, settings: Settings) {
    let mut rng = Chance::seed_from_u64(7);
    let mut game = G::start(&Options::plain(seats), &mut rng).unwrap();
    let mut bots: Vec<_> = Seat::all(seats).map(|_| Ismcts::<G>::new(settings)).collect();
    while let Some(seat) = game.to_act().first() {
        let action = bots[seat.index()].choose(&game.hide(Viewer::Seat(seat)), seat, &mut rng);
        game.apply(seat, action, &mut rng, &mut ()).unwrap();
    }
    assert!(game.outcome().is_some());
}

/// What is expected to follow is found in worlds that the seat imagines; another world that looks the same to it
/// leads to the same expectations, event by event.
fn expects_the_same_in_every_world<G: Judge>() {
    let (game, seat) = position::<G>(*G::SEATS.end(), 3);
    let expected = |world: &G| {
        let (mut search, mut rng) = (Ismcts::<G>::new(short(20)), Chance::seed_from_u64(1));
        let seen = world.hide(Viewer::Seat(seat));
        let best = search.ideas(&seen, seat, &mut rng)[0].action;
        search.futures(&seen, seat, best, 3, &mut rng)
    };
    let other = game.hide(Viewer::Seat(seat)).imagine(&mut Chance::seed_from_u64(9));
    let found = expected(&game);
    assert_eq!(found.len(), 3);
    assert_eq!(format!("{found:?}"), format!("{:?}", expected(&other)));
}

macro_rules! every_game {
    ($($name:ident: $game:ty,)*) => {
        mod every_game {
            $(mod $name {
                use super::super::*;

                #[test]
                fn is_played_to_the_end_by_few_and_by_many() {
                    for seats in [*<$game>::SEATS.start(), *<$game>::SEATS.end()] {
                        plays_a_whole_game::<$game>(seats, short(5));
                    }
                }

                #[test]
                fn goes_on_as_expected_whatever_others_hide() {
                    expects_the_same_in_every_world::<$game>();
                }

                #[test]
                fn is_thought_about_for_a_limited_time() {
                    keeps_its_time::<$game>();
                }
            })*
        }
    };
}

catalog::each_game!(every_game);

#[test]
fn random_roll_outs_need_no_judge() {
    let random = Settings { roll_out: RollOut::Random, ..short(10) };
    plays_a_whole_game::<SevenWondersDice>(2, random);
    plays_a_whole_game::<Builders>(2, random);
}

#[test]
fn the_same_seed_gives_the_same_thoughts_on_any_machine() {
    for threads in [1, 2] {
        let (game, seat) = position::<Deus>(3, 1);
        let seen = game.hide(Viewer::Seat(seat));
        let think = |seed| {
            let settings = Settings { threads, ..short(200) };
            Ismcts::<Deus>::new(settings).ideas(&seen, seat, &mut Chance::seed_from_u64(seed))
        };
        assert_eq!(think(1), think(1));
        assert_ne!(think(1), think(2));
    }
}

#[test]
fn every_iteration_is_spent_at_the_root() {
    let (game, seat) = position::<AgeOfRome>(4, 5);
    let seen = game.hide(Viewer::Seat(seat));
    let settings = Settings { threads: 2, ..short(300) };
    let ideas = Ismcts::<AgeOfRome>::new(settings).ideas(&seen, seat, &mut Chance::seed_from_u64(1));
    assert_eq!(ideas.iter().map(|idea| idea.visits).sum::<u32>(), 300);
    assert!(ideas.iter().all(|idea| (0.0..=1.0).contains(&idea.chance)));
}

/// What is hidden from a seat cannot change its mind.
#[test]
fn another_world_that_looks_the_same_is_thought_about_the_same() {
    let (game, seat) = position::<SevenWondersDice>(4, 3);
    let seen = game.hide(Viewer::Seat(seat));
    let other = seen.imagine(&mut Chance::seed_from_u64(9));
    let think =
        |seen| Ismcts::<SevenWondersDice>::new(short(100)).ideas(&seen, seat, &mut Chance::seed_from_u64(1));
    assert_eq!(think(seen), think(other.hide(Viewer::Seat(seat))));
}

#[test]
fn a_win_in_one_is_found() {
    let mut found = 0;
    for seed in 0..12 {
        let mut rng = Chance::seed_from_u64(seed);
        let mut game = MareNostrum::start(&Options::plain(3), &mut rng).unwrap();
        let mut bots: Vec<_> = Seat::all(3).map(|_| Greedy::<MareNostrum>::default()).collect();
        while let Some(seat) = game.to_act().first() {
            let seen = game.hide(Viewer::Seat(seat));
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let wins: Vec<_> =
                legal.iter().copied().filter(|&action| wins_at_once(&game, seat, action)).collect();
            if !wins.is_empty() && wins.len() < legal.len() {
                let choice = Ismcts::new(short(200)).choose(&seen, seat, &mut Chance::seed_from_u64(seed));
                assert!(wins.contains(&choice), "{choice} instead of {wins:?}");
                found += 1;
            }
            let action = bots[seat.index()].choose(&seen, seat, &mut rng);
            game.apply(seat, action, &mut rng, &mut ()).unwrap();
        }
    }
    assert!(found > 0, "no game came to such a position");
}

fn wins_at_once(game: &MareNostrum, seat: Seat, action: mare_nostrum::Action) -> bool {
    let mut after = *game;
    after.apply(seat, action, &mut Chance::seed_from_u64(0), &mut ()).unwrap();
    after.outcome().is_some_and(|outcome| outcome.win_share(seat) > 0.99)
}

#[test]
fn memory_is_bounded() {
    let (game, seat) = position::<Builders>(4, 2);
    let seen = game.hide(Viewer::Seat(seat));
    let mut search = Ismcts::<Builders>::new(Settings { nodes: 50, ..short(1000) });
    search.ideas(&seen, seat, &mut Chance::seed_from_u64(1));
    assert!(search.nodes() <= 50);
    let standard = Ismcts::<Builders>::new(Settings::default());
    assert!(standard.most_bytes() <= 32 << 20, "{}", standard.most_bytes());
}

/// The fastest of many thoughts: a busy machine may hold up any program.
fn thinking_time<G: Judge>(budget: Budget, seed: u64) -> Duration {
    let (game, seat) = position::<G>(4, seed);
    let seen = game.hide(Viewer::Seat(seat));
    let settings = Settings { budget, ..Settings::of::<G>() };
    let think = |_| {
        let mut search = Ismcts::<G>::new(settings);
        let began = Instant::now();
        assert!(!search.ideas(&seen, seat, &mut Chance::seed_from_u64(1)).is_empty());
        began.elapsed()
    };
    (0..40).map(think).min().unwrap()
}

fn keeps_its_time<G: Judge>() {
    const TIME: Duration = Duration::from_millis(5);
    for seed in [0, 100] {
        let taken = thinking_time::<G>(Budget::time(TIME), seed);
        assert!(taken < 2 * TIME, "{} thought for {taken:?}", G::NAME);
    }
}

#[test]
fn the_first_look_at_a_long_turn_is_broken_off() {
    let time = |budget| (0..8).map(|seed| thinking_time::<Builders>(budget, 100 * seed)).sum::<Duration>();
    let (whole, broken_off) = (time(Budget::iterations(0)), time(Budget::time(Duration::ZERO)));
    assert!(2 * broken_off < whole, "{broken_off:?} of {whole:?}");
}

#[test]
fn half_of_the_time_is_left_for_the_search() {
    let (game, seat) = position::<Builders>(4, 2);
    let seen = game.hide(Viewer::Seat(seat));
    // A busy machine may hold up any program, but not every time.
    let visits = (1..=10).map(|times| {
        let budget = Budget::time(times * Duration::from_millis(200));
        let mut search = Ismcts::<Builders>::new(Settings { budget, ..Settings::default() });
        let ideas = search.ideas(&seen, seat, &mut Chance::seed_from_u64(1));
        ideas.iter().map(|idea| idea.visits).sum::<u32>()
    });
    assert!(visits.into_iter().any(|visits| visits > 0));
}

/// How many of 24 games somebody wins who thinks for so many iterations, alone against three greedy players.
fn wins_against_greedy<G: Judge>(iterations: u64) -> f64 {
    let settings = Settings { budget: Budget::iterations(iterations), ..Settings::of::<G>() };
    let game = |number: u64| {
        let (mut rng, thinker) = (Chance::seed_from_u64(number / 4), Seat((number % 4) as u8));
        let mut game = G::start(&Options::plain(4), &mut rng).unwrap();
        let mut bots: Vec<Box<dyn Bot<G>>> =
            Seat::all(4).map(|_| Box::new(Greedy::default()) as Box<dyn Bot<G>>).collect();
        bots[thinker.index()] = Box::new(Ismcts::new(settings));
        while let Some(seat) = game.to_act().first() {
            let action = bots[seat.index()].choose(&game.hide(Viewer::Seat(seat)), seat, &mut rng);
            game.apply(seat, action, &mut rng, &mut ()).unwrap();
        }
        game.outcome().unwrap().win_share(thinker)
    };
    (0..24).map(game).sum()
}

#[test]
fn few_iterations_are_better_than_none() {
    let wins = wins_against_greedy::<Deus>(30);
    assert!(wins >= 5.0, "{wins} in Deus");
    let wins = wins_against_greedy::<Builders>(50);
    assert!(wins >= 11.0, "{wins} in The Builders");
}
