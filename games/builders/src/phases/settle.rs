//! The final settlement: freeing slaves and repaying loans for money (rule 9.3, ruling R9).

use game::Seat;

use crate::components::Hand;
use crate::phases::invest;
use crate::state::{Builders, Phase};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// Asks the players in turn order; whoever can settle nothing is not asked.
pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    ask_from(acting, acting.game.start_player);
}

fn ask_from(acting: &mut Acting<impl Stage>, first: Seat) {
    let mut waiting =
        first.around(acting.game.seats).take_while(|&seat| seat == first || seat != acting.game.start_player);
    if let Some(seat) = waiting.find(|&seat| can_settle(acting.game, seat)) {
        acting.game.phase = Phase::Settlement { seat };
    } else {
        acting.game.phase = Phase::Over;
        acting.tell(Event::GameEnded);
    }
}

pub(crate) fn ask_next(acting: &mut Acting<impl Stage>) {
    let next = acting.seat.left(acting.game.seats);
    if next == acting.game.start_player {
        acting.game.phase = Phase::Over;
        acting.tell(Event::GameEnded);
    } else {
        ask_from(acting, next);
    }
}

fn can_settle(game: &Builders, seat: Seat) -> bool {
    check_repaying(game, seat).is_ok()
        || game
            .slaves_among(game.players[seat].idle)
            .iter()
            .any(|slave| check_freeing(game, seat, slave).is_ok())
}

fn check_freeing(game: &Builders, seat: Seat, slave: Hand) -> Result {
    invest::check_freeing(game, seat, slave)?;
    game.check_purse(seat, u16::from(game.edition.slave.freeing_fee_at_scoring))
}

fn check_repaying(game: &Builders, seat: Seat) -> Result {
    if game.players[seat].loans == 0 {
        return Err(Illegal::NoLoanToRepay);
    }
    game.check_purse(seat, u16::from(game.edition.loan.repayment))
}

pub(crate) fn list(game: &Builders, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Settle);
    let slaves = game.slaves_among(game.players[seat].idle).iter();
    out.extend(slaves.filter(|&slave| check_freeing(game, seat, slave).is_ok()).map(Action::Free));
    if check_repaying(game, seat).is_ok() {
        out.push(Action::Repay);
    }
    out.push(Action::End);
}

pub(crate) fn free(acting: &mut Acting<impl Stage>, slave: Hand) -> Result {
    check_freeing(acting.game, acting.seat, slave)?;
    set_free(acting, slave);
    ask_on(acting);
    Ok(())
}

pub(crate) fn repay(acting: &mut Acting<impl Stage>) -> Result {
    check_repaying(acting.game, acting.seat)?;
    pay_back(acting);
    ask_on(acting);
    Ok(())
}

/// Five sesterces save a point, fifteen save two: slaves come first.
pub(crate) fn settle_best(acting: &mut Acting<impl Stage>) {
    let seat = acting.seat;
    for slave in acting.game.slaves_among(acting.game.players[seat].idle) {
        if check_freeing(acting.game, seat, slave).is_ok() {
            set_free(acting, slave);
        }
    }
    while check_repaying(acting.game, seat).is_ok() {
        pay_back(acting);
    }
    ask_on(acting);
}

fn ask_on(acting: &mut Acting<impl Stage>) {
    if !can_settle(acting.game, acting.seat) {
        ask_next(acting);
    }
}

fn set_free(acting: &mut Acting<impl Stage>, slave: Hand) {
    let seat = acting.seat;
    acting.game.players[seat].coins -= u16::from(acting.game.edition.slave.freeing_fee_at_scoring);
    acting.game.freed.insert(slave);
    acting.tell(Event::SlaveFreedAtScoring { seat, slave });
}

fn pay_back(acting: &mut Acting<impl Stage>) {
    let seat = acting.seat;
    acting.game.players[seat].coins -= u16::from(acting.game.edition.loan.repayment);
    acting.game.players[seat].loans -= 1;
    acting.tell(Event::LoanRepaid { seat });
}
