//! The second half of trade (rules 4.9–4.14, rulings R4, R5): cards are taken in a chain until it ends.

use game::{keys_where, push_each};

use super::{building, odysseus};
use crate::components::*;
use crate::phase::{Exchange, Phase};
use crate::state::{Cards, MareNostrum, kinds, total};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// Rule 4.11.
const IN_A_ROW: u8 = 2;

pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    let Some(taker) = acting.game.roles[Role::Commerce] else { return };
    go_on(acting, Exchange { taker, pair: None, in_a_row: 0, odysseus_used: false });
}

/// The next taker acts, or trade is over.
pub(crate) fn go_on(acting: &mut Acting<impl Stage>, exchange: Exchange) {
    if can_go_on(acting.game, exchange) {
        acting.game.phase = Phase::Exchange(exchange);
    } else {
        finish(acting, exchange.taker);
    }
}

/// Ruling R4: whether the taker has anything to take.
pub(crate) fn can_go_on(game: &MareNostrum, exchange: Exchange) -> bool {
    !givers(game, exchange).is_empty()
}

/// Rules 4.9 and 4.11: from whom the taker may take.
fn givers(game: &MareNostrum, exchange: Exchange) -> CivSet {
    let offering = keys_where(&game.nations, |nation| nation.offer_size > 0);
    let pair = exchange.pair.map_or(CivSet::empty(), |(one, two)| one | two);
    let is_exhausted = exchange.in_a_row >= IN_A_ROW && pair.contains(exchange.taker);
    offering - exchange.taker - if is_exhausted { pair } else { CivSet::empty() }
}

fn pair(one: Civ, two: Civ) -> (Civ, Civ) {
    (one.min(two), one.max(two))
}

fn check(game: &MareNostrum, exchange: Exchange, card: Card, from: Civ) -> Result {
    if from == exchange.taker {
        Err(Illegal::OwnCards)
    } else if game.nations[from].offer[card] == 0 {
        Err(Illegal::NotOffered(card))
    } else if givers(game, exchange).contains(from) {
        Ok(())
    } else {
        Err(Illegal::PairExhausted(from))
    }
}

pub(crate) fn list(game: &MareNostrum, exchange: Exchange, out: &mut Vec<Action>) {
    for from in givers(game, exchange) {
        push_each(out, kinds(&game.nations[from].offer), |card| Action::Take(card, from));
    }
}

pub(crate) fn take(acting: &mut Acting<impl Stage>, exchange: Exchange, card: Card, from: Civ) -> Result {
    check(acting.game, exchange, card, from)?;
    let taker = exchange.taker;
    move_card(acting, card, from, taker);
    if odysseus::may_speak(acting.game, exchange, from) {
        acting.game.phase = Phase::Odysseus { before: exchange, taker, from, card };
    } else {
        go_on(acting, after_take(exchange, from));
    }
    Ok(())
}

pub(crate) fn move_card(acting: &mut Acting<impl Stage>, card: Card, from: Civ, taker: Civ) {
    acting.game.nations[from].offer[card] -= 1;
    acting.game.nations[from].offer_size -= 1;
    acting.game.nations[taker].gained[card] += 1;
    acting.tell(Event::Taken { taker, from, card });
}

/// The chain after the taker took from `from`, who takes next.
pub(crate) fn after_take(exchange: Exchange, from: Civ) -> Exchange {
    let pair = pair(exchange.taker, from);
    let again = exchange.pair == Some(pair);
    let in_a_row = if again { (exchange.in_a_row + 1).min(IN_A_ROW) } else { 1 };
    Exchange { taker: from, pair: Some(pair), in_a_row, ..exchange }
}

/// Rules 4.12 and 4.13: untaken cards go back, and the director settles what is missing.
fn finish(acting: &mut Acting<impl Stage>, last: Civ) {
    for civ in acting.game.players() {
        let nation = &mut acting.game.nations[civ];
        let left = std::mem::take(&mut nation.offer);
        nation.offer_size = 0;
        left.iter().for_each(|(card, &count)| nation.receive(card, count));
        if total(&left) > 0 {
            acting.tell(Event::TookBack { civ, cards: left });
        }
    }
    if acting.game.roles[Role::Commerce] == Some(last) {
        pick_up(acting);
    } else {
        acting.game.phase = Phase::Compensation { to: last };
    }
}

/// Rule 4.14, ruling R5: what the director may give.
fn payable(game: &MareNostrum, director: Civ) -> Cards {
    let nation = &game.nations[director];
    if nation.hand_size > 0 { nation.hand } else { nation.gained }
}

pub(crate) fn list_gifts(game: &MareNostrum, director: Civ, out: &mut Vec<Action>) {
    push_each(out, kinds(&payable(game, director)), Action::Give);
}

pub(crate) fn give(acting: &mut Acting<impl Stage>, director: Civ, to: Civ, card: Card) -> Result {
    if payable(acting.game, director)[card] == 0 {
        let gained = acting.game.nations[director].gained[card] > 0;
        return Err(if gained { Illegal::GainedInTrade(card) } else { Illegal::NotInHand(card) });
    }
    let nation = &mut acting.game.nations[director];
    if nation.hand_size > 0 {
        nation.spend(card, 1);
    } else {
        nation.gained[card] -= 1;
    }
    acting.game.nations[to].receive(card, 1);
    if let (Some(giver), Some(receiver)) = (acting.game.seat(director), acting.game.seat(to)) {
        acting.tell(Event::Compensated { seats: (giver, receiver), from: director, to, card: Some(card) });
    }
    pick_up(acting);
    Ok(())
}

/// Everybody takes up the cards that lie face down.
fn pick_up(acting: &mut Acting<impl Stage>) {
    for civ in acting.game.players() {
        let nation = &mut acting.game.nations[civ];
        let gained = std::mem::take(&mut nation.gained);
        gained.iter().for_each(|(card, &count)| nation.receive(card, count));
    }
    building::begin(acting);
}
