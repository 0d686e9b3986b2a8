//! Legions on the march (rules 6.4, 6.5, 6.8), and Helen, who may convert one (rule 7.3).

use game::push_each;

use super::{battle, conquest, military};
use crate::components::*;
use crate::phase::{MilitaryPhase, Phase, WarStep};
use crate::setup;
use crate::state::{Land, MareNostrum};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(crate) fn list(game: &MareNostrum, civ: Civ, out: &mut Vec<Action>) {
    let edition = game.edition;
    let fleet = game.seas.fleet(civ);
    let (at_war, conquered) = (game.lands.at_war(civ), conquest::conquered(game, civ));
    for at in game.lands.ready() | at_war | conquered {
        if movable(&game.lands[at], civ) > 0 {
            push_each(out, edition.board.reach(at, fleet), |to| Action::March(at, to));
        }
        if at_war.contains(at) {
            battle::list(game, civ, Field::Land(at), out);
            conquest::list_leaves(game, civ, at, out);
        } else if conquered.contains(at) {
            conquest::list(game, civ, at, out);
        }
    }
}

/// Legions that stand free and have neither moved, fought nor plundered.
fn movable(land: &Land, civ: Civ) -> u8 {
    land.ready.to_move.min(conquest::idle(land, civ))
}

pub(crate) fn march(
    acting: &mut Acting<impl Stage>,
    phase: MilitaryPhase,
    civ: Civ,
    from: Province,
    to: Province,
) -> Result {
    if movable(&acting.game.lands[from], civ) == 0 {
        return Err(Illegal::NoLegion);
    }
    if !acting.game.edition.board.reach(from, acting.game.seas.fleet(civ)).contains(to) {
        return Err(Illegal::NoWay(to));
    }
    acting.game.lands.change(from, |land| {
        land.legions[civ] -= 1;
        land.ready.to_move -= 1;
        land.ready.to_fight -= 1;
    });
    acting.game.lands.change(to, |land| {
        land.legions[civ] += 1;
        land.ready.to_fight += 1;
    });
    military::go_ashore(acting.game);
    acting.tell(Event::Marched { civ, from, to });
    if !phase.helen_used && helen_may_act(acting.game, civ, to) {
        military::set_step(acting.game, WarStep::Helen { at: to });
    }
    Ok(())
}

/// Rule 7.3: a foreign legion enters a province of Helen's owner, who has a legion left for it.
fn helen_may_act(game: &MareNostrum, civ: Civ, at: Province) -> bool {
    game.owner_of(Hero::Helen).is_some_and(|owner| {
        owner != civ
            && game.lands[at].owner == Some(owner)
            && game.nations[owner].on_board.legions < game.edition.file.pieces.legions
    })
}

/// The legion of the player on turn becomes one of Helen's owner.
pub(crate) fn convert(acting: &mut Acting<impl Stage>, phase: MilitaryPhase, by: Civ, at: Province) {
    let game = &mut *acting.game;
    game.phase = Phase::Military(MilitaryPhase { step: WarStep::Act, helen_used: true, ..phase });
    let Some(from) = phase.turns.current else { return };
    game.lands.change(at, |land| {
        land.legions[from] -= 1;
        land.ready.to_fight -= 1;
    });
    game.nations[from].on_board.legions -= 1;
    setup::place_legion(game, by, at);
    acting.tell(Event::Converted { by, from, at });
}
