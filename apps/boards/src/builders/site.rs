//! A building that is being built: what is there, what is missing, and what the picked-up hand would change.

use ::builders::components::{Building, Tool};
use ::builders::{Action, Prospect};
use game::{Phrase, Seat};
use maud::{Markup, html};
use strum::VariantArray;

use super::goods::Progress;
use super::{Scene, goods, parts, turn};
use crate::kit;

/// One of my sites, large, with the place where a hand is sent to.
pub(super) fn mine(scene: &Scene<'_>, me: Seat, building: Building) -> Markup {
    let progress = progress(scene, building, prospect(scene, building));
    let covered = progress.covered();
    let all = progress.needs.total();
    let in_place = Phrase::new("board-in-place").with("done", covered.0).with("all", all);
    html! {
        article.bu-site data-key={ "building-" (building) } {
            header {
                h3 { (parts::building_name(scene, building)) (parts::building_mark(scene, building)) (parts::machine(scene, building)) }
                (parts::worth(scene, building))
            }
            div.bu-art { (rising(building, covered, all)) div.bu-pct { (scene.say(&in_place)) } }
            (goods::bars(scene, progress))
            (at_work(scene, building))
            @if scene.is_my_turn() { (target(scene, me, building)) }
        }
    }
}

/// A site of somebody else, small.
pub(super) fn small(scene: &Scene<'_>, building: Building) -> Markup {
    let progress = progress(scene, building, None);
    html! {
        article.bu-small data-key={ "building-" (building) } {
            div.bu-art { (rising(building, progress.covered(), progress.needs.total())) }
            header {
                h4 { (parts::building_name(scene, building)) (parts::building_mark(scene, building)) }
                (parts::worth(scene, building))
            }
            (goods::small_bars(scene, progress))
            (at_work(scene, building))
        }
    }
}

/// What the picked-up hand would do here, if it may be sent here.
fn prospect(scene: &Scene<'_>, building: Building) -> Option<Prospect> {
    scene.seen().prospect(building).filter(|_| scene.can(Action::Work(building)))
}

fn progress(scene: &Scene<'_>, building: Building, prospect: Option<Prospect>) -> Progress {
    let has = scene.seen().sites[building].supplied;
    let soon = prospect.map_or(has, |prospect| prospect.supplied);
    Progress { needs: scene.seen().edition.building[building].needs, has, soon }
}

/// The line drawing fills with colour from the ground up; a dashed line shows how far it would.
fn rising(building: Building, covered: (u16, u16), all: u16) -> Markup {
    let height = |part: u16| kit::rounded(100.0 * f32::from(part) / f32::from(all));
    let (done, soon) = (height(covered.0), height(covered.1));
    let top = 100.0 - done;
    html! {
        svg.bu-sheet.bu-d viewBox="0 0 160 100" aria-hidden="true" {
            g.bu-plan { use href={ "#bu-" (building) } width="160" height="100" {} }
            @if done > 0.0 {
                svg y=(top) width="160" height=(done) viewBox={ "0 " (top) " 160 " (done) } {
                    use href={ "#bu-" (building) } width="160" height="100" {}
                }
            }
            @if soon > done { path.bu-level d={ "M0 " (100.0 - soon) "H160" } {} }
        }
    }
}

fn at_work(scene: &Scene<'_>, building: Building) -> Markup {
    let seen = scene.seen();
    let hands = seen.sites[building].hands;
    let tools = Tool::VARIANTS.iter().filter(|&&tool| seen.tool_at[tool] == Some(building));
    html! {
        div.bu-chips {
            @for hand in hands { (parts::chip(scene, hand)) }
            @for &tool in tools { (parts::tool_chip(scene, tool)) }
            @match prospect(scene, building) {
                Some(prospect) => (parts::ghost(scene, prospect.hand)),
                None => @if hands.is_empty() { span.bu-none { (scene.word("board-nobody-at-work")) } },
            }
        }
    }
}

/// The button that sends the picked-up hand, with its price and what comes of it.
fn target(scene: &Scene<'_>, me: Seat, building: Building) -> Markup {
    if let Some(prospect) = scene.seen().prospect(building) {
        let class = if prospect.finishes { "bu-target bu-on" } else { "bu-target" };
        return scene.press(Action::Work(building), class, &result(scene, me, building, prospect));
    }
    let next = scene.seen().actions_for(building);
    html! { div.bu-next { (scene.word("board-next-hand")) " " (parts::actions(next)) } }
}

fn result(scene: &Scene<'_>, me: Seat, building: Building, prospect: Prospect) -> Markup {
    let card = &scene.seen().edition.building[building];
    let price = parts::price(prospect.actions, prospect.wage);
    if !scene.can(Action::Work(building)) {
        return html! { span.bu-res { (scene.word("board-too-dear")) } (price) };
    }
    html! {
        (price)
        @if prospect.finishes {
            b.bu-res { (scene.word("board-finishes")) }
            span.bu-gain { (parts::coins(format!("+{}", card.reward))) }
            span.bu-gain { (parts::points(format!("+{}", card.points))) }
        } @else {
            span.bu-res {
                (scene.word("board-then-missing")) " "
                (goods::short(scene, prospect.supplied.missing_of(card.needs)))
            }
        }
        (after(scene, me, prospect, if prospect.finishes { card.reward } else { 0 }))
    }
}

/// What is left of actions and money.
fn after(scene: &Scene<'_>, me: Seat, prospect: Prospect, reward: u8) -> Markup {
    let actions = turn::actions_left(scene.seen()).saturating_sub(prospect.actions);
    let coins = scene.seen().players[me].coins.saturating_sub(prospect.wage) + u16::from(reward);
    html! {
        span.bu-after { (scene.word("board-then-left")) " " (parts::actions(actions)) (parts::coins(coins)) }
    }
}
