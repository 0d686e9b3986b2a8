//! Sets of cards (rules 5.2, 5.3, ruling R8): taxes only, or different goods only, exactly the price.

use game::{Sink, push_each};

use super::building;
use crate::action::Action;
use crate::components::*;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::BuildStep;
use crate::state::{MareNostrum, Nation};

/// The highest price for which a hand holds a set.
pub(crate) fn most(nation: &Nation) -> u8 {
    nation.hand[Card::Tax].max(nation.kinds().len() as u8)
}

/// Pays at once where there is only one way, else asks.
pub(crate) fn begin(
    game: &mut MareNostrum,
    civ: Civ,
    (item, price): (Item, u8),
    events: &mut impl Sink<Event>,
) {
    let nation = &game.nations[civ];
    let kinds = nation.kinds();
    let by_taxes = nation.hand[Card::Tax] >= price;
    if price == 0 {
        building::complete(game, civ, item, (0, CardSet::empty()), events);
    } else if by_taxes && kinds.len() < usize::from(price) {
        pay_taxes(game, civ, (item, price), events);
    } else if !by_taxes && kinds.len() == usize::from(price) {
        pay_rest(game, civ, item, CardSet::empty(), events);
    } else {
        building::set_step(game, BuildStep::Pay { item, missing: price, set: CardSet::empty() });
    }
}

fn pay_taxes(game: &mut MareNostrum, civ: Civ, (item, price): (Item, u8), events: &mut impl Sink<Event>) {
    game.pay_back(civ, Card::Tax, price);
    building::complete(game, civ, item, (price, CardSet::empty()), events);
}

/// All goods in hand that are not in the set yet complete it.
fn pay_rest(game: &mut MareNostrum, civ: Civ, item: Item, mut set: CardSet, events: &mut impl Sink<Event>) {
    for good in game.nations[civ].kinds() - set {
        game.pay_back(civ, good, 1);
        set.insert(good);
    }
    building::complete(game, civ, item, (0, set), events);
}

/// The cards that may be put into the set now.
fn fitting(nation: &Nation, missing: u8, set: CardSet) -> CardSet {
    let goods = nation.kinds() - set;
    let mut fitting = if goods.len() >= usize::from(missing) { goods } else { CardSet::empty() };
    if set.is_empty() && nation.hand[Card::Tax] >= missing {
        fitting |= Card::Tax;
    }
    fitting
}

fn check(nation: &Nation, missing: u8, set: CardSet, card: Card) -> Result<(), Illegal> {
    if nation.hand[card] == 0 {
        return Err(Illegal::NotInHand(card));
    }
    if fitting(nation, missing, set).contains(card) { Ok(()) } else { Err(Illegal::NotInSet(card)) }
}

pub(crate) fn legal(game: &MareNostrum, civ: Civ, missing: u8, set: CardSet, out: &mut Vec<Action>) {
    push_each(out, fitting(&game.nations[civ], missing, set), Action::Pay);
}

pub(crate) fn pay(
    game: &mut MareNostrum,
    civ: Civ,
    (item, missing, mut set): (Item, u8, CardSet),
    card: Card,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    check(&game.nations[civ], missing, set, card)?;
    if card == Card::Tax {
        pay_taxes(game, civ, (item, missing), events);
        return Ok(());
    }
    game.pay_back(civ, card, 1);
    set.insert(card);
    let missing = missing - 1;
    if (game.nations[civ].kinds() - set).len() == usize::from(missing) || missing == 0 {
        pay_some(game, civ, item, (missing, set), events);
    } else {
        building::set_step(game, BuildStep::Pay { item, missing, set });
    }
    Ok(())
}

/// A full set is paid; one that only the remaining goods can fill is filled with them.
fn pay_some(
    game: &mut MareNostrum,
    civ: Civ,
    item: Item,
    (missing, set): (u8, CardSet),
    events: &mut impl Sink<Event>,
) {
    if missing == 0 {
        building::complete(game, civ, item, (0, set), events);
    } else {
        pay_rest(game, civ, item, set, events);
    }
}
