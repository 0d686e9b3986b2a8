//! Secrets are kept by a type: what one viewer may know of a game.

use std::ops::Deref;

use rand::Rng;

use crate::{Game, Viewer};

/// A game as `viewer` sees it. Built only by [`Game::hide`]; everything else in it is blank.
///
/// Boards, logs and bots take this type, never the game itself.
/// It can be read like the game, because nothing secret is left in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seen<G> {
    viewer: Viewer,
    visible: G,
}

impl<G: Game> Seen<G> {
    pub(crate) fn new(game: &G, viewer: Viewer) -> Self {
        let mut visible = *game;
        visible.conceal(viewer);
        Seen { viewer, visible }
    }

    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// One world consistent with what was seen.
    #[must_use]
    pub fn imagine(&self, rng: &mut impl Rng) -> G {
        let mut world = self.visible;
        world.fill_in(self.viewer, rng);
        world
    }
}

impl<G> Deref for Seen<G> {
    type Target = G;
    fn deref(&self) -> &G {
        &self.visible
    }
}
