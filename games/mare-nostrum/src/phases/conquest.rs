//! What a victorious army does (rules 6.16–6.20, rulings R10, R11): plunder, occupy, annex.

use game::Sink;

use super::military;
use crate::action::Action;
use crate::components::*;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::WarStep;
use crate::state::{Land, MareNostrum};

/// Legions that stand on nothing and have not plundered in this turn.
pub(crate) fn idle(land: &Land, civ: Civ) -> u8 {
    land.free_legions(civ).saturating_sub(u8::from(land.plundered))
}

/// What an army may do in a province it has conquered.
pub(crate) fn legal(game: &MareNostrum, civ: Civ, at: Province, out: &mut Vec<Action>) {
    let (land, sites) = (&game.lands[at], game.sites(at));
    let idle = idle(land, civ) > 0;
    for spot in land.buildings {
        let Some(building) = sites.building(spot) else { continue };
        if idle && !land.posts.contains(spot) {
            out.push(Action::Occupy(at, building));
            if !land.plundered {
                out.push(Action::Plunder(at, building));
            }
        } else if check_leave(land, at, civ, spot).is_ok() {
            out.push(Action::Leave(at, building));
        }
    }
    if check_annex(game, civ, at).is_ok() {
        out.push(Action::Annex(at));
    }
    if check_leave(land, at, civ, Spot::Marker).is_ok() {
        out.push(Action::LeaveMarker(at));
    }
}

/// The foreign provinces in which this army stands and no other.
pub(crate) fn conquered(game: &MareNostrum, civ: Civ) -> ProvinceSet {
    let lands = &game.lands;
    lands.armed(civ) - lands.owned_by(civ) - lands.ownerless() - lands.war_torn()
}

fn check_conquered(game: &MareNostrum, civ: Civ, at: Province) -> Result<(), Illegal> {
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

/// A building that stands, on which no legion of this army stands yet, and a legion to go there.
fn check_target(game: &MareNostrum, civ: Civ, at: Province, building: Building) -> Result<Spot, Illegal> {
    check_conquered(game, civ, at)?;
    let land = &game.lands[at];
    let Some(spot) = game.sites(at).spot(building).filter(|&spot| land.buildings.contains(spot)) else {
        return Err(Illegal::NoSuchBuilding(at));
    };
    if land.posts.contains(spot) {
        return Err(Illegal::PostTaken(at));
    }
    if idle(land, civ) == 0 { Err(Illegal::NoFreeLegion(at)) } else { Ok(spot) }
}

/// Rule 6.16, ruling R10; rule 7.4, ruling R19 for Nebuchadnezzar.
pub(crate) fn plunder(
    game: &mut MareNostrum,
    civ: Civ,
    (at, building): (Province, Building),
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if game.lands[at].plundered {
        return Err(Illegal::PlunderedAlready(at));
    }
    let spot = check_target(game, civ, at, building)?;
    military::go_ashore(game);
    game.lands.change(at, |land| {
        land.buildings -= spot;
        land.plundered = true;
    });
    game.tokens[building.token()] += 1;
    events.push(Event::Plundered { civ, at, building });
    let loot = match building {
        Building::City(_) => Some(Card::Tax),
        Building::Caravan(good) => Some(good),
        Building::Temple | Building::Market => None,
    };
    if let Some(card) = loot
        && game.has(civ, Hero::Nebuchadnezzar)
        && game.bank[card] > 0
    {
        game.draw(civ, card, 1);
        events.push(Event::Looted { civ, card });
    }
    Ok(())
}

pub(crate) fn occupy(
    game: &mut MareNostrum,
    civ: Civ,
    (at, building): (Province, Building),
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let spot = check_target(game, civ, at, building)?;
    post(game, civ, at, spot);
    events.push(Event::Occupied { civ, at, building });
    Ok(())
}

fn check_annex(game: &MareNostrum, civ: Civ, at: Province) -> Result<(), Illegal> {
    check_conquered(game, civ, at)?;
    if game.is_center_of_player(at) {
        return Err(Illegal::CenterIsSafe(at));
    }
    let land = &game.lands[at];
    if land.posts.contains(Spot::Marker) {
        return Err(Illegal::PostTaken(at));
    }
    if idle(land, civ) == 0 { Err(Illegal::NoFreeLegion(at)) } else { Ok(()) }
}

pub(crate) fn annex(
    game: &mut MareNostrum,
    civ: Civ,
    at: Province,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    check_annex(game, civ, at)?;
    post(game, civ, at, Spot::Marker);
    events.push(Event::AnnexationBegan { civ, at });
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
fn check_leave(land: &Land, at: Province, civ: Civ, spot: Spot) -> Result<(), Illegal> {
    if land.occupier != Some(civ) || !land.posts.contains(spot) {
        return Err(Illegal::NotPosted(at));
    }
    if land.new_posts.contains(spot) { Err(Illegal::JustPosted(at)) } else { Ok(()) }
}

/// Leaves a building, or the marker when `building` is none.
pub(crate) fn leave(
    game: &mut MareNostrum,
    civ: Civ,
    (at, building): (Province, Option<Building>),
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let spot = spot_of(game, at, building)?;
    check_leave(&game.lands[at], at, civ, spot)?;
    remove_post(game, at, spot);
    events.push(Event::Left { civ, at });
    Ok(())
}

fn spot_of(game: &MareNostrum, at: Province, building: Option<Building>) -> Result<Spot, Illegal> {
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
pub(crate) fn after_battle(game: &mut MareNostrum, at: Province, events: &mut impl Sink<Event>) {
    let land = &game.lands[at];
    let Some(occupier) = land.occupier else { return };
    let defeated = land.legions[occupier] == 0;
    if defeated || land.is_war_torn() {
        clear_posts(game, at);
        events.push(Event::OccupationEnded { civ: occupier, at, defeated });
    } else if too_thin(land, occupier) {
        military::set_step(game, WarStep::Thinned { civ: occupier, at });
    }
}

fn too_thin(land: &Land, civ: Civ) -> bool {
    land.posts.len() as u8 > land.legions[civ]
}

pub(crate) fn legal_retreats(game: &MareNostrum, at: Province, out: &mut Vec<Action>) {
    out.extend(game.lands[at].posts.iter().map(|spot| leaving(game, at, spot)));
}

/// Ruling R11 among enemies: what the legions of this army may leave before they fight.
pub(crate) fn legal_leaves(game: &MareNostrum, civ: Civ, at: Province, out: &mut Vec<Action>) {
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
    game: &mut MareNostrum,
    (civ, place): (Civ, Province),
    (at, building): (Province, Option<Building>),
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let spot = spot_of(game, at, building)?;
    if at != place || !game.lands[at].posts.contains(spot) {
        return Err(Illegal::NotPosted(at));
    }
    remove_post(game, at, spot);
    events.push(Event::Left { civ, at });
    if !too_thin(&game.lands[at], civ) {
        military::set_step(game, WarStep::Act);
    }
    Ok(())
}
