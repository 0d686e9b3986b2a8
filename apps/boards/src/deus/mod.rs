//! Deus: the continent with the others beside it; below, my goods, my hand and my columns.

mod ask;
mod columns;
mod formula;
mod hand;
mod map;
mod mine;
mod parts;
mod player;
mod region;
mod table;

use ::deus::Deus;
use ::deus::state::Phase;
use game::{Lang, Phrase, Seen};
use maud::{Markup, html};

use crate::kit::{Area, area};
use crate::{Board, PhaseMark};

type Scene<'a> = crate::Scene<'a, Deus>;

impl Board for Deus {
    const STYLE: &'static str = include_str!("style.css");
    const SYMBOLS: &'static str = include_str!("symbols.svg");
    const EMBLEM: &'static str = include_str!("emblem.svg");

    fn board_words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../locale/deus.en.ftl"),
            Lang::Hu => include_str!("../../locale/deus.hu.ftl"),
        }
    }

    fn phases(seen: &Seen<Self>) -> Vec<PhaseMark> {
        let (is_over, is_ending) = (seen.phase == Phase::Over, seen.ending.is_some());
        let mark = |key, is_now| PhaseMark { name: Phrase::new(key), is_now };
        vec![
            mark("board-phase-building", !is_over && !is_ending),
            mark("board-phase-ending", !is_over && is_ending),
        ]
    }

    fn board(scene: &Scene<'_>) -> Markup {
        html! {
            div.du-top {
                (area(Area::Others, &player::others(scene)))
                (area(Area::Board, &land(scene)))
            }
            @if let Some(me) = scene.me() { (area(Area::Mine, &mine::draw(scene, me))) }
        }
    }
}

fn land(scene: &Scene<'_>) -> Markup {
    html! {
        section.du-land aria-label=(scene.word("board-map")) {
            h2.hidden-name { (scene.word("board-map")) }
            (table::draw(scene))
            (map::draw(scene))
        }
        (table::gods(scene))
    }
}
