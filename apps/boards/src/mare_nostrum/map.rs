//! The map: who owns which province, what stands there, who sails where, and what can be done.

use ::mare_nostrum::components::{Province, Sea};
use game::edition::Source;
use maud::{Markup, html};

use super::{Scene, land, parts, routes, waters};
use crate::kit;

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let routes = routes::routes(scene);
    html! {
        section.mn-table aria-label=(scene.word("board-map")) {
            div.zoomable {
                svg.mn-map viewBox="0 0 1600 1000" role="group" aria-label=(scene.word("board-map")) {
                    use href="#mn-back" {}
                    (ribbons(scene))
                    use href="#mn-lines" {}
                    (targets(scene))
                    @for &on in Sea::ALL { (waters::draw(scene, on)) }
                    @for &at in Province::ALL { (land::draw(scene, at)) }
                    (routes::pickers(scene, &routes))
                    (routes::arrows(scene, &routes))
                }
            }
            @if is_reconstructed(scene) {
                p.mn-recon { (kit::reconstructed(&scene.word("board-reconstructed"))) }
            }
        }
    }
}

fn is_reconstructed(scene: &Scene<'_>) -> bool {
    let file = &scene.seen().edition.file;
    let provinces = file.province.values().map(|printed| printed.source);
    provinces
        .chain(file.sea.values().map(|printed| printed.source))
        .any(|source| source == Source::Reconstructed)
}

/// A border in the colour of the owner; stripes where armies face each other.
fn ribbons(scene: &Scene<'_>) -> Markup {
    html! {
        g.mn-ribbons {
            @for (at, land) in &scene.seen().lands {
                @if let Some(owner) = land.owner {
                    g clip-path={ "url(#mn-c-" (at) ")" } {
                        use href={ "#mn-p-" (at) } class=(parts::color(scene, owner)) {}
                    }
                }
                @if land.is_war_torn() { use.mn-torn href={ "#mn-p-" (at) } fill="url(#mn-hatch)" {} }
            }
        }
    }
}

/// Provinces in which something can be done glow.
fn targets(scene: &Scene<'_>) -> Markup {
    html! {
        g.mn-targets {
            @for &at in Province::ALL {
                @if land::is_target(scene, at) { use href={ "#mn-p-" (at) } {} }
            }
        }
    }
}
