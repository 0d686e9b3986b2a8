//! The trade cards of an edition, sorted once by what is asked of them at every decision.

use std::ops::Deref;

use enum_map::EnumMap;
use serde::Deserialize;

use super::{TradeCardPrint, Trigger};
use crate::cards::Cards;
use crate::components::{TradeCard, TradeKind};

/// What is printed on the trade cards, and which of them share a condition or a type.
#[derive(Debug, Deserialize)]
#[serde(from = "EnumMap<TradeCard, TradeCardPrint>")]
pub struct TradeCards {
    prints: EnumMap<TradeCard, TradeCardPrint>,
    by_trigger: EnumMap<Trigger, Cards>,
    by_kind: EnumMap<TradeKind, Cards>,
}

impl TradeCards {
    /// All cards with this condition.
    pub fn when(&self, trigger: Trigger) -> Cards {
        self.by_trigger[trigger]
    }

    /// All cards of this type.
    pub fn of_kind(&self, kind: TradeKind) -> Cards {
        self.by_kind[kind]
    }
}

impl Deref for TradeCards {
    type Target = EnumMap<TradeCard, TradeCardPrint>;

    fn deref(&self) -> &Self::Target {
        &self.prints
    }
}

impl From<EnumMap<TradeCard, TradeCardPrint>> for TradeCards {
    fn from(prints: EnumMap<TradeCard, TradeCardPrint>) -> Self {
        let such = |wanted: &dyn Fn(&TradeCardPrint) -> bool| {
            Cards::all_of(TradeCard::ALL.iter().copied().filter(|&card| wanted(&prints[card])))
        };
        TradeCards {
            by_trigger: EnumMap::from_fn(|trigger| such(&|print| print.when == trigger)),
            by_kind: EnumMap::from_fn(|kind| such(&|print| print.kind == kind)),
            prints,
        }
    }
}
