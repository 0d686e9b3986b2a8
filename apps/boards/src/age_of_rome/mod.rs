//! Age of Rome: the table is the layout. The wheel of provinces lies in the middle with my province towards me,
//! the others sit around it, and my own board is below.

mod event;
mod front;
mod glory;
mod hand;
mod intrigue;
mod mine;
mod missions;
mod pantheon;
mod parts;
mod regions;
mod seat;
mod senate;
mod supply;
mod talks;
mod tracks;
mod turn;
mod wheel;

use ::age_of_rome::AgeOfRome;
use ::age_of_rome::state::Phase;
use game::{Lang, Phrase, Seat, Seen};
use maud::{Markup, html};

use crate::kit::{Area, area};
use crate::{Board, PhaseMark};

type Scene<'a> = crate::Scene<'a, AgeOfRome>;

impl Board for AgeOfRome {
    const STYLE: &'static str = include_str!("style.css");
    const SYMBOLS: &'static str = include_str!("symbols.svg");
    const EMBLEM: &'static str = include_str!("emblem.svg");

    fn board_words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../locale/age-of-rome.en.ftl"),
            Lang::Hu => include_str!("../../locale/age-of-rome.hu.ftl"),
        }
    }

    fn phases(seen: &Seen<Self>) -> Vec<PhaseMark> {
        let mark = |key, is_now| PhaseMark { name: Phrase::new(key), is_now };
        let is_before =
            matches!(seen.phase, Phase::Event { .. } | Phase::Diplomacy { .. } | Phase::Intrigue { .. });
        vec![
            mark("phase-intrigue", is_before),
            mark("phase-building", matches!(seen.phase, Phase::Building { .. })),
            mark("phase-action", matches!(seen.phase, Phase::Action { .. })),
            mark("phase-income", matches!(seen.phase, Phase::Income { .. } | Phase::Recess { .. })),
        ]
    }

    fn board(scene: &Scene<'_>) -> Markup {
        html! {
            (area(Area::Board, &glory::draw(scene)))
            div.ar-table {
                div.ar-left {
                    (area(Area::Board, &html! { (event::draw(scene)) (event::decks(scene)) }))
                    (seat_on(scene, 1))
                    (area(Area::Board, &senate::draw(scene)))
                }
                div.ar-middle {
                    (seat_on(scene, 2))
                    (area(Area::Board, &wheel::draw(scene)))
                    @if scene.me().is_none() { (seat_on(scene, 0)) }
                }
                div.ar-right {
                    (area(Area::Board, &regions::draw(scene)))
                    (seat_on(scene, 3))
                    (area(Area::Board, &supply::draw(scene)))
                }
            }
            @if let Some(me) = scene.me() {
                div.ar-me {
                    (area(Area::Board, &front::draw(scene, me)))
                    (area(Area::Mine, &mine::draw(scene, me)))
                }
            }
        }
    }
}

/// The side of the table that lies at the bottom of the picture.
fn my_side(scene: &Scene<'_>) -> u8 {
    scene.me().map_or(0, |me| scene.seen().side_of(me))
}

/// Who sits so many sides clockwise from me.
fn neighbor(scene: &Scene<'_>, steps: u8) -> Option<Seat> {
    scene.seen().seat_on_side((my_side(scene) + steps) % 4)
}

fn seat_on(scene: &Scene<'_>, steps: u8) -> Markup {
    html! { @if let Some(seat) = neighbor(scene, steps) { (area(Area::Others, &seat::draw(scene, seat, steps))) } }
}
