//! Components as words: what labels, prompts and the log put into their sentences.

use game::{Arg, Phrase};

use crate::components::*;
use crate::state::{Cards, MareNostrum};

pub(crate) fn civ(civ: Civ) -> Arg {
    Arg::word(format!("civ-{civ}"))
}

pub(crate) fn card(card: Card) -> Arg {
    Arg::word(format!("card-{card}"))
}

pub(crate) fn province(at: Province) -> Arg {
    Arg::word(format!("province-{at}"))
}

pub(crate) fn sea(on: Sea) -> Arg {
    Arg::word(format!("sea-{on}"))
}

pub(crate) fn role(role: Role) -> Arg {
    Arg::word(format!("role-{role}"))
}

pub(crate) fn field(field: Field) -> Arg {
    match field {
        Field::Land(at) => province(at),
        Field::Sea(on) => sea(on),
    }
}

/// "2 wine, 1 tax", or a word for nothing at all.
pub(crate) fn cards(cards: &Cards) -> Arg {
    let some = cards.iter().filter(|&(_, &count)| count > 0);
    let list: Vec<Arg> = some
        .map(|(kind, &count)| {
            Phrase::new("cards-of-a-kind").with("count", count).with("card", card(kind)).into()
        })
        .collect();
    if list.is_empty() { Arg::word("no-cards") } else { Arg::List(list) }
}

pub(crate) fn building(building: Building) -> Phrase {
    match building {
        Building::City(city) => Phrase::new("building-city").with("city", Arg::word(format!("city-{city}"))),
        Building::Caravan(good) => Phrase::new("building-caravan").with("card", card(good)),
        Building::Temple => Phrase::new("building-temple"),
        Building::Market => Phrase::new("building-market"),
    }
}

pub(crate) fn item(item: Item) -> Phrase {
    let in_province = |key: &'static str, at| Phrase::new(key).with("province", province(at));
    match item {
        Item::Influence(at) => in_province("item-influence", at),
        Item::Building(at, what) => in_province("item-building", at).with("building", building(what)),
        Item::Legion(at) => in_province("item-legion", at),
        Item::Fortress(at) => in_province("item-fortress", at),
        Item::Trireme(at) => in_province("item-trireme", at),
        Item::Hero(hero) => Phrase::new("item-hero").with("name", Arg::word(format!("hero-{hero}"))),
        Item::Wonder(wonder) => {
            Phrase::new("item-wonder").with("name", Arg::word(format!("wonder-{wonder}")))
        }
    }
}

/// Whose marker lies in a province.
pub(crate) fn owner(game: &MareNostrum, at: Province) -> Arg {
    match game.lands[at].owner {
        Some(owner) => civ(owner),
        None => Arg::word("nobody"),
    }
}
