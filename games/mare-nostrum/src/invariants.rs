//! What is true of every position that play can reach; a loaded state is checked with it.

use enum_map::EnumMap;
use enumset::EnumSet;
use game::ensure;

use crate::components::*;
use crate::lands::Lands;
use crate::phase::{End, Phase, WarStep};
use crate::seas::Seas;
use crate::state::{Cards, Land, MareNostrum, OnBoard, Ready, total};

mod moment;

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
    let sets_fit = game.lands == Lands::from(EnumMap::from(game.lands));
    ensure!(sets_fit, "the sets of the provinces do not fit them")?;
    let fleets_fit = game.seas == Seas::from(EnumMap::from(game.seas));
    ensure!(fleets_fit, "the fleets do not fit the seas")?;
    for &token in Token::ALL {
        token_is_conserved(game, token)?;
    }
    great_works_are_unique(game)?;
    turn_marks(game)?;
    moment::check(game)
}

fn seats(game: &MareNostrum) -> Checked {
    let seats = usize::from(game.seats);
    ensure!((3..=5).contains(&seats), "three to five can play")?;
    let chosen = game.civs.0.iter().flatten().count();
    ensure!(game.players().len() == chosen, "two seats play one civilization")?;
    ensure!(game.civs.0[seats..].iter().all(Option::is_none), "an empty seat has a civilization")?;
    let all_chosen = game.civs.0[..seats].iter().all(Option::is_some);
    let choosing = matches!(game.phase, Phase::Choosing);
    ensure!(all_chosen != choosing, "civilizations and phase do not fit")?;
    let before_play = matches!(game.phase, Phase::Choosing | Phase::Caravans { .. } | Phase::Advanced { .. });
    ensure!(before_play == (game.round == 0), "the round does not fit the phase")?;
    let rounds = game.edition.file.safeguard.rounds;
    ensure!(game.round <= rounds, "there is no round {}", game.round)?;
    let players = game.players();
    let held = game.roles.values().all(|holder| match holder {
        Some(civ) => !before_play && players.contains(*civ),
        None => before_play,
    });
    ensure!(held, "a role card is in wrong hands")
}

fn card_is_conserved(game: &MareNostrum, card: Card) -> Checked {
    let known = game.nations.values().map(|nation| {
        u32::from(nation.hand[card]) + u32::from(nation.offer[card]) + u32::from(nation.gained[card])
    });
    let found = u32::from(game.bank[card]) + known.sum::<u32>();
    let expected = u32::from(game.edition.cards[card]);
    ensure!(found == expected, "there are {found} {card} cards, not {expected}")
}

fn nation(game: &MareNostrum, civ: Civ) -> Checked {
    let nation = &game.nations[civ];
    let size = |cards: &Cards| cards.values().map(|&count| u32::from(count)).sum::<u32>();
    ensure!(size(&nation.hand) == u32::from(nation.hand_size), "the hand of {civ} is miscounted")?;
    ensure!(size(&nation.offer) == u32::from(nation.offer_size), "the offer of {civ} is miscounted")?;
    let trading = matches!(
        game.phase,
        Phase::Offers { .. }
            | Phase::Exchange(_)
            | Phase::Odysseus { .. }
            | Phase::Forced { .. }
            | Phase::Compensation { .. }
    );
    let idle = nation.offer_size == 0 && total(&nation.gained) == 0;
    ensure!(trading || idle, "{civ} has cards on offer outside of trade")?;
    let foreign = nation.heroes.iter().find(|hero| hero.home().is_some_and(|home| home != civ));
    ensure!(foreign.is_none(), "{civ} has the hero of another civilization")?;
    pieces(game, civ)?;
    let empty = nation.hand_size == 0 && nation.great_works() == 0 && nation.offer_size == 0;
    ensure!(empty || game.players().contains(civ), "neutral {civ} has cards")?;
    let winning = nation.great_works() >= game.edition.file.effects.victory_cards
        || nation.wonders.contains(Wonder::Pyramids);
    let won =
        matches!(game.phase, Phase::Over(End::Pyramids(winner) | End::FourCards(winner)) if winner == civ);
    ensure!(winning == won, "whether {civ} has won does not fit its cards")
}

fn pieces(game: &MareNostrum, civ: Civ) -> Checked {
    let mut found = [0u32; 4];
    for land in game.lands.values() {
        found[0] += u32::from(land.legions[civ]);
        found[1] += u32::from(land.fortresses_of(civ));
        found[2] += u32::from(land.docked[civ]);
        found[3] += u32::from(land.owner == Some(civ));
    }
    found[2] += game.seas.iter().map(|(_, waters)| u32::from(waters.triremes[civ])).sum::<u32>();
    let OnBoard { legions, fortresses, triremes, markers } = game.nations[civ].on_board;
    let counted = [legions, fortresses, triremes, markers].map(u32::from);
    ensure!(found == counted, "the pieces of {civ} are miscounted")?;
    let edition = game.edition;
    let limits = &edition.file.pieces;
    let limits = [limits.legions, limits.fortresses, limits.triremes, limits.markers].map(u32::from);
    let within = found.iter().zip(limits).all(|(&count, limit)| count <= limit);
    ensure!(within, "{civ} has more pieces than there are")?;
    let center = game.lands[edition.central[civ]].owner;
    let at_home =
        center == Some(civ) || !game.players().contains(civ) || matches!(game.phase, Phase::Choosing);
    ensure!(at_home, "{civ} has lost its center")
}

fn province(game: &MareNostrum, at: Province, land: &Land) -> Checked {
    let sites = game.sites(at);
    ensure!(land.buildings.is_subset(sites.spots), "{at} has a building without a site")?;
    let built = !land.buildings.is_empty() || land.fortresses > 0;
    ensure!(land.owner.is_some() || !built, "somebody built in ownerless {at}")?;
    ensure!(land.fortresses <= 2, "{at} has too many fortresses")?;
    let docked = land.docked.values().any(|&count| count > 0);
    let coastal = game.edition.board.is_coastal(at);
    ensure!(coastal || !docked, "a ship lies in landlocked {at}")?;
    posts(game, at, land)
}

fn posts(game: &MareNostrum, at: Province, land: &Land) -> Checked {
    ensure!(land.posts.is_empty() == land.occupier.is_none(), "nobody stands on the posts of {at}")?;
    let Some(occupier) = land.occupier else { return Ok(()) };
    let ground = land.buildings | Spot::Marker;
    ensure!(land.posts.is_subset(ground), "a legion occupies nothing in {at}")?;
    let foreign = land.owner.is_some_and(|owner| owner != occupier);
    ensure!(foreign, "{occupier} occupies its own or ownerless {at}")?;
    ensure!(game.players().contains(occupier), "neutral {occupier} occupies {at}")?;
    let safe = land.posts.contains(Spot::Marker) && game.is_center_of_player(at);
    ensure!(!safe, "the center {at} is being annexed")?;
    let thinned = match game.phase {
        Phase::Military(phase) => matches!(phase.step, WarStep::Thinned { .. } | WarStep::Losses(_)),
        _ => false,
    };
    let manned = land.posts.len() <= land.legions[occupier].into();
    ensure!(manned || thinned, "too few legions occupy {at}")
}

fn token_is_conserved(game: &MareNostrum, token: Token) -> Checked {
    let on = |land: &Land| land.buildings.iter().filter(|spot| spot.token() == Some(token)).count();
    let found = usize::from(game.tokens[token]) + game.lands.values().map(on).sum::<usize>();
    let expected = game.edition.tokens(game.seats).map_or(0, |tokens| tokens.count(token).into());
    ensure!(found == expected, "there are {found} {token} tokens, not {expected}")
}

fn great_works_are_unique(game: &MareNostrum) -> Checked {
    let (mut heroes, mut wonders) = (EnumSet::<Hero>::empty(), EnumSet::<Wonder>::empty());
    for nation in game.nations.values() {
        let twice = !(heroes & nation.heroes).is_empty() || !(wonders & nation.wonders).is_empty();
        ensure!(!twice, "a hero or wonder is owned twice")?;
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
        ensure!(mover.is_some() || !marked, "{at} has marks of a turn")?;
        ensure!(land.new_posts.is_subset(land.posts), "{at} has marks of posts that are none")?;
        let own = land.new_posts.is_empty() || land.occupier == mover;
        ensure!(own, "{at} has new posts of another")?;
    }
    for (on, waters) in game.seas.iter() {
        ready(waters.ready, mover, waters.triremes)
            .map_err(|()| format!("the ships on {on} are miscounted"))?;
    }
    Ok(())
}

fn ready(ready: Ready, mover: Option<Civ>, units: EnumMap<Civ, u8>) -> Result<(), ()> {
    let present = mover.map_or(0, |civ| units[civ]);
    if ready.to_move <= ready.to_fight && ready.to_fight <= present { Ok(()) } else { Err(()) }
}
