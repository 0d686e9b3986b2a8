//! The wonder of a city: a drawing in three parts that fill as its steps are built.

use ::seven_wonders_dice::board::{Board as CityBoard, Spot};
use ::seven_wonders_dice::components::{Building, City};
use game::Seat;
use maud::{Markup, html};

use super::choice::Mine;
use super::{Scene, building, effect, field, parts};

pub(super) fn draw(mine: &Mine<'_>) -> Markup {
    let (scene, seen) = (mine.scene, mine.scene.seen());
    let city = seen.players[mine.me].city;
    let steps = seen.layout(mine.me).of_building[Building::Wonder];
    let body = html! {
        div.sw-scene { (progress(scene, mine.me)) }
        div.sw-steps {
            @for (place, spot) in steps.iter().enumerate() {
                @if place > 0 { i.sw-ar { (parts::icon("chev")) } }
                (field::draw(mine, spot))
            }
        }
    };
    let note = parts::reconstructed(scene, seen.edition.file.city[city].source);
    building::panel(mine, Building::Wonder, &note, &body)
}

/// How many steps of a wonder are built.
pub(super) fn built(scene: &Scene<'_>, seat: Seat) -> usize {
    let seen = scene.seen();
    seen.players[seat].sheet.marked.and(seen.layout(seat).of_building[Building::Wonder]).len()
}

pub(super) fn steps(scene: &Scene<'_>, seat: Seat) -> usize {
    scene.seen().layout(seat).of_building[Building::Wonder].len()
}

pub(super) fn progress(scene: &Scene<'_>, seat: Seat) -> Markup {
    picture(scene.seen().players[seat].city, built(scene, seat), steps(scene, seat))
}

/// The step that comes next, small: what it costs and brings.
pub(super) fn next(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.seen();
    let Some(spot) = seen.next_step(seat) else { return Markup::default() };
    let says = scene.say(&seen.about_field(seat, spot));
    html! {
        span.sw-pm role="img" aria-label=(says) title=(says) {
            (parts::mark("wonder")) (step(seen.board(seat), spot))
        }
    }
}

/// A step in one line, for those who cannot mark it.
pub(super) fn step(board: &CityBoard, spot: Spot) -> Markup {
    let points = board.points[usize::from(spot.0)];
    html! {
        (parts::cost(board.cost(spot)))
        @if points > 0 { (parts::laurel(points, "sw-vs")) }
        span.sw-fi { (effect::chips(board.effect(spot))) }
    }
}

/// However many steps there are: the first part stands with the first of them, all parts with the last.
pub(super) fn picture(city: City, built: usize, steps: usize) -> Markup {
    html! {
        svg.sw-wonder viewBox="0 0 56 70" aria-hidden="true" {
            @for part in 0..3 {
                use class=(if part * steps < built * 3 { "sw-built" } else { "sw-ghost" }) href={ "#sw-" (city) "-" (part + 1) } {}
            }
        }
    }
}
