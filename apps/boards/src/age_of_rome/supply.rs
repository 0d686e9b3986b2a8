//! Tiles, medals and Pantheon pieces that are still to be had.

use ::age_of_rome::components::{Building, Metal};
use maud::{Markup, html};

use super::Scene;
use super::parts;
use crate::kit;

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.ar-supply {
            table {
                caption { (scene.word("board-supply")) }
                thead { (levels(scene)) }
                tbody { @for &building in Building::ALL { (row(scene, building)) } }
            }
            (pieces(scene))
        }
    }
}

fn levels(scene: &Scene<'_>) -> Markup {
    let printed = &scene.seen().edition.buildings[Building::Military];
    let row = |key: &str, symbol: &Markup, values: [u16; 3]| {
        html! {
            tr.ar-cost {
                th scope="row" { (scene.word(key)) " " (symbol) }
                @for value in values { td { (value) } }
                td {}
            }
        }
    };
    html! {
        tr { td {} @for level in 1..=3 { th scope="col" { (parts::roman(level)) } } td {} }
        (row("board-cost", &parts::icon("denar"), printed.cost))
        (row("board-gives", &kit::icon("laurel"), printed.glory))
    }
}

fn row(scene: &Scene<'_>, building: Building) -> Markup {
    let seen = scene.seen();
    let is_here = seen.medals[building].is_none() && !seen.variants.heroes;
    html! {
        tr class={ "ar-t-" (building) } {
            th scope="row" { (parts::icon(building.id())) " " (parts::building(scene, building)) }
            @for level in 1..=3 {
                @let left = seen.tiles_left(building, level);
                td { span.ar-tiles.z[left == 0] { (left) } }
            }
            td { @if is_here { (medal(scene, building)) } }
        }
    }
}

pub(super) fn medal(scene: &Scene<'_>, building: Building) -> Markup {
    let name = scene.word(&format!("medal-{building}"));
    html! {
        span.ar-medal data-key={ "medal-" (building) } role="img" aria-label=(name) title=(name) {
            (parts::icon(&format!("medal-{building}")))
        }
    }
}

/// The shared pieces of the Pantheon, best first.
fn pieces(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    html! {
        div.ar-pools {
            span.ar-pool { (scene.word("board-bases")) (pool(scene, "base", |metal| seen.bases[metal])) }
            span.ar-pool { (scene.word("board-roofs")) (pool(scene, "roof", |metal| seen.roofs[metal])) }
        }
    }
}

fn pool(scene: &Scene<'_>, shape: &str, left: impl Fn(Metal) -> u8) -> Markup {
    html! {
        @for &metal in Metal::ALL {
            @let name = scene.word(&format!("metal-{metal}"));
            @for _ in 0..left(metal) {
                span class={ "ar-metal " (shape) " ar-" (metal) } title=(name) {
                    (scene.seen().edition.metal_points(metal))
                }
            }
        }
    }
}
