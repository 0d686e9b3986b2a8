//! A building of my board: its name, its points, and its lanes.

use ::seven_wonders_dice::board::Spot;
use ::seven_wonders_dice::components::{Building, Field};
use ::seven_wonders_dice::edition::{BuildingCard, Lane};
use game::Phrase;
use maud::{Markup, html};

use super::choice::Mine;
use super::{field, parts};

/// A panel in the color of the building.
pub(super) fn panel(mine: &Mine<'_>, building: Building, note: &Markup, body: &Markup) -> Markup {
    let scene = mine.scene;
    let tint = parts::tint(building);
    let points = scene.seen().points_of(mine.me, building);
    let says = scene.say(&Phrase::new("board-points").with("points", points));
    html! {
        section class={ "sw-bld sw-" (tint) " sw-at-" (building) } {
            h3 {
                (parts::mark(tint))
                span { (name(mine, building)) }
                (note)
                @if let Some(card) = card(mine, building) { (parts::reconstructed(scene, card.source)) }
                @if building != Building::Warehouse { (parts::named(&says, &parts::laurel(points, "sw-hd"))) }
            }
            div.sw-body { (body) }
        }
    }
}

/// Short names where the panel is narrow.
fn name(mine: &Mine<'_>, building: Building) -> String {
    mine.scene.word(match building {
        Building::BarracksWest => "board-west",
        Building::BarracksEast => "board-east",
        Building::Guild => "board-guild",
        _ => return mine.scene.word(&format!("building-{building}")),
    })
}

fn card(mine: &Mine<'_>, building: Building) -> Option<&'static BuildingCard> {
    let edition = mine.scene.seen().edition;
    let buildings = &edition.content().file.building;
    Some(match building {
        Building::Warehouse => &buildings.warehouse,
        Building::BarracksWest => &buildings.barracks_west,
        Building::BarracksEast => &buildings.barracks_east,
        Building::Agora => &buildings.agora,
        Building::Market => &buildings.market,
        Building::University => &buildings.university,
        Building::Gallery => &buildings.gallery,
        Building::Guild => &buildings.guild,
        Building::Wonder => return None,
    })
}

/// A building that is nothing but lanes.
pub(super) fn plain(mine: &Mine<'_>, building: Building) -> Markup {
    panel(mine, building, &html! {}, &lanes(mine, building))
}

pub(super) fn agora(mine: &Mine<'_>) -> Markup {
    let (scene, seen) = (mine.scene, mine.scene.seen());
    let points = parts::laurel(format!("+{}", seen.edition.file.agora_first.points), "sw-hd");
    let note = html! {
        @if seen.players[mine.me].sheet.agora_first {
            em { (scene.word("board-agora-mine")) (points) }
        } @else if seen.agora_finished {
            em { (scene.word("board-agora-gone")) }
        } @else {
            em { (scene.word("board-agora-first")) (points) }
        }
    };
    panel(mine, Building::Agora, &note, &lanes(mine, Building::Agora))
}

pub(super) fn lanes(mine: &Mine<'_>, building: Building) -> Markup {
    let lanes = card(mine, building).into_iter().flat_map(|card| &card.lanes);
    html! { @for (number, lane) in (0..).zip(lanes) { (draw_lane(mine, building, number, lane)) } }
}

/// The symbols that open a lane, then its fields in the order of the arrows.
fn draw_lane(mine: &Mine<'_>, building: Building, number: u8, lane: &Lane) -> Markup {
    let spots = spots(mine, building, number);
    html! {
        div.sw-lane.sw-any[lane.any_order] {
            (symbols(mine, building, lane))
            @for (place, spot) in spots.into_iter().enumerate() {
                @if place == 0 || !lane.any_order { i.sw-ar { (parts::icon("chev")) } }
                (field::draw(mine, spot))
            }
        }
    }
}

/// The guild has one lane for six faces of the same shape: one symbol says it.
fn symbols(mine: &Mine<'_>, building: Building, lane: &Lane) -> Markup {
    let shown = if building == Building::Guild { &lane.symbols[..1] } else { &lane.symbols[..] };
    html! {
        span.sw-sy {
            @for &symbol in shown {
                @let says = mine.scene.word(&format!("symbol-{symbol}"));
                @let shape = if building == Building::Guild { "guild" } else { symbol.into() };
                span class={ "sw-sb sw-sb-" (shape) } role="img" aria-label=(says) title=(says) { (parts::icon(shape)) }
            }
        }
    }
}

fn spots(mine: &Mine<'_>, building: Building, lane: u8) -> Vec<Spot> {
    let layout = mine.scene.seen().layout(mine.me);
    let of_lane = |spot: &Spot| {
        let Field { lane: its, .. } = layout.field(*spot);
        its == lane
    };
    layout.of_building[building].iter().filter(of_lane).collect()
}
