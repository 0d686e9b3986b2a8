//! The glory track: thirty spaces, the markers, the milestones.

use game::Seat;
use maud::{Markup, html};

use super::Scene;
use super::parts::{self, Piece};
use crate::kit;

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let length = scene.seen().edition.track.length;
    html! {
        section.panel.ar-glory {
            div.ar-glory-head {
                h2 { (kit::icon("laurel")) " " (scene.word("board-glory")) }
                (milestones(scene))
            }
            div.ar-track { @for space in 1..=length { (place(scene, space, length)) } }
        }
    }
}

/// Who has met which milestone, and where the moving ones stand.
fn milestones(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    html! {
        div.ar-milestones {
            span { (parts::icon("follower")) (scene.word("board-milestone")) }
            @for milestone in 0..4 {
                span {
                    b { (seen.milestone(milestone)) }
                    @for seat in Seat::all(seen.seats) {
                        @if seen.players[seat].milestones[milestone] { (parts::piece(Piece::Disc, seat)) }
                    }
                }
            }
        }
    }
}

fn place(scene: &Scene<'_>, space: u16, length: u16) -> Markup {
    let seen = scene.seen();
    let milestone = (0..4).find(|&milestone| seen.milestone(milestone) == space);
    let here: Vec<Seat> =
        seen.boards().filter(|&seat| space_of(seen.players[seat].glory, length) == space).collect();
    html! {
        div.ar-space.ar-stone[milestone.is_some()].fixed[milestone == Some(0)] {
            i { (space) }
            @if milestone.is_some() { span.ar-plus { (parts::icon("follower")) "+1" } }
            @if !here.is_empty() {
                span.ar-markers.many[here.len() > 1] {
                    @for seat in here { (marker(scene, seat, length)) }
                }
            }
        }
    }
}

/// After the last space the marker goes on from the first (rule 2.3).
fn space_of(glory: u16, length: u16) -> u16 {
    glory.saturating_sub(1) % length + 1
}

fn marker(scene: &Scene<'_>, seat: Seat, length: u16) -> Markup {
    let glory = scene.seen().players[seat].glory;
    let before = glory.saturating_sub(1) / length * length;
    let says = format!("{}: {glory}", parts::name(scene, seat));
    html! {
        span.ar-marker data-key={ "glory-" (seat.index()) } role="img" aria-label=(says) title=(says) {
            (parts::piece(Piece::Disc, seat))
            @if before > 0 { b { "+" (before) } }
        }
    }
}
