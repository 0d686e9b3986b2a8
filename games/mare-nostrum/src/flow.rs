//! The order of a game: from the phase to the file that knows its rules.

use game::{Rng, Seat, SeatSet, Sink, push_each};

use crate::components::*;
use crate::phase::{BuildStep, BuildingPhase, MilitaryPhase, Phase, WarStep};
use crate::phases::payment::Payment;
use crate::phases::*;
use crate::state::MareNostrum;
use crate::{Acting, Action, Event, Illegal};

/// Who must decide now.
pub(crate) fn to_act(game: &MareNostrum) -> SeatSet {
    match game.phase {
        Phase::Choosing => set_up::chooser(game).map_or(SeatSet::EMPTY, SeatSet::only),
        Phase::Offers { number } => offers::unfinished(game, number),
        _ => decider(game).and_then(|civ| game.seat(civ)).map_or(SeatSet::EMPTY, SeatSet::only),
    }
}

/// Whether this seat must decide now.
fn must_act(game: &MareNostrum, seat: Seat) -> bool {
    match (game.phase, game.civ(seat)) {
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

pub(crate) fn legal(game: &MareNostrum, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if !must_act(game, seat) {
        return;
    }
    let Some(civ) = game.civ(seat) else {
        return set_up::legal_choices(game, out);
    };
    match &game.phase {
        Phase::Choosing | Phase::Over(_) => {}
        Phase::Caravans { .. } => set_up::legal_caravans(game, civ, out),
        Phase::Advanced { points, .. } => advanced::legal(game, civ, *points, out),
        Phase::Roles { tied, .. } => push_each(out, *tied, Action::Appoint),
        Phase::Shortage { short, served } => income::legal_serves(game, *short, *served, out),
        Phase::Artemis => income::legal_goods(game, out),
        Phase::Call => offers::legal_calls(game, civ, out),
        Phase::Offers { .. } => offers::legal(game, civ, out),
        Phase::Exchange(exchange) => exchange::legal(game, *exchange, out),
        Phase::Odysseus { .. } => out.extend([Action::Force, Action::Allow]),
        Phase::Forced { .. } => odysseus::legal_forced(game, out),
        Phase::Compensation { .. } => exchange::legal_gifts(game, civ, out),
        Phase::Building(phase) => legal_building(game, phase, civ, out),
        Phase::Military(phase) => legal_military(game, phase, civ, out),
    }
}

fn legal_building(game: &MareNostrum, phase: &BuildingPhase, civ: Civ, out: &mut Vec<Action>) {
    match phase.step {
        BuildStep::Name => phase.turns.legal(out),
        BuildStep::Act => building::legal(game, phase, civ, out),
        BuildStep::Pay { missing, set, .. } => payment::legal(game, civ, missing, set, out),
        BuildStep::Keep => building::legal_keeps(game, civ, out),
    }
}

fn legal_military(game: &MareNostrum, phase: &MilitaryPhase, civ: Civ, out: &mut Vec<Action>) {
    match phase.step {
        WarStep::Name => phase.turns.legal(out),
        WarStep::Act => military::legal(game, phase, civ, out),
        WarStep::Helen { .. } => out.extend([Action::Convert, Action::Spare]),
        WarStep::Losses(_) => {
            out.extend([LandUnit::Legion, LandUnit::Fortress].map(Action::Lose));
        }
        WarStep::Thinned { at, .. } => conquest::legal_retreats(game, at, out),
    }
}

pub(crate) fn apply(acting: &mut Acting<impl Rng, impl Sink<Event>>, action: Action) -> Result<(), Illegal> {
    if !must_act(acting.game, acting.seat) {
        return Err(Illegal::NotYourTurn);
    }
    let Some(civ) = acting.game.civ(acting.seat) else {
        return set_up::choose(acting, action);
    };
    match acting.game.phase {
        Phase::Choosing | Phase::Over(_) => Err(Illegal::WrongMoment),
        Phase::Building(phase) => apply_building(acting, phase, civ, action),
        Phase::Military(phase) => apply_military(acting, phase, civ, action),
        phase => apply_to(acting, phase, civ, action),
    }
}

/// Set-up, roles, income and trade.
fn apply_to(
    acting: &mut Acting<impl Rng, impl Sink<Event>>,
    phase: Phase,
    civ: Civ,
    action: Action,
) -> Result<(), Illegal> {
    match (phase, action) {
        (Phase::Caravans { .. }, Action::Place(good, at)) => set_up::place_caravan(acting, civ, good, at)?,
        (Phase::Advanced { points, .. }, Action::Buy(item)) => advanced::buy(acting, civ, points, item)?,
        (Phase::Advanced { .. }, Action::Done) => advanced::done(acting, civ),
        (Phase::Roles { role, tied }, Action::Appoint(civ)) => roles::appoint(acting, role, tied, civ)?,
        (Phase::Shortage { short, served }, Action::Serve(civ)) => income::serve(acting, short, served, civ)?,
        (Phase::Artemis, Action::Collect(good)) => income::collect(acting, civ, good)?,
        (Phase::Call, Action::Call(number)) => offers::call(acting, civ, number)?,
        (Phase::Offers { number }, Action::Offer(card)) => offers::offer(acting, civ, number, card)?,
        (Phase::Exchange(exchange), Action::Take(card, from)) => {
            exchange::take(acting, exchange, card, from)?;
        }
        (Phase::Odysseus { before, from, .. }, Action::Allow) => odysseus::allow(acting, before, from),
        (Phase::Odysseus { before, from, card, .. }, Action::Force) => {
            odysseus::force(acting, before, civ, from, card);
        }
        (Phase::Forced { before, .. }, Action::Take(card, from)) => {
            odysseus::take_forced(acting, before, card, from)?;
        }
        (Phase::Compensation { to }, Action::Give(card)) => exchange::give(acting, civ, to, card)?,
        _ => return Err(Illegal::WrongMoment),
    }
    Ok(())
}

fn apply_building(
    acting: &mut Acting<impl Rng, impl Sink<Event>>,
    phase: BuildingPhase,
    civ: Civ,
    action: Action,
) -> Result<(), Illegal> {
    match (phase.step, action) {
        (BuildStep::Name, Action::Name(named)) => building::name(acting, phase, named)?,
        (BuildStep::Act, Action::Buy(item)) => building::buy(acting, phase, civ, item)?,
        (BuildStep::Act, Action::Swap(give, get)) => building::swap(acting, phase, civ, give, get)?,
        (BuildStep::Act, Action::Done) => building::done(acting, phase, civ),
        (BuildStep::Act, Action::DoneKeeping(taxes)) => building::done_keeping(acting, phase, civ, taxes)?,
        (BuildStep::Pay { item, missing, set }, Action::Pay(card)) => {
            payment::pay(acting, civ, Payment { item, missing, set }, card)?;
        }
        (BuildStep::Keep, Action::Keep(good)) => building::keep(acting, phase, civ, good)?,
        (BuildStep::Keep, Action::KeepNothing) => building::end_turn(acting, phase, civ, None),
        _ => return Err(Illegal::WrongMoment),
    }
    Ok(())
}

fn apply_military(
    acting: &mut Acting<impl Rng, impl Sink<Event>>,
    phase: MilitaryPhase,
    civ: Civ,
    action: Action,
) -> Result<(), Illegal> {
    match (phase.step, action) {
        (WarStep::Name, Action::Name(named)) => military::name(acting, phase, named)?,
        (WarStep::Act, action) => act(acting, phase, civ, action)?,
        (WarStep::Helen { at }, Action::Convert) => legions::convert(acting, phase, civ, at),
        (WarStep::Helen { .. }, Action::Spare) => military::set_step(acting.game, WarStep::Act),
        (WarStep::Losses(battle), Action::Lose(unit)) => {
            let attacker = phase.turns.current.unwrap_or(civ);
            battle::lose(acting, attacker, battle, unit);
        }
        (WarStep::Thinned { at, .. }, Action::Leave(place, building)) => {
            conquest::retreat(acting, civ, at, place, Some(building))?;
        }
        (WarStep::Thinned { at, .. }, Action::LeaveMarker(place)) => {
            conquest::retreat(acting, civ, at, place, None)?;
        }
        _ => return Err(Illegal::WrongMoment),
    }
    Ok(())
}

/// A move of the player whose military turn it is.
fn act(
    acting: &mut Acting<impl Rng, impl Sink<Event>>,
    phase: MilitaryPhase,
    civ: Civ,
    action: Action,
) -> Result<(), Illegal> {
    match action {
        Action::Launch(..) | Action::Sail(..) | Action::Attack(_, Field::Sea(_), _) if phase.ashore => {
            Err(Illegal::ShipsAreDone)
        }
        Action::Launch(from, to) => ships::launch(acting, civ, from, to),
        Action::Sail(from, to) => ships::sail(acting, civ, from, to),
        Action::Attack(enemy, field, units) => battle::attack(acting, civ, enemy, field, units),
        Action::March(from, to) => legions::march(acting, phase, civ, from, to),
        Action::Plunder(at, building) => conquest::plunder(acting, civ, at, building),
        Action::Occupy(at, building) => conquest::occupy(acting, civ, at, building),
        Action::Annex(at) => conquest::annex(acting, civ, at),
        Action::Leave(at, building) => conquest::leave(acting, civ, at, Some(building)),
        Action::LeaveMarker(at) => conquest::leave(acting, civ, at, None),
        Action::Done => military::done(acting, phase, civ),
        _ => Err(Illegal::WrongMoment),
    }
}
