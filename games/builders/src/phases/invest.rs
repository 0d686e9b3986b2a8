//! Investing once a turn (rules 5.1–5.10), and freeing slaves, which is no investment.

use game::{Seat, push_if};

use crate::components::{Hand, Kind, Resource, SLAVES, Tool};
use crate::state::{Builders, Phase, Step};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(crate) fn list(game: &Builders, seat: Seat, out: &mut Vec<Action>) {
    if game.check_actions(1).is_err() {
        return;
    }
    let slaves = game.slaves_among(game.players[seat].idle);
    out.extend(slaves.iter().map(Action::Free));
    if check_investment(game, seat, game.edition.slave.price).is_ok() {
        out.extend(game.slaves_left.iter().map(Action::BuySlave));
    }
    if check_investment(game, seat, game.edition.tools.price).is_ok() {
        out.extend(game.tools_left.iter().map(Action::BuyTool));
    }
    push_if(out, check_loan(game, seat).is_ok(), Action::TakeLoan);
    if check_investment(game, seat, game.edition.university.price).is_ok() {
        for resource in game.universities_left {
            if check_somebody_to_teach(game, seat, resource).is_ok() {
                out.push(Action::Enroll(resource));
            }
        }
    }
}

/// Rule 5.1.
fn check_investment(game: &Builders, seat: Seat, price: u8) -> Result {
    if game.has_invested() {
        return Err(Illegal::AlreadyInvested);
    }
    game.check_actions(1)?;
    game.check_purse(seat, u16::from(price))
}

fn invest(game: &mut Builders, seat: Seat, price: u8) {
    game.pay(seat, u16::from(price), 1);
    if let Phase::Turn { invested, .. } = &mut game.phase {
        *invested = true;
    }
}

/// Rule 5.2.
pub(crate) fn buy_slave(acting: &mut Acting<impl Stage>, slave: Hand) -> Result {
    let seat = acting.seat;
    if !acting.game.slaves_left.contains(slave) {
        return Err(Illegal::SlaveNotForSale(slave));
    }
    let price = acting.game.edition.slave.price;
    check_investment(acting.game, seat, price)?;
    invest(acting.game, seat, price);
    acting.game.slaves_left.remove(slave);
    acting.game.players[seat].idle.insert(slave);
    acting.tell(Event::SlaveBought { seat, slave });
    Ok(())
}

/// Rule 5.6.
pub(crate) fn buy_tool(acting: &mut Acting<impl Stage>, tool: Tool) -> Result {
    let seat = acting.seat;
    if !acting.game.tools_left.contains(tool) {
        return Err(Illegal::ToolNotForSale(tool));
    }
    let price = acting.game.edition.tools.price;
    check_investment(acting.game, seat, price)?;
    invest(acting.game, seat, price);
    acting.game.tools_left.remove(tool);
    acting.game.players[seat].tools.insert(tool);
    acting.tell(Event::ToolBought { seat, tool });
    Ok(())
}

fn check_loan(game: &Builders, seat: Seat) -> Result {
    if game.loans_left == 0 {
        return Err(Illegal::NoLoanLeft);
    }
    check_investment(game, seat, 0)
}

/// Rule 5.7.
pub(crate) fn take_loan(acting: &mut Acting<impl Stage>) -> Result {
    let seat = acting.seat;
    check_loan(acting.game, seat)?;
    invest(acting.game, seat, 0);
    let gain = acting.game.edition.loan.gain;
    acting.game.loans_left -= 1;
    acting.game.players[seat].loans += 1;
    acting.game.players[seat].earn(gain);
    acting.tell(Event::LoanTaken { seat, gain });
    Ok(())
}

/// Rule 5.8: a university is only bought for somebody who can use it.
fn check_enrollment(game: &Builders, seat: Seat, resource: Resource) -> Result {
    if !game.universities_left.contains(resource) {
        return Err(Illegal::NoUniversityLeft);
    }
    check_investment(game, seat, game.edition.university.price)?;
    check_somebody_to_teach(game, seat, resource)
}

fn check_somebody_to_teach(game: &Builders, seat: Seat, resource: Resource) -> Result {
    let mut idle = game.players[seat].idle.iter();
    let somebody = idle.any(|hand| check_student(game, seat, resource, hand).is_ok());
    if somebody { Ok(()) } else { Err(Illegal::NobodyToTeach) }
}

/// Rules 5.3, 5.8, 5.10, 8.6 and ruling R10.
fn check_student(game: &Builders, seat: Seat, resource: Resource, hand: Hand) -> Result {
    game.check_idle(seat, hand, Illegal::NotIdleToTeach(hand))?;
    match hand.kind() {
        Kind::Machine => return Err(Illegal::MachineCannotLearn(hand)),
        Kind::Slave if !game.freed.contains(hand) => return Err(Illegal::SlaveCannotLearn(hand)),
        _ => {}
    }
    if game.university_of(hand).is_some() {
        return Err(Illegal::AlreadyEducated(hand));
    }
    let goods = game.edition.hand[hand].gives;
    if game.edition.university.educated(goods, resource) == goods {
        return Err(Illegal::NothingToLearn(hand));
    }
    Ok(())
}

pub(crate) fn enroll(game: &mut Builders, seat: Seat, resource: Resource) -> Result {
    check_enrollment(game, seat, resource)?;
    game.set_step(Step::Enrolling(resource));
    Ok(())
}

pub(crate) fn list_students(game: &Builders, seat: Seat, resource: Resource, out: &mut Vec<Action>) {
    let idle = game.players[seat].idle.iter();
    out.extend(idle.filter(|&hand| check_student(game, seat, resource, hand).is_ok()).map(Action::Teach));
}

pub(crate) fn teach(acting: &mut Acting<impl Stage>, resource: Resource, hand: Hand) -> Result {
    let seat = acting.seat;
    check_student(acting.game, seat, resource, hand)?;
    invest(acting.game, seat, acting.game.edition.university.price);
    acting.game.universities_left.remove(resource);
    acting.game.educated[resource] = Some(hand);
    acting.tell(Event::Educated { seat, hand, resource });
    Ok(())
}

/// Rule 5.4: only an idle slave of one's own can be freed.
pub(crate) fn check_freeing(game: &Builders, seat: Seat, slave: Hand) -> Result {
    if !SLAVES.contains(slave) {
        return Err(Illegal::NotASlave(slave));
    }
    if game.freed.contains(slave) {
        return Err(Illegal::AlreadyFree(slave));
    }
    game.check_idle(seat, slave, Illegal::NotIdleToFree(slave))
}

pub(crate) fn free(acting: &mut Acting<impl Stage>, slave: Hand) -> Result {
    let seat = acting.seat;
    check_freeing(acting.game, seat, slave)?;
    acting.game.check_actions(1)?;
    acting.game.pay(seat, 0, 1);
    acting.game.freed.insert(slave);
    acting.tell(Event::SlaveFreed { seat, slave });
    Ok(())
}
