//! The list below the map: choose the units, see whom they would meet, go or fight.

use ::mare_nostrum::components::*;
use ::mare_nostrum::{Action, Strength};
use game::Phrase;
use maud::{Markup, html};

use super::Scene;
use super::parts::{self, Piece};
use super::routes::{Source, attacks, chooser, enemies, name, routes, shown_for, symbol, voyage};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let (sources, attacks) = (routes(scene), attacks(scene));
    if sources.is_empty() && attacks.is_empty() {
        return Markup::default();
    }
    html! {
        section.panel aria-label=(scene.word("board-orders")) {
            header.mn-head {
                h2 { (scene.word("board-orders")) }
                small.muted { (scene.word("board-orders-about")) }
            }
            @if !attacks.is_empty() {
                div.mn-ways {
                    @for (action, enemy, field, _) in attacks {
                        @let content = battle(scene, enemy, field, &scene.label(action));
                        (scene.press(action, "mn-order mn-fight", &content))
                    }
                }
            }
            div.mn-froms role="radiogroup" {
                @for (place, source) in sources.iter().enumerate() { (choice(scene, place, source)) }
            }
            @for (place, source) in sources.iter().enumerate() {
                div class={ "mn-ways " (shown_for(place)) } data-shown-by=(chooser(place)) {
                    @for &(action, to) in &source.ways { (order(scene, action, to)) }
                }
            }
        }
    }
}

fn choice(scene: &Scene<'_>, place: usize, source: &Source) -> Markup {
    let (seen, id) = (scene.seen(), chooser(place));
    let (piece, ready) = match source.from {
        Field::Land(at) => match seen.lands[at].ready.to_move {
            0 => (Piece::Trireme, parts::mine(scene).map_or(0, |civ| seen.lands[at].docked[civ])),
            legions => (Piece::Legion, legions),
        },
        Field::Sea(on) => (Piece::Trireme, seen.seas[on].ready.to_move),
    };
    html! {
        span.mn-from {
            input.hidden-name type="radio" name="mn-from" id=(id) checked[place == 0];
            label for=(id) {
                @if let Some(civ) = parts::mine(scene) { (parts::piece_icon(scene, piece, civ)) }
                b { (name(scene, source.from)) }
                small { (scene.say(&Phrase::new("board-ready").with("units", ready))) }
            }
        }
    }
}

fn order(scene: &Scene<'_>, action: Action, to: Field) -> Markup {
    let owner = match to {
        Field::Land(at) => scene.seen().lands[at].owner,
        Field::Sea(_) => None,
    };
    scene.press(
        action,
        "mn-order",
        &html! {
            (parts::icon(symbol(scene, to)))
            b { (name(scene, to)) }
            @if let Some(owner) = owner { (parts::token(scene, owner, "s")) }
            @for sea in voyage(scene, action) {
            small.mn-over { (parts::icon("u-trireme")) (scene.word(&format!("sea-{sea}"))) }
        }
        span.mn-foes { @for (civ, strength) in enemies(scene, to) { (force(scene, civ, strength)) } }
        },
    )
}

fn battle(scene: &Scene<'_>, enemy: Civ, field: Field, label: &str) -> Markup {
    html! {
        (parts::icon("i-swords"))
        b { (label) }
        span.mn-foes {
            @if let Some(me) = parts::mine(scene) { (force(scene, me, scene.seen().strength(me, field))) }
            (force(scene, enemy, scene.seen().strength(enemy, field)))
        }
    }
}

/// "2 dice + 6"
fn force(scene: &Scene<'_>, civ: Civ, strength: Strength) -> Markup {
    let dice = scene.say(&Phrase::new("board-dice").with("dice", strength.dice));
    html! {
        span.mn-force {
            (parts::token(scene, civ, "s"))
            @if strength.dice > 0 { span { (dice) } }
            @if strength.bonus > 0 && strength.dice > 0 { span { "(+" (strength.bonus) ")" } }
            @if strength.fixed > 0 { span { "+" (strength.fixed) } }
        }
    }
}
