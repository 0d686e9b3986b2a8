//! Where units can go: one source is chosen at a time, its ways are drawn on the map and listed below it.

use ::mare_nostrum::components::*;
use ::mare_nostrum::{Action, Strength};
use maud::{Markup, html};

use super::Scene;
use super::deeds::disc;
use super::parts;
use super::places::{self, Pin, Point};
use crate::kit::rounded;

/// A place whose units can go somewhere.
pub(super) struct Source {
    pub(super) from: Field,
    pub(super) ways: Vec<(Action, Field)>,
}

pub(super) fn routes(scene: &Scene<'_>) -> Vec<Source> {
    let mut sources: Vec<Source> = Vec::new();
    for &action in scene.legal() {
        let Some((from, to)) = ends(action) else { continue };
        match sources.iter_mut().find(|source| source.from == from) {
            Some(source) => source.ways.push((action, to)),
            None => sources.push(Source { from, ways: vec![(action, to)] }),
        }
    }
    sources
}

fn ends(action: Action) -> Option<(Field, Field)> {
    match action {
        Action::Launch(from, to) => Some((Field::Land(from), Field::Sea(to))),
        Action::Sail(from, to) => Some((Field::Sea(from), Field::Sea(to))),
        Action::March(from, to) => Some((Field::Land(from), Field::Land(to))),
        _ => None,
    }
}

pub(super) fn attacks(scene: &Scene<'_>) -> Vec<(Action, Civ, Field, u8)> {
    let attack = |&action: &Action| match action {
        Action::Attack(enemy, field, units) => Some((action, enemy, field, units)),
        _ => None,
    };
    scene.legal().iter().filter_map(attack).collect()
}

fn middle(field: Field) -> Point {
    match field {
        Field::Land(at) => places::pin(at, Pin::Units),
        Field::Sea(on) => places::anchorage(on),
    }
}

/// Where arrows end: beside the units that may be there.
fn door(field: Field) -> Point {
    match field {
        Field::Land(at) => places::pin(at, Pin::Door),
        Field::Sea(on) => {
            let (x, y) = places::anchorage(on);
            (x, y - 32.0)
        }
    }
}

/// On the map, units that can go are chosen by a click on them; the choice itself is made in the list.
pub(super) fn pickers(scene: &Scene<'_>, sources: &[Source]) -> Markup {
    html! {
        @for (place, source) in sources.iter().enumerate() {
            @let (x, y) = middle(source.from);
            g class={ "mn-pick mn-at-" (place) } {
                ellipse cx=(x) cy=(y) rx="25" ry="24" {}
                foreignObject x=(x - 25.0) y=(y - 24.0) width="50" height="48" {
                    label.mn-picklabel for=(chooser(place)) title=(name(scene, source.from)) {}
                }
            }
        }
    }
}

pub(super) fn arrows(scene: &Scene<'_>, sources: &[Source]) -> Markup {
    html! {
        @for (place, source) in sources.iter().enumerate() {
            g class=(shown_for(place)) data-shown-by=(chooser(place)) {
                @for &(action, to) in &source.ways {
                    path.mn-way d=(way(scene, action, (source.from, to))) {}
                    (disc(scene, action, door(to), symbol(scene, to)))
                }
            }
        }
        @for (action, _, field, units) in attacks(scene) {
            @let (x, y) = attack_place(scene, action, field);
            (disc(scene, action, (x, y), "i-swords"))
            (parts::count((x + 12.0, y + 10.0), units))
        }
    }
}

/// Attacks on one field stand side by side, beside the door to it.
fn attack_place(scene: &Scene<'_>, action: Action, field: Field) -> Point {
    let before = attacks(scene).into_iter().take_while(|attack| attack.0 != action);
    let (x, y) = door(field);
    (x + 30.0 * (1 + before.filter(|attack| attack.2 == field).count()) as f32, y)
}

/// The control that chooses a source.
pub(super) fn chooser(place: usize) -> String {
    format!("mn-from-{place}")
}

/// The style hides the ways of sources that are not chosen; it counts only so many.
const CHOICES: usize = 13;

/// The ways of the chosen source are shown, and its place is marked.
pub(super) fn counted_style() -> String {
    crate::counted(0..CHOICES, include_str!("counted.css"))
}

pub(super) fn shown_for(place: usize) -> String {
    if place < CHOICES { format!("mn-moves mn-of-{place}") } else { String::new() }
}

/// The seas an army crosses.
pub(super) fn voyage(scene: &Scene<'_>, action: Action) -> Vec<Sea> {
    let (Action::March(from, to), Some(civ)) = (action, parts::mine(scene)) else { return Vec::new() };
    let edition = scene.seen().edition;
    edition.board.voyage(from, to, scene.seen().seas.fleet(civ)).unwrap_or_default()
}

/// The line of a move: bent on land, from ship to ship at sea.
fn way(scene: &Scene<'_>, action: Action, (from, to): (Field, Field)) -> String {
    let stops: Vec<Point> = voyage(scene, action).into_iter().map(places::anchorage).collect();
    let Some(&last) = stops.last() else { return curve(middle(from), door(to)) };
    let (x, y) = middle(from);
    let ships: Vec<String> = stops.iter().map(|(x, y)| format!("L{x} {y}")).collect();
    let (end_x, end_y) = short_of(last, door(to));
    format!("M{x} {y}{}L{end_x} {end_y}", ships.concat())
}

/// Where a line stops short of the disc at its end.
fn short_of(from: Point, to: Point) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    (rounded(to.0 - dx / length * 17.0), rounded(to.1 - dy / length * 17.0))
}

/// A slightly bent line.
fn curve(from: Point, to: Point) -> String {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let bend = (from.0 + dx / 2.0 - dy * 0.14, from.1 + dy / 2.0 + dx * 0.14);
    let (end_x, end_y) = short_of(bend, to);
    let [x, y, bend_x, bend_y] = [from.0, from.1, bend.0, bend.1].map(rounded);
    format!("M{x} {y}Q{bend_x} {bend_y} {end_x} {end_y}")
}

pub(super) fn symbol(scene: &Scene<'_>, to: Field) -> &'static str {
    let is_foreign = |at: Province| {
        let owner = scene.seen().lands[at].owner;
        owner.is_some() && owner != parts::mine(scene)
    };
    match to {
        _ if enemies(scene, to).next().is_some() => "i-swords",
        Field::Land(at) if is_foreign(at) => "i-open",
        _ => "i-march",
    }
}

/// Others who have units on a field.
pub(super) fn enemies(scene: &Scene<'_>, field: Field) -> impl Iterator<Item = (Civ, Strength)> {
    let (seen, me) = (scene.seen(), parts::mine(scene));
    let others = Civ::ALL.iter().copied().filter(move |&civ| Some(civ) != me);
    let armed = others.map(move |civ| (civ, seen.strength(civ, field)));
    armed.filter(|(_, strength)| strength.dice > 0 || strength.fixed > 0)
}

pub(super) fn name(scene: &Scene<'_>, field: Field) -> String {
    match field {
        Field::Land(at) => scene.word(&format!("province-{at}")),
        Field::Sea(on) => scene.word(&format!("sea-{on}")),
    }
}
