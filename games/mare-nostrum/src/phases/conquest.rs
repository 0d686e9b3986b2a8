//! What a victorious army does (rules 6.16–6.20, rulings R10, R11): plunder, occupy, annex.

use game::push_if;

use super::military;
use crate::components::*;
use crate::phase::WarStep;
use crate::state::{Land, MareNostrum};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// Legions that stand on nothing and have not plundered in this turn.
pub(crate) fn idle(land: &Land, civ: Civ) -> u8 {
    land.free_legions(civ).saturating_sub(u8::from(land.plundered))
}

/// What an army may do in a province it has conquered.
pub(crate) fn list(game: &MareNostrum, civ: Civ, at: Province, out: &mut Vec<Action>) {
    let (land, sites) = (&game.lands[at], game.sites(at));
    for spot in land.buildings {
        let Some(building) = sites.building(spot) else { continue };
        let can_post = check_post(land, at, civ, spot).is_ok();
        push_if(out, can_post, Action::Occupy(at, building));
        push_if(out, can_post && check_unplundered(land, at).is_ok(), Action::Plunder(at, building));
        push_if(out, check_leave(land, at, civ, spot).is_ok(), Action::Leave(at, building));
    }
    push_if(out, check_annex(game, civ, at).is_ok(), Action::Annex(at));
    push_if(out, check_leave(land, at, civ, Spot::Marker).is_ok(), Action::LeaveMarker(at));
}

/// The foreign provinces in which this army stands and no other.
pub(crate) fn conquered(game: &MareNostrum, civ: Civ) -> ProvinceSet {
    let lands = &game.lands;
    lands.armed(civ) - lands.owned_by(civ) - lands.ownerless() - lands.war_torn()
}

fn check_conquered(game: &MareNostrum, civ: Civ, at: Province) -> Result {
    if conquered(game, civ).contains(at) {
        return Ok(());
    }
    let land = &game.lands[at];
    Err(match land.owner {
        Some(owner) if owner != civ && land.legions[civ] == 0 => Illegal::NoFreeLegion(at),
        Some(owner) if owner != civ => Illegal::EnemyPresent(at),
        _ => Illegal::NotForeign(at),
    })
}

/// A building that stands and can be taken.
fn check_target(game: &MareNostrum, civ: Civ, at: Province, building: Building) -> Result<Spot> {
    check_conquered(game, civ, at)?;
    let land = &game.lands[at];
    let Some(spot) = game.sites(at).spot(building).filter(|&spot| land.buildings.contains(spot)) else {
        return Err(Illegal::NoSuchBuilding(at));
    };
    check_post(land, at, civ, spot)?;
    Ok(spot)
}

/// A spot on which no legion of this army stands yet, and a legion to go there.
fn check_post(land: &Land, at: Province, civ: Civ, spot: Spot) -> Result {
    if land.posts.contains(spot) {
        return Err(Illegal::PostTaken(at));
    }
    if idle(land, civ) == 0 { Err(Illegal::NoFreeLegion(at)) } else { Ok(()) }
}

/// Ruling R10: once a turn.
fn check_unplundered(land: &Land, at: Province) -> Result {
    if land.plundered { Err(Illegal::PlunderedAlready(at)) } else { Ok(()) }
}

/// Rule 6.16, ruling R10; rule 7.4, ruling R19 for Nebuchadnezzar.
pub(crate) fn plunder(acting: &mut Acting<impl Stage>, civ: Civ, at: Province, building: Building) -> Result {
    check_unplundered(&acting.game.lands[at], at)?;
    let spot = check_target(acting.game, civ, at, building)?;
    military::go_ashore(acting.game);
    acting.game.lands.change(at, |land| {
        land.buildings -= spot;
        land.plundered = true;
    });
    acting.game.tokens[building.token()] += 1;
    acting.tell(Event::Plundered { civ, at, building });
    let loot = match building {
        Building::City(_) => Some(Card::Tax),
        Building::Caravan(good) => Some(good),
        Building::Temple | Building::Market => None,
    };
    if let Some(card) = loot
        && acting.game.has(civ, Hero::Nebuchadnezzar)
        && acting.game.bank[card] > 0
    {
        acting.game.draw(civ, card, 1);
        acting.tell(Event::Looted { civ, card });
    }
    Ok(())
}

pub(crate) fn occupy(acting: &mut Acting<impl Stage>, civ: Civ, at: Province, building: Building) -> Result {
    let spot = check_target(acting.game, civ, at, building)?;
    post(acting.game, civ, at, spot);
    acting.tell(Event::Occupied { civ, at, building });
    Ok(())
}

fn check_annex(game: &MareNostrum, civ: Civ, at: Province) -> Result {
    check_conquered(game, civ, at)?;
    if game.is_center_of_player(at) {
        return Err(Illegal::CenterIsSafe(at));
    }
    check_post(&game.lands[at], at, civ, Spot::Marker)
}

pub(crate) fn annex(acting: &mut Acting<impl Stage>, civ: Civ, at: Province) -> Result {
    check_annex(acting.game, civ, at)?;
    post(acting.game, civ, at, Spot::Marker);
    acting.tell(Event::AnnexationBegan { civ, at });
    Ok(())
}

fn post(game: &mut MareNostrum, civ: Civ, at: Province, spot: Spot) {
    military::go_ashore(game);
    game.lands.change(at, |land| {
        land.occupier = Some(civ);
        land.posts |= spot;
        land.new_posts |= spot;
    });
}

/// Ruling R11: a post of an earlier turn may be left.
fn check_leave(land: &Land, at: Province, civ: Civ, spot: Spot) -> Result {
    if land.occupier != Some(civ) || !land.posts.contains(spot) {
        return Err(Illegal::NotPosted(at));
    }
    if land.new_posts.contains(spot) { Err(Illegal::JustPosted(at)) } else { Ok(()) }
}

/// Leaves a building, or the marker when `building` is none.
pub(crate) fn leave(
    acting: &mut Acting<impl Stage>,
    civ: Civ,
    at: Province,
    building: Option<Building>,
) -> Result {
    let spot = spot_of(acting.game, at, building)?;
    check_leave(&acting.game.lands[at], at, civ, spot)?;
    remove_post(acting.game, at, spot);
    acting.tell(Event::Left { civ, at });
    Ok(())
}

fn spot_of(game: &MareNostrum, at: Province, building: Option<Building>) -> Result<Spot> {
    match building {
        None => Ok(Spot::Marker),
        Some(building) => game.sites(at).spot(building).ok_or(Illegal::NoSuchBuilding(at)),
    }
}

fn remove_post(game: &mut MareNostrum, at: Province, spot: Spot) {
    game.lands.change(at, |land| {
        land.posts -= spot;
        land.new_posts -= spot;
        if land.posts.is_empty() {
            land.occupier = None;
        }
    });
}

pub(crate) fn clear_posts(game: &mut MareNostrum, at: Province) {
    game.lands.change(at, |land| {
        land.posts = SpotSet::empty();
        land.new_posts = SpotSet::empty();
        land.occupier = None;
    });
}

/// Rule 6.19: an occupier goes on with what its legions began if no enemy is left, as far as they suffice.
pub(crate) fn after_battle(acting: &mut Acting<impl Stage>, at: Province) {
    let land = &acting.game.lands[at];
    let Some(occupier) = land.occupier else { return };
    let defeated = land.legions[occupier] == 0;
    if defeated || land.is_war_torn() {
        clear_posts(acting.game, at);
        acting.tell(Event::OccupationEnded { civ: occupier, at, defeated });
    } else if too_thin(land, occupier) {
        military::set_step(acting.game, WarStep::Thinned { civ: occupier, at });
    }
}

fn too_thin(land: &Land, civ: Civ) -> bool {
    land.posts.len() as u8 > land.legions[civ]
}

pub(crate) fn list_retreats(game: &MareNostrum, at: Province, out: &mut Vec<Action>) {
    out.extend(game.lands[at].posts.iter().map(|spot| leaving(game, at, spot)));
}

/// Ruling R11 among enemies: what the legions of this army may leave before they fight.
pub(crate) fn list_leaves(game: &MareNostrum, civ: Civ, at: Province, out: &mut Vec<Action>) {
    let land = &game.lands[at];
    let free_to_go = land.posts.iter().filter(|&spot| check_leave(land, at, civ, spot).is_ok());
    out.extend(free_to_go.map(|spot| leaving(game, at, spot)));
}

fn leaving(game: &MareNostrum, at: Province, spot: Spot) -> Action {
    match game.sites(at).building(spot) {
        Some(building) => Action::Leave(at, building),
        None => Action::LeaveMarker(at),
    }
}

/// A place that is given up for want of legions.
pub(crate) fn retreat(
    acting: &mut Acting<impl Stage>,
    civ: Civ,
    place: Province,
    at: Province,
    building: Option<Building>,
) -> Result {
    let spot = spot_of(acting.game, at, building)?;
    if at != place || !acting.game.lands[at].posts.contains(spot) {
        return Err(Illegal::NotPosted(at));
    }
    remove_post(acting.game, at, spot);
    acting.tell(Event::Left { civ, at });
    if !too_thin(&acting.game.lands[at], civ) {
        military::set_step(acting.game, WarStep::Act);
    }
    Ok(())
}
