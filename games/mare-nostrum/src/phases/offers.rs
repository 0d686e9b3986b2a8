//! The first half of trade (rules 4.6–4.8): the director names a number, everybody offers in secret.

use game::{SeatSet, push_each};

use super::{building, exchange};
use crate::components::*;
use crate::phase::Phase;
use crate::state::{MareNostrum, kinds};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    let director = acting.game.roles[Role::Commerce];
    if director.is_some_and(|civ| acting.game.nations[civ].hand_size > 0) {
        acting.game.phase = Phase::Call;
    } else {
        building::begin(acting);
    }
}

pub(crate) fn list_calls(game: &MareNostrum, director: Civ, out: &mut Vec<Action>) {
    out.extend((0..=game.nations[director].hand_size).map(Action::Call));
}

pub(crate) fn call(acting: &mut Acting<impl Stage>, director: Civ, number: u8) -> Result {
    let hand = acting.game.nations[director].hand_size;
    if number > hand {
        return Err(Illegal::CallTooHigh { hand });
    }
    acting.tell(Event::Called { civ: director, number });
    if number == 0 {
        building::begin(acting);
        return Ok(());
    }
    for civ in acting.game.players() {
        match acting.game.nations[civ].hand_size {
            size if size < number => acting.tell(Event::SatOut { civ }),
            size if size == number => offer_everything(acting.game, civ),
            _ => {}
        }
    }
    acting.game.phase = Phase::Offers { number };
    reveal_when_complete(acting, number);
    Ok(())
}

/// A player with as many cards as were called has nothing to choose.
fn offer_everything(game: &mut MareNostrum, civ: Civ) {
    let nation = &mut game.nations[civ];
    nation.offer = std::mem::take(&mut nation.hand);
    nation.offer_size = std::mem::take(&mut nation.hand_size);
}

/// All who take part and have not offered enough yet.
pub(crate) fn unfinished(game: &MareNostrum, number: u8) -> SeatSet {
    game.civs.seats_where(game.seats, |civ| civ.is_some_and(|civ| is_unfinished(game, civ, number)))
}

pub(crate) fn is_unfinished(game: &MareNostrum, civ: Civ, number: u8) -> bool {
    let nation = &game.nations[civ];
    let missing = number.saturating_sub(nation.offer_size);
    (1..=nation.hand_size).contains(&missing)
}

pub(crate) fn list(game: &MareNostrum, civ: Civ, out: &mut Vec<Action>) {
    push_each(out, kinds(&game.nations[civ].hand), Action::Offer);
}

pub(crate) fn offer(acting: &mut Acting<impl Stage>, civ: Civ, number: u8, card: Card) -> Result {
    let nation = &mut acting.game.nations[civ];
    if nation.hand[card] == 0 {
        return Err(Illegal::NotInHand(card));
    }
    nation.spend(card, 1);
    nation.offer[card] += 1;
    nation.offer_size += 1;
    acting.tell(Event::Offered { seat: acting.seat, civ, card: Some(card) });
    reveal_when_complete(acting, number);
    Ok(())
}

fn reveal_when_complete(acting: &mut Acting<impl Stage>, number: u8) {
    if !unfinished(acting.game, number).is_empty() {
        return;
    }
    for civ in acting.game.players() {
        let nation = &acting.game.nations[civ];
        if nation.offer_size > 0 {
            acting.tell(Event::Revealed { civ, cards: nation.offer });
        }
    }
    exchange::begin(acting);
}
