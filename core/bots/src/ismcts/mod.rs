//! Information-set Monte Carlo tree search: thinks ahead for everybody, in many imagined worlds.

mod forecast;
mod plan;
mod search;
mod settings;
mod tree;

use std::thread;

use game::{Judge, Seat, Seen};
use rand::{RngExt as _, SeedableRng};

pub use forecast::{Chances, forecast};
use search::{Opinion, Search, Thought};
pub use settings::{Budget, RollOut, Settings};
use tree::{Branch, Tree};

use crate::{Bot, Chance};

/// Searches as its settings say and plays what it tried most often.
#[derive(Debug)]
pub struct Ismcts<G: Judge> {
    settings: Settings,
    opinion: Opinion<G::Weights>,
    /// One for each thread; they remember what was thought during the present turn.
    searches: Vec<Search<G>>,
}

/// What a search thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Idea<A> {
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win that is expected of it.
    pub chance: f32,
}

impl<G: Judge> Ismcts<G> {
    pub fn new(settings: Settings) -> Self {
        let searches = (0..settings.threads.max(1)).map(|_| Search::new(settings)).collect();
        Ismcts { settings, opinion: Opinion::standard::<G>(), searches }
    }

    /// How many places it remembers, in all threads.
    pub fn places(&self) -> usize {
        self.searches.iter().map(Search::places).sum()
    }

    /// The most memory its trees can take, in bytes.
    pub fn most_bytes(&self) -> usize {
        self.searches.len() * Tree::<G::Action>::bytes(self.settings.places)
    }

    /// All actions that were looked at, the one tried most often first.
    pub fn ideas(&mut self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> Vec<Idea<G::Action>> {
        self.think(&reopened(seen, seat), seat, rng)
    }

    fn think(&mut self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> Vec<Idea<G::Action>> {
        let thought = Thought { seen, seat, opinion: &self.opinion };
        let deadline = self.settings.budget.deadline();
        let share = self.settings.budget.iterations.div_ceil(self.searches.len() as u64);
        let seeds: Vec<u64> = self.searches.iter().map(|_| rng.random()).collect();
        let think = |(search, seed): (&mut Search<G>, u64)| {
            search.think(&thought, share, deadline, &mut Chance::seed_from_u64(seed))
        };
        let work = self.searches.iter_mut().zip(seeds);
        let branches: Vec<_> = match self.settings.threads {
            0 | 1 => work.flat_map(think).collect(),
            _ => thread::scope(|scope| {
                let threads: Vec<_> = work.map(|work| scope.spawn(move || think(work))).collect();
                threads
                    .into_iter()
                    .flat_map(|thread| thread.join().expect("a search does not panic"))
                    .collect()
            }),
        };
        sum_up(branches)
    }
}

/// Each seat's chance to win as it shows when the game is played on many times: the whole truth is used,
/// so this is for looking back at a finished game.
pub fn foresee<G: Judge>(world: &G, settings: Settings, rng: &mut Chance) -> Chances {
    let opinion = Opinion::standard::<G>();
    let mut search = Search::<G>::new(settings);
    let mut sum = Chances::default();
    for _ in 0..settings.budget.iterations {
        let mut future = *world;
        if let Some(first) = world.to_act().first() {
            let mut luck = Chance::seed_from_u64(rng.random());
            search.play_on(&mut future, first, &opinion.choosing, &mut luck, rng);
        }
        let chances = forecast(&future, &opinion.foretelling);
        for seat in Seat::all(world.seats()) {
            sum[seat] += chances[seat] / settings.budget.iterations as f32;
        }
    }
    sum
}

/// Adds up what the threads found about each action.
fn sum_up<A: Copy + Ord>(mut branches: Vec<Branch<A>>) -> Vec<Idea<A>> {
    branches.sort_by_key(|branch| branch.action);
    let same = branches.chunk_by(|a, b| a.action == b.action);
    let mut ideas: Vec<_> = same
        .map(|same| {
            let visits: u32 = same.iter().map(|branch| branch.visits).sum();
            let total: f32 = same.iter().map(|branch| branch.total).sum();
            let prior: f32 = same.iter().map(|branch| branch.prior).sum();
            let idea = Idea { action: same[0].action, visits, chance: total / visits.max(1) as f32 };
            (idea, prior)
        })
        .collect();
    ideas.sort_by(|(a, prior_a), (b, prior_b)| b.visits.cmp(&a.visits).then(prior_b.total_cmp(prior_a)));
    ideas.into_iter().map(|(idea, _)| idea).collect()
}

/// What others have chosen at the same time and hide is thought about as if it were still to be chosen.
fn reopened<G: Judge>(seen: &Seen<G>, seat: Seat) -> Seen<G> {
    let mut open = **seen;
    open.reopen(seat);
    open.hide(seen.viewer())
}

/// In how many imagined worlds a win must be a win to be taken without further thought.
const WORLDS: usize = 8;

/// An action that ends the game with a victory, whatever the others hide.
fn wins_for_sure<G: Judge>(seen: &Seen<G>, seat: Seat, action: G::Action, rng: &mut Chance) -> bool {
    (0..WORLDS).all(|_| {
        let mut world = seen.imagine(rng);
        world.apply(seat, action, rng, &mut ()).is_ok()
            && world.outcome().is_some_and(|outcome| outcome.win_share(seat) > 0.99)
    })
}

impl<G: Judge> Bot<G> for Ismcts<G> {
    fn choose(&mut self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> G::Action {
        let mut legal = Vec::new();
        seen.legal(seat, &mut legal);
        if let [only] = legal[..] {
            return only;
        }
        let seen = &reopened(seen, seat);
        if let Some(win) = legal.iter().find(|&&action| wins_for_sure(seen, seat, action, rng)) {
            return *win;
        }
        self.think(seen, seat, rng)[0].action
    }
}
