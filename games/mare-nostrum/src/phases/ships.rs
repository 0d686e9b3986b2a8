//! Triremes (rules 6.2, 6.3, 6.9): launching, sailing and listing the sea battles.

use game::push_each;

use super::battle;
use crate::components::*;
use crate::state::MareNostrum;
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(crate) fn list(game: &MareNostrum, civ: Civ, out: &mut Vec<Action>) {
    if game.nations[civ].on_board.triremes == 0 {
        return;
    }
    let edition = game.edition;
    for at in game.lands.provinces_where(|land| land.docked[civ] > 0) {
        push_each(out, edition.board.seas_of[at], |sea| Action::Launch(at, sea));
    }
    for on in game.seas.fleet(civ) {
        if game.seas[on].ready.to_move > 0 {
            push_each(out, edition.board.sea[on], |to| Action::Sail(on, to));
        }
        battle::list(game, civ, Field::Sea(on), out);
    }
}

pub(crate) fn launch(acting: &mut Acting<impl Stage>, civ: Civ, from: Province, to: Sea) -> Result {
    if acting.game.lands[from].docked[civ] == 0 {
        return Err(Illegal::NoShip);
    }
    if !acting.game.edition.board.seas_of[from].contains(to) {
        return Err(Illegal::NoSeaBorder);
    }
    acting.game.lands.change(from, |land| land.docked[civ] -= 1);
    arrive(acting.game, civ, to);
    acting.tell(Event::Launched { civ, from, to });
    Ok(())
}

pub(crate) fn sail(acting: &mut Acting<impl Stage>, civ: Civ, from: Sea, to: Sea) -> Result {
    if acting.game.seas[from].ready.to_move == 0 {
        return Err(Illegal::NoShip);
    }
    if !acting.game.edition.board.sea[from].contains(to) {
        return Err(Illegal::NoSeaBorder);
    }
    acting.game.seas.change(from, |waters| {
        waters.triremes[civ] -= 1;
        waters.ready.to_move -= 1;
        waters.ready.to_fight -= 1;
    });
    arrive(acting.game, civ, to);
    acting.tell(Event::Sailed { civ, from, to });
    Ok(())
}

/// A ship that has moved may still attack.
fn arrive(game: &mut MareNostrum, civ: Civ, to: Sea) {
    game.seas.change(to, |waters| {
        waters.triremes[civ] += 1;
        waters.ready.to_fight += 1;
    });
}
