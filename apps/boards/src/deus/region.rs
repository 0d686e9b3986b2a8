//! One region: its ground, whose it is, what stands there, what can be done there.

use ::deus::Action;
use ::deus::components::{Kind, Terrain};
use ::deus::map::{Hex, Region};
use ::deus::state::{Phase, Project};
use game::Seat;
use maud::{Markup, html};
use strum::VariantArray;

use super::Scene;
use super::map::middle;
use super::parts::{self, Point, svg_icon};
use crate::kit::{self, rounded};

pub(super) fn ground(scene: &Scene<'_>, region: Region) -> Markup {
    let Some(terrain) = scene.seen().terrain(region) else { return Markup::default() };
    let hex = scene.seen().hex(region);
    let (x, y) = middle(hex);
    html! {
        use href="#du-hex" class={ "du-g-" (terrain) } x=(x) y=(y) {}
        @if terrain != Terrain::Village {
            use.du-tx href="#du-hex" x=(x) y=(y) fill={ "url(#du-tx-" (terrain) ")" } {}
        }
        text.du-at x=(rounded(x - 18.0)) y=(rounded(y + 33.0)) aria-hidden="true" { (hex) }
    }
}

pub(super) fn things(scene: &Scene<'_>, region: Region) -> Markup {
    let seen = scene.seen();
    let (hex, Some(terrain)) = (seen.hex(region), seen.terrain(region)) else { return Markup::default() };
    if terrain == Terrain::Village {
        return village(scene, region, hex);
    }
    let point = middle(hex);
    let content = seen.owner(region).map_or_else(
        || html! { g.du-free { (svg_icon(terrain.to_string(), point, 27.0)) } },
        |owner| held(scene, region, owner, terrain, point),
    );
    target(scene, region, &content)
}

/// A region with the pieces of its owner.
fn held(scene: &Scene<'_>, region: Region, owner: Seat, terrain: Terrain, (x, y): Point) -> Markup {
    let player = scene.seen().player(owner);
    let kinds = Kind::VARIANTS.iter().filter(|&&kind| player.pieces[kind].contains(region));
    let mut pieces: Vec<String> = kinds.map(ToString::to_string).collect();
    if player.temples.contains(region) {
        pieces.push("temple".to_owned());
    }
    let (places, size) = places(pieces.len());
    html! {
        g class={ "du-o" (owner.index() + 1) } {
            title { (scene.name(owner)) }
            use.du-own href="#du-inner" x=(x) y=(y) {}
            g.du-land-mark { (svg_icon(terrain.to_string(), (x, y + 35.0), 14.0)) }
            g.du-piece {
                @for (piece, (dx, dy)) in pieces.iter().zip(places) {
                    g data-key={ "piece-" (owner) "-" (piece) "-" (region.index()) } data-flock={ (piece) "-" (owner) } {
                        (svg_icon(piece, (x + dx, y + dy), size))
                    }
                }
            }
        }
        (kit::svg_seat_token(owner, x, rounded(y - 40.0), 9.5))
    }
}

/// Where so many pieces stand around the middle, and how large they are.
fn places(pieces: usize) -> (Vec<Point>, f32) {
    let row = |number: usize, y: f32| {
        let step = if number > 2 { 21.0 } else { 27.0 };
        let first = -step * (number.saturating_sub(1)) as f32 / 2.0;
        (0..number).map(move |place| (first + step * place as f32, y))
    };
    match pieces {
        0..=2 => (row(pieces, 0.0).collect(), 28.0),
        3 | 4 => (row(2, -12.0).chain(row(pieces - 2, 14.0)).collect(), 23.0),
        _ => (row(3, -10.0).chain(row(pieces - 3, 13.0)).collect(), 20.0),
    }
}

/// What can be done here: build, or begin a new settlement for points.
fn target(scene: &Scene<'_>, region: Region, content: &Markup) -> Markup {
    let hex = scene.seen().hex(region);
    match scene.seen().phase {
        Phase::Place { project } if scene.can(Action::Settle(hex)) => {
            settlement(scene, hex, project, content)
        }
        Phase::Place { project } if scene.is_my_turn() => site(scene, region, project, content),
        _ => content.clone(),
    }
}

fn site(scene: &Scene<'_>, region: Region, project: Project, content: &Markup) -> Markup {
    let hex = scene.seen().hex(region);
    let (x, y) = middle(hex);
    let beside = if scene.seen().owner(region).is_some() { 25.0 } else { 0.0 };
    let place = Action::Place(hex);
    scene.svg_press(
        place,
        "du-target",
        &html! {
            @if scene.can(place) { use.du-legal href="#du-inner" x=(x) y=(y) {} }
            (content)
            @if scene.can(place) { (ghost(scene, project, (x + beside, y + beside))) }
        },
    )
}

/// Away from my regions: the price stands on it.
fn settlement(scene: &Scene<'_>, hex: Hex, project: Project, content: &Markup) -> Markup {
    let (x, y) = middle(hex);
    let price = scene.seen().edition.building.settlement_points;
    scene.svg_press(
        Action::Settle(hex),
        "du-target du-settle",
        &html! {
            use.du-legal href="#du-inner" x=(x) y=(y) {}
            (content)
            (ghost(scene, project, (x, y - 8.0)))
            g.du-tag {
                rect x=(x - 22.0) y=(rounded(y + 10.0)) width="44" height="19" rx="9.5" {}
                text x=(x - 6.0) y=(rounded(y + 24.0)) { "−" (price) }
                use href="#i-laurel" x=(x + 2.0) y=(rounded(y + 11.5)) width="16" height="16" {}
            }
        },
    )
}

/// The piece that would stand here.
fn ghost(scene: &Scene<'_>, project: Project, (x, y): Point) -> Markup {
    let name = match project {
        Project::Card(card) => parts::color(scene, card).to_string(),
        Project::FaceDown(kind) => kind.to_string(),
    };
    html! { g.du-ghost { circle cx=(x) cy=(rounded(y)) r="15" {} (svg_icon(name, (x, y), 20.0)) } }
}

/// A village: its points, and around it who stands there and who has an army there.
fn village(scene: &Scene<'_>, region: Region, hex: Hex) -> Markup {
    let (x, y) = middle(hex);
    if scene.seen().attacked.contains(region) {
        return html! {
            g.du-gone {
                title { (scene.word("board-village-gone")) }
                (svg_icon("village", (x, y), 26.0))
                path d={ "M" (x - 15.0) " " (y - 15.0) "l30 30m0-30l-30 30" } {}
            }
        };
    }
    let worth = scene.seen().village_points[region.tile()];
    let content = html! {
        circle.du-fence cx=(x) cy=(y) r="29" {}
        (svg_icon("village", (x, rounded(y - 11.0)), 27.0))
        g.du-tag {
            rect x=(x - 20.0) y=(rounded(y + 3.0)) width="40" height="20" rx="10" {}
            use href="#i-laurel" x=(x - 18.0) y=(rounded(y + 5.0)) width="16" height="16" {}
            text x=(x + 8.0) y=(rounded(y + 18.0)) { (worth) }
        }
        @for neighbor in scene.seen().ground().neighbors(region).iter() { (dot(scene, neighbor, (x, y))) }
    };
    let raid = Action::Raid(hex);
    html! {
        g data-key={ "village-" (region.index()) } {
            @if scene.can(raid) {
                (scene.svg_press(raid, "du-target", &html! {
                    use.du-legal href="#du-inner" x=(x) y=(y) {}
                    (content)
                }))
            } @else { (content) }
        }
    }
}

fn dot(scene: &Scene<'_>, neighbor: Region, (x, y): Point) -> Markup {
    let seen = scene.seen();
    let there = middle(seen.hex(neighbor));
    let [x, y] = [x + (there.0 - x) * 0.44, y + (there.1 - y) * 0.44].map(rounded);
    html! {
        @match seen.owner(neighbor) {
            Some(owner) => {
                @let is_armed = seen.player(owner).armies().contains(neighbor);
                g class={ "du-o" (owner.index() + 1) } {
                    circle.du-dot cx=(x) cy=(y) r=(if is_armed { "5.4" } else { "4" }) {}
                    @if is_armed { circle.du-dotc cx=(x) cy=(y) r="2" {} }
                }
            }
            None => circle.du-dot.du-none cx=(x) cy=(y) r="4" {},
        }
    }
}
