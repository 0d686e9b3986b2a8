//! The battle regions: what it takes to conquer each, what it brings, who stands there, and orders to legions.

use ::age_of_rome::Action;
use ::age_of_rome::components::Region;
use ::age_of_rome::scoring::{flags, is_conquered, place_alone};
use game::{Arg, Phrase, Seat};
use maud::{Markup, html};

use super::Scene;
use super::parts::{self, Piece};

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.ar-regions {
            h2 { (parts::icon("military")) " " (scene.word("board-regions")) }
            @for &region in Region::ALL { (one(scene, region)) }
        }
    }
}

fn one(scene: &Scene<'_>, region: Region) -> Markup {
    let seen = scene.seen();
    let shield = seen.edition.regions[region].shield;
    html! {
        article.ar-region.won[is_conquered(seen, region)] {
            header {
                span.ar-shield title=(parts::with_number(scene, "board-shield", shield)) {
                    (parts::icon("shield")) b { (shield) }
                }
                h3 { (scene.word(&format!("region-{region}"))) }
                (standing(scene, region))
            }
            div.ar-flags {
                @for points in flags(seen, region).into_iter().filter(|&points| points > 0) {
                    span.ar-flag { (points) }
                }
            }
            @for seat in strongest_first(scene, region) { (army(scene, region, seat)) }
            (orders(scene, region))
        }
    }
}

fn standing(scene: &Scene<'_>, region: Region) -> Markup {
    let seen = scene.seen();
    if is_conquered(seen, region) {
        return html! { span.ar-ok { (scene.word("board-conquered")) } };
    }
    let legions: u8 = seen.boards().map(|seat| seen.players[seat].deployed[region]).sum();
    let phrase = Phrase::new("board-legions-of").with("here", legions);
    html! { span.ar-bad { (scene.say(&phrase.with("shield", seen.edition.regions[region].shield))) } }
}

fn strongest_first(scene: &Scene<'_>, region: Region) -> Vec<Seat> {
    let legions = |seat: Seat| scene.seen().players[seat].deployed[region];
    let mut seats: Vec<Seat> = scene.seen().boards().filter(|&seat| legions(seat) > 0).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(legions(seat)));
    seats
}

fn army(scene: &Scene<'_>, region: Region, seat: Seat) -> Markup {
    let seen = scene.seen();
    let worth = place_alone(seen, seat, region).and_then(|place| flags(seen, region).get(place).copied());
    let legions = seen.players[seat].deployed[region];
    html! {
        div.ar-army {
            span.ar-legions role="img" aria-label={ (parts::name(scene, seat)) ": " (legions) } {
                @for place in 0..legions { (parts::placed_piece(Piece::Legion, seat, &format!("{region}-{place}"))) }
            }
            @match worth.filter(|&points| points > 0) {
                Some(points) => span.ar-flag { (points) },
                None => @if is_conquered(seen, region) { small { (scene.word("board-no-place")) } },
            }
        }
    }
}

/// Everything that can be done with legions here now.
fn orders(scene: &Scene<'_>, region: Region) -> Markup {
    let others = || Region::ALL.iter().copied().filter(move |&other| other != region);
    let order = |action, says: String| parts::offer(scene, action, "ar-do", &html! { (says) });
    html! {
        div.ar-orders {
            (order(Action::Deploy(region), scene.word("board-deploy")))
            (order(Action::Recall(region), scene.word("board-recall")))
            @for to in others() {
                (order(Action::March { from: region, to }, towards(scene, "board-march", to)))
            }
            (order(Action::Desert { region, replacing: false }, scene.word("intrigue-desertion")))
            (order(Action::Desert { region, replacing: true }, scene.word("board-desert-replacing")))
            @for to in others() {
                (order(Action::Deceive { from: region, to }, towards(scene, "board-deceive", to)))
            }
        }
    }
}

fn towards(scene: &Scene<'_>, key: &'static str, region: Region) -> String {
    scene.say(&Phrase::new(key).with("region", Arg::word(format!("region-{region}"))))
}
