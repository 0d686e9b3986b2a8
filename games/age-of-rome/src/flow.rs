//! The table of contents: which module answers for which phase.

use game::{Rng, Seat, SeatSet, Sink};

use crate::phases::{action, building, diplomacy, event, income, intrigue, missions};
use crate::state::{AgeOfRome, Phase};
use crate::{Acting, Action, Event, Illegal};

pub(crate) fn to_act(game: &AgeOfRome) -> SeatSet {
    let choosing = missions::choosing(game);
    if !choosing.is_empty() {
        return choosing;
    }
    match &game.phase {
        Phase::Missions | Phase::Over => SeatSet::EMPTY,
        Phase::Event { recalling } => *recalling,
        Phase::Diplomacy { seat, step } => SeatSet::only(diplomacy::actor(game, *seat, *step)),
        Phase::Intrigue { seat, step } => SeatSet::only(intrigue::actor(game, *seat, step)),
        Phase::Building { seat, .. }
        | Phase::Action { seat, .. }
        | Phase::Income { seat, .. }
        | Phase::Recess { seat } => SeatSet::only(*seat),
    }
}

pub(crate) fn legal(game: &AgeOfRome, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if !to_act(game).contains(seat) {
        return;
    }
    if game.players[seat].dealt.count > 0 {
        return missions::legal(game, seat, out);
    }
    match &game.phase {
        Phase::Missions | Phase::Over => {}
        Phase::Event { .. } => event::legal(game, seat, out),
        Phase::Diplomacy { seat, step } => diplomacy::legal(game, *seat, *step, out),
        Phase::Intrigue { seat, step } => intrigue::legal(game, *seat, step, out),
        Phase::Building { seat, step } => building::legal(game, *seat, step, out),
        Phase::Action { seat, step } => action::legal(game, *seat, step, out),
        Phase::Income { seat, step } => income::legal(game, *seat, step, out),
        Phase::Recess { .. } => income::legal_in_recess(out),
    }
}

pub(crate) fn apply(acting: &mut Acting<impl Rng, impl Sink<Event>>, action: Action) -> Result<(), Illegal> {
    let seat = acting.seat;
    if !to_act(acting.game).contains(seat) {
        return Err(Illegal::NotYourTurn);
    }
    if acting.game.players[seat].dealt.count > 0 {
        return missions::apply(acting, seat, action);
    }
    match acting.game.phase {
        Phase::Missions | Phase::Over => Err(Illegal::NotNow),
        Phase::Event { .. } => event::apply(acting, seat, action),
        Phase::Diplomacy { seat, step } => diplomacy::apply(acting, seat, step, action),
        Phase::Intrigue { seat, step } => intrigue::apply(acting, seat, step, action),
        Phase::Building { seat, step } => building::apply(acting, seat, step, action),
        Phase::Action { seat, step } => action::apply(acting, seat, step, action),
        Phase::Income { seat, step } => income::apply(acting, seat, step, action),
        Phase::Recess { seat } => income::apply_in_recess(acting, seat, action),
    }
}
