//! What is true of every position that play can reach; a loaded state is checked with it.

use enum_map::EnumMap;
use enumset::EnumSet;

use crate::components::*;
use crate::phase::{Battle, BuildStep, BuildingPhase, End, Exchange, MilitaryPhase, Phase, Turns, WarStep};
use crate::phases::{battle, offers};
use crate::setup;
use crate::state::{Cards, Land, MareNostrum, OnBoard, Ready, kinds, total};

type Checked = Result<(), String>;

pub(crate) fn check(game: &MareNostrum) -> Checked {
    seats(game)?;
    for &card in Card::ALL {
        card_is_conserved(game, card)?;
    }
    for civ in CivSet::all() {
        nation(game, civ)?;
    }
    for (at, land) in &game.lands {
        province(game, at, land)?;
    }
    for &token in Token::ALL {
        token_is_conserved(game, token)?;
    }
    great_works_are_unique(game)?;
    turn_marks(game)?;
    phase(game)
}

fn demand(holds: bool, problem: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(problem()) }
}

fn say(problem: &str) -> impl FnOnce() -> String {
    let problem = problem.to_owned();
    move || problem
}

fn seats(game: &MareNostrum) -> Checked {
    let seats = usize::from(game.seats);
    demand((3..=5).contains(&seats), say("three to five can play"))?;
    let chosen = game.civs.0.iter().flatten().count();
    demand(game.players().len() == chosen, say("two seats play one civilization"))?;
    demand(game.civs.0[seats..].iter().all(Option::is_none), say("an empty seat has a civilization"))?;
    let all_chosen = game.civs.0[..seats].iter().all(Option::is_some);
    let choosing = matches!(game.phase, Phase::Choosing);
    demand(all_chosen != choosing, say("civilizations and phase do not fit"))?;
    let before_play = matches!(game.phase, Phase::Choosing | Phase::Caravans { .. } | Phase::Advanced { .. });
    demand(before_play == (game.round == 0), say("the round does not fit the phase"))?;
    let rounds = game.edition().file.safeguard.rounds;
    demand(game.round <= rounds, || format!("there is no round {}", game.round))?;
    let players = game.players();
    let held = game.roles.values().all(|holder| match holder {
        Some(civ) => !before_play && players.contains(*civ),
        None => before_play,
    });
    demand(held, say("a role card is in wrong hands"))
}

fn card_is_conserved(game: &MareNostrum, card: Card) -> Checked {
    let known = game.nations.values().map(|nation| {
        u32::from(nation.hand[card]) + u32::from(nation.offer[card]) + u32::from(nation.gained[card])
    });
    let found = u32::from(game.bank[card]) + known.sum::<u32>();
    let expected = u32::from(game.edition().cards[card]);
    demand(found == expected, || format!("there are {found} {card} cards, not {expected}"))
}

fn nation(game: &MareNostrum, civ: Civ) -> Checked {
    let nation = &game.nations[civ];
    let size = |cards: &Cards| cards.values().map(|&count| u32::from(count)).sum::<u32>();
    demand(size(&nation.hand) == u32::from(nation.hand_size), || format!("the hand of {civ} is miscounted"))?;
    demand(size(&nation.offer) == u32::from(nation.offer_size), || {
        format!("the offer of {civ} is miscounted")
    })?;
    let trading = matches!(
        game.phase,
        Phase::Offers { .. }
            | Phase::Exchange(_)
            | Phase::Odysseus { .. }
            | Phase::Forced { .. }
            | Phase::Compensation { .. }
    );
    let idle = nation.offer_size == 0 && total(&nation.gained) == 0;
    demand(trading || idle, || format!("{civ} has cards on offer outside of trade"))?;
    let foreign = nation.heroes.iter().find(|hero| hero.home().is_some_and(|home| home != civ));
    demand(foreign.is_none(), || format!("{civ} has the hero of another civilization"))?;
    pieces(game, civ)?;
    let empty = nation.hand_size == 0 && nation.great_works() == 0 && nation.offer_size == 0;
    demand(empty || game.players().contains(civ), || format!("neutral {civ} has cards"))?;
    let winning = nation.great_works() >= game.edition().file.effects.victory_cards
        || nation.wonders.contains(Wonder::Pyramids);
    let won =
        matches!(game.phase, Phase::Over(End::Pyramids(winner) | End::FourCards(winner)) if winner == civ);
    demand(winning == won, || format!("whether {civ} has won does not fit its cards"))
}

fn pieces(game: &MareNostrum, civ: Civ) -> Checked {
    let mut found = [0u32; 4];
    for land in game.lands.values() {
        found[0] += u32::from(land.legions[civ]);
        found[1] += u32::from(land.fortresses_of(civ));
        found[2] += u32::from(land.docked[civ]);
        found[3] += u32::from(land.owner == Some(civ));
    }
    found[2] += game.seas.values().map(|waters| u32::from(waters.triremes[civ])).sum::<u32>();
    let OnBoard { legions, fortresses, triremes, markers } = game.nations[civ].on_board;
    let counted = [legions, fortresses, triremes, markers].map(u32::from);
    demand(found == counted, || format!("the pieces of {civ} are miscounted"))?;
    let edition = game.edition();
    let limits = &edition.file.pieces;
    let limits = [limits.legions, limits.fortresses, limits.triremes, limits.markers].map(u32::from);
    let within = found.iter().zip(limits).all(|(&count, limit)| count <= limit);
    demand(within, || format!("{civ} has more pieces than there are"))?;
    let center = game.lands[edition.central[civ]].owner;
    let at_home =
        center == Some(civ) || !game.players().contains(civ) || matches!(game.phase, Phase::Choosing);
    demand(at_home, || format!("{civ} has lost its center"))
}

fn province(game: &MareNostrum, at: Province, land: &Land) -> Checked {
    let sites = game.sites(at);
    let possible: SpotSet =
        Spot::ALL.iter().copied().filter(|&spot| sites.building(spot).is_some()).collect();
    demand(land.buildings.is_subset(possible), || format!("{at} has a building without a site"))?;
    let built = !land.buildings.is_empty() || land.fortresses > 0;
    demand(land.owner.is_some() || !built, || format!("somebody built in ownerless {at}"))?;
    demand(land.fortresses <= 2, || format!("{at} has too many fortresses"))?;
    let docked = land.docked.values().any(|&count| count > 0);
    let coastal = game.edition().board.is_coastal(at);
    demand(coastal || !docked, || format!("a ship lies in landlocked {at}"))?;
    posts(game, at, land)
}

fn posts(game: &MareNostrum, at: Province, land: &Land) -> Checked {
    demand(land.posts.is_empty() == land.occupier.is_none(), || {
        format!("nobody stands on the posts of {at}")
    })?;
    let Some(occupier) = land.occupier else { return Ok(()) };
    let ground = land.buildings | Spot::Marker;
    demand(land.posts.is_subset(ground), || format!("a legion occupies nothing in {at}"))?;
    let foreign = land.owner.is_some_and(|owner| owner != occupier);
    demand(foreign, || format!("{occupier} occupies its own or ownerless {at}"))?;
    demand(game.players().contains(occupier), || format!("neutral {occupier} occupies {at}"))?;
    let safe = land.posts.contains(Spot::Marker) && game.is_center_of_player(at);
    demand(!safe, || format!("the center {at} is being annexed"))?;
    let thinned = match game.phase {
        Phase::Military(phase) => matches!(phase.step, WarStep::Thinned { .. } | WarStep::Losses(_)),
        _ => false,
    };
    let manned = land.posts.len() <= land.legions[occupier].into();
    demand(manned || thinned, || format!("too few legions occupy {at}"))?;
    let peaceful = matches!(game.phase, Phase::Military(_)) || !land.is_war_torn();
    demand(peaceful, || format!("war-torn {at} is occupied"))
}

fn token_is_conserved(game: &MareNostrum, token: Token) -> Checked {
    let on = |land: &Land| land.buildings.iter().filter(|spot| spot.token() == Some(token)).count();
    let found = usize::from(game.tokens[token]) + game.lands.values().map(on).sum::<usize>();
    let expected = game.edition().tokens(game.seats).map_or(0, |tokens| tokens.count(token).into());
    demand(found == expected, || format!("there are {found} {token} tokens, not {expected}"))
}

fn great_works_are_unique(game: &MareNostrum) -> Checked {
    let (mut heroes, mut wonders) = (EnumSet::<Hero>::empty(), EnumSet::<Wonder>::empty());
    for nation in game.nations.values() {
        let twice = !(heroes & nation.heroes).is_empty() || !(wonders & nation.wonders).is_empty();
        demand(!twice, say("a hero or wonder is owned twice"))?;
        heroes |= nation.heroes;
        wonders |= nation.wonders;
    }
    Ok(())
}

/// Marks of a military turn exist only in it, and never exceed the units.
fn turn_marks(game: &MareNostrum) -> Checked {
    let mover = match game.phase {
        Phase::Military(phase) if phase.step != WarStep::Name => phase.turns.current,
        _ => None,
    };
    for (at, land) in &game.lands {
        ready(land.ready, mover, land.legions).map_err(|()| format!("the legions in {at} are miscounted"))?;
        let marked = land.fortresses_fought || land.plundered || !land.new_posts.is_empty();
        demand(mover.is_some() || !marked, || format!("{at} has marks of a turn"))?;
        demand(land.new_posts.is_subset(land.posts), || format!("{at} has marks of posts that are none"))?;
        let own = land.new_posts.is_empty() || land.occupier == mover;
        demand(own, || format!("{at} has new posts of another"))?;
    }
    for (on, waters) in &game.seas {
        ready(waters.ready, mover, waters.triremes)
            .map_err(|()| format!("the ships on {on} are miscounted"))?;
    }
    Ok(())
}

fn ready(ready: Ready, mover: Option<Civ>, units: EnumMap<Civ, u8>) -> Result<(), ()> {
    let present = mover.map_or(0, |civ| units[civ]);
    if ready.to_move <= ready.to_fight && ready.to_fight <= present { Ok(()) } else { Err(()) }
}

fn phase(game: &MareNostrum) -> Checked {
    let players = game.players();
    match game.phase {
        Phase::Choosing | Phase::Over(_) => Ok(()),
        Phase::Caravans { civ } => {
            let open = setup::free_caravan(game, civ).is_some() && players.contains(civ);
            demand(open, say("no free caravan is left to place"))
        }
        Phase::Advanced { civ, points } => {
            demand(players.contains(civ), say("a neutral civilization sets up"))?;
            demand(points <= game.edition().file.advanced.points, say("too many points"))
        }
        Phase::Roles { tied, .. } => {
            demand(tied.len() > 1 && tied.is_subset(players), say("nobody ties for the role"))
        }
        Phase::Shortage { short, served } => shortage(game, short, served),
        Phase::Artemis => {
            let goods = !(kinds(&game.bank) - Card::Tax).is_empty();
            demand(
                goods && game.owner_of_wonder(Wonder::Artemis).is_some(),
                say("Artemis has nothing to give"),
            )
        }
        Phase::Call => demand(director_has_cards(game), say("the director has no cards")),
        Phase::Offers { number } => offering(game, number),
        Phase::Exchange(exchange) => {
            chain(game, exchange)?;
            let mut out = Vec::new();
            crate::phases::exchange::legal(game, exchange, &mut out);
            demand(!out.is_empty(), say("there is nothing to take"))
        }
        Phase::Odysseus { before, taker, from, card } => {
            chain(game, before)?;
            let taken = taker == before.taker && game.nations[taker].gained[card] > 0 && from != taker;
            demand(taken && players.contains(from), say("no card has just been taken"))?;
            let speaks = crate::phases::odysseus::may_speak(game, before, from);
            demand(speaks, say("Odysseus cannot speak"))
        }
        Phase::Forced { before, taker } => {
            chain(game, before)?;
            let owner = game.owner_of(Hero::Odysseus);
            let open = owner.is_some_and(|owner| owner != taker && game.nations[owner].offer_size > 0);
            demand(open && before.taker == taker, say("Odysseus has nothing to offer"))
        }
        Phase::Compensation { to } => {
            let director = game.roles[Role::Commerce];
            let nation = director.map(|civ| &game.nations[civ]);
            let can = nation.is_some_and(|nation| nation.hand_size > 0 || total(&nation.gained) > 0);
            demand(can && players.contains(to) && director != Some(to), say("no card is owed"))
        }
        Phase::Building(phase) => building(game, phase),
        Phase::Military(phase) => military(game, phase),
    }
}

fn shortage(game: &MareNostrum, short: CardSet, served: CivSet) -> Checked {
    let mut out = Vec::new();
    crate::phases::income::legal_serves(game, short, served, &mut out);
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
    let fits = settled == turns && (next == crate::phases::order::Next::Name) == naming;
    demand(fits && (naming || turns.current.is_some()), say("the order of turns is not settled"))
}

fn building(game: &MareNostrum, phase: BuildingPhase) -> Checked {
    turns(game, phase.turns, phase.step == BuildStep::Name)?;
    let owned = phase.fresh.iter().all(|at| game.lands[at].owner.is_some());
    demand(owned, say("a fresh marker is missing"))?;
    let Some(civ) = phase.turns.current else { return Ok(()) };
    match phase.step {
        BuildStep::Pay { item, missing, set } => {
            let goods = (game.nations[civ].kinds() - set).len();
            demand(missing > 0 && goods >= usize::from(missing), say("the set cannot be completed"))?;
            crate::phases::building::check_again(game, &phase, civ, item)
                .map_err(|problem| format!("the item to pay cannot be bought: {problem:?}"))
        }
        BuildStep::Keep => demand(game.nations[civ].kinds().len() > 1, say("there is nothing to choose")),
        BuildStep::Name | BuildStep::Act => Ok(()),
    }
}

fn military(game: &MareNostrum, phase: MilitaryPhase) -> Checked {
    turns(game, phase.turns, phase.step == WarStep::Name)?;
    let Some(mover) = phase.turns.current else { return Ok(()) };
    match phase.step {
        WarStep::Helen { at } => {
            let owner = game.owner_of(Hero::Helen);
            let land = &game.lands[at];
            let entered = land.legions[mover] > 0 && land.ready.to_fight > 0;
            let fresh = land.ready.to_fight > land.ready.to_move;
            let limit = game.edition().file.pieces.legions;
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
