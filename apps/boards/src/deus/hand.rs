//! My hand: every card with its cost, effect and what can be done with it.

use ::deus::Action;
use ::deus::components::{Card, Resource};
use ::deus::state::Phase;
use game::{Phrase, Seat};
use maud::{Markup, html};
use strum::VariantArray;

use super::{Scene, formula, parts};

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    let hand = &scene.seen().player(me).hand;
    html! {
        div.du-hand {
            @for card in hand.distinct() {
                @for copy in 0..hand.count(card) { (hand_card(scene, me, card, copy)) }
            }
            @if hand.is_empty() { p.muted { (scene.word("board-empty-hand")) } }
        }
    }
}

fn hand_card(scene: &Scene<'_>, me: Seat, card: Card, copy: usize) -> Markup {
    let color = parts::color(scene, card);
    let key = format!("card-{me}-{card}-{}", played(scene, me, card) + copy);
    let face = face(scene, me, card);
    let main = match scene.seen().phase {
        Phase::Turn => Some(Action::Build(card)),
        Phase::Offer { .. } => Some(Action::Cover(card)),
        _ => None,
    };
    html! {
        article class={ "du-card du-k-" (color) } data-key=(key) {
            @match main.filter(|_| scene.is_my_turn()) {
                Some(action) => (scene.press(action, "du-face", &face)),
                None => div.du-face { (face) },
            }
            (uses(scene, card))
        }
    }
}

/// Copies in my columns: a card keeps its key when it goes there.
fn played(scene: &Scene<'_>, me: Seat, card: Card) -> usize {
    let columns = scene.seen().player(me).columns;
    columns.values().flat_map(|column| column.iter()).filter(|&&there| there == Some(card)).count()
}

fn face(scene: &Scene<'_>, me: Seat, card: Card) -> Markup {
    html! {
        span.du-cardhead {
            (cost(scene, me, card))
            span.du-badge { (parts::icon(parts::color(scene, card).to_string())) }
        }
        strong { (parts::card_name(scene, card)) (parts::mark(scene, card)) }
        (formula::draw(scene.seen().effect(card)))
        span.du-words { (parts::about(scene, card)) }
    }
}

/// One disc for each resource; those for which gold must be given are marked.
fn cost(scene: &Scene<'_>, me: Seat, card: Card) -> Markup {
    let (cost, price) = (&scene.seen().print(card).cost, scene.seen().price(me, card));
    html! {
        span.du-cost {
            @for &resource in Resource::VARIANTS {
                @for unit in 0..cost.of(resource) {
                    span.miss[unit >= price.resources[resource]] title=(parts::resource_name(scene, resource)) {
                        (parts::icon(resource.to_string()))
                    }
                }
            }
            @if price.gold > 0 { span.du-coins { (parts::gold(price.gold)) } }
        }
    }
}

/// What can be done with a card beside building it.
fn uses(scene: &Scene<'_>, card: Card) -> Markup {
    if scene.seen().phase != Phase::Turn || !scene.is_my_turn() {
        return Markup::default();
    }
    let god = scene.word(&format!("god-{}", parts::color(scene, card).god()));
    let offer = scene.say(&Phrase::new("board-offer-to").with("god", god));
    let face_down = Action::FaceDown(card);
    html! {
        footer.du-uses {
            (scene.press(Action::Offer(card), "du-use", &html! { (offer) }))
            @if scene.can(face_down) {
                (scene.press(face_down, "du-use", &html! { (scene.word("board-face-down")) }))
            }
        }
    }
}
