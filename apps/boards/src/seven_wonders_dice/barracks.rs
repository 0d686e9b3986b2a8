//! My barracks, and those of the neighbor they face.

use ::seven_wonders_dice::board::Spot;
use ::seven_wonders_dice::components::Building;
use ::seven_wonders_dice::effect::Effect;
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::choice::Mine;
use super::{building, field, parts};
use crate::kit;

pub(super) fn west(mine: &Mine<'_>) -> Markup {
    let left = mine.me.left(mine.scene.seen().seats);
    html! {
        (facing(mine, left, Building::BarracksEast, "sw-nw"))
        (own(mine, Building::BarracksWest, left, Building::BarracksEast))
    }
}

pub(super) fn east(mine: &Mine<'_>) -> Markup {
    let right = mine.me.right(mine.scene.seen().seats);
    html! {
        (own(mine, Building::BarracksEast, right, Building::BarracksWest))
        (facing(mine, right, Building::BarracksWest, "sw-ne"))
    }
}

fn own(mine: &Mine<'_>, barracks: Building, neighbor: Seat, theirs: Building) -> Markup {
    let (scene, seen) = (mine.scene, mine.scene.seen());
    let takes = |key, seat, barracks| {
        scene.say(&Phrase::new(key).with("defenses", seen.defenses_against(seat, barracks)))
    };
    let body = html! {
        (building::lanes(mine, barracks))
        p.sw-taken {
            span { (takes("board-my-attacks", mine.me, barracks)) }
            span { (takes("board-their-attacks", neighbor, theirs)) }
        }
    };
    building::panel(mine, barracks, &html! {}, &body)
}

/// The neighbor's barracks as they were when the round began.
fn facing(mine: &Mine<'_>, neighbor: Seat, barracks: Building, place: &str) -> Markup {
    let (scene, seen) = (mine.scene, mine.scene.seen());
    let layout = seen.layout(neighbor);
    let fields: Vec<Spot> = layout.of_building[barracks].iter().collect();
    let lanes = fields.chunk_by(|a, b| layout.field(*a).lane == layout.field(*b).lane);
    html! {
        section class={ "sw-nb " (place) " sw-seat" (neighbor.index() + 1) } {
            header {
                h3 { (kit::sized_seat_token(neighbor, "s")) span { (scene.name(neighbor)) } }
                p { (scene.word(&format!("building-{barracks}"))) }
            }
            div.sw-nbb.sw-red {
                @for lane in lanes {
                    div { @for &spot in lane { (their_field(mine, neighbor, spot)) } }
                }
            }
        }
    }
}

fn their_field(mine: &Mine<'_>, neighbor: Seat, spot: Spot) -> Markup {
    let seen = mine.scene.seen();
    let (board, sheet) = (seen.board(neighbor), &seen.players[neighbor].sheet);
    let is_marked = sheet.marked.contains(spot);
    let place = usize::from(spot.0);
    let points = if is_marked {
        sheet.written[seen.layout(neighbor).attacks_before[place]]
    } else {
        board.attacks[place]
    };
    let says = mine.scene.say(&seen.about_field(neighbor, spot));
    html! {
        span.sw-nf.x[is_marked] role="img" aria-label=(says) title=(says) {
            @if board.effect(spot) == Effect::Defense { (parts::icon("shield")) }
            @else { (parts::laurel(points, if is_marked { "sw-pen" } else { "" })) }
            @if is_marked { (field::crossed()) }
        }
    }
}
