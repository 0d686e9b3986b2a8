//! Whether the data of a phase fit the rest of the position.

use game::ensure;

use super::Checked;
use crate::components::*;
use crate::phase::{Battle, BuildStep, BuildingPhase, Exchange, MilitaryPhase, Phase, Turns, WarStep};
use crate::phases::order::Next;
use crate::phases::{battle, building, exchange, income, odysseus, offers};
use crate::setup;
use crate::state::{MareNostrum, kinds, total};

pub(super) fn check(game: &MareNostrum) -> Checked {
    let players = game.players();
    match game.phase {
        Phase::Choosing | Phase::Over(_) => Ok(()),
        Phase::Caravans { civ } => {
            let open = setup::free_caravan(game, civ).is_some() && players.contains(civ);
            ensure!(open, "no free caravan is left to place")
        }
        Phase::Advanced { civ, points } => {
            ensure!(players.contains(civ), "a neutral civilization sets up")?;
            ensure!(points <= game.edition.file.advanced.points, "too many points")
        }
        Phase::Roles { tied, .. } => {
            ensure!(tied.len() > 1 && tied.is_subset(players), "nobody ties for the role")
        }
        Phase::Building(phase) => building_phase(game, phase),
        Phase::Military(phase) => military_phase(game, phase),
        _ => trade(game),
    }
}

fn trade(game: &MareNostrum) -> Checked {
    match game.phase {
        Phase::Shortage { short, served } => shortage(game, short, served),
        Phase::Artemis => {
            let goods = !(kinds(&game.bank) - Card::Tax).is_empty();
            let owned = game.owner_of_wonder(Wonder::Artemis).is_some();
            ensure!(goods && owned, "Artemis has nothing to give")
        }
        Phase::Call => ensure!(director_has_cards(game), "the director has no cards"),
        Phase::Offers { number } => offering(game, number),
        Phase::Exchange(state) => {
            chain(game, state)?;
            ensure!(exchange::can_go_on(game, state), "there is nothing to take")
        }
        Phase::Odysseus { before, taker, from, card } => {
            chain(game, before)?;
            let taken = taker == before.taker && game.nations[taker].gained[card] > 0 && from != taker;
            ensure!(taken && game.players().contains(from), "no card has just been taken")?;
            ensure!(odysseus::may_speak(game, before, from), "Odysseus cannot speak")
        }
        Phase::Forced { before, taker } => {
            chain(game, before)?;
            let owner = game.owner_of(Hero::Odysseus);
            let open = owner.is_some_and(|owner| owner != taker && game.nations[owner].offer_size > 0);
            ensure!(open && before.taker == taker, "Odysseus has nothing to offer")
        }
        Phase::Compensation { to } => compensation(game, to),
        _ => Ok(()),
    }
}

fn compensation(game: &MareNostrum, to: Civ) -> Checked {
    let director = game.roles[Role::Commerce];
    let nation = director.map(|civ| &game.nations[civ]);
    let can = nation.is_some_and(|nation| nation.hand_size > 0 || total(&nation.gained) > 0);
    ensure!(can && game.players().contains(to) && director != Some(to), "no card is owed")
}

fn shortage(game: &MareNostrum, short: CardSet, served: CivSet) -> Checked {
    let mut out = Vec::new();
    income::list_waiting(game, short, served, &mut out);
    let card = short.iter().next();
    ensure!(out.len() > 1 && card.is_some_and(|card| game.bank[card] > 0), "there is no shortage to settle")
}

fn director_has_cards(game: &MareNostrum) -> bool {
    game.roles[Role::Commerce].is_some_and(|civ| game.nations[civ].hand_size > 0)
}

fn offering(game: &MareNostrum, number: u8) -> Checked {
    let fits = game.nations.values().all(|nation| nation.offer_size <= number);
    ensure!(fits && number > 0, "somebody offers too many cards")?;
    let gained = game.nations.values().any(|nation| total(&nation.gained) > 0);
    ensure!(!gained, "somebody gained before the exchange")?;
    ensure!(!offers::unfinished(game, number).is_empty(), "all have offered already")
}

fn chain(game: &MareNostrum, exchange: Exchange) -> Checked {
    let players = game.players();
    let pair =
        exchange.pair.is_none_or(|(one, two)| one < two && players.contains(one) && players.contains(two));
    ensure!(players.contains(exchange.taker) && pair, "a stranger takes part in the exchange")?;
    ensure!(exchange.in_a_row <= 2, "too many exchanges in a row")
}

fn turns(game: &MareNostrum, turns: Turns, naming: bool) -> Checked {
    let named: CivSet = turns.current.into_iter().chain(turns.next).collect();
    let distinct = turns.current.is_none() || turns.current != turns.next;
    let apart = distinct && (named & turns.waiting).is_empty();
    ensure!(
        apart && (named | turns.waiting).is_subset(game.players()),
        "a turn is given to two or to nobody"
    )?;
    let mut settled = turns;
    let next = settled.settle();
    let fits = settled == turns && (next == Next::Name) == naming;
    ensure!(fits && (naming || turns.current.is_some()), "the order of turns is not settled")
}

fn building_phase(game: &MareNostrum, phase: BuildingPhase) -> Checked {
    turns(game, phase.turns, phase.step == BuildStep::Name)?;
    let owned = phase.fresh.iter().all(|at| game.lands[at].owner.is_some());
    ensure!(owned, "a fresh marker is missing")?;
    let Some(civ) = phase.turns.current else { return Ok(()) };
    match phase.step {
        BuildStep::Pay { item, missing, set } => {
            let goods = (game.nations[civ].kinds() - set).len();
            ensure!(missing > 0 && goods >= usize::from(missing), "the set cannot be completed")?;
            building::check(game, &phase, civ, item)
                .map_err(|problem| format!("the item to pay cannot be bought: {problem:?}"))
        }
        BuildStep::Keep => ensure!(!game.nations[civ].kinds().is_empty(), "there is nothing to choose"),
        BuildStep::Name | BuildStep::Act => Ok(()),
    }
}

fn military_phase(game: &MareNostrum, phase: MilitaryPhase) -> Checked {
    turns(game, phase.turns, phase.step == WarStep::Name)?;
    let Some(mover) = phase.turns.current else { return Ok(()) };
    match phase.step {
        WarStep::Helen { at } => {
            let owner = game.owner_of(Hero::Helen);
            let land = &game.lands[at];
            let entered = land.legions[mover] > 0 && land.ready.to_fight > 0;
            let fresh = land.ready.to_fight > land.ready.to_move;
            let limit = game.edition.file.pieces.legions;
            let stock = owner.is_some_and(|civ| game.nations[civ].on_board.legions < limit && civ != mover);
            ensure!(entered && fresh && stock && land.owner == owner, "Helen has nobody to convert")
        }
        WarStep::Losses(battle) => losses(game, mover, battle),
        WarStep::Thinned { civ, at } => {
            let land = &game.lands[at];
            let thin = land.occupier == Some(civ) && land.posts.len() as u8 > land.legions[civ];
            ensure!(thin && land.legions[civ] > 0, "nobody has to give up a post")
        }
        WarStep::Name | WarStep::Act => Ok(()),
    }
}

/// Whoever chooses losses has both kinds of units, and survives.
fn losses(game: &MareNostrum, mover: Civ, battle: Battle) -> Checked {
    let land = &game.lands[battle.at];
    let attackers = battle.legions <= land.legions[mover].saturating_sub(land.ready.to_fight)
        && battle.fortresses <= land.fortresses_of(mover);
    ensure!(attackers && battle.defender != mover, "the attackers of a battle are miscounted")?;
    let attacking = battle.legions + battle.fortresses;
    ensure!(battle.attacker_loses <= attacking, "more units are lost than fight")?;
    let (legions, fortresses, loses) = if battle.defender_loses > 0 {
        let defender = battle.defender;
        (land.legions[defender], land.fortresses_of(defender), battle.defender_loses)
    } else {
        (battle.legions, battle.fortresses, battle.attacker_loses)
    };
    let choice = legions > 0 && fortresses > 0 && loses > 0 && loses < legions + fortresses;
    let played = battle::loser(game, battle).is_some_and(|civ| game.seat(civ).is_some());
    ensure!(choice && played, "there are no losses to choose")
}
