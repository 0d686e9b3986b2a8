//! Recruiting a worker (rules 4.1–4.3).

use game::{Rng, Seat, Sink, bag};

use crate::components::Hand;
use crate::phases::push_row;
use crate::state::Builders;
use crate::{Action, Event, Illegal};

pub(crate) fn legal(game: &Builders, out: &mut Vec<Action>) {
    if game.check_actions(1).is_ok() {
        push_row(game.worker_row, Action::Recruit, out);
    }
}

pub(crate) fn apply(
    game: &mut Builders,
    seat: Seat,
    hand: Hand,
    rng: &mut impl Rng,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let place = game.worker_row.iter().position(|&card| card == Some(hand));
    let place = place.ok_or(Illegal::WorkerNotInRow(hand))?;
    game.check_actions(1)?;
    game.pay(seat, 0, 1);
    game.players[seat].idle.insert(hand);
    events.push(Event::WorkerRecruited { seat, hand });
    game.worker_row[place] = bag::draw(&mut game.worker_deck, rng);
    if let Some(hand) = game.worker_row[place] {
        events.push(Event::WorkerRevealed { hand });
    }
    Ok(())
}
