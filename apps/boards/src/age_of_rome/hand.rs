//! My trade cards and the sets made of them.

use ::age_of_rome::about::{about_effect, about_moment};
use ::age_of_rome::action::Trio;
use ::age_of_rome::components::{TradeCard, TradeKind};
use ::age_of_rome::{Action, kind_of_set};
use game::Seat;
use maud::{Markup, html};

use super::Scene;
use super::parts;

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    let seen = scene.seen();
    let player = &seen.players[me];
    let held = game::Phrase::new("board-held")
        .with("held", player.held_cards())
        .with("most", seen.edition.player.hand);
    html! {
        section.ar-hand {
            h3 { (scene.word("board-hand")) small { (scene.say(&held)) } }
            div.ar-cards {
                @for card in player.hand.designs() {
                    @for copy in 0..player.hand.count(card) { (face(scene, card, copy)) }
                }
                @if player.anchor { (anchor(scene)) }
                @if player.held_cards() == 0 { p.ar-none { (scene.word("board-no-cards")) } }
            }
        }
    }
}

fn face(scene: &Scene<'_>, card: TradeCard, copy: u8) -> Markup {
    let print = &scene.seen().edition.trade_cards[card];
    let content = html! {
        span.ar-card-head {
            (parts::icon(print.kind.id()))
            span {
                b { (parts::card(scene, card)) (parts::mark(scene, print.source)) }
                small { (scene.word(&format!("kind-{}", print.kind))) }
            }
        }
        span.ar-when { (scene.say(&about_moment(scene.seen(), card))) }
        b.ar-effect { (parts::capital(&scene.say(&about_effect(scene.seen(), card)))) }
    };
    html! {
        div class={ "ar-card ar-k-" (print.kind) } data-key=(key(card, in_sets(scene, card) + copy)) {
            (scene.press(Action::Play(card), "ar-card-face", &content))
            div.ar-card-foot {
                span { (worth(scene, print.kind)) }
                @if copy == 0 { (sell(scene, card)) }
            }
        }
    }
}

fn worth(scene: &Scene<'_>, kind: TradeKind) -> String {
    match kind {
        TradeKind::Chest => scene.word("board-wild"),
        kind => parts::with_number(scene, "board-set-worth", scene.seen().edition.set_points(kind)),
    }
}

fn sell(scene: &Scene<'_>, card: TradeCard) -> Markup {
    let price = scene.seen().edition.prices.card;
    let content = html! { (scene.word("board-sell")) " " (parts::denarii(format!("+{price}"))) };
    parts::offer(scene, Action::Sell(card), "ar-do", &content)
}

fn anchor(scene: &Scene<'_>) -> Markup {
    html! {
        div.ar-card.ar-k-anchor data-key="anchor" {
            div.ar-card-face {
                span.ar-card-head {
                    (parts::icon("anchor"))
                    b { (parts::capital(&scene.word("text-anchor"))) }
                }
                span.ar-when { (scene.word("board-anchor-about")) }
                span.ar-anchor { (parts::icon("anchor")) }
            }
        }
    }
}

/// Copies of a card have no identity; counted through sets, hand and discard they keep their keys on the move.
fn key(card: TradeCard, copy: u8) -> String {
    format!("card-{card}-{copy}")
}

fn in_sets(scene: &Scene<'_>, card: TradeCard) -> u8 {
    let seen = scene.seen();
    let sets = seen.boards().flat_map(|seat| seen.players[seat].sets.iter().flatten());
    sets.filter(|&&other| other == card).count() as u8
}

pub(super) fn discard_key(scene: &Scene<'_>, card: TradeCard) -> String {
    let held = scene.me().map_or(0, |me| scene.seen().players[me].hand.count(card));
    key(card, in_sets(scene, card) + held)
}

/// The sets I have made, and those I could make.
pub(super) fn sets(scene: &Scene<'_>, me: Seat) -> Markup {
    let seen = scene.seen();
    let (made, most) = (seen.players[me].sets.len(), usize::from(seen.edition.player.sets));
    let count = game::Phrase::new("board-held").with("held", made as i64).with("most", most as i64);
    let possible = scene.legal().iter().filter_map(|&action| match action {
        Action::MakeSet(trio) => Some(trio),
        _ => None,
    });
    html! {
        section.ar-sets {
            h3 { (scene.word("board-sets")) small { (scene.say(&count)) } }
            @for place in 0..made { (set(scene, me, place)) }
            @for trio in possible { (possible_set(scene, trio)) }
            @for _ in made..most { div.ar-set.vacant { (scene.word("board-three-of-a-kind")) } }
        }
    }
}

fn possible_set(scene: &Scene<'_>, trio: Trio) -> Markup {
    let kind = kind_of_set(scene.seen(), trio.cards());
    let content = html! {
        @for card in trio.cards() { (small_card(scene, card)) }
        b { (scene.seen().edition.set_points(kind)) }
    };
    scene.press(Action::MakeSet(trio), "ar-set", &content)
}

/// A set that lies on the table.
pub(super) fn set(scene: &Scene<'_>, seat: Seat, place: usize) -> Markup {
    let seen = scene.seen();
    let cards = seen.players[seat].sets[place];
    let points = seen.edition.set_points(kind_of_set(seen, cards));
    html! {
        span.ar-set {
            @for (position, &card) in cards.iter().enumerate() {
                span data-key=(key(card, copies_before(scene, seat, place, position))) {
                    (small_card(scene, card))
                }
            }
            b { (points) }
        }
    }
}

/// How many of the same card lie in sets before this one, seat by seat.
fn copies_before(scene: &Scene<'_>, seat: Seat, place: usize, position: usize) -> u8 {
    let seen = scene.seen();
    let card = seen.players[seat].sets[place][position];
    let earlier = seen
        .boards()
        .take_while(|&other| other != seat)
        .flat_map(|other| seen.players[other].sets.iter().flatten());
    let own = seen.players[seat].sets.iter().flatten().take(3 * place + position);
    earlier.chain(own).filter(|&&other| other == card).count() as u8
}

fn small_card(scene: &Scene<'_>, card: TradeCard) -> Markup {
    let kind = parts::kind(scene, card);
    html! {
        span class={ "ar-mini ar-k-" (kind) } title=(parts::card(scene, card)) {
            (parts::icon(kind.id())) small { (parts::card(scene, card)) }
        }
    }
}
