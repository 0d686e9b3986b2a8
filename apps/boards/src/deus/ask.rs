//! What is asked of me now beside cards, pieces and regions: one row of answers.

use ::deus::Action;
use ::deus::effect::Effect;
use ::deus::state::{Phase, Project};
use game::Seat;
use maud::{Markup, html};

use super::parts::{self, amount, icon};
use super::{Scene, formula};

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    let answers: Vec<Action> = scene.legal().iter().copied().filter(|&action| is_answer(action)).collect();
    if answers.is_empty() {
        return Markup::default();
    }
    html! {
        div.du-ask {
            (subject(scene))
            @for action in answers {
                (scene.press(action, "btn du-answer", &answer(scene, me, action)))
            }
        }
    }
}

/// Answers that have no thing on the board.
fn is_answer(action: Action) -> bool {
    !matches!(
        action,
        Action::Choose(_)
            | Action::Ready(_)
            | Action::As(_)
            | Action::Build(_)
            | Action::Offer(_)
            | Action::Cover(_)
            | Action::FaceDown(_)
            | Action::Invoke(_)
            | Action::Place(_)
            | Action::Settle(_)
            | Action::Move(..)
            | Action::Raid(_)
            | Action::Rob(_)
            | Action::RobResource(..)
            | Action::Reactivate(_)
    )
}

/// Which card asks, or to whom the offering is made.
fn subject(scene: &Scene<'_>) -> Markup {
    match scene.seen().phase {
        Phase::Effect { card, .. } | Phase::Pay { project: Project::Card(card), .. } => html! {
            span class={ "du-subject du-k-" (parts::color(scene, card)) } {
                span.du-badge { (icon(parts::color(scene, card).to_string())) }
                b { (parts::card_name(scene, card)) }
                (formula::draw(scene.seen().effect(card)))
            }
        },
        Phase::Offer { god, cards } => html! {
            span.du-subject {
                b { (scene.word(&format!("god-{god}"))) }
                (amount(cards, &icon("card")))
            }
        },
        _ => Markup::default(),
    }
}

fn answer(scene: &Scene<'_>, me: Seat, action: Action) -> Markup {
    let of = |resource: ::deus::components::Resource| icon(resource.to_string());
    match action {
        Action::Pay => price(scene, me),
        Action::Spare(resource) => {
            let gold = scene.seen().edition.building.gold_for_a_resource;
            html! { (parts::gold(gold)) " " (scene.word("board-instead-of")) " " (of(resource)) }
        }
        Action::Take(resource) => html! { "+1 " (of(resource)) },
        Action::Buy(resource) => html! { "+1 " (of(resource)) (traded(scene, 1)) },
        Action::Sell(number, resource) => {
            html! { (amount(format!("−{number}"), &of(resource))) (traded(scene, number)) }
        }
        Action::Exchange(give, take) => html! { (of(give)) "→" (of(take)) },
        Action::BuyPoints(number) => traded(scene, number),
        _ => html! { (scene.label(action)) },
    }
}

/// "Pay 2 wood, 4 gold"
fn price(scene: &Scene<'_>, me: Seat) -> Markup {
    let Phase::Pay { project: Project::Card(card), .. } = scene.seen().phase else {
        return Markup::default();
    };
    let price = scene.seen().price(me, card);
    html! {
        (scene.word("board-pay"))
        @for (resource, &number) in &price.resources {
            @if number > 0 { " " (amount(number, &icon(resource.to_string()))) }
        }
        @if price.gold > 0 { " " (parts::gold(price.gold)) }
    }
}

/// What so many trades bring and cost.
fn traded(scene: &Scene<'_>, number: u8) -> Markup {
    let Phase::Effect { card, .. } = scene.seen().phase else { return Markup::default() };
    let times = |each: u8| u16::from(each) * u16::from(number);
    match scene.seen().effect(card) {
        Effect::Buy { price, .. } => html! { " " (parts::gold(format!("−{}", times(price)))) },
        Effect::SellForGold { gold, .. } => html! { " " (parts::gold(format!("+{}", times(gold)))) },
        Effect::SellForPoints { points, .. } | Effect::SellOneOfEach { points } => {
            html! { " " (parts::points(format!("+{}", times(points)))) }
        }
        Effect::BuyPoints { gold, points, .. } => html! {
            (parts::gold(format!("−{}", times(gold)))) "→" (parts::points(format!("+{}", times(points))))
        },
        _ => Markup::default(),
    }
}
