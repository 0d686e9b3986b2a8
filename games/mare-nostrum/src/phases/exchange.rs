//! The second half of trade (rules 4.9–4.14, rulings R4, R5): cards are taken in a chain until it ends.

use game::{Sink, keys_where, push_each};

use super::{building, odysseus};
use crate::action::Action;
use crate::components::*;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Exchange, Phase};
use crate::state::{Cards, MareNostrum, kinds, total};

/// Rule 4.11.
const IN_A_ROW: u8 = 2;

pub(crate) fn begin(game: &mut MareNostrum, events: &mut impl Sink<Event>) {
    let Some(taker) = game.roles[Role::Commerce] else { return };
    go_on(game, Exchange { taker, pair: None, in_a_row: 0, odysseus_used: false }, events);
}

/// The next taker acts, or trade is over.
pub(crate) fn go_on(game: &mut MareNostrum, exchange: Exchange, events: &mut impl Sink<Event>) {
    if can_go_on(game, exchange) {
        game.phase = Phase::Exchange(exchange);
    } else {
        finish(game, exchange.taker, events);
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

fn check(game: &MareNostrum, exchange: Exchange, (card, from): (Card, Civ)) -> Result<(), Illegal> {
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

pub(crate) fn legal(game: &MareNostrum, exchange: Exchange, out: &mut Vec<Action>) {
    for from in givers(game, exchange) {
        push_each(out, kinds(&game.nations[from].offer), |card| Action::Take(card, from));
    }
}

pub(crate) fn take(
    game: &mut MareNostrum,
    exchange: Exchange,
    (card, from): (Card, Civ),
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    check(game, exchange, (card, from))?;
    let taker = exchange.taker;
    move_card(game, card, from, taker, events);
    if odysseus::may_speak(game, exchange, from) {
        game.phase = Phase::Odysseus { before: exchange, taker, from, card };
    } else {
        go_on(game, after_take(exchange, from), events);
    }
    Ok(())
}

pub(crate) fn move_card(
    game: &mut MareNostrum,
    card: Card,
    from: Civ,
    taker: Civ,
    events: &mut impl Sink<Event>,
) {
    game.nations[from].offer[card] -= 1;
    game.nations[from].offer_size -= 1;
    game.nations[taker].gained[card] += 1;
    events.push(Event::Taken { taker, from, card });
}

/// The chain after the taker took from `from`, who takes next.
pub(crate) fn after_take(exchange: Exchange, from: Civ) -> Exchange {
    let pair = pair(exchange.taker, from);
    let again = exchange.pair == Some(pair);
    let in_a_row = if again { (exchange.in_a_row + 1).min(IN_A_ROW) } else { 1 };
    Exchange { taker: from, pair: Some(pair), in_a_row, ..exchange }
}

/// Rules 4.12 and 4.13: untaken cards go back, and the director settles what is missing.
fn finish(game: &mut MareNostrum, last: Civ, events: &mut impl Sink<Event>) {
    for civ in game.players() {
        let nation = &mut game.nations[civ];
        let left = std::mem::take(&mut nation.offer);
        nation.offer_size = 0;
        left.iter().for_each(|(card, &count)| nation.receive(card, count));
        if total(&left) > 0 {
            events.push(Event::TookBack { civ, cards: left });
        }
    }
    if game.roles[Role::Commerce] == Some(last) {
        pick_up(game, events);
    } else {
        game.phase = Phase::Compensation { to: last };
    }
}

/// Rule 4.14, ruling R5: what the director may give.
fn payable(game: &MareNostrum, director: Civ) -> Cards {
    let nation = &game.nations[director];
    if nation.hand_size > 0 { nation.hand } else { nation.gained }
}

pub(crate) fn legal_gifts(game: &MareNostrum, director: Civ, out: &mut Vec<Action>) {
    push_each(out, kinds(&payable(game, director)), Action::Give);
}

pub(crate) fn give(
    game: &mut MareNostrum,
    (director, to): (Civ, Civ),
    card: Card,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if payable(game, director)[card] == 0 {
        let gained = game.nations[director].gained[card] > 0;
        return Err(if gained { Illegal::GainedInTrade(card) } else { Illegal::NotInHand(card) });
    }
    let nation = &mut game.nations[director];
    if nation.hand_size > 0 {
        nation.spend(card, 1);
    } else {
        nation.gained[card] -= 1;
    }
    game.nations[to].receive(card, 1);
    if let (Some(giver), Some(receiver)) = (game.seat(director), game.seat(to)) {
        events.push(Event::Compensated { seats: (giver, receiver), from: director, to, card: Some(card) });
    }
    pick_up(game, events);
    Ok(())
}

/// Everybody takes up the cards that lie face down.
fn pick_up(game: &mut MareNostrum, events: &mut impl Sink<Event>) {
    for civ in game.players() {
        let nation = &mut game.nations[civ];
        let gained = std::mem::take(&mut nation.gained);
        gained.iter().for_each(|(card, &count)| nation.receive(card, count));
    }
    building::begin(game, events);
}
