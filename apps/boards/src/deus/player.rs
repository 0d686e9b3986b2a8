//! The other players: what they have and how their columns stand.

use ::deus::Action;
use ::deus::components::{Card, Color, Kind, Resource};
use ::deus::state::{Column, Phase, Player};
use game::{Phrase, Seat};
use maud::{Markup, html};
use strum::VariantArray;

use super::{Scene, formula, mine, parts};
use crate::kit;

pub(super) fn others(scene: &Scene<'_>) -> Markup {
    let seats = scene.seats_from_me().filter(|&seat| Some(seat) != scene.me());
    html! { div.du-others { @for seat in seats { (other(scene, seat)) } } }
}

fn other(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.seen().player(seat);
    let is_current = scene.seen().current == seat && scene.seen().phase != Phase::Over;
    html! {
        section class={ "panel du-other du-o" (seat.index() + 1) @if is_current { " du-current" } } {
            (head(scene, seat, player))
            (goods(scene, seat, player))
            p.du-sub { (standing(scene, player)) }
            div.du-minis {
                @for &kind in Kind::VARIANTS { (mini(scene, seat, kind)) }
                (mini_temples(scene, player))
            }
        }
    }
}

/// Whoever stands next to my armies can be robbed.
fn head(scene: &Scene<'_>, seat: Seat, player: &Player) -> Markup {
    let content = html! {
        (kit::seat_token(seat))
        strong { (scene.name(seat)) }
        (mine::first(scene, seat))
        span.du-points {
            (parts::points(player.points))
            @if scene.seen().phase == Phase::Over { (mine::total(scene, seat)) }
        }
    };
    let rob = Action::Rob(seat);
    html! {
        @if scene.can(rob) {
            (scene.press(rob, "du-otherhead", &content))
        } @else {
            div.du-otherhead { (content) }
        }
    }
}

fn goods(scene: &Scene<'_>, seat: Seat, player: &Player) -> Markup {
    let cards = scene.say(&Phrase::new("board-cards").with("cards", player.hand_size() as i64));
    html! {
        div.du-goods {
            span.z[player.gold == 0] title=(scene.word("gold")) { (kit::icon("coin")) b { (player.gold) } }
            @for &resource in Resource::VARIANTS {
                @let number = player.resources[resource];
                @let content = html! { (parts::icon(resource.to_string())) b { (number) } };
                @let rob = Action::RobResource(seat, resource);
                @if scene.can(rob) {
                    (scene.press(rob, "du-rob", &content))
                } @else {
                    span.z[number == 0] title=(parts::resource_name(scene, resource)) { (content) }
                }
            }
            span.du-cards title=(cards) { (parts::icon("card")) b { (player.hand_size()) } }
        }
    }
}

fn standing(scene: &Scene<'_>, player: &Player) -> String {
    let regions = Phrase::new("board-regions").with("regions", player.regions().len() as i64);
    let villages = Phrase::new("board-villages-won").with("villages", player.villages_won);
    format!("{}, {}", scene.say(&regions), scene.say(&villages))
}

/// A column in small: one line of symbols for each card, and the pieces that are ready.
fn mini(scene: &Scene<'_>, seat: Seat, kind: Kind) -> Markup {
    let column: Column = scene.seen().player(seat).columns[kind];
    let ready = scene.seen().player(seat).ready[kind];
    html! {
        div class={ "du-mini du-k-" (parts::color_of(kind)) } {
            ol {
                @for &card in column.iter().rev() {
                    @match card {
                        Some(card) => (mini_card(scene, card)),
                        None => li title=(scene.word("face-down-card")) { "?" },
                    }
                }
            }
            b.du-minifoot title=(scene.word(&format!("color-{kind}"))) { (parts::icon(kind.to_string())) }
            span data-key={ "ready-" (kind) "-" (seat) } data-flock={ (kind) "-" (seat) } data-many=(ready)
                title=(scene.word("board-ready")) { (parts::piece_icon(seat, &kind.to_string())) (ready) }
        }
    }
}

fn mini_card(scene: &Scene<'_>, card: Card) -> Markup {
    let name = parts::card_name(scene, card);
    html! {
        li title={ (name) ": " (parts::about(scene, card)) } {
            (formula::draw(scene.seen().effect(card)))
            span.hidden-name { (name) }
        }
    }
}

fn mini_temples(scene: &Scene<'_>, player: &Player) -> Markup {
    html! {
        div class={ "du-mini du-k-" (Color::Temple) } {
            ol {
                @for card in player.temple_cards { (mini_card(scene, card)) }
            }
            b.du-minifoot title=(scene.word("color-temple")) { (parts::icon("temple")) }
            span { (player.temple_cards.len()) }
        }
    }
}
