//! A sea: the ships in it.

use ::mare_nostrum::components::{Civ, Sea};
use maud::{Markup, html};

use super::parts::{self, Piece};
use super::{Scene, places};

/// The ships of each civilization side by side.
pub(super) fn draw(scene: &Scene<'_>, on: Sea) -> Markup {
    let waters = &scene.seen().seas[on];
    let fleets: Vec<(Civ, u8)> =
        Civ::ALL.iter().map(|&civ| (civ, waters.triremes[civ])).filter(|&(_, ships)| ships > 0).collect();
    let (x, y) = places::anchorage(on);
    let first = x - 21.0 * (fleets.len().saturating_sub(1)) as f32;
    html! {
        @for (place, (civ, ships)) in fleets.into_iter().enumerate() {
            @let x = first + 42.0 * place as f32;
            g data-key={ "fleet-" (on) "-" (civ) } data-flock={ "trireme-" (civ) } data-many=(ships) {
                (parts::piece(scene, Piece::Trireme, civ, (x, y)))
                @if ships > 1 { (parts::count((x + 15.0, y + 12.0), ships)) }
            }
        }
    }
}
