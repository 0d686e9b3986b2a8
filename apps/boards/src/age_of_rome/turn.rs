//! What goes on at this moment: cards played so far, and the buttons that end a step.

use ::age_of_rome::Action;
use ::age_of_rome::state::{AgeOfRome, Labor, Phase, Scheme, Site, Taxation, Window};
use maud::{Markup, html};

use super::Scene;
use super::parts;

/// The moment at which cards are being played, if there is one.
fn window(game: &AgeOfRome) -> Option<Window> {
    match game.phase {
        Phase::Intrigue { step: Scheme::Cards { window, .. } | Scheme::Answer { window, .. }, .. }
        | Phase::Building { step: Site::Cards { window, .. }, .. }
        | Phase::Action { step: Labor::Cards { window, .. } | Labor::Attacked { window, .. }, .. }
        | Phase::Income { step: Taxation::Cards(window), .. } => Some(window),
        _ => None,
    }
}

pub(super) fn bar(scene: &Scene<'_>) -> Markup {
    let price = scene.seen().edition.prices.glory_with_medal;
    let buttons = html! {
        (parts::offer(scene, Action::BuyGlory, "btn ar-btn", &html! {
            (parts::denarii(format!("−{price}"))) " → " (parts::glory("+1"))
        }))
        (parts::offer(scene, Action::Proceed, "btn ar-btn", &html! { (scene.word("label-proceed")) }))
        (parts::offer(scene, Action::Done, "btn ar-btn", &html! { (scene.word("label-done")) }))
    };
    let window = window(scene.seen()).filter(|_| scene.is_my_turn());
    if window.is_none() && buttons.0.is_empty() {
        return Markup::default();
    }
    html! {
        div.ar-turn {
            @if let Some(window) = window { (moment(scene, &window)) }
            (buttons)
        }
    }
}

fn moment(scene: &Scene<'_>, window: &Window) -> Markup {
    html! {
        span.ar-moment {
            (parts::icon("card"))
            @if window.played.is_empty() { (scene.word("board-play-cards")) }
            @else { (scene.word("board-played")) }
            @for card in window.played.designs() { b { (parts::card(scene, card)) } }
            @if window.relief > 0 { span { (parts::with_number(scene, "board-relief", window.relief)) } }
            @if window.draws > 0 { span { (parts::with_number(scene, "board-still-to-draw", window.draws)) } }
        }
    }
}
