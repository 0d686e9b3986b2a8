//! What can be done in a province: things to buy, and what legions do with those of others.

use ::mare_nostrum::Action;
use ::mare_nostrum::components::*;
use ::mare_nostrum::phase::Phase;
use maud::{Markup, html};

use super::places::{self, Pin, Point};
use super::{Scene, parts};
use crate::kit::rounded;

/// Something that is not there yet: with its price if it can be bought; if not, it says why while I build.
pub(super) fn offer(scene: &Scene<'_>, action: Action, point: Point, ghost: &Markup) -> Markup {
    if scene.can(action) {
        let content =
            html! { circle.mn-hit cx=(point.0) cy=(point.1) r="20" {} (ghost) (price(scene, action, point)) };
        return scene.svg_press(action, "mn-buy", &content);
    }
    match scene.seen().phase {
        Phase::Building(_) | Phase::Advanced { .. } => scene.svg_press(action, "mn-ghost", ghost),
        _ => html! { g.mn-ghost { (ghost) } },
    }
}

fn price(scene: &Scene<'_>, action: Action, (x, y): Point) -> Markup {
    let (Action::Buy(item), Some(civ)) = (action, parts::mine(scene)) else {
        return Markup::default();
    };
    parts::count((x + 12.0, y - 11.0), scene.seen().price(civ, item))
}

/// Units that can be bought here, in a row below those that are here.
pub(super) fn recruits(scene: &Scene<'_>, at: Province) -> Markup {
    let (x, y) = places::pin(at, Pin::Units);
    let all =
        [(Item::Legion(at), "legion"), (Item::Fortress(at), "fortress"), (Item::Trireme(at), "trireme")];
    let buyable: Vec<_> = all.into_iter().filter(|&(item, _)| scene.can(Action::Buy(item))).collect();
    let first = x - 15.0 * (buyable.len().saturating_sub(1)) as f32;
    html! {
        @for (place, (item, name)) in buyable.into_iter().enumerate() {
            @let point = (first + 30.0 * place as f32, y + 33.0);
            (offer(scene, Action::Buy(item), point, &html! {
                circle.mn-empty cx=(rounded(point.0)) cy=(point.1) r="12.5" {}
                g.mn-plain { (parts::svg_icon(&format!("u-{name}"), point, 20.0)) }
            }))
        }
    }
}

/// What my legions can do with the buildings and the marker here.
pub(super) fn conquest(scene: &Scene<'_>, at: Province) -> Markup {
    if !scene.is_my_turn() || !matches!(scene.seen().phase, Phase::Military(_)) {
        return Markup::default();
    }
    let sites = scene.seen().sites(at);
    html! {
        @for &spot in Spot::ALL {
            @let (x, y) = places::of_spot(at, spot);
            @let deeds = match sites.building(spot) {
                Some(building) => vec![
                    (Action::Plunder(at, building), "i-flame"),
                    (Action::Occupy(at, building), "i-open"),
                    (Action::Leave(at, building), "i-march"),
                ],
                None => vec![(Action::Annex(at), "i-open"), (Action::LeaveMarker(at), "i-march")],
            };
            @let deeds: Vec<_> = deeds.into_iter().filter(|&(deed, _)| scene.can(deed)).collect();
            @let first = x - 13.0 * (deeds.len().saturating_sub(1)) as f32;
            @for (place, (deed, symbol)) in deeds.into_iter().enumerate() {
                (disc(scene, deed, (first + 26.0 * place as f32, y - 23.0), symbol))
            }
        }
    }
}

/// A round button on the map.
pub(super) fn disc(scene: &Scene<'_>, action: Action, (x, y): Point, symbol: &str) -> Markup {
    let (x, y) = (rounded(x), rounded(y));
    scene.svg_press(
        action,
        "mn-go",
        &html! {
            circle.mn-hit cx=(x) cy=(y) r="20" {}
            circle.mn-goc cx=(x) cy=(y) r="12.5" {}
            (parts::svg_icon(symbol, (x, y), 15.0))
        },
    )
}
