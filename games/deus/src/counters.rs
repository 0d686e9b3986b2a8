//! What effects and temples count (4.16).

use game::Seat;

use crate::components::{Kind, Terrain};
use crate::effect::Counter;
use crate::map::RegionSet;
use crate::state::{Deus, Player};

/// The number of what `counter` names for `seat`.
pub(crate) fn count(game: &Deus, seat: Seat, counter: Counter) -> usize {
    let player = game.player(seat);
    match counter {
        Counter::Once => 1,
        Counter::Regions => player.regions().len(),
        Counter::RegionsOf(terrain) => (player.regions() & game.continent[terrain]).len(),
        Counter::RegionsWith(buildings) => crowded(player, buildings.into()),
        Counter::Richest(terrain) => richest(player, game.continent[terrain]),
        Counter::LandTerrains => terrains(game, player.regions() & game.land()),
        Counter::TerrainsWith(kind) => terrains(game, player.pieces[kind]),
        Counter::Buildings(kind) => player.pieces[kind].len(),
        Counter::CivilWithOthers(others) => civil_with(player, others.into()),
        Counter::CivilByTheSea => (player.pieces[Kind::Civil] & game.ground().around(game.sea())).len(),
        Counter::NeighboringVillages => (game.ground().around(player.regions()) & game.villages()).len(),
        Counter::WeakerNeighbors => weaker_neighbors(game, seat),
        Counter::Column(kind) => player.columns[kind].len(),
        Counter::FullRows => player.full_rows(),
        Counter::TempleCards => player.temple_cards.len(),
        Counter::VillagesWon => player.villages_won.into(),
        Counter::Gold => player.gold.into(),
        Counter::Resources => player.resource_count().into(),
    }
}

/// `each` for every `for_every` of what was counted, `most` at most.
pub(crate) fn amount(counted: usize, each: u8, for_every: u8, most: u8) -> u8 {
    let times = counted / for_every.max(1) as usize;
    (times * each as usize).min(most as usize) as u8
}

fn crowded(player: &Player, buildings: usize) -> usize {
    player.regions().iter().filter(|&region| player.buildings_in(region) >= buildings).count()
}

fn richest(player: &Player, regions: RegionSet) -> usize {
    let own = player.regions() & regions;
    own.iter().map(|region| player.buildings_in(region)).max().unwrap_or(0)
}

fn terrains(game: &Deus, regions: RegionSet) -> usize {
    Terrain::ALL.iter().filter(|&&terrain| game.continent[terrain].meets(regions)).count()
}

/// Regions with a civil building and at least so many others beside it.
fn civil_with(player: &Player, others: usize) -> usize {
    player.pieces[Kind::Civil].iter().filter(|&region| player.buildings_in(region) > others).count()
}

/// Opponents with a region next to an own one and fewer armies on the map.
fn weaker_neighbors(game: &Deus, seat: Seat) -> usize {
    let player = game.player(seat);
    let around = game.ground().around(player.regions());
    let is_weaker = |other: &Seat| {
        let other = game.player(*other);
        other.regions().meets(around) && other.armies().len() < player.armies().len()
    };
    game.opponents(seat).filter(is_weaker).count()
}
