//! One province of the wheel: name, people, intrigues, buildings, and who sits there.

use ::age_of_rome::Action;
use ::age_of_rome::components::{Building, Province, Spot};
use ::age_of_rome::state::Plot;
use game::Seat;
use maud::{Markup, html};

use super::{SIDES, point, symbol, tile};
use crate::age_of_rome::parts::Piece;
use crate::age_of_rome::{Scene, my_side};

const TILES: f32 = 262.0;
const PLOTS: f32 = 190.0;
const PEOPLE: f32 = 139.0;
const SEATS: f32 = 344.0;

/// Where hills and trees stand: degrees, distance from the middle, size.
const TERRAIN: &[(f32, f32, f32)] = &[
    (36.0, 232.0, 17.0),
    (39.5, 214.0, 13.0),
    (-37.0, 228.0, 16.0),
    (-33.0, 156.0, 13.0),
    (27.0, 148.0, 11.0),
];

pub(super) fn draw(scene: &Scene<'_>, side: u8) -> Markup {
    let seen = scene.seen();
    let table_side = (my_side(scene) + side) % SIDES;
    let province = seen.province_on_side(table_side);
    let name = scene.word(&format!("province-{province}"));
    html! {
        (terrain(province, side))
        text.ar-name { textPath href={ "#ar-arc-" (side) } startOffset="50%" { (name) } }
        @for (place, &building) in Building::ALL.iter().enumerate() {
            (tile::draw(scene, province, building, point(side, 32.8 - 16.4 * place as f32, TILES)))
        }
        @for (place, plot) in seen.plots[province].iter().enumerate() {
            (intrigue(scene, province, place, *plot, point(side, 28.0 - 28.0 * place as f32, PLOTS)))
        }
        (dial(scene, province, point(side, 0.0, PEOPLE)))
        @if seen.marker == province {
            g data-key="start-player" {
                title { (scene.word("board-start-player")) }
                (start_marker(point(side, 34.0, PEOPLE)))
            }
        }
        @if let Some(seat) = seen.seat_on_side(table_side) {
            (symbol(&Piece::Disc.symbol(seat), point(side, 0.0, SEATS), 40.0))
        }
    }
}

fn start_marker(at: (f32, f32)) -> Markup {
    html! {
        circle.ar-start cx=(at.0) cy=(at.1) r="13" {}
        g.ar-onmedal { (symbol("ar-vex", at, 18.0)) }
    }
}

fn terrain(province: Province, side: u8) -> Markup {
    let kind = match province {
        Province::Gallia => "ar-tree",
        Province::Africa => "ar-palm",
        Province::Italia | Province::Hispania => "ar-mt",
    };
    html! {
        @for &(degrees, radius, size) in TERRAIN {
            (symbol(kind, point(side, degrees, radius), size))
        }
    }
}

/// A space for an intrigue token: free, or with one that waits or was used.
fn intrigue(
    scene: &Scene<'_>,
    province: Province,
    place: usize,
    plot: Option<Plot>,
    at: (f32, f32),
) -> Markup {
    let Some(plot) = plot else {
        return free_space(scene, province, place, at);
    };
    let piece = if plot.activated { Piece::UsedPlot } else { Piece::Plot };
    let token =
        html! { circle.ar-halo cx=(at.0) cy=(at.1) r="25" {} (symbol(&piece.symbol(plot.owner), at, 40.0)) };
    let action = Action::Activate { province, cards: false };
    let is_waiting = Some(plot.owner) == scene.me() && !plot.activated;
    html! {
        g data-key={ "plot-" (province) "-" (place) } {
            @if is_waiting { (scene.svg_press(action, "ar-spot", &token)) } @else { (token) }
        }
    }
}

/// The first free space before me is where my next token goes.
fn free_space(scene: &Scene<'_>, province: Province, place: usize, at: (f32, f32)) -> Markup {
    let seen = scene.seen();
    let space = html! { circle.ar-halo cx=(at.0) cy=(at.1) r="24" {} (symbol("ar-hex", at, 36.0)) };
    let is_first = seen.plots[province].iter().position(Option::is_none) == Some(place);
    let is_mine = scene.me().is_some_and(|me: Seat| seen.front(me) == province);
    let action = Action::Place { spot: Spot::Intrigue, bonus: false, cards: false };
    if is_first && is_mine { scene.svg_press(action, "ar-spot", &space) } else { space }
}

/// How many people live there, and what taxing them twice costs.
fn dial(scene: &Scene<'_>, province: Province, at: (f32, f32)) -> Markup {
    let seen = scene.seen();
    let population = seen.population(province);
    let people = html! {
        circle.ar-halo cx=(at.0) cy=(at.1) r="32" {}
        (symbol("ar-dial", at, 60.0))
        (symbol("ar-pop", (at.0, at.1 - 11.5), 15.0))
        text.ar-people x=(at.0) y=(at.1 + 13.5) { (population) }
    };
    let (x, y) = (at.0 + 21.0, at.1 + 15.0);
    let penalty = html! {
        circle.ar-halo cx=(x) cy=(y) r="16" {}
        circle.ar-penalty cx=(x) cy=(y) r="12" {}
        text.ar-loss x=(x) y=(y + 4.6) { "−" (seen.edition.penalty(population)) }
    };
    let is_mine = scene.me().is_some_and(|me| seen.front(me) == province);
    html! {
        g data-key={ "people-" (province) } {
            @if is_mine {
                (scene.svg_press(Action::Tax, "ar-spot", &people))
                (scene.svg_press(Action::DoubleTax { cards: false }, "ar-spot", &penalty))
            } @else { (people) (penalty) }
        }
    }
}
