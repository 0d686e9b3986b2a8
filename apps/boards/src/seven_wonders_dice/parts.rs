//! Small parts: symbols, marks of colors, costs, laurels, coins.

use ::seven_wonders_dice::components::{Building, Color};
use game::edition::Source;
use game::{Phrase, Seat};
use maud::{Markup, Render, html};

use super::Scene;
use crate::kit;

/// A symbol of this game.
pub(super) fn icon(name: &str) -> Markup {
    kit::drawing(&format!("sw-{name}"), "sw-ic")
}

/// How a building is colored; the wonder has a color of its own.
pub(super) fn tint(building: Building) -> &'static str {
    match building {
        Building::Warehouse => "grey",
        Building::BarracksWest | Building::BarracksEast => "red",
        Building::Agora => "blue",
        Building::Market => "yellow",
        Building::University => "green",
        Building::Gallery => "white",
        Building::Guild => "purple",
        Building::Wonder => "wonder",
    }
}

/// The shape that goes with a color, so that no color stands alone.
pub(super) fn mark(tint: &str) -> Markup {
    icon(&format!("m-{tint}"))
}

/// A small tile for a kind of building.
pub(super) fn tile(tint: &str) -> Markup {
    html! { span class={ "sw-tile sw-" (tint) } { (mark(tint)) } }
}

/// A small die of a color.
pub(super) fn chip(color: Color) -> Markup {
    html! { span class={ "sw-chip sw-d-" (color) } { (mark(color.into())) } }
}

/// Points in a laurel wreath.
pub(super) fn laurel(points: impl Render, class: &str) -> Markup {
    html! { span class={ "sw-vp " (class) } { (icon("laurel")) b { (points) } } }
}

/// A coin with a number on it.
pub(super) fn coin(number: impl Render) -> Markup {
    html! { span.sw-cn { (number) } }
}

/// A number and the coin symbol.
pub(super) fn coins(number: impl Render) -> Markup {
    html! { span.sw-n { (number) (icon("gold")) } }
}

pub(super) fn cost(cost: u8) -> Markup {
    html! { b.sw-cost { (cost) } }
}

/// A symbol or number that says something in words as well.
pub(super) fn named(says: &str, content: &Markup) -> Markup {
    html! { span.sw-n role="img" aria-label=(says) title=(says) { (content) } }
}

pub(super) fn points_now(scene: &Scene<'_>, seat: Seat) -> Markup {
    let points = scene.seen().score(seat);
    named(&scene.say(&Phrase::new("board-points").with("points", points)), &laurel(points, "sw-total"))
}

pub(super) fn purse(scene: &Scene<'_>, seat: Seat) -> Markup {
    let coins = scene.seen().players[seat].sheet.coins;
    let says = scene.say(&Phrase::new("board-coins").with("coins", coins));
    named(&says, &html! { (icon("gold")) b { (coins) } })
}

pub(super) fn resources(scene: &Scene<'_>, seat: Seat) -> Markup {
    let resources = scene.seen().players[seat].sheet.resources;
    let says = scene.say(&Phrase::new("board-resources").with("resources", resources));
    named(&says, &html! { (icon("crate")) b { (resources) } })
}

pub(super) fn reconstructed(scene: &Scene<'_>, source: Source) -> Markup {
    html! { @if source == Source::Reconstructed { (kit::reconstructed(&scene.word("board-reconstructed"))) } }
}
