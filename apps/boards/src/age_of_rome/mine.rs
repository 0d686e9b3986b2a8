//! My own board.

use ::age_of_rome::components::{Building, Task};
use ::age_of_rome::scoring::tasks;
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::parts::{self, Piece};
use super::{Scene, hand, intrigue, missions, pantheon, seat, supply, talks, tracks, turn};
use crate::kit;

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    html! {
        (talks::draw(scene))
        section class={ "panel ar-mine " (parts::seat_class(me)) } {
            (head(scene, me))
            (turn::bar(scene))
            div.ar-grid {
                (hand::draw(scene, me))
                (hand::sets(scene, me))
                (missions::draw(scene, me))
                (board(scene, me))
                section.ar-temple { h3 { (scene.word("board-pantheon")) } (pantheon::draw(scene, me)) }
                @if scene.seen().is_imperial() { (tasks_of(scene, me)) } @else { (intrigue::draw(scene, me)) }
            }
        }
    }
}

fn head(scene: &Scene<'_>, me: Seat) -> Markup {
    let player = &scene.seen().players[me];
    html! {
        header.ar-head {
            (parts::piece(Piece::Disc, me))
            span.ar-names {
                h2 { (scene.say(&Phrase::new("board-you").with("seat", me))) }
                small { (scene.word(&format!("character-{}", player.character))) }
            }
            (seat::wreath(scene, me))
            span.ar-purse { (parts::icon("denar")) b { (player.denarii) } " " (scene.word("board-denarii")) }
            @for &building in Building::ALL {
                @if scene.seen().has_medal(me, building) { (supply::medal(scene, building)) }
            }
            (legend(scene, me))
        }
    }
}

fn legend(scene: &Scene<'_>, me: Seat) -> Markup {
    let away = format!("ar-away {}", parts::seat_class(me));
    html! {
        span.ar-legend {
            span { (parts::piece(Piece::Follower, me)) (scene.word("board-ready")) }
            span { (parts::shape("follower", &away)) (scene.word("board-placed")) }
            span { (parts::shape("follower", "ar-not-yet")) (scene.word("board-not-yet")) }
        }
    }
}

fn board(scene: &Scene<'_>, me: Seat) -> Markup {
    html! {
        section.ar-board {
            @for row in tracks::rows(scene, me) {
                div.ar-row { h3 { (row.says(scene)) } (row.pieces(scene, me)) }
            }
            div.ar-row { h3 { (scene.word("board-discord-and-bonuses")) } (tracks::discord(scene, me)) }
        }
    }
}

/// What wins alone (rule 10.4).
fn tasks_of(scene: &Scene<'_>, me: Seat) -> Markup {
    let done = tasks(scene.seen(), me);
    html! {
        section.ar-tasks {
            h3 { (scene.word("score-tasks")) small { (done.len()) "/" (Task::ALL.len()) } }
            ul {
                @for &task in Task::ALL {
                    li.done[done.contains(task)] {
                        @if done.contains(task) { (kit::icon("check")) } @else { i {} }
                        (scene.word(&format!("task-{task}")))
                    }
                }
            }
        }
    }
}
