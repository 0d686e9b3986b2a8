//! A diplomatic offer on the table (variant): what is offered, for what, and the answers.

use ::age_of_rome::Action;
use ::age_of_rome::state::{Offer, Phase, Talks};
use game::{Arg, Phrase, Seat};
use maud::{Markup, html};

use super::Scene;
use super::parts::{self, Piece};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let Phase::Diplomacy { seat, step } = scene.seen().phase else { return Markup::default() };
    let offer = match step {
        Talks::Amount(offer)
        | Talks::Answer { offer, .. }
        | Talks::Reply { offer, .. }
        | Talks::Reward(offer) => offer,
        Talks::Choose | Talks::Work(_) | Talks::Rest => return Markup::default(),
    };
    html! {
        section.panel.ar-talks {
            (parts::piece(Piece::Disc, seat))
            p { (said(scene, seat, offer)) }
            div.ar-orders { (answers(scene)) }
        }
    }
}

fn said(scene: &Scene<'_>, seat: Seat, offer: Offer) -> String {
    let envoy = offer.envoy.map_or_else(|| "board-some-envoy".to_owned(), |envoy| format!("envoy-{envoy}"));
    let phrase = Phrase::new("board-offer")
        .with("seat", parts::name_arg(seat))
        .with("envoy", Arg::word(envoy))
        .with("building", Arg::word(format!("building-{}", offer.building)))
        .with("level", scene.seen().levels[offer.province][offer.building])
        .with("province", Arg::word(format!("province-{}", offer.province)))
        .with("denarii", offer.denarii);
    scene.say(&phrase)
}

fn answers(scene: &Scene<'_>) -> Markup {
    let answer = |action: &&Action| {
        matches!(
            action,
            Action::Put(_)
                | Action::Demand(_)
                | Action::Accept
                | Action::Refuse
                | Action::TakeGlory
                | Action::TakeAction
        )
    };
    html! {
        @for &action in scene.legal().iter().filter(answer) {
            (scene.press(action, "ar-do", &match action {
                Action::Put(denarii) => parts::denarii(denarii),
                Action::Demand(denarii) => html! { (scene.word("board-demand")) " " (parts::denarii(denarii)) },
                _ => html! { (scene.label(action)) },
            }))
        }
    }
}
