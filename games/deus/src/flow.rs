//! The turn structure: from each phase to its module, and from turn to turn (chapters 2 and 8).

use game::{Seat, SeatSet};

use crate::phases::effects::At;
use crate::phases::{build, choose, draw, effects, face_down, offering, place, turn};
use crate::scoring;
use crate::state::{Cause, Deus, Ending, Phase, Project};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(crate) fn to_act(game: &Deus) -> SeatSet {
    match game.phase {
        Phase::Choose { left } => game.all_seats().filter(|&seat| left[seat] > 0).collect(),
        Phase::Over => SeatSet::EMPTY,
        _ => SeatSet::only(game.current),
    }
}

game::steps!(Deus, misplaced, |(game, seat, out), acting| match game.phase {
    Phase::Choose { left } => step(choose::list(game, seat, out), |action| match action {
        Action::Choose(kind) => choose::choose(acting, left, kind)?,
    }),
    Phase::Turn => step(turn::list(game, seat, out), |action| match action {
        Action::Build(card) => build::begin(acting, card)?,
        Action::FaceDown(card) => face_down::begin(acting, card)?,
        Action::Offer(card) => offering::begin(acting, card)?,
        Action::Pass => turn::pass(acting)?,
    }),
    Phase::FaceDown => step(face_down::list(game, seat, out), |action| match action {
        Action::As(kind) => face_down::play_as(acting, kind)?,
    }),
    Phase::Pay { project: Project::Card(card), spared } =>
        step(build::list_payments(game, seat, card, spared, out), |action| match action {
            Action::Pay => build::pay(acting, card, spared),
            Action::Spare(resource) => build::spare(acting, card, spared, resource)?,
        }),
    Phase::Place { project } => step(place::list(game, seat, project, out), |action| match action {
        Action::Place(hex) => place::place(acting, project, hex)?,
        Action::Settle(hex) => place::settle(acting, project, hex)?,
    }),
    Phase::Effect { column, next, card, ask } =>
        step(effects::list(game, seat, card, ask, out), |action| match action {
            Action::Skip => effects::skip(acting, At { column, next }, card, ask),
            Action::Take(_)
            | Action::Ready(_)
            | Action::Buy(_)
            | Action::Sell(..)
            | Action::Exchange(..)
            | Action::BuyPoints(_)
            | Action::Reactivate(_)
            | Action::Move(..)
            | Action::Rob(_)
            | Action::RobResource(..)
            | Action::Raid(_)
            | Action::Use => effects::answer(acting, At { column, next }, card, ask, action)?,
        }),
    Phase::Offer { god, cards } => step(offering::list_covers(game, seat, out), |action| match action {
        Action::Done => offering::help(acting, god, cards),
        Action::Cover(card) => offering::cover(acting, god, cards, card)?,
    }),
    Phase::Invoke { cards } => step(offering::list_gods(out), |action| match action {
        Action::Invoke(god) => offering::invoke(acting, cards, god)?,
    }),
    Phase::Ceres { left } => step(offering::list_resources(game, out), |action| match action {
        Action::Take(resource) => offering::take(acting, left, resource)?,
    }),
    Phase::Mars { left } => step(offering::list_pieces(game, seat, out), |action| match action {
        Action::Ready(kind) => offering::ready(acting, left, kind)?,
    }),
    Phase::Pay { project: Project::FaceDown(_), .. } | Phase::Over => step((), |action| match action {}),
});

/// Why an action that belongs to another step, or to another player, cannot be taken now.
#[cold]
pub(crate) fn misplaced(game: &Deus, seat: Seat, _: Action) -> Illegal {
    match game.phase {
        Phase::Over => Illegal::GameOver,
        _ if !to_act(game).contains(seat) => Illegal::NotYourTurn,
        Phase::Effect { .. } => Illegal::NotTheEffect,
        _ => Illegal::NotNow,
    }
}

/// Passes the turn on; after the last seat of a round the next round begins or the game ends.
pub(crate) fn end_turn(acting: &mut Acting<impl Stage>) {
    let game = &mut *acting.game;
    game.phase = Phase::Turn;
    game.current = game.current.left(game.seats);
    if game.current == game.first {
        end_round(acting);
    }
    begin_turn(acting);
}

/// Ruling R9: a player who went without cards refills as soon as there are some again.
fn begin_turn(acting: &mut Acting<impl Stage>) {
    let next = acting.game.current;
    if acting.game.phase == Phase::Turn && acting.game.player(next).hand_size() == 0 {
        draw::refill(&mut acting.of(next));
    }
}

fn end_round(acting: &mut Acting<impl Stage>) {
    let game = &mut *acting.game;
    game.quiet_rounds = if game.built_this_round { 0 } else { game.quiet_rounds + 1 };
    game.built_this_round = false;
    let ending = game.ending.or_else(|| safeguard(game));
    match ending {
        Some(ending) if ending.last_round <= game.round => {
            game.ending = Some(ending);
            game.phase = Phase::Over;
            acting.tell(Event::Ended { cause: ending.cause });
            tell_temples(acting);
        }
        _ => game.round += 1,
    }
}

fn tell_temples(acting: &mut Acting<impl Stage>) {
    for seat in acting.game.all_seats() {
        for card in acting.game.player(seat).temple_cards {
            let points = scoring::temple_points(acting.game, seat, card) as u8;
            acting.tell(Event::ScoredTemple { seat, card, points });
        }
    }
}

/// The rest of this round and one more are played (8.3).
pub(crate) fn trigger_end(acting: &mut Acting<impl Stage>, cause: Cause) {
    if acting.game.ending.is_none() {
        let last_round = acting.game.round + 1;
        acting.game.ending = Some(Ending { cause, last_round });
        acting.tell(Event::EndTriggered { cause, last_round });
    }
}

/// Ruling R16: a game that no longer moves ends, but only late.
fn safeguard(game: &Deus) -> Option<Ending> {
    let stall = &game.edition.stall;
    let is_late = u16::from(game.round) * 3 > u16::from(stall.rounds) * 2;
    let cause = if is_late && game.quiet_rounds >= stall.offering_rounds {
        Cause::Stall
    } else if game.round >= stall.rounds {
        Cause::Rounds
    } else {
        return None;
    };
    Some(Ending { cause, last_round: game.round })
}
