//! The order of a game: from the phase to the file that knows its rules.

use game::{Rng, Seat, SeatSet, Sink, push_each};

use crate::action::Action;
use crate::components::*;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{BuildStep, BuildingPhase, MilitaryPhase, Phase, WarStep};
use crate::phases::*;
use crate::state::MareNostrum;

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

pub(crate) fn apply(
    game: &mut MareNostrum,
    seat: Seat,
    action: Action,
    rng: &mut impl Rng,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if !must_act(game, seat) {
        return Err(Illegal::NotYourTurn);
    }
    match (game.phase, action, game.civ(seat)) {
        (Phase::Choosing, Action::Choose(civ), _) => set_up::choose(game, seat, civ, rng, events),
        (Phase::Caravans { civ }, Action::Place(good, at), _) => {
            set_up::place_caravan(game, civ, (good, at), rng, events)
        }
        (Phase::Advanced { civ, points }, Action::Buy(item), _) => {
            advanced::buy(game, (civ, points), item, events)
        }
        (Phase::Advanced { civ, .. }, Action::Done, _) => {
            advanced::done(game, civ, rng, events);
            Ok(())
        }
        (Phase::Building(phase), action, Some(civ)) => apply_building(game, phase, civ, action, events),
        (Phase::Military(phase), action, Some(civ)) => {
            apply_military(game, phase, civ, action, (rng, events))
        }
        (_, action, Some(civ)) => apply_trade(game, seat, civ, action, events),
        _ => Err(Illegal::WrongMoment),
    }
}

/// Roles, income and trade.
fn apply_trade(
    game: &mut MareNostrum,
    seat: Seat,
    civ: Civ,
    action: Action,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    match (game.phase, action) {
        (Phase::Roles { role, tied }, Action::Appoint(civ)) => {
            roles::appoint(game, (role, tied), civ, events)
        }
        (Phase::Shortage { short, served }, Action::Serve(civ)) => {
            income::serve(game, (short, served), civ, events)
        }
        (Phase::Artemis, Action::Collect(good)) => income::collect(game, civ, good, events),
        (Phase::Call, Action::Call(number)) => offers::call(game, civ, number, events),
        (Phase::Offers { number }, Action::Offer(card)) => {
            offers::offer(game, (seat, civ, number), card, events)
        }
        (Phase::Exchange(exchange), Action::Take(card, from)) => {
            exchange::take(game, exchange, (card, from), events)
        }
        (Phase::Odysseus { before, from, .. }, Action::Allow) => {
            odysseus::allow(game, before, from, events);
            Ok(())
        }
        (Phase::Odysseus { before, from, card, .. }, Action::Force) => {
            odysseus::force(game, before, (civ, from, card), events);
            Ok(())
        }
        (Phase::Forced { before, .. }, Action::Take(card, from)) => {
            odysseus::take_forced(game, before, (card, from), events)
        }
        (Phase::Compensation { to }, Action::Give(card)) => exchange::give(game, (civ, to), card, events),
        _ => Err(Illegal::WrongMoment),
    }
}

fn apply_building(
    game: &mut MareNostrum,
    phase: BuildingPhase,
    civ: Civ,
    action: Action,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    match (phase.step, action) {
        (BuildStep::Name, Action::Name(named)) => building::name(game, phase, named, events),
        (BuildStep::Act, Action::Buy(item)) => building::buy(game, phase, civ, item, events),
        (BuildStep::Act, Action::Swap(give, get)) => building::swap(game, phase, civ, (give, get), events),
        (BuildStep::Act, Action::Done) => {
            building::done(game, phase, civ, events);
            Ok(())
        }
        (BuildStep::Act, Action::DoneKeeping(taxes)) => {
            building::done_keeping(game, phase, civ, taxes, events)
        }
        (BuildStep::Pay { item, missing, set }, Action::Pay(card)) => {
            payment::pay(game, civ, (item, missing, set), card, events)
        }
        (BuildStep::Keep, Action::Keep(good)) => building::keep(game, phase, civ, good, events),
        (BuildStep::Keep, Action::KeepNothing) => {
            building::keep_nothing(game, phase, civ, events);
            Ok(())
        }
        _ => Err(Illegal::WrongMoment),
    }
}

fn apply_military(
    game: &mut MareNostrum,
    phase: MilitaryPhase,
    civ: Civ,
    action: Action,
    (rng, events): (&mut impl Rng, &mut impl Sink<Event>),
) -> Result<(), Illegal> {
    match (phase.step, action) {
        (WarStep::Name, Action::Name(named)) => military::name(game, phase, named, events),
        (WarStep::Act, action) => act(game, phase, civ, action, (rng, events)),
        (WarStep::Helen { at }, Action::Convert | Action::Spare) => {
            helen(game, phase, (civ, at), action, events);
            Ok(())
        }
        (WarStep::Losses(battle), Action::Lose(unit)) => {
            let attacker = phase.turns.current.unwrap_or(civ);
            battle::lose(game, attacker, battle, unit, events);
            Ok(())
        }
        (WarStep::Thinned { civ, at }, Action::Leave(place, building)) => {
            conquest::retreat(game, (civ, at), (place, Some(building)), events)
        }
        (WarStep::Thinned { civ, at }, Action::LeaveMarker(place)) => {
            conquest::retreat(game, (civ, at), (place, None), events)
        }
        _ => Err(Illegal::WrongMoment),
    }
}

/// A move of the player whose military turn it is.
fn act(
    game: &mut MareNostrum,
    phase: MilitaryPhase,
    civ: Civ,
    action: Action,
    (rng, events): (&mut impl Rng, &mut impl Sink<Event>),
) -> Result<(), Illegal> {
    match action {
        Action::Launch(..) | Action::Sail(..) | Action::Attack(_, Field::Sea(_), _) if phase.ashore => {
            Err(Illegal::ShipsAreDone)
        }
        Action::Launch(from, to) => ships::launch(game, civ, (from, to), events),
        Action::Sail(from, to) => ships::sail(game, civ, (from, to), events),
        Action::Attack(enemy, field, units) => {
            battle::attack(game, civ, (enemy, field, units), (rng, events))
        }
        Action::March(from, to) => legions::march(game, phase, civ, (from, to), events),
        Action::Plunder(at, building) => conquest::plunder(game, civ, (at, building), events),
        Action::Occupy(at, building) => conquest::occupy(game, civ, (at, building), events),
        Action::Annex(at) => conquest::annex(game, civ, at, events),
        Action::Leave(at, building) => conquest::leave(game, civ, (at, Some(building)), events),
        Action::LeaveMarker(at) => conquest::leave(game, civ, (at, None), events),
        Action::Done => military::done(game, phase, civ, events),
        _ => Err(Illegal::WrongMoment),
    }
}

fn helen(
    game: &mut MareNostrum,
    phase: MilitaryPhase,
    (owner, at): (Civ, Province),
    action: Action,
    events: &mut impl Sink<Event>,
) {
    let convert = action == Action::Convert;
    game.phase = Phase::Military(MilitaryPhase {
        step: WarStep::Act,
        helen_used: phase.helen_used || convert,
        ..phase
    });
    if let Some(mover) = phase.turns.current
        && convert
    {
        legions::convert(game, mover, owner, at, events);
    }
}
