//! The printed board as bit sets: who borders whom, and what stands where.

use enum_map::{EnumMap, enum_map};
use game::keys_where;

use crate::components::*;
use crate::edition::EditionFile;

/// The borders and sites of the whole board.
#[derive(Clone, Debug)]
pub struct Board {
    pub land: EnumMap<Province, ProvinceSet>,
    /// The seas that touch a province.
    pub seas_of: EnumMap<Province, SeaSet>,
    /// The provinces that touch a sea.
    pub coast: EnumMap<Sea, ProvinceSet>,
    pub sea: EnumMap<Sea, SeaSet>,
    /// The sites of a province, and the temple, market and marker that any province may have.
    pub sites: EnumMap<Province, Sites>,
    by_seas: BySeas,
}

/// What borders any of several seas, looked up for all of them together by the bits of the set.
#[derive(Clone, Debug, Default)]
struct BySeas {
    coasts: Vec<ProvinceSet>,
    seas: Vec<SeaSet>,
}

/// What is printed in a province.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sites {
    /// Where buildings may stand.
    pub spots: SpotSet,
    buildings: EnumMap<Spot, Option<Building>>,
}

impl Board {
    pub(crate) fn of(file: &EditionFile) -> Board {
        let mut board = Board {
            land: EnumMap::default(),
            seas_of: EnumMap::default(),
            coast: EnumMap::default(),
            sea: EnumMap::default(),
            sites: EnumMap::default(),
            by_seas: BySeas::default(),
        };
        for (&id, printed) in &file.province {
            board.land[id] = printed.land.iter().copied().collect();
            board.seas_of[id] = printed.sea.iter().copied().collect();
            board.sites[id] = Sites::new(&printed.cities, &printed.goods);
            printed.sea.iter().for_each(|&sea| {
                board.coast[sea].insert(id);
            });
        }
        for (&id, printed) in &file.sea {
            board.sea[id] = printed.sea.iter().copied().collect();
        }
        board.by_seas = BySeas::of(&board.coast, &board.sea);
        board
    }

    /// All seas of `fleet` that hang together with `from`, which are in it.
    pub fn chain(&self, from: SeaSet, fleet: SeaSet) -> SeaSet {
        let mut chain = from & fleet;
        loop {
            let grown = chain | (self.by_seas.seas[index(chain)] & fleet);
            if grown == chain {
                return chain;
            }
            chain = grown;
        }
    }

    /// The provinces on the coasts of these seas.
    pub fn coasts(&self, seas: SeaSet) -> ProvinceSet {
        self.by_seas.coasts[index(seas)]
    }

    /// Where one step leads from `from`: over land borders, or over a chain of own ships in `fleet`.
    pub fn reach(&self, from: Province, fleet: SeaSet) -> ProvinceSet {
        let chain = self.chain(self.seas_of[from], fleet);
        (self.land[from] | self.coasts(chain)) - from
    }

    /// The seas crossed in one step from `from` to `to`, as few as possible; none over a land border.
    pub fn voyage(&self, from: Province, to: Province, fleet: SeaSet) -> Option<Vec<Sea>> {
        if self.land[from].contains(to) {
            return Some(Vec::new());
        }
        let mut voyages: Vec<Vec<Sea>> = (self.seas_of[from] & fleet).iter().map(|sea| vec![sea]).collect();
        let mut seen = self.seas_of[from] & fleet;
        while !voyages.is_empty() {
            if let Some(voyage) =
                voyages.iter().find(|voyage| voyage.iter().any(|&sea| self.coast[sea].contains(to)))
            {
                return Some(voyage.clone());
            }
            voyages = voyages.iter().flat_map(|voyage| self.longer(voyage, fleet - seen)).collect();
            seen.extend(voyages.iter().filter_map(|voyage| voyage.last().copied()));
        }
        None
    }

    /// A voyage with one more sea.
    fn longer(&self, voyage: &[Sea], fleet: SeaSet) -> Vec<Vec<Sea>> {
        let next = voyage.last().map_or(SeaSet::empty(), |&last| self.sea[last] & fleet);
        next.iter().map(|sea| voyage.iter().copied().chain([sea]).collect()).collect()
    }

    pub fn is_coastal(&self, province: Province) -> bool {
        !self.seas_of[province].is_empty()
    }
}

impl BySeas {
    fn of(coast: &EnumMap<Sea, ProvinceSet>, sea: &EnumMap<Sea, SeaSet>) -> BySeas {
        let all = || (0..=SeaSet::all().as_u16()).map(SeaSet::from_u16);
        BySeas {
            coasts: all().map(|seas| seas.iter().flat_map(|id| coast[id]).collect()).collect(),
            seas: all().map(|seas| seas.iter().flat_map(|id| sea[id]).collect()).collect(),
        }
    }
}

fn index(seas: SeaSet) -> usize {
    seas.as_u16().into()
}

impl Sites {
    /// More than two of a kind are cut off here; the check of the edition refuses them.
    fn new(cities: &[City], goods: &[Card]) -> Sites {
        let city = |place: usize| cities.get(place).copied().map(Building::City);
        let caravan = |place: usize| goods.get(place).copied().map(Building::Caravan);
        let buildings = enum_map! {
            Spot::FirstCity => city(0),
            Spot::SecondCity => city(1),
            Spot::FirstCaravan => caravan(0),
            Spot::SecondCaravan => caravan(1),
            Spot::Temple => Some(Building::Temple),
            Spot::Market => Some(Building::Market),
            Spot::Marker => None,
        };
        Sites { spots: keys_where(&buildings, Option::is_some), buildings }
    }

    /// The good of a caravan site.
    pub fn good(&self, spot: Spot) -> Option<Card> {
        match self.buildings[spot] {
            Some(Building::Caravan(good)) => Some(good),
            _ => None,
        }
    }

    /// The building that may stand on a spot.
    pub fn building(&self, spot: Spot) -> Option<Building> {
        self.buildings[spot]
    }

    /// Where a building stands in this province; `None` when it has no such site.
    pub fn spot(&self, building: Building) -> Option<Spot> {
        self.spots.iter().find(|&spot| self.building(spot) == Some(building))
    }
}
