//! Armies on the move, and what they bring home (4.12–4.15, R14).

use game::Seat;

use crate::components::{Kind, Resource};
use crate::effect::{Effect, Spoils};
use crate::map::{Hex, Region, RegionSet};
use crate::phases::{barbarians, effects::gain};
use crate::state::{Ask, Deus, Player};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(super) fn list(game: &Deus, seat: Seat, effect: Effect, ask: Ask, tell: &mut impl FnMut(Action)) {
    let mut offer = |action| {
        if let Some(Ok(())) = check(game, seat, effect, ask, action) {
            tell(action);
        }
    };
    match (effect, ask) {
        (Effect::March { ship_points, .. }, Ask::March { armies, steps, last, .. }) => {
            for from in game.player(seat).armies().iter() {
                if check_army(game, seat, from, Marches { armies, steps, last }).is_ok() {
                    let targets = targets(game, seat, from, ship_points > 0);
                    targets.iter().for_each(|to| tell(Action::Move(game.hex(from), game.hex(to))));
                }
            }
        }
        (Effect::March { then: Some(spoils), .. }, Ask::Spoils) => match spoils {
            Spoils::RobPoints(_) => game.opponents(seat).map(Action::Rob).for_each(offer),
            Spoils::RobResource => {
                for victim in game.opponents(seat) {
                    let resources = Resource::ALL.iter().copied();
                    resources.for_each(|resource| offer(Action::RobResource(victim, resource)));
                }
            }
            Spoils::RobEveryone(_) => offer(Action::Use),
            Spoils::Raid(_) => {
                game.villages().iter().for_each(|village| offer(Action::Raid(game.hex(village))));
            }
            Spoils::GoldPerConquest(_) => {}
        },
        _ => {}
    }
}

pub(super) fn check(game: &Deus, seat: Seat, effect: Effect, ask: Ask, action: Action) -> Option<Result> {
    let Effect::March { ship_points, then, .. } = effect else { return None };
    Some(match (ask, then, action) {
        (Ask::March { armies, steps, last, .. }, _, Action::Move(from, to)) => {
            check_move(game, seat, from, to, ship_points > 0, Marches { armies, steps, last })
        }
        (Ask::Spoils, Some(Spoils::RobPoints(_)), Action::Rob(victim)) => {
            check_victim(game, seat, victim, |robbed| robbed.points > 0)
        }
        (Ask::Spoils, Some(Spoils::RobResource), Action::RobResource(victim, resource)) => {
            check_victim(game, seat, victim, |robbed| robbed.resources[resource] > 0)
        }
        (Ask::Spoils, Some(Spoils::RobEveryone(_)), Action::Use) => {
            rob_check(victims(game, seat).any(|victim| game.player(victim).gold > 0))
        }
        (Ask::Spoils, Some(Spoils::Raid(_)), Action::Raid(hex)) => check_raid(game, seat, hex),
        _ => return None,
    })
}

fn check_move(game: &Deus, seat: Seat, from: Hex, to: Hex, by_ship: bool, left: Marches) -> Result {
    let (from, to) = (on_map(game, from)?, on_map(game, to)?);
    check_army(game, seat, from, left)?;
    if targets(game, seat, from, by_ship).contains(to) { Ok(()) } else { Err(Illegal::NoWayForArmy) }
}

fn check_raid(game: &Deus, seat: Seat, hex: Hex) -> Result {
    let village = on_map(game, hex)?;
    let within_reach = game.villages() & game.ground().around(game.player(seat).armies());
    let can_raid = within_reach.contains(village) && game.village_points[village.tile()] > 0;
    if can_raid { Ok(()) } else { Err(Illegal::NothingToRaid) }
}

fn on_map(game: &Deus, hex: Hex) -> Result<Region> {
    game.region_at(hex).ok_or(Illegal::NotOnTheMap)
}

/// What is left of a march: further armies, further steps of the one that moved last.
#[derive(Clone, Copy)]
struct Marches {
    armies: u8,
    steps: u8,
    last: Option<Region>,
}

/// Whether the army in this region may move now, wherever to.
fn check_army(game: &Deus, seat: Seat, from: Region, left: Marches) -> Result {
    let player = game.player(seat);
    if !player.armies().contains(from) {
        return Err(Illegal::NoArmyThere);
    }
    let may_move = if left.last == Some(from) { left.steps > 0 } else { left.armies > 0 };
    if !may_move {
        return Err(Illegal::ArmyAlreadyMoved);
    }
    if player.temples.contains(from) && player.buildings_in(from) == 2 {
        return Err(Illegal::ArmyGuardsTemple);
    }
    Ok(())
}

/// Land an army can reach in one step: empty, or own and without an army.
fn targets(game: &Deus, seat: Seat, from: Region, by_ship: bool) -> RegionSet {
    let player = game.player(seat);
    let others = game.occupied() - player.regions();
    let open = game.land() - others - player.armies();
    let mut reach = game.ground().neighbors(from);
    if by_ship {
        reach = reach | across(game, seat, from);
    }
    reach & open
}

/// Regions on the shores of the own ships next to `from`.
fn across(game: &Deus, seat: Seat, from: Region) -> RegionSet {
    let ships = game.player(seat).pieces[Kind::Maritime] & game.ground().neighbors(from);
    game.ground().around(ships)
}

/// Opponents with a region next to one of the armies.
fn victims(game: &Deus, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let around = game.ground().around(game.player(seat).armies());
    game.opponents(seat).filter(move |&other| game.player(other).regions().meets(around))
}

fn check_victim(game: &Deus, seat: Seat, victim: Seat, has_something: impl Fn(&Player) -> bool) -> Result {
    if victims(game, seat).any(|other| other == victim) {
        rob_check(has_something(game.player(victim)))
    } else {
        Err(Illegal::NotWithinReach)
    }
}

fn rob_check(has_something: bool) -> Result {
    if has_something { Ok(()) } else { Err(Illegal::NothingToRob) }
}

pub(super) fn perform(
    acting: &mut Acting<impl Stage>,
    effect: Effect,
    ask: Ask,
    action: Action,
) -> Option<Ask> {
    let Effect::March { steps: stride, ship_points, then, .. } = effect else { return None };
    let (Ask::March { armies, steps, last, conquests }, Action::Move(from, to)) = (ask, action) else {
        plunder(acting, then?, action);
        return None;
    };
    let is_same_army = acting.game.region_at(from) == last;
    let conquests = conquests + march(acting, from, to, ship_points);
    let last = acting.game.region_at(to);
    let (armies, steps) =
        if is_same_army { (armies, steps - 1) } else { (armies - 1, stride.saturating_sub(1)) };
    if armies > 0 || steps > 0 {
        return Some(Ask::March { armies, steps, last, conquests });
    }
    arrive(acting, then?, conquests)
}

/// Moves an army; 1 when it took an empty region.
fn march(acting: &mut Acting<impl Stage>, from: Hex, to: Hex, ship_points: u8) -> u8 {
    let seat = acting.seat;
    let (Some(start), Some(goal)) = (acting.game.region_at(from), acting.game.region_at(to)) else {
        return 0;
    };
    let by_ship = ship_points > 0 && across(acting.game, seat, start).contains(goal);
    let is_conquest = !acting.game.players[seat].regions().contains(goal);
    acting.game.players[seat].pieces[Kind::Military].remove(start);
    acting.game.players[seat].pieces[Kind::Military].insert(goal);
    acting.tell(Event::Marched { seat, from, to, by_ship });
    if by_ship {
        gain::points(acting, ship_points.into());
    }
    barbarians::attack(acting);
    u8::from(is_conquest)
}

/// What follows once no army moves any more.
pub(super) fn arrive(acting: &mut Acting<impl Stage>, then: Spoils, conquests: u8) -> Option<Ask> {
    let Spoils::GoldPerConquest(gold) = then else { return Some(Ask::Spoils) };
    gain::gold(acting, u16::from(gold) * u16::from(conquests));
    None
}

fn plunder(acting: &mut Acting<impl Stage>, spoils: Spoils, action: Action) {
    let seat = acting.seat;
    match (spoils, action) {
        (Spoils::RobPoints(most), Action::Rob(victim)) => {
            let points = acting.game.players[victim].points.min(most.into());
            acting.game.players[victim].points -= points;
            acting.game.players[seat].earn_points(points);
            acting.tell(Event::RobbedPoints { seat, victim, points });
        }
        (Spoils::RobResource, Action::RobResource(victim, resource)) => {
            acting.game.players[victim].resources[resource] -= 1;
            acting.game.players[seat].resources[resource] += 1;
            acting.tell(Event::RobbedResource { seat, victim, resource });
        }
        (Spoils::RobEveryone(most), Action::Use) => rob_everyone(acting, most.into()),
        (Spoils::Raid(most), Action::Raid(at)) => {
            let Some(village) = acting.game.region_at(at) else { return };
            let points = acting.game.village_points[village.tile()].min(most);
            acting.game.village_points[village.tile()] -= points;
            acting.game.players[seat].earn_points(points.into());
            acting.tell(Event::Raided { seat, at, points });
        }
        _ => {}
    }
}

fn rob_everyone(acting: &mut Acting<impl Stage>, most: u16) {
    let seat = acting.seat;
    let robbed: game::SeatSet = victims(acting.game, seat).collect();
    for victim in robbed.iter() {
        let gold = acting.game.players[victim].gold.min(most);
        acting.game.players[victim].gold -= gold;
        acting.game.players[seat].earn_gold(gold);
        if gold > 0 {
            acting.tell(Event::RobbedGold { seat, victim, gold });
        }
    }
}
