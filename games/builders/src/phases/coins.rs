//! Taking money (rule 7.1) and buying actions (rule 2.2).

use game::{Seat, push_if};

use crate::state::{Builders, Phase};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(crate) fn list(game: &Builders, seat: Seat, out: &mut Vec<Action>) {
    for actions in 1..4 {
        push_if(out, check(game, actions).is_ok(), Action::TakeCoins(actions));
    }
    push_if(out, check_action_price(game, seat).is_ok(), Action::BuyAction);
}

/// The sesterces for so many actions.
fn check(game: &Builders, actions: u8) -> Result<u8> {
    let rates = game.edition.turn.coins_for_actions;
    let place = usize::from(actions).checked_sub(1).ok_or(Illegal::NoSuchRate)?;
    let coins = rates.get(place).ok_or(Illegal::NoSuchRate)?;
    game.check_actions(u16::from(actions))?;
    Ok(*coins)
}

pub(crate) fn take(acting: &mut Acting<impl Stage>, actions: u8) -> Result {
    let seat = acting.seat;
    let coins = check(acting.game, actions)?;
    acting.game.spend_actions(u16::from(actions));
    acting.game.players[seat].earn(coins);
    acting.tell(Event::CoinsTaken { seat, actions, coins });
    Ok(())
}

fn check_action_price(game: &Builders, seat: Seat) -> Result<u16> {
    let price = u16::from(game.edition.turn.extra_action_price);
    game.check_purse(seat, price)?;
    Ok(price)
}

pub(crate) fn buy_action(acting: &mut Acting<impl Stage>) -> Result {
    let seat = acting.seat;
    let price = check_action_price(acting.game, seat)?;
    acting.game.players[seat].coins -= price;
    if let Phase::Turn { actions, .. } = &mut acting.game.phase {
        *actions += 1;
    }
    acting.tell(Event::ActionBought { seat });
    Ok(())
}
