//! Parts that every page and board share.

use game::Seat;
use maud::{Markup, PreEscaped, html};

/// The symbols of the seats, in the order of their colours.
pub const SEAT_SYMBOLS: [&str; 7] = ["eagle", "trident", "olive", "sun", "lyre", "dolphin", "bull"];

/// A symbol of the sheet, as large as the text around it.
pub fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// A symbol that says something: it has a name for those who cannot see it.
pub fn named_icon(name: &str, says: &str) -> Markup {
    html! { svg.i role="img" aria-label=(says) { title { (says) } use href={ "#i-" (name) } {} } }
}

/// A drawing of the sheet, e.g. a building; sized by its class.
pub fn drawing(id: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// The round token of a seat: its colour and its symbol, never colour alone.
pub fn seat_token(seat: Seat) -> Markup {
    sized_seat_token(seat, "")
}

/// `size`: `s`, `l` or nothing.
pub fn sized_seat_token(seat: Seat, size: &str) -> Markup {
    html! {
        span class={ "tok " (size) " c" (seat.index() + 1) } aria-hidden="true" {
            svg { use href={ "#seat-" (SEAT_SYMBOLS[seat.index()]) } {} }
        }
    }
}

/// The seat's symbol inside an SVG drawing, centred at `x`, `y`.
pub fn svg_seat_token(seat: Seat, x: f32, y: f32, radius: f32) -> Markup {
    let [left, top, size] = [x - radius * 0.68, y - radius * 0.68, radius * 1.36].map(rounded);
    html! {
        g.svg-tok {
            circle cx=(rounded(x)) cy=(rounded(y)) r=(radius) fill={ "var(--seat-" (seat.index() + 1) ")" } {}
            use href={ "#seat-" (SEAT_SYMBOLS[seat.index()]) } x=(left) y=(top) width=(size) height=(size)
                color="var(--on-seat)" {}
        }
    }
}

/// Two decimals are enough for a drawing and keep it small.
pub fn rounded(length: f32) -> f32 {
    (length * 100.0).round() / 100.0
}

/// The small mark of a card whose numbers are reconstructed, with the word for it.
pub fn reconstructed(says: &str) -> Markup {
    html! { span.recon role="img" aria-label=(says) title=(says) { "≈" } }
}

/// Dice of one throw; they are seen to fall when they come onto a page.
pub fn dice(faces: &[u8]) -> Markup {
    html! { span.throw { @for &face in faces { (die(face)) } } }
}

/// Where the pips of a face are, on a grid of three by three.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(1, 1)],
    &[(0, 0), (2, 2)],
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (2, 0), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
];

fn die(face: u8) -> Markup {
    let pips = usize::from(face).checked_sub(1).and_then(|face| PIPS.get(face)).copied().unwrap_or_default();
    html! {
        svg.die viewBox="0 0 24 24" role="img" aria-label=(face) {
            rect x="1" y="1" width="22" height="22" rx="5" {}
            @for &(right, down) in pips { circle cx=(6 + 6 * right) cy=(6 + 6 * down) r="2.3" {} }
        }
    }
}

/// A token with the name beside it.
pub fn seat_name(seat: Seat, name: &str) -> Markup {
    html! { span.seat { (seat_token(seat)) span { (name) } } }
}

/// A part of the table that a small screen shows by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    Board,
    Mine,
    Others,
}

/// Marks what belongs to an area; on a large screen it changes nothing.
pub fn area(area: Area, content: &Markup) -> Markup {
    let name = match area {
        Area::Board => "board",
        Area::Mine => "mine",
        Area::Others => "others",
    };
    html! { div.area data-area=(name) { (content) } }
}

/// All symbols a page needs: those shared by all, and those of one game.
pub fn symbol_sheet(of_the_game: &'static str) -> Markup {
    html! {
        svg.sheet width="0" height="0" aria-hidden="true" {
            defs { (PreEscaped(crate::KIT_SYMBOLS)) (PreEscaped(of_the_game)) }
        }
    }
}
