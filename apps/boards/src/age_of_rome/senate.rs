//! The senate column, the newest vote on top.

use ::age_of_rome::Action;
use game::Seat;
use maud::{Markup, html};

use super::Scene;
use super::parts::{self, Piece};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let points = seen.edition.senate.points;
    html! {
        section.panel.ar-senate {
            h2 {
                (parts::icon("political")) " " (scene.word("board-senate"))
                small { (scene.word("board-newest")) }
            }
            p.ar-hint {
                (scene.word("board-majority")) " " (parts::glory(format!("+{}", seen.edition.prices.majority)))
            }
            ol {
                @for (place, &worth) in points.iter().enumerate().rev() {
                    (vote(scene, place, seen.senate.get(place).copied(), worth))
                }
            }
        }
    }
}

/// `place` is counted from below, from 0.
fn vote(scene: &Scene<'_>, place: usize, owner: Option<Seat>, worth: u16) -> Markup {
    let Some(owner) = owner else {
        return html! { li.ar-vote.vacant { span {} span {} b { (worth) } } };
    };
    let earlier = scene.seen().senate[..place].iter().filter(|&&other| other == owner).count();
    let is_lowest = place == 0 && scene.seen().senate.len() == scene.seen().edition.senate.points.len();
    html! {
        li.ar-vote.own[scene.me() == Some(owner)] data-key={ "vote-" (owner.index()) "-" (earlier) } {
            (parts::placed_piece(Piece::Vote, owner, &format!("senate-{earlier}")))
            span {
                b { (parts::name(scene, owner)) }
                @if is_lowest { small { (scene.word("board-next-out")) } }
                (against(scene, place as u8 + 1))
            }
            b { (worth) }
        }
    }
}

/// Intrigues that strike this vote.
fn against(scene: &Scene<'_>, place: u8) -> Markup {
    let strike = |action, key: &str| parts::offer(scene, action, "ar-do", &html! { (scene.word(key)) });
    html! {
        (strike(Action::ReVote(place), "intrigue-re-vote"))
        (strike(Action::InvalidateVote(place), "intrigue-invalid-vote"))
    }
}
