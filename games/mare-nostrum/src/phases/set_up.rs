//! Decisions before the first round (rules 2.1, 2.3): civilizations and free caravans.

use game::{Seat, push_each};

use crate::components::*;
use crate::setup;
use crate::state::MareNostrum;
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// The seat that chooses its civilization now.
pub(crate) fn chooser(game: &MareNostrum) -> Option<Seat> {
    Seat::all(game.seats).find(|&seat| game.civs[seat].is_none())
}

pub(crate) fn list_civs(game: &MareNostrum, out: &mut Vec<Action>) {
    push_each(out, setup::choosable(game), Action::Choose);
}

pub(crate) fn choose(acting: &mut Acting<impl Stage>, civ: Civ) -> Result {
    let seat = acting.seat;
    if acting.game.players().contains(civ) {
        return Err(Illegal::CivTaken(civ));
    }
    if !setup::choosable(acting.game).contains(civ) {
        return Err(Illegal::CivLeftOut(civ));
    }
    acting.game.civs[seat] = Some(civ);
    acting.tell(Event::CivChosen { seat, civ });
    if chooser(acting.game).is_none() {
        setup::populate(acting);
    }
    Ok(())
}

pub(crate) fn list_caravans(game: &MareNostrum, civ: Civ, out: &mut Vec<Action>) {
    if let Some((at, goods)) = setup::free_caravan(game, civ) {
        push_each(out, goods, |good| Action::Place(good, at));
    }
}

pub(crate) fn place_caravan(acting: &mut Acting<impl Stage>, civ: Civ, good: Card, at: Province) -> Result {
    match setup::free_caravan(acting.game, civ) {
        Some((place, goods)) if place == at && goods.contains(good) => {}
        _ => return Err(Illegal::NoFreeCaravan),
    }
    setup::place_building(acting.game, at, Building::Caravan(good));
    acting.tell(Event::CaravanPlaced { civ, good, at });
    setup::next_free_caravan(acting);
    Ok(())
}
