//! The turn structure: which action belongs where, and what follows the end of a turn.

use enum_map::EnumMap;
use game::{Rng, Seat, SeatSet, Sink};

use crate::phases::{coins, invest, recruit, send, settle, site};
use crate::state::{Builders, Phase, Step};
use crate::{Action, Event, Illegal};

/// Rounds without anything but money after which the game ends in any case (ruling R8).
const MOST_IDLE_ROUNDS: u8 = 3;

pub(crate) fn to_act(game: &Builders) -> SeatSet {
    match game.phase {
        Phase::Turn { seat, .. } | Phase::Settlement { seat } => SeatSet::only(seat),
        Phase::Over => SeatSet::EMPTY,
    }
}

pub(crate) fn legal(game: &Builders, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if !to_act(game).contains(seat) {
        return;
    }
    match game.phase {
        Phase::Turn { step: Step::Open, .. } => {
            send::legal(game, seat, out);
            site::legal(game, out);
            recruit::legal(game, out);
            invest::legal(game, seat, out);
            coins::legal(game, seat, out);
            out.push(Action::End);
        }
        Phase::Turn { step: Step::Enrolling(resource), .. } => {
            invest::legal_students(game, seat, resource, out);
        }
        Phase::Turn { step: Step::Sending { hand, tool }, .. } => {
            send::legal_ways(game, seat, hand, tool, out);
        }
        Phase::Settlement { .. } => settle::legal(game, seat, out),
        Phase::Over => {}
    }
}

pub(crate) fn apply(
    game: &mut Builders,
    seat: Seat,
    action: Action,
    rng: &mut impl Rng,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if !to_act(game).contains(seat) {
        return Err(Illegal::NotYourTurn);
    }
    match game.phase {
        Phase::Turn { step: Step::Open, .. } => begin(game, seat, action, rng, events),
        Phase::Turn { step: Step::Enrolling(resource), .. } => match action {
            Action::Teach(hand) => invest::teach(game, seat, resource, hand, events),
            _ => Err(Illegal::InTheMiddle),
        },
        Phase::Turn { step: Step::Sending { hand, tool }, .. } => match action {
            Action::Equip(chosen) => send::equip(game, seat, hand, tool, chosen),
            Action::Work(building) => send::work(game, seat, hand, tool, building, events),
            _ => Err(Illegal::InTheMiddle),
        },
        Phase::Settlement { .. } => settle::apply(game, seat, action, events),
        Phase::Over => Err(Illegal::NotYourTurn),
    }
}

fn begin(
    game: &mut Builders,
    seat: Seat,
    action: Action,
    rng: &mut impl Rng,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    match action {
        Action::Start(building) => site::start(game, seat, building, rng, events),
        Action::Recruit(hand) => recruit::apply(game, seat, hand, rng, events),
        Action::BuySlave(slave) => invest::buy_slave(game, seat, slave, events),
        Action::BuyTool(tool) => invest::buy_tool(game, seat, tool, events),
        Action::TakeLoan => invest::take_loan(game, seat, events),
        Action::Enroll(resource) => invest::enroll(game, seat, resource),
        Action::Free(slave) => invest::free(game, seat, slave, events),
        Action::Send(hand) => send::pick_up(game, seat, hand),
        Action::TakeCoins(actions) => coins::take(game, seat, actions, events),
        Action::BuyAction => coins::buy_action(game, seat, events),
        Action::End => {
            end_turn(game, seat, events);
            Ok(())
        }
        Action::Teach(_) | Action::Equip(_) | Action::Work(_) => Err(Illegal::NothingBegun),
        Action::Repay | Action::Settle => Err(Illegal::OnlyAtTheEnd),
    }
}

pub(crate) fn begin_turn(game: &mut Builders, seat: Seat) {
    let actions = u16::from(game.edition.turn.free_actions);
    game.sent = EnumMap::default();
    game.phase = Phase::Turn { seat, actions, invested: false, step: Step::Open };
}

/// Rules 9.1 and 9.2: the goal is looked at when a turn ends, and the round is played out.
fn end_turn(game: &mut Builders, seat: Seat, events: &mut impl Sink<Event>) {
    let points = game.points(seat);
    if points >= u16::from(game.edition.goal.points) {
        game.last_round = true;
        events.push(Event::GoalReached { seat, points });
    }
    let next = seat.left(game.seats);
    if next == game.start_player { end_round(game, events) } else { begin_turn(game, next) }
}

fn end_round(game: &mut Builders, events: &mut impl Sink<Event>) {
    game.idle_rounds = if game.active_round { 0 } else { game.idle_rounds + 1 };
    game.active_round = false;
    if game.last_round {
        return settle::begin(game, events);
    }
    if is_stalled(game) {
        events.push(Event::Stalled);
        return settle::begin(game, events);
    }
    game.round += 1;
    events.push(Event::RoundBegan { round: game.round });
    begin_turn(game, game.start_player);
}

/// Ruling R8.
fn is_stalled(game: &Builders) -> bool {
    let hand_to_be_had = game.worker_row.iter().any(Option::is_some) || !game.slaves_left.is_empty();
    let hand_idle = Seat::all(game.seats).any(|seat| !game.players[seat].idle.is_empty());
    game.idle_rounds >= MOST_IDLE_ROUNDS || (game.idle_rounds >= 1 && !hand_to_be_had && !hand_idle)
}
