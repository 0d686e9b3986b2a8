//! Nobody learns what is not theirs to know.

use std::collections::BTreeSet;

use deus::components::Card;
use deus::state::FaceDown;
use deus::variants::DeusVariants;
use deus::{Deus, Event};
use game::{Event as _, Game, Options, Seat, Viewer};
use testkit::{Chance, SeedableRng, random_position};

fn positions() -> impl Iterator<Item = Deus> {
    let variants = DeusVariants { face_down: true, ..DeusVariants::default() };
    (0..40).map(move |seed| {
        random_position(&Options::plain(3).with_variants(variants), seed, 60 + 7 * seed as usize)
    })
}

/// Ruling R19: hands, covered and face-down cards of others are blank, and only they.
#[test]
fn r19_the_cards_of_others_are_blank() {
    for game in positions() {
        for viewer in Viewer::all(3) {
            let seen = game.hide(viewer);
            for seat in Seat::all(3) {
                let (real, shown) = (game.player(seat), seen.player(seat));
                if viewer.is(seat) {
                    assert_eq!(real, shown);
                } else {
                    assert!(shown.hand.is_empty() && shown.covered.is_empty());
                    assert!(!matches!(shown.face_down, FaceDown::Card(_)));
                    assert_eq!(shown.hand_size(), real.hand_size());
                }
            }
            assert_eq!((seen.deck_size(), seen.discard_size()), (game.deck_size(), game.discard_size()));
        }
    }
}

/// Ruling R19: two games that differ only in hidden cards look the same to the others.
#[test]
fn r19_swapping_hidden_cards_changes_nothing_visible() {
    for mut game in positions() {
        let before = game.hide(Viewer::Seat(Seat(1)));
        let deck: Vec<Card> = game.deck.iter().collect();
        let hand: Vec<Card> = game.player(Seat(0)).hand.iter().collect();
        let (Some(&drawn), Some(&held)) = (deck.first(), hand.first()) else { continue };
        game.deck.remove(drawn);
        game.deck.insert(held);
        game.players[Seat(0)].hand.remove(held);
        game.players[Seat(0)].hand.insert(drawn);
        assert_eq!(game.hide(Viewer::Seat(Seat(1))), before);
    }
}

#[test]
fn imagined_hands_differ_from_world_to_world() {
    let game = random_position::<Deus>(&Options::plain(2), 3, 20);
    let seen = game.hide(Viewer::Seat(Seat(0)));
    let worlds = (0..20).map(|seed| seen.imagine(&mut Chance::seed_from_u64(seed)));
    let hands: BTreeSet<Vec<Card>> =
        worlds.map(|world| world.player(Seat(1)).hand.iter().collect()).collect();
    assert!(hands.len() > 10);
}

#[test]
fn secret_events_keep_their_secret() {
    let (mine, others) = (Viewer::Seat(Seat(0)), [Viewer::Seat(Seat(1)), Viewer::Public]);
    let card = Some(Card::Galley);
    for (event, blank) in [
        (Event::Drew { seat: Seat(0), card }, Event::Drew { seat: Seat(0), card: None }),
        (Event::Covered { seat: Seat(0), card }, Event::Covered { seat: Seat(0), card: None }),
    ] {
        assert_eq!(event.seen_by(mine), Some(event));
        for viewer in others {
            assert_eq!(event.seen_by(viewer), Some(blank));
        }
    }
}
