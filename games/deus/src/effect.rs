//! The small closed set of things a card can do; its numbers come from the edition (chapter 4).

use game::Rule;
use serde::Deserialize;

use crate::components::{Kind, Resource, Terrain};

/// What a card does when its column is resolved, or at the end for a temple (chapter 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// `each` for every `for_every` that `per` counts, `most` at most.
    Gain {
        what: Goods,
        each: u8,
        #[serde(default = "one")]
        for_every: u8,
        per: Counter,
        most: u8,
    },
    /// A resource for each terrain with a piece of this kind.
    Harvest {
        kind: Kind,
    },
    /// One resource of a terrain one holds, and gold for what `per` counts.
    Fetch {
        gold: u8,
        per: Counter,
    },
    Buy {
        price: u8,
        most: u8,
    },
    SellForGold {
        resource: Resource,
        gold: u8,
        most: u8,
    },
    SellForPoints {
        resource: Resource,
        points: u8,
        most: u8,
    },
    SellOneOfEach {
        points: u8,
    },
    BuyPoints {
        gold: u8,
        points: u8,
        most: u8,
    },
    Exchange {
        most: u8,
    },
    /// Pieces of different kinds from the personal supply to the player board, for gold.
    Ready {
        gold: u8,
        pieces: u8,
    },
    /// Resolves a card of another column once.
    Reactivate,
    March {
        armies: u8,
        steps: u8,
        #[serde(default)]
        ship_points: u8,
        then: Option<Spoils>,
    },
    EndPoints {
        each: u8,
        #[serde(default = "one")]
        for_every: u8,
        per: Counter,
    },
}

impl Effect {
    /// The rule that describes it.
    pub fn rule(&self) -> Rule {
        match self {
            Effect::Gain { .. } => "4.1",
            Effect::Harvest { .. } => "4.2",
            Effect::Fetch { .. } => "4.3",
            Effect::Buy { .. } => "4.4",
            Effect::SellForGold { .. } => "4.5",
            Effect::SellForPoints { .. } => "4.6",
            Effect::SellOneOfEach { .. } => "4.7",
            Effect::BuyPoints { .. } => "4.8",
            Effect::Exchange { .. } => "4.9",
            Effect::Ready { .. } => "4.10",
            Effect::Reactivate => "4.11",
            Effect::March { .. } => "4.12",
            Effect::EndPoints { .. } => "5.7",
        }
    }
}

/// What a march brings once the armies stand.
#[game::print(Clone, Copy, PartialEq, Eq)]
pub enum Spoils {
    /// Points from one neighbor of an army.
    RobPoints(u8),
    /// One resource from one neighbor of an army.
    RobResource,
    /// Gold from every neighbor of an army.
    RobEveryone(u8),
    /// Gold for every army that took an empty region.
    GoldPerConquest(u8),
    /// Points from a village next to an army.
    Raid(u8),
}

#[game::print(Clone, Copy, PartialEq, Eq)]
pub enum Goods {
    Points,
    Gold,
    Cards,
    #[serde(untagged)]
    Resource(Resource),
}

/// What effects count (4.16).
#[game::print(Clone, Copy, PartialEq, Eq)]
pub enum Counter {
    Once,
    Regions,
    RegionsOf(Terrain),
    /// Own regions with at least so many own buildings.
    RegionsWith(u8),
    /// Own buildings in the own region of this terrain that holds most.
    Richest(Terrain),
    LandTerrains,
    TerrainsWith(Kind),
    Buildings(Kind),
    /// Own regions with a civil building and at least so many other kinds.
    CivilWithOthers(u8),
    CivilByTheSea,
    NeighboringVillages,
    WeakerNeighbors,
    Column(Kind),
    FullRows,
    TempleCards,
    VillagesWon,
    Gold,
    Resources,
}

fn one() -> u8 {
    1
}
