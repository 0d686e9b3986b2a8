//! What lies beside the continent: temples and villages until the end, piles, supply, the gods.

use ::deus::Action;
use ::deus::components::{Color, God, Resource, Terrain};
use ::deus::state::Phase;
use game::Phrase;
use maud::{Markup, html};
use strum::VariantArray;

use super::{Scene, parts};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let seen = scene.seen();
    let villages = (seen.villages().len(), seen.continent[Terrain::Village].len());
    // As many temples as there are tiles come into the game (1.5).
    let temples = (usize::from(seen.temples_left), seen.ground().tiles());
    html! {
        div.du-side {
            div.du-until {
                h3 { (scene.word("board-until-the-end")) }
                (track(scene, "temple", "board-temples-left", temples))
                (track(scene, "village", "board-villages-left", villages))
                @if let Some(ending) = seen.ending {
                    p.du-last { (scene.say(&Phrase::new("board-last-round").with("round", ending.last_round))) }
                }
            }
            div.du-piles {
                span { i.du-back {} b { (seen.deck_size()) } " " (scene.word("board-to-draw")) }
                span { i.du-back.du-open {} b { (seen.discard_size()) } " " (scene.word("board-discarded")) }
            }
            div.du-supply title=(scene.word("board-supply")) {
                h3 { (scene.word("board-supply")) }
                @for &resource in Resource::VARIANTS {
                    span title=(parts::resource_name(scene, resource)) {
                        (parts::icon(resource.to_string())) b { (seen.stock[resource]) }
                        span.hidden-name { (parts::resource_name(scene, resource)) }
                    }
                }
            }
        }
    }
}

fn track(scene: &Scene<'_>, symbol: &str, key: &'static str, (left, all): (usize, usize)) -> Markup {
    let says = scene.say(&Phrase::new(key).with("left", left as i64).with("all", all as i64));
    html! {
        p.du-track {
            span aria-hidden="true" {
                @for place in 0..all { span.du-spent[place >= left] { (parts::icon(symbol)) } }
            }
            small { (says) }
        }
    }
}

/// Whom an offering can ask, and what for.
pub(super) fn gods(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.du-gods {
            h3 { (scene.word("board-offering")) }
            @for &color in Color::VARIANTS {
                @let god = color.god();
                @let content = html! {
                    span.du-badge { (parts::icon(color.to_string())) }
                    b { (scene.word(&format!("god-{god}"))) }
                    small { (scene.say(&help(scene, god))) }
                };
                @let invoke = Action::Invoke(god);
                @if scene.can(invoke) {
                    (scene.press(invoke, &format!("du-god du-k-{color}"), &content))
                } @else {
                    div class={ "du-god du-k-" (color) @if is_asked(scene, god) { " du-asked" } } { (content) }
                }
            }
        }
    }
}

/// The present offering is made to this god.
fn is_asked(scene: &Scene<'_>, asked: God) -> bool {
    matches!(scene.seen().phase, Phase::Offer { god, .. } if god == asked)
}

fn help(scene: &Scene<'_>, god: God) -> Phrase {
    let numbers = &scene.seen().edition.offering;
    match god {
        God::Neptune => Phrase::new("board-god-neptune").with("gold", numbers.gold_per_card),
        God::Ceres => Phrase::new("board-god-ceres"),
        God::Minerva => Phrase::new("board-god-minerva"),
        God::Vesta => Phrase::new("board-god-vesta")
            .with("one", numbers.points_for_one_card)
            .with("more", numbers.points_for_more_cards),
        God::Mars => Phrase::new("board-god-mars"),
        God::Jupiter => Phrase::new("board-god-jupiter"),
    }
}
