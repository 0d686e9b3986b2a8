//! Small parts: symbols, cards, the colours of civilizations, pieces on the map.

use ::mare_nostrum::components::*;
use ::mare_nostrum::state::Cards;
use maud::{Markup, html};

use super::Scene;
use super::places::Point;
use crate::kit::{self, rounded};

/// A symbol of this game, as large as the text around it.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.mn-i aria-hidden="true" { use href={ "#mn-" (name) } {} } }
}

/// A symbol on the map, centred.
pub(super) fn svg_icon(name: &str, (x, y): Point, size: f32) -> Markup {
    html! {
        use href={ "#mn-" (name) } x=(rounded(x - size / 2.0)) y=(rounded(y - size / 2.0))
            width=(size) height=(size) {}
    }
}

/// The colour of a civilization: that of its seat, or grey when nobody plays it.
pub(super) fn color(scene: &Scene<'_>, civ: Civ) -> String {
    let seat = scene.seen().seat(civ).map_or(0, |seat| seat.index() + 1);
    format!("mn-s{seat}")
}

/// The civilization of the viewer.
pub(super) fn mine(scene: &Scene<'_>) -> Option<Civ> {
    scene.me().and_then(|me| scene.seen().civ(me))
}

pub(super) fn civ_name(scene: &Scene<'_>, civ: Civ) -> String {
    scene.word(&format!("civ-{civ}"))
}

/// Token and name.
pub(super) fn named(scene: &Scene<'_>, civ: Civ) -> Markup {
    html! { (token(scene, civ, "s")) " " (civ_name(scene, civ)) }
}

pub(super) fn card_name(scene: &Scene<'_>, card: Card) -> String {
    scene.word(&format!("card-{card}"))
}

/// The token of the seat that plays a civilization; a neutral one shows its initial.
pub(super) fn token(scene: &Scene<'_>, civ: Civ, size: &str) -> Markup {
    html! {
        @if let Some(seat) = scene.seen().seat(civ) {
            (kit::sized_seat_token(seat, size))
        } @else {
            span class={ "tok mn-neutral " (size) } aria-hidden="true" { (initial(scene, civ)) }
        }
    }
}

fn initial(scene: &Scene<'_>, civ: Civ) -> String {
    civ_name(scene, civ).chars().take(1).collect()
}

/// What tells whose a piece is beside its colour.
fn emblem(scene: &Scene<'_>, civ: Civ, (x, y): Point, size: f32) -> Markup {
    html! {
        @if let Some(seat) = scene.seen().seat(civ) {
            use.mn-emblem href={ "#seat-" (kit::SEAT_SYMBOLS[seat.index()]) } x=(rounded(x - size / 2.0))
                y=(rounded(y - size / 2.0)) width=(size) height=(size) {}
        } @else {
            text.mn-initial x=(rounded(x)) y=(rounded(y + size * 0.36)) { (initial(scene, civ)) }
        }
    }
}

/// A piece on the map that bears the emblem of its owner.
#[derive(Clone, Copy)]
pub(super) enum Piece {
    Legion,
    Fortress,
    Trireme,
    Marker,
}

impl Piece {
    pub(super) fn id(self) -> &'static str {
        match self {
            Piece::Legion => "legion",
            Piece::Fortress => "fortress",
            Piece::Trireme => "trireme",
            Piece::Marker => "marker",
        }
    }

    /// Width and height on the map, and how far below the middle the emblem is.
    fn shape(self) -> (f32, f32, f32) {
        match self {
            Piece::Legion => (28.0, 36.2, 6.4),
            Piece::Fortress => (27.0, 32.6, 6.0),
            Piece::Trireme => (42.0, 35.7, -7.2),
            Piece::Marker => (27.0, 27.0, 0.0),
        }
    }

    pub(super) fn width(self) -> f32 {
        self.shape().0
    }
}

pub(super) fn piece(scene: &Scene<'_>, kind: Piece, civ: Civ, (x, y): Point) -> Markup {
    let (width, height, drop) = kind.shape();
    let size = if matches!(kind, Piece::Marker) { 17.0 } else { 13.5 };
    html! {
        g class={ "mn-pc " (color(scene, civ)) } {
            @if matches!(kind, Piece::Marker) {
                circle.mn-disc cx=(rounded(x)) cy=(rounded(y)) r="13.5" {}
            } @else {
                use href={ "#mn-u-" (kind.id()) } x=(rounded(x - width / 2.0)) y=(rounded(y - height / 2.0))
                    width=(width) height=(height) {}
            }
            (emblem(scene, civ, (x, y + drop), size))
        }
    }
}

/// The same as a symbol in a line of text.
pub(super) fn piece_icon(scene: &Scene<'_>, kind: Piece, civ: Civ) -> Markup {
    let (width, height, _) = kind.shape();
    let view = format!("{} {} {} {}", -width / 2.0 - 1.0, -height / 2.0 - 1.0, width + 2.0, height + 2.0);
    html! { svg.mn-piece viewBox=(view) aria-hidden="true" { (piece(scene, kind, civ, (0.0, 0.0))) } }
}

/// The small dark disc with a number.
pub(super) fn count((x, y): Point, number: u8) -> Markup {
    html! {
        g.mn-cnt {
            circle cx=(rounded(x)) cy=(rounded(y)) r="8.5" {}
            text x=(rounded(x)) y=(rounded(y + 4.5)) { (number) }
        }
    }
}

/// A resource card; more than one of a kind carry their number.
pub(super) fn card(scene: &Scene<'_>, card: Card, copies: u8) -> Markup {
    html! {
        (icon(&format!("g-{card}")))
        span.mn-cardname { (card_name(scene, card)) }
        @if copies > 1 { b.mn-mult { "×" (copies) } }
    }
}

pub(super) fn card_class(card: Card) -> &'static str {
    if card == Card::Tax { "mn-rc mn-tax" } else { "mn-rc" }
}

/// The kinds that are there.
pub(super) fn present(cards: &Cards) -> impl Iterator<Item = (Card, u8)> {
    Card::ALL.iter().map(|&card| (card, cards[card])).filter(|&(_, copies)| copies > 0)
}

/// The back of a card.
pub(super) fn back() -> Markup {
    html! { span.mn-rc.mn-back aria-hidden="true" { (icon("mark")) } }
}
