//! Small parts: symbols, pieces in seat colours, numbers, names.

use ::age_of_rome::components::{Building, TradeCard, TradeKind};
use ::age_of_rome::places::CASSIUS;
use game::edition::Source;
use game::{Arg, Phrase, Seat};
use maud::{Markup, Render, html};

use super::Scene;
use crate::kit;

/// A symbol of this game.
pub(super) fn icon(name: &str) -> Markup {
    kit::drawing(&format!("ar-{name}"), "ar-i")
}

/// The wooden pieces that everybody has in their own colour.
#[derive(Clone, Copy)]
pub(super) enum Piece {
    Follower,
    Legion,
    Vote,
    Disc,
    Plot,
    /// An intrigue token that was turned over.
    UsedPlot,
}

impl Piece {
    /// The symbol of the piece of one seat.
    pub(super) fn symbol(self, seat: Seat) -> String {
        let letter = match self {
            Piece::Follower => 'f',
            Piece::Legion => 'l',
            Piece::Vote => 'v',
            Piece::Disc => 'd',
            Piece::Plot => 'i',
            Piece::UsedPlot => 'u',
        };
        format!("ar-{letter}{}", seat.index() + 1)
    }
}

pub(super) fn piece(piece: Piece, seat: Seat) -> Markup {
    kit::drawing(&piece.symbol(seat), "ar-p")
}

/// A piece in a place of its own: it can be seen to leave it for another one.
pub(super) fn placed_piece(piece: Piece, seat: Seat, place: &str) -> Markup {
    html! {
        svg.ar-p aria-hidden="true" data-key={ (piece.symbol(seat)) "-" (place) } data-flock=(piece.symbol(seat)) {
            use href={ "#" (piece.symbol(seat)) } {}
        }
    }
}

/// The shape of a piece only: not at home, or not yet owned.
pub(super) fn shape(name: &str, class: &str) -> Markup {
    kit::drawing(&format!("ar-{name}"), &format!("ar-p {class}"))
}

/// `ar-s1` sets the colour of a seat.
pub(super) fn seat_class(seat: Seat) -> String {
    format!("ar-s{}", seat.index() + 1)
}

pub(super) fn name(scene: &Scene<'_>, seat: Seat) -> String {
    if seat == CASSIUS { scene.word("cassius") } else { scene.name(seat) }
}

pub(super) fn name_arg(seat: Seat) -> Arg {
    if seat == CASSIUS { Arg::word("cassius") } else { Arg::Seat(seat) }
}

pub(super) fn glory(amount: impl Render) -> Markup {
    html! { span.ar-n { (amount) (kit::icon("laurel")) } }
}

pub(super) fn denarii(amount: impl Render) -> Markup {
    html! { span.ar-n { (amount) (icon("denar")) } }
}

/// A number with a symbol before it and a word for those who cannot see it.
pub(super) fn counted(symbol: &Markup, amount: impl Render, says: &str) -> Markup {
    html! {
        span.ar-n title=(says) { (symbol) (amount) span.hidden-name { " " (says) } }
    }
}

pub(super) fn roman(level: u8) -> &'static str {
    ["", "I", "II", "III"].get(usize::from(level)).copied().unwrap_or("")
}

/// The name of a building with a capital letter, as on a tile.
pub(super) fn building(scene: &Scene<'_>, building: Building) -> String {
    capital(&scene.word(&format!("building-{building}")))
}

pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub(super) fn card(scene: &Scene<'_>, card: TradeCard) -> String {
    scene.word(&format!("card-{card}"))
}

pub(super) fn kind(scene: &Scene<'_>, card: TradeCard) -> TradeKind {
    scene.seen().edition.trade_cards[card].kind
}

pub(super) fn mark(scene: &Scene<'_>, source: Source) -> Markup {
    html! { @if source == Source::Reconstructed { (kit::reconstructed(&scene.word("board-reconstructed"))) } }
}

/// A sentence with one number.
pub(super) fn with_number(scene: &Scene<'_>, key: &'static str, number: impl Into<Arg>) -> String {
    scene.say(&Phrase::new(key).with("number", number))
}

/// A button that is there only while its action is legal.
pub(super) fn offer(
    scene: &Scene<'_>,
    action: ::age_of_rome::Action,
    class: &str,
    content: &Markup,
) -> Markup {
    html! { @if scene.can(action) { (scene.press(action, class, content)) } }
}
