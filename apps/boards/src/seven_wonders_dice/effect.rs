//! One grammar for effects: a die or tile of a color, then a coin, a laurel, a pencil or a key.

use ::seven_wonders_dice::components::Building;
use ::seven_wonders_dice::effect::Effect;
use enumset::EnumSet;
use maud::{Markup, html};

use super::{Scene, parts};

pub(super) fn chips(effect: Effect) -> Markup {
    html! {
        @match effect {
            Effect::Nothing => {},
            Effect::Resource => { "+1" (parts::icon("crate")) },
            Effect::Defense => (parts::icon("shield")),
            Effect::Coins(coins) => (parts::coin(coins)),
            Effect::Per { of, each } => { (tiles(of)) (parts::coin(each)) (parts::laurel(each, "sw-vs")) },
            Effect::PerGallery => { (parts::laurel(1, "sw-vs")) "/" (parts::tile("white")) },
            Effect::CheaperDice => { (any_die()) (parts::coin("−1")) },
            Effect::Free(color) => { (parts::chip(color)) (parts::coin(0)) },
            Effect::Gain { coins, color } => { (parts::chip(color)) (parts::coin(format!("+{coins}"))) },
            Effect::Unlock(color) => { (parts::chip(color)) (parts::icon("key")) },
            Effect::Cross { count, of } => { (parts::icon("pencil")) (tiles(of)) b { (count) } },
            Effect::Build => { (any_die()) (parts::coin(0)) },
            Effect::Action => (parts::icon("again")),
        }
    }
}

/// A word or two below the chips.
pub(super) fn short_word(scene: &Scene<'_>, effect: Effect) -> Option<String> {
    let key = match effect {
        Effect::CheaperDice => "board-fx-cheaper",
        Effect::Free(_) => "board-fx-free",
        Effect::Gain { .. } => "board-fx-gain",
        Effect::Unlock(_) => "board-fx-unlock",
        Effect::Cross { .. } => "board-fx-cross",
        Effect::Build => "board-fx-build",
        Effect::Action => "board-fx-action",
        _ => return None,
    };
    Some(scene.word(key))
}

/// What an effect does, in a sentence.
pub(super) fn sentence(scene: &Scene<'_>, effect: Effect) -> String {
    effect.phrase().map_or_else(String::new, |phrase| scene.say(&phrase))
}

fn any_die() -> Markup {
    html! { span.sw-chip.sw-d-any { "?" } }
}

/// One tile for each color; both barracks share theirs.
pub(super) fn tiles(of: EnumSet<Building>) -> Markup {
    let has_west = of.contains(Building::BarracksWest);
    let shown = of.iter().filter(|&building| building != Building::BarracksEast || !has_west);
    html! { @for building in shown { (parts::tile(parts::tint(building))) } }
}

/// Effects that last, as a row of small frames.
pub(super) fn lasting(scene: &Scene<'_>, seat: game::Seat) -> Markup {
    let seen = scene.seen();
    let effects = seen.players[seat].sheet.marked.iter().map(|spot| seen.board(seat).effect(spot));
    let is_lasting =
        |effect: &Effect| matches!(effect, Effect::CheaperDice | Effect::Free(_) | Effect::Gain { .. });
    html! {
        @for effect in effects.filter(is_lasting) {
            @let says = sentence(scene, effect);
            span.sw-pm role="img" aria-label=(says) title=(says) { (chips(effect)) }
        }
    }
}
