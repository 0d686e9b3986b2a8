//! What the judge remembers: a turn changes little of what the others own.

use game::PerSeat;

use super::seat::{Judging, Worth};
use crate::counters::count;
use crate::effect::Counter;
use crate::map::RegionSet;
use crate::state::{MAX_PLAYERS, Player};

/// For each seat what it owned last, and what that was worth.
#[derive(Debug, Default)]
pub struct Memory {
    seats: PerSeat<Option<(Circumstances, Worth)>, MAX_PLAYERS>,
}

/// All on which the worth of what a seat owns depends.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Circumstances {
    rounds_left: f32,
    villages: RegionSet,
    weaker_neighbors: usize,
    player: Player,
}

impl Memory {
    pub(super) fn worth(&mut self, judging: &Judging<'_>) -> Worth {
        let now = Circumstances::of(judging);
        match self.seats[judging.seat] {
            Some((then, worth)) if then == now => worth,
            _ => {
                let worth = judging.worth();
                self.seats[judging.seat] = Some((now, worth));
                worth
            }
        }
    }
}

impl Circumstances {
    fn of(judging: &Judging<'_>) -> Self {
        Circumstances {
            rounds_left: judging.left,
            villages: judging.game.villages(),
            weaker_neighbors: count(judging.game, judging.seat, Counter::WeakerNeighbors),
            player: *judging.player,
        }
    }
}
