//! A game can judge itself: what bots and hints stand on.

use serde::{Deserialize, Serialize};

use crate::edition::Unreadable;
use crate::{Game, MAX_SEATS, PerSeat, Seat};

/// How a search plays on behind what it remembers, where one manner does not suit all games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Foresight {
    /// Whole turns are compared at a decision, where a click means little before the turn is over.
    pub whole_turns: bool,
    /// How many more turns of anybody are played before the judge estimates who will win.
    pub turns: u16,
    /// Then on to the beginning of a round, where a game is only comparable there.
    pub to_a_round: bool,
    /// How many actions, picked at random, are looked at for each click of a turn.
    pub looks: usize,
    /// How many unfinished turns are followed at a time.
    pub lines: usize,
    /// The temperature of the softmax that turns the judge's glances into priors, in spreads of the judge.
    pub temperature: f32,
}

impl Foresight {
    pub const USUAL: Foresight =
        Foresight { whole_turns: false, turns: 12, to_a_round: false, looks: 6, lines: 2, temperature: 0.3 };
}

/// How far apart in value two seats must be for one to win e times as often, when a game begins and when it ends.
/// The less is still to come, the more a lead is worth.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spread(pub f32, pub f32);

impl Spread {
    /// When this share of the game is still to come: 1 at the beginning, 0 at the end.
    pub fn with(self, to_come: f32) -> f32 {
        let Spread(first, last) = self;
        last + to_come.clamp(0.0, 1.0) * (first - last)
    }
}

/// A game's own estimate of its positions, with weights as data.
pub trait Judge: Game {
    type Weights: Clone + Send + Sync + 'static;
    /// Whatever tells one turn from the next: a round and a seat, or more where a turn has parts.
    type Turn: Copy + Eq;
    /// What is remembered of earlier positions while a turn is thought through; `()` where judging is cheap.
    type Memory: Default + Send;
    /// The weights of who chooses among actions, as TOML.
    const WEIGHTS: &'static str;
    /// The weights under which the values tell best who will win, as TOML.
    const FORECAST: &'static str;
    const FORESIGHT: Foresight = Foresight::USUAL;

    /// Reads weights, with [`parse`](crate::edition::parse). Every game says so itself, as it does in
    /// [`Edition::read`](crate::Edition::read), and for the same reason.
    fn read_weights(text: &str) -> Result<Self::Weights, Unreadable>;

    /// How good the position is for `seat`, in points: a good player's guess, which may be relative to the others.
    /// Only differences between values of one seat mean anything.
    fn value(&self, seat: Seat, weights: &Self::Weights) -> f32;

    /// The value of one of many positions that clicks of one turn lead to, all judged with the same weights
    /// and one memory: the same number as without it, only sooner.
    fn value_with_memory(&self, seat: Seat, weights: &Self::Weights, _memory: &mut Self::Memory) -> f32 {
        self.value(seat, weights)
    }

    /// The values of all seats: what a forecast of the winner rests on.
    fn values(&self, weights: &Self::Weights) -> PerSeat<f32, MAX_SEATS> {
        let mut values = PerSeat::default();
        for seat in Seat::all(self.seats()) {
            values[seat] = self.value(seat, weights);
        }
        values
    }

    /// The value in a hurry, to compare actions of one seat in a roll-out: the rivals may be left out.
    fn glance(&self, seat: Seat, weights: &Self::Weights) -> f32 {
        self.value(seat, weights)
    }

    /// How far apart two seats must be in value for one to win e times as often as the other.
    fn spread(&self, weights: &Self::Weights) -> f32;

    /// The present turn of `seat`: the same as long as it goes on.
    /// Once it changes (or others must act first), the consequences of the turn can be judged.
    fn turn(&self, seat: Seat) -> Self::Turn;

    /// Of a game as `seat` sees it: takes back what others have chosen but still hide. A search lets them choose
    /// again, as sensible players do; what [`Seen::imagine`](crate::Seen::imagine) makes up may be any choice.
    fn reopen(&mut self, _seat: Seat) {}

    /// Removes what no sensible player would look at and puts the most promising first.
    /// Never empties the list.
    fn shortlist(&self, _seat: Seat, _actions: &mut Vec<Self::Action>) {}

    /// The weights in [`Judge::WEIGHTS`].
    fn standard_weights() -> Self::Weights {
        Self::read_weights(Self::WEIGHTS).expect("a test reads the weights of every game")
    }

    /// The weights in [`Judge::FORECAST`].
    fn forecast_weights() -> Self::Weights {
        Self::read_weights(Self::FORECAST).expect("a test reads the weights of every game")
    }
}

/// The weights of a game and how they are read, for its `impl Judge`.
#[macro_export]
macro_rules! weights {
    () => {
        type Weights = Weights;
        const WEIGHTS: &'static str =
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/editions/weights.toml"));
        const FORECAST: &'static str =
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/editions/forecast.toml"));

        fn read_weights(text: &str) -> Result<Weights, $crate::edition::Unreadable> {
            $crate::edition::parse(text)
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_narrows_as_the_game_goes_on() {
        let spread = Spread(8.0, 2.0);
        for (to_come, expected) in [(1.5, 8.0), (1.0, 8.0), (0.5, 5.0), (0.0, 2.0), (-1.0, 2.0)] {
            assert!((spread.with(to_come) - expected).abs() < f32::EPSILON, "{to_come}");
        }
    }
}
