//! A building tile, or the space for one, with the followers on it.

use ::age_of_rome::components::{Building, Province};
use ::age_of_rome::state::Phase;
use ::age_of_rome::{Action, price};
use game::Seat;
use maud::{Markup, html};

use super::symbol;
use crate::age_of_rome::Scene;
use crate::age_of_rome::parts::{self, Piece};
use crate::kit;

pub(super) fn draw(scene: &Scene<'_>, province: Province, building: Building, at: (f32, f32)) -> Markup {
    let seen = scene.seen();
    let owner = seen.seat_at(province);
    let mine = owner.filter(|&seat| scene.me() == Some(seat));
    let picture = html! {
        rect.ar-halo x=(at.0 - 35.0) y=(at.1 - 35.0) width="70" height="70" rx="14" {}
        (face(scene, province, building, at))
        @if let Some(seat) = owner { (followers(scene, seat, province, building, at)) }
        @if let Some(me) = mine { (cost(scene, me, building, at)) }
    };
    html! {
        g data-key={ "tile-" (province) "-" (building) } {
            @if mine.is_some() {
                (scene.svg_press(action(scene, building), "ar-spot", &picture))
                (double(scene, building, at))
            } @else {
                title { (says(scene, province, building)) }
                (picture)
            }
        }
    }
}

fn says(scene: &Scene<'_>, province: Province, building: Building) -> String {
    let level = parts::roman(scene.seen().levels[province][building]);
    format!("{}: {} {level}", scene.word(&format!("province-{province}")), parts::building(scene, building))
}

/// What a click on a tile before me does: build in one phase, place a follower in the other.
fn action(scene: &Scene<'_>, building: Building) -> Action {
    if matches!(scene.seen().phase, Phase::Building { .. }) {
        Action::Build { building, cards: false }
    } else {
        Action::Place { spot: building.spot(), bonus: false, cards: false }
    }
}

fn face(scene: &Scene<'_>, province: Province, building: Building, at: (f32, f32)) -> Markup {
    let level = scene.seen().levels[province][building];
    html! {
        @if level == 0 {
            rect.ar-empty x=(at.0 - 28.0) y=(at.1 - 28.0) width="56" height="56" rx="10" {}
            g.ar-faint { (symbol(&format!("ar-{building}"), at, 29.0)) }
        } @else {
            g class={ "ar-t-" (building) } {
                (symbol(&format!("ar-tile{}", level.min(3)), at, 68.4))
                g.ar-ontile { (symbol(&format!("ar-{building}"), (at.0 + 5.0, at.1 - 11.5), 26.0)) }
            }
        }
    }
}

/// As many places as the building has levels, with the followers of the player who sits there.
fn followers(
    scene: &Scene<'_>,
    seat: Seat,
    province: Province,
    building: Building,
    at: (f32, f32),
) -> Markup {
    let level = scene.seen().levels[province][building];
    let here = scene.seen().players[seat].workers[building];
    let step = if level > 2 { 18.0 } else { 20.0 };
    html! {
        @for place in 0..level {
            @let x = kit::rounded(at.0 + step * (f32::from(place) - f32::from(level - 1) / 2.0));
            @if place < here {
                @let name = Piece::Follower.symbol(seat);
                g data-key={ (name) "-" (province) "-" (building) "-" (place) } data-flock=(name) {
                    (symbol(&name, (x, at.1 + 12.0), 25.0))
                }
            } @else {
                circle.ar-slot cx=(x) cy=(at.1 + 14.0) r="7.5" {}
            }
        }
    }
}

/// In the Building phase, the price of the next level.
fn cost(scene: &Scene<'_>, me: Seat, building: Building, at: (f32, f32)) -> Markup {
    let seen = scene.seen();
    let is_building = matches!(seen.phase, Phase::Building { .. }) && scene.is_my_turn();
    let Some(price) = price(seen, me, building).ok().filter(|_| is_building) else {
        return Markup::default();
    };
    html! {
        g.ar-price {
            rect x=(at.0 - 20.0) y=(at.1 + 22.0) width="40" height="19" rx="9.5" {}
            text x=(at.0 - 5.0) y=(at.1 + 36.0) { (price) }
            (symbol("ar-denar", (at.0 + 9.0, at.1 + 31.5), 14.0))
        }
    }
}

/// The bonus that does the action twice.
fn double(scene: &Scene<'_>, building: Building, at: (f32, f32)) -> Markup {
    let action = Action::Place { spot: building.spot(), bonus: true, cards: false };
    if !scene.can(action) {
        return Markup::default();
    }
    let (x, y) = (at.0 + 27.0, at.1 - 27.0);
    let badge = html! {
        circle.ar-halo cx=(x) cy=(y) r="16" {}
        circle.ar-bonus cx=(x) cy=(y) r="12" {}
        text.ar-twice x=(x) y=(y + 4.5) { "×2" }
    };
    scene.svg_press(action, "ar-spot", &badge)
}
