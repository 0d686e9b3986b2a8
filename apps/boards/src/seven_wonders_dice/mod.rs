//! 7 Wonders Dice: the forum and the neighbors' sheets above, my own sheet below them.

mod barracks;
mod building;
mod choice;
mod cities;
mod compact;
mod die;
mod economy;
mod effect;
mod field;
mod forum;
mod parts;
mod sheet;
mod wonder;

use ::seven_wonders_dice::SevenWondersDice;
use ::seven_wonders_dice::state::Phase;
use game::{Lang, Phrase, Seat, Seen};
use maud::{Markup, html};

use crate::kit::{Area, area};
use crate::{Board, PhaseMark};

type Scene<'a> = crate::Scene<'a, SevenWondersDice>;

impl Board for SevenWondersDice {
    const STYLE: &'static str = include_str!("style.css");
    const SYMBOLS: &'static str = include_str!("symbols.svg");
    const EMBLEM: &'static str = include_str!("emblem.svg");

    fn counted_style() -> String {
        economy::counted_style()
    }

    fn board_words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../locale/seven-wonders-dice.en.ftl"),
            Lang::Hu => include_str!("../../locale/seven-wonders-dice.hu.ftl"),
        }
    }

    fn phases(seen: &Seen<Self>) -> Vec<PhaseMark> {
        let is_round = seen.phase == Phase::Round;
        let mark = |key, is_now| PhaseMark { name: Phrase::new(key), is_now };
        let mut phases = vec![
            mark("board-phase-round", is_round && seen.last_round.is_none()),
            mark("board-phase-last-round", is_round && seen.last_round.is_some()),
        ];
        if let Phase::Cities { .. } = seen.phase {
            phases.insert(0, mark("board-phase-cities", true));
        }
        phases
    }

    fn board(scene: &Scene<'_>) -> Markup {
        if let Phase::Cities { seat } = scene.seen().phase {
            return cities::draw(scene, seat);
        }
        html! {
            div.sw-top {
                (area(Area::Board, &forum::draw(scene)))
                (area(Area::Others, &others(scene)))
            }
            @if let Some(me) = scene.me() { (area(Area::Mine, &sheet::draw(scene, me))) }
        }
    }
}

fn others(scene: &Scene<'_>) -> Markup {
    match scene.me() {
        Some(_) => compact::draw_all(scene, "board-others", scene.seats_from_me().skip(1)),
        None => compact::draw_all(scene, "board-players", Seat::all(scene.seen().seats)),
    }
}
