//! My own area: standing, turn, sites, crew, finished buildings.

use game::{Phrase, Seat};
use maud::{Markup, html};

use super::{Scene, crew, parts, player, race, site, turn};
use crate::kit;

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    let sites = scene.seen().players[me].sites;
    html! {
        section class={ "panel bu-mine bu-seat" (me.index() + 1) } {
            header.bu-head {
                (kit::seat_token(me))
                h2 { (scene.say(&Phrase::new("board-you").with("seat", me))) }
                (player::standing(scene, me))
                (race::draw(scene))
            }
            (turn::bar(scene))
            div.bu-body {
                div.bu-yards {
                    h3.hidden-name { (scene.word("board-my-sites")) }
                    @for building in sites { (site::mine(scene, me, building)) }
                    @if sites.is_empty() { p.bu-none { (scene.word("board-no-sites")) } }
                }
                div.bu-beside { (crew::draw(scene, me)) (finished(scene, me)) }
            }
        }
    }
}

fn finished(scene: &Scene<'_>, me: Seat) -> Markup {
    let edition = &scene.seen().edition;
    let unsettled = Phrase::new("board-unsettled")
        .with("slave", edition.slave.penalty)
        .with("loan", edition.loan.penalty);
    let finished = scene.seen().players[me].finished;
    html! {
        div.bu-crew {
            h3 { (scene.word("board-finished")) small { (scene.say(&unsettled)) } }
            div.bu-done {
                @for building in finished {
                    div.bu-fin data-key={ "building-" (building) } {
                        (parts::drawing(building))
                        span.label { (parts::building_name(scene, building)) }
                        (parts::points(edition.building[building].points))
                    }
                }
                @if finished.is_empty() { p.bu-none { (scene.word("board-nothing-finished")) } }
            }
        }
    }
}
