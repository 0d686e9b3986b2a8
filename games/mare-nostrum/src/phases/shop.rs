//! What may be bought where (rules 5.5–5.12) and how it comes to the board.

use enumset::enum_set;
use game::{push_each, push_if};

use super::price_list::check_stock;
use crate::components::*;
use crate::setup;
use crate::state::MareNostrum;
use crate::ware::{Ware, WareSet};
use crate::{Action, Illegal, Result};

/// What comes to a province that is owned already.
const ON_GROUND: WareSet = enum_set!(Ware::BUILDINGS | Ware::Legion | Ware::Fortress | Ware::Trireme);

/// What somebody could buy: these wares, markers for some provinces, everything else for others.
pub(crate) struct Choice {
    pub(crate) wares: WareSet,
    pub(crate) markers: ProvinceSet,
    pub(crate) grounds: ProvinceSet,
}

impl Choice {
    /// What a builder could buy of these wares, `fresh` provinces excepted.
    pub(crate) fn of(game: &MareNostrum, civ: Civ, wares: WareSet, fresh: ProvinceSet) -> Choice {
        let mut choice = Choice { wares, markers: ProvinceSet::empty(), grounds: ProvinceSet::empty() };
        if wares.contains(Ware::Influence) {
            choice.markers = markers(game, civ, fresh);
        }
        if !wares.is_disjoint(ON_GROUND) {
            choice.grounds = grounds(game, civ, fresh);
        }
        choice
    }

    /// Lists everything for which there is room.
    pub(crate) fn list(&self, game: &MareNostrum, civ: Civ, out: &mut Vec<Action>) {
        push_each(out, self.markers, |at| Action::Buy(Item::Influence(at)));
        let spots = self.spots();
        for at in self.grounds {
            list_buildings(game, at, spots, out);
            self.list_units(game, civ, at, out);
        }
        if self.wares.contains(Ware::Hero) {
            push_each(out, heroes(game, civ), |hero| Action::Buy(Item::Hero(hero)));
        }
        if !self.wares.is_disjoint(Ware::Wonder | Ware::Pyramids) {
            let items = wonders(game).iter().map(Item::Wonder);
            out.extend(items.filter(|item| self.wares.contains(item.ware())).map(Action::Buy));
        }
    }

    /// Where the buildings among the wares may stand.
    fn spots(&self) -> SpotSet {
        let sold =
            |token: Token| if self.wares.contains(token.into()) { token.spots() } else { SpotSet::empty() };
        Token::ALL.iter().fold(SpotSet::empty(), |spots, &token| spots | sold(token))
    }

    fn list_units(&self, game: &MareNostrum, civ: Civ, at: Province, out: &mut Vec<Action>) {
        let sells = |ware| self.wares.contains(ware);
        push_if(out, sells(Ware::Legion), Action::Buy(Item::Legion(at)));
        let fortress = sells(Ware::Fortress) & has_room_for_fortress(game, civ, at);
        push_if(out, fortress, Action::Buy(Item::Fortress(at)));
        let trireme = sells(Ware::Trireme) & game.edition.board.is_coastal(at);
        push_if(out, trireme, Action::Buy(Item::Trireme(at)));
    }
}

fn list_buildings(game: &MareNostrum, at: Province, spots: SpotSet, out: &mut Vec<Action>) {
    for spot in free_sites(game, at) & spots {
        if let Some(building) = game.sites(at).building(spot) {
            out.push(Action::Buy(Item::Building(at, building)));
        }
    }
}

/// Rules 5.5, 5.8, 5.11 and 5.14, ruling R13: the provinces where anything at all may be built.
fn grounds(game: &MareNostrum, civ: Civ, fresh: ProvinceSet) -> ProvinceSet {
    let barred = (game.lands.war_torn() | game.lands.occupied()) - game.edition.central[civ];
    game.lands.owned_by(civ) - fresh - barred
}

/// Rules 5.6, 5.7, 5.11, 5.12 and 7.16: the provinces where an influence marker may be put.
fn markers(game: &MareNostrum, civ: Civ, fresh: ProvinceSet) -> ProvinceSet {
    let lands = &game.lands;
    let mut markers = (reach(game, civ, fresh) & lands.ownerless()) - lands.war_torn();
    let occupied = lands.occupied() - lands.war_torn();
    markers.extend(occupied.iter().filter(|&at| lands[at].may_be_replaced_by(civ)));
    markers
}

/// Everything but influence: whether the item may come where it should, `fresh` provinces excepted.
pub(crate) fn check_place(game: &MareNostrum, civ: Civ, item: Item, fresh: ProvinceSet) -> Result {
    match item {
        Item::Influence(at) => return Err(Illegal::MarkerThere(at)),
        Item::Building(at, building) => {
            check_ground(game, civ, at, fresh)?;
            check_site(game, at, building)?;
        }
        Item::Legion(at) => check_ground(game, civ, at, fresh)?,
        Item::Fortress(at) => {
            check_ground(game, civ, at, fresh)?;
            if !has_room_for_fortress(game, civ, at) {
                return Err(Illegal::SiteTaken(at));
            }
        }
        Item::Trireme(at) => {
            check_ground(game, civ, at, fresh)?;
            if !game.edition.board.is_coastal(at) {
                return Err(Illegal::Landlocked(at));
            }
        }
        Item::Hero(hero) => check_hero(game, civ, hero)?,
        Item::Wonder(wonder) if wonders(game).contains(wonder) => {}
        Item::Wonder(_) => return Err(Illegal::AlreadyBought),
    }
    check_stock(game, civ, item.ware())
}

fn check_ground(game: &MareNostrum, civ: Civ, at: Province, fresh: ProvinceSet) -> Result {
    let land = &game.lands[at];
    if grounds(game, civ, fresh).contains(at) {
        Ok(())
    } else if land.owner != Some(civ) {
        Err(Illegal::NoMarker(at))
    } else if fresh.contains(at) {
        Err(Illegal::Fresh(at))
    } else if land.is_war_torn() {
        Err(Illegal::WarTorn(at))
    } else {
        Err(Illegal::UnderOccupation(at))
    }
}

/// Rule 5.9 for buildings.
fn check_site(game: &MareNostrum, at: Province, building: Building) -> Result {
    let Some(spot) = game.sites(at).spot(building) else { return Err(Illegal::NoSuchSite(at)) };
    if free_sites(game, at).contains(spot) { Ok(()) } else { Err(Illegal::SiteTaken(at)) }
}

/// Rule 5.9: where buildings could stand and none does.
fn free_sites(game: &MareNostrum, at: Province) -> SpotSet {
    game.sites(at).spots - game.lands[at].buildings
}

/// Rules 5.9 and 7.15.
fn has_room_for_fortress(game: &MareNostrum, civ: Civ, at: Province) -> bool {
    let most = if game.has_wonder(civ, Wonder::Zeus) { 2 } else { 1 };
    game.lands[at].fortresses < most
}

/// Rule 1.7: the heroes that this civilization may still buy.
fn heroes(game: &MareNostrum, civ: Civ) -> HeroSet {
    let left = HeroSet::all() - game.heroes_bought();
    left.iter().filter(|&hero| !is_foreign(civ, hero)).collect()
}

fn is_foreign(civ: Civ, hero: Hero) -> bool {
    hero.home().is_some_and(|home| home != civ)
}

fn wonders(game: &MareNostrum) -> WonderSet {
    WonderSet::all() - game.wonders_bought()
}

fn check_hero(game: &MareNostrum, civ: Civ, hero: Hero) -> Result {
    if heroes(game, civ).contains(hero) {
        Ok(())
    } else if is_foreign(civ, hero) {
        Err(Illegal::ForeignHero(hero))
    } else {
        Err(Illegal::AlreadyBought)
    }
}

/// Rule 5.6: an empty province, and a marker to put there.
pub(crate) fn check_empty(game: &MareNostrum, civ: Civ, at: Province) -> Result {
    if game.lands[at].owner.is_some() {
        return Err(Illegal::MarkerThere(at));
    }
    check_stock(game, civ, Ware::Influence)
}

pub(crate) fn check_influence(game: &MareNostrum, civ: Civ, at: Province, fresh: ProvinceSet) -> Result {
    let land = &game.lands[at];
    if !land.may_be_replaced_by(civ) {
        check_empty(game, civ, at)?;
    }
    check_stock(game, civ, Ware::Influence)?;
    if markers(game, civ, fresh).contains(at) {
        Ok(())
    } else if land.is_war_torn() {
        Err(Illegal::WarTorn(at))
    } else {
        Err(Illegal::OutOfReach(at))
    }
}

/// Rules 5.6, 5.7, 7.16: where influence can spread from the provinces that are not `fresh`.
fn reach(game: &MareNostrum, civ: Civ, fresh: ProvinceSet) -> ProvinceSet {
    if game.has_wonder(civ, Wonder::Lighthouse) {
        return ProvinceSet::all();
    }
    let edition = game.edition;
    let board = &edition.board;
    let mut seas = SeaSet::empty();
    let mut reach = ProvinceSet::empty();
    for at in game.lands.owned_by(civ) - fresh {
        reach |= board.land[at];
        seas |= board.seas_of[at];
    }
    if game.nations[civ].on_board.triremes > 0 {
        reach |= board.coasts(board.chain(seas, game.seas.fleet(civ)));
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
            game.lands.change(at, |land| land.docked[civ] += 1);
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
