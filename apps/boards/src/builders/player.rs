//! The areas of the other players.

use ::builders::state::{Phase, Player};
use game::{Phrase, Seat};
use maud::{Markup, html};
use strum::VariantArray;

use super::{Scene, parts, site, turn};
use crate::kit;

pub(super) fn draw_all(scene: &Scene<'_>, heading: &str, seats: impl Iterator<Item = Seat>) -> Markup {
    html! {
        section.bu-others {
            div.bu-others-head { h2 { (scene.word(heading)) } (legend(scene)) }
            div.bu-areas { @for seat in seats { (area(scene, seat)) } }
        }
    }
}

fn legend(scene: &Scene<'_>) -> Markup {
    html! {
        div.bu-legend {
            @for resource in ::builders::components::Resource::VARIANTS {
                span { (parts::icon(resource.into())) (scene.word(&format!("resource-{resource}"))) }
            }
            span { (scene.word("board-fixed-order")) }
        }
    }
}

fn area(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = &scene.seen().players[seat];
    html! {
        section class={ "panel bu-player bu-seat" (seat.index() + 1) } {
            header.bu-head {
                (kit::seat_token(seat))
                h3 { (scene.name(seat)) }
                (note(scene, seat))
                (standing(scene, seat))
            }
            @for building in player.sites { (site::small(scene, building)) }
            (idle(scene, seat, player))
            (finished(scene, player))
        }
    }
}

/// Points and sesterces; after the end the whole score.
pub(super) fn standing(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.seen();
    let (won, coins) = (seen.points(seat), seen.players[seat].coins);
    let says = [
        scene.say(&Phrase::new("board-points").with("points", won)),
        scene.say(&Phrase::new("board-coins").with("coins", coins)),
    ];
    html! {
        span.bu-standing {
            span role="img" aria-label=(says[0]) title=(says[0]) { (parts::points(won)) }
            span role="img" aria-label=(says[1]) title=(says[1]) { (parts::coins(coins)) }
            @if seen.phase == Phase::Over { b.bu-total { (total(scene, seat)) } }
        }
    }
}

fn total(scene: &Scene<'_>, seat: Seat) -> String {
    let tenths = ::builders::score(scene.seen(), seat);
    let score = format!("{}{}.{}", if tenths < 0 { "−" } else { "" }, tenths.abs() / 10, tenths.abs() % 10);
    scene.say(&Phrase::new("board-total").with("score", score))
}

fn note(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.seen();
    let Some(active) = turn::active(seen) else { return Markup::default() };
    let is_next = active.left(seen.seats) == seat;
    html! {
        span.bu-note {
            @if active == seat {
                b { (scene.word("board-to-move")) }
                @if matches!(seen.phase, Phase::Turn { .. }) { (turn::pips(scene)) }
            } @else if is_next { span { (scene.word("board-next")) } }
            @if seen.start_player == seat { span { (parts::icon("start")) (scene.word("board-start-player")) } }
        }
    }
}

fn idle(scene: &Scene<'_>, seat: Seat, player: &Player) -> Markup {
    let has_nothing = player.idle.is_empty() && player.tools.is_empty() && player.loans == 0;
    html! {
        div.bu-block {
            h4 { (scene.word("board-idle")) }
            div.bu-chips {
                @for hand in player.idle { (parts::chip(scene, hand)) }
                @for tool in player.tools { (parts::tool_chip(scene, tool)) }
                @for loan in 0..player.loans {
                    span.bu-chip data-key={ "loan-" (seat.index()) "-" (loan) } {
                        (parts::icon("loan")) (scene.word("board-loan"))
                    }
                }
                @if has_nothing { span.bu-none { "–" } }
            }
        }
    }
}

fn finished(scene: &Scene<'_>, player: &Player) -> Markup {
    html! {
        div.bu-block {
            h4 { (scene.word("board-finished")) }
            div.bu-chips {
                @for building in player.finished {
                    span.bu-chip data-key={ "building-" (building) } {
                        (parts::drawing(building))
                        span.bu-long { (parts::building_name(scene, building)) }
                        (parts::points(scene.seen().edition.building[building].points))
                    }
                }
                @if player.finished.is_empty() { span.bu-none { "–" } }
            }
        }
    }
}
