//! The trade table: how many cards were called, what everybody offers, what has been taken.

use ::mare_nostrum::Action;
use ::mare_nostrum::components::*;
use ::mare_nostrum::phase::Phase;
use game::Phrase;
use maud::{Markup, html};

use super::{Scene, parts};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let is_open = matches!(
        scene.seen().phase,
        Phase::Call
            | Phase::Offers { .. }
            | Phase::Exchange(_)
            | Phase::Odysseus { .. }
            | Phase::Forced { .. }
            | Phase::Compensation { .. }
    );
    if !is_open {
        return Markup::default();
    }
    html! {
        section.mn-trade aria-label=(scene.word("board-trade")) {
            header.mn-head {
                h2 { (scene.word("board-trade")) }
                p.muted { (scene.word("board-trade-about")) }
                @if let Phase::Offers { number } = scene.seen().phase {
                    span.mn-called { (scene.word("board-called")) b { (number) } }
                }
            }
            @if scene.seen().phase == Phase::Call { (calls(scene)) } @else { (mats(scene)) }
        }
    }
}

fn calls(scene: &Scene<'_>) -> Markup {
    let director = scene.seen().roles[Role::Commerce];
    let most = director.map_or(0, |civ| scene.seen().nations[civ].hand_size);
    html! {
        div.mn-calls {
            @if let Some(civ) = director {
                span.seat { (parts::token(scene, civ, "")) (scene.word("board-calls")) }
            }
            @for number in 0..=most {
                (scene.press(Action::Call(number), "mn-number", &html! { (number) }))
            }
        }
    }
}

fn mats(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let civs = scene.seats_from_me().filter_map(|seat| seen.civ(seat));
    html! { div.mn-mats { @for civ in civs { (mat(scene, civ)) } } }
}

/// Who must take a card now.
fn taker(phase: Phase) -> Option<Civ> {
    match phase {
        Phase::Exchange(exchange) => Some(exchange.taker),
        Phase::Forced { taker, .. } => Some(taker),
        _ => None,
    }
}

fn mat(scene: &Scene<'_>, civ: Civ) -> Markup {
    let nation = &scene.seen().nations[civ];
    let takes = taker(scene.seen().phase) == Some(civ);
    html! {
        section class={ "mn-mat " (parts::color(scene, civ)) @if takes { " mn-takes" } } {
            header {
                (parts::token(scene, civ, ""))
                h3 { (parts::civ_name(scene, civ)) }
                @if takes { em { (scene.word("board-picks")) } }
                span.mn-hands title=(scene.word("board-cards-in-hand")) { i.mn-tiny {} (nation.hand_size) }
            }
            h4 {
                (scene.say(&Phrase::new("board-on-offer").with("cards", nation.offer_size)))
                @if can_take(scene, civ) { em { (scene.word("board-may-take")) } }
            }
            (offer(scene, civ))
            @if nation.gained.values().any(|&cards| cards > 0) {
                h4 { (scene.word("board-taken")) }
                div.mn-small {
                    @for (card, copies) in parts::present(&nation.gained) {
                        span.mn-chip title=(parts::card_name(scene, card)) {
                            (parts::icon(&format!("g-{card}"))) @if copies > 1 { (copies) }
                        }
                    }
                }
            }
            (next_pick(scene, civ))
        }
    }
}

fn can_take(scene: &Scene<'_>, civ: Civ) -> bool {
    scene.legal().iter().any(|&action| matches!(action, Action::Take(_, from) if from == civ))
}

/// The cards face up, or their backs while they are secret.
fn offer(scene: &Scene<'_>, civ: Civ) -> Markup {
    let nation = &scene.seen().nations[civ];
    let known: u8 = nation.offer.values().sum();
    let is_taking = taker(scene.seen().phase).is_some() && parts::mine(scene) != Some(civ);
    html! {
        div.mn-cards {
            @for (card, copies) in parts::present(&nation.offer) {
                @let (class, content) = (parts::card_class(card), parts::card(scene, card, 1));
                @for copy in 0..copies {
                    span data-key={ "offer-" (civ) "-" (card) "-" (copy) } {
                        @if is_taking {
                            (scene.press(Action::Take(card, civ), class, &content))
                        } @else {
                            span class=(class) { (content) }
                        }
                    }
                }
            }
            @for _ in known..nation.offer_size { (parts::back()) }
            @if nation.offer_size == 0 { span.mn-slot { "–" } }
        }
    }
}

/// Whoever is taken from takes next.
fn next_pick(scene: &Scene<'_>, civ: Civ) -> Markup {
    let says = Phrase::new("board-then-picks").with("civ", parts::civ_name(scene, civ));
    html! {
        @if can_take(scene, civ) {
            p.mn-then { (parts::icon("i-march")) span { (scene.say(&says)) } }
        } @else if is_exhausted(scene, civ) {
            p.mn-then { (parts::icon("i-lock")) span { (scene.word("board-not-now")) } }
        }
    }
}

/// The pair has exchanged too often in a row.
fn is_exhausted(scene: &Scene<'_>, civ: Civ) -> bool {
    let is_taking = scene.is_my_turn() && matches!(scene.seen().phase, Phase::Exchange(_));
    is_taking && parts::mine(scene) != Some(civ) && scene.seen().nations[civ].offer_size > 0
}
