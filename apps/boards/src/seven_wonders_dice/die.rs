//! A die and its faces, inside a drawing.

use ::seven_wonders_dice::components::{Color, Die, Symbol};
use maud::{Markup, html};

/// A die of 64 by 66 units with the face it shows, its upper left corner at the origin.
pub(super) fn draw(die: Die, shows: Symbol) -> Markup {
    html! {
        use href={ "#sw-die-" (die.color()) } width="64" height="66" {}
        (face(shows))
        use class={ "sw-on-" (die.color()) } href={ "#sw-m-" (die.color()) } x="49.5" y="45.5" width="8" height="8" {}
    }
}

/// A die that lies beside the forum shows its color only.
pub(super) fn blank(color: Color) -> Markup {
    html! {
        use href={ "#sw-die-" (color) } width="64" height="66" {}
        use class={ "sw-on-" (color) } href={ "#sw-m-" (color) } x="20" y="17.5" width="24" height="24" {}
    }
}

fn face(shows: Symbol) -> Markup {
    let (shape, tint) = parts(shows);
    let class = format!("sw-face sw-f-{tint}");
    html! {
        use class=(class) href={ "#sw-" (shape) } x="14" y="11.5" width="36" height="36" {}
        @if matches!(shape, "spy" | "guild") && tint != "any" {
            use.sw-face-mark href={ "#sw-m-" (tint) } x="25" y="22.5" width="14" height="14" {}
        }
        @if tint == "any" {
            @for (tint, x, y) in [("blue", 18, 15), ("green", 33, 15), ("red", 18, 31), ("yellow", 33, 31)] {
                use class={ "sw-of-" (tint) } href={ "#sw-m-" (tint) } x=(x) y=(y) width="13" height="13" {}
            }
        }
    }
}

/// What is drawn on a face, and in which color.
fn parts(shows: Symbol) -> (&'static str, &'static str) {
    let name: &'static str = shows.into();
    match name.split_once('-') {
        Some(("spy", tint)) => ("spy", tint),
        Some(("guild", tint)) => ("guild", tint),
        Some(("bust", tint)) => (name, tint),
        _ => (name, "plain"),
    }
}
