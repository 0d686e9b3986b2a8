//! Amounts of the four resources, always in the same order: as numbers, as swatches, as needs being met.

use ::builders::components::{Goods, Resource};
use game::Phrase;
use maud::{Markup, html};
use strum::VariantArray;

use super::Scene;
use super::parts::icon;

/// "2 stone and 1 wood"
fn said(scene: &Scene<'_>, goods: Goods) -> String {
    let amounts: Vec<String> =
        present(goods).map(|(resource, amount)| said_one(scene, resource, amount)).collect();
    if amounts.is_empty() { scene.word("board-no-goods") } else { scene.words().join(&amounts) }
}

fn said_one(scene: &Scene<'_>, resource: Resource, amount: u8) -> String {
    scene.say(&Phrase::new("board-amount").with("amount", amount).with("resource", resource.word()))
}

fn present(goods: Goods) -> impl Iterator<Item = (Resource, u8)> {
    let all = Resource::VARIANTS.iter().map(move |&resource| (resource, goods[resource]));
    all.filter(|&(_, amount)| amount > 0)
}

/// The foot of a card: four cells with symbol and number; `raised` is the one a university has raised.
pub(super) fn foot(scene: &Scene<'_>, goods: Goods, raised: Option<Resource>) -> Markup {
    html! {
        span.bu-foot role="img" aria-label=(said(scene, goods)) {
            @for &resource in Resource::VARIANTS {
                span.none[goods[resource] == 0].up[raised == Some(resource)] {
                    (icon(resource.into())) (goods[resource])
                }
            }
        }
    }
}

/// Only what there is: "2 ▲ 1 ●".
pub(super) fn short(scene: &Scene<'_>, goods: Goods) -> Markup {
    html! {
        span.bu-short role="img" aria-label=(said(scene, goods)) {
            @for (resource, amount) in present(goods) { span { (amount) (icon(resource.into())) } }
        }
    }
}

/// Four small coloured numbers, for a hand drawn as a chip.
pub(super) fn swatches(scene: &Scene<'_>, goods: Goods) -> Markup {
    html! {
        span.bu-sw role="img" aria-label=(said(scene, goods)) {
            @for &resource in Resource::VARIANTS {
                @let amount = goods[resource];
                @if amount == 0 { b.none { "·" } } @else { b class={ "k-" (resource) } { (amount) } }
            }
        }
    }
}

/// What a site needs, has, and would have.
#[derive(Clone, Copy)]
pub(super) struct Progress {
    pub(super) needs: Goods,
    pub(super) has: Goods,
    pub(super) soon: Goods,
}

impl Progress {
    /// How much of the need is there, and would be there.
    pub(super) fn covered(self) -> (u16, u16) {
        (self.has.least(self.needs).total(), self.soon.least(self.needs).total())
    }
}

/// One line for each resource, with its name.
pub(super) fn bars(scene: &Scene<'_>, progress: Progress) -> Markup {
    html! {
        div.bu-bars {
            @for &resource in Resource::VARIANTS {
                @let need = progress.needs[resource];
                div.bu-bar.zero[need == 0] {
                    (icon(resource.into()))
                    span.label { (scene.word(&format!("resource-{resource}"))) }
                    (cells(resource, progress))
                    (standing(resource, progress))
                }
            }
        }
    }
}

/// The same in one line, without names.
pub(super) fn small_bars(scene: &Scene<'_>, progress: Progress) -> Markup {
    html! {
        div.bu-mini {
            @for (resource, need) in present(progress.needs) {
                @let says = said_one(scene, resource, need);
                span role="img" aria-label={ (says) ": " (progress.has[resource]) "/" (need) } {
                    (icon(resource.into())) (cells(resource, progress))
                }
            }
        }
    }
}

/// Solid: there; striped: would come; hollow: missing; past the line: more than needed.
fn cells(resource: Resource, progress: Progress) -> Markup {
    let Progress { needs, has, soon } = progress;
    let (need, has, soon) = (needs[resource], has[resource], soon[resource]);
    html! {
        span class={ "bu-cells k-" (resource) } aria-hidden="true" {
            @for place in 0..need { i.had[place < has].coming[place >= has && place < soon] {} }
            @if soon > need {
                b {}
                @for place in need..soon { i.extra[place < has].extra-coming[place >= has] {} }
            }
        }
    }
}

/// "1→2/2"
fn standing(resource: Resource, progress: Progress) -> Markup {
    let Progress { needs, has, soon } = progress;
    let (need, has, soon) = (needs[resource], has[resource], soon[resource]);
    html! {
        span.count.met[need > 0 && soon >= need].missing[soon < need].unneeded[need == 0] {
            (has) @if soon > has { "→" (soon) } @if need > 0 { "/" (need) }
        }
    }
}
