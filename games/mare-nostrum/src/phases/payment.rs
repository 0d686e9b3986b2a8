//! Sets of cards (rules 5.2, 5.3, ruling R8): taxes only, or different goods only, exactly the price.

use game::push_each;

use super::building;
use crate::components::*;
use crate::phase::BuildStep;
use crate::state::{MareNostrum, Nation};
use crate::{Acting, Action, Illegal, Result, Stage};

/// A set that is put together: so many goods are missing, these are in it.
#[derive(Clone, Copy)]
pub(crate) struct Payment {
    pub(crate) item: Item,
    pub(crate) missing: u8,
    pub(crate) set: CardSet,
}

/// The highest price for which a hand holds a set.
pub(crate) fn most(nation: &Nation) -> u8 {
    nation.hand[Card::Tax].max(nation.kinds().len() as u8)
}

/// Pays at once where there is only one way, else asks.
pub(crate) fn begin(acting: &mut Acting<impl Stage>, civ: Civ, item: Item, price: u8) {
    let nation = &acting.game.nations[civ];
    let kinds = nation.kinds();
    let by_taxes = nation.hand[Card::Tax] >= price;
    if price == 0 {
        building::complete(acting, civ, item, 0, CardSet::empty());
    } else if by_taxes && kinds.len() < usize::from(price) {
        pay_taxes(acting, civ, item, price);
    } else if !by_taxes && kinds.len() == usize::from(price) {
        pay_rest(acting, civ, item, CardSet::empty());
    } else {
        building::set_step(acting.game, BuildStep::Pay { item, missing: price, set: CardSet::empty() });
    }
}

fn pay_taxes(acting: &mut Acting<impl Stage>, civ: Civ, item: Item, price: u8) {
    acting.game.pay_back(civ, Card::Tax, price);
    building::complete(acting, civ, item, price, CardSet::empty());
}

/// All goods in hand that are not in the set yet complete it.
fn pay_rest(acting: &mut Acting<impl Stage>, civ: Civ, item: Item, mut set: CardSet) {
    for good in acting.game.nations[civ].kinds() - set {
        acting.game.pay_back(civ, good, 1);
        set.insert(good);
    }
    building::complete(acting, civ, item, 0, set);
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

fn check(nation: &Nation, missing: u8, set: CardSet, card: Card) -> Result {
    if nation.hand[card] == 0 {
        return Err(Illegal::NotInHand(card));
    }
    if fitting(nation, missing, set).contains(card) { Ok(()) } else { Err(Illegal::NotInSet(card)) }
}

pub(crate) fn list(game: &MareNostrum, civ: Civ, missing: u8, set: CardSet, out: &mut Vec<Action>) {
    push_each(out, fitting(&game.nations[civ], missing, set), Action::Pay);
}

pub(crate) fn pay(acting: &mut Acting<impl Stage>, civ: Civ, payment: Payment, card: Card) -> Result {
    let Payment { item, missing, mut set } = payment;
    check(&acting.game.nations[civ], missing, set, card)?;
    if card == Card::Tax {
        pay_taxes(acting, civ, item, missing);
        return Ok(());
    }
    acting.game.pay_back(civ, card, 1);
    set.insert(card);
    let missing = missing - 1;
    if (acting.game.nations[civ].kinds() - set).len() == usize::from(missing) || missing == 0 {
        pay_some(acting, civ, item, missing, set);
    } else {
        building::set_step(acting.game, BuildStep::Pay { item, missing, set });
    }
    Ok(())
}

/// A full set is paid; one that only the remaining goods can fill is filled with them.
fn pay_some(acting: &mut Acting<impl Stage>, civ: Civ, item: Item, missing: u8, set: CardSet) {
    if missing == 0 {
        building::complete(acting, civ, item, 0, set);
    } else {
        pay_rest(acting, civ, item, set);
    }
}
