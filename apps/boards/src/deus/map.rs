//! The continent: hexes, the edges of the tiles, and the ways of armies over them.

use ::deus::Action;
use ::deus::map::{Hex, Region};
use maud::{Markup, html};

use super::parts::Point;
use super::{Scene, region};
use crate::kit::rounded;

/// From the middle of a region to its right edge, and to the middle of the row below.
const ACROSS: f32 = 41.57;
const DOWN: f32 = 72.0;
/// Around a round button there is room for a finger where the map is drawn for fingers.
const FINGER: f32 = 30.0;
/// Free space around the land.
const MARGIN: f32 = 58.0;

pub(super) fn middle(hex: Hex) -> Point {
    let (q, r) = (f32::from(hex.q), f32::from(hex.r));
    (rounded(ACROSS * (2.0 * q + r)), rounded(DOWN * r))
}

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let hexes: Vec<Hex> = seen.ground().regions().iter().map(|region| seen.hex(region)).collect();
    html! {
        div.zoomable.du-box {
            svg.du-map viewBox=(view(&hexes)) role="group" aria-label=(scene.word("board-map")) {
                g.du-rim { (copies(&hexes)) }
                g.du-rim2 { (copies(&hexes)) }
                @for region in seen.ground().regions().iter() { (region::ground(scene, region)) }
                path.du-tiles d=(tile_edges(scene, &hexes)) {}
                @for region in seen.ground().regions().iter() { (region::things(scene, region)) }
                (marches(scene))
            }
        }
    }
}

fn copies(hexes: &[Hex]) -> Markup {
    html! {
        @for &hex in hexes { @let (x, y) = middle(hex); use href="#du-hex" x=(x) y=(y) {} }
    }
}

/// The part of the plane that is shown.
fn view(hexes: &[Hex]) -> String {
    let range = |values: &mut dyn Iterator<Item = f32>| {
        values.fold((f32::MAX, f32::MIN), |(least, most), value| (least.min(value), most.max(value)))
    };
    let (left, right) = range(&mut hexes.iter().map(|&hex| middle(hex).0));
    let (top, bottom) = range(&mut hexes.iter().map(|&hex| middle(hex).1));
    let [x, y] = [left, top].map(|edge| rounded(edge - MARGIN));
    let [width, height] = [right - left, bottom - top].map(|size| rounded(size + 2.0 * MARGIN));
    format!("{x} {y} {width} {height}")
}

/// Where two tiles meet: for every region its three upper and right edges, so that none comes twice.
fn tile_edges(scene: &Scene<'_>, hexes: &[Hex]) -> String {
    let tile = |hex| scene.seen().region_at(hex).map(Region::tile);
    let is_border = |hex: Hex, (q, r): (i8, i8)| {
        let beyond = tile(Hex { q: hex.q + q, r: hex.r + r });
        beyond.is_some() && beyond != tile(hex)
    };
    let of_hex = |&hex: &Hex| {
        EDGES.into_iter().filter(move |&(way, ..)| is_border(hex, way)).map(move |edge| line(hex, edge))
    };
    hexes.iter().flat_map(of_hex).collect()
}

/// An edge of a region: towards which neighbor it lies, and its ends as seen from the middle.
type Edge = ((i8, i8), Point, Point);

const EDGES: [Edge; 3] = [
    ((1, 0), (ACROSS, -24.0), (ACROSS, 24.0)),
    ((1, -1), (0.0, -48.0), (ACROSS, -24.0)),
    ((0, -1), (-ACROSS, -24.0), (0.0, -48.0)),
];

fn line(hex: Hex, (_, from, to): Edge) -> String {
    let (x, y) = middle(hex);
    let [from_x, from_y, to_x, to_y] = [x + from.0, y + from.1, x + to.0, y + to.1].map(rounded);
    format!("M{from_x} {from_y}L{to_x} {to_y}")
}

/// Where armies can go: an arrow with a round button on it.
fn marches(scene: &Scene<'_>) -> Markup {
    html! {
        @for &action in scene.legal() {
            @if let Action::Move(from, to) = action {
                @let (from, to) = (middle(from), middle(to));
                @let [start, knob, end] = [0.22, 0.62, 0.88].map(|part| between(from, to, part));
                (scene.svg_press(action, "du-march", &html! {
                    circle.du-hit cx=(knob.0) cy=(knob.1) r=(FINGER) {}
                    path.du-way d={ "M" (start.0) " " (start.1) "L" (end.0) " " (end.1) } {}
                    circle.du-knob cx=(knob.0) cy=(knob.1) r="11" {}
                    (super::parts::svg_icon("military", knob, 14.0))
                }))
            }
        }
    }
}

fn between(from: Point, to: Point, part: f32) -> Point {
    (rounded(from.0 + (to.0 - from.0) * part), rounded(from.1 + (to.1 - from.1) * part))
}
