//! The board of another player, at their side of the table.

use ::age_of_rome::Action;
use ::age_of_rome::components::{Building, Envoy};
use ::age_of_rome::places::CASSIUS;
use ::age_of_rome::scoring::{cassius_total, score};
use ::age_of_rome::state::{Phase, Scheme};
use game::{Game, Seat};
use maud::{Markup, html};

use super::parts::{self, Piece};
use super::{Scene, hand, missions, pantheon, supply, tracks};

/// `side`: 1 to my left, 2 opposite, 3 to my right; 0 for those who only look.
pub(super) fn draw(scene: &Scene<'_>, seat: Seat, side: u8) -> Markup {
    let aimed_at = if is_target(scene, seat) { " ar-target" } else { "" };
    html! {
        section class={ "panel ar-seat ar-side" (side) " " (parts::seat_class(seat)) (aimed_at) } {
            (head(scene, seat))
            (possessions(scene, seat))
            div.ar-pieces {
                @for row in tracks::rows(scene, seat) { @if !row.is_empty() { (row.pieces(scene, seat)) } }
            }
            div.ar-temple { (pantheon::draw(scene, seat)) }
            div.ar-more { (tracks::discord(scene, seat)) (extras(scene, seat)) }
            @if seat == CASSIUS { (cards_of_cassius(scene)) }
            (offers(scene, seat))
            (missions::open(scene, seat))
        }
    }
}

/// An intrigue of mine is about to strike them.
fn is_target(scene: &Scene<'_>, seat: Seat) -> bool {
    let strikes = matches!(
        scene.seen().phase,
        Phase::Intrigue { step: Scheme::Effect { target }, .. } if target == seat
    );
    strikes && scene.is_my_turn()
}

fn head(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.seen();
    let character = if seat == CASSIUS {
        "text-cassius".to_owned()
    } else {
        format!("character-{}", seen.players[seat].character)
    };
    html! {
        header.ar-who {
            (parts::piece(Piece::Disc, seat))
            span.ar-names {
                h3 {
                    (parts::name(scene, seat))
                    @if seen.to_act().contains(seat) { small { (scene.word("board-to-move")) } }
                }
                small { (scene.word(&character)) }
            }
            (wreath(scene, seat))
        }
    }
}

pub(super) fn wreath(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.seen();
    let glory = seen.players[seat].glory;
    let total = if seat == CASSIUS { cassius_total(seen) } else { score(seen, seat).total() };
    html! {
        span.ar-wreath title=(parts::with_number(scene, "board-glory-of", glory)) {
            (parts::icon("wreath")) b { (glory) }
        }
        @if seen.phase == Phase::Over { b.ar-total { (parts::with_number(scene, "board-total", total)) } }
    }
}

fn possessions(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = &scene.seen().players[seat];
    let counted = |symbol, amount: u16, key| parts::counted(&parts::icon(symbol), amount, &scene.word(key));
    let missions = player.missions.count + player.dealt.count;
    html! {
        div.ar-has {
            @if seat != CASSIUS { (counted("denar", player.denarii, "board-denarii")) }
            (counted("card", player.hand_size.into(), "board-cards-in-hand"))
            @if player.anchor { span title=(scene.word("board-anchor")) { (parts::icon("anchor")) } }
            @if seat != CASSIUS { (counted("mission", missions.into(), "board-secret-missions")) }
            (tokens(scene, seat))
        }
    }
}

/// Intrigue tokens: those at hand, and those that lie on provinces.
fn tokens(scene: &Scene<'_>, seat: Seat) -> Markup {
    let all = scene.seen().edition.player.intrigue_tokens;
    let placed = scene.seen().plots_of(seat);
    html! {
        span.ar-tokens title=(scene.word("board-intrigue-tokens")) {
            @for place in 0..all { span.away[place >= all - placed] { (parts::piece(Piece::Plot, seat)) } }
        }
    }
}

/// Medals, sets and the intrigues of the character.
fn extras(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.seen();
    let intrigues = seen.edition.characters[seen.players[seat].character].intrigues;
    let names: Vec<String> =
        intrigues.iter().map(|intrigue| scene.word(&format!("intrigue-{intrigue}"))).collect();
    html! {
        @for &building in Building::ALL {
            @if seen.has_medal(seat, building) { (supply::medal(scene, building)) }
        }
        @for place in 0..seen.players[seat].sets.len() { (hand::set(scene, seat, place)) }
        @if seat != CASSIUS { span.ar-plots { (parts::icon("intrigue")) (names.join(" · ")) } }
    }
}

fn cards_of_cassius(scene: &Scene<'_>) -> Markup {
    html! {
        ul.ar-orders-of-cassius {
            @for card in &scene.seen().cassius_cards { li { (scene.word(&format!("cassius-{card}"))) } }
        }
    }
}

/// Where a spy or an alliance can be offered (variant).
fn offers(scene: &Scene<'_>, seat: Seat) -> Markup {
    let province = scene.seen().front(seat);
    let all = Building::ALL.iter().flat_map(|&building| {
        Envoy::ALL.iter().map(move |&envoy| Action::Offer { envoy, province, building })
    });
    let open: Vec<Action> = all.filter(|&action| scene.can(action)).collect();
    html! {
        @if !open.is_empty() {
            div.ar-orders {
                @for action in open {
                    (scene.press(action, "ar-do", &offer(scene, action)))
                }
            }
        }
    }
}

fn offer(scene: &Scene<'_>, action: Action) -> Markup {
    let Action::Offer { envoy, building, .. } = action else { return Markup::default() };
    let envoy = parts::capital(&scene.word(&format!("envoy-{envoy}")));
    html! { (parts::icon(building.id())) (envoy) }
}
