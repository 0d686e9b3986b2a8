//! The numbers and cards of one edition as types. No rules here.

mod check;

use enum_map::EnumMap;
use game::edition::{Confidence, Source};
use serde::Deserialize;

use crate::cards::Cards;
use crate::components::{Card, Color, Resource, Terrain};
use crate::effect::Effect;
use crate::layout::{self, Continent};
use crate::map::{Ground, Hex, REGIONS_PER_TILE};

/// A column, and the pieces of one kind, never exceed this.
pub const MAX_PIECES: usize = 5;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    pub start: Start,
    pub supply: Supply,
    pub hand: Hand,
    pub building: Building,
    pub offering: Offering,
    pub scoring: Scoring,
    pub stall: Stall,
    pub tiles: Tiles,
    #[serde(rename = "shape")]
    pub shapes: Vec<Shape>,
    #[serde(rename = "card")]
    cards: EnumMap<Card, Print>,
}

game::printed! {
    /// What a player begins with (1.6, 1.7, 9.1).
    pub struct Start {
        pub gold: u8,
        pub points: u8,
        pub each_resource: u8,
        pub pieces_of_each_kind: u8,
        pub chosen_pieces: u8,
    }

    /// What lies in the general and the personal supplies (1.5, 1.6).
    pub struct Supply {
        pub each_resource_per_player: u8,
        pub pieces_of_each_kind: u8,
    }

    pub struct Hand {
        pub cards: u8,
        pub limit: u8,
    }

    pub struct Building {
        pub gold_for_a_resource: u8,
        pub settlement_points: u8,
    }

    pub struct Offering {
        pub gold_per_card: u8,
        pub points_for_one_card: u8,
        pub points_for_more_cards: u8,
    }

    pub struct Scoring {
        pub temple_limit: u8,
        pub majority_points: u8,
    }

    /// When the safeguard ends a game (R16).
    pub struct Stall {
        pub offering_rounds: u8,
        pub rounds: u8,
    }

    pub struct Tiles {
        /// Both sides of every tile.
        pub faces: Vec<[Face; 2]>,
    }

    /// What is printed on a card.
    pub struct Print {
        pub color: Color,
        pub copies: u8,
        pub cost: Cost,
        pub effect: Effect,
        /// The effect as one source states it, where we doubt that source.
        pub literal: Option<Effect>,
    }
}

/// The terrain of the seven regions of one side of a tile.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Face(pub [Terrain; REGIONS_PER_TILE]);

/// Where the tiles lie for one number of players.
#[derive(Debug, Deserialize)]
#[serde(try_from = "ShapeText")]
pub struct Shape {
    pub seats: u8,
    /// How tile 1, 2, … is turned in the recommended layout.
    pub rotations: Option<Vec<u8>>,
    pub ground: Ground,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShapeText {
    #[serde(rename = "id")]
    _id: String,
    seats: u8,
    centers: Vec<(i8, i8)>,
    rotations: Option<Vec<u8>>,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(rename = "confidence")]
    _confidence: Confidence,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cost {
    pub wood: u8,
    pub clay: u8,
    pub stone: u8,
    pub wheat: u8,
    pub gold: u8,
}

impl Edition {
    pub fn print(&self, card: Card) -> &Print {
        &self.cards[card]
    }

    /// All 96 cards.
    pub fn deck(&self) -> Cards {
        let copies = |&card: &Card| std::iter::repeat_n(card, self.cards[card].copies as usize);
        Card::ALL.iter().flat_map(copies).collect()
    }

    /// Tiles 1, 2, … on side A, turned like this.
    pub fn recommended(&self, ground: &Ground, rotations: &[u8]) -> Continent {
        let tiles = self.tiles.faces.iter().map(|sides| sides[0]).zip(rotations.iter().copied());
        layout::lay(tiles.take(ground.tiles()))
    }

    /// The shapes for this many players, by their numbers; the first is the recommended one.
    pub fn shapes_for(&self, seats: u8) -> impl Iterator<Item = (usize, &Shape)> + Clone {
        self.shapes.iter().enumerate().filter(move |(_, shape)| shape.seats == seats)
    }
}

impl Cost {
    pub fn of(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Wood => self.wood,
            Resource::Clay => self.clay,
            Resource::Stone => self.stone,
            Resource::Wheat => self.wheat,
        }
    }
}

impl TryFrom<String> for Face {
    type Error = String;
    fn try_from(letters: String) -> Result<Self, String> {
        let terrains: Option<Vec<Terrain>> = letters.chars().map(Terrain::from_letter).collect();
        let face: Option<[Terrain; REGIONS_PER_TILE]> = terrains.and_then(|list| list.try_into().ok());
        let face = face.ok_or_else(|| format!("`{letters}` is no face: expected seven of V ~ f t s m"))?;
        let count = |terrain| face.iter().filter(|&&found| found == terrain).count();
        let is_whole = count(Terrain::Sea) == 2 && count(Terrain::Village) == 1;
        if is_whole && Terrain::LAND.iter().all(|&land| count(land) == 1) {
            return Ok(Face(face));
        }
        Err(format!("`{letters}` has not two seas and one of every other terrain"))
    }
}

impl TryFrom<ShapeText> for Shape {
    type Error = String;
    fn try_from(text: ShapeText) -> Result<Self, String> {
        let centers: Vec<Hex> = text.centers.iter().map(|&(q, r)| Hex { q, r }).collect();
        let ground = Ground::new(&centers)?;
        if text.rotations.as_ref().is_some_and(|rotations| rotations.len() != ground.tiles()) {
            return Err("there is not one rotation for each tile".to_owned());
        }
        Ok(Shape { seats: text.seats, rotations: text.rotations, ground })
    }
}
