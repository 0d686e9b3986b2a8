//! The military phase (chapter 6): whose turn it is, what begins and ends with a turn.

use super::order::Next;
use super::{battle, legions, roles, ships};
use crate::components::*;
use crate::phase::{End, MilitaryPhase, Phase, Turns, WarStep};
use crate::state::MareNostrum;
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// Without legions and triremes of players there is nothing to decide.
pub(crate) fn begin(acting: &mut Acting<impl Stage>) {
    if acting.game.players().iter().all(|civ| is_unarmed(acting.game, civ)) {
        return end_round(acting);
    }
    let turns = Turns::of(acting.game.players());
    let phase = MilitaryPhase { turns, step: WarStep::Name, ashore: false, helen_used: false };
    go_on(acting, phase);
}

fn is_unarmed(game: &MareNostrum, civ: Civ) -> bool {
    game.nations[civ].on_board.legions + game.nations[civ].on_board.triremes == 0
}

fn go_on(acting: &mut Acting<impl Stage>, mut phase: MilitaryPhase) {
    loop {
        phase.step = match phase.turns.settle() {
            Next::Name => WarStep::Name,
            Next::Act => WarStep::Act,
            Next::Finished => return end_round(acting),
        };
        match phase.turns.current {
            Some(civ) if phase.step == WarStep::Act => {
                if !is_unarmed(acting.game, civ) || fortress_must_fight(acting.game, civ) {
                    ready_units(acting.game, civ);
                    break;
                }
                phase.turns.current = None;
            }
            _ => break,
        }
    }
    acting.game.phase = Phase::Military(phase);
}

fn fortress_must_fight(game: &MareNostrum, civ: Civ) -> bool {
    game.lands.at_war(civ).iter().any(|at| game.lands[at].fortresses_of(civ) > 0)
}

fn ready_units(game: &mut MareNostrum, civ: Civ) {
    game.lands.make_ready(civ);
    game.seas.make_ready(civ);
}

pub(crate) fn name(acting: &mut Acting<impl Stage>, mut phase: MilitaryPhase, civ: Civ) -> Result {
    phase.turns.name(civ)?;
    acting.tell(Event::Named { role: Role::Military, civ });
    go_on(acting, phase);
    Ok(())
}

pub(crate) fn list(game: &MareNostrum, phase: &MilitaryPhase, civ: Civ, out: &mut Vec<Action>) {
    if !phase.ashore {
        ships::list(game, civ, out);
    }
    legions::list(game, civ, out);
    if battle::due(game, civ).is_none() {
        out.push(Action::Done);
    }
}

pub(crate) fn set_step(game: &mut MareNostrum, step: WarStep) {
    if let Phase::Military(phase) = &mut game.phase {
        phase.step = step;
    }
}

/// Rule 6.3: once legions act, the ships have finished.
pub(crate) fn go_ashore(game: &mut MareNostrum) {
    if let Phase::Military(phase) = &mut game.phase {
        phase.ashore = true;
    }
}

pub(crate) fn done(acting: &mut Acting<impl Stage>, mut phase: MilitaryPhase, civ: Civ) -> Result {
    if let Some(at) = battle::due(acting.game, civ) {
        return Err(Illegal::BattleDue(at));
    }
    rest_units(acting.game);
    phase.turns.current = None;
    phase.ashore = false;
    go_on(acting, phase);
    Ok(())
}

fn rest_units(game: &mut MareNostrum) {
    game.lands.rest();
    game.seas.rest();
}

fn end_round(acting: &mut Acting<impl Stage>) {
    if acting.game.round >= acting.game.edition.file.safeguard.rounds {
        acting.game.phase = Phase::Over(End::Safeguard);
        acting.tell(Event::Ended { end: End::Safeguard });
        return;
    }
    acting.game.round += 1;
    acting.tell(Event::RoundBegan { round: acting.game.round });
    roles::begin(acting);
}
