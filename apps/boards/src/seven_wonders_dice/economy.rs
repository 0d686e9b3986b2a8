//! Below the city: the warehouse, the gold reserve, the bonuses.

use ::seven_wonders_dice::Action;
use ::seven_wonders_dice::components::{Bonus, Building};
use game::Phrase;
use maud::{Markup, html};
use strum::VariantArray;

use super::choice::Mine;
use super::{building, effect, field, parts};

/// No field costs or brings more coins; as many can be told one by one.
const COUNTED: usize = 16;

pub(super) fn counted_style() -> String {
    crate::counted(1..=COUNTED, include_str!("counted.css"))
}

pub(super) fn draw(mine: &Mine<'_>) -> Markup {
    html! {
        div.sw-eco { (warehouse(mine)) (gold(mine)) (bonuses(mine)) }
    }
}

fn warehouse(mine: &Mine<'_>) -> Markup {
    let resources = mine.scene.seen().players[mine.me].sheet.resources;
    let says = mine.scene.say(&Phrase::new("board-resources").with("resources", resources));
    let note = html! { em { (says) } };
    building::panel(mine, Building::Warehouse, &note, &building::lanes(mine, Building::Warehouse))
}

/// All coins the reserve can hold; those in hand are filled. They are counted from where the next payment
/// and the next income begin.
fn gold(mine: &Mine<'_>) -> Markup {
    let (scene, seen) = (mine.scene, mine.scene.seen());
    let coins = seen.players[mine.me].sheet.coins;
    let reserve = &seen.edition.file.reserve;
    let of_all = Phrase::new("board-reserve-of").with("coins", coins).with("most", reserve.coins);
    html! {
        section.sw-bld.sw-yellow {
            h3 {
                (parts::icon("gold"))
                span { (scene.word("board-reserve")) }
                em { (scene.say(&of_all)) }
                (parts::reconstructed(scene, reserve.source))
            }
            div.sw-body {
                div.sw-gr aria-hidden="true" {
                    @for left in (1..=coins).rev() { i class={ "lit sw-k" (left) } {} }
                    @for added in 1..=reserve.coins.saturating_sub(coins) { i class={ "sw-k" (added) } {} }
                }
            }
        }
    }
}

fn bonuses(mine: &Mine<'_>) -> Markup {
    let scene = mine.scene;
    let enough = scene.seen().edition.file.game.bonuses_to_end;
    html! {
        section.sw-bld.sw-wood.sw-at-bonuses {
            h3 {
                (parts::icon("flag"))
                span { (scene.word("board-bonuses")) }
                em { (scene.say(&Phrase::new("board-bonuses-end").with("bonuses", enough))) }
            }
            div.sw-body { @for &bonus in Bonus::VARIANTS { (draw_bonus(mine, bonus)) } }
        }
    }
}

fn draw_bonus(mine: &Mine<'_>, bonus: Bonus) -> Markup {
    let (scene, seen) = (mine.scene, mine.scene.seen());
    let is_ticked = seen.players[mine.me].sheet.bonuses.contains(bonus);
    let content = html! {
        span.sw-fi { (effect::chips(seen.board(mine.me).bonuses[bonus])) }
        b { (scene.word(&format!("bonus-{bonus}"))) }
        @if is_ticked { (field::crossed()) }
    };
    if is_ticked {
        html! { div.sw-bonus.x { (content) span.hidden-name { (scene.word("board-ticked")) } } }
    } else {
        scene.press(Action::Tick(bonus), "sw-bonus", &content)
    }
}
