//! Where units can go: one source is chosen at a time, its ways are drawn on the map and listed below it.

use ::mare_nostrum::components::*;
use ::mare_nostrum::{Action, Strength};
use game::Phrase;
use maud::{Markup, html};

use super::Scene;
use super::land::disc;
use super::parts::{self, Piece};
use super::places::{self, Pin, Point};
use crate::kit::rounded;

/// A place whose units can go somewhere.
pub(super) struct Source {
    from: Field,
    ways: Vec<(Action, Field)>,
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

fn attacks(scene: &Scene<'_>) -> Vec<(Action, Civ, Field, u8)> {
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
                    label.mn-picklabel for={ "mn-from-" (place) } title=(name(scene, source.from)) {}
                }
            }
        }
    }
}

pub(super) fn arrows(scene: &Scene<'_>, sources: &[Source]) -> Markup {
    html! {
        @for (place, source) in sources.iter().enumerate() {
            g class=(shown_for(place)) {
                @for &(action, to) in &source.ways {
                    path.mn-way d=(curve(middle(source.from), door(to))) {}
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

/// Attacks on one field stand side by side.
fn attack_place(scene: &Scene<'_>, action: Action, field: Field) -> Point {
    let before = attacks(scene).into_iter().take_while(|attack| attack.0 != action);
    let (x, y) = door(field);
    (x + 30.0 * before.filter(|attack| attack.2 == field).count() as f32, y)
}

/// The style hides the ways of sources that are not chosen; it knows only so many.
const CHOICES: usize = 13;

fn shown_for(place: usize) -> String {
    if place < CHOICES { format!("mn-moves mn-of-{place}") } else { String::new() }
}

/// A slightly bent line that stops short of the disc at its end.
fn curve(from: Point, to: Point) -> String {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let end = (to.0 - dx / length * 17.0, to.1 - dy / length * 17.0);
    let bend = (from.0 + dx / 2.0 - dy * 0.14, from.1 + dy / 2.0 + dx * 0.14);
    let [x, y, bend_x, bend_y, end_x, end_y] = [from.0, from.1, bend.0, bend.1, end.0, end.1].map(rounded);
    format!("M{x} {y}Q{bend_x} {bend_y} {end_x} {end_y}")
}

fn symbol(scene: &Scene<'_>, to: Field) -> &'static str {
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
fn enemies(scene: &Scene<'_>, field: Field) -> impl Iterator<Item = (Civ, Strength)> {
    let (seen, me) = (scene.seen(), parts::mine(scene));
    let others = Civ::ALL.iter().copied().filter(move |&civ| Some(civ) != me);
    let armed = others.map(move |civ| (civ, seen.strength(civ, field)));
    armed.filter(|(_, strength)| strength.dice > 0 || strength.fixed > 0)
}

fn name(scene: &Scene<'_>, field: Field) -> String {
    match field {
        Field::Land(at) => scene.word(&format!("province-{at}")),
        Field::Sea(on) => scene.word(&format!("sea-{on}")),
    }
}

/// The list below the map: choose the units, see whom they would meet, go or fight.
pub(super) fn orders(scene: &Scene<'_>) -> Markup {
    let (sources, attacks) = (routes(scene), attacks(scene));
    if sources.is_empty() && attacks.is_empty() {
        return Markup::default();
    }
    html! {
        section.panel.mn-orders aria-label=(scene.word("board-orders")) {
            header.mn-head {
                h2 { (scene.word("board-orders")) }
                small.muted { (scene.word("board-orders-about")) }
            }
            @if !attacks.is_empty() {
                div.mn-ways {
                    @for (action, enemy, field, _) in attacks {
                        @let content = battle(scene, enemy, field, &scene.label(action));
                        (scene.press(action, "mn-order mn-fight", &content))
                    }
                }
            }
            div.mn-froms role="radiogroup" {
                @for (place, source) in sources.iter().enumerate() { (choice(scene, place, source)) }
            }
            @for (place, source) in sources.iter().enumerate() {
                div class={ "mn-ways " (shown_for(place)) } {
                    @for &(action, to) in &source.ways { (order(scene, action, to)) }
                }
            }
        }
    }
}

fn choice(scene: &Scene<'_>, place: usize, source: &Source) -> Markup {
    let (seen, id) = (scene.seen(), format!("mn-from-{place}"));
    let (piece, ready) = match source.from {
        Field::Land(at) => match seen.lands[at].ready.to_move {
            0 => (Piece::Trireme, parts::mine(scene).map_or(0, |civ| seen.lands[at].docked[civ])),
            legions => (Piece::Legion, legions),
        },
        Field::Sea(on) => (Piece::Trireme, seen.seas[on].ready.to_move),
    };
    html! {
        span.mn-from {
            input.hidden-name type="radio" name="mn-from" id=(id) checked[place == 0];
            label for=(id) {
                @if let Some(civ) = parts::mine(scene) { (parts::piece_icon(scene, piece, civ)) }
                b { (name(scene, source.from)) }
                small { (scene.say(&Phrase::new("board-ready").with("units", ready))) }
            }
        }
    }
}

fn order(scene: &Scene<'_>, action: Action, to: Field) -> Markup {
    let owner = match to {
        Field::Land(at) => scene.seen().lands[at].owner,
        Field::Sea(_) => None,
    };
    scene.press(
        action,
        "mn-order",
        &html! {
            (parts::icon(symbol(scene, to)))
            b { (name(scene, to)) }
            @if let Some(owner) = owner { (parts::token(scene, owner, "s")) }
            span.mn-foes { @for (civ, strength) in enemies(scene, to) { (force(scene, civ, strength)) } }
        },
    )
}

fn battle(scene: &Scene<'_>, enemy: Civ, field: Field, label: &str) -> Markup {
    html! {
        (parts::icon("i-swords"))
        b { (label) }
        span.mn-foes {
            @if let Some(me) = parts::mine(scene) { (force(scene, me, scene.seen().strength(me, field))) }
            (force(scene, enemy, scene.seen().strength(enemy, field)))
        }
    }
}

/// "2 dice + 6"
fn force(scene: &Scene<'_>, civ: Civ, strength: Strength) -> Markup {
    let dice = scene.say(&Phrase::new("board-dice").with("dice", strength.dice));
    html! {
        span.mn-force {
            (parts::token(scene, civ, "s"))
            @if strength.dice > 0 { span { (dice) } }
            @if strength.bonus > 0 && strength.dice > 0 { span { "(+" (strength.bonus) ")" } }
            @if strength.fixed > 0 { span { "+" (strength.fixed) } }
        }
    }
}
