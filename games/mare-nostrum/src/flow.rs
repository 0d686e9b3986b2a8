//! The order of a game: from the phase to the file that knows its rules.

use game::{Seat, SeatSet, push_each};

use crate::components::*;
use crate::phase::{BuildStep, BuildingPhase, MilitaryPhase, Phase, WarStep};
use crate::phases::payment::Payment;
use crate::phases::*;
use crate::state::MareNostrum;
use crate::{Acting, Action, Illegal, Result, Stage};

/// Who must decide now.
pub(crate) fn to_act(game: &MareNostrum) -> SeatSet {
    match game.phase {
        Phase::Choosing => set_up::chooser(game).map_or(SeatSet::EMPTY, SeatSet::only),
        Phase::Offers { number } => offers::unfinished(game, number),
        _ => decider(game).and_then(|civ| game.seat(civ)).map_or(SeatSet::EMPTY, SeatSet::only),
    }
}

/// Whether this seat must decide now.
fn asked(game: &MareNostrum, seat: Seat) -> bool {
    match step(game, seat) {
        (Phase::Offers { number }, Some(civ)) => offers::is_unfinished(game, civ, number),
        (_, Some(civ)) => decider(game) == Some(civ),
        (_, None) => to_act(game).contains(seat),
    }
}

/// The civilization that decides, in phases where it is one.
fn decider(game: &MareNostrum) -> Option<Civ> {
    match game.phase {
        Phase::Choosing | Phase::Offers { .. } | Phase::Over(_) => None,
        Phase::Caravans { civ } | Phase::Advanced { civ, .. } => Some(civ),
        Phase::Roles { role, .. } => game.roles[role],
        Phase::Artemis => game.owner_of_wonder(Wonder::Artemis),
        Phase::Shortage { .. } | Phase::Call | Phase::Compensation { .. } => game.roles[Role::Commerce],
        Phase::Exchange(exchange) => Some(exchange.taker),
        Phase::Odysseus { .. } => game.owner_of(Hero::Odysseus),
        Phase::Forced { taker, .. } => Some(taker),
        Phase::Building(phase) => match phase.step {
            BuildStep::Name => game.roles[Role::Politics],
            _ => phase.turns.current,
        },
        Phase::Military(phase) => match phase.step {
            WarStep::Name => game.roles[Role::Military],
            WarStep::Act => phase.turns.current,
            WarStep::Helen { .. } => game.owner_of(Hero::Helen),
            WarStep::Losses(battle) => battle::loser(game, battle),
            WarStep::Thinned { civ, .. } => Some(civ),
        },
    }
}

/// Where the game stands for a seat, and for which civilization it decides; it has none before they are chosen.
fn step(game: &MareNostrum, seat: Seat) -> (Phase, Option<Civ>) {
    (game.phase, game.civ(seat))
}

game::steps!(MareNostrum, asked, misplaced, |(game, seat, out), acting| match step(game, seat) {
    (Phase::Choosing, _) => step(set_up::list_civs(game, out), |action| match action {
        Action::Choose(civ) => set_up::choose(acting, civ)?,
    }),
    (Phase::Caravans { .. }, Some(civ)) =>
        step(set_up::list_caravans(game, civ, out), |action| match action {
            Action::Place(good, at) => set_up::place_caravan(acting, civ, good, at)?,
        }),
    (Phase::Advanced { points, .. }, Some(civ)) =>
        step(advanced::list(game, civ, points, out), |action| match action {
            Action::Buy(item) => advanced::buy(acting, civ, points, item)?,
            Action::Done => advanced::done(acting, civ),
        }),
    (Phase::Roles { role, tied }, Some(_)) =>
        step(push_each(out, tied, Action::Appoint), |action| match action {
            Action::Appoint(civ) => roles::appoint(acting, role, tied, civ)?,
        }),
    (Phase::Shortage { short, served }, Some(_)) =>
        step(income::list_waiting(game, short, served, out), |action| match action {
            Action::Serve(civ) => income::serve(acting, short, served, civ)?,
        }),
    (Phase::Artemis, Some(civ)) => step(income::list_goods(game, out), |action| match action {
        Action::Collect(good) => income::collect(acting, civ, good)?,
    }),
    (Phase::Call, Some(civ)) => step(offers::list_calls(game, civ, out), |action| match action {
        Action::Call(number) => offers::call(acting, civ, number)?,
    }),
    (Phase::Offers { number }, Some(civ)) => step(offers::list(game, civ, out), |action| match action {
        Action::Offer(card) => offers::offer(acting, civ, number, card)?,
    }),
    (Phase::Exchange(exchange), Some(_)) =>
        step(exchange::list(game, exchange, out), |action| match action {
            Action::Take(card, from) => exchange::take(acting, exchange, card, from)?,
        }),
    (Phase::Odysseus { before, from, card, .. }, Some(civ)) =>
        step(out.extend([Action::Force, Action::Allow]), |action| match action {
            Action::Force => odysseus::force(acting, before, civ, from, card),
            Action::Allow => odysseus::allow(acting, before, from),
        }),
    (Phase::Forced { before, .. }, Some(_)) =>
        step(odysseus::list_forced(game, out), |action| match action {
            Action::Take(card, from) => odysseus::take_forced(acting, before, card, from)?,
        }),
    (Phase::Compensation { to }, Some(civ)) =>
        step(exchange::list_gifts(game, civ, out), |action| match action {
            Action::Give(card) => exchange::give(acting, civ, to, card)?,
        }),
    (Phase::Building(phase @ BuildingPhase { step: BuildStep::Name, .. }), Some(_)) =>
        step(phase.turns.list(out), |action| match action {
            Action::Name(civ) => building::name(acting, phase, civ)?,
        }),
    (Phase::Building(phase @ BuildingPhase { step: BuildStep::Act, .. }), Some(civ)) =>
        step(building::list(game, &phase, civ, out), |action| match action {
            Action::Buy(item) => building::buy(acting, phase, civ, item)?,
            Action::Swap(give, get) => building::swap(acting, phase, civ, give, get)?,
            Action::Done => building::done(acting, phase, civ),
            Action::DoneKeeping(taxes) => building::done_keeping(acting, phase, civ, taxes)?,
        }),
    (Phase::Building(BuildingPhase { step: BuildStep::Pay { item, missing, set }, .. }), Some(civ)) =>
        step(payment::list(game, civ, missing, set, out), |action| match action {
            Action::Pay(card) => payment::pay(acting, civ, Payment { item, missing, set }, card)?,
        }),
    (Phase::Building(phase @ BuildingPhase { step: BuildStep::Keep, .. }), Some(civ)) =>
        step(building::list_goods(game, civ, out), |action| match action {
            Action::Keep(good) => building::keep(acting, phase, civ, good)?,
            Action::KeepNothing => building::end_turn(acting, phase, civ, None),
        }),
    (Phase::Military(phase @ MilitaryPhase { step: WarStep::Name, .. }), Some(_)) =>
        step(phase.turns.list(out), |action| match action {
            Action::Name(civ) => military::name(acting, phase, civ)?,
        }),
    (Phase::Military(phase @ MilitaryPhase { step: WarStep::Act, .. }), Some(civ)) =>
        step(military::list(game, &phase, civ, out), |action| match action {
            Action::Launch(..) | Action::Sail(..) | Action::Attack(_, Field::Sea(_), _) if phase.ashore => {
                return Err(Illegal::ShipsAreDone);
            }
            Action::Launch(from, to) => ships::launch(acting, civ, from, to)?,
            Action::Sail(from, to) => ships::sail(acting, civ, from, to)?,
            Action::Attack(enemy, field, units) => battle::attack(acting, civ, enemy, field, units)?,
            Action::March(from, to) => legions::march(acting, phase, civ, from, to)?,
            Action::Plunder(at, building) => conquest::plunder(acting, civ, at, building)?,
            Action::Occupy(at, building) => conquest::occupy(acting, civ, at, building)?,
            Action::Annex(at) => conquest::annex(acting, civ, at)?,
            Action::Leave(at, building) => conquest::leave(acting, civ, at, Some(building))?,
            Action::LeaveMarker(at) => conquest::leave(acting, civ, at, None)?,
            Action::Done => military::done(acting, phase, civ)?,
        }),
    (Phase::Military(phase @ MilitaryPhase { step: WarStep::Helen { at }, .. }), Some(civ)) =>
        step(out.extend([Action::Convert, Action::Spare]), |action| match action {
            Action::Convert => legions::convert(acting, phase, civ, at),
            Action::Spare => military::set_step(acting.game, WarStep::Act),
        }),
    (Phase::Military(MilitaryPhase { step: WarStep::Losses(battle), turns, .. }), Some(civ)) =>
        step(out.extend([LandUnit::Legion, LandUnit::Fortress].map(Action::Lose)), |action| match action {
            Action::Lose(unit) => battle::lose(acting, turns.current.unwrap_or(civ), battle, unit),
        }),
    (Phase::Military(MilitaryPhase { step: WarStep::Thinned { at, .. }, .. }), Some(civ)) =>
        step(conquest::list_retreats(game, at, out), |action| match action {
            Action::Leave(place, building) => conquest::retreat(acting, civ, at, place, Some(building))?,
            Action::LeaveMarker(place) => conquest::retreat(acting, civ, at, place, None)?,
        }),
    (Phase::Over(_), _) | (_, None) => step((), |action| match action {}),
});

/// Why an action that belongs to another step, or to another player, cannot be taken now.
#[cold]
fn misplaced(game: &MareNostrum, seat: Seat, _: Action) -> Illegal {
    if asked(game, seat) { Illegal::WrongMoment } else { Illegal::NotYourTurn }
}
