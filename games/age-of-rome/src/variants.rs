//! The ways to play.

use game::{Choice, Variants};

/// The variants of the rulebook; they can be combined.
#[allow(clippy::struct_excessive_bools, reason = "each variant is chosen by itself")]
#[game::state(Default)]
#[serde(rename_all = "kebab-case", default)]
pub struct Ways {
    pub spies: bool,
    pub truce: bool,
    pub clockwork: bool,
    pub heroes: bool,
    pub hard_times: bool,
    pub solo: Solo,
}

/// How one person plays; of no meaning for more.
#[game::state(Default)]
pub enum Solo {
    #[default]
    Imperial,
    CassiusEasy,
    CassiusNormal,
    CassiusHard,
}

const YES_NO: &[&str] = &["false", "true"];

impl Variants for Ways {
    const CHOICES: &'static [Choice] = &[
        Choice { key: "spies", values: YES_NO },
        Choice { key: "truce", values: YES_NO },
        Choice { key: "clockwork", values: YES_NO },
        Choice { key: "heroes", values: YES_NO },
        Choice { key: "hard-times", values: YES_NO },
        Choice { key: "solo", values: &["imperial", "cassius-easy", "cassius-normal", "cassius-hard"] },
    ];
}
