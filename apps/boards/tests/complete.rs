//! Boards on which every action has its natural place: nothing is left over for the strip below.

use std::collections::BTreeSet;

use age_of_rome::{AgeOfRome, Solo, Ways};
use boards::{Board, Scene, draw};
use deus::{Deus, DeusVariants};
use game::{Game, Lang, Options, Viewer, Words};
use mare_nostrum::MareNostrum;
use mare_nostrum::variants::{Civilizations, MareNostrumVariants, SetUp};
use seven_wonders_dice::variants::Cities;
use seven_wonders_dice::{DiceVariants, SevenWondersDice};

fn everything_has_its_place<G: Board>(options: &Options<G>) {
    for seed in 0..40 {
        let game: G = testkit::random_position(options, seed, 7 * seed as usize);
        for viewer in Viewer::all(options.seats) {
            look_at(&game, viewer, &format!("{options:?}, seed {seed}, {viewer:?}"));
        }
    }
}

fn look_at<G: Board>(game: &G, viewer: Viewer, place: &str) {
    let words = Words::new(Lang::En, &[G::locale(Lang::En), G::board_words(Lang::En)]);
    let seen = game.hide(viewer);
    let scene = Scene::to_play(&seen, &words);
    let html = draw(&scene).into_string();
    assert!(scene.rest().is_empty(), "{place}: no place for {:?}", scene.rest());
    assert!(!html.contains(" style=\""), "{place}: a page allows no inline style");
    keys_are_unique(&html, place);
}

/// A piece is in one place only, or the page could not tell where it moves from.
fn keys_are_unique(html: &str, place: &str) {
    let keys = html.split(" data-key=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut seen = BTreeSet::new();
    for key in keys {
        assert!(seen.insert(key), "{place}: {key} is in two places");
    }
}

macro_rules! every_game {
    ($($name:ident: $game:ty,)*) => {
        mod plain {
            use super::*;

            $(#[test]
            fn $name() {
                for seats in <$game>::SEATS {
                    everything_has_its_place(&Options::<$game>::plain(seats));
                }
            })*
        }
    };
}

catalog::each_game!(every_game);

#[test]
fn age_of_rome() {
    for seats in 2..=4 {
        let ways = Ways { spies: true, hard_times: true, ..Ways::default() };
        everything_has_its_place(&Options::<AgeOfRome>::plain(seats).with_variants(ways));
    }
    for solo in [Solo::Imperial, Solo::CassiusNormal] {
        let ways = Ways { solo, ..Ways::default() };
        everything_has_its_place(&Options::<AgeOfRome>::plain(1).with_variants(ways));
    }
}

#[test]
fn seven_wonders_dice() {
    for seats in SevenWondersDice::SEATS {
        let chosen = DiceVariants { cities: Cities::Chosen, ..DiceVariants::default() };
        everything_has_its_place(&Options::<SevenWondersDice>::plain(seats).with_variants(chosen));
    }
}

#[test]
fn mare_nostrum() {
    for seats in MareNostrum::SEATS {
        let ways = MareNostrumVariants { set_up: SetUp::Advanced, civilizations: Civilizations::Free };
        everything_has_its_place(&Options::<MareNostrum>::plain(seats).with_variants(ways));
    }
}

#[test]
fn deus() {
    for seats in Deus::SEATS {
        let ways = DeusVariants { chosen_pieces: true, face_down: true, ..DeusVariants::default() };
        everything_has_its_place(&Options::<Deus>::plain(seats).with_variants(ways));
    }
}
