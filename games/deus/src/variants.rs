//! The choices beside the plain rules (chapter 9).

use game::{Choice, Variants};
use serde::{Deserialize, Serialize};

/// The choices beside the plain rules (chapter 9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct DeusVariants {
    pub layout: Layout,
    pub chosen_pieces: bool,
    pub face_down: bool,
    pub small_port: SmallPort,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    #[default]
    Recommended,
    /// The recommended shape with random tiles.
    Random,
    /// Random tiles on any of the edition's shapes.
    Free,
}

/// Which numbers the Small Ports have (R18).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SmallPort {
    #[default]
    Moderate,
    Literal,
}

impl Variants for DeusVariants {
    const CHOICES: &'static [Choice] = &[
        Choice { key: "layout", values: &["recommended", "random", "free"] },
        Choice { key: "chosen-pieces", values: &["false", "true"] },
        Choice { key: "face-down", values: &["false", "true"] },
        Choice { key: "small-port", values: &["moderate", "literal"] },
    ];
}
