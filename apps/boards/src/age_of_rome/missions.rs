//! Missions: mine, those to choose from, and after the end everybody's.

use ::age_of_rome::Action;
use ::age_of_rome::about::about_mission;
use ::age_of_rome::components::Mission;
use ::age_of_rome::scoring::mission_points;
use game::Seat;
use maud::{Markup, html};

use super::Scene;
use super::parts;

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    let player = &scene.seen().players[me];
    html! {
        section.ar-missions {
            h3 {
                (scene.word("board-secret-missions"))
                @if player.dealt.count > 0 { small { (scene.word("board-put-one-back")) } }
            }
            @for mission in player.dealt.cards {
                div data-key={ "mission-" (mission) } {
                    (scene.press(Action::Return(mission), "ar-mission ar-dealt", &content(scene, me, mission)))
                }
            }
            @for mission in player.missions.cards {
                div data-key={ "mission-" (mission) } { div.ar-mission { (content(scene, me, mission)) } }
            }
        }
    }
}

fn content(scene: &Scene<'_>, me: Seat, mission: Mission) -> Markup {
    let now = mission_points(scene.seen(), me, mission);
    let source = scene.seen().edition.missions[mission].source;
    html! {
        span.ar-mission-head {
            span.ar-seal { (parts::icon("lock")) }
            b { (scene.word(&format!("mission-{mission}"))) (parts::mark(scene, source)) }
        }
        span { (parts::capital(&scene.say(&about_mission(scene.seen(), mission)))) }
        small { (parts::with_number(scene, "board-now", now)) }
    }
}

/// Missions of others that I may see: after the end.
pub(super) fn open(scene: &Scene<'_>, seat: Seat) -> Markup {
    let missions = scene.seen().players[seat].missions.cards;
    html! {
        @if !missions.is_empty() {
            div.ar-open {
                @for mission in missions {
                    div.ar-mission data-key={ "mission-" (mission) } { (content(scene, seat, mission)) }
                }
            }
        }
    }
}
