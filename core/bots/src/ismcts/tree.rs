//! What a search remembers: for every place it came by, how often each action was tried and how well it went.
//!
//! A place is what one seat sees when it must decide, so hidden cards, choices made at the same time and
//! clicks in another order lead to the same place whenever the seat cannot tell them apart.

use std::hash::{Hash, Hasher};

use game::{Game, Seat, Viewer};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHasher};

/// A fingerprint of what a seat sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key(u64);

impl Key {
    pub(super) fn of<G: Game>(world: &G, seat: Seat) -> Self {
        let mut hasher = FxHasher::default();
        world.hide(Viewer::Seat(seat)).hash(&mut hasher);
        Key(hasher.finish())
    }
}

/// One action at one place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch<A> {
    pub(super) action: A,
    /// The share of attention it deserves at first glance; all of a place add up to 1.
    pub(super) prior: f32,
    pub(super) visits: u32,
    /// The sum of the chances to win that followed, for the seat that decides here.
    pub(super) total: f32,
}

impl<A> Branch<A> {
    pub(super) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.total / self.visits as f32)
    }
}

/// Where a seat decides. Its branches are looked at when it is visited again.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Place {
    first: u32,
    count: u32,
    visits: u32,
    total: f32,
    squares: f32,
}

impl Place {
    pub(super) fn has_branches(&self) -> bool {
        self.count > 0
    }

    fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }

    fn deviation(&self) -> f32 {
        let mean = self.mean();
        (self.squares / self.visits.max(1) as f32 - mean * mean).max(1e-6).sqrt()
    }
}

/// The places and branches one thread knows.
#[derive(Debug)]
pub(super) struct Tree<A> {
    index: FxHashMap<Key, u32>,
    places: Vec<Place>,
    branches: Vec<Branch<A>>,
    most: usize,
}

/// A branch on the way that an iteration takes, with the place it leaves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) place: u32,
    pub(super) branch: Option<u32>,
    pub(super) seat: Seat,
}

/// A tree has room for this many branches per place, on average.
const BRANCHES_PER_PLACE: usize = 16;

impl<A: Copy + Eq> Tree<A> {
    /// All the room it will ever take is set aside at once.
    pub(super) fn new(places: u32) -> Self {
        let places = places.max(1) as usize;
        Tree {
            index: FxHashMap::with_capacity_and_hasher(places, FxBuildHasher),
            places: Vec::with_capacity(places),
            branches: Vec::with_capacity(places * BRANCHES_PER_PLACE),
            most: places,
        }
    }

    /// How many bytes a tree of so many places takes: the index keeps an eighth of its room free,
    /// has a power of two of entries, and one byte beside each.
    pub(super) fn bytes(places: u32) -> usize {
        let places = places.max(1) as usize;
        let entries = (places * 8 / 7).next_power_of_two();
        entries * (size_of::<(Key, u32)>() + 1)
            + places * size_of::<Place>()
            + places * BRANCHES_PER_PLACE * size_of::<Branch<A>>()
    }

    pub(super) fn clear(&mut self) {
        self.index.clear();
        self.places.clear();
        self.branches.clear();
    }

    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    pub(super) fn is_full(&self) -> bool {
        self.places.len() >= self.most || self.room() == 0
    }

    fn room(&self) -> usize {
        self.most * BRANCHES_PER_PLACE - self.branches.len()
    }

    pub(super) fn find(&self, key: Key) -> Option<u32> {
        self.index.get(&key).copied()
    }

    pub(super) fn place(&self, place: u32) -> &Place {
        &self.places[place as usize]
    }

    pub(super) fn branch(&self, branch: u32) -> &Branch<A> {
        &self.branches[branch as usize]
    }

    pub(super) fn branches(&self, place: u32) -> &[Branch<A>] {
        let place = self.place(place);
        &self.branches[place.first as usize..(place.first + place.count) as usize]
    }

    /// Which of the branches of a place it is.
    pub(super) fn number(&self, place: u32, branch: u32) -> usize {
        (branch - self.place(place).first) as usize
    }

    pub(super) fn add(&mut self, key: Key) -> u32 {
        let place = self.places.len() as u32;
        self.places.push(Place::default());
        self.index.insert(key, place);
        place
    }

    /// Branches with the most promising first, as far as there is room.
    pub(super) fn grow(&mut self, place: u32, branches: impl Iterator<Item = (A, f32)>) {
        let first = self.branches.len();
        let branches = branches.take(self.room());
        self.branches.extend(branches.map(|(action, prior)| Branch { action, prior, visits: 0, total: 0.0 }));
        let grown = &mut self.places[place as usize];
        grown.first = first as u32;
        grown.count = (self.branches.len() - first) as u32;
    }

    /// The branch that deserves the next visit: promising so far, or promising at first glance and tried little.
    pub(super) fn select(&self, place: u32, exploration: f32, widening: f32) -> u32 {
        let here = self.place(place);
        let root = (here.visits.max(1) as f32).sqrt();
        let open = ((widening * root).ceil() as usize).max(1);
        let urge = exploration * here.deviation() * root;
        let score = |branch: &Branch<A>| {
            branch.mean().unwrap_or_else(|| here.mean()) + urge * branch.prior / (1.0 + branch.visits as f32)
        };
        let candidates = self.branches(place).iter().take(open).map(score).enumerate();
        let best =
            candidates.fold(
                (0, f32::NEG_INFINITY),
                |best, (number, score)| {
                    if score > best.1 { (number, score) } else { best }
                },
            );
        here.first + best.0 as u32
    }

    pub(super) fn learn(&mut self, step: Step, chance: f32) {
        let place = &mut self.places[step.place as usize];
        place.visits += 1;
        place.total += chance;
        place.squares += chance * chance;
        if let Some(branch) = step.branch {
            let branch = &mut self.branches[branch as usize];
            branch.visits += 1;
            branch.total += chance;
        }
    }
}
