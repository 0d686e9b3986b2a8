//! The battle regions: what it takes to conquer each, what it brings, who stands there, and orders to legions.

use ::age_of_rome::Action;
use ::age_of_rome::components::Region;
use ::age_of_rome::scoring::{flags, is_conquered, place_alone};
use game::{Phrase, Seat};
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
                span.ar-shield title=(parts::with_number(scene, "board-shield", shield)) { (parts::icon("shield")) b { (shield) } }
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
    html! {
        div.ar-army {
            span.ar-legions role="img" aria-label={ (parts::name(scene, seat)) ": " (seen.players[seat].deployed[region]) } {
                @for _ in 0..seen.players[seat].deployed[region] { (parts::piece(Piece::Legion, seat)) }
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
    let to = |key: &'static str, to: Region| {
        scene.say(&Phrase::new(key).with("region", game::Arg::word(format!("region-{to}"))))
    };
    let others = Region::ALL.iter().copied().filter(|&other| other != region);
    html! {
        div.ar-orders {
            (parts::offer(scene, Action::Deploy(region), "ar-do", &html! { (scene.word("board-deploy")) }))
            (parts::offer(scene, Action::Recall(region), "ar-do", &html! { (scene.word("board-recall")) }))
            @for other in others.clone() {
                (parts::offer(scene, Action::March { from: region, to: other }, "ar-do", &html! { (to("board-march", other)) }))
            }
            @for replacing in [false, true] {
                @let key = if replacing { "board-desert-replacing" } else { "intrigue-desertion" };
                (parts::offer(scene, Action::Desert { region, replacing }, "ar-do", &html! { (scene.word(key)) }))
            }
            @for other in others {
                (parts::offer(scene, Action::Deceive { from: region, to: other }, "ar-do", &html! { (to("board-deceive", other)) }))
            }
        }
    }
}
