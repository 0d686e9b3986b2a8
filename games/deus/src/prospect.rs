//! What people ask about a position: what a card would cost and bring now.

use enum_map::EnumMap;
use game::Seat;

use crate::components::{Card, Resource};
use crate::counters::{amount, count};
use crate::effect::{Effect, Goods};
use crate::phases::build;
use crate::state::{Deus, Phase, Project};

/// What is paid: resources, and gold for the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    pub resources: EnumMap<Resource, u8>,
    pub gold: u16,
}

impl Deus {
    /// The price of a card when gold stands for what one has not (3.5), and for what is being spared now.
    pub fn price(&self, seat: Seat, card: Card) -> Price {
        let spared = match self.phase {
            Phase::Pay { project: Project::Card(paid), spared } if paid == card => spared,
            _ => EnumMap::default(),
        };
        build::price(self, seat, card, spared)
    }

    /// What a card that simply gives something would give now.
    pub fn yields(&self, seat: Seat, card: Card) -> Option<(Goods, u8)> {
        match self.effect(card) {
            Effect::Gain { what, each, for_every, per, most } => {
                Some((what, amount(count(self, seat, per), each, for_every, most)))
            }
            _ => None,
        }
    }
}
