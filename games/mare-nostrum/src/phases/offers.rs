//! The first half of trade (rules 4.6–4.8): the director names a number, everybody offers in secret.

use game::{Seat, SeatSet, Sink, push_each};

use super::{building, exchange};
use crate::action::Action;
use crate::components::*;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::{MareNostrum, kinds};

pub(crate) fn begin(game: &mut MareNostrum, events: &mut impl Sink<Event>) {
    let director = game.roles[Role::Commerce];
    if director.is_some_and(|civ| game.nations[civ].hand_size > 0) {
        game.phase = Phase::Call;
    } else {
        building::begin(game, events);
    }
}

pub(crate) fn legal_calls(game: &MareNostrum, director: Civ, out: &mut Vec<Action>) {
    out.extend((0..=game.nations[director].hand_size).map(Action::Call));
}

pub(crate) fn call(
    game: &mut MareNostrum,
    director: Civ,
    number: u8,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let hand = game.nations[director].hand_size;
    if number > hand {
        return Err(Illegal::CallTooHigh { hand });
    }
    events.push(Event::Called { civ: director, number });
    if number == 0 {
        building::begin(game, events);
        return Ok(());
    }
    for civ in game.players() {
        match game.nations[civ].hand_size {
            size if size < number => events.push(Event::SatOut { civ }),
            size if size == number => offer_everything(game, civ),
            _ => {}
        }
    }
    game.phase = Phase::Offers { number };
    reveal_when_complete(game, number, events);
    Ok(())
}

/// Who has as many cards as were called has nothing to choose.
fn offer_everything(game: &mut MareNostrum, civ: Civ) {
    let nation = &mut game.nations[civ];
    nation.offer = std::mem::take(&mut nation.hand);
    nation.offer_size = std::mem::take(&mut nation.hand_size);
}

/// Who takes part and has not offered enough yet.
pub(crate) fn unfinished(game: &MareNostrum, number: u8) -> SeatSet {
    game.civs.seats_where(game.seats, |civ| civ.is_some_and(|civ| is_unfinished(game, civ, number)))
}

pub(crate) fn is_unfinished(game: &MareNostrum, civ: Civ, number: u8) -> bool {
    let nation = &game.nations[civ];
    let missing = number.saturating_sub(nation.offer_size);
    (1..=nation.hand_size).contains(&missing)
}

pub(crate) fn legal(game: &MareNostrum, civ: Civ, out: &mut Vec<Action>) {
    push_each(out, kinds(&game.nations[civ].hand), Action::Offer);
}

pub(crate) fn offer(
    game: &mut MareNostrum,
    (seat, civ, number): (Seat, Civ, u8),
    card: Card,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let nation = &mut game.nations[civ];
    if nation.hand[card] == 0 {
        return Err(Illegal::NotInHand(card));
    }
    nation.spend(card, 1);
    nation.offer[card] += 1;
    nation.offer_size += 1;
    events.push(Event::Offered { seat, civ, card: Some(card) });
    reveal_when_complete(game, number, events);
    Ok(())
}

fn reveal_when_complete(game: &mut MareNostrum, number: u8, events: &mut impl Sink<Event>) {
    if !unfinished(game, number).is_empty() {
        return;
    }
    for civ in game.players() {
        let nation = &game.nations[civ];
        if nation.offer_size > 0 {
            events.push(Event::Revealed { civ, cards: nation.offer });
        }
    }
    exchange::begin(game, events);
}
