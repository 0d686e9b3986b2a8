//! What bots make of the judge.

use bots::{Bot, Budget, Chance, Greedy, Ismcts, SeedableRng, Settings};
use game::{Game, Judge, Options, Outcome, Seat, Viewer};
use seven_wonders_dice::SevenWondersDice;

fn greedy_game(seed: u64) -> Outcome {
    let mut bots: [Greedy<SevenWondersDice>; 4] = Default::default();
    let soaked = testkit::soak_with(&Options::plain(4), seed, &mut (), |game: &SevenWondersDice, rng| {
        let seat = game.to_act().first()?;
        Some((seat, bots[seat.index()].choose(&game.hide(Viewer::Seat(seat)), seat, rng)))
    });
    soaked.outcome
}

/// All act at the same time, but programs decide one after the other: the last of them sees the round end.
#[test]
fn who_decides_last_judges_like_the_others() {
    const GAMES: u64 = 800;
    let mut wins = [0.0; 4];
    for seed in 0..GAMES {
        let outcome = greedy_game(seed);
        for seat in Seat::all(4) {
            wins[seat.index()] += outcome.win_share(seat);
        }
    }
    let shares = wins.map(|wins| wins / GAMES as f64);
    assert!(shares.iter().all(|share| (0.2..0.3).contains(share)), "{shares:?}");
}

/// What others have done but hide may be anything; a search must not count on it being foolish.
#[test]
fn a_search_thinks_the_same_whether_others_are_done_or_not() {
    const LAST: Seat = Seat(3);
    let settings = Settings { budget: Budget::iterations(60), ..Settings::of::<SevenWondersDice>() };
    let ideas = |game: &SevenWondersDice| {
        let seen = game.hide(Viewer::Seat(LAST));
        Ismcts::new(settings).ideas(&seen, LAST, &mut Chance::seed_from_u64(5))
    };
    let mut rng = Chance::seed_from_u64(1);
    let mut game = SevenWondersDice::start(&Options::plain(4), &mut rng).unwrap();
    let mut bot = Greedy::default();
    while game.outcome().is_none() {
        let before = ideas(&game);
        while let Some(seat) = game.to_act().first() {
            if seat == LAST {
                assert_eq!(ideas(&game), before, "in round {}", game.round);
                break;
            }
            let action = bot.choose(&game.hide(Viewer::Seat(seat)), seat, &mut rng);
            game.apply(seat, action, &mut rng, &mut ()).unwrap();
        }
        let round = game.round;
        while game.round == round && game.to_act().contains(LAST) {
            let action = bot.choose(&game.hide(Viewer::Seat(LAST)), LAST, &mut rng);
            game.apply(LAST, action, &mut rng, &mut ()).unwrap();
        }
    }
}

/// Who always clicks what looks best at a glance must keep up with those who judge whole turns.
#[test]
fn glances_see_what_another_action_is_worth() {
    const GAMES: u64 = 200;
    let weights = SevenWondersDice::standard_weights();
    let mut wins = 0.0;
    for seed in 0..GAMES {
        let glancing = Seat((seed % 4) as u8);
        let mut greedy = Greedy::default();
        let soaked = testkit::soak_with(&Options::plain(4), seed, &mut (), |game: &SevenWondersDice, rng| {
            let seat = game.to_act().first()?;
            let seen = game.hide(Viewer::Seat(seat));
            if seat != glancing {
                return Some((seat, greedy.choose(&seen, seat, rng)));
            }
            let world = seen.imagine(rng);
            let mut legal = Vec::new();
            world.legal(seat, &mut legal);
            let glance = |action| {
                let mut after = world;
                after.apply(seat, action, &mut Chance::seed_from_u64(seed), &mut ()).unwrap();
                after.glance(seat, &weights)
            };
            let best = legal.into_iter().max_by(|&a, &b| glance(a).total_cmp(&glance(b)))?;
            Some((seat, best))
        });
        wins += soaked.outcome.win_share(glancing);
    }
    let share = wins / GAMES as f64;
    assert!(share > 0.18, "{share} of the games, 0.25 would be even");
}
