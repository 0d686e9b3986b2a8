//! My own area: what I have, what I am asked, my hand, my columns.

use ::deus::components::Resource;
use ::deus::scoring::score;
use ::deus::state::Phase;
use game::{Phrase, Seat};
use maud::{Markup, html};
use strum::VariantArray;

use super::{Scene, ask, columns, hand, parts};
use crate::kit;

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    html! {
        section.panel.du-mine {
            (counts(scene, me))
            (ask::draw(scene, me))
            (hand::draw(scene, me))
            (columns::draw(scene, me))
        }
    }
}

fn counts(scene: &Scene<'_>, me: Seat) -> Markup {
    let player = scene.seen().player(me);
    let cards = Phrase::new("board-cards-of")
        .with("cards", player.hand_size() as i64)
        .with("limit", scene.seen().edition.hand.limit);
    html! {
        header.du-counts {
            (kit::seat_token(me))
            h2 { (scene.say(&Phrase::new("board-you").with("seat", me))) (first(scene, me)) }
            (count(&kit::icon("laurel"), player.points, &scene.word("points")))
            @if scene.seen().phase == Phase::Over { (total(scene, me)) }
            (count(&kit::icon("coin"), player.gold, &scene.word("gold")))
            @for &resource in Resource::VARIANTS {
                @let name = parts::resource_name(scene, resource);
                (count(&parts::icon(resource.to_string()), player.resources[resource].into(), &name))
            }
            span.du-count { (parts::icon("card")) small { (scene.say(&cards)) } }
        }
    }
}

fn count(symbol: &Markup, number: u16, name: &str) -> Markup {
    html! { span.du-count.z[number == 0] { (symbol) b { (number) } small { (name) } } }
}

pub(super) fn first(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        @if scene.seen().first == seat {
            " " small.du-first { (parts::icon("flag")) (scene.word("board-first")) }
        }
    }
}

/// After the end: points, temples and majorities together.
pub(super) fn total(scene: &Scene<'_>, seat: Seat) -> Markup {
    let total = score(scene.seen(), seat).total();
    html! { b.du-total { (scene.say(&Phrase::new("board-total").with("score", total))) } }
}
