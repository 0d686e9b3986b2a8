//! The choice of cities before the first round.

use ::seven_wonders_dice::Action;
use ::seven_wonders_dice::board::Spot;
use ::seven_wonders_dice::components::{Building, City};
use ::seven_wonders_dice::effect::Effect;
use game::Seat;
use maud::{Markup, html};
use strum::VariantArray;

use super::{Scene, effect, parts, wonder};
use crate::kit;

pub(super) fn draw(scene: &Scene<'_>, chooses: Seat) -> Markup {
    html! {
        section.sw-cities {
            h2 { (scene.word("variant-cities")) }
            ol.sw-order {
                @for seat in Seat::all(scene.seen().seats) {
                    li.choosing[seat == chooses] { (kit::seat_name(seat, &scene.name(seat))) }
                }
            }
            div.sw-cards { @for &city in City::VARIANTS { (card(scene, city, chooses)) } }
        }
    }
}

/// Seats before the one that chooses have their cities.
fn owner(scene: &Scene<'_>, city: City, chooses: Seat) -> Option<Seat> {
    Seat::all(chooses.0).find(|&seat| scene.seen().players[seat].city == city)
}

fn card(scene: &Scene<'_>, city: City, chooses: Seat) -> Markup {
    let owner = owner(scene, city, chooses);
    let content = html! {
        span.sw-name { (scene.word(&format!("city-{city}"))) (mark(scene, city)) }
        span.sw-scene { (wonder::picture(city, 3, 3)) }
        span.sw-card-steps { @for step in steps(scene, city) { (draw_step(scene, city, step)) } }
        span.sw-pms { @for effect in university(scene, city) { span.sw-pm { (effect::chips(effect)) } } }
        @if let Some(seat) = owner { (kit::seat_name(seat, &scene.name(seat))) }
    };
    scene.press(Action::ChooseCity(city), if owner.is_some() { "sw-card gone" } else { "sw-card" }, &content)
}

fn mark(scene: &Scene<'_>, city: City) -> Markup {
    parts::reconstructed(scene, scene.seen().edition.file.city[city].source)
}

fn steps(scene: &Scene<'_>, city: City) -> impl Iterator<Item = Spot> {
    scene.seen().edition.boards[city].layout.of_building[Building::Wonder].iter()
}

fn draw_step(scene: &Scene<'_>, city: City, step: Spot) -> Markup {
    let board = &scene.seen().edition.boards[city];
    html! {
        span.sw-step title=(effect::sentence(scene, board.effect(step))) { (wonder::step(board, step)) }
    }
}

/// What tells the university of a city from the others: colors and dice.
fn university(scene: &Scene<'_>, city: City) -> impl Iterator<Item = Effect> {
    let seen = scene.seen();
    let board = &seen.edition.content().boards[city];
    let fields = board.layout.of_building[Building::University].iter();
    fields
        .map(|spot| board.effect(spot))
        .filter(|effect| matches!(effect, Effect::Free(_) | Effect::Gain { .. } | Effect::Unlock(_)))
}
