//! What a card does as a line of symbols; the words stand beside it.

use ::deus::components::Resource;
use ::deus::effect::{Counter, Effect, Goods, Spoils};
use maud::{Markup, html};

use super::parts::{amount, gold, goods_icon, icon, points};

pub(super) fn draw(effect: Effect) -> Markup {
    html! { span.du-formula aria-hidden="true" { (line(effect)) } }
}

fn line(effect: Effect) -> Markup {
    match effect {
        Effect::Gain { what, each, for_every, per, .. } => {
            html! { (amount(each, &goods_icon(what))) (times(for_every, per)) }
        }
        Effect::EndPoints { each, for_every, per } => html! { (points(each)) (times(for_every, per)) },
        Effect::Harvest { kind } => html! { (amount(1, &icon("any"))) i { "×" } (icon(kind.to_string())) },
        Effect::Fetch { gold: coins, per } => {
            html! { (amount(1, &icon("any"))) i { "+" } (gold(coins)) (times(1, per)) }
        }
        Effect::March { armies, steps, ship_points, then } => march((armies, steps), ship_points, then),
        trade => exchange(trade),
    }
}

/// What is given and what comes for it.
fn exchange(effect: Effect) -> Markup {
    let of = |resource: Resource| icon(resource.to_string());
    let (give, take) = match effect {
        Effect::Buy { price, most } => {
            (gold(price), html! { (icon("any")) @if most > 1 { i { "≤" (most) "×" } } })
        }
        Effect::SellForGold { resource, gold: coins, .. } => (of(resource), gold(coins)),
        Effect::SellForPoints { resource, points: laurels, .. } => (of(resource), points(laurels)),
        Effect::SellOneOfEach { points: laurels } => (icon("any"), points(laurels)),
        Effect::BuyPoints { gold: coins, points: laurels, .. } => (gold(coins), points(laurels)),
        Effect::Exchange { most } => (amount(most, &icon("any")), icon("any")),
        Effect::Ready { gold: 0, pieces } => (amount(pieces, &icon("building")), icon("up")),
        Effect::Ready { gold: coins, pieces } => (gold(coins), amount(pieces, &icon("building"))),
        _ => (icon("card"), icon("up")),
    };
    html! { (give) i { "→" } (take) }
}

fn march((armies, steps): (u8, u8), ship_points: u8, then: Option<Spoils>) -> Markup {
    html! {
        (amount(armies, &icon("military"))) i { "→" } (steps)
        @if ship_points > 0 { i { "/" } (icon("maritime")) (points(ship_points)) }
        @if let Some(spoils) = then { i { "," } (spoil(spoils)) }
    }
}

fn spoil(spoils: Spoils) -> Markup {
    match spoils {
        Spoils::RobPoints(number) => points(format!("+{number}")),
        Spoils::RobResource => amount("+1", &icon("any")),
        Spoils::RobEveryone(number) | Spoils::GoldPerConquest(number) => gold(format!("+{number}")),
        Spoils::Raid(number) => html! { (points(format!("+{number}"))) (icon("village")) },
    }
}

fn times(for_every: u8, per: Counter) -> Markup {
    html! {
        @if per != Counter::Once {
            i { @if for_every > 1 { "/ " (for_every) } @else { "×" } }
            (counted(per))
        }
    }
}

fn counted(counter: Counter) -> Markup {
    let two = |one: Markup, other: Markup| html! { (one) (other) };
    match counter {
        Counter::Once => Markup::default(),
        Counter::Regions => icon("region"),
        Counter::RegionsOf(terrain) => icon(terrain.to_string()),
        Counter::RegionsWith(buildings) => amount(format!("{buildings}+"), &icon("building")),
        Counter::Richest(terrain) => two(icon("building"), icon(terrain.to_string())),
        Counter::LandTerrains => two(icon("forest"), icon("field")),
        Counter::TerrainsWith(kind) => two(icon(kind.to_string()), icon("region")),
        Counter::Buildings(kind) => icon(kind.to_string()),
        Counter::CivilWithOthers(others) => {
            two(icon("civil"), amount(format!("+{others}"), &icon("building")))
        }
        Counter::CivilByTheSea => two(icon("civil"), icon("sea")),
        Counter::NeighboringVillages | Counter::VillagesWon => icon("village"),
        Counter::WeakerNeighbors => two(icon("military"), html! { i { "<" } }),
        Counter::Column(kind) => two(icon("card"), icon(kind.to_string())),
        Counter::FullRows => amount(5, &icon("card")),
        Counter::TempleCards => icon("temple"),
        Counter::Gold => goods_icon(Goods::Gold),
        Counter::Resources => icon("any"),
    }
}
