//! Income (rules 4.1–4.5, ruling R2): taxes for cities, goods for caravans, and what wonders add.

use enum_map::EnumMap;
use game::{Sink, push_each, set_of};

use super::offers;
use crate::action::Action;
use crate::components::*;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::{Cards, Land, MareNostrum, kinds, total};

type Claims = EnumMap<Civ, Cards>;

pub(crate) fn begin(game: &mut MareNostrum, events: &mut impl Sink<Event>) {
    let claims = claims(game);
    let short = short_cards(game, &claims);
    for civ in game.players() {
        let mut paid = claims[civ];
        short.iter().for_each(|card| paid[card] = 0);
        paid.iter().for_each(|(card, &count)| game.draw(civ, card, count));
        events.push(Event::Income { civ, cards: paid });
    }
    serve_rest(game, short, CivSet::empty(), events);
}

/// What every player should get.
pub(crate) fn claims(game: &MareNostrum) -> Claims {
    let mut claims = Claims::default();
    for (at, land) in &game.lands {
        if !land.buildings.is_empty() {
            claim_land(game, at, land, &mut claims);
        }
    }
    if let Some(civ) = game.owner_of_wonder(Wonder::Colossus) {
        claims[civ][Card::Tax] += 1;
    }
    claims
}

/// Rules 4.1–4.3, ruling R14: the occupier of a site gets its income, doubled only by an occupied building.
fn claim_land(game: &MareNostrum, at: Province, land: &Land, claims: &mut Claims) {
    let sites = game.sites(at);
    let free = (land.owner, land.buildings - land.posts);
    let occupied = (land.occupier, land.buildings & land.posts);
    for (earner, spots) in [free, occupied] {
        let Some(earner) = earner else { continue };
        let cities = (spots & Token::City.spots()).len() as u8;
        claims[earner][Card::Tax] += cities * yield_of(spots, Spot::Temple);
        for spot in spots & Token::Caravan.spots() {
            if let Some(good) = sites.good(spot) {
                claims[earner][good] += yield_of(spots, Spot::Market);
            }
        }
    }
}

fn yield_of(spots: SpotSet, doubled_by: Spot) -> u8 {
    1 + u8::from(spots.contains(doubled_by))
}

fn short_cards(game: &MareNostrum, claims: &Claims) -> CardSet {
    let mut claimed = Cards::default();
    for civ in game.players() {
        claims[civ].iter().for_each(|(card, count)| claimed[card] += count);
    }
    set_of(claimed.iter().map(|(card, &count)| (card, count > game.bank[card])))
}

/// Ruling R2: cards the bank is short of go out in the order the director likes.
fn serve_rest(game: &mut MareNostrum, mut short: CardSet, mut served: CivSet, events: &mut impl Sink<Event>) {
    while let Some(card) = short.iter().next() {
        let waiting = waiting(game, card, served);
        if waiting.len() > 1 && game.bank[card] > 0 {
            game.phase = Phase::Shortage { short, served };
            return;
        }
        waiting.iter().for_each(|civ| serve_one(game, civ, card, events));
        short.remove(card);
        served = CivSet::empty();
    }
    artemis(game, events);
}

fn waiting(game: &MareNostrum, card: Card, served: CivSet) -> CivSet {
    let claims = claims(game);
    (game.players() - served).iter().filter(|&civ| claims[civ][card] > 0).collect()
}

fn serve_one(game: &mut MareNostrum, civ: Civ, card: Card, events: &mut impl Sink<Event>) {
    let claimed = claims(game)[civ][card];
    let count = claimed.min(game.bank[card]);
    game.draw(civ, card, count);
    events.push(Event::Served { civ, card, count, claimed });
}

pub(crate) fn legal_serves(game: &MareNostrum, short: CardSet, served: CivSet, out: &mut Vec<Action>) {
    if let Some(card) = short.iter().next() {
        push_each(out, waiting(game, card, served), Action::Serve);
    }
}

pub(crate) fn serve(
    game: &mut MareNostrum,
    (short, served): (CardSet, CivSet),
    civ: Civ,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let Some(card) = short.iter().next() else { return Err(Illegal::WrongMoment) };
    if !waiting(game, card, served).contains(civ) {
        return Err(Illegal::ServedAlready(civ));
    }
    serve_one(game, civ, card, events);
    serve_rest(game, short, served | civ, events);
    Ok(())
}

fn artemis(game: &mut MareNostrum, events: &mut impl Sink<Event>) {
    let goods = kinds(&game.bank) - Card::Tax;
    if game.owner_of_wonder(Wonder::Artemis).is_some() && !goods.is_empty() {
        game.phase = Phase::Artemis;
    } else {
        offers::begin(game, events);
    }
}

pub(crate) fn legal_goods(game: &MareNostrum, out: &mut Vec<Action>) {
    push_each(out, kinds(&game.bank) - Card::Tax, Action::Collect);
}

/// Rule 7.14.
pub(crate) fn collect(
    game: &mut MareNostrum,
    civ: Civ,
    good: Card,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if !good.is_good() || game.bank[good] == 0 {
        return Err(Illegal::NotInBank(good));
    }
    game.draw(civ, good, 1);
    events.push(Event::Collected { civ, good });
    offers::begin(game, events);
    Ok(())
}

/// The cards a civilization earns in a round, wonders included.
pub(crate) fn yearly(game: &MareNostrum, civ: Civ) -> u8 {
    total(&claims(game)[civ]) + u8::from(game.has_wonder(civ, Wonder::Artemis))
}
