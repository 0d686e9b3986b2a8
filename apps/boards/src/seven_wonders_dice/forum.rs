//! The forum: a tray of four quarters, in which the dice of all lie.

use ::seven_wonders_dice::Action;
use ::seven_wonders_dice::components::{Color, Die, SPECIAL};
use ::seven_wonders_dice::state::Rolled;
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::{Scene, die, parts};
use crate::kit;

/// Towards which corner each quarter lies, in the order of prices.
const CORNERS: [(f32, f32); 4] = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
const MIDDLE: f32 = 200.0;

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.sw-forum {
            header {
                h2 { (scene.word("text-forum")) }
                @if scene.me().is_some() { span.sw-hint { (scene.word("board-forum-hint")) } }
            }
            svg.sw-tray viewBox="0 0 400 400" role="group" aria-label=(scene.word("board-forum")) {
                use href="#sw-tray" width="400" height="400" {}
                @for (quarter, price) in scene.seen().edition.file.game.quarters.iter().enumerate() {
                    (rim(scene, CORNERS[quarter], *price))
                }
                @for quarter in 0..4 { (quarter_of(scene, quarter)) }
            }
            (shelf(scene))
        }
    }
}

/// The price of a quarter, on the rim.
fn rim(scene: &Scene<'_>, (right, down): (f32, f32), price: u8) -> Markup {
    let along = |angle: f32| {
        let angle = (45.0 + angle).to_radians();
        (MIDDLE + right * 174.5 * angle.cos(), MIDDLE + down * 174.5 * angle.sin())
    };
    let [x, y] = [MIDDLE + right * 123.4, MIDDLE + down * 123.4].map(kit::rounded);
    html! {
        @if price == 0 {
            g transform={ "rotate(" (-45.0 * right * down) " " (x) " " (y) ")" } {
                rect.sw-free x=(x - 30.0) y=(y - 10.0) width="60" height="20" rx="10" {}
                text.sw-free-word x=(x) y=(y + 4.5) { (scene.word("board-free")) }
            }
        } @else if price <= 4 {
            @for coin in 0..price {
                @let (x, y) = along((f32::from(coin) - f32::from(price - 1) / 2.0) * 9.0);
                use href="#sw-rimcoin" x=(kit::rounded(x - 13.0)) y=(kit::rounded(y - 13.0)) width="26" height="26" {}
            }
        } @else {
            use href="#sw-rimcoin" x=(x - 16.0) y=(y - 16.0) width="32" height="32" {}
            text.sw-free-word x=(x) y=(y + 4.5) { (price) }
        }
    }
}

/// How large the dice are where so many lie together, and where they lie, away from the middle of the tray:
/// outer ones first, as each may cover what is farther out.
fn places(dice: usize) -> (f32, &'static [(f32, f32)]) {
    match dice {
        0 | 1 => (1.04, &[(74.0, 74.0)]),
        2 => (1.02, &[(98.0, 43.0), (43.0, 98.0)]),
        3 => (0.86, &[(101.0, 37.0), (37.0, 101.0), (38.0, 38.0)]),
        4 => (0.73, &[(84.0, 84.0), (84.0, 32.0), (32.0, 84.0), (32.0, 32.0)]),
        _ => (
            0.6,
            &[
                (107.0, 67.0),
                (109.0, 26.0),
                (26.0, 109.0),
                (67.0, 67.0),
                (67.0, 26.0),
                (26.0, 67.0),
                (26.0, 26.0),
            ],
        ),
    }
}

fn quarter_of(scene: &Scene<'_>, quarter: u8) -> Markup {
    let dice: Vec<Rolled> =
        scene.seen().forum.iter().copied().filter(|rolled| rolled.quarter % 4 == quarter).collect();
    let (size, places) = places(dice.len());
    let (right, down) = CORNERS[usize::from(quarter)];
    html! {
        @for (rolled, (x, y)) in dice.iter().zip(places) {
            (one(scene, *rolled, Place { x: MIDDLE + right * x, y: MIDDLE + down * y, size, right, down }))
        }
    }
}

/// How a die stands to me now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stand {
    Still,
    Usable,
    Picked,
    Locked,
    Useless,
}

fn stand(scene: &Scene<'_>, die: Die) -> Stand {
    let (seen, Some(me)) = (scene.seen(), scene.me()) else { return Stand::Still };
    if seen.players[me].turn.marking == Some(die) {
        Stand::Picked
    } else if scene.can(Action::Take(die)) {
        Stand::Usable
    } else if !seen.may_choose(me, die) {
        Stand::Locked
    } else if scene.is_my_turn() {
        Stand::Useless
    } else {
        Stand::Still
    }
}

/// Where a die lies, and which way is out of the tray.
#[derive(Clone, Copy)]
struct Place {
    x: f32,
    y: f32,
    size: f32,
    right: f32,
    down: f32,
}

fn one(scene: &Scene<'_>, rolled: Rolled, place: Place) -> Markup {
    let stand = stand(scene, rolled.die);
    let says = scene.say(
        &Phrase::new("board-die-shows").with("die", rolled.die.word()).with("symbol", rolled.symbol.word()),
    );
    let turned = [-9, 8, -6, 11, -7, 5, 9, -12, 7, -5][rolled.die as usize];
    let content = html! {
        @if stand != Stand::Usable { title { (says) } }
        g transform={ "rotate(" (turned) ")" } {
            rect.sw-halo x="-36" y="-36" width="72" height="73" rx="18" {}
            g transform="translate(-32 -32)" { (die::draw(rolled.die, rolled.symbol)) }
            @if matches!(stand, Stand::Locked | Stand::Useless) {
                rect.sw-dim x="-32" y="-32" width="64" height="66" rx="14" {}
            }
            rect.sw-ring x="-34" y="-35" width="68" height="71" rx="17" {}
        }
        (flag(scene, rolled.die, stand, place))
    };
    let class = match stand {
        Stand::Picked => "sw-fd sw-picked",
        Stand::Usable => "sw-fd sw-use",
        _ => "sw-fd",
    };
    html! {
        g data-key={ "die-" (rolled.die) } data-roll={ (scene.seen().round) "-" (rolled.symbol) }
            transform={ "translate(" (kit::rounded(place.x)) " " (kit::rounded(place.y)) ") scale(" (place.size) ")" } {
            (scene.svg_press(Action::Take(rolled.die), class, &content))
        }
    }
}

/// What a die costs me, or why I cannot choose it, on its outer corner: the next die lies beside it.
fn flag(scene: &Scene<'_>, die: Die, stand: Stand, Place { right, down, size, .. }: Place) -> Markup {
    // Small dice keep readable prices.
    let grown = kit::rounded((0.86 / size).max(1.0));
    let price = scene.me().and_then(|me| scene.seen().die_price(me, die));
    html! {
        @match (stand, price) {
            (Stand::Usable, Some(price)) => g.sw-tag transform={ "translate(" (14.0 * right) " " (33.0 * down) ") scale(" (grown) ")" } {
                rect x="-22" y="-13" width="46" height="26" rx="13" {}
                text x="-8" y="6" { (price) }
                use href="#sw-gold" x="2" y="-9" width="18" height="18" {}
            },
            (Stand::Locked, _) => g.sw-no transform={ "translate(" (24.0 * right) " " (27.0 * down) ")" } {
                circle r="13" {} use href="#sw-lock" x="-9" y="-9.5" width="18" height="18" {}
            },
            (Stand::Useless, _) => g.sw-no transform={ "translate(" (24.0 * right) " " (27.0 * down) ")" } {
                circle r="12" {} path d="M-4.5 -4.5l9 9M4.5 -4.5l-9 9" {}
            },
            _ => {}
        }
    }
}

/// Special dice that nobody has obtained yet, with those who could use them.
fn shelf(scene: &Scene<'_>) -> Markup {
    let waiting = SPECIAL.iter().filter(|&color| waits(scene, color));
    html! {
        ul.sw-shelf {
            @for color in waiting {
                li {
                    @if let Some(die) = Die::special(color) {
                        svg.sw-die viewBox="0 0 64 66" aria-hidden="true" data-key={ "die-" (die) } { (die::blank(color)) }
                    }
                    span { (parts::icon("lock")) (scene.word(&format!("color-{color}"))) }
                }
            }
        }
    }
}

fn waits(scene: &Scene<'_>, color: Color) -> bool {
    Die::special(color).is_some_and(|die| scene.seen().rolled(die).is_none())
}

/// The special dice that a seat has obtained.
pub(super) fn obtained(scene: &Scene<'_>, seat: Seat) -> Markup {
    let colors = scene.seen().players[seat].sheet.unlocked & SPECIAL;
    html! {
        @for color in colors {
            @let says = scene.say(&Phrase::new("effect-unlock").with("color", color.word()));
            (parts::named(&says, &html! { (parts::chip(color)) (parts::icon("key")) }))
        }
    }
}
