use game::{Game, Options, RngExt, Seat, Variants};
use seven_wonders_dice::{Action, DiceVariants, SevenWondersDice};
use testkit::{Chance, Laws, SeedableRng};

const GOLDEN_GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");

#[test]
fn seven_wonders_dice_keeps_the_contract() {
    for seats in SevenWondersDice::SEATS {
        testkit::conformance_of::<SevenWondersDice>(&Options::plain(seats), Laws { games: 6, every: 23 });
    }
}

#[test]
fn every_variant_keeps_the_contract() {
    for (key, value) in [
        ("cities", "chosen"),
        ("warehouse-bonus", "true"),
        ("barracks-apart", "false"),
        ("wonder-bonus", "false"),
        ("agora-shared", "false"),
    ] {
        let variants = DiceVariants::default().with(key, value).unwrap();
        let options = Options::<SevenWondersDice>::plain(3).with_variants(variants);
        testkit::conformance_of(&options, Laws { games: 4, every: 29 });
    }
}

#[test]
fn whatever_edition_is_accepted_can_be_played() {
    testkit::mutations_can_be_played::<SevenWondersDice>(0..300);
}

#[test]
fn playing_needs_no_heap() {
    for seats in [2, 4, 7] {
        testkit::no_allocation::<SevenWondersDice>(&Options::plain(seats));
    }
}

#[test]
fn both_languages_are_complete() {
    testkit::words_are_complete::<SevenWondersDice>();
}

#[test]
fn golden_games_play_as_written() {
    testkit::playthroughs::<SevenWondersDice>(GOLDEN_GAMES);
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<SevenWondersDice>() <= 1024, "{} bytes", size_of::<SevenWondersDice>());
}

/// A whole turn of a seat, chosen at random, while the others wait.
fn random_turn(mut game: SevenWondersDice, seat: Seat, rng: &mut Chance) -> Vec<Action> {
    let mut turn = Vec::new();
    let mut legal = Vec::new();
    while game.to_act().contains(seat) {
        game.legal(seat, &mut legal);
        let action = legal[rng.random_range(0..legal.len())];
        game.apply(seat, action, &mut Chance::seed_from_u64(0), &mut ()).unwrap();
        turn.push(action);
    }
    turn
}

/// Rule 2.2: whole turns in any order of the seats lead to the same next round.
#[test]
fn s2_2_the_order_in_which_seats_submit_does_not_matter() {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut rng = Chance::seed_from_u64(5);
    let mut game = testkit::random_position::<SevenWondersDice>(&Options::plain(3), 1, 0);
    for _ in 0..20 {
        let turns = [0, 1, 2].map(|seat| random_turn(game, Seat(seat), &mut rng));
        let mut ends = orders.map(|order| {
            let mut game = game;
            for seat in order {
                for &action in &turns[usize::from(seat)] {
                    game.apply(Seat(seat), action, &mut Chance::seed_from_u64(9), &mut ()).unwrap();
                }
            }
            game
        });
        assert!(ends.windows(2).all(|pair| pair[0] == pair[1]), "round {}", game.round);
        game = *ends.first_mut().unwrap();
        if game.outcome().is_some() {
            return;
        }
    }
}
