//! The choices beside the plain rules (chapter 9).

use game::{Choice, Variants};

/// The choices beside the plain rules (chapter 9).
#[game::state(Default)]
#[serde(rename_all = "kebab-case", default)]
pub struct DeusVariants {
    pub layout: Layout,
    pub chosen_pieces: bool,
    pub face_down: bool,
    pub small_port: SmallPort,
}

#[game::state(Default)]
pub enum Layout {
    #[default]
    Recommended,
    /// The recommended shape with random tiles.
    Random,
    /// Random tiles on any of the edition's shapes.
    Free,
}

/// Which numbers the Small Ports have (R18).
#[game::state(Default)]
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
