//! A province: its sites and buildings, whose influence it is under, who stands there, what can be done.

use ::mare_nostrum::Action;
use ::mare_nostrum::components::*;
use ::mare_nostrum::phase::Phase;
use ::mare_nostrum::state::Land;
use maud::{Markup, html};

use super::parts::{self, Piece};
use super::places::{self, Pin, Point};
use super::{Scene, deeds};

/// Pieces in a wider row than this move closer together.
const CROWDED: f32 = 72.0;

pub(super) fn draw(scene: &Scene<'_>, at: Province) -> Markup {
    let land = &scene.seen().lands[at];
    html! {
        g data-province=(at) {
            @for &spot in Spot::ALL { (site(scene, at, spot)) }
            @for spot in Spot::CITIES { (city_name(scene, at, spot)) }
            (marker(scene, at))
            (army(scene, at))
            (deeds::recruits(scene, at))
            @if let Some(civ) = land.occupier {
                @for spot in land.posts { (post(scene, at, spot, civ)) }
            }
            (deeds::conquest(scene, at))
        }
    }
}

/// True where the one thing to decide now is a province itself.
pub(super) fn is_target(scene: &Scene<'_>, at: Province) -> bool {
    scene.can(Action::Buy(Item::Influence(at))) || choosable(scene, at).is_some()
}

/// The civilization that has its center here, while I choose mine.
fn choosable(scene: &Scene<'_>, at: Province) -> Option<Civ> {
    let central = &scene.seen().edition.central;
    Civ::ALL.iter().copied().find(|&civ| central[civ] == at && scene.can(Action::Choose(civ)))
}

/// One site: what stands there, or its ghost, which can be bought.
fn site(scene: &Scene<'_>, at: Province, spot: Spot) -> Markup {
    let Some(building) = scene.seen().sites(at).building(spot) else { return Markup::default() };
    let point = places::of_spot(at, spot);
    if scene.seen().lands[at].buildings.contains(spot) {
        return html! {
            g.mn-pc data-key={ "site-" (at) "-" (spot) } {
                title { (building_name(scene, building)) }
                (standing(building, point))
            }
        };
    }
    let buy = match (scene.seen().phase, building) {
        (Phase::Caravans { .. }, Building::Caravan(good)) => Action::Place(good, at),
        _ => Action::Buy(Item::Building(at, building)),
    };
    let is_printed = !matches!(building, Building::Temple | Building::Market);
    if !scene.can(buy) && !is_printed {
        return Markup::default();
    }
    deeds::offer(scene, buy, point, &ghost(building, point))
}

fn standing(building: Building, (x, y): Point) -> Markup {
    html! {
        @match building {
            Building::City(_) => (parts::svg_icon("b-city", (x, y), 32.0)),
            Building::Temple => (parts::svg_icon("b-temple", (x, y), 29.0)),
            Building::Market => (parts::svg_icon("b-market", (x, y), 29.0)),
            Building::Caravan(good) => {
                (parts::svg_icon("b-caravan", (x + 1.0, y + 8.0), 36.0))
                circle.mn-good cx=(x - 2.5) cy=(y - 5.0) r="12.5" {}
                (parts::svg_icon(&format!("g-{good}"), (x - 2.5, y - 5.0), 17.5))
            }
        }
    }
}

fn ghost(building: Building, (x, y): Point) -> Markup {
    html! {
        @match building {
            Building::Caravan(good) => {
                circle.mn-empty cx=(x) cy=(y) r="12.5" {}
                (parts::svg_icon(&format!("g-{good}"), (x, y), 17.0))
            }
            other => {
                rect.mn-empty x=(x - 12.0) y=(y - 12.0) width="24" height="24" rx="4" {}
                (parts::svg_icon(&format!("b-{}", other.token()), (x, y), 18.0))
            }
        }
    }
}

fn city_name(scene: &Scene<'_>, at: Province, spot: Spot) -> Markup {
    let Some(Building::City(city)) = scene.seen().sites(at).building(spot) else { return Markup::default() };
    let pin = if spot == Spot::FirstCity { Pin::FirstName } else { Pin::SecondName };
    let (x, y) = places::pin(at, pin);
    html! { text.mn-cname x=(x) y=(y + 4.0) { (scene.word(&format!("city-{city}"))) } }
}

fn building_name(scene: &Scene<'_>, building: Building) -> String {
    match building {
        Building::City(city) => scene.word(&format!("city-{city}")),
        Building::Caravan(good) => parts::card_name(scene, good),
        Building::Temple | Building::Market => scene.word(&format!("token-{building}")),
    }
}

/// The influence of the owner, and where mine could come.
fn marker(scene: &Scene<'_>, at: Province) -> Markup {
    let point = places::pin(at, Pin::Marker);
    let buy = Action::Buy(Item::Influence(at));
    let owner = scene.seen().lands[at].owner;
    html! {
        @if let Some(owner) = owner {
            g data-key={ "marker-" (at) } data-flock={ "marker-" (owner) } {
                title { (parts::civ_name(scene, owner)) }
                (parts::piece(scene, Piece::Marker, owner, point))
            }
        }
        @if scene.can(buy) {
            @let point = if owner.is_some() { (point.0 + 14.0, point.1 - 14.0) } else { point };
            (deeds::offer(scene, buy, point, &html! {
                circle.mn-empty cx=(point.0) cy=(point.1) r="13.5" {}
                (parts::svg_icon("i-open", point, 17.0))
            }))
        } @else if let Some(civ) = choosable(scene, at) {
            (deeds::disc(scene, Action::Choose(civ), point, "i-open"))
        } @else if owner.is_none() {
            circle.mn-vacant cx=(point.0) cy=(point.1) r="9" {}
        }
    }
}

/// Legions that stand on nothing, fortresses and ships in dock, side by side.
fn army(scene: &Scene<'_>, at: Province) -> Markup {
    let y = places::pin(at, Pin::Units).1;
    html! {
        @for (kind, civ, number, x) in stacks(&scene.seen().lands[at], places::pin(at, Pin::Units).0) {
            g data-key={ "army-" (at) "-" (civ) "-" (kind.id()) } data-flock={ (kind.id()) "-" (civ) } data-many=(number) {
                (parts::piece(scene, kind, civ, (x, y)))
                @if number > 1 { (parts::count((x + 10.0, y + 12.0), number)) }
            }
        }
    }
}

/// What stands here, whose it is, how many there are, and where on the line around `middle`.
fn stacks(land: &Land, middle: f32) -> Vec<(Piece, Civ, u8, f32)> {
    let mut stacks = Vec::new();
    stacks.extend(land.owner.map(|owner| (Piece::Fortress, owner, land.fortresses)));
    stacks.extend(Civ::ALL.iter().map(|&civ| (Piece::Legion, civ, land.free_legions(civ))));
    stacks.extend(Civ::ALL.iter().map(|&civ| (Piece::Trireme, civ, land.docked[civ])));
    stacks.retain(|&(_, _, number)| number > 0);
    let width: f32 = stacks.iter().map(|(kind, ..)| kind.width()).sum();
    let squeeze = (CROWDED / width).min(1.0);
    let mut left = middle - width * squeeze / 2.0;
    let place = |(kind, civ, number): (Piece, Civ, u8)| {
        left += kind.width() * squeeze;
        (kind, civ, number, left - kind.width() * squeeze / 2.0)
    };
    stacks.into_iter().map(place).collect()
}

/// A legion on a building or on the marker it wants to replace.
fn post(scene: &Scene<'_>, at: Province, spot: Spot, civ: Civ) -> Markup {
    let (x, y) = places::of_spot(at, spot);
    html! {
        g data-key={ "post-" (at) "-" (spot) } data-flock={ "legion-" (civ) } {
            circle class={ "mn-ring " (parts::color(scene, civ)) } cx=(x) cy=(y) r="19" {}
            (parts::piece(scene, Piece::Legion, civ, (x + 13.0, y + 9.0)))
        }
    }
}
