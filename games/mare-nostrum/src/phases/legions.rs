//! Legions on the march (rules 6.4, 6.5, 6.8), and Helen, who may convert one (rule 7.3).

use game::{Sink, push_each};

use super::{battle, conquest, military};
use crate::action::Action;
use crate::components::*;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{MilitaryPhase, WarStep};
use crate::setup;
use crate::state::{Land, MareNostrum};

pub(crate) fn legal(game: &MareNostrum, civ: Civ, out: &mut Vec<Action>) {
    let edition = game.edition;
    let fleet = game.seas.fleet(civ);
    let (at_war, conquered) = (game.lands.at_war(civ), conquest::conquered(game, civ));
    for at in game.lands.ready() | at_war | conquered {
        if movable(&game.lands[at], civ) > 0 {
            push_each(out, edition.board.reach(at, fleet), |to| Action::March(at, to));
        }
        if at_war.contains(at) {
            battle::legal(game, civ, Field::Land(at), out);
            conquest::legal_leaves(game, civ, at, out);
        } else if conquered.contains(at) {
            conquest::legal(game, civ, at, out);
        }
    }
}

/// Legions that stand free and have neither moved, fought nor plundered.
fn movable(land: &Land, civ: Civ) -> u8 {
    land.ready.to_move.min(conquest::idle(land, civ))
}

pub(crate) fn march(
    game: &mut MareNostrum,
    phase: MilitaryPhase,
    civ: Civ,
    (from, to): (Province, Province),
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if movable(&game.lands[from], civ) == 0 {
        return Err(Illegal::NoLegion);
    }
    if !game.edition.board.reach(from, game.seas.fleet(civ)).contains(to) {
        return Err(Illegal::NoWay(to));
    }
    game.lands.change(from, |land| {
        land.legions[civ] -= 1;
        land.ready.to_move -= 1;
        land.ready.to_fight -= 1;
    });
    game.lands.change(to, |land| {
        land.legions[civ] += 1;
        land.ready.to_fight += 1;
    });
    military::go_ashore(game);
    events.push(Event::Marched { civ, from, to });
    if !phase.helen_used && helen_may_act(game, civ, to) {
        military::set_step(game, WarStep::Helen { at: to });
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
pub(crate) fn convert(
    game: &mut MareNostrum,
    from: Civ,
    by: Civ,
    at: Province,
    events: &mut impl Sink<Event>,
) {
    game.lands.change(at, |land| {
        land.legions[from] -= 1;
        land.ready.to_fight -= 1;
    });
    game.nations[from].on_board.legions -= 1;
    setup::place_legion(game, by, at);
    events.push(Event::Converted { by, from, at });
}
