//! What a search expects to follow an action: the rest of the turn, and the turn of whoever comes next.

use game::{Game, Judge, Seat, Seen};
use rand::{RngExt as _, SeedableRng};

use super::search::{Dice, Thought};
use super::{Ismcts, reopened};
use crate::Chance;

/// How a game may go on after an action, in one imagined world.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Future<E> {
    /// What happens in the rest of the turn, after the action.
    pub turn: Vec<E>,
    /// What happens in the turn after it.
    pub reply: Vec<E>,
}

impl<E> Default for Future<E> {
    fn default() -> Self {
        Future { turn: Vec::new(), reply: Vec::new() }
    }
}

impl<G: Judge> Ismcts<G> {
    /// How the game may go on after one of the latest [`ideas`](Ismcts::ideas), in so many imagined worlds: everybody
    /// does what was tried most often in their place, and where nothing was, what they do in roll-outs.
    pub fn futures(
        &mut self,
        seen: &Seen<G>,
        seat: Seat,
        action: G::Action,
        worlds: usize,
        rng: &mut Chance,
    ) -> Vec<Future<<G as Game>::Event>> {
        let begins_so = |clicks: &&Vec<G::Action>| clicks.first() == Some(&action);
        let Some(clicks) = self.latest.iter().find(begins_so).cloned() else { return Vec::new() };
        let seen = &reopened(seen, seat);
        let thought = Thought { seen, seat, turns: &[], opinion: &self.opinion };
        let search = &mut self.searches[0];
        (0..worlds)
            .map(|_| {
                let world = &mut Chance::seed_from_u64(rng.random());
                search.future(&thought, &clicks, &mut Dice { world, own: rng })
            })
            .collect()
    }
}
