//! How a game of Mare Nostrum can be played.

use game::{Choice, Variants};

/// No table seats more.
pub const MAX_PLAYERS: usize = 5;

/// The variants of the rulebook.
#[game::state(Default)]
#[serde(rename_all = "kebab-case", default)]
pub struct MareNostrumVariants {
    pub set_up: SetUp,
    pub civilizations: Civilizations,
}

/// Rules 2.2 to 2.7.
#[game::state(Default)]
pub enum SetUp {
    #[default]
    Basic,
    Advanced,
}

/// Rule 2.1: how seats get their civilizations.
#[game::state(Default)]
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
