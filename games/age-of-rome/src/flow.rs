//! The table of contents: which module answers for which phase.

use game::{Rng, Seat, SeatSet, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phases::{action, building, diplomacy, event, income, intrigue, missions};
use crate::state::{AgeOfRome, Phase};
use crate::table::Table;

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

impl<R: Rng, S: Sink<Event>> Table<'_, R, S> {
    pub(crate) fn apply(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !to_act(self.game).contains(seat) {
            return Err(Illegal::NotYourTurn);
        }
        if self.game.players[seat].dealt.count > 0 {
            return self.choose_missions(seat, action);
        }
        match self.game.phase {
            Phase::Missions | Phase::Over => Err(Illegal::NotNow),
            Phase::Event { .. } => self.choose_recall(seat, action),
            Phase::Diplomacy { seat, step } => self.diplomacy(seat, step, action),
            Phase::Intrigue { seat, step } => self.intrigue(seat, step, action),
            Phase::Building { seat, step } => self.building(seat, step, action),
            Phase::Action { seat, step } => self.action(seat, step, action),
            Phase::Income { seat, step } => self.income(seat, step, action),
            Phase::Recess { seat } => self.in_recess(seat, action),
        }
    }
}
