//! A board as sets of bits: which fields there are, what opens them, what they cost.

use enum_map::EnumMap;
use enumset::EnumSet;
use game::Examples;
use serde::{Deserialize, Serialize};

use crate::components::{Bonus, Building, City, Color, Field, Symbol};
use crate::edition::{FieldCard, File, MOST_GAINS};
use crate::effect::{Effect, Lasting};

/// Any number of fields of one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fields(pub u64);

/// The number of a field on the board, below 64.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot(pub u8);

impl Fields {
    pub fn only(spot: Spot) -> Self {
        Fields(1 << spot.0)
    }

    pub fn contains(self, spot: Spot) -> bool {
        self.0 & (1 << spot.0) != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[must_use]
    pub fn and(self, other: Fields) -> Fields {
        Fields(self.0 & other.0)
    }

    #[must_use]
    pub fn or(self, other: Fields) -> Fields {
        Fields(self.0 | other.0)
    }

    #[must_use]
    pub fn without(self, other: Fields) -> Fields {
        Fields(self.0 & !other.0)
    }

    /// These fields, or none.
    #[must_use]
    pub fn only_if(self, condition: bool) -> Fields {
        if condition { self } else { Fields::default() }
    }

    pub fn iter(self) -> impl Iterator<Item = Spot> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let spot = (rest != 0).then(|| Spot(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            spot
        })
    }
}

/// A field as people find it on a board: by the symbol that its lane begins with, which only they need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, Examples)]
#[serde(from = "Field", into = "Field")]
pub struct Place {
    pub field: Field,
    /// None where a building has one lane.
    pub symbol: Option<Symbol>,
    /// Whether no other field is in its lane.
    pub alone: bool,
}

impl From<Field> for Place {
    fn from(field: Field) -> Self {
        Place { field, ..Place::default() }
    }
}

impl From<Place> for Field {
    fn from(place: Place) -> Self {
        place.field
    }
}

/// Where the fields of a city's board lie; the wonder comes last, so the others have the same places in all cities.
#[derive(Debug)]
pub struct Layout {
    /// By spot.
    pub fields: Vec<Field>,
    /// By spot: the fields as people find them.
    places: Vec<Place>,
    /// The first spot of each lane.
    lanes: EnumMap<Building, Vec<Spot>>,
    /// The field that follows in an ordered lane, if any, by spot.
    next: [Fields; 64],
    /// The fields that can be marked first.
    pub open_at_start: Fields,
    pub by_symbol: EnumMap<Symbol, Fields>,
    pub of_building: EnumMap<Building, Fields>,
    /// What a face compares with the neighbors; nothing for most.
    pub compared: EnumMap<Symbol, Fields>,
    /// How many attacks come before each spot.
    pub attacks_before: Vec<usize>,
    attacks: usize,
}

impl Layout {
    fn of(file: &File, city: City) -> Self {
        let mut layout = Layout {
            fields: Vec::new(),
            places: Vec::new(),
            lanes: EnumMap::default(),
            next: [Fields::default(); 64],
            open_at_start: Fields::default(),
            by_symbol: EnumMap::default(),
            of_building: EnumMap::default(),
            compared: EnumMap::default(),
            attacks_before: Vec::new(),
            attacks: 0,
        };
        for (building, number, lane) in file.building.lanes() {
            let fields = layout.add_lane(building, number, &lane.fields, lane.any_order);
            let symbol = lane.symbols.first().copied().filter(|_| file.building.has_lanes(building));
            layout.places.extend(fields.iter().map(|spot| Place {
                field: layout.fields[usize::from(spot.0)],
                symbol,
                alone: fields.len() == 1,
            }));
            for &symbol in &lane.symbols {
                layout.by_symbol[symbol] = layout.by_symbol[symbol].or(fields);
            }
        }
        let steps = layout.add_lane(Building::Wonder, 0, &file.city[city].wonder, false);
        layout.places.extend(steps.iter().map(|spot| Place::from(layout.fields[usize::from(spot.0)])));
        for &symbol in Symbol::ALL {
            let spied = layout.of_buildings(symbol.spied());
            layout.by_symbol[symbol] = layout.by_symbol[symbol].or(spied);
            layout.compared[symbol] = layout.of_buildings(symbol.compared().unwrap_or_default());
        }
        layout
    }

    fn add_lane(&mut self, building: Building, lane: u8, cards: &[FieldCard], any_order: bool) -> Fields {
        let mut added = Fields::default();
        self.lanes[building].push(Spot(self.fields.len() as u8));
        for (card, place) in cards.iter().zip(0..) {
            if self.fields.len() >= 64 {
                break;
            }
            let spot = Spot(self.fields.len() as u8);
            let is_last = usize::from(place) + 1 == cards.len() || spot.0 == 63;
            self.fields.push(Field { building, lane, place });
            if !any_order && !is_last {
                self.next[spot.0 as usize] = Fields::only(Spot(spot.0 + 1));
            }
            self.attacks_before.push(self.attacks);
            self.attacks += usize::from(card.attack > 0);
            added = added.or(Fields::only(spot));
            if any_order || place == 0 {
                self.open_at_start = self.open_at_start.or(Fields::only(spot));
            }
        }
        self.of_building[building] = self.of_building[building].or(added);
        added
    }

    /// The spot of a field that exists on the board.
    pub fn spot(&self, field: Field) -> Option<Spot> {
        let first = self.lanes[field.building].get(usize::from(field.lane))?;
        let spot = first.0.checked_add(field.place)?;
        (self.fields.get(usize::from(spot)) == Some(&field)).then_some(Spot(spot))
    }

    pub fn field(&self, spot: Spot) -> Field {
        self.fields[spot.0 as usize]
    }

    /// The same as people find it.
    pub fn place(&self, spot: Spot) -> Place {
        self.places[spot.0 as usize]
    }

    pub fn of_buildings(&self, buildings: EnumSet<Building>) -> Fields {
        buildings.iter().fold(Fields::default(), |all, building| all.or(self.of_building[building]))
    }

    /// What can be marked once `spot` is.
    pub fn opened_by(&self, spot: Spot) -> Fields {
        self.next[spot.0 as usize]
    }

    /// The fields that can be marked when exactly these are; `None` if that cannot be.
    pub fn open_after(&self, marked: Fields) -> Option<Fields> {
        let reachable = marked.iter().fold(self.open_at_start, |open, spot| open.or(self.opened_by(spot)));
        (marked.without(reachable).is_empty()).then(|| reachable.without(marked))
    }

    pub fn is_complete(&self, building: Building, marked: Fields) -> bool {
        self.of_building[building].without(marked).is_empty()
    }
}

/// The fields of one city's board and what they cost and bring, by spot.
#[derive(Debug)]
pub struct Board {
    pub layout: Layout,
    pub bonuses: EnumMap<Bonus, Effect>,
    pub costs: [u8; 64],
    pub points: [u8; 64],
    pub attacks: [u8; 64],
    pub effects: [Effect; 64],
    lasting: [Lasting; 64],
    /// The fields that cost at most so much, for every number that a byte can hold.
    at_most: [Fields; 256],
    /// The fields that bring coins for choosing dice of a color.
    gaining: Vec<Spot>,
    /// What they bring, for each set of those that are marked.
    gains: Vec<EnumMap<Color, u8>>,
}

impl Board {
    pub(crate) fn of(file: &File, city: City) -> Self {
        let (card, layout) = (&file.city[city], Layout::of(file, city));
        let read = |line: &str| Effect::read(line, card).unwrap_or_default();
        let fields = layout.fields.len();
        let lanes = file.building.lanes().flat_map(|(.., lane)| &lane.fields).chain(&card.wonder);
        let mut board = Board {
            layout,
            bonuses: EnumMap::from_fn(|bonus| read(file.bonus.line(bonus))),
            costs: [0; 64],
            points: [0; 64],
            attacks: [0; 64],
            effects: [Effect::Nothing; 64],
            lasting: [Lasting::default(); 64],
            at_most: [Fields::default(); 256],
            gaining: Vec::new(),
            gains: vec![EnumMap::default()],
        };
        for (field, place) in lanes.zip(0..fields) {
            board.costs[place] = field.cost;
            board.points[place] = field.points;
            board.attacks[place] = field.attack;
            board.effects[place] = field.effect.as_deref().map(read).unwrap_or_default();
            board.lasting[place] = board.effects[place].lasting();
            if let Effect::Gain { coins, color } = board.effects[place] {
                board.add_gain(Spot(place as u8), color, coins);
            }
            for fields in board.at_most.iter_mut().skip(field.cost.into()) {
                *fields = fields.or(Fields::only(Spot(place as u8)));
            }
        }
        board
    }

    /// The fields that can be paid for with so many resources and coins.
    pub fn affordable(&self, means: u8) -> Fields {
        self.at_most[usize::from(means)]
    }

    fn add_gain(&mut self, spot: Spot, color: Color, coins: u8) {
        if self.gaining.len() < MOST_GAINS {
            let with_and_without = |mut gains: EnumMap<Color, u8>| {
                let without = gains;
                gains[color] += coins;
                [without, gains]
            };
            self.gains = self.gains.iter().copied().flat_map(with_and_without).collect();
            self.gaining.push(spot);
        }
    }

    /// The coins that choosing a die of each color brings when these fields are marked (rule 7.7).
    pub fn gains(&self, marked: Fields) -> &EnumMap<Color, u8> {
        let number =
            self.gaining.iter().fold(0, |number, &spot| 2 * number + usize::from(marked.contains(spot)));
        &self.gains[number]
    }

    pub fn cost(&self, spot: Spot) -> u8 {
        self.costs[spot.0 as usize]
    }

    pub(crate) fn lasting(&self, spot: Spot) -> Lasting {
        self.lasting[spot.0 as usize]
    }

    pub fn effect(&self, spot: Spot) -> Effect {
        self.effects[spot.0 as usize]
    }
}
