//! The sheets of the others, small, in the same geography as my own.

use ::seven_wonders_dice::board::Spot;
use ::seven_wonders_dice::components::{Bonus, Building};
use ::seven_wonders_dice::effect::Effect;
use ::seven_wonders_dice::state::Phase;
use game::{Arg, Phrase, Seat};
use maud::{Markup, html};
use strum::VariantArray;

use super::{Scene, effect, field, forum, parts, wonder};
use crate::kit;

pub(super) fn draw_all(scene: &Scene<'_>, heading: &str, seats: impl Iterator<Item = Seat>) -> Markup {
    html! {
        section.sw-others {
            h2.hidden-name { (scene.word(heading)) }
            @for seat in seats { (draw(scene, seat)) }
        }
    }
}

fn draw(scene: &Scene<'_>, seat: Seat) -> Markup {
    let building = |building| draw_building(scene, seat, building);
    html! {
        section class={ "panel sw-other sw-seat" (seat.index() + 1) } {
            header {
                (kit::seat_token(seat))
                div { h3 { (scene.name(seat)) } small { (place(scene, seat)) } }
                (parts::points_now(scene, seat))
                (enlarge(scene, seat))
            }
            div.sw-state { (state(scene, seat)) span { (parts::purse(scene, seat)) (parts::resources(scene, seat)) } }
            div.sw-map {
                (building(Building::BarracksWest))
                div { (building(Building::Agora)) (building(Building::Market)) }
                div.sw-mw {
                    (caption(scene, seat, Building::Wonder))
                    (wonder::progress(scene, seat))
                    small { (wonder::built(scene, seat)) "/" (wonder::steps(scene, seat)) }
                }
                div {
                    (building(Building::University))
                    span { (building(Building::Gallery)) (building(Building::Guild)) }
                }
                (building(Building::BarracksEast))
            }
            div.sw-extras {
                (wonder::next(scene, seat))
                (agora_first(scene, seat))
                (effect::lasting(scene, seat))
                (forum::obtained(scene, seat))
            }
            footer { (warehouse(scene, seat)) (bonuses(scene, seat)) }
        }
    }
}

/// A sheet can be made as wide as the table.
fn enlarge(scene: &Scene<'_>, seat: Seat) -> Markup {
    let says = scene.say(&Phrase::new("board-enlarge").with("name", Arg::Seat(seat)));
    html! {
        label.ib.sw-enlarge title=(says) {
            input.hidden-name type="checkbox" id={ "sw-large-" (seat.index()) } aria-label=(says);
            (kit::icon("zoom-in"))
        }
    }
}

/// "Rhodes, on your left"
fn place(scene: &Scene<'_>, seat: Seat) -> String {
    let seen = scene.seen();
    let city = scene.word(&format!("city-{}", seen.players[seat].city));
    let beside = scene.me().and_then(|me| match seen.neighbors(me) {
        [left, right] if left == seat && right == seat => Some("board-both-sides"),
        [left, _] if left == seat => Some("board-on-left"),
        [_, right] if right == seat => Some("board-on-right"),
        _ => None,
    });
    beside.map_or(city.clone(), |key| format!("{city}, {}", scene.word(key)))
}

fn state(scene: &Scene<'_>, seat: Seat) -> Markup {
    if scene.seen().phase != Phase::Round {
        return Markup::default();
    }
    html! {
        @if scene.seen().players[seat].turn.done {
            span.sw-is.ok { (parts::icon("seal")) (scene.word("board-chosen")) }
        } @else {
            span.sw-is { (parts::icon("glass-h")) (scene.word("board-choosing")) }
        }
    }
}

/// "Agora: 5/9, 13 points", as a shape and a number.
fn caption(scene: &Scene<'_>, seat: Seat, building: Building) -> Markup {
    let seen = scene.seen();
    let fields = seen.layout(seat).of_building[building];
    let marked = seen.players[seat].sheet.marked.and(fields);
    let points = seen.points_of(seat, building);
    let worth = scene.say(&Phrase::new("board-points").with("points", points));
    let name = scene.word(&format!("building-{building}"));
    let says = format!("{name}: {}/{}, {worth}", marked.len(), fields.len());
    html! {
        span.sw-cap role="img" aria-label=(says) title=(says) {
            (parts::mark(parts::tint(building))) b { (points) }
        }
    }
}

fn agora_first(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.seen();
    let says = scene.word("text-agora-first");
    html! {
        @if seen.players[seat].sheet.agora_first {
            span.sw-pm role="img" aria-label=(says) title=(says) {
                (parts::tile("blue")) (parts::laurel(format!("+{}", seen.edition.file.agora_first.points), "sw-vs"))
            }
        }
    }
}

/// Marked and empty fields, lane by lane.
fn draw_building(scene: &Scene<'_>, seat: Seat, building: Building) -> Markup {
    let layout = scene.seen().layout(seat);
    let spots: Vec<Spot> = layout.of_building[building].iter().collect();
    let lanes = spots.chunk_by(|a, b| layout.field(*a).lane == layout.field(*b).lane);
    html! {
        div class={ "sw-mb sw-" (parts::tint(building)) " sw-mb-" (building) } {
            (caption(scene, seat, building))
            div aria-hidden="true" { @for lane in lanes { span { @for &spot in lane { (small_field(scene, seat, spot)) } } } }
        }
    }
}

fn small_field(scene: &Scene<'_>, seat: Seat, spot: Spot) -> Markup {
    let seen = scene.seen();
    let is_marked = seen.players[seat].sheet.marked.contains(spot);
    html! { i.x[is_marked].defense[seen.board(seat).effect(spot) == Effect::Defense] {} }
}

fn warehouse(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.seen();
    let layout = seen.layout(seat);
    let file = &seen.edition.file;
    let lanes = file.building.warehouse.lanes.iter().filter_map(|lane| lane.symbols.first());
    html! {
        span.sw-row {
            @for &symbol in lanes {
                @let fields = layout.by_symbol[symbol].and(layout.of_building[Building::Warehouse]);
                @let has = !fields.and(seen.players[seat].sheet.marked).is_empty();
                @let says = scene.word(&format!("symbol-{symbol}"));
                i.lit[has] role="img" aria-label=(says) aria-hidden=[(!has).then_some("true")] title=(says) { (parts::icon(symbol.into())) }
            }
        }
    }
}

fn bonuses(scene: &Scene<'_>, seat: Seat) -> Markup {
    let ticked = scene.seen().players[seat].sheet.bonuses;
    html! {
        span.sw-row {
            @for &bonus in Bonus::VARIANTS {
                @let is_ticked = ticked.contains(bonus);
                @let says = scene.word(&format!("bonus-{bonus}"));
                i.lit[is_ticked] role="img" aria-label=(says) aria-hidden=[(!is_ticked).then_some("true")] title=(says) {
                    @match bonus {
                        Bonus::Action => (parts::icon("again")),
                        Bonus::Cross => (parts::icon("pencil")),
                        Bonus::Coins => (parts::icon("gold")),
                    }
                    @if is_ticked { (field::crossed()) }
                }
            }
        }
    }
}
