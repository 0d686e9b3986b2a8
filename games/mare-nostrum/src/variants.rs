//! How a game of Mare Nostrum can be played.

use game::{Choice, Variants};
use serde::{Deserialize, Serialize};

/// No table seats more.
pub const MAX_PLAYERS: usize = 5;

/// The variants of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct MareNostrumVariants {
    pub set_up: SetUp,
    pub civilizations: Civilizations,
}

/// Rules 2.2 to 2.7.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUp {
    #[default]
    Basic,
    Advanced,
}

/// Rule 2.1: how seats get their civilizations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Civilizations {
    /// The recommended ones by lot.
    #[default]
    Dealt,
    /// The recommended ones, chosen seat by seat.
    Chosen,
    /// Any of the five, chosen seat by seat.
    Free,
}

impl Variants for MareNostrumVariants {
    const CHOICES: &'static [Choice] = &[
        Choice { key: "set-up", values: &["basic", "advanced"] },
        Choice { key: "civilizations", values: &["dealt", "chosen", "free"] },
    ];
}
