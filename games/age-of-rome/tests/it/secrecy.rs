//! Hands, missions and face-down tokens of others are nowhere in what a viewer sees.

use age_of_rome::AgeOfRome;
use age_of_rome::components::{Mission, TradeCard};
use game::{Game, Options, Seat, Viewer};
use serde_json::Value;
use testkit::{Chance, SeedableRng, random_position};

fn seen(game: &AgeOfRome, viewer: Viewer) -> Value {
    serde_json::to_value(*game.hide(viewer)).unwrap()
}

/// Rule 1.9: missions are secret.
#[test]
fn what_others_hold_is_blank() {
    for seed in 0..30 {
        let game: AgeOfRome = random_position(&Options::plain(4), seed, 40 + 6 * seed as usize);
        if game.is_over() {
            continue;
        }
        for viewer in Viewer::all(4) {
            let seen = seen(&game, viewer);
            for seat in Seat::all(4).filter(|&seat| !viewer.is(seat)) {
                let player = &seen["players"][seat.index()];
                assert_eq!(player["hand"], serde_json::json!({}));
                for secret in ["missions", "dealt", "returned"] {
                    assert_eq!(player[secret]["cards"], serde_json::json!([]), "{secret}");
                }
                assert_eq!(player["hand_size"], game.players[seat].hand_size);
                assert_eq!(player["missions"]["count"], game.players[seat].missions.count);
            }
        }
    }
}

#[test]
fn a_seat_keeps_its_own_knowledge() {
    let game: AgeOfRome = random_position(&Options::plain(4), 7, 150);
    let mut rng = Chance::seed_from_u64(1);
    for seat in Seat::all(4) {
        let world = game.hide(Viewer::Seat(seat)).imagine(&mut rng);
        let (own, imagined) = (&game.players[seat], &world.players[seat]);
        assert_eq!(
            (own.hand, own.missions, own.returned),
            (imagined.hand, imagined.missions, imagined.returned)
        );
    }
}

/// All cards that an opponent might hold do turn up in imagined worlds.
#[test]
fn imagined_worlds_differ() {
    let game: AgeOfRome = random_position(&Options::plain(2), 3, 60);
    let seen = game.hide(Viewer::Seat(Seat(0)));
    let mut rng = Chance::seed_from_u64(1);
    let mut missions = enumset::EnumSet::<Mission>::empty();
    for _ in 0..400 {
        missions |= seen.imagine(&mut rng).players[Seat(1)].missions.cards;
    }
    let known = game.players[Seat(0)].missions.cards | game.players[Seat(0)].returned.cards;
    assert!((missions & known).is_empty(), "nobody else holds what I hold");
    assert!(missions.len() > 10);
}

#[test]
fn the_size_of_the_deck_is_public() {
    for seed in 0..10 {
        let game: AgeOfRome = random_position(&Options::plain(3), seed, 200);
        for viewer in Viewer::all(3) {
            let seen = game.hide(viewer);
            assert_eq!(seen.trade_deck_size(), game.trade_deck.len());
            assert_eq!(seen.missions_left(), game.missions_left());
        }
        assert!(game.trade_deck.len() <= 2 * TradeCard::ALL.len() as u8);
    }
}
