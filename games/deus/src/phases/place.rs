//! Putting the piece on the map (3.4–3.9, 5.4–5.6).

use game::Seat;

use crate::components::{Kind, Terrain};
use crate::flow;
use crate::map::{Hex, Region, RegionSet};
use crate::phases::{barbarians, draw, effects};
use crate::state::{Cause, Deus, Phase, Project};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// At least two empty regions between first regions, as steps on the map (R3).
const FIRST_DISTANCE: u8 = 3;

/// Where a seat may build, before looking at the kind of the piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sites {
    pub(crate) seat: Seat,
    /// Own regions.
    own: RegionSet,
    /// Empty regions next to own ones; for a first piece the empty edge, far enough from the others.
    near: RegionSet,
    /// Empty edge regions away from the own ones.
    far: RegionSet,
}

impl Sites {
    pub(crate) fn of(game: &Deus, seat: Seat) -> Self {
        let ground = game.ground();
        let own = game.player(seat).regions();
        let empty = ground.regions() - game.occupied() - game.continent[Terrain::Village];
        if own.is_empty() {
            let edge = empty & ground.edge();
            let near = far_enough(game, seat, edge & game.sea()) | far_enough(game, seat, edge & game.land());
            return Sites { seat, own, near, far: RegionSet::EMPTY };
        }
        let near = ground.around(own) & empty;
        Sites { seat, own, near, far: (empty & ground.edge()) - near }
    }

    /// Regions where a piece of this kind may be placed for nothing.
    fn free_for(&self, game: &Deus, kind: Kind) -> RegionSet {
        ((self.own - game.player(self.seat).pieces[kind]) | self.near) & fitting(game, kind)
    }

    /// Regions where a piece of this kind may begin a new settlement for points.
    fn paid_for(&self, game: &Deus, kind: Kind) -> RegionSet {
        if game.player(self.seat).points < game.edition.building.settlement_points.into() {
            return RegionSet::EMPTY;
        }
        self.far & fitting(game, kind)
    }

    pub(crate) fn all_for(&self, game: &Deus, kind: Kind) -> RegionSet {
        self.free_for(game, kind) | self.paid_for(game, kind)
    }
}

fn fitting(game: &Deus, kind: Kind) -> RegionSet {
    if kind.is_ship() { game.sea() } else { game.land() }
}

/// The regions far enough from the first regions of the others, or those farthest from them (R3).
fn far_enough(game: &Deus, seat: Seat, regions: RegionSet) -> RegionSet {
    let distance = |region: Region| {
        let origins = game.opponents(seat).filter_map(|other| game.player(other).origin);
        let nearest = origins.map(|origin| game.ground().steps(origin, region)).min();
        nearest.unwrap_or(FIRST_DISTANCE).min(FIRST_DISTANCE)
    };
    let (mut farthest, mut best) = (RegionSet::EMPTY, 0);
    for region in regions.iter() {
        let distance = distance(region);
        if distance > best {
            farthest = RegionSet::EMPTY;
            best = distance;
        }
        if distance == best {
            farthest.insert(region);
        }
    }
    farthest
}

/// Own land regions without a temple.
pub(crate) fn temple_sites(game: &Deus, seat: Seat) -> RegionSet {
    let player = game.player(seat);
    (player.regions() - player.temples) & game.land()
}

/// The piece of a project; `None` for a temple.
fn kind_of(game: &Deus, project: Project) -> Option<Kind> {
    match project {
        Project::Card(card) => game.print(card).color.kind(),
        Project::FaceDown(kind) => Some(kind),
    }
}

/// Asks where the piece goes. A temple card without a piece left needs no place (5.6).
pub(crate) fn begin(acting: &mut Acting<impl Stage>, project: Project) {
    if kind_of(acting.game, project).is_none() && acting.game.temples_left == 0 {
        end_action(acting);
    } else {
        acting.game.phase = Phase::Place { project };
    }
}

pub(crate) fn list(game: &Deus, seat: Seat, project: Project, out: &mut Vec<Action>) {
    let hexes = |regions: RegionSet| regions.iter().map(|region| game.hex(region));
    match kind_of(game, project) {
        Some(kind) => {
            let sites = Sites::of(game, seat);
            out.extend(hexes(sites.free_for(game, kind)).map(Action::Place));
            out.extend(hexes(sites.paid_for(game, kind)).map(Action::Settle));
        }
        None => out.extend(hexes(temple_sites(game, seat)).map(Action::Place)),
    }
}

pub(crate) fn place(acting: &mut Acting<impl Stage>, project: Project, hex: Hex) -> Result {
    let region = acting.game.region_at(hex).ok_or(Illegal::NotOnTheMap)?;
    if let Some(kind) = kind_of(acting.game, project) {
        check_place(acting.game, acting.seat, kind, region)?;
        put_piece(acting, kind, region, hex);
    } else {
        check_temple(acting.game, acting.seat, region)?;
        put_temple(acting, region, hex);
    }
    Ok(())
}

/// A temple begins no settlement.
pub(crate) fn settle(acting: &mut Acting<impl Stage>, project: Project, hex: Hex) -> Result {
    let region = acting.game.region_at(hex).ok_or(Illegal::NotOnTheMap)?;
    let kind = kind_of(acting.game, project).ok_or(Illegal::NotOwnRegion)?;
    check_settlement(acting.game, acting.seat, kind, region)?;
    pay_settlement(acting);
    put_piece(acting, kind, region, hex);
    Ok(())
}

fn check_place(game: &Deus, seat: Seat, kind: Kind, region: Region) -> Result {
    let sites = Sites::of(game, seat);
    if sites.free_for(game, kind).contains(region) {
        return Ok(());
    }
    check_region(game, seat, kind, region)?;
    Err(match sites.own.is_empty() {
        true if game.ground().edge().contains(region) => Illegal::TooCloseToFirstRegions,
        true => Illegal::NotAtTheEdge,
        false => Illegal::NotAdjacent,
    })
}

fn check_settlement(game: &Deus, seat: Seat, kind: Kind, region: Region) -> Result {
    let sites = Sites::of(game, seat);
    if sites.paid_for(game, kind).contains(region) {
        return Ok(());
    }
    check_region(game, seat, kind, region)?;
    Err(if sites.far.contains(region) {
        Illegal::SettlementTooDear { points: game.edition.building.settlement_points }
    } else if game.ground().edge().contains(region) {
        Illegal::NotANewSettlement
    } else {
        Illegal::NotAtTheEdge
    })
}

/// What forbids a piece of this kind in a region, wherever the own regions are.
fn check_region(game: &Deus, seat: Seat, kind: Kind, region: Region) -> Result {
    if game.continent[Terrain::Village].contains(region) {
        return Err(Illegal::VillageRegion);
    }
    if !fitting(game, kind).contains(region) {
        return Err(Illegal::WrongTerrain);
    }
    match game.owner(region) {
        Some(owner) if owner != seat => Err(Illegal::ForeignRegion),
        Some(_) if game.player(seat).pieces[kind].contains(region) => Err(Illegal::SameKindThere),
        _ => Ok(()),
    }
}

fn check_temple(game: &Deus, seat: Seat, region: Region) -> Result {
    if temple_sites(game, seat).contains(region) {
        return Ok(());
    }
    Err(if !game.player(seat).regions().contains(region) {
        Illegal::NotOwnRegion
    } else if game.player(seat).temples.contains(region) {
        Illegal::SameKindThere
    } else {
        Illegal::WrongTerrain
    })
}

fn pay_settlement(acting: &mut Acting<impl Stage>) {
    let (seat, points) = (acting.seat, acting.game.edition.building.settlement_points);
    acting.game.players[acting.seat].points -= u16::from(points);
    acting.tell(Event::Settled { seat, points });
}

fn put_piece(acting: &mut Acting<impl Stage>, kind: Kind, region: Region, at: Hex) {
    let seat = acting.seat;
    let player = &mut acting.game.players[seat];
    player.origin = player.origin.or(Some(region));
    player.ready[kind] -= 1;
    player.pieces[kind].insert(region);
    acting.tell(Event::Placed { seat, kind, at });
    barbarians::attack(acting);
    effects::resolve(acting, effects::At { column: kind, next: 0 });
}

fn put_temple(acting: &mut Acting<impl Stage>, region: Region, at: Hex) {
    let seat = acting.seat;
    acting.game.players[seat].temples.insert(region);
    acting.game.temples_left -= 1;
    acting.tell(Event::PlacedTemple { seat, at });
    if acting.game.temples_left == 0 {
        flow::trigger_end(acting, Cause::Temples);
    }
    end_action(acting);
}

/// A player who has built the last card of the hand draws five (2.3).
pub(crate) fn end_action(acting: &mut Acting<impl Stage>) {
    if acting.game.players[acting.seat].hand.is_empty() {
        draw::refill(acting);
    }
    flow::end_turn(acting);
}
