//! The event of the round with its turn of the board and the order of play; the decks.

use ::age_of_rome::about::about_event;
use ::age_of_rome::components::{EventCard, TradeCard};
use ::age_of_rome::places::CASSIUS;
use ::age_of_rome::state::Phase;
use game::{Arg, Game, Phrase, Seat};
use maud::{Markup, html};

use super::Scene;
use super::hand::discard_key;
use super::parts::{self, Piece};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let round =
        Phrase::new("board-round").with("round", seen.round).with("rounds", seen.edition.track.rounds);
    let left = parts::with_number(scene, "board-left", seen.event_deck.len() as i64);
    html! {
        section.panel.ar-event data-key=[seen.event.map(|card| format!("event-{card}"))] {
            div.ar-kicker {
                span { (scene.say(&round)) }
                span { (parts::icon("card")) (left) }
            }
            @match seen.event {
                Some(card) => (face(scene, card)),
                None => p.ar-none { (scene.word("board-no-event")) },
            }
            (order(scene))
        }
    }
}

fn face(scene: &Scene<'_>, card: EventCard) -> Markup {
    let seen = scene.seen();
    let turns = seen.turns();
    let key = if turns > 0 { "board-turns" } else { "board-turns-back" };
    let source = seen.edition.events[card].source;
    html! {
        h2 { (scene.word(&format!("event-card-{card}"))) (parts::mark(scene, source)) }
        p { (parts::capital(&scene.say(&about_event(seen, card)))) }
        div.ar-rot.back[turns < 0] {
            span aria-hidden="true" { @for _ in 0..turns.abs() { (parts::icon("rot")) } }
            span {
                b { (parts::with_number(scene, key, turns.abs())) }
                @if let Some(me) = scene.me() { " " (next_front(scene, me)) }
            }
        }
    }
}

fn next_front(scene: &Scene<'_>, me: Seat) -> String {
    let province = Arg::word(format!("province-{}", scene.seen().next_front(me)));
    scene.say(&Phrase::new("board-comes-to-you").with("province", province))
}

/// Who acts after whom, and how many followers each has left to place.
fn order(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let acting = seen.to_act();
    html! {
        div.ar-order aria-label=(scene.word("board-order")) {
            @for (place, seat) in seen.order().enumerate() {
                @if place > 0 { i aria-hidden="true" { "›" } }
                span.acting[acting.contains(seat)] title=(parts::name(scene, seat)) {
                    (parts::piece(Piece::Disc, seat))
                    @if matches!(seen.phase, Phase::Action { .. }) { small { (left(scene, seat)) } }
                }
            }
        }
    }
}

fn left(scene: &Scene<'_>, seat: Seat) -> String {
    let player = &scene.seen().players[seat];
    if seat == CASSIUS {
        return scene.seen().cassius_cards.len().to_string();
    }
    format!("{}/{}", player.idle_followers(), player.followers())
}

pub(super) fn decks(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let top = seen.trade_discard.last();
    html! {
        section.panel.ar-decks {
            (deck(scene, "card", "board-trade-deck", i64::from(seen.trade_deck_size())))
            div.ar-deck {
                @match top {
                    Some(&card) => (discarded(scene, card)),
                    None => span.ar-pile.vacant {},
                }
                span {
                    (scene.word("board-discard")) b { (seen.trade_discard.len()) }
                    @if let Some(&card) = top { small { (parts::card(scene, card)) } }
                }
            }
            (deck(scene, "mission", "board-missions", i64::from(seen.missions_left())))
            (deck(scene, "discord", "board-discord", i64::from(seen.discord_supply)))
        }
    }
}

fn discarded(scene: &Scene<'_>, card: TradeCard) -> Markup {
    let (kind, key) = (parts::kind(scene, card), discard_key(scene, card));
    html! {
        span class={ "ar-pile ar-k-" (kind) } title=(parts::card(scene, card)) data-key=(key) {
            (parts::icon(kind.id()))
        }
    }
}

fn deck(scene: &Scene<'_>, symbol: &str, key: &str, cards: i64) -> Markup {
    html! {
        div.ar-deck {
            span.ar-pile.bare[symbol == "discord"] { (parts::icon(symbol)) }
            span { (scene.word(key)) b { (cards) } }
        }
    }
}
