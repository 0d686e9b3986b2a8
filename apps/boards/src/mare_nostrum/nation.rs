//! The nations: mine with its hand first, then the others; the neutral ones in one line.

use ::mare_nostrum::Action;
use ::mare_nostrum::components::*;
use ::mare_nostrum::phase::{BuildStep, Phase};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::parts::{self, Piece};
use super::{Scene, works};

pub(super) fn mine(scene: &Scene<'_>) -> Markup {
    html! {
        @if let (Some(me), Some(civ)) = (scene.me(), parts::mine(scene)) { (my_area(scene, me, civ)) }
    }
}

pub(super) fn others(scene: &Scene<'_>) -> Markup {
    let mine = parts::mine(scene);
    let others = scene.seats_from_me().filter(|&seat| mine.is_none() || scene.seen().civ(seat) != mine);
    html! {
        div.mn-others {
            @for seat in others {
                @if let Some(civ) = scene.seen().civ(seat) { (other(scene, seat, civ)) }
            }
        }
        (neutral(scene))
    }
}

fn my_area(scene: &Scene<'_>, me: Seat, civ: Civ) -> Markup {
    let you = Phrase::new("board-you").with("civ", parts::civ_name(scene, civ));
    html! {
        section class={ "panel mn-mine " (parts::color(scene, civ)) } {
            header.mn-head {
                (parts::token(scene, civ, ""))
                h2 { (scene.say(&you)) }
                small.muted { (scene.name(me)) ", " (provinces(scene, civ)) }
                (pips(scene, civ))
            }
            div.mn-mygrid {
                div { (tally(scene, civ)) h3 { (scene.word("board-stock")) } (stock(scene, civ)) }
                div { h3 { (scene.word("board-my-hand")) } (hand(scene, civ)) }
                div { h3 { (scene.word("board-next-income")) } (income(scene, civ)) }
                div.mn-owned {
                    h3 { (scene.word("board-works")) }
                    div.mn-works { (works::owned(scene, civ)) }
                }
            }
        }
    }
}

fn provinces(scene: &Scene<'_>, civ: Civ) -> String {
    let number = scene.seen().lands.owned_by(civ).len() as i64;
    scene.say(&Phrase::new("board-provinces").with("provinces", number))
}

/// How near a nation is to the victory.
fn pips(scene: &Scene<'_>, civ: Civ) -> Markup {
    let (has, needs) =
        (scene.seen().nations[civ].great_works(), scene.seen().edition.file.effects.victory_cards);
    let says = scene.say(&Phrase::new("board-to-win").with("has", has).with("needs", needs));
    html! {
        span.mn-pips role="img" aria-label=(says) title=(says) {
            @for place in 0..needs.max(has) { i.lit[place < has] {} }
            small { (has) "/" (needs) }
        }
    }
}

/// What counts for the three offices; the holders are marked.
fn tally(scene: &Scene<'_>, civ: Civ) -> Markup {
    html! {
        div.mn-tally {
            @for &role in Role::ALL {
                @let says = scene.word(&format!("count-{role}"));
                span.leads[scene.seen().roles[role] == Some(civ)] title=(says) {
                    (parts::icon(&format!("r-{role}"))) b { (scene.seen().role_count(role, civ)) }
                    small { (says) }
                }
            }
        }
    }
}

/// Pieces that are not on the board yet.
fn stock(scene: &Scene<'_>, civ: Civ) -> Markup {
    let (on_board, pieces) = (scene.seen().nations[civ].on_board, &scene.seen().edition.file.pieces);
    let rows = [
        (Piece::Marker, on_board.markers, pieces.markers),
        (Piece::Legion, on_board.legions, pieces.legions),
        (Piece::Trireme, on_board.triremes, pieces.triremes),
        (Piece::Fortress, on_board.fortresses, pieces.fortresses),
    ];
    html! {
        div.mn-stock {
            @for (kind, used, all) in rows {
                @let left = all.saturating_sub(used);
                span data-key={ "stock-" (kind.id()) } data-flock={ (kind.id()) "-" (civ) } data-many=(left) {
                    (parts::piece_icon(scene, kind, civ))
                    b { (left) }
                    small { "/" (all) " " (scene.word(&format!("board-{}", kind.id()))) }
                }
            }
        }
    }
}

fn hand(scene: &Scene<'_>, civ: Civ) -> Markup {
    let nation = &scene.seen().nations[civ];
    html! {
        div.mn-cards {
            @for (card, copies) in parts::present(&nation.hand) {
                span data-key={ "hand-" (card) } { (hand_card(scene, card, copies)) }
            }
            @if nation.hand_size == 0 { span.mn-none { (scene.word("board-no-cards")) } }
        }
        @if let Phase::Building(phase) = scene.seen().phase
            && let BuildStep::Pay { set, missing, .. } = phase.step
            && scene.is_my_turn() {
            div.mn-paying {
                span { (scene.say(&Phrase::new("board-paying").with("missing", missing))) }
                @for card in set {
                    span.mn-chip title=(parts::card_name(scene, card)) { (parts::icon(&format!("g-{card}"))) }
                }
            }
        }
    }
}

/// What a card of mine is good for now.
fn hand_card(scene: &Scene<'_>, card: Card, copies: u8) -> Markup {
    let uses = [
        Action::Offer(card),
        Action::Give(card),
        Action::Pay(card),
        Action::Keep(card),
        Action::Swap(card, Card::Tax),
    ];
    let content = parts::card(scene, card, copies);
    let class = parts::card_class(card);
    scene.first_legal(uses).or_else(|| expected(scene, card)).map_or_else(
        || html! { span class=(class) { (content) } },
        |action| scene.press(action, class, &content),
    )
}

/// What a card would be clicked for; if it cannot, the page explains why.
fn expected(scene: &Scene<'_>, card: Card) -> Option<Action> {
    match scene.seen().phase {
        _ if !scene.is_my_turn() => None,
        Phase::Offers { .. } => Some(Action::Offer(card)),
        Phase::Compensation { .. } => Some(Action::Give(card)),
        Phase::Building(phase) if matches!(phase.step, BuildStep::Pay { .. }) => Some(Action::Pay(card)),
        _ => None,
    }
}

fn income(scene: &Scene<'_>, civ: Civ) -> Markup {
    html! {
        div.mn-small {
            @for (card, copies) in parts::present(&scene.seen().next_income(civ)) {
                span.mn-chip.mn-big title=(parts::card_name(scene, card)) {
                    (parts::icon(&format!("g-{card}"))) b { (copies) }
                    span.hidden-name { (parts::card_name(scene, card)) }
                }
            }
        }
    }
}

fn other(scene: &Scene<'_>, seat: Seat, civ: Civ) -> Markup {
    let nation = &scene.seen().nations[civ];
    let cards = scene.say(&Phrase::new("board-hand").with("count", nation.hand_size));
    html! {
        section class={ "panel mn-other " (parts::color(scene, civ)) } {
            header.mn-head {
                (parts::token(scene, civ, ""))
                span.mn-who {
                    h2 { (parts::civ_name(scene, civ)) }
                    small { (scene.name(seat)) ", " (provinces(scene, civ)) }
                }
                span.mn-hands role="img" aria-label=(cards) title=(cards) { i.mn-tiny {} (nation.hand_size) }
            }
            div.mn-row { (tally(scene, civ)) (pips(scene, civ)) }
            div.mn-small { (income_of(scene, civ)) }
            div.mn-list { (works::listed(scene, civ)) }
        }
    }
}

fn income_of(scene: &Scene<'_>, civ: Civ) -> Markup {
    html! { small.muted { (scene.word("board-income")) } (income(scene, civ)) }
}

/// Civilizations that nobody plays but that have pieces on the board.
fn neutral(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let owns = |civ: Civ| !seen.lands.owned_by(civ).is_empty();
    let neutral: Vec<Civ> = (CivSet::all() - seen.players()).iter().filter(|&civ| owns(civ)).collect();
    html! {
        @if !neutral.is_empty() {
            p.mn-neutrals {
                (scene.word("board-neutral"))
                @for civ in neutral {
                    span { (parts::named(scene, civ)) ", " (provinces(scene, civ)) }
                }
            }
        }
    }
}
