//! What every board promises, on random positions of every game.

use std::collections::BTreeSet;

use boards::{Board, Scene, draw};
use game::{Lang, Options, Seat, Viewer, Words};

/// A board stays small enough to be sent after every move.
const LARGEST: usize = 150 * 1024;

fn words<G: Board>(lang: Lang) -> Words {
    Words::new(lang, &[G::locale(lang), G::board_words(lang)])
}

fn values<'a>(html: &'a str, attribute: &'a str) -> impl Iterator<Item = String> + 'a {
    let start = format!(" {attribute}=\"");
    let rest = html.split(&start as &str).skip(1).map(str::to_owned).collect::<Vec<_>>();
    rest.into_iter().filter_map(|rest| rest.split('"').next().map(str::to_owned))
}

fn holds_its_promises<G: Board>() {
    for seats in G::SEATS {
        for seed in 0..12 {
            let game: G = testkit::random_position(&Options::plain(seats), seed, 30 * (seed as usize + 1));
            for viewer in Viewer::all(seats) {
                for lang in Lang::ALL {
                    check(&game, viewer, &words::<G>(lang), seed);
                }
            }
        }
    }
}

fn check<G: Board>(game: &G, viewer: Viewer, words: &Words, seed: u64) {
    let seen = game.hide(viewer);
    let html = draw(&Scene::to_play(&seen, words)).into_string();
    let place = format!("{} for {}, seed {seed}, {viewer:?}", G::NAME, game.seats());
    let offered: Vec<String> = values(&html, "data-action").collect();
    let distinct: BTreeSet<String> = offered.iter().cloned().collect();
    assert_eq!(distinct, legal(game, viewer), "{place}: the board offers exactly what is legal");
    assert!(html.len() <= LARGEST, "{place}: the board has {} bytes", html.len());
    let untranslated = html.split('[').nth(1).and_then(|rest| rest.split(']').next());
    let is_key = |text: &str| text.contains('-') && text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    assert!(!untranslated.is_some_and(is_key), "{place}: a word is missing: {untranslated:?}");
    let still = draw(&Scene::to_look_at(&seen, words)).into_string();
    assert_eq!(values(&still, "data-action").count(), 0, "{place}: a board to look at offers nothing");
}

fn legal<G: Board>(game: &G, viewer: Viewer) -> BTreeSet<String> {
    let mut legal = Vec::new();
    if let Viewer::Seat(seat) = viewer
        && game.to_act().contains(seat)
    {
        game.legal(seat, &mut legal);
    }
    legal.iter().map(ToString::to_string).collect()
}

fn speaks_both_languages<G: Board>() {
    testkit::same_messages(G::board_words(Lang::En), G::board_words(Lang::Hu));
}

fn has_an_emblem_of_its_name_or_none<G: Board>() {
    let start = format!("<g id=\"em-{}\">", G::NAME);
    assert!(G::EMBLEM.is_empty() || G::EMBLEM.starts_with(&start), "pages look for {start}");
}

/// What a viewer may not know is not on their board: two worlds that look alike to them are drawn alike.
fn keeps_secrets<G: Board>() {
    let mut rng = <bots::Chance as bots::SeedableRng>::seed_from_u64(7);
    for seats in G::SEATS {
        let game: G = testkit::random_position(&Options::plain(seats), 5, 90);
        for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
            let seen = game.hide(viewer);
            let other = seen.imagine(&mut rng).hide(viewer);
            let words = words::<G>(Lang::En);
            let [a, b] = [seen, other].map(|seen| draw(&Scene::to_play(&seen, &words)).into_string());
            assert_eq!(a, b, "{}: the board of {viewer:?} depends on what it hides", G::NAME);
        }
    }
}

macro_rules! boards {
    ($($name:ident: $game:ty,)*) => {
        $(mod $name {
            #[test]
            fn offers_what_is_legal_and_nothing_else() {
                super::holds_its_promises::<$game>();
            }
            #[test]
            fn speaks_both_languages() {
                super::speaks_both_languages::<$game>();
            }
            #[test]
            fn has_an_emblem_of_its_name_or_none() {
                super::has_an_emblem_of_its_name_or_none::<$game>();
            }
            #[test]
            fn keeps_secrets() {
                super::keeps_secrets::<$game>();
            }
        })*
    };
}

catalog::each_game!(boards);
