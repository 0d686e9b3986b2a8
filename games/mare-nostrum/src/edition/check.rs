//! What an edition file must get right beyond its types: symmetric borders, counts, the rulebook's routes.

use game::edition::within;
use game::{Checked, Flaw, flawless};

use crate::components::*;
use crate::edition::{MareNostrumEdition, PrintedProvince, Start};

pub(crate) fn check(edition: &MareNostrumEdition) -> Checked {
    numbers(edition)?;
    for &id in Province::ALL {
        province(edition, id)?;
    }
    for &id in Sea::ALL {
        sea(edition, id)?;
    }
    cities(edition)?;
    goods(edition)?;
    for &civ in Civ::ALL {
        start(edition, civ)?;
    }
    starts_apart(edition)?;
    tokens(edition)?;
    routes(edition)
}

fn numbers(edition: &MareNostrumEdition) -> Checked {
    let file = &edition.file;
    for item in sample_items() {
        within("prices", edition.price(item), 2..=12)?;
    }
    within("pieces.legions", file.pieces.legions, 3..=20)?;
    within("pieces.fortresses", file.pieces.fortresses, 1..=20)?;
    within("pieces.triremes", file.pieces.triremes, 0..=20)?;
    within("pieces.markers", file.pieces.markers, 3..=33)?;
    within("effects.fortress-strength", file.effects.fortress_strength, 0..=20)?;
    within("effects.points-per-loss", file.effects.points_per_loss, 1..=20)?;
    within("effects.role-bonus", file.effects.role_bonus, 0..=20)?;
    within("effects.die-bonus", file.effects.die_bonus, 0..=6)?;
    within("effects.discount", file.effects.discount, 0..=1)?;
    within("effects.kept-taxes", file.effects.kept_taxes, 0..=9)?;
    within("effects.victory-cards", file.effects.victory_cards, 2..=11)?;
    within("advanced.points", file.advanced.points, file.prices.influence..=99)?;
    within("safeguard.rounds", file.safeguard.rounds, 1..=60)?;
    let cards: u32 = edition.cards.values().map(|&count| u32::from(count)).sum();
    flawless!((1..=200).contains(&cards), "cards", "{cards} cards are not between 1 and 200")
}

/// One item of every price.
fn sample_items() -> impl Iterator<Item = Item> {
    let at = Province::Gallia;
    let buildings =
        [Building::City(City::Roma), Building::Caravan(Card::Wine), Building::Temple, Building::Market];
    [
        Item::Influence(at),
        Item::Legion(at),
        Item::Fortress(at),
        Item::Trireme(at),
        Item::Hero(Hero::Helen),
        Item::Wonder(Wonder::Zeus),
        Item::Wonder(Wonder::Pyramids),
    ]
    .into_iter()
    .chain(buildings.map(|building| Item::Building(at, building)))
}

fn province(edition: &MareNostrumEdition, id: Province) -> Checked {
    let field = format!("province.{id}");
    let Some(printed) = edition.file.province.get(&id) else {
        return Err(Flaw::new(field, "this province is missing"));
    };
    sites(&field, printed)?;
    flawless!(!printed.land.contains(&id), format!("{field}.land"), "it borders itself")?;
    flawless!(
        !printed.island || printed.land.is_empty(),
        format!("{field}.land"),
        "an island has no land border"
    )?;
    flawless!(!printed.island || !printed.sea.is_empty(), format!("{field}.sea"), "an island lies in a sea")?;
    for &neighbor in &printed.land {
        let mutual = edition.board.land[neighbor].contains(id);
        flawless!(mutual, format!("{field}.land"), "{neighbor} does not border {id} in turn")?;
    }
    Ok(())
}

fn sites(field: &str, printed: &PrintedProvince) -> Checked {
    let (cities, goods) = (&printed.cities, &printed.goods);
    flawless!(cities.len() <= 2, format!("{field}.cities"), "a province has at most two city sites")?;
    flawless!(goods.len() <= 2, format!("{field}.goods"), "a province has at most two goods")?;
    flawless!(!goods.contains(&Card::Tax), format!("{field}.goods"), "a tax is no good")?;
    let distinct = goods.len() < 2 || goods[0] != goods[1];
    flawless!(distinct, format!("{field}.goods"), "the same good is there twice")?;
    flawless!(cities.len() + goods.len() > 0, field, "the province has no site at all")
}

fn sea(edition: &MareNostrumEdition, id: Sea) -> Checked {
    let field = format!("sea.{id}");
    let Some(printed) = edition.file.sea.get(&id) else {
        return Err(Flaw::new(field, "this sea zone is missing"));
    };
    flawless!(!printed.sea.contains(&id), format!("{field}.sea"), "it borders itself")?;
    for &neighbor in &printed.sea {
        let mutual = edition.board.sea[neighbor].contains(id);
        flawless!(mutual, format!("{field}.sea"), "{neighbor} does not border {id} in turn")?;
    }
    flawless!(!edition.board.coast[id].is_empty(), field, "no province lies on this sea")
}

fn cities(edition: &MareNostrumEdition) -> Checked {
    for &city in City::ALL {
        let places = edition.file.province.values().flat_map(|printed| &printed.cities);
        let count = places.filter(|&&printed| printed == city).count();
        flawless!(count == 1, "province", "the city {city} is printed {count} times, not once")?;
    }
    Ok(())
}

/// Full production with markets never exceeds the cards of a good.
fn goods(edition: &MareNostrumEdition) -> Checked {
    for &good in Card::GOODS {
        let places = edition.file.province.values().flat_map(|printed| &printed.goods);
        let count = places.filter(|&&printed| printed == good).count();
        flawless!(count > 0, "province", "{good} is found nowhere")?;
        let enough = 2 * count <= usize::from(edition.cards[good]);
        flawless!(enough, format!("cards.{good}"), "{count} sites can yield more cards than there are")?;
    }
    Ok(())
}

fn start(edition: &MareNostrumEdition, civ: Civ) -> Checked {
    let field = format!("start.{civ}");
    let Some(start) = edition.start(civ) else {
        return Err(Flaw::new(field, "this civilization is missing"));
    };
    let central = start.province.contains_key(&start.central);
    flawless!(central, format!("{field}.central"), "the central province is not in the set-up")?;
    within(&format!("{field}.province"), start.province.len() as u8, 1..=edition.file.pieces.legions)?;
    for (&id, pieces) in &start.province {
        let field = format!("{field}.province.{id}");
        let sites = &edition.board.sites[id];
        for &city in &pieces.cities {
            flawless!(sites.spot(Building::City(city)).is_some(), &*field, "{city} does not lie there")?;
        }
        for &good in pieces.caravans.iter().chain(&pieces.choice) {
            let known = sites.spot(Building::Caravan(good)).is_some();
            flawless!(known, &*field, "{good} is not found there")?;
        }
        let given = [&pieces.caravans, &pieces.choice].into_iter().all(|goods| is_distinct(goods));
        flawless!(given && is_distinct(&pieces.cities), &*field, "something is named there twice")?;
        let clash = pieces.choice.iter().any(|good| pieces.caravans.contains(good));
        flawless!(!clash, &*field, "a good is both given and to be chosen")?;
        flawless!(pieces.choice.len() != 1, &*field, "a choice needs at least two goods")?;
    }
    Ok(())
}

fn is_distinct<T: PartialEq>(list: &[T]) -> bool {
    (1..list.len()).all(|place| !list[..place].contains(&list[place]))
}

fn starts_apart(edition: &MareNostrumEdition) -> Checked {
    let mut taken = ProvinceSet::empty();
    for start in edition.file.start.values() {
        for &id in start.province.keys() {
            flawless!(taken.insert(id), "start", "{id} belongs to two set-ups")?;
        }
    }
    for &role in Role::ALL {
        let holders = edition.file.start.values().filter(|start| start.role == Some(role)).count();
        flawless!(holders == 1, "start", "{holders} civilizations begin as {role}, not one")?;
    }
    Ok(())
}

fn tokens(edition: &MareNostrumEdition) -> Checked {
    for seats in 3..=5 {
        let field = format!("tokens.{seats}");
        let Some(tokens) = edition.tokens(seats) else {
            return Err(Flaw::new("tokens", format!("there is no table for {seats} players")));
        };
        let players = edition.recommended(seats).len();
        let left = players == usize::from(seats);
        flawless!(left, format!("{field}.left-out"), "{players} civilizations remain for {seats} players")?;
        enough(edition, seats, &format!("{field}.city"), tokens.city, cities_at_start)?;
        enough(edition, seats, &format!("{field}.caravan"), tokens.caravan, caravans_at_start)?;
    }
    Ok(())
}

fn cities_at_start(start: &Start) -> usize {
    start.province.values().map(|pieces| pieces.cities.len()).sum()
}

fn caravans_at_start(start: &Start) -> usize {
    let caravans = start.province.values();
    caravans.map(|pieces| pieces.caravans.len() + usize::from(!pieces.choice.is_empty())).sum()
}

/// Whatever civilizations play, their set-ups can be built.
fn enough(
    edition: &MareNostrumEdition,
    seats: u8,
    field: &str,
    tokens: u8,
    needs: fn(&Start) -> usize,
) -> Checked {
    let mut needed: Vec<usize> = edition.file.start.values().map(needs).collect();
    needed.sort_unstable_by(|a, b| b.cmp(a));
    let most: usize = needed.iter().take(seats.into()).sum();
    flawless!(most <= tokens.into(), field, "the set-ups need up to {most}")
}

/// The sea routes that the rulebook itself mentions.
fn routes(edition: &MareNostrumEdition) -> Checked {
    route(edition, City::Athenae, City::Syracusae, &[], 1)?;
    route(edition, City::Athenae, City::Alexandria, &[], 2)?;
    route(edition, City::Athenae, City::Roma, &[Sea::Hadriaticum], 2)
}

/// Whether a chain of exactly `zones` seas, `by` among them, leads from one city to the other, and no shorter.
fn route(edition: &MareNostrumEdition, from: City, to: City, by: &[Sea], zones: usize) -> Checked {
    let board = &edition.board;
    let place =
        |city| Province::ALL.iter().copied().find(|&at| board.sites[at].spot(Building::City(city)).is_some());
    let (Some(start), Some(end)) = (place(from), place(to)) else { return Ok(()) };
    let via: SeaSet = by.iter().copied().collect();
    let leads = |fleet: SeaSet| board.reach(start, fleet).contains(end) && via.is_subset(fleet);
    let single = |&sea: &Sea| leads(SeaSet::only(sea));
    let shorter = zones > 1 && Sea::ALL.iter().any(single);
    let exact = match zones {
        1 => Sea::ALL.iter().any(single),
        _ => Sea::ALL.iter().any(|&one| Sea::ALL.iter().any(|&two| leads(one | two))),
    };
    flawless!(
        exact && !shorter,
        "sea",
        "the rulebook's sea route from {from} to {to} does not take {zones} sea zones"
    )
}
