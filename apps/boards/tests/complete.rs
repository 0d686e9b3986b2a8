//! Boards on which every action has its natural place: nothing is left over for the strip below.

use std::collections::BTreeSet;

use boards::{Board, Scene, draw};
use game::{Lang, Options, Viewer, Words};

fn everything_has_its_place<G: Board>() {
    let words = Words::new(Lang::En, &[G::locale(Lang::En), G::board_words(Lang::En)]);
    for seats in G::SEATS {
        for seed in 0..40 {
            let game: G = testkit::random_position(&Options::plain(seats), seed, 7 * seed as usize);
            for viewer in Viewer::all(seats) {
                let seen = game.hide(viewer);
                let scene = Scene::to_play(&seen, &words);
                let html = draw(&scene).into_string();
                let place = format!("{} for {seats}, seed {seed}, {viewer:?}", G::NAME);
                assert!(scene.rest().is_empty(), "{place}: no place for {:?}", scene.rest());
                assert!(!html.contains(" style=\""), "{place}: a page allows no inline style");
                keys_are_unique(&html, &place);
            }
        }
    }
}

/// A piece is in one place only, or the page could not tell where it moves from.
fn keys_are_unique(html: &str, place: &str) {
    let keys = html.split(" data-key=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut seen = BTreeSet::new();
    for key in keys {
        assert!(seen.insert(key), "{place}: {key} is in two places");
    }
}

#[test]
fn builders() {
    everything_has_its_place::<::builders::Builders>();
}

#[test]
fn age_of_rome() {
    everything_has_its_place::<::age_of_rome::AgeOfRome>();
}
