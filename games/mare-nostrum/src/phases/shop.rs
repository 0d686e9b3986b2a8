//! What may be bought where (rules 5.3, 5.5–5.12) and how it comes to the board.

use crate::components::*;
use crate::illegal::Illegal;
use crate::setup;
use crate::state::MareNostrum;

/// Rule 5.3 with the discounts of heroes and wonders.
pub(crate) fn price(game: &MareNostrum, civ: Civ, item: Item) -> u8 {
    let edition = game.edition;
    let discounted = match item {
        Item::Building(..) => game.has_wonder(civ, Wonder::Mausoleum),
        Item::Legion(_) | Item::Fortress(_) => game.has(civ, Hero::Caesar),
        Item::Trireme(_) => game.has(civ, Hero::Pericles),
        _ => false,
    };
    edition.price(item) - if discounted { edition.file.effects.discount } else { 0 }
}

/// Calls `visit` with everything that could be bought for these provinces, and every card.
pub(crate) fn for_each_candidate(
    game: &MareNostrum,
    civ: Civ,
    markers: ProvinceSet,
    mut visit: impl FnMut(Item),
) {
    for at in markers {
        visit(Item::Influence(at));
    }
    for at in game.owned_by(civ) {
        let sites = game.sites(at);
        for &spot in Spot::ALL {
            if let Some(building) = sites.building(spot)
                && !game.lands[at].buildings.contains(spot)
            {
                visit(Item::Building(at, building));
            }
        }
        visit(Item::Legion(at));
        visit(Item::Fortress(at));
        visit(Item::Trireme(at));
    }
    for &hero in Hero::ALL {
        visit(Item::Hero(hero));
    }
    for &wonder in Wonder::ALL {
        visit(Item::Wonder(wonder));
    }
}

/// Everything but influence: whether the item may come where it should, `fresh` provinces excepted.
pub(crate) fn check_place(
    game: &MareNostrum,
    civ: Civ,
    item: Item,
    fresh: ProvinceSet,
) -> Result<(), Illegal> {
    match item {
        Item::Influence(at) => Err(Illegal::MarkerThere(at)),
        Item::Building(at, building) => {
            check_ground(game, civ, at, fresh)?;
            check_site(game, at, building)
        }
        Item::Legion(at) => {
            check_ground(game, civ, at, fresh)?;
            check_pieces(game.nations[civ].on_board.legions, game.edition.file.pieces.legions)
        }
        Item::Fortress(at) => {
            check_ground(game, civ, at, fresh)?;
            check_fortress(game, civ, at)
        }
        Item::Trireme(at) => {
            check_ground(game, civ, at, fresh)?;
            if !game.edition.board.is_coastal(at) {
                return Err(Illegal::Landlocked(at));
            }
            check_pieces(game.nations[civ].on_board.triremes, game.edition.file.pieces.triremes)
        }
        Item::Hero(hero) => check_hero(game, civ, hero),
        Item::Wonder(wonder) if game.owner_of_wonder(wonder).is_some() => Err(Illegal::AlreadyBought),
        Item::Wonder(_) => Ok(()),
    }
}

/// Rules 5.5, 5.8, 5.11 and 5.14, ruling R13: whether anything at all may be built in this province.
fn check_ground(game: &MareNostrum, civ: Civ, at: Province, fresh: ProvinceSet) -> Result<(), Illegal> {
    let land = &game.lands[at];
    if land.owner != Some(civ) {
        return Err(Illegal::NoMarker(at));
    }
    if fresh.contains(at) {
        return Err(Illegal::Fresh(at));
    }
    if at == game.edition.central[civ] {
        return Ok(());
    }
    if land.is_war_torn() {
        return Err(Illegal::WarTorn(at));
    }
    if land.posts.is_empty() { Ok(()) } else { Err(Illegal::UnderOccupation(at)) }
}

/// Rule 5.9 for buildings.
fn check_site(game: &MareNostrum, at: Province, building: Building) -> Result<(), Illegal> {
    let Some(spot) = game.sites(at).spot(building) else { return Err(Illegal::NoSuchSite(at)) };
    if game.lands[at].buildings.contains(spot) {
        return Err(Illegal::SiteTaken(at));
    }
    if game.tokens[building.token()] == 0 {
        return Err(Illegal::OutOfTokens(building.token()));
    }
    Ok(())
}

/// Rules 5.9 and 7.15 for fortresses.
fn check_fortress(game: &MareNostrum, civ: Civ, at: Province) -> Result<(), Illegal> {
    let most = if game.has_wonder(civ, Wonder::Zeus) { 2 } else { 1 };
    if game.lands[at].fortresses >= most {
        return Err(Illegal::SiteTaken(at));
    }
    check_pieces(game.nations[civ].on_board.fortresses, game.edition.file.pieces.fortresses)
}

/// Rule 1.5.
fn check_pieces(used: u8, limit: u8) -> Result<(), Illegal> {
    if used < limit { Ok(()) } else { Err(Illegal::OutOfPieces) }
}

/// Rule 1.7.
fn check_hero(game: &MareNostrum, civ: Civ, hero: Hero) -> Result<(), Illegal> {
    if hero.home().is_some_and(|home| home != civ) {
        return Err(Illegal::ForeignHero(hero));
    }
    if game.owner_of(hero).is_some() { Err(Illegal::AlreadyBought) } else { Ok(()) }
}

/// Rule 5.6: an empty province, and a marker to put there.
pub(crate) fn check_empty(game: &MareNostrum, civ: Civ, at: Province) -> Result<(), Illegal> {
    if game.lands[at].owner.is_some() {
        return Err(Illegal::MarkerThere(at));
    }
    check_marker(game, civ)
}

fn check_marker(game: &MareNostrum, civ: Civ) -> Result<(), Illegal> {
    check_pieces(game.nations[civ].on_board.markers, game.edition.file.pieces.markers)
}

/// Rules 5.6, 5.7, 5.11, 5.12 and 7.16: whether an influence marker may be put here.
pub(crate) fn check_influence(
    game: &MareNostrum,
    civ: Civ,
    at: Province,
    reach: ProvinceSet,
) -> Result<(), Illegal> {
    let land = &game.lands[at];
    if may_replace(game, civ, at) {
        return check_marker(game, civ);
    }
    check_empty(game, civ, at)?;
    if land.is_war_torn() {
        return Err(Illegal::WarTorn(at));
    }
    if reach.contains(at) { Ok(()) } else { Err(Illegal::OutOfReach(at)) }
}

/// Rule 5.12, ruling R12: a legion of this civilization stands on the marker.
pub(crate) fn may_replace(game: &MareNostrum, civ: Civ, at: Province) -> bool {
    let land = &game.lands[at];
    land.occupier == Some(civ) && land.posts.contains(Spot::Marker)
}

/// Rules 5.6, 5.7, 7.16: where influence can spread from the provinces that are not `fresh`.
pub(crate) fn reach(game: &MareNostrum, civ: Civ, fresh: ProvinceSet) -> ProvinceSet {
    if game.has_wonder(civ, Wonder::Lighthouse) {
        return ProvinceSet::all();
    }
    let edition = game.edition;
    let board = &edition.board;
    let mut seas = SeaSet::empty();
    let mut reach = ProvinceSet::empty();
    for at in game.owned_by(civ) - fresh {
        reach |= board.land[at];
        seas |= board.seas_of[at];
    }
    if game.nations[civ].on_board.triremes > 0 {
        reach |= board.coasts(board.chain(seas, game.fleet(civ)));
    }
    reach
}

/// Puts a checked item in its place.
pub(crate) fn deliver(game: &mut MareNostrum, civ: Civ, item: Item) {
    match item {
        Item::Influence(at) => setup::place_marker(game, civ, at),
        Item::Building(at, building) => setup::place_building(game, at, building),
        Item::Legion(at) => setup::place_legion(game, civ, at),
        Item::Fortress(at) => setup::place_fortress(game, civ, at),
        Item::Trireme(at) => {
            game.lands[at].docked[civ] += 1;
            game.nations[civ].on_board.triremes += 1;
        }
        Item::Hero(hero) => {
            game.nations[civ].heroes.insert(hero);
        }
        Item::Wonder(wonder) => {
            game.nations[civ].wonders.insert(wonder);
        }
    }
}
