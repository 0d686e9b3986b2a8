//! Income (rules 4.1–4.5, ruling R2): taxes for cities, goods for caravans, and what wonders add.

use enum_map::EnumMap;
use game::{push_each, set_of};

use super::offers;
use crate::components::*;
use crate::phase::Phase;
use crate::state::{Cards, Land, MareNostrum, kinds, total};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

type Claims = EnumMap<Civ, Cards>;

pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    let claims = claims(acting.game);
    let short = short_cards(acting.game, &claims);
    for civ in acting.game.players() {
        let mut paid = claims[civ];
        short.iter().for_each(|card| paid[card] = 0);
        paid.iter().for_each(|(card, &count)| acting.game.draw(civ, card, count));
        acting.tell(Event::Income { civ, cards: paid });
    }
    serve_rest(acting, short, CivSet::empty());
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
fn serve_rest(acting: &mut Acting<impl Stage>, mut short: CardSet, mut served: CivSet) {
    while let Some(card) = short.iter().next() {
        let waiting = waiting(acting.game, card, served);
        if waiting.len() > 1 && acting.game.bank[card] > 0 {
            acting.game.phase = Phase::Shortage { short, served };
            return;
        }
        waiting.iter().for_each(|civ| serve_one(acting, civ, card));
        short.remove(card);
        served = CivSet::empty();
    }
    artemis(acting);
}

fn waiting(game: &MareNostrum, card: Card, served: CivSet) -> CivSet {
    let claims = claims(game);
    (game.players() - served).iter().filter(|&civ| claims[civ][card] > 0).collect()
}

fn serve_one(acting: &mut Acting<impl Stage>, civ: Civ, card: Card) {
    let claimed = claims(acting.game)[civ][card];
    let count = claimed.min(acting.game.bank[card]);
    acting.game.draw(civ, card, count);
    acting.tell(Event::Served { civ, card, count, claimed });
}

pub(crate) fn list_waiting(game: &MareNostrum, short: CardSet, served: CivSet, out: &mut Vec<Action>) {
    if let Some(card) = short.iter().next() {
        push_each(out, waiting(game, card, served), Action::Serve);
    }
}

pub(crate) fn serve(acting: &mut Acting<impl Stage>, short: CardSet, served: CivSet, civ: Civ) -> Result {
    let next = short.iter().next().filter(|&card| waiting(acting.game, card, served).contains(civ));
    let card = next.ok_or(Illegal::ServedAlready(civ))?;
    serve_one(acting, civ, card);
    serve_rest(acting, short, served | civ);
    Ok(())
}

fn artemis(acting: &mut Acting<impl Stage>) {
    let goods = kinds(&acting.game.bank) - Card::Tax;
    if acting.game.owner_of_wonder(Wonder::Artemis).is_some() && !goods.is_empty() {
        acting.game.phase = Phase::Artemis;
    } else {
        offers::begin(acting);
    }
}

pub(crate) fn list_goods(game: &MareNostrum, out: &mut Vec<Action>) {
    push_each(out, kinds(&game.bank) - Card::Tax, Action::Collect);
}

/// Rule 7.14.
pub(crate) fn collect(acting: &mut Acting<impl Stage>, civ: Civ, good: Card) -> Result {
    if !good.is_good() || acting.game.bank[good] == 0 {
        return Err(Illegal::NotInBank(good));
    }
    acting.game.draw(civ, good, 1);
    acting.tell(Event::Collected { civ, good });
    offers::begin(acting);
    Ok(())
}

/// The cards a civilization earns in a round, wonders included.
pub(crate) fn yearly(game: &MareNostrum, civ: Civ) -> u8 {
    total(&claims(game)[civ]) + u8::from(game.has_wonder(civ, Wonder::Artemis))
}
