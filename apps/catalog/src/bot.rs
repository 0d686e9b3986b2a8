//! Bots by name.

use bots::{Bot, Greedy, Random};
use game::Judge;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

/// The bots that can take a seat, weakest first.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Display, EnumString, VariantArray, Serialize, Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum BotName {
    Random,
    Greedy,
}

impl BotName {
    /// The bot that takes a seat when nobody says which.
    pub const USUAL: BotName = BotName::Greedy;

    /// Worth playing against.
    pub fn is_for_people(self) -> bool {
        self != BotName::Random
    }

    pub(crate) fn make<G: Judge>(self) -> Box<dyn Bot<G>> {
        match self {
            BotName::Random => Box::new(Random::default()),
            BotName::Greedy => Box::new(Greedy::default()),
        }
    }
}
