//! Small parts: symbols, colours of cards, amounts.

use ::deus::components::{Card, Color, Kind, Resource};
use ::deus::effect::Goods;
use game::Seat;
use game::edition::Source;
use maud::{Markup, html};

use super::Scene;
use crate::kit::{self, rounded};

pub(super) type Point = (f32, f32);

/// A symbol of this game, as large as the text around it.
pub(super) fn icon(name: impl AsRef<str>) -> Markup {
    html! { svg.du-i aria-hidden="true" { use href={ "#du-" (name.as_ref()) } {} } }
}

/// A symbol on the map, centred.
pub(super) fn svg_icon(name: impl AsRef<str>, (x, y): Point, size: f32) -> Markup {
    html! {
        use href={ "#du-" (name.as_ref()) } x=(rounded(x - size / 2.0)) y=(rounded(y - size / 2.0))
            width=(size) height=(size) {}
    }
}

/// A piece in the colour of its owner.
pub(super) fn piece_icon(seat: Seat, name: &str) -> Markup {
    html! {
        svg class={ "du-i du-piece du-o" (seat.index() + 1) } aria-hidden="true" {
            use href={ "#du-" (name) } {}
        }
    }
}

pub(super) fn goods_icon(what: Goods) -> Markup {
    match what {
        Goods::Points => kit::icon("laurel"),
        Goods::Gold => kit::icon("coin"),
        Goods::Cards => icon("card"),
        Goods::Resource(resource) => icon(resource.to_string()),
    }
}

/// "3 ●"
pub(super) fn amount(number: impl maud::Render, symbol: &Markup) -> Markup {
    html! { span.du-n { (number) (symbol) } }
}

pub(super) fn points(number: impl maud::Render) -> Markup {
    amount(number, &kit::icon("laurel"))
}

pub(super) fn gold(number: impl maud::Render) -> Markup {
    amount(number, &kit::icon("coin"))
}

/// The class that gives a card or a column its colour.
pub(super) fn color(scene: &Scene<'_>, card: Card) -> Color {
    scene.seen().print(card).color
}

pub(super) fn color_of(kind: Kind) -> Color {
    match kind {
        Kind::Maritime => Color::Maritime,
        Kind::Production => Color::Production,
        Kind::Scientific => Color::Scientific,
        Kind::Civil => Color::Civil,
        Kind::Military => Color::Military,
    }
}

pub(super) fn card_name(scene: &Scene<'_>, card: Card) -> String {
    scene.word(&format!("card-{card}"))
}

pub(super) fn resource_name(scene: &Scene<'_>, resource: Resource) -> String {
    scene.word(&format!("resource-{resource}"))
}

/// What a card does, in words.
pub(super) fn about(scene: &Scene<'_>, card: Card) -> String {
    scene.say(&::deus::narrate::effect(scene.seen(), card))
}

/// The mark of a card whose numbers are reconstructed.
pub(super) fn mark(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        @if scene.seen().print(card).source == Source::Reconstructed {
            (kit::reconstructed(&scene.word("board-reconstructed")))
        }
    }
}

/// What a card would bring now, when that is sure.
pub(super) fn yields(scene: &Scene<'_>, seat: Seat, card: Card) -> Markup {
    html! {
        @if let Some((what, number)) = scene.seen().yields(seat, card) {
            b.du-gain { "+" (number) (goods_icon(what)) }
        }
    }
}
