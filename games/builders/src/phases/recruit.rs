//! Recruiting a worker (rules 4.1–4.3).

use game::bag;

use crate::components::Hand;
use crate::phases::push_row;
use crate::state::Builders;
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(crate) fn list(game: &Builders, out: &mut Vec<Action>) {
    if game.check_actions(1).is_ok() {
        push_row(game.worker_row, Action::Recruit, out);
    }
}

pub(crate) fn recruit(acting: &mut Acting<impl Stage>, hand: Hand) -> Result {
    let seat = acting.seat;
    let place = acting.game.worker_row.iter().position(|&card| card == Some(hand));
    let place = place.ok_or(Illegal::WorkerNotInRow(hand))?;
    acting.game.check_actions(1)?;
    acting.game.pay(seat, 0, 1);
    acting.game.players[seat].idle.insert(hand);
    acting.tell(Event::WorkerRecruited { seat, hand });
    acting.game.worker_row[place] = bag::draw(&mut acting.game.worker_deck, acting.rng);
    if let Some(hand) = acting.game.worker_row[place] {
        acting.tell(Event::WorkerRevealed { hand });
    }
    Ok(())
}
