//! The Pantheon of a player: own pieces in the seat's colour, the shared piece that finished each level.

use ::age_of_rome::components::Metal;
use game::Seat;
use maud::{Markup, html};

use super::{Scene, parts};
use crate::kit::{self, SEAT_SYMBOLS};

pub(super) fn draw(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.seen();
    let (board, pantheon) = (&seen.edition.pantheon, &seen.players[seat].pantheon);
    let says = game::Phrase::new("board-pantheon-of").with("seat", parts::name_arg(seat));
    html! {
        svg class={ "ar-pantheon " (parts::seat_class(seat)) } viewBox="0 0 200 180" role="img" aria-label=(scene.say(&says)) {
            use href="#ar-steps" width="200" height="180" {}
            (top(scene, "M100 6 188 49H12z", 39.0, pantheon.roof_top, pantheon.base_top.is_some() && pantheon.roof == board.roof))
            @for place in 0..board.roof { (beam(seat, spread(place, board.roof, 40.0, 160.0), place < pantheon.roof)) }
            (top(scene, "M70 158V104a30 24 0 0 1 60 0v54z", 136.0, pantheon.base_top, pantheon.base == board.base))
            @for place in 0..board.base { (column(seat, spread(place, board.base, 38.0, 162.0), place < pantheon.base)) }
        }
    }
}

fn spread(place: u8, count: u8, first: f32, last: f32) -> f32 {
    kit::rounded(first + (last - first) * f32::from(place) / f32::from(count.max(2) - 1))
}

fn column(seat: Seat, x: f32, stands: bool) -> Markup {
    let outline = format!("M{} 84h46v9h-5v57h5v8h-46v-8h5V93h-5z", x - 23.0);
    html! {
        path.ar-own[stands].ar-hole[!stands] d=(outline) {}
        @if stands { (emblem(seat, x, 119.0, 24.0)) }
    }
}

fn beam(seat: Seat, x: f32, lies: bool) -> Markup {
    html! {
        rect.ar-own[lies].ar-hole[!lies] x=(x - 28.0) y="54" width="56" height="24" rx="2.5" {}
        @if lies { (emblem(seat, x, 66.0, 18.0)) }
    }
}

fn emblem(seat: Seat, x: f32, y: f32, size: f32) -> Markup {
    html! {
        use href={ "#seat-" (SEAT_SYMBOLS[seat.index()]) } x=(x - size / 2.0) y=(y - size / 2.0)
            width=(size) height=(size) color="var(--on-seat)" {}
    }
}

/// The shared piece of a level; when it comes next, what it will be.
fn top(scene: &Scene<'_>, outline: &str, y: f32, metal: Option<Metal>, is_next: bool) -> Markup {
    let seen = scene.seen();
    let is_roof = y < 60.0;
    let pool = if is_roof { seen.roofs } else { seen.bases };
    let coming = Metal::ALL.iter().copied().find(|&metal| pool[metal] > 0).filter(|_| is_next);
    let class = metal.map_or_else(|| "ar-hole".to_owned(), |metal| format!("ar-{metal} ar-shared"));
    html! {
        path class=(class) d=(outline) {}
        @if let Some(metal) = metal.or(coming) {
            text.ar-worth.ar-next[is_next && coming.is_some()] x="100" y=(y) { (seen.edition.metal_points(metal)) }
        }
    }
}
