//! The military phase (chapter 6): whose turn it is, what begins and ends with a turn.

use game::Sink;

use super::order::Next;
use super::{battle, legions, roles, ships};
use crate::action::Action;
use crate::components::*;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{End, MilitaryPhase, Phase, Turns, WarStep};
use crate::state::MareNostrum;

/// Without legions and triremes of players there is nothing to decide.
pub(crate) fn begin(game: &mut MareNostrum, events: &mut impl Sink<Event>) {
    if game.players().iter().all(|civ| is_unarmed(game, civ)) {
        return end_round(game, events);
    }
    let turns = Turns::of(game.players());
    let phase = MilitaryPhase { turns, step: WarStep::Name, ashore: false, helen_used: false };
    go_on(game, phase, events);
}

fn is_unarmed(game: &MareNostrum, civ: Civ) -> bool {
    game.nations[civ].on_board.legions + game.nations[civ].on_board.triremes == 0
}

fn go_on(game: &mut MareNostrum, mut phase: MilitaryPhase, events: &mut impl Sink<Event>) {
    loop {
        phase.step = match phase.turns.settle() {
            Next::Name => WarStep::Name,
            Next::Act => WarStep::Act,
            Next::Finished => return end_round(game, events),
        };
        match phase.turns.current {
            Some(civ) if phase.step == WarStep::Act => {
                if !is_unarmed(game, civ) || fortress_must_fight(game, civ) {
                    ready_units(game, civ);
                    break;
                }
                phase.turns.current = None;
            }
            _ => break,
        }
    }
    game.phase = Phase::Military(phase);
}

fn fortress_must_fight(game: &MareNostrum, civ: Civ) -> bool {
    game.lands.at_war(civ).iter().any(|at| game.lands[at].fortresses_of(civ) > 0)
}

fn ready_units(game: &mut MareNostrum, civ: Civ) {
    game.lands.make_ready(civ);
    game.seas.make_ready(civ);
}

pub(crate) fn name(
    game: &mut MareNostrum,
    mut phase: MilitaryPhase,
    civ: Civ,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    phase.turns.name(civ)?;
    events.push(Event::Named { role: Role::Military, civ });
    go_on(game, phase, events);
    Ok(())
}

pub(crate) fn legal(game: &MareNostrum, phase: &MilitaryPhase, civ: Civ, out: &mut Vec<Action>) {
    if !phase.ashore {
        ships::legal(game, civ, out);
    }
    legions::legal(game, civ, out);
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

pub(crate) fn done(
    game: &mut MareNostrum,
    mut phase: MilitaryPhase,
    civ: Civ,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if let Some(at) = battle::due(game, civ) {
        return Err(Illegal::BattleDue(at));
    }
    rest_units(game);
    phase.turns.current = None;
    phase.ashore = false;
    go_on(game, phase, events);
    Ok(())
}

fn rest_units(game: &mut MareNostrum) {
    game.lands.rest();
    game.seas.rest();
}

fn end_round(game: &mut MareNostrum, events: &mut impl Sink<Event>) {
    if game.round >= game.edition.file.safeguard.rounds {
        game.phase = Phase::Over(End::Safeguard);
        events.push(Event::Ended { end: End::Safeguard });
        return;
    }
    game.round += 1;
    events.push(Event::RoundBegan { round: game.round });
    roles::begin(game, events);
}
