//! My own sheet: standing, turn, city, economy.

use ::seven_wonders_dice::Action;
use ::seven_wonders_dice::components::Building;
use ::seven_wonders_dice::effect::Effect;
use game::Seat;
use maud::{Markup, html};

use super::choice::Mine;
use super::{Scene, barracks, building, economy, effect, forum, parts, wonder};
use crate::kit;

pub(super) fn draw(scene: &Scene<'_>, me: Seat) -> Markup {
    let mine = Mine::of(scene, me);
    html! {
        section class={ "panel sw-mine sw-seat" (me.index() + 1) } {
            (header(scene, me))
            div.sw-city {
                (barracks::west(&mine))
                (building::agora(&mine))
                (building::plain(&mine, Building::Market))
                (wonder::draw(&mine))
                (building::plain(&mine, Building::University))
                (building::plain(&mine, Building::Gallery))
                (building::plain(&mine, Building::Guild))
                (barracks::east(&mine))
            }
            (economy::draw(&mine))
        }
    }
}

fn header(scene: &Scene<'_>, me: Seat) -> Markup {
    let player = &scene.seen().players[me];
    html! {
        header.sw-head {
            (kit::sized_seat_token(me, "l"))
            div { h2 { (scene.word(&format!("city-{}", player.city))) } small { (scene.word("board-your-city")) } }
            div.sw-standing {
                (parts::points_now(scene, me)) (parts::resources(scene, me)) (parts::purse(scene, me))
            }
            div.sw-always { (effect::lasting(scene, me)) (forum::obtained(scene, me)) }
            (turn(scene, me))
        }
    }
}

/// What my turn still holds, and what can be done without a field.
fn turn(scene: &Scene<'_>, me: Seat) -> Markup {
    if !scene.is_my_turn() {
        return Markup::default();
    }
    let turn = &scene.seen().players[me].turn;
    html! {
        div.sw-turn {
            @for _ in 0..turn.bonuses { (note(scene, "board-due-bonus", &parts::icon("flag"))) }
            @for cross in turn.crosses {
                (note(scene, "board-due-cross", &effect::chips(Effect::Cross { count: cross.left, of: cross.of })))
            }
            @for _ in 0..turn.builds { (note(scene, "board-due-build", &effect::chips(Effect::Build))) }
            @if turn.acted { @for _ in 0..turn.actions { (note(scene, "board-due-action", &effect::chips(Effect::Action))) } }
            span.sw-buttons {
                @if turn.actions > 0 {
                    (scene.press(Action::Pass, "btn sw-btn", &html! {
                        (scene.word("board-pass")) " "
                        (parts::coins(format!("+{}", scene.seen().edition.file.game.pass_coins)))
                    }))
                }
                @if scene.can(Action::Finish) {
                    (scene.press(Action::Finish, "btn sw-btn", &html! { (scene.word("label-finish")) }))
                }
            }
        }
    }
}

fn note(scene: &Scene<'_>, key: &str, chips: &Markup) -> Markup {
    html! { span.sw-due { (scene.word(key)) " " span.sw-fi { (chips) } } }
}
