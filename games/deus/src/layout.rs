//! How faces of tiles become a continent (1.1–1.3).

use enum_map::EnumMap;
use game::{Rng, RngExt};

use crate::components::Terrain;
use crate::edition::{Edition, Face, Shape};
use crate::map::{Ground, MAX_TILES, REGIONS_PER_TILE, Region, RegionSet, turned};

/// Which regions are of which terrain.
pub type Continent = EnumMap<Terrain, RegionSet>;

/// Puts faces on the places of the tiles in order, each turned counter-clockwise by so many sixths.
pub fn lay(faces: impl Iterator<Item = (Face, u8)>) -> Continent {
    let mut continent = Continent::default();
    for (tile, (face, rotation)) in faces.enumerate() {
        for (place, terrain) in face.0.into_iter().enumerate() {
            let number = tile * REGIONS_PER_TILE + turned(place, rotation);
            continent[terrain].insert(Region(number as u8));
        }
    }
    continent
}

/// No two villages are neighbors (1.3).
pub fn villages_stand_apart(ground: &Ground, continent: &Continent) -> bool {
    let villages = continent[Terrain::Village];
    !ground.around(villages).meets(villages)
}

/// Shuffled tiles, random sides, random turns; again while two villages touch (R2).
pub fn random(edition: &Edition, shape: &Shape, rng: &mut impl Rng) -> Continent {
    loop {
        let continent = lay(shuffled(edition.tiles.faces.len(), rng)
            .take(shape.ground.tiles())
            .map(|(tile, side, rotation)| (edition.tiles.faces[tile][side], rotation)));
        if villages_stand_apart(&shape.ground, &continent) {
            return continent;
        }
    }
}

/// Tile, side and turn for every place.
fn shuffled(tiles: usize, rng: &mut impl Rng) -> impl Iterator<Item = (usize, usize, u8)> {
    let mut order: [(usize, usize, u8); MAX_TILES] = [(0, 0, 0); MAX_TILES];
    let tiles = tiles.min(MAX_TILES);
    for (tile, place) in order.iter_mut().enumerate() {
        *place = (tile, rng.random_range(0..2), rng.random_range(0..6));
    }
    for place in (1..tiles).rev() {
        order.swap(place, rng.random_range(0..=place));
    }
    order.into_iter().take(tiles)
}
