//! Did an action tell anybody anything? Undo is derived from this, the same way for every game.
//!
//! Both answers follow from what the asking seat sees, and from nothing else: whatever is offered because of
//! them cannot tell a secret.

use std::convert::Infallible;

use rand::{Rng, TryRng};

use crate::{Game, Seat, Seen, Viewer};

/// How many worlds are imagined for an answer. A page asks often, and what four worlds do not show is rare.
const WORLDS: usize = 4;

/// Somebody does something.
#[derive(Clone, Copy, Debug)]
pub struct Deed<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
}

impl<G: Game> Deed<G> {
    /// The world after it; `None` when it is refused there.
    fn in_world(self, world: &G, rng: &mut impl Rng) -> Option<G> {
        let mut later = *world;
        later.apply(self.seat, self.action, rng, &mut ()).ok().map(|()| later)
    }
}

/// As far as the seat that acted can know, its action told nobody anything, and no chance was drawn.
/// `before` and `after` are the game as the seat saw it.
pub fn is_quiet<G: Game>(before: &Seen<G>, after: &Seen<G>, deed: Deed<G>, rng: &mut impl Rng) -> bool {
    (0..WORLDS).all(|_| {
        let world = before.imagine(rng);
        let Some(later) = without_chance(&world, deed, rng) else { return false };
        let mut viewers = Viewer::all(world.seats());
        later.hide(before.viewer()) == *after
            && viewers.all(|viewer| is_foreseen(&world.hide(viewer), &later.hide(viewer), deed, rng))
    })
}

/// What one viewer saw of an action of `seat` could have been seen in any world the viewer had in mind.
/// Which action it was does not matter: it may be secret.
pub fn is_unrevealing<G: Game>(before: &Seen<G>, after: &Seen<G>, seat: Seat, rng: &mut impl Rng) -> bool {
    before == after || (0..WORLDS).all(|_| can_look_like(&before.imagine(rng), after, seat, rng))
}

/// The world after the action; `None` when it is refused or draws chance.
fn without_chance<G: Game>(world: &G, deed: Deed<G>, rng: &mut impl Rng) -> Option<G> {
    let mut watched = Watched::new(rng);
    let later = deed.in_world(world, &mut watched)?;
    (!watched.was_used()).then_some(later)
}

fn is_foreseen<G: Game>(before: &Seen<G>, after: &Seen<G>, deed: Deed<G>, rng: &mut impl Rng) -> bool {
    let looks_the_same = |world: G| world.hide(after.viewer()) == *after;
    before == after
        || (0..WORLDS).all(|_| deed.in_world(&before.imagine(rng), rng).is_some_and(looks_the_same))
}

fn can_look_like<G: Game>(world: &G, after: &Seen<G>, seat: Seat, rng: &mut impl Rng) -> bool {
    let mut legal = Vec::new();
    world.legal(seat, &mut legal);
    legal.iter().any(|&action| {
        let later = Deed { seat, action }.in_world(world, rng);
        later.is_some_and(|later| later.hide(after.viewer()) == *after)
    })
}

/// A source of chance that knows whether it was used.
#[derive(Debug)]
pub struct Watched<R> {
    source: R,
    used: bool,
}

impl<R> Watched<R> {
    pub fn new(source: R) -> Self {
        Watched { source, used: false }
    }

    pub fn was_used(&self) -> bool {
        self.used
    }
}

impl<R: Rng> TryRng for Watched<R> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.used = true;
        Ok(self.source.next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.used = true;
        Ok(self.source.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.used = true;
        self.source.fill_bytes(bytes);
        Ok(())
    }
}
