//! Information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): thinks ahead for everybody, in many
//! imagined worlds. `search` is the algorithm, `tree` its memory, `plan` how roll-outs are played, `forecast` who will
//! win where one ends, `future` what is expected to follow. Several threads search on their own and add up what they
//! found (Chaslot, Winands and van den Herik 2008, "Parallel Monte-Carlo Tree Search").

mod forecast;
mod future;
mod plan;
mod search;
mod settings;
mod tree;

use std::cmp::Reverse;
use std::thread;

use game::{Game, Judge, Seat, Seen};
use rand::{RngExt as _, SeedableRng};

pub use forecast::{Chances, forecast};
pub use future::Future;
use search::{Dice, Opinion, Search, Thought};
use settings::Deadline;
pub use settings::{Budget, RollOut, Settings};
use tree::{Branch, Tree};

use crate::turns::{Plan, Turns};
use crate::{Bot, Chance};

/// No more whole turns than this are compared.
const MOST_TURNS: usize = 32;

/// Searches as its settings say and plays what it tried most often.
#[derive(Debug)]
pub struct Ismcts<G: Judge> {
    settings: Settings,
    opinion: Opinion<G::Weights>,
    /// One for each thread.
    searches: Vec<Search<G>>,
    plan: Plan<G>,
    /// The turns that were thought about last, click by click, the one tried most often first.
    latest: Vec<Vec<G::Action>>,
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
        Ismcts {
            settings,
            opinion: Opinion::standard::<G>(),
            searches,
            plan: Plan::default(),
            latest: Vec::new(),
        }
    }

    /// How many nodes it remembers, in all threads.
    pub fn nodes(&self) -> usize {
        self.searches.iter().map(Search::nodes).sum()
    }

    /// The most memory its trees can take, in bytes.
    pub fn most_bytes(&self) -> usize {
        self.searches.len() * Tree::<G::Action>::bytes(self.settings.nodes)
    }

    /// All actions that were looked at, the one tried most often first.
    pub fn ideas(&mut self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> Vec<Idea<G::Action>> {
        let turns = self.think(&reopened(seen, seat), seat, rng);
        self.latest = turns.iter().map(|(plan, _)| plan.clicks().collect()).collect();
        first_clicks(&turns)
    }

    /// What became of each turn, the one tried most often first.
    fn think(&mut self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> Vec<(Plan<G>, Branch<G::Action>)> {
        let deadline = self.settings.budget.deadline();
        let turns = self.turns(seen, seat, deadline, rng);
        let thought = Thought { seen, seat, turns: &turns, opinion: &self.opinion };
        let share = self.settings.budget.iterations.div_ceil(self.searches.len() as u64);
        let seeds: Vec<u64> = self.searches.iter().map(|_| rng.random()).collect();
        let think = |(search, seed): (&mut Search<G>, u64)| {
            search.think(&thought, share, deadline, &mut Chance::seed_from_u64(seed))
        };
        let work = self.searches.iter_mut().zip(seeds);
        let found: Vec<_> = match self.settings.threads {
            0 | 1 => work.map(think).collect(),
            _ => thread::scope(|scope| {
                let threads: Vec<_> = work.map(|work| scope.spawn(move || think(work))).collect();
                threads.into_iter().map(|thread| thread.join().expect("a search does not panic")).collect()
            }),
        };
        let plans = turns.into_iter().map(|(plan, _)| plan);
        let mut turns: Vec<_> = plans.zip(sum_up(found)).collect();
        turns.sort_by_key(|(_, branch)| Reverse(branch.visits));
        turns
    }

    /// What is compared, each with what a greedy player expects of it, best first.
    fn turns(&self, seen: &Seen<G>, seat: Seat, deadline: Deadline, rng: &mut Chance) -> Vec<(Plan<G>, f32)> {
        match self.settings.roll_out {
            RollOut::Random => {
                let mut legal = Vec::new();
                seen.legal(seat, &mut legal);
                legal.into_iter().map(|action| (Plan::of_one_click(*seen, action), 0.0)).collect()
            }
            RollOut::Judged { .. } => {
                let is_late = || deadline.is_half_over();
                let turns = Turns::look(seen, seat, &self.opinion.choosing, rng, is_late);
                if self.settings.whole_turns { turns.best_few(MOST_TURNS) } else { turns.first_clicks() }
            }
        }
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
            let world = &mut Chance::seed_from_u64(rng.random());
            search.play_on(&mut future, first, &opinion.choosing, &mut Dice { world, own: rng });
        }
        let chances = forecast(&future, &opinion.foretelling);
        for seat in Seat::all(world.seats()) {
            sum[seat] += chances[seat] / settings.budget.iterations as f32;
        }
    }
    sum
}

/// Adds up what the threads found about each turn.
fn sum_up<A: Copy>(found: Vec<Vec<Branch<A>>>) -> Vec<Branch<A>> {
    found
        .into_iter()
        .reduce(|mut sum, more| {
            for (branch, other) in sum.iter_mut().zip(more) {
                branch.visits += other.visits;
                branch.total += other.total;
            }
            sum
        })
        .unwrap_or_default()
}

/// What turns that begin with the same click amount to: as good as the one that was tried most often.
fn first_clicks<G: Game>(turns: &[(Plan<G>, Branch<G::Action>)]) -> Vec<Idea<G::Action>> {
    let mut ideas: Vec<Idea<G::Action>> = Vec::new();
    for (_, branch) in turns {
        match ideas.iter_mut().find(|idea| idea.action == branch.action) {
            Some(idea) => idea.visits += branch.visits,
            None => ideas.push(Idea {
                action: branch.action,
                visits: branch.visits,
                chance: branch.mean().unwrap_or_default(),
            }),
        }
    }
    ideas
}

/// What others have chosen at the same time and hide is thought about as if it were still to be chosen.
fn reopened<G: Judge>(seen: &Seen<G>, seat: Seat) -> Seen<G> {
    let mut open = **seen;
    open.reopen(seat);
    open.hide(seen.viewer())
}

/// In how many imagined worlds a win must be a win to be taken without further thought: few, since looking costs as
/// much as thinking, and an action that wins in eight worlds and not in the ninth is still a good one.
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
        let seen = &reopened(seen, seat);
        if let Some(action) = self.plan.next(seen) {
            return action;
        }
        let mut legal = Vec::new();
        seen.legal(seat, &mut legal);
        if let [only] = legal[..] {
            return only;
        }
        if let Some(win) = legal.iter().find(|&&action| wins_for_sure(seen, seat, action, rng)) {
            return *win;
        }
        self.plan = self.think(seen, seat, rng).swap_remove(0).0;
        self.plan.begin().expect("a turn has a first click")
    }
}
