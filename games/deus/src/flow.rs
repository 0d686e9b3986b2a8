//! The turn structure: from each phase to its module, and from turn to turn (chapters 2 and 8).

use game::{Rng, Seat, SeatSet, Sink};

use crate::phases::{build, choose, draw, effects, face_down, offering, place, turn};
use crate::scoring;
use crate::state::{Cause, Deus, Ending, Phase};
use crate::{Acting, Action, Event, Illegal};

pub(crate) fn to_act(game: &Deus) -> SeatSet {
    match game.phase {
        Phase::Choose { left } => game.all_seats().filter(|&seat| left[seat] > 0).collect(),
        Phase::Over => SeatSet::EMPTY,
        _ => SeatSet::only(game.current),
    }
}

pub(crate) fn legal(game: &Deus, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if !to_act(game).contains(seat) {
        return;
    }
    match game.phase {
        Phase::Choose { .. } => choose::legal(game, seat, out),
        Phase::Turn => turn::legal(game, seat, out),
        Phase::FaceDown => face_down::legal(game, seat, out),
        Phase::Pay { project, spared } => build::legal(game, seat, project, spared, out),
        Phase::Place { project } => place::legal(game, seat, project, out),
        Phase::Effect { card, ask, .. } => effects::legal(game, seat, card, ask, out),
        Phase::Offer { .. } => offering::legal_covers(game, seat, out),
        Phase::Invoke { .. } => offering::legal_gods(out),
        Phase::Ceres { .. } => offering::legal_resources(game, out),
        Phase::Mars { .. } => offering::legal_pieces(game, seat, out),
        Phase::Over => {}
    }
}

pub(crate) fn apply(acting: &mut Acting<impl Rng, impl Sink<Event>>, action: Action) -> Result<(), Illegal> {
    if acting.game.phase == Phase::Over {
        return Err(Illegal::GameOver);
    }
    if !to_act(acting.game).contains(acting.seat) {
        return Err(Illegal::NotYourTurn);
    }
    match acting.game.phase {
        Phase::Choose { left } => choose::apply(acting, left, action),
        Phase::Turn => turn::apply(acting, action),
        Phase::FaceDown => face_down::apply(acting, action),
        Phase::Pay { project, spared } => build::apply(acting, project, spared, action),
        Phase::Place { project } => place::apply(acting, project, action),
        Phase::Effect { column, next, card, ask } => {
            effects::apply(acting, effects::At { column, next }, card, ask, action)
        }
        Phase::Offer { god, cards } => offering::apply_cover(acting, god, cards, action),
        Phase::Invoke { cards } => offering::apply_god(acting, cards, action),
        Phase::Ceres { left } => offering::apply_resource(acting, left, action),
        Phase::Mars { left } => offering::apply_piece(acting, left, action),
        Phase::Over => Err(Illegal::GameOver),
    }
}

/// Passes the turn on; after the last seat of a round the next round begins or the game ends.
pub(crate) fn end_turn(acting: &mut Acting<impl Rng, impl Sink<Event>>) {
    let game = &mut *acting.game;
    game.phase = Phase::Turn;
    game.current = game.current.left(game.seats);
    if game.current == game.first {
        end_round(acting);
    }
    begin_turn(acting);
}

/// Ruling R9: who went without cards refills as soon as there are some again.
fn begin_turn(acting: &mut Acting<impl Rng, impl Sink<Event>>) {
    let next = acting.game.current;
    if acting.game.phase == Phase::Turn && acting.game.player(next).hand_size() == 0 {
        let acted = std::mem::replace(&mut acting.seat, next);
        draw::refill(acting);
        acting.seat = acted;
    }
}

fn end_round(acting: &mut Acting<impl Rng, impl Sink<Event>>) {
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

fn tell_temples(acting: &mut Acting<impl Rng, impl Sink<Event>>) {
    for seat in acting.game.all_seats() {
        for card in acting.game.player(seat).temple_cards {
            let points = scoring::temple_points(acting.game, seat, card) as u8;
            acting.tell(Event::ScoredTemple { seat, card, points });
        }
    }
}

/// The rest of this round and one more are played (8.3).
pub(crate) fn trigger_end(acting: &mut Acting<impl Rng, impl Sink<Event>>, cause: Cause) {
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
