//! Small parts of cards: symbols, prices, figures, chips.

use ::builders::Builders;
use ::builders::components::{Building, Hand, Kind, Tool};
use game::Phrase;
use game::edition::Source;
use maud::{Markup, html};

use super::{Scene, goods};
use crate::kit;

/// A symbol of this game.
pub(super) fn icon(name: &str) -> Markup {
    kit::drawing(&format!("bu-{name}"), "i bu-ic")
}

pub(super) fn actions(number: u16) -> Markup {
    html! { span.bu-n { (icon("act")) (number) } }
}

pub(super) fn coins(number: impl maud::Render) -> Markup {
    html! { span.bu-n { (kit::icon("coin")) (number) } }
}

pub(super) fn points(number: impl maud::Render) -> Markup {
    html! { span.bu-n { (kit::icon("laurel")) (number) } }
}

/// "◆1 + ●7"
pub(super) fn price(number: u16, money: u16) -> Markup {
    html! { span.bu-price { (actions(number)) " + " (coins(money)) } }
}

/// Reward and points, as printed on a building.
pub(super) fn worth(scene: &Scene<'_>, building: Building) -> Markup {
    let card = &scene.seen().edition.building[building];
    let reward = scene.say(&Phrase::new("board-coins").with("coins", card.reward));
    let gain = scene.say(&Phrase::new("board-points").with("points", card.points));
    html! {
        span.bu-worth {
            span role="img" aria-label=(reward) title=(reward) { (coins(card.reward)) }
            span role="img" aria-label=(gain) title=(gain) { (points(card.points)) }
        }
    }
}

pub(super) fn building_name(scene: &Scene<'_>, building: Building) -> String {
    scene.word(&format!("building-{building}"))
}

/// That a building is a machine, and what it will give when it is finished.
pub(super) fn machine(scene: &Scene<'_>, building: Building) -> Markup {
    let Some(machine) = building.machine() else { return html! {} };
    html! {
        br;
        span.bu-tag title=(scene.word("board-machine-gives")) {
            (kind_name(scene, machine)) " → " (goods::short(scene, scene.seen().gives(machine)))
        }
    }
}

pub(super) fn building_mark(scene: &Scene<'_>, building: Building) -> Markup {
    mark(scene, scene.seen().edition.building[building].source)
}

pub(super) fn hand_mark(scene: &Scene<'_>, hand: Hand) -> Markup {
    mark(scene, scene.seen().edition.hand[hand].source)
}

fn mark(scene: &Scene<'_>, source: Source) -> Markup {
    html! { @if source == Source::Reconstructed { (kit::reconstructed(&scene.word("board-reconstructed"))) } }
}

/// The drawing of a building.
pub(super) fn drawing(building: Building) -> Markup {
    html! { svg.bu-d viewBox="0 0 160 100" aria-hidden="true" { use href={ "#bu-" (building) } {} } }
}

/// Who a hand is: a figure, or the machine itself.
pub(super) fn figure(game: &Builders, hand: Hand) -> Markup {
    match hand.kind() {
        Kind::Machine => {
            html! { svg.bu-mc viewBox="0 0 160 100" aria-hidden="true" { use href={ "#bu-" (hand) } {} } }
        }
        kind => kit::drawing(&format!("bu-{}", kind_key(game, hand, kind)), "bu-fg"),
    }
}

fn kind_key(game: &Builders, hand: Hand, kind: Kind) -> &'static str {
    if game.freed.contains(hand) { "freed" } else { kind.into() }
}

/// "Craftsman"; a machine has a name of its own.
pub(super) fn kind_name(scene: &Scene<'_>, hand: Hand) -> String {
    match hand.kind() {
        Kind::Machine => scene.word(&format!("hand-{hand}")),
        kind => scene.word(&format!("board-kind-{}", kind_key(scene.seen(), hand, kind))),
    }
}

/// "C5": how a card is told from its like; machines need none.
pub(super) fn tag(hand: Hand) -> Option<String> {
    (hand.kind() != Kind::Machine).then(|| hand.to_string().to_uppercase())
}

/// A hand in one line: figure, tag, university, what it gives.
pub(super) fn chip(scene: &Scene<'_>, hand: Hand) -> Markup {
    let name = scene.word(&format!("hand-{hand}"));
    html! {
        span.bu-chip data-key={ "hand-" (hand) } title=(name) {
            (chip_content(scene, hand, &university(scene, hand)))
        }
    }
}

/// Where a hand would stand.
pub(super) fn ghost(scene: &Scene<'_>, hand: Hand) -> Markup {
    let university = html! { @if scene.seen().university_of(hand).is_some() { (icon("university")) } };
    html! { span.bu-chip.bu-ghost aria-hidden="true" { (chip_content(scene, hand, &university)) } }
}

fn chip_content(scene: &Scene<'_>, hand: Hand, university: &Markup) -> Markup {
    html! {
        (figure(scene.seen(), hand))
        @match tag(hand) { Some(tag) => (tag), None => span.bu-long { (kind_name(scene, hand)) } }
        (university)
        (goods::swatches(scene, scene.seen().gives(hand)))
    }
}

/// The university that a hand carries.
pub(super) fn university(scene: &Scene<'_>, hand: Hand) -> Markup {
    html! {
        @if let Some(resource) = scene.seen().university_of(hand) {
            span data-key={ "university-" (resource) } { (icon("university")) }
        }
    }
}

/// A tool and what it adds.
pub(super) fn tool_content(scene: &Scene<'_>, tool: Tool) -> Markup {
    html! {
        (icon(tool.into()))
        span.bu-long { (scene.word(&format!("tool-{tool}"))) }
        span.bu-plus { "+" (goods::short(scene, scene.seen().edition.tool[tool].gives)) }
    }
}

pub(super) fn tool_chip(scene: &Scene<'_>, tool: Tool) -> Markup {
    html! { span.bu-chip data-key={ "tool-" (tool) } { (tool_content(scene, tool)) } }
}
