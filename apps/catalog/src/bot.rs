//! Bots by name.

use std::time::Duration;

use bots::{Bot, Budget, Greedy, Ismcts, Novice, Random, RollOut, Settings};
use game::Judge;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

/// How far off a citizen is about its turns, in spreads of the judge.
const CITIZEN_MISJUDGES: f32 = 0.2;

/// The bots that can take a seat: the four levels, weakest first, and the plain methods for comparison.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Display,
    EnumString,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum BotName {
    Random,
    Greedy,
    /// Search with 1,000 iterations, guided and cut off by the judge.
    Ismcts,
    /// Search with 1,000 iterations and random roll-outs to the end.
    IsmctsRandom,
    /// Makes the mistakes of people who have just learned the game.
    Novice,
    /// Plays whole turns, but misjudges what they lead to.
    Citizen,
    /// Plays the best end of its own turn.
    Senator,
    /// Thinks ahead for everybody.
    Consul,
}

impl BotName {
    /// What people choose from, weakest first.
    pub const LEVELS: [BotName; 4] = [BotName::Novice, BotName::Citizen, BotName::Senator, BotName::Consul];
    /// The bot that takes a seat when nobody says which.
    pub const USUAL: BotName = BotName::Senator;

    /// See [`Playable::bot`](crate::Playable::bot).
    pub(crate) fn make<G: Judge>(self, iterations: Option<u64>) -> Box<dyn Bot<G>> {
        let settings = match iterations.map(Budget::iterations) {
            Some(budget) => Settings { budget, threads: 1, ..self.settings::<G>() },
            None => self.settings::<G>(),
        };
        match self {
            BotName::Random => Box::new(Random::default()),
            BotName::Novice => Box::new(Novice::default()),
            BotName::Citizen => Box::new(Greedy::misjudging(CITIZEN_MISJUDGES)),
            BotName::Greedy | BotName::Senator => Box::new(Greedy::default()),
            BotName::Ismcts | BotName::IsmctsRandom | BotName::Consul => Box::new(Ismcts::new(settings)),
        }
    }

    /// How long and in which manner a level searches; those that do not search have no use for it.
    fn settings<G: Judge>(self) -> Settings {
        let thousand = Settings::of::<G>();
        match self {
            BotName::IsmctsRandom => Settings { roll_out: RollOut::Random, ..thousand },
            BotName::Consul => Settings {
                budget: Budget::iterations(10_000).within(Duration::from_secs(3)),
                threads: 2,
                ..thousand
            },
            _ => thousand,
        }
    }
}
