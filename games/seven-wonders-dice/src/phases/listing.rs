//! Where legal actions go: into a list, or into a hat from which one is drawn.

use game::{Rng, RngExt};

use crate::Action;

pub(crate) trait Listing {
    fn add(&mut self, action: Action);

    /// Adds the first `count` of some actions.
    fn add_first<const N: usize>(&mut self, count: usize, actions: [Action; N]) {
        actions.into_iter().take(count).for_each(|action| self.add(action));
    }
}

impl Listing for Vec<Action> {
    fn add(&mut self, action: Action) {
        self.push(action);
    }

    /// How many there are cannot be foreseen: all are copied, and the rest is forgotten.
    fn add_first<const N: usize>(&mut self, count: usize, actions: [Action; N]) {
        let listed = self.len() + count;
        self.extend(actions);
        self.truncate(listed);
    }
}

/// Every action that was added is equally likely to be drawn; none is kept but that one.
pub(crate) struct Hat<'a, R> {
    rng: &'a mut R,
    added: u32,
    pub(crate) drawn: Option<Action>,
}

impl<'a, R: Rng> Hat<'a, R> {
    pub(crate) fn new(rng: &'a mut R) -> Self {
        Hat { rng, added: 0, drawn: None }
    }
}

impl<R: Rng> Listing for Hat<'_, R> {
    fn add(&mut self, action: Action) {
        self.added += 1;
        if self.rng.random_range(0..self.added) == 0 {
            self.drawn = Some(action);
        }
    }
}
