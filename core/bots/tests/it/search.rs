//! The search finds what can be found, within its limits.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Chance, Greedy, Idea, Ismcts, RollOut, SeedableRng, Settings, forecast, foresee};
use game::{Game, Judge, Seat};
use toy::{Action, Phase, Place, Toy};

use crate::positions::{last_bids, last_turn, seen, some_position};

fn short(iterations: u64) -> Settings {
    Settings { budget: Budget::iterations(iterations), nodes: 1 << 12, ..Settings::default() }
}

fn ideas(settings: Settings, toy: &Toy, seat: Seat, seed: u64) -> Vec<Idea<Action>> {
    Ismcts::new(settings).ideas(&seen(toy, seat), seat, &mut Chance::seed_from_u64(seed))
}

fn choice(settings: Settings, toy: &Toy, seat: Seat, seed: u64) -> Action {
    Ismcts::new(settings).choose(&seen(toy, seat), seat, &mut Chance::seed_from_u64(seed))
}

/// A greedy player keeps the high card for a better pot; only what follows shows that there is none.
#[test]
fn the_bid_that_cannot_lose_is_found() {
    let mut toy = last_bids([&[5, 9], &[3, 7]]);
    toy.pot = 1;
    let greedy = Greedy::default().choose(&seen(&toy, Seat(0)), Seat(0), &mut Chance::seed_from_u64(0));
    assert_eq!(greedy, Action::Bid { card: 5 });
    for seed in 0..10 {
        assert_eq!(choice(short(200), &toy, Seat(0), seed), Action::Bid { card: 9 });
        let random = Settings { roll_out: RollOut::Random, ..short(400) };
        assert_eq!(choice(random, &toy, Seat(0), seed), Action::Bid { card: 9 });
    }
}

/// The rival wins with the nine, and would be a fool to bid the two.
#[test]
fn others_are_expected_to_play_for_themselves() {
    let toy = last_bids([&[4, 5], &[2, 9]]);
    for idea in ideas(short(400), &toy, Seat(0), 1) {
        assert!(idea.chance < 0.25, "{idea:?}");
    }
    for idea in ideas(short(400), &toy, Seat(1), 1) {
        let is_high = idea.action == Action::Bid { card: 9 };
        assert_eq!(idea.chance > 0.75, is_high, "{idea:?}");
    }
}

/// The rival has one of two cards: one beats ours, the other does not.
#[test]
fn all_worlds_that_fit_are_thought_of() {
    let mut toy = last_bids([&[5], &[10]]);
    toy.cards[0] = Place::Bag;
    let [idea] = ideas(short(400), &toy, Seat(0), 1)[..] else { panic!("there is one card to bid") };
    assert!((0.4..0.6).contains(&idea.chance), "{idea:?}");
}

#[test]
fn a_certain_win_is_taken_without_thinking() {
    let toy = last_turn(1, [3, 3]);
    let blind = Settings { roll_out: RollOut::Random, ..short(1) };
    assert_eq!(ideas(blind, &toy, Seat(0), 1)[0].action, Action::Dig, "the first of all");
    for seed in 0..10 {
        assert_eq!(choice(blind, &toy, Seat(0), seed), Action::Sell);
    }
}

/// With six coins, three treasures win and nothing else does.
#[test]
fn whole_turns_are_compared_and_played_to_their_end() {
    for whole_turns in [true, false] {
        let mut toy = last_turn(6, [0, 8]);
        let mut bot = Ismcts::new(Settings { whole_turns, ..short(200) });
        let mut rng = Chance::seed_from_u64(3);
        while toy.phase != Phase::Over {
            let action = bot.choose(&seen(&toy, Seat(0)), Seat(0), &mut rng);
            toy.apply(Seat(0), action, &mut rng, &mut ()).unwrap();
        }
        assert_eq!(toy.players[Seat(0)].points, 9, "whole turns: {whole_turns}");
    }
}

/// What a rival has bid may be any card: it is thought about as if it were still to be bid.
#[test]
fn choices_that_others_hide_are_made_again() {
    let open = last_bids([&[5, 9], &[3, 7]]);
    let mut chosen = open;
    chosen.apply(Seat(1), Action::Bid { card: 3 }, &mut Chance::seed_from_u64(0), &mut ()).unwrap();
    assert_eq!(ideas(short(100), &open, Seat(0), 1), ideas(short(100), &chosen, Seat(0), 1));
}

#[test]
fn the_same_seed_gives_the_same_thoughts() {
    let (toy, seat) = some_position(4);
    for threads in [1, 3] {
        let think = |seed| ideas(Settings { threads, ..short(150) }, &toy, seat, seed);
        assert_eq!(think(1), think(1));
        assert_ne!(think(1), think(2));
    }
}

#[test]
fn every_iteration_is_spent_on_the_decision() {
    for seed in 0..20 {
        let (toy, seat) = some_position(seed);
        let found = ideas(Settings { threads: 2, ..short(120) }, &toy, seat, seed);
        assert_eq!(found.iter().map(|idea| idea.visits).sum::<u32>(), 120);
        assert!(found.is_sorted_by(|a, b| a.visits >= b.visits), "{found:?}");
        assert!(found.iter().all(|idea| (0.0..=1.0).contains(&idea.chance)), "{found:?}");
        let mut legal = Vec::new();
        toy.legal(seat, &mut legal);
        assert!(found.iter().all(|idea| legal.contains(&idea.action)), "{found:?}");
    }
}

/// The rival wins with the nine, and is expected to bid it, in every imagined world.
#[test]
fn what_would_follow_is_told() {
    let toy = last_bids([&[4, 5], &[2, 9]]);
    let (seat, mut rng) = (Seat(0), Chance::seed_from_u64(1));
    let mut search = Ismcts::new(short(200));
    let best = search.ideas(&seen(&toy, seat), seat, &mut rng)[0].action;
    let futures = search.futures(&seen(&toy, seat), seat, best, 5, &mut rng);
    assert_eq!(futures.len(), 5);
    assert!(futures.iter().all(|future| !future.reply.is_empty()), "{futures:?}");
    let never_thought_of = Action::Bid { card: 77 };
    assert_eq!(search.futures(&seen(&toy, seat), seat, never_thought_of, 5, &mut rng), []);
}

#[test]
fn memory_is_bounded() {
    let (toy, seat) = some_position(1);
    let mut search = Ismcts::new(Settings { nodes: 20, ..short(500) });
    search.ideas(&seen(&toy, seat), seat, &mut Chance::seed_from_u64(1));
    assert_eq!(search.nodes(), 20);
}

/// The fastest of some, and still with much patience: a busy machine may hold up any program.
#[test]
fn time_is_limited() {
    const TIME: Duration = Duration::from_millis(5);
    let (toy, seat) = some_position(2);
    let mut search = Ismcts::new(Settings { budget: Budget::time(TIME), ..short(0) });
    let think = |seed| {
        let began = Instant::now();
        let ideas = search.ideas(&seen(&toy, seat), seat, &mut Chance::seed_from_u64(seed));
        (began.elapsed(), ideas.iter().map(|idea| idea.visits).sum::<u32>())
    };
    let (taken, visits) = (0..20).map(think).min().unwrap();
    assert!((TIME..40 * TIME).contains(&taken) && visits > 10, "{taken:?} for {visits} iterations");
}

#[test]
fn the_end_of_a_game_is_no_forecast_but_the_truth() {
    let weights = Toy::standard_weights();
    let mut toy = last_turn(1, [4, 6]);
    toy.phase = Phase::Over;
    let chances = forecast(&toy, &weights);
    assert_eq!((chances[Seat(0)], chances[Seat(1)]), (0.0, 1.0));
    let foreseen = foresee(&toy, short(8), &mut Chance::seed_from_u64(1));
    assert!((foreseen[Seat(1)] - 1.0).abs() < 1e-5);
}

/// A player who is one spread ahead wins e times as often.
#[test]
fn a_lead_of_one_spread_is_worth_e_times_the_chance() {
    let weights = Toy::standard_weights();
    let mut toy = last_turn(0, [0, 0]);
    let spread = toy.spread(&weights);
    toy.players[Seat(0)].points = spread as u8;
    assert!((spread - f32::from(spread as u8)).abs() < 1e-6, "the spread is whole: {spread}");
    let chances = forecast(&toy, &weights);
    assert!((chances[Seat(0)] / chances[Seat(1)] - std::f32::consts::E).abs() < 1e-4);
    assert!((chances[Seat(0)] + chances[Seat(1)] - 1.0).abs() < 1e-6);
}

/// The rest of the turn is played well, so a lead that can be caught up is no lead.
#[test]
fn what_is_foreseen_is_played_out() {
    let toy = last_turn(6, [0, 8]);
    let foreseen = foresee(&toy, short(20), &mut Chance::seed_from_u64(1));
    assert!(foreseen[Seat(0)] > 0.5, "{foreseen:?}");
}
