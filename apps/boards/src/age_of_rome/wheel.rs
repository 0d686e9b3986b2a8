//! The wheel of provinces. Mine is at the bottom; what lies on a province stays upright while the wheel turns.

mod place;
mod tile;

use ::age_of_rome::Action;
use ::age_of_rome::components::Spot;
use game::Seat;
use maud::{Markup, html};

use super::parts::{self, Piece};
use super::{Scene, my_side};
use crate::kit;

const MIDDLE: f32 = 372.0;
pub(super) const SIDES: u8 = 4;

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        div.ar-wheel.zoomable {
            svg viewBox="-4 -4 752 752" role="group" aria-label=(scene.word("board-wheel")) {
                (layer("rim", 0, ""))
                (turns(scene))
                @for side in 0..SIDES { (land(scene, side)) }
                @for side in 0..SIDES { (layer("edge", side, "")) }
                (layer("sea", 0, ""))
                (colosseum(scene))
                @for side in 0..SIDES { (place::draw(scene, side)) }
            }
        }
    }
}

/// A point so many degrees clockwise from the middle of a side, counted clockwise from mine.
fn point(side: u8, degrees: f32, radius: f32) -> (f32, f32) {
    let angle = (90.0 + 90.0 * f32::from(side) + degrees).to_radians();
    (kit::rounded(MIDDLE + radius * angle.cos()), kit::rounded(MIDDLE + radius * angle.sin()))
}

/// A drawing as large as the wheel, turned to a side.
fn layer(name: &str, side: u8, class: &str) -> Markup {
    let turned = (side > 0).then(|| format!("rotate({} 372 372)", 90 * u16::from(side)));
    let class = (!class.is_empty()).then_some(class);
    html! {
        use href={ "#ar-" (name) } class=[class] x="-4" y="-4" width="752" height="752" transform=[turned] {}
    }
}

/// A symbol of the sheet around a point.
fn symbol(name: &str, at: (f32, f32), size: f32) -> Markup {
    let [x, y] = [at.0, at.1].map(|middle| kit::rounded(middle - size / 2.0));
    html! { use href={ "#" (name) } x=(x) y=(y) width=(size) height=(size) {} }
}

fn land(scene: &Scene<'_>, side: u8) -> Markup {
    let seen = scene.seen();
    let table_side = (my_side(scene) + side) % SIDES;
    let province = seen.province_on_side(table_side);
    html! {
        (layer("quarter", side, &format!("ar-{province}")))
        @if let Some(seat) = seen.seat_on_side(table_side) { (layer("side", side, &parts::seat_class(seat))) }
    }
}

/// The arrowheads of the event: how often and which way the wheel will turn.
fn turns(scene: &Scene<'_>) -> Markup {
    let turns = scene.seen().turns();
    let mirrored = (turns < 0).then_some("translate(744 0) scale(-1 1)");
    html! {
        g transform=[mirrored] {
            @for side in 0..SIDES {
                @if turns != 0 { (layer("turn", side, "")) }
                @if turns.abs() > 1 { (layer("turn-again", side, "")) }
            }
        }
    }
}

fn colosseum(scene: &Scene<'_>) -> Markup {
    let action = Action::Place { spot: Spot::Colosseum, bonus: false, cards: false };
    let arena = html! {
        ellipse.ar-halo cx="372" cy="379" rx="84" ry="64" {}
        (layer("arena", 0, ""))
        text.ar-sea-name { textPath href="#ar-arc-c" startOffset="50%" { (scene.word("spot-colosseum")) } }
    };
    html! {
        (scene.svg_press(action, "ar-spot", &arena))
        (visitors(scene))
        g.ar-gain {
            rect x="345" y="444" width="54" height="23" rx="11.5" {}
            text x="362" y="460.5" { "+" (scene.seen().edition.prices.colosseum) }
            (symbol("i-laurel", (382.0, 455.5), 18.0))
        }
    }
}

/// Followers in the arena; they pass on clicks to it.
fn visitors(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let inside: Vec<Seat> = seen
        .boards()
        .flat_map(|seat| std::iter::repeat_n(seat, seen.players[seat].in_colosseum.into()))
        .collect();
    let step = if inside.len() > 3 { 60.0 / inside.len() as f32 } else { 20.0 };
    let left = MIDDLE - step * (inside.len().saturating_sub(1)) as f32 / 2.0;
    html! {
        g.ar-inert {
            @for (place, &seat) in inside.iter().enumerate() {
                @let name = Piece::Follower.symbol(seat);
                g data-key={ (name) "-arena-" (place) } data-flock=(name) {
                    (symbol(&name, (left + step * place as f32, 374.0), 30.0))
                }
            }
        }
    }
}
