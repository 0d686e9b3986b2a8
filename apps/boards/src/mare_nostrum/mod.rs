//! Mare Nostrum: the trade table while there is trade, the map, my nation, the others, what can be bought.

mod bank;
mod council;
mod deeds;
mod land;
mod map;
mod nation;
mod orders;
mod parts;
mod places;
mod routes;
mod trade;
mod waters;
mod works;

use ::mare_nostrum::MareNostrum;
use ::mare_nostrum::phase::Phase;
use game::{Lang, Phrase, Seen};
use maud::{Markup, html};

use crate::kit::{Area, area};
use crate::{Board, PhaseMark};

type Scene<'a> = crate::Scene<'a, MareNostrum>;

impl Board for MareNostrum {
    const STYLE: &'static str = include_str!("style.css");
    const SYMBOLS: &'static str = concat!(include_str!("symbols.svg"), include_str!("map.svg"));
    const EMBLEM: &'static str = include_str!("emblem.svg");

    fn counted_style() -> String {
        routes::counted_style()
    }

    fn board_words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../locale/mare-nostrum.en.ftl"),
            Lang::Hu => include_str!("../../locale/mare-nostrum.hu.ftl"),
        }
    }

    fn phases(seen: &Seen<Self>) -> Vec<PhaseMark> {
        let now = part(seen.phase);
        let keys = [Part::Start, Part::Roles, Part::Trade, Part::Building, Part::War];
        let shown = keys.into_iter().filter(|&part| part != Part::Start || now == Some(Part::Start));
        shown.map(|part| PhaseMark { name: Phrase::new(part.key()), is_now: now == Some(part) }).collect()
    }

    fn board(scene: &Scene<'_>) -> Markup {
        html! {
            (area(Area::Board, &council::draw(scene)))
            div.mn-land {
                (area(Area::Board, &html! { (trade::draw(scene)) (map::draw(scene)) (orders::draw(scene)) }))
            }
            div.mn-beside {
                (area(Area::Mine, &nation::mine(scene)))
                (area(Area::Others, &nation::others(scene)))
                (area(Area::Mine, &html! { (works::draw(scene)) (bank::draw(scene)) }))
            }
        }
    }
}

/// The parts of a round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Start,
    Roles,
    Trade,
    Building,
    War,
}

impl Part {
    fn key(self) -> &'static str {
        match self {
            Part::Start => "board-phase-start",
            Part::Roles => "board-phase-roles",
            Part::Trade => "board-phase-trade",
            Part::Building => "board-phase-building",
            Part::War => "board-phase-war",
        }
    }
}

fn part(phase: Phase) -> Option<Part> {
    match phase {
        Phase::Choosing | Phase::Caravans { .. } | Phase::Advanced { .. } => Some(Part::Start),
        Phase::Roles { .. } => Some(Part::Roles),
        Phase::Building(_) => Some(Part::Building),
        Phase::Military(_) => Some(Part::War),
        Phase::Over(_) => None,
        _ => Some(Part::Trade),
    }
}
