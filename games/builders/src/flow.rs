//! The turn structure: which action belongs to which step, and what follows the end of a turn.

use enum_map::EnumMap;
use game::{Seat, SeatSet};

use crate::phases::{coins, invest, recruit, send, settle, site};
use crate::state::{Builders, Phase, Step};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// Rounds without anything but money after which the game ends in any case (ruling R8).
const MOST_IDLE_ROUNDS: u8 = 3;

pub(crate) fn to_act(game: &Builders) -> SeatSet {
    match game.phase {
        Phase::Turn { seat, .. } | Phase::Settlement { seat } => SeatSet::only(seat),
        Phase::Over => SeatSet::EMPTY,
    }
}

game::steps!(Builders, misplaced, |(game, seat, out), acting| match game.phase {
    Phase::Turn { step: Step::Open, .. } => step(list_turn(game, seat, out), |action| match action {
        Action::Start(building) => site::start(acting, building)?,
        Action::Recruit(hand) => recruit::recruit(acting, hand)?,
        Action::BuySlave(slave) => invest::buy_slave(acting, slave)?,
        Action::BuyTool(tool) => invest::buy_tool(acting, tool)?,
        Action::TakeLoan => invest::take_loan(acting)?,
        Action::Enroll(resource) => invest::enroll(acting.game, acting.seat, resource)?,
        Action::Free(slave) => invest::free(acting, slave)?,
        Action::Send(hand) => send::pick_up(acting.game, acting.seat, hand)?,
        Action::TakeCoins(actions) => coins::take(acting, actions)?,
        Action::BuyAction => coins::buy_action(acting)?,
        Action::End => end_turn(acting),
    }),
    Phase::Turn { step: Step::Enrolling(resource), .. } =>
        step(invest::list_students(game, seat, resource, out), |action| match action {
            Action::Teach(hand) => invest::teach(acting, resource, hand)?,
        }),
    Phase::Turn { step: Step::Sending { hand, tool }, .. } =>
        step(send::list_ways(game, seat, hand, tool, out), |action| match action {
            Action::Equip(chosen) => send::equip(acting.game, acting.seat, hand, tool, chosen)?,
            Action::Work(building) => send::work(acting, hand, tool, building)?,
        }),
    Phase::Settlement { .. } => step(settle::list(game, seat, out), |action| match action {
        Action::Free(slave) => settle::free(acting, slave)?,
        Action::Repay => settle::repay(acting)?,
        Action::Settle => settle::settle_best(acting),
        Action::End => settle::ask_next(acting),
    }),
    Phase::Over => step((), |action| match action {}),
});

fn list_turn(game: &Builders, seat: Seat, out: &mut Vec<Action>) {
    send::list(game, seat, out);
    site::list(game, out);
    recruit::list(game, out);
    invest::list(game, seat, out);
    coins::list(game, seat, out);
    out.push(Action::End);
}

/// Why an action that belongs to another step, or to another player, cannot be taken now.
#[cold]
fn misplaced(game: &Builders, seat: Seat, action: Action) -> Illegal {
    match (game.phase, action) {
        _ if !to_act(game).contains(seat) => Illegal::NotYourTurn,
        (Phase::Turn { step: Step::Open, .. }, Action::Repay | Action::Settle) => Illegal::OnlyAtTheEnd,
        (Phase::Turn { step: Step::Open, .. }, _) => Illegal::NothingBegun,
        (Phase::Turn { .. }, _) => Illegal::InTheMiddle,
        (Phase::Settlement { .. } | Phase::Over, _) => Illegal::GameEnding,
    }
}

pub(crate) fn begin_turn(game: &mut Builders, seat: Seat) {
    let actions = u16::from(game.edition.turn.free_actions);
    game.sent = EnumMap::default();
    game.phase = Phase::Turn { seat, actions, invested: false, step: Step::Open };
}

/// Rules 9.1 and 9.2: the goal is looked at when a turn ends, and the round is played out.
fn end_turn(acting: &mut Acting<impl Stage>) {
    let seat = acting.seat;
    let points = acting.game.points(seat);
    if points >= u16::from(acting.game.edition.goal.points) && !acting.game.last_round {
        acting.game.last_round = true;
        acting.tell(Event::GoalReached { seat, points });
    }
    let next = seat.left(acting.game.seats);
    if next == acting.game.start_player { end_round(acting) } else { begin_turn(acting.game, next) }
}

fn end_round(acting: &mut Acting<impl Stage>) {
    acting.game.idle_rounds = if acting.game.active_round { 0 } else { acting.game.idle_rounds + 1 };
    acting.game.active_round = false;
    if acting.game.last_round {
        return settle::begin(acting);
    }
    if is_stalled(acting.game) {
        acting.tell(Event::Stalled);
        return settle::begin(acting);
    }
    acting.game.round += 1;
    acting.tell(Event::RoundBegan { round: acting.game.round });
    begin_turn(acting.game, acting.game.start_player);
}

/// Ruling R8.
fn is_stalled(game: &Builders) -> bool {
    let hand_to_be_had = game.worker_row.iter().any(Option::is_some) || !game.slaves_left.is_empty();
    let hand_idle = Seat::all(game.seats).any(|seat| !game.players[seat].idle.is_empty());
    game.idle_rounds >= MOST_IDLE_ROUNDS || (game.idle_rounds >= 1 && !hand_to_be_had && !hand_idle)
}
