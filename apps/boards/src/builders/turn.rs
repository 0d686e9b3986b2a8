//! What is left of a turn, and what can be done with it beside the cards.

use ::builders::state::Phase;
use ::builders::{Action, Builders};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::{Scene, parts};

pub(super) fn actions_left(game: &Builders) -> u16 {
    match game.phase {
        Phase::Turn { actions, .. } => actions,
        _ => 0,
    }
}

/// The seat that is asked for something now.
pub(super) fn active(game: &Builders) -> Option<Seat> {
    match game.phase {
        Phase::Turn { seat, .. } | Phase::Settlement { seat } => Some(seat),
        Phase::Over => None,
    }
}

/// Full and spent actions of the seat whose turn it is.
pub(super) fn pips(scene: &Scene<'_>) -> Markup {
    let left = actions_left(scene.seen());
    let spent = u16::from(scene.seen().edition.turn.free_actions).saturating_sub(left);
    let says = scene.say(&Phrase::new("board-actions-left").with("actions", left));
    html! {
        span.bu-pips title=(says) {
            span aria-hidden="true" {
                @for _ in 0..left.min(9) { (parts::icon("act")) }
                @for _ in 0..spent { (parts::icon("spent")) }
            }
            span.bu-left { (says) }
        }
    }
}

/// The row of buttons in my own area while it is my turn.
pub(super) fn bar(scene: &Scene<'_>) -> Markup {
    if !scene.is_my_turn() {
        return Markup::default();
    }
    match scene.seen().phase {
        Phase::Turn { .. } => in_turn(scene),
        Phase::Settlement { .. } => settling(scene),
        Phase::Over => Markup::default(),
    }
}

fn in_turn(scene: &Scene<'_>) -> Markup {
    let turn = &scene.seen().edition.turn;
    let extra = html! {
        (scene.word("board-buy-action"))
        span.bu-rate { (parts::coins(turn.extra_action_price)) "→" (parts::actions(1)) }
    };
    html! {
        div.bu-turn {
            (pips(scene))
            (scene.press(Action::BuyAction, "btn bu-btn", &extra))
            span.bu-group {
                span.bu-label { (scene.word("board-take-coins")) }
                @for (actions, coins) in (1u8..).zip(turn.coins_for_actions) {
                    (scene.press(Action::TakeCoins(actions), "btn bu-btn", &html! {
                        span.bu-rate { (parts::actions(actions.into())) "→" (parts::coins(coins)) }
                    }))
                }
            }
            (scene.press(Action::End, "btn bu-btn bu-end", &html! { (scene.word("board-end-turn")) }))
        }
    }
}

fn settling(scene: &Scene<'_>) -> Markup {
    html! {
        div.bu-turn {
            (scene.press(Action::Settle, "btn bu-btn", &html! { (scene.word("label-settle")) }))
            (scene.press(Action::End, "btn bu-btn bu-end", &html! { (scene.word("board-done")) }))
        }
    }
}
