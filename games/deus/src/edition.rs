//! The numbers and cards of one edition as types. No rules here.

use enum_map::EnumMap;
use game::Flaw;
use game::edition::{Confidence, Source};
use serde::Deserialize;
use strum::VariantArray;

use crate::cards::{Cards, MAX_COPIES};
use crate::components::{Card, Color, Resource, Terrain};
use crate::effect::Effect;
use crate::layout::{self, Continent};
use crate::map::{Ground, Hex, REGIONS_PER_TILE};

/// Cards of each color.
const CARDS_PER_COLOR: usize = 16;
/// No card costs more of a resource, or of gold.
const MOST_COST: u8 = 20;
/// How often one card can be used to trade.
const MOST_TRADES: u8 = 20;
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
        Card::VARIANTS.iter().flat_map(copies).collect()
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

impl game::Edition for Edition {
    const DEFAULT: &'static str = include_str!("../editions/default.toml");

    fn check(&self) -> Result<(), Flaw> {
        self.check_numbers()?;
        self.check_map()?;
        for &card in Card::VARIANTS {
            self.check_card(card)?;
        }
        for &color in Color::VARIANTS {
            let cards = Card::VARIANTS.iter().map(|&card| &self.cards[card]);
            let count: usize =
                cards.filter(|print| print.color == color).map(|print| print.copies as usize).sum();
            if count != CARDS_PER_COLOR {
                return Err(Flaw::new("card", format!("{count} {color} cards, expected {CARDS_PER_COLOR}")));
            }
        }
        Ok(())
    }
}

impl Edition {
    fn check_numbers(&self) -> Result<(), Flaw> {
        let pieces = self.supply.pieces_of_each_kind;
        at_most("supply.pieces-of-each-kind", pieces, MAX_PIECES as u8)?;
        at_most("supply.each-resource-per-player", self.supply.each_resource_per_player, 20)?;
        at_most("start.each-resource", self.start.each_resource, self.supply.each_resource_per_player)?;
        at_most("start.pieces-of-each-kind", self.start.pieces_of_each_kind, pieces)?;
        at_most("start.chosen-pieces", self.start.chosen_pieces, 5 * pieces)?;
        at_most("hand.limit", self.hand.limit, 20)?;
        at_most("hand.cards", self.hand.cards, self.hand.limit)?;
        at_most("stall.rounds", self.stall.rounds, 100)?;
        for (field, value) in [
            ("hand.cards", self.hand.cards),
            ("building.gold-for-a-resource", self.building.gold_for_a_resource),
            ("stall.rounds", self.stall.rounds),
            ("stall.offering-rounds", self.stall.offering_rounds),
        ] {
            if value == 0 {
                return Err(Flaw::new(field, "is 0, expected at least 1"));
            }
        }
        Ok(())
    }

    fn check_map(&self) -> Result<(), Flaw> {
        for (index, shape) in self.shapes.iter().enumerate() {
            if shape.ground.tiles() > self.tiles.faces.len() {
                return Err(Flaw::new(format!("shape[{index}].centers"), "more tiles than there are"));
            }
        }
        for seats in 2..=4 {
            let Some((_, shape)) = self.shapes_for(seats).next() else {
                return Err(Flaw::new("shape", format!("there is none for {seats} players")));
            };
            let Some(rotations) = &shape.rotations else {
                return Err(Flaw::new("shape", format!("the first for {seats} players has no rotations")));
            };
            if !layout::villages_stand_apart(&shape.ground, &self.recommended(&shape.ground, rotations)) {
                return Err(Flaw::new("shape", format!("two villages touch for {seats} players")));
            }
        }
        Ok(())
    }

    fn check_card(&self, card: Card) -> Result<(), Flaw> {
        let print = &self.cards[card];
        let field = |name: &str| format!("card.{card}.{name}");
        at_most(&field("copies"), print.copies, MAX_COPIES as u8)?;
        at_most(&field("cost"), print.cost.gold, MOST_COST)?;
        for &resource in Resource::VARIANTS {
            at_most(&field("cost"), print.cost.of(resource), MOST_COST)?;
        }
        for effect in [Some(print.effect), print.literal].into_iter().flatten() {
            let at_the_end = matches!(effect, Effect::EndPoints { .. });
            if at_the_end != (print.color == Color::Temple) {
                return Err(Flaw::new(field("effect"), "end points are for temples, and for them alone"));
            }
            check_amounts(&field("effect"), effect)?;
            if let Effect::Gain { for_every: 0, .. } | Effect::EndPoints { for_every: 0, .. } = effect {
                return Err(Flaw::new(field("effect"), "for-every is 0, expected at least 1"));
            }
        }
        Ok(())
    }
}

/// A column is resolved again and again, so what one card asks for comes to an end soon.
fn check_amounts(field: &str, effect: Effect) -> Result<(), Flaw> {
    match effect {
        Effect::March { armies, steps, .. } => {
            if armies == 0 || steps == 0 {
                return Err(Flaw::new(field, "no army moves, expected at least 1 army and 1 step"));
            }
            at_most(field, armies.max(steps), MAX_PIECES as u8)
        }
        Effect::Buy { most, .. }
        | Effect::SellForGold { most, .. }
        | Effect::SellForPoints { most, .. }
        | Effect::BuyPoints { most, .. }
        | Effect::Exchange { most } => at_most(field, most, MOST_TRADES),
        Effect::Ready { pieces, .. } => at_most(field, pieces, MAX_PIECES as u8),
        _ => Ok(()),
    }
}

fn at_most(field: &str, value: u8, most: u8) -> Result<(), Flaw> {
    if value <= most {
        return Ok(());
    }
    Err(Flaw::new(field, format!("is {value}, expected at most {most}")))
}
