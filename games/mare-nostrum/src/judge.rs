//! An estimate of positions.

use game::{Judge, Seat};
use serde::{Deserialize, Serialize};

use crate::phase::Phase;
use crate::state::MareNostrum;

/// How much each thing is worth, in heroes and wonders.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weights {
    pub great_work: f32,
}

impl Judge for MareNostrum {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../editions/weights.toml");

    fn value(&self, seat: Seat, weights: &Weights) -> f32 {
        weights.great_work * self.civ(seat).map_or(0.0, |civ| f32::from(self.nations[civ].great_works()))
    }

    fn turn(&self, _: Seat) -> u32 {
        u32::from(matches!(self.phase, Phase::Over(_)))
    }
}
