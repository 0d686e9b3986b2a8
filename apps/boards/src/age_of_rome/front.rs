//! The province before me as large tiles: every place for a follower, every tile to build, the taxes.

use ::age_of_rome::components::{Building, Spot};
use ::age_of_rome::state::{PLOTS, Phase};
use ::age_of_rome::{Action, price};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::Scene;
use super::parts::{self, Piece};
use crate::kit;

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    let province = scene.seen().front(me);
    html! {
        section class={ "panel ar-front ar-" (province) } {
            h2 {
                (scene.word(&format!("province-{province}")))
                small { (scene.word("board-before-you")) }
                (parts::offer(scene, Action::Done, "ar-do", &html! { (scene.word("label-done")) }))
            }
            div.ar-spots {
                @for &building in Building::ALL {
                    @if matches!(scene.seen().phase, Phase::Building { .. }) { (site(scene, me, building)) }
                    @else { (spot(scene, me, building.spot())) }
                }
                (spot(scene, me, Spot::Intrigue))
                (spot(scene, me, Spot::Colosseum))
                (people(scene, me))
            }
        }
    }
}

/// A place for a follower, with the ways to use it.
fn spot(scene: &Scene<'_>, me: Seat, spot: Spot) -> Markup {
    let place = |bonus, cards| Action::Place { spot, bonus, cards };
    let content = html! {
        (head(scene, me, spot))
        b { (parts::capital(&scene.word(&format!("spot-{spot}")))) }
        small { (deed(scene, spot)) }
        (followers(scene, me, spot))
    };
    let vacant = if is_vacant(scene, me, spot) { " ar-vacant" } else { "" };
    html! {
        div class={ "ar-tile ar-t-" (spot) (vacant) } {
            (scene.press(place(false, false), "ar-face", &content))
            div.ar-ways {
                (parts::offer(scene, place(true, false), "ar-way ar-gold", &html! { "×2" }))
                (parts::offer(scene, place(false, true), "ar-way", &with_cards(scene)))
                (parts::offer(scene, place(true, true), "ar-way ar-gold", &twice_with_cards(scene)))
            }
        }
    }
}

/// Nothing is built there yet.
fn is_vacant(scene: &Scene<'_>, me: Seat, spot: Spot) -> bool {
    let seen = scene.seen();
    spot.building().is_some_and(|building| seen.levels[seen.front(me)][building] == 0)
}

fn with_cards(scene: &Scene<'_>) -> Markup {
    html! { "+" (parts::icon("card")) span.hidden-name { (scene.word("board-with-cards")) } }
}

fn twice_with_cards(scene: &Scene<'_>) -> Markup {
    html! { "×2 " (with_cards(scene)) }
}

fn head(scene: &Scene<'_>, me: Seat, spot: Spot) -> Markup {
    let level = spot.building().map_or(0, |building| scene.seen().levels[scene.seen().front(me)][building]);
    html! {
        span.ar-top {
            @if level > 0 { i.ar-level { (parts::roman(level)) } }
            (parts::icon(spot.id()))
        }
    }
}

/// What a follower does there.
fn deed(scene: &Scene<'_>, spot: Spot) -> String {
    let seen = scene.seen();
    let round = usize::from(seen.round.max(1)) - 1;
    let farming = seen.edition.prices.farming.get(round).copied().unwrap_or(0);
    scene.say(&Phrase::new(format!("deed-{spot}")).with("farming", farming))
}

/// Followers there and free places.
fn followers(scene: &Scene<'_>, me: Seat, spot: Spot) -> Markup {
    let seen = scene.seen();
    let player = &seen.players[me];
    let (here, room) = match spot.building() {
        Some(building) => (player.workers[building], seen.levels[seen.front(me)][building]),
        None if spot == Spot::Colosseum => (player.in_colosseum, player.in_colosseum + 1),
        None => {
            let free = seen.plots[seen.front(me)].iter().filter(|plot| plot.is_none()).count() as u8;
            (PLOTS as u8 - free, PLOTS as u8)
        }
    };
    html! {
        span.ar-room {
            @for place in 0..room {
                @if place < here && spot != Spot::Intrigue { (parts::piece(Piece::Follower, me)) }
                @else { i.taken[place < here] {} }
            }
        }
    }
}

/// In the Building phase: the next level, what it costs and brings.
fn site(scene: &Scene<'_>, me: Seat, building: Building) -> Markup {
    let seen = scene.seen();
    let level = seen.levels[seen.front(me)][building];
    let glory = seen.edition.buildings[building].glory.get(usize::from(level));
    let content = html! {
        (head(scene, me, building.spot()))
        b { (parts::building(scene, building)) }
        @match (price(seen, me, building), glory) {
            (Ok(price), Some(glory)) => small.ar-deal {
                (parts::roman(level)) " → " (parts::roman(level + 1))
                span { (parts::denarii(format!("−{price}"))) " " (parts::glory(format!("+{glory}"))) }
            },
            _ => small { (scene.word("board-no-higher")) },
        }
    };
    html! {
        div class={ "ar-tile ar-t-" (building) } {
            (scene.press(Action::Build { building, cards: false }, "ar-face", &content))
            div.ar-ways {
                (parts::offer(scene, Action::Build { building, cards: true }, "ar-way", &with_cards(scene)))
            }
        }
    }
}

/// The people and what taxing them brings.
fn people(scene: &Scene<'_>, me: Seat) -> Markup {
    let seen = scene.seen();
    let population = seen.population(seen.front(me));
    let penalty = seen.edition.penalty(population);
    let content = html! {
        span.ar-top { (parts::icon("pop")) b.ar-count { (population) } }
        b { (scene.word("board-taxes")) }
        small { (parts::denarii(format!("+{population}"))) }
    };
    let double =
        html! { (parts::denarii(format!("+{}", 2 * population))) " −" (penalty) (kit::icon("laurel")) };
    html! {
        div.ar-tile.ar-t-people {
            (scene.press(Action::Tax, "ar-face", &content))
            div.ar-ways {
                @if scene.can(Action::DoubleTax { cards: false }) {
                    (scene.press(Action::DoubleTax { cards: false }, "ar-way", &double))
                } @else { span.ar-way.still { (double) } }
                (parts::offer(scene, Action::DoubleTax { cards: true }, "ar-way", &twice_with_cards(scene)))
            }
        }
    }
}
