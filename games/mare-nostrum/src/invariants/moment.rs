//! Whether the data of a phase fit the rest of the position.

use super::{Checked, demand, say};
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
            demand(open, say("no free caravan is left to place"))
        }
        Phase::Advanced { civ, points } => {
            demand(players.contains(civ), say("a neutral civilization sets up"))?;
            demand(points <= game.edition.file.advanced.points, say("too many points"))
        }
        Phase::Roles { tied, .. } => {
            demand(tied.len() > 1 && tied.is_subset(players), say("nobody ties for the role"))
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
            demand(goods && owned, say("Artemis has nothing to give"))
        }
        Phase::Call => demand(director_has_cards(game), say("the director has no cards")),
        Phase::Offers { number } => offering(game, number),
        Phase::Exchange(state) => {
            chain(game, state)?;
            demand(exchange::can_go_on(game, state), say("there is nothing to take"))
        }
        Phase::Odysseus { before, taker, from, card } => {
            chain(game, before)?;
            let taken = taker == before.taker && game.nations[taker].gained[card] > 0 && from != taker;
            demand(taken && game.players().contains(from), say("no card has just been taken"))?;
            demand(odysseus::may_speak(game, before, from), say("Odysseus cannot speak"))
        }
        Phase::Forced { before, taker } => {
            chain(game, before)?;
            let owner = game.owner_of(Hero::Odysseus);
            let open = owner.is_some_and(|owner| owner != taker && game.nations[owner].offer_size > 0);
            demand(open && before.taker == taker, say("Odysseus has nothing to offer"))
        }
        Phase::Compensation { to } => compensation(game, to),
        _ => Ok(()),
    }
}

fn compensation(game: &MareNostrum, to: Civ) -> Checked {
    let director = game.roles[Role::Commerce];
    let nation = director.map(|civ| &game.nations[civ]);
    let can = nation.is_some_and(|nation| nation.hand_size > 0 || total(&nation.gained) > 0);
    demand(can && game.players().contains(to) && director != Some(to), say("no card is owed"))
}

fn shortage(game: &MareNostrum, short: CardSet, served: CivSet) -> Checked {
    let mut out = Vec::new();
    income::legal_serves(game, short, served, &mut out);
    let card = short.iter().next();
    demand(
        out.len() > 1 && card.is_some_and(|card| game.bank[card] > 0),
        say("there is no shortage to settle"),
    )
}

fn director_has_cards(game: &MareNostrum) -> bool {
    game.roles[Role::Commerce].is_some_and(|civ| game.nations[civ].hand_size > 0)
}

fn offering(game: &MareNostrum, number: u8) -> Checked {
    let fits = game.nations.values().all(|nation| nation.offer_size <= number);
    demand(fits && number > 0, say("somebody offers too many cards"))?;
    let gained = game.nations.values().any(|nation| total(&nation.gained) > 0);
    demand(!gained, say("somebody gained before the exchange"))?;
    demand(!offers::unfinished(game, number).is_empty(), say("all have offered already"))
}

fn chain(game: &MareNostrum, exchange: Exchange) -> Checked {
    let players = game.players();
    let pair =
        exchange.pair.is_none_or(|(one, two)| one < two && players.contains(one) && players.contains(two));
    demand(players.contains(exchange.taker) && pair, say("a stranger takes part in the exchange"))?;
    demand(exchange.in_a_row <= 2, say("too many exchanges in a row"))
}

fn turns(game: &MareNostrum, turns: Turns, naming: bool) -> Checked {
    let named: CivSet = turns.current.into_iter().chain(turns.next).collect();
    let distinct = turns.current.is_none() || turns.current != turns.next;
    let apart = distinct && (named & turns.waiting).is_empty();
    demand(
        apart && (named | turns.waiting).is_subset(game.players()),
        say("a turn is given to two or to nobody"),
    )?;
    let mut settled = turns;
    let next = settled.settle();
    let fits = settled == turns && (next == Next::Name) == naming;
    demand(fits && (naming || turns.current.is_some()), say("the order of turns is not settled"))
}

fn building_phase(game: &MareNostrum, phase: BuildingPhase) -> Checked {
    turns(game, phase.turns, phase.step == BuildStep::Name)?;
    let owned = phase.fresh.iter().all(|at| game.lands[at].owner.is_some());
    demand(owned, say("a fresh marker is missing"))?;
    let Some(civ) = phase.turns.current else { return Ok(()) };
    match phase.step {
        BuildStep::Pay { item, missing, set } => {
            let goods = (game.nations[civ].kinds() - set).len();
            demand(missing > 0 && goods >= usize::from(missing), say("the set cannot be completed"))?;
            building::check(game, &phase, civ, item)
                .map_err(|problem| format!("the item to pay cannot be bought: {problem:?}"))
        }
        BuildStep::Keep => demand(!game.nations[civ].kinds().is_empty(), say("there is nothing to choose")),
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
            demand(entered && fresh && stock && land.owner == owner, say("Helen has nobody to convert"))
        }
        WarStep::Losses(battle) => losses(game, mover, battle),
        WarStep::Thinned { civ, at } => {
            let land = &game.lands[at];
            let thin = land.occupier == Some(civ) && land.posts.len() as u8 > land.legions[civ];
            demand(thin && land.legions[civ] > 0, say("nobody has to give up a post"))
        }
        WarStep::Name | WarStep::Act => Ok(()),
    }
}

/// Whoever chooses losses has both kinds of units, and survives.
fn losses(game: &MareNostrum, mover: Civ, battle: Battle) -> Checked {
    let land = &game.lands[battle.at];
    let attackers = battle.legions <= land.legions[mover].saturating_sub(land.ready.to_fight)
        && battle.fortresses <= land.fortresses_of(mover);
    demand(attackers && battle.defender != mover, say("the attackers of a battle are miscounted"))?;
    let attacking = battle.legions + battle.fortresses;
    demand(battle.attacker_loses <= attacking, say("more units are lost than fight"))?;
    let (legions, fortresses, loses) = if battle.defender_loses > 0 {
        let defender = battle.defender;
        (land.legions[defender], land.fortresses_of(defender), battle.defender_loses)
    } else {
        (battle.legions, battle.fortresses, battle.attacker_loses)
    };
    let choice = legions > 0 && fortresses > 0 && loses > 0 && loses < legions + fortresses;
    let played = battle::loser(game, battle).is_some_and(|civ| game.seat(civ).is_some());
    demand(choice && played, say("there are no losses to choose"))
}
