//! Greedy looks to the end of its own turn, and no further.

use bots::{Bot, Chance, Greedy, Novice, SeedableRng};
use game::{Game, Seat};
use toy::{Action, Phase, Toy};

use crate::positions::{last_turn, seen, share, some_position};

/// The points that the first seat makes of its last turn.
fn points_of_a_turn(bot: &mut impl Bot<Toy>, coins: u8, seed: u64) -> u8 {
    let (mut toy, mut rng) = (last_turn(coins, [0, 0]), Chance::seed_from_u64(seed));
    while toy.phase != Phase::Over {
        let action = bot.choose(&seen(&toy, Seat(0)), Seat(0), &mut rng);
        toy.apply(Seat(0), action, &mut rng, &mut ()).unwrap();
    }
    toy.players[Seat(0)].points
}

/// Every second dig is worth three, a coin that is left over one; a first dig alone is a loss.
#[test]
fn a_turn_is_thought_through_to_its_end() {
    for (coins, best) in [(1, 1), (2, 3), (3, 4), (5, 7), (6, 9)] {
        assert_eq!(points_of_a_turn(&mut Greedy::default(), coins, 7), best, "{coins} coins");
    }
}

#[test]
fn novices_look_at_the_next_click_only() {
    let points: u32 = (0..50).map(|seed| u32::from(points_of_a_turn(&mut Novice::default(), 6, seed))).sum();
    assert!(points < 50 * 7, "{points} points in fifty turns");
}

/// What was planned is done only if everything is as it was expected to be.
#[test]
fn a_plan_that_is_overtaken_is_dropped() {
    let (toy, mut rng, mut bot) = (last_turn(2, [0, 0]), Chance::seed_from_u64(1), Greedy::default());
    assert_eq!(bot.choose(&seen(&toy, Seat(0)), Seat(0), &mut rng), Action::Dig);
    let elsewhere = last_turn(1, [0, 0]);
    assert_eq!(bot.choose(&seen(&elsewhere, Seat(0)), Seat(0), &mut rng), Action::Sell);
}

#[test]
fn nobody_misjudges_by_nothing() {
    for seed in 0..40 {
        let (toy, seat) = some_position(seed);
        let choice =
            |mut bot: Greedy<Toy>| bot.choose(&seen(&toy, seat), seat, &mut Chance::seed_from_u64(seed));
        assert_eq!(choice(Greedy::default()), choice(Greedy::misjudging(0.0)));
    }
}

#[test]
fn the_more_is_misjudged_the_worse_is_the_play() {
    let against_greedy = |by| share(300, || Box::new(Greedy::misjudging(by)), || Box::new(Greedy::default()));
    let (a_little, much) = (against_greedy(0.2), against_greedy(3.0));
    assert!(much + 0.1 < a_little, "{much} and {a_little}");
}
