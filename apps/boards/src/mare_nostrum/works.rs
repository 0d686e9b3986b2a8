//! Heroes and wonders: those to buy, and those that nations own.

use ::mare_nostrum::Action;
use ::mare_nostrum::components::*;
use ::mare_nostrum::phase::Phase;
use maud::{Markup, html};

use super::{Scene, parts};

/// A hero or a wonder.
#[derive(Clone, Copy)]
enum Work {
    Hero(Hero),
    Wonder(Wonder),
}

impl Work {
    fn all() -> impl Iterator<Item = Work> {
        let heroes = Hero::ALL.iter().map(|&hero| Work::Hero(hero));
        heroes.chain(Wonder::ALL.iter().map(|&wonder| Work::Wonder(wonder)))
    }

    fn id(self) -> &'static str {
        match self {
            Work::Hero(hero) => hero.id(),
            Work::Wonder(wonder) => wonder.id(),
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Work::Hero(_) => "hero",
            Work::Wonder(_) => "wonder",
        }
    }

    fn item(self) -> Item {
        match self {
            Work::Hero(hero) => Item::Hero(hero),
            Work::Wonder(wonder) => Item::Wonder(wonder),
        }
    }

    fn owner(self, scene: &Scene<'_>) -> Option<Civ> {
        match self {
            Work::Hero(hero) => scene.seen().owner_of(hero),
            Work::Wonder(wonder) => scene.seen().owner_of_wonder(wonder),
        }
    }

    /// The only civilization that may have it.
    fn home(self) -> Option<Civ> {
        match self {
            Work::Hero(hero) => hero.home(),
            Work::Wonder(_) => None,
        }
    }

    fn name(self, scene: &Scene<'_>) -> String {
        scene.word(&format!("{}-{}", self.kind(), self.id()))
    }

    fn about(self, scene: &Scene<'_>) -> String {
        scene.word(&format!("{}-{}.about", self.kind(), self.id()))
    }
}

/// All that nobody owns yet.
pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let is_choosing = scene.seen().phase == Phase::Choosing;
    let is_played = |home| is_choosing || scene.seen().seat(home).is_some();
    let is_out = |work: &Work| work.home().is_some_and(|home| !is_played(home));
    let left = Work::all().filter(|work| work.owner(scene).is_none() && !is_out(work));
    html! {
        section.panel {
            header.mn-head {
                h2 { (scene.word("board-works-to-buy")) }
                small.muted { (scene.word("board-works-about")) }
            }
            div.mn-shop {
                @for work in left {
                    div data-key={ (work.kind()) "-" (work.id()) } { (on_sale(scene, work)) }
                }
            }
        }
    }
}

fn on_sale(scene: &Scene<'_>, work: Work) -> Markup {
    let (seen, item) = (scene.seen(), work.item());
    let price = parts::mine(scene).map_or_else(|| seen.edition.price(item), |civ| seen.price(civ, item));
    let is_last = item == Item::Wonder(Wonder::Pyramids);
    let class = if is_last { "mn-work mn-pyramids" } else { "mn-work" };
    scene.press(Action::Buy(item), class, &html! { (face(scene, work)) b.mn-cost { (price) } })
}

fn face(scene: &Scene<'_>, work: Work) -> Markup {
    html! {
        span class={ "mn-pic mn-" (work.kind()) } { (parts::icon(&format!("h-{}", work.id()))) }
        span.mn-title {
            small { (scene.word(&format!("board-{}", work.kind()))) }
            strong { (work.name(scene)) }
            @if let Some(home) = work.home() { small { (parts::named(scene, home)) } }
        }
        span.mn-about { (work.about(scene)) }
    }
}

/// My own, in full.
pub(super) fn owned(scene: &Scene<'_>, civ: Civ) -> Markup {
    html! {
        @for work in of(scene, civ) {
            article.mn-work data-key={ (work.kind()) "-" (work.id()) } { (face(scene, work)) }
        }
    }
}

/// Those of another nation, in a list.
pub(super) fn listed(scene: &Scene<'_>, civ: Civ) -> Markup {
    html! {
        @for work in of(scene, civ) {
            span.mn-item data-key={ (work.kind()) "-" (work.id()) } {
                span class={ "mn-pic mn-" (work.kind()) } { (parts::icon(&format!("h-{}", work.id()))) }
                span { (work.name(scene)) small { (work.about(scene)) } }
            }
        }
    }
}

fn of(scene: &Scene<'_>, civ: Civ) -> Vec<Work> {
    Work::all().filter(|work| work.owner(scene) == Some(civ)).collect()
}
