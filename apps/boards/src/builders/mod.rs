//! The Builders: the market above, my sites and crew below it, then the others.

mod crew;
mod goods;
mod market;
mod mine;
mod parts;
mod player;
mod race;
mod site;
mod turn;

use ::builders::Builders;
use ::builders::state::Phase;
use game::{Lang, Phrase, Seat, Seen};
use maud::{Markup, html};

use crate::kit::{Area, area};
use crate::{Board, PhaseMark};

type Scene<'a> = crate::Scene<'a, Builders>;

impl Board for Builders {
    const STYLE: &'static str = include_str!("style.css");
    const SYMBOLS: &'static str = include_str!("symbols.svg");
    const EMBLEM: &'static str = include_str!("emblem.svg");

    fn board_words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../locale/builders.en.ftl"),
            Lang::Hu => include_str!("../../locale/builders.hu.ftl"),
        }
    }

    fn phases(seen: &Seen<Self>) -> Vec<PhaseMark> {
        let is_turn = matches!(seen.phase, Phase::Turn { .. });
        let mark = |key, is_now| PhaseMark { name: Phrase::new(key), is_now };
        vec![
            mark("board-phase-building", is_turn && !seen.last_round),
            mark("board-phase-last-round", is_turn && seen.last_round),
            mark("board-phase-settlement", matches!(seen.phase, Phase::Settlement { .. })),
        ]
    }

    fn board(scene: &Scene<'_>) -> Markup {
        html! {
            (area(Area::Board, &market::draw(scene)))
            @match scene.me() {
                Some(me) => {
                    (area(Area::Mine, &mine::draw(scene, me)))
                    (area(Area::Others, &player::draw_all(scene, "board-others", scene.seats_from_me().skip(1))))
                }
                None => {
                    (area(Area::Board, &race::panel(scene)))
                    (area(Area::Others, &player::draw_all(scene, "board-players", Seat::all(scene.seen().seats))))
                }
            }
        }
    }
}
