//! The continent: regions as hexes, sets of regions, and what follows from where the tiles lie.

use std::fmt;
use std::num::ParseIntError;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use game::{Arg, Examples, Indexed, Notation, Reader};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Regions on one tile: six around a middle one.
pub const REGIONS_PER_TILE: usize = 7;
/// The largest continent has this many tiles.
pub const MAX_TILES: usize = 7;
pub const MAX_REGIONS: usize = REGIONS_PER_TILE * MAX_TILES;
/// The middle of a tile, after its six rim regions.
const MIDDLE: usize = 6;
/// The rim, counter-clockwise from the east.
const DIRECTIONS: [Hex; 6] = [
    Hex { q: 1, r: 0 },
    Hex { q: 1, r: -1 },
    Hex { q: 0, r: -1 },
    Hex { q: -1, r: 0 },
    Hex { q: -1, r: 1 },
    Hex { q: 0, r: 1 },
];
/// Coordinates reach from `-REACH` to `REACH - 1`.
const REACH: i8 = 16;
const NOWHERE: u8 = u8::MAX;

/// A place on the plane, written `3,-2`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, Examples,
)]
pub struct Hex {
    pub q: i8,
    pub r: i8,
}

/// A region by its number: tile by tile, the rim counter-clockwise from the east, then the middle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Region(pub u8);

/// Any number of regions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RegionSet(u64);

/// Everything that follows from where the tiles lie.
#[derive(Debug)]
pub struct Ground {
    hexes: Vec<Hex>,
    neighbors: [RegionSet; MAX_REGIONS],
    steps: Vec<[u8; MAX_REGIONS]>,
    edge: RegionSet,
    numbers: [[u8; 2 * REACH as usize]; 2 * REACH as usize],
}

impl Hex {
    fn plus(self, step: Hex) -> Hex {
        Hex { q: self.q.saturating_add(step.q), r: self.r.saturating_add(step.r) }
    }

    fn cell(self) -> Option<(usize, usize)> {
        let inside = |c: i8| (-REACH..REACH).contains(&c);
        (inside(self.q) && inside(self.r)).then(|| ((self.q + REACH) as usize, (self.r + REACH) as usize))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl FromStr for Hex {
    type Err = ParseIntError;
    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        let (q, r) = text.split_once(',').unwrap_or((text, ""));
        Ok(Hex { q: q.parse()?, r: r.parse()? })
    }
}

impl Notation for Hex {
    fn read(words: &mut Reader<'_>) -> Option<Self> {
        words.word()
    }
}

impl From<Hex> for Arg {
    fn from(hex: Hex) -> Self {
        Arg::Text(hex.to_string())
    }
}

/// Coordinates that have a number: all shapes of the box lie between them.
const NUMBERED: std::ops::Range<i8> = -7..9;
const WIDTH: usize = (NUMBERED.end - NUMBERED.start) as usize;

impl Indexed for Hex {
    const COUNT: usize = WIDTH * WIDTH;

    fn index(self) -> Option<usize> {
        let place = |c: i8| NUMBERED.contains(&c).then(|| (c - NUMBERED.start) as usize);
        Some(place(self.q)? * WIDTH + place(self.r)?)
    }

    fn at(index: usize) -> Option<Self> {
        let coordinate = |place: usize| place as i8 + NUMBERED.start;
        (index < Self::COUNT).then(|| Hex { q: coordinate(index / WIDTH), r: coordinate(index % WIDTH) })
    }
}

/// One move of an army: to a neighbor, or across one region of water (4.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stride {
    pub from: Hex,
    pub to: Hex,
}

/// Offsets from -2 to 2 in a square of 25: one of them is no step, six are too far.
const SQUARE: usize = 25;

impl Stride {
    /// The places of a square that are one or two steps away, in their order.
    fn offsets() -> impl Iterator<Item = Hex> {
        let all = (0..SQUARE as i8).map(|place| Hex { q: place / 5 - 2, r: place % 5 - 2 });
        all.filter(|offset| *offset != Hex::default() && (offset.q + offset.r).abs() <= 2)
    }
}

impl Indexed for Stride {
    const COUNT: usize = Hex::COUNT * 18;

    fn index(self) -> Option<usize> {
        let Stride { from, to } = self;
        let offset = Hex { q: to.q.checked_sub(from.q)?, r: to.r.checked_sub(from.r)? };
        let step = Stride::offsets().position(|other| other == offset)?;
        Some(from.index()? * 18 + step)
    }

    fn at(index: usize) -> Option<Self> {
        let from = Hex::at(index / 18)?;
        Some(Stride { from, to: from.plus(Stride::offsets().nth(index % 18)?) })
    }
}

impl Region {
    pub fn index(self) -> usize {
        self.0 as usize
    }

    pub fn tile(self) -> usize {
        self.index() / REGIONS_PER_TILE
    }
}

impl RegionSet {
    pub const EMPTY: RegionSet = RegionSet(0);

    /// The first `count` regions.
    pub fn first(count: usize) -> Self {
        RegionSet((1 << count) - 1)
    }

    /// The regions of one tile.
    pub fn tile(tile: usize) -> Self {
        RegionSet(((1 << REGIONS_PER_TILE) - 1) << (tile * REGIONS_PER_TILE))
    }

    pub fn only(region: Region) -> Self {
        RegionSet(1 << region.0)
    }

    pub fn contains(self, region: Region) -> bool {
        self.0 >> region.0 & 1 == 1
    }

    pub fn insert(&mut self, region: Region) {
        self.0 |= 1 << region.0;
    }

    pub fn remove(&mut self, region: Region) {
        self.0 &= !(1 << region.0);
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn is_subset(self, other: RegionSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// A bit for each region, by its number.
    pub fn bits(self) -> u64 {
        self.0
    }

    pub fn meets(self, other: RegionSet) -> bool {
        self.0 & other.0 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Region> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let region = (rest != 0).then(|| Region(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(region)
        })
    }
}

impl BitOr for RegionSet {
    type Output = RegionSet;
    fn bitor(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 | other.0)
    }
}

impl BitAnd for RegionSet {
    type Output = RegionSet;
    fn bitand(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 & other.0)
    }
}

impl Sub for RegionSet {
    type Output = RegionSet;
    fn sub(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 & !other.0)
    }
}

impl FromIterator<Region> for RegionSet {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> Self {
        regions.into_iter().fold(RegionSet::EMPTY, |set, region| set | RegionSet::only(region))
    }
}

impl fmt::Debug for RegionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|region| region.0)).finish()
    }
}

impl Serialize for RegionSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for RegionSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let regions = Vec::<Region>::deserialize(deserializer)?;
        match regions.iter().find(|region| region.index() >= MAX_REGIONS) {
            Some(region) => Err(D::Error::custom(format!("there is no region {}", region.0))),
            None => Ok(regions.into_iter().collect()),
        }
    }
}

impl Ground {
    /// Lays tiles with these middles; says what is wrong when they do not fit.
    pub fn new(centers: &[Hex]) -> Result<Self, String> {
        if centers.is_empty() || centers.len() > MAX_TILES {
            return Err(format!("{} tiles, expected 1 to {MAX_TILES}", centers.len()));
        }
        let hexes: Vec<Hex> = centers.iter().flat_map(|&center| tile_hexes(center)).collect();
        let numbers = number(&hexes)?;
        let mut ground = Ground {
            neighbors: [RegionSet::EMPTY; MAX_REGIONS],
            steps: Vec::new(),
            edge: RegionSet::EMPTY,
            hexes,
            numbers,
        };
        for region in ground.regions().iter() {
            ground.neighbors[region.index()] = ground.find_neighbors(region);
        }
        ground.edge = ground.regions().iter().filter(|&region| ground.neighbors(region).len() < 6).collect();
        ground.steps = ground.regions().iter().map(|region| ground.count_steps(region)).collect();
        if ground.steps[0][..ground.hexes.len()].contains(&NOWHERE) {
            return Err("the tiles do not hang together".to_owned());
        }
        Ok(ground)
    }

    pub fn tiles(&self) -> usize {
        self.hexes.len() / REGIONS_PER_TILE
    }

    pub fn regions(&self) -> RegionSet {
        RegionSet::first(self.hexes.len())
    }

    /// Regions with fewer than six neighbors (R4).
    pub fn edge(&self) -> RegionSet {
        self.edge
    }

    pub fn hex(&self, region: Region) -> Hex {
        self.hexes[region.index()]
    }

    pub fn region_at(&self, hex: Hex) -> Option<Region> {
        let (column, row) = hex.cell()?;
        let number = self.numbers[column][row];
        (number != NOWHERE).then_some(Region(number))
    }

    pub fn neighbors(&self, region: Region) -> RegionSet {
        self.neighbors[region.index()]
    }

    /// All regions next to at least one of these (these may be among them).
    pub fn around(&self, regions: RegionSet) -> RegionSet {
        regions.iter().fold(RegionSet::EMPTY, |all, region| all | self.neighbors(region))
    }

    /// The shortest way between two regions on the map, in steps.
    pub fn steps(&self, from: Region, to: Region) -> u8 {
        self.steps[from.index()][to.index()]
    }

    fn find_neighbors(&self, region: Region) -> RegionSet {
        let hex = self.hex(region);
        DIRECTIONS.into_iter().filter_map(|direction| self.region_at(hex.plus(direction))).collect()
    }

    fn count_steps(&self, from: Region) -> [u8; MAX_REGIONS] {
        let mut steps = [NOWHERE; MAX_REGIONS];
        let mut reached = RegionSet::only(from);
        let mut latest = reached;
        let mut distance = 0;
        while !latest.is_empty() {
            latest.iter().for_each(|region| steps[region.index()] = distance);
            latest = self.around(latest) - reached;
            reached = reached | latest;
            distance += 1;
        }
        steps
    }
}

/// The regions of a tile in the order of their numbers.
fn tile_hexes(center: Hex) -> [Hex; REGIONS_PER_TILE] {
    let mut hexes = [center; REGIONS_PER_TILE];
    for (hex, direction) in hexes.iter_mut().zip(DIRECTIONS) {
        *hex = center.plus(direction);
    }
    hexes
}

fn number(hexes: &[Hex]) -> Result<[[u8; 2 * REACH as usize]; 2 * REACH as usize], String> {
    let mut numbers = [[NOWHERE; 2 * REACH as usize]; 2 * REACH as usize];
    for (index, hex) in hexes.iter().enumerate() {
        let (column, row) = hex.cell().ok_or_else(|| format!("{hex} is too far out"))?;
        if numbers[column][row] != NOWHERE {
            return Err(format!("two tiles cover {hex}"));
        }
        numbers[column][row] = index as u8;
    }
    Ok(numbers)
}

/// Where rim region or middle `place` of a tile comes to lie when the tile is turned.
pub(crate) fn turned(place: usize, rotation: u8) -> usize {
    if place == MIDDLE { MIDDLE } else { (place + rotation as usize) % MIDDLE }
}
