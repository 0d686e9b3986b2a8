//! The final settlement: freeing slaves and repaying loans for money (rule 9.3, ruling R9).

use game::{Seat, Sink};

use crate::components::Hand;
use crate::phases::invest;
use crate::state::{Builders, Phase};
use crate::{Action, Event, Illegal};

/// Asks the players in turn order; whoever can settle nothing is not asked.
pub(crate) fn begin(game: &mut Builders, events: &mut impl Sink<Event>) {
    ask_from(game, game.start_player, events);
}

fn ask_from(game: &mut Builders, first: Seat, events: &mut impl Sink<Event>) {
    let mut waiting = first.around(game.seats).take_while(|&seat| seat == first || seat != game.start_player);
    if let Some(seat) = waiting.find(|&seat| can_settle(game, seat)) {
        game.phase = Phase::Settlement { seat };
    } else {
        game.phase = Phase::Over;
        events.push(Event::GameEnded);
    }
}

fn ask_next(game: &mut Builders, seat: Seat, events: &mut impl Sink<Event>) {
    let next = seat.left(game.seats);
    if next == game.start_player {
        game.phase = Phase::Over;
        events.push(Event::GameEnded);
    } else {
        ask_from(game, next, events);
    }
}

fn can_settle(game: &Builders, seat: Seat) -> bool {
    check_repaying(game, seat).is_ok()
        || game
            .slaves_among(game.players[seat].idle)
            .iter()
            .any(|slave| check_freeing(game, seat, slave).is_ok())
}

fn check_freeing(game: &Builders, seat: Seat, slave: Hand) -> Result<(), Illegal> {
    invest::check_freeing(game, seat, slave)?;
    game.check_purse(seat, u16::from(game.edition.slave.freeing_fee_at_scoring))
}

fn check_repaying(game: &Builders, seat: Seat) -> Result<(), Illegal> {
    if game.players[seat].loans == 0 {
        return Err(Illegal::NoLoanToRepay);
    }
    game.check_purse(seat, u16::from(game.edition.loan.repayment))
}

pub(crate) fn legal(game: &Builders, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Settle);
    let slaves = game.slaves_among(game.players[seat].idle).iter();
    out.extend(slaves.filter(|&slave| check_freeing(game, seat, slave).is_ok()).map(Action::Free));
    if check_repaying(game, seat).is_ok() {
        out.push(Action::Repay);
    }
    out.push(Action::End);
}

pub(crate) fn apply(
    game: &mut Builders,
    seat: Seat,
    action: Action,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    match action {
        Action::Free(slave) => {
            check_freeing(game, seat, slave)?;
            free(game, seat, slave, events);
        }
        Action::Repay => {
            check_repaying(game, seat)?;
            repay(game, seat, events);
        }
        Action::Settle => settle_best(game, seat, events),
        Action::End => {
            ask_next(game, seat, events);
            return Ok(());
        }
        _ => return Err(Illegal::GameEnding),
    }
    if !can_settle(game, seat) {
        ask_next(game, seat, events);
    }
    Ok(())
}

/// Five sesterces save a point, fifteen save two: slaves come first.
fn settle_best(game: &mut Builders, seat: Seat, events: &mut impl Sink<Event>) {
    for slave in game.slaves_among(game.players[seat].idle) {
        if check_freeing(game, seat, slave).is_ok() {
            free(game, seat, slave, events);
        }
    }
    while check_repaying(game, seat).is_ok() {
        repay(game, seat, events);
    }
}

fn free(game: &mut Builders, seat: Seat, slave: Hand, events: &mut impl Sink<Event>) {
    game.players[seat].coins -= u16::from(game.edition.slave.freeing_fee_at_scoring);
    game.freed.insert(slave);
    events.push(Event::SlaveFreedAtScoring { seat, slave });
}

fn repay(game: &mut Builders, seat: Seat, events: &mut impl Sink<Event>) {
    game.players[seat].coins -= u16::from(game.edition.loan.repayment);
    game.players[seat].loans -= 1;
    events.push(Event::LoanRepaid { seat });
}
