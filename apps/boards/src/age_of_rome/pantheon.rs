//! The Pantheon of a player: own pieces in the seat's colour, the shared piece that finished each level.

use ::age_of_rome::components::Metal;
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::{Scene, parts};
use crate::kit::{self, SEAT_SYMBOLS};

pub(super) fn draw(scene: &Scene<'_>, seat: Seat) -> Markup {
    let says = scene.say(&Phrase::new("board-pantheon-of").with("seat", parts::name_arg(seat)));
    let class = format!("ar-pantheon {}", parts::seat_class(seat));
    html! {
        svg class=(class) viewBox="0 0 200 180" role="img" aria-label=(says) {
            use href="#ar-steps" width="200" height="180" {}
            (roof(scene, seat))
            (base(scene, seat))
        }
    }
}

fn roof(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.seen();
    let (room, pantheon) = (seen.edition.pantheon.roof, &seen.players[seat].pantheon);
    let is_next = pantheon.base_top.is_some() && pantheon.roof == room;
    html! {
        (top(scene, "M100 6 188 49H12z", 39, pantheon.roof_top, Metal::best(seen.roofs).filter(|_| is_next)))
        @for place in 0..room { (beam(seat, spread(place, room, 40.0, 160.0), place < pantheon.roof)) }
    }
}

fn base(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.seen();
    let (room, pantheon) = (seen.edition.pantheon.base, &seen.players[seat].pantheon);
    let next = Metal::best(seen.bases).filter(|_| pantheon.base == room);
    html! {
        (top(scene, "M70 158V104a30 24 0 0 1 60 0v54z", 136, pantheon.base_top, next))
        @for place in 0..room { (column(seat, spread(place, room, 38.0, 162.0), place < pantheon.base)) }
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

/// The shared piece of a level; when it comes next, what it will be worth.
fn top(scene: &Scene<'_>, outline: &str, y: u8, metal: Option<Metal>, next: Option<Metal>) -> Markup {
    let class = metal.map_or_else(|| "ar-hole".to_owned(), |metal| format!("ar-{metal} ar-shared"));
    html! {
        path class=(class) d=(outline) {}
        @if let Some(piece) = metal.or(next) {
            text.ar-worth.ar-next[metal.is_none()] x="100" y=(y) { (scene.seen().edition.metal_points(piece)) }
        }
    }
}
