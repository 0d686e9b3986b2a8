//! What is heard of an action tells nothing that is not seen.
//!
//! The state's secrets are kept by [`Game::hide`]; events travel beside it and could tell what it hides. The law is
//! of the same kind as that of undo (`game::quiet`): a viewer who cannot tell two worlds apart by looking at the
//! game afterwards cannot tell them apart by listening either, but for what was shown to all in between.

use bots::Chance;
use game::quiet::{Deed, Watched};
use game::{Event as _, Game, RngExt, Viewer};

/// How many worlds are imagined for each viewer.
const WORLDS: usize = 2;

/// How many other actions of the seat are compared with the one it chose.
const TWINS: usize = 8;

/// One action, where it is taken and with which luck.
pub(crate) struct Hearing<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) deed: Deed<G>,
    pub(crate) chance: Chance,
    pub(crate) at: &'a str,
}

/// A world after an action, and what happened.
struct Told<G: Game> {
    after: G,
    events: Vec<G::Event>,
    drew_chance: bool,
}

impl<G: Game> Told<G> {
    fn heard_by(&self, viewer: Viewer) -> Vec<G::Event> {
        self.events.iter().filter_map(|event| event.seen_by(viewer)).collect()
    }

    /// Neither what is seen afterwards nor what was shown on the way is different.
    fn looks_like(&self, other: &Told<G>, viewer: Viewer) -> bool {
        self.after.hide(viewer) == other.after.hide(viewer)
            && self.shown_to(viewer).eq(other.shown_to(viewer))
    }

    /// The same words; in the same order too, unless it was luck that ordered them.
    fn sounds_like(&self, other: &Told<G>, viewer: Viewer) -> bool {
        let (mine, mut theirs) = (self.heard_by(viewer), other.heard_by(viewer));
        if !self.drew_chance {
            return mine == theirs;
        }
        let mut both_told = |event: &G::Event| {
            theirs.iter().position(|other| other == event).map(|place| theirs.swap_remove(place)).is_some()
        };
        mine.iter().all(&mut both_told) && theirs.is_empty()
    }

    fn shown_to(&self, viewer: Viewer) -> impl Iterator<Item = G::Event> {
        self.events.iter().filter_map(move |event| event.seen_by(viewer)).filter(G::Event::is_shown)
    }
}

impl<G: Game> Hearing<'_, G> {
    /// Fails when the events of the action tell a viewer more than the game itself shows.
    pub(crate) fn check(&self, rng: &mut Chance) {
        let real = self.told_in(self.game, self.deed.action).expect("the action is legal");
        let twins = self.twins(&real, rng);
        for viewer in Viewer::all(self.game.seats()) {
            self.check_worlds(&real, viewer, rng);
            if viewer != Viewer::Seat(self.deed.seat) {
                self.check_twins(&real, &twins, viewer);
            }
        }
    }

    /// In any world the viewer has in mind, the same sight comes with the same words.
    fn check_worlds(&self, real: &Told<G>, viewer: Viewer, rng: &mut Chance) {
        let before = self.game.hide(viewer);
        for _ in 0..WORLDS {
            let world = before.imagine(rng);
            let alike = match self.told_in(&world, self.deed.action) {
                Some(told) => vec![told],
                // What was played is not there in this world, but something that looks the same may be.
                None => legal(&world, self.deed).filter_map(|action| self.told_in(&world, action)).collect(),
            };
            let mut alike = alike.iter().filter(|told| told.looks_like(real, viewer)).peekable();
            let other = alike.peek().map(|told| told.heard_by(viewer));
            assert!(
                other.is_none() || alike.any(|told| told.sounds_like(real, viewer)),
                "{}: events tell {viewer:?} a secret: {:?}, but {other:?} in a world that looks the same",
                self.at,
                real.heard_by(viewer)
            );
        }
    }

    /// Where another action would have led to a game that only looks the same, the events do not tell which it was.
    fn check_twins(&self, real: &Told<G>, twins: &[Told<G>], viewer: Viewer) {
        for twin in twins.iter().filter(|twin| twin.looks_like(real, viewer)) {
            assert!(
                twin.sounds_like(real, viewer),
                "{}: events tell {viewer:?} which secret action it was: {:?}, not {:?}",
                self.at,
                real.heard_by(viewer),
                twin.heard_by(viewer)
            );
        }
    }

    /// Some of the actions that the seat could have taken instead, with another game after them.
    fn twins(&self, real: &Told<G>, rng: &mut Chance) -> Vec<Told<G>> {
        let actions: Vec<_> = legal(self.game, self.deed).collect();
        let first = rng.random_range(0..actions.len());
        let some = actions.iter().cycle().skip(first).take(TWINS.min(actions.len()));
        some.filter_map(|&action| self.told_in(self.game, action))
            .filter(|told| told.after != real.after)
            .collect()
    }

    fn told_in(&self, world: &G, action: G::Action) -> Option<Told<G>> {
        let (mut after, mut events) = (*world, Vec::new());
        let mut chance = Watched::new(self.chance.clone());
        after.apply(self.deed.seat, action, &mut chance, &mut events).ok()?;
        Some(Told { after, events, drew_chance: chance.was_used() })
    }
}

fn legal<G: Game>(world: &G, deed: Deed<G>) -> impl Iterator<Item = G::Action> {
    let mut legal = Vec::new();
    world.legal(deed.seat, &mut legal);
    legal.into_iter()
}
