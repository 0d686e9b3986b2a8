//! What a position is worth: columns, village races, temples, and what lies ready.

mod effects;
mod memory;
mod seat;
mod shortlist;
mod villages;

use game::{Foresight, Judge, MAX_SEATS, PerSeat, Seat, Spread};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::map::RegionSet;
use crate::state::Deus;
use memory::Memory;
use seat::Judging;

/// The part of the rounds of a game that one may hope for at its beginning.
const HOPED: f32 = 0.8;
/// Until the end is announced there is always some time left: by temples and villages, and by rounds.
const LEAST_BY_END: f32 = 0.1;
const LEAST_BY_ROUNDS: f32 = 0.15;

/// How much each thing counts, in points.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weights {
    pub expected_rounds: f32,
    pub gold: f32,
    pub gold_more: f32,
    pub resource: f32,
    pub resource_more: f32,
    pub card: f32,
    pub card_effect: f32,
    pub blocked: f32,
    pub temple_in_hand: f32,
    pub temple_growth: f32,
    pub ready: f32,
    pub ready_more: f32,
    pub region: f32,
    pub first_of_column: f32,
    pub built: f32,
    pub resolutions_per_round: f32,
    pub village: f32,
    pub majority: f32,
    pub rivalry: f32,
    pub quiet: f32,
    pub late: f32,
    pub pending: f32,
    pub reactivate: f32,
    pub march: f32,
    pub rob: f32,
    pub trade: f32,
    /// How far ahead in value one must be to win e times as often: at the beginning and at the end.
    pub spread: Spread,
}

impl Judge for Deus {
    game::weights!();

    type Turn = (u8, bool);
    type Memory = Memory;
    const FORESIGHT: Foresight = Foresight { whole_turns: true, ..Foresight::USUAL };

    /// The points to expect, less a part of what the others may expect: a player who is ahead hastens the end.
    fn value(&self, seat: Seat, weights: &Weights) -> f32 {
        self.values(weights)[seat]
    }

    fn value_with_memory(&self, seat: Seat, weights: &Weights, memory: &mut Memory) -> f32 {
        self.compared(weights, |judging| judging.expected(&memory.worth(judging)))[seat]
    }

    fn values(&self, weights: &Weights) -> PerSeat<f32, MAX_SEATS> {
        self.compared(weights, |judging| judging.expected(&judging.worth()))
    }

    fn glance(&self, seat: Seat, weights: &Weights) -> f32 {
        let prospect = Prospect::of(self, weights);
        let judging = prospect.judging(seat);
        judging.expected(&judging.worth())
    }

    fn spread(&self, weights: &Weights) -> f32 {
        weights.spread.with(rounds_left(self, weights) / (HOPED * weights.expected_rounds))
    }

    fn turn(&self, seat: Seat) -> (u8, bool) {
        (self.round, self.current == seat)
    }

    fn shortlist(&self, seat: Seat, actions: &mut Vec<Action>) {
        shortlist::keep_sensible(self, seat, actions);
    }
}

impl Deus {
    /// The value of every seat, from what each of them may expect.
    fn compared(
        &self,
        weights: &Weights,
        mut expected: impl FnMut(&Judging<'_>) -> f32,
    ) -> PerSeat<f32, MAX_SEATS> {
        let prospect = Prospect::of(self, weights);
        let mut values = PerSeat::default();
        for seat in Seat::all(self.seats) {
            values[seat] = expected(&prospect.judging(seat));
        }
        let all: f32 = Seat::all(self.seats).map(|seat| values[seat]).sum();
        let quiet = if self.built_this_round { 0.0 } else { f32::from(self.quiet_rounds) };
        for seat in Seat::all(self.seats) {
            let others = (all - values[seat]) / f32::from(self.seats - 1);
            values[seat] -= weights.rivalry * others + weights.quiet * quiet;
        }
        values
    }
}

/// How many more turns everybody can hope for.
fn rounds_left(game: &Deus, weights: &Weights) -> f32 {
    if let Some(ending) = game.ending {
        return f32::from(ending.last_round.saturating_sub(game.round));
    }
    let tiles = game.ground().tiles() as f32;
    let temples = f32::from(game.temples_left) / tiles;
    let villages = game.villages().len() as f32 / tiles;
    let by_rounds = 1.0 - f32::from(game.round) / weights.expected_rounds;
    let by_end = temples.min(villages);
    (by_end.clamp(LEAST_BY_END, 1.0) * by_rounds.max(LEAST_BY_ROUNDS)).sqrt()
        * weights.expected_rounds
        * HOPED
}

/// What lies ahead, the same for all seats.
struct Prospect<'a> {
    game: &'a Deus,
    weights: &'a Weights,
    /// The turns left to everybody.
    left: f32,
    /// The part of a whole game that is left.
    growth: f32,
    /// How much it still matters to own what can be turned into points; nothing after the last turn.
    use_of_goods: f32,
    /// The part of a majority held now that will count.
    majority: f32,
    occupied: RegionSet,
}

impl<'a> Prospect<'a> {
    fn of(game: &'a Deus, weights: &'a Weights) -> Self {
        let left = rounds_left(game, weights);
        Prospect {
            game,
            weights,
            left,
            growth: left / weights.expected_rounds,
            use_of_goods: (left / weights.late).min(1.0),
            majority: weights.majority.powf(left.min(1.0)),
            occupied: game.occupied(),
        }
    }

    fn judging(&self, seat: Seat) -> Judging<'_> {
        Judging { prospect: self, seat, player: self.game.player(seat) }
    }
}
