//! One line of the log for everything that happens.

use game::{Arg, Phrase};

use crate::components::*;
use crate::event::{Dice, Event, faces};
use crate::phase::End;
use crate::wording::*;

pub(crate) fn line(event: &Event) -> Phrase {
    match *event {
        Event::CivChosen { seat, civ: who } => {
            Phrase::new("log-chosen").with("seat", seat).with("civ", civ(who))
        }
        Event::CaravanPlaced { civ: who, good, at } => {
            by("log-caravan", who).with("card", card(good)).with("province", province(at))
        }
        Event::Founded { civ: who, item: what } => by("log-founded", who).with("item", item(what)),
        Event::RoundBegan { round } => Phrase::new("log-round").with("round", round),
        Event::RoleGiven { role: which, civ: who } => by("log-role", who).with("role", role(which)),
        Event::Named { role: which, civ: who } => by("log-named", who).with("role", role(which)),
        Event::Bought { civ: who, item: what, taxes, goods } => bought(who, what, taxes, goods),
        Event::Replaced { civ: who, old, at } => {
            by("log-replaced", who).with("old", civ(old)).with("province", province(at))
        }
        Event::Swapped { civ: who, gave, got } => {
            by("log-swapped", who).with("gave", card(gave)).with("got", card(got))
        }
        Event::Kept { civ: who, taxes, good, goods, .. } => kept(who, taxes, good, goods),
        Event::Discarded { civ: who, cards: ref left } => by("log-discarded", who).with("cards", cards(left)),
        Event::Ended { end } => ended(end),
        _ => trade(event),
    }
}

fn by(key: &'static str, who: Civ) -> Phrase {
    Phrase::new(key).with("civ", civ(who))
}

fn trade(event: &Event) -> Phrase {
    match *event {
        Event::Income { civ: who, cards: ref got } => by("log-income", who).with("cards", cards(got)),
        Event::Served { civ: who, card: which, count, claimed } => {
            by("log-served", who).with("count", count).with("claimed", claimed).with("card", card(which))
        }
        Event::Collected { civ: who, good } => by("log-collected", who).with("card", card(good)),
        Event::Called { civ: who, number } => by("log-called", who).with("number", number),
        Event::Offered { civ: who, card: Some(which), .. } => {
            by("log-offered-card", who).with("card", card(which))
        }
        Event::Offered { civ: who, card: None, .. } => by("log-offered", who),
        Event::SatOut { civ: who } => by("log-sat-out", who),
        Event::Revealed { civ: who, cards: ref shown } => by("log-revealed", who).with("cards", cards(shown)),
        Event::Taken { taker, from, card: which } => {
            by("log-taken", taker).with("from", civ(from)).with("card", card(which))
        }
        Event::ExchangeForced { by: owner, taker, from, card: which } => by("log-forced", owner)
            .with("taker", civ(taker))
            .with("from", civ(from))
            .with("card", card(which)),
        Event::TookBack { civ: who, cards: ref left } => by("log-took-back", who).with("cards", cards(left)),
        Event::Compensated { from, to, card: Some(which), .. } => {
            by("log-compensated-card", from).with("to", civ(to)).with("card", card(which))
        }
        Event::Compensated { from, to, card: None, .. } => by("log-compensated", from).with("to", civ(to)),
        _ => war(event),
    }
}

fn war(event: &Event) -> Phrase {
    match *event {
        Event::Launched { civ: who, from, to } => {
            by("log-launched", who).with("province", province(from)).with("sea", sea(to))
        }
        Event::Sailed { civ: who, from, to } => {
            by("log-sailed", who).with("from", sea(from)).with("to", sea(to))
        }
        Event::Marched { civ: who, from, to } => {
            by("log-marched", who).with("from", province(from)).with("to", province(to))
        }
        Event::Converted { by: owner, from, at } => {
            by("log-converted", owner).with("from", civ(from)).with("province", province(at))
        }
        Event::Fought { attacker, defender, field: place, dice, sums } => by("log-fought", attacker)
            .with("enemy", civ(defender))
            .with("field", field(place))
            .with("mine", shown(dice.0))
            .with("theirs", shown(dice.1))
            .with("attack", sums.0)
            .with("defense", sums.1),
        Event::Lost { civ: who, field: place, legions, fortresses, triremes } => {
            by("log-lost", who).with("field", field(place)).with(
                "units",
                lost_units([("legion", legions), ("fortress", fortresses), ("trireme", triremes)]),
            )
        }
        Event::Plundered { civ: who, at, building: what } => on_building("log-plundered", who, at, what),
        Event::Looted { civ: who, card: which } => by("log-looted", who).with("card", card(which)),
        Event::Occupied { civ: who, at, building: what } => on_building("log-occupied", who, at, what),
        Event::AnnexationBegan { civ: who, at } => by("log-annexing", who).with("province", province(at)),
        Event::Left { civ: who, at } => by("log-left", who).with("province", province(at)),
        Event::OccupationEnded { civ: who, at, defeated } => {
            let key = if defeated { "log-occupation-defeated" } else { "log-occupation-in-war" };
            by(key, who).with("province", province(at))
        }
        _ => Phrase::new("log-round").with("round", 0u8),
    }
}

fn on_building(key: &'static str, who: Civ, at: Province, what: Building) -> Phrase {
    by(key, who).with("building", building(what)).with("province", province(at))
}

fn bought(who: Civ, what: Item, taxes: u8, goods: CardSet) -> Phrase {
    let in_province = |key: &'static str, at| by(key, who).with("province", province(at));
    let phrase = match what {
        Item::Influence(at) => in_province("log-bought-influence", at),
        Item::Building(at, Building::City(city)) => {
            in_province("log-bought-city", at).with("city", Arg::word(format!("city-{city}")))
        }
        Item::Building(at, Building::Caravan(good)) => {
            in_province("log-bought-caravan", at).with("card", card(good))
        }
        Item::Building(at, Building::Temple) => in_province("log-bought-temple", at),
        Item::Building(at, Building::Market) => in_province("log-bought-market", at),
        Item::Legion(at) => in_province("log-bought-legion", at),
        Item::Fortress(at) => in_province("log-bought-fortress", at),
        Item::Trireme(at) => in_province("log-bought-trireme", at),
        Item::Hero(hero) => by("log-bought-hero", who).with("name", Arg::word(format!("hero-{hero}"))),
        Item::Wonder(wonder) => {
            by("log-bought-wonder", who).with("name", Arg::word(format!("wonder-{wonder}")))
        }
    };
    phrase.with("paid", paid(taxes, goods))
}

fn paid(taxes: u8, goods: CardSet) -> Arg {
    if taxes > 0 {
        Phrase::new("cards-of-a-kind").with("count", taxes).with("card", card(Card::Tax)).into()
    } else if goods.is_empty() {
        Arg::Phrase(Phrase::new("for-free"))
    } else {
        Arg::List(goods.iter().map(card).collect())
    }
}

fn kept(who: Civ, taxes: u8, good: Option<Card>, goods: u8) -> Phrase {
    match good {
        Some(good) => by("log-kept-card", who).with("taxes", taxes).with("card", card(good)),
        None => by("log-kept", who).with("taxes", taxes).with("goods", goods),
    }
}

fn lost_units(units: [(&str, u8); 3]) -> Arg {
    let some = units.into_iter().filter(|&(_, count)| count > 0);
    Arg::List(
        some.map(|(unit, count)| Phrase::new(format!("lost-{unit}")).with("count", count).into()).collect(),
    )
}

/// The dice as they lie: `6 3 2`.
fn shown(dice: Dice) -> Arg {
    let text = faces(dice).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    Arg::Text(if text.is_empty() { "–".to_owned() } else { text })
}

fn ended(end: End) -> Phrase {
    match end {
        End::Pyramids(who) => by("log-won-pyramids", who),
        End::FourCards(who) => by("log-won-cards", who),
        End::Safeguard => Phrase::new("log-safeguard"),
    }
}
