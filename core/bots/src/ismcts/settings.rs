//! How long and in which manner a search thinks.

use std::time::{Duration, Instant};

use game::{Foresight, Judge};

/// A search stops at whichever limit it reaches first.
/// Without a time limit, the same seed gives the same answer on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// For each decision, over all threads together.
    pub iterations: u64,
    pub time: Option<Duration>,
}

impl Budget {
    pub const fn iterations(iterations: u64) -> Self {
        Budget { iterations, time: None }
    }

    pub const fn time(time: Duration) -> Self {
        Budget { iterations: u64::MAX, time: Some(time) }
    }

    #[must_use]
    pub const fn within(self, time: Duration) -> Self {
        Budget { time: Some(time), ..self }
    }

    pub(super) fn deadline(self) -> Deadline {
        Deadline { began: Instant::now(), time: self.time }
    }
}

/// When a thought that has begun must end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deadline {
    began: Instant,
    time: Option<Duration>,
}

impl Deadline {
    pub(super) fn has_passed(&self) -> bool {
        self.time.is_some_and(|time| self.began.elapsed() >= time)
    }

    /// The first look at the decision may take half of the time.
    pub(super) fn is_half_over(&self) -> bool {
        self.time.is_some_and(|time| self.began.elapsed() >= time / 2)
    }
}

/// How a game goes on behind the tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RollOut {
    /// Any legal action, to the end of the game. Needs no judge.
    Random,
    /// Turns that the judge likes, to the end of the present one and for so many more of anybody,
    /// and perhaps on to the beginning of a round; then the judge estimates who will win.
    Judged { turns: u16, to_a_round: bool },
}

/// Everything that can be set about a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    pub budget: Budget,
    /// Root parallelization: every thread grows its own tree, and their counts are added up.
    pub threads: usize,
    pub roll_out: RollOut,
    /// The constant of PUCT: how strongly actions that were tried less are preferred, in standard deviations.
    pub exploration: f32,
    /// The temperature of the softmax that turns the judge's glances into priors, in spreads of the judge.
    pub temperature: f32,
    /// Whole turns are compared at the decision itself, not only the next click.
    pub whole_turns: bool,
    /// Progressive widening: the first `widening` × √visits actions of a node may be tried.
    pub widening: f32,
    /// How many actions, picked at random, a roll-out looks at for each click of a turn.
    pub looks: usize,
    /// How many unfinished turns it follows at a time.
    pub lines: usize,
    /// No tree grows beyond this many nodes.
    pub nodes: u32,
}

impl Settings {
    /// A thousand iterations in the manner that suits a game.
    pub fn of<G: Judge>() -> Self {
        Settings::with(G::FORESIGHT)
    }

    fn with(foresight: Foresight) -> Self {
        Settings {
            budget: Budget::iterations(1000),
            threads: 1,
            roll_out: RollOut::Judged { turns: foresight.turns, to_a_round: foresight.to_a_round },
            exploration: 2.0,
            temperature: foresight.temperature,
            whole_turns: foresight.whole_turns,
            widening: 2.0,
            looks: foresight.looks,
            lines: foresight.lines,
            nodes: 1 << 16,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings::with(Foresight::USUAL)
    }
}
