//! What a rule needs to act: the game, the seat, chance and listeners.

use game::{Rng, Seat, Sink};

use crate::event::Event;
use crate::state::{Deus, Player};

/// One seat carrying out one action: the game, its chance and its listeners.
pub(crate) struct Acting<'a, R: Rng, S: Sink<Event>> {
    pub(crate) game: &'a mut Deus,
    pub(crate) seat: Seat,
    pub(crate) rng: &'a mut R,
    pub(crate) events: &'a mut S,
}

impl<R: Rng, S: Sink<Event>> Acting<'_, R, S> {
    pub(crate) fn me(&mut self) -> &mut Player {
        &mut self.game.players[self.seat]
    }

    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}
