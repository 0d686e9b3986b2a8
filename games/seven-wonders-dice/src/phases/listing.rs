//! Where legal actions go: into a list, or into a hat from which one is drawn.

use game::{Rng, RngExt, push_if};

use crate::Action;

pub(crate) trait Listing {
    fn add_if(&mut self, wanted: bool, action: Action);

    fn add(&mut self, action: Action) {
        self.add_if(true, action);
    }
}

impl Listing for Vec<Action> {
    fn add_if(&mut self, wanted: bool, action: Action) {
        push_if(self, wanted, action);
    }

    fn add(&mut self, action: Action) {
        self.push(action);
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
    fn add_if(&mut self, wanted: bool, action: Action) {
        self.added += u32::from(wanted);
        if wanted && self.rng.random_range(0..self.added) == 0 {
            self.drawn = Some(action);
        }
    }
}
