//! One field of my board: what it costs and brings, and what can be done with it now.

use ::seven_wonders_dice::Action;
use ::seven_wonders_dice::board::Spot;
use ::seven_wonders_dice::effect::Effect;
use ::seven_wonders_dice::prospect::Prospect;
use maud::{Markup, html};

use super::choice::{Choice, Mine};
use super::{effect, parts};

pub(super) fn draw(mine: &Mine<'_>, spot: Spot) -> Markup {
    let seen = mine.scene.seen();
    let content = html! {
        (parts::cost(seen.board(mine.me).cost(spot)))
        (brings(mine, spot))
    };
    if seen.players[mine.me].sheet.marked.contains(spot) {
        marked(mine, spot, &content)
    } else if let Some(choice) = mine.choice(spot) {
        mine.scene.press(choice.action, &class(choice), &html! { (content) (comes_to(choice)) })
    } else {
        idle(mine, spot, &content)
    }
}

/// The gold reserve shows what the field under the pointer costs (`sw-p3`) and brings (`sw-g7`).
fn class(choice: Choice) -> String {
    let kind = if choice.is_target() { "sw-target" } else { "sw-way" };
    let Prospect { price, coins, .. } = choice.prospect;
    format!("sw-fld {kind} sw-p{price} sw-g{coins}")
}

/// A gold frame tells what was marked in this round.
fn marked(mine: &Mine<'_>, spot: Spot, content: &Markup) -> Markup {
    let is_fresh = !mine.scene.seen().players[mine.me].before.marked.contains(spot);
    let says = about(mine, spot);
    html! {
        div.sw-fld.x.fresh[is_fresh] role="img" aria-label=(says) title=(says) { (content) (crossed()) }
    }
}

fn idle(mine: &Mine<'_>, spot: Spot, content: &Markup) -> Markup {
    let seen = mine.scene.seen();
    let is_open = seen.players[mine.me].sheet.open.contains(spot);
    let action = Action::Mark(seen.layout(mine.me).field(spot));
    let field = mine.scene.press(action, if is_open { "sw-fld" } else { "sw-fld sw-far" }, content);
    html! { div.sw-hold title=(about(mine, spot)) { (field) } }
}

fn about(mine: &Mine<'_>, spot: Spot) -> String {
    mine.scene.say(&mine.scene.seen().about_field(mine.me, spot))
}

pub(super) fn crossed() -> Markup {
    html! {
        svg.sw-x aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 60 60" {
            path vector-effect="non-scaling-stroke" d="M6.5 8.5C22 20 38 36 53.5 52.5M53 7C38 21 21 37 7 53.5" {}
        }
    }
}

fn brings(mine: &Mine<'_>, spot: Spot) -> Markup {
    let board = mine.scene.seen().board(mine.me);
    let place = usize::from(spot.0);
    let (points, attack, effect) = (board.points[place], board.attacks[place], board.effect(spot));
    let has_effect = effect != Effect::Nothing;
    html! {
        @if attack > 0 { (attack_points(mine, spot, attack)) }
        @if points > 0 {
            (parts::laurel(points, if has_effect || attack > 0 { "sw-corner" } else { "sw-big" }))
        }
        @if has_effect {
            span.sw-fx {
                span.sw-fi { (effect::chips(effect)) }
                @if let Some(word) = below(mine, effect) { span.sw-wd { (word) } }
            }
        }
    }
}

/// Attacks show what they bring after the neighbor's defenses; marked ones what was written.
fn attack_points(mine: &Mine<'_>, spot: Spot, strength: u8) -> Markup {
    let seen = mine.scene.seen();
    let (layout, sheet) = (seen.layout(mine.me), &seen.players[mine.me].sheet);
    let is_written = sheet.marked.contains(spot);
    let points = if is_written {
        sheet.written[layout.attacks_before[usize::from(spot.0)]]
    } else {
        strength.saturating_sub(seen.defenses_against(mine.me, layout.field(spot).building))
    };
    html! {
        (parts::laurel(points, if is_written { "sw-big sw-pen" } else { "sw-big" }))
        @if points != strength { s.sw-was { (strength) } }
    }
}

/// "×4": how often it counts now; otherwise a word.
fn below(mine: &Mine<'_>, effect: Effect) -> Option<String> {
    let seen = mine.scene.seen();
    match effect {
        Effect::Per { of, .. } => Some(format!("×{}", seen.count(mine.me, &seen.players[mine.me].sheet, of))),
        _ => effect::short_word(mine.scene, effect),
    }
}

/// The price with its die, and what comes back at once.
fn comes_to(choice: Choice) -> Markup {
    let prospect = choice.prospect;
    html! {
        span.sw-price {
            @if let Some(die) = choice.with { (parts::chip(die.color())) }
            (prospect.price) (parts::icon("gold"))
            @if prospect.coins > 0 { b { "+" (prospect.coins) } }
            @if prospect.bonus { (parts::icon("flag")) }
        }
    }
}
