//! Decisions before the first round (rules 2.1, 2.3): civilizations and free caravans.

use game::{Rng, Seat, Sink, push_each};

use crate::action::Action;
use crate::components::*;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup;
use crate::state::MareNostrum;

/// The seat that chooses its civilization now.
pub(crate) fn chooser(game: &MareNostrum) -> Option<Seat> {
    Seat::all(game.seats).find(|&seat| game.civs[seat].is_none())
}

pub(crate) fn legal_choices(game: &MareNostrum, out: &mut Vec<Action>) {
    push_each(out, setup::choosable(game), Action::Choose);
}

pub(crate) fn choose(
    game: &mut MareNostrum,
    seat: Seat,
    civ: Civ,
    rng: &mut impl Rng,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if game.players().contains(civ) {
        return Err(Illegal::CivTaken(civ));
    }
    if !setup::choosable(game).contains(civ) {
        return Err(Illegal::CivLeftOut(civ));
    }
    game.civs[seat] = Some(civ);
    events.push(Event::CivChosen { seat, civ });
    if chooser(game).is_none() {
        setup::populate(game, rng, events);
    }
    Ok(())
}

pub(crate) fn legal_caravans(game: &MareNostrum, civ: Civ, out: &mut Vec<Action>) {
    if let Some((at, goods)) = setup::free_caravan(game, civ) {
        push_each(out, goods, |good| Action::Place(good, at));
    }
}

pub(crate) fn place_caravan(
    game: &mut MareNostrum,
    civ: Civ,
    (good, at): (Card, Province),
    rng: &mut impl Rng,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    match setup::free_caravan(game, civ) {
        Some((place, goods)) if place == at && goods.contains(good) => {}
        _ => return Err(Illegal::NoFreeCaravan),
    }
    setup::place_building(game, at, Building::Caravan(good));
    events.push(Event::CaravanPlaced { civ, good, at });
    setup::next_free_caravan(game, rng, events);
    Ok(())
}
