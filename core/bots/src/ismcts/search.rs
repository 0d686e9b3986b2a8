//! One thread's search: imagine a world, go down the known places, play on from there, remember how it went.

use game::{Judge, RngExt, Seat, Seen};
use rand::SeedableRng;

use super::forecast::forecast;
use super::plan::Planner;
use super::settings::{Deadline, RollOut, Settings};
use super::tree::{Branch, Key, Step, Tree};
use crate::Chance;
use crate::turns::Plan;

/// No iteration goes through more places than this.
const DEEPEST: usize = 256;
/// No roll-out takes more clicks than this.
const MOST_CLICKS: usize = 1000;

#[derive(Debug)]
pub(super) struct Search<G: Judge> {
    tree: Tree<G::Action>,
    settings: Settings,
    legal: Vec<G::Action>,
    glance: Vec<(G::Action, f32)>,
    path: Vec<Step>,
    planner: Planner<G>,
}

impl<G: Judge> Search<G> {
    pub(super) fn new(settings: Settings) -> Self {
        Search {
            tree: Tree::new(settings.places),
            settings,
            legal: Vec::new(),
            glance: Vec::new(),
            path: Vec::with_capacity(DEEPEST),
            planner: Planner::new(&settings),
        }
    }

    pub(super) fn places(&self) -> usize {
        self.tree.len()
    }

    /// Thinks about one decision: what became of each turn, in their order.
    pub(super) fn think(
        &mut self,
        thought: &Thought<'_, G>,
        iterations: u64,
        deadline: Deadline,
        rng: &mut Chance,
    ) -> Vec<Branch<G::Action>> {
        self.tree.clear();
        let root = self.root(thought);
        let seed = rng.random();
        for _ in 0..iterations {
            if deadline.has_passed() {
                break;
            }
            self.iterate(thought, root, seed, rng);
        }
        self.tree.branches(root).to_vec()
    }

    /// The place of the decision itself: each branch is a turn, as far as it is compared.
    fn root(&mut self, thought: &Thought<'_, G>) -> u32 {
        let root = self.tree.add(Key::of(&**thought.seen, thought.seat));
        let first_click = |(plan, value): &(Plan<G>, f32)| plan.clicks().next().map(|click| (click, *value));
        self.glance.clear();
        self.glance.extend(thought.turns.iter().filter_map(first_click));
        self.grow(root, thought.seen.spread(&thought.opinion.choosing));
        root
    }

    fn select(&self, place: u32) -> u32 {
        self.tree.select(place, self.settings.exploration, self.settings.widening)
    }

    /// The first visits of all turns meet the same hidden cards and the same dice, so do the second, and so on:
    /// what differs in the end is what was decided. Chance in the world comes from this luck, whatever else is
    /// thrown dice for from `rng`.
    fn iterate(&mut self, thought: &Thought<'_, G>, root: u32, seed: u64, rng: &mut Chance) {
        let branch = self.select(root);
        let visits = self.tree.branch(branch).visits;
        let luck = &mut Chance::seed_from_u64(seed.wrapping_add(visits.into()));
        let mut world = thought.seen.imagine(luck);
        self.path.clear();
        self.path.push(Step { place: root, branch: Some(branch), seat: thought.seat });
        let (plan, _) = &thought.turns[self.tree.number(root, branch)];
        // Where chance has overtaken the plan, the tree goes on.
        for click in plan.clicks() {
            if world.apply(thought.seat, click, luck, &mut ()).is_err() {
                break;
            }
        }
        let last = self.descend(&mut world, thought, luck, rng);
        self.play_on(&mut world, last, &thought.opinion.choosing, luck, rng);
        let chances = forecast(&world, &thought.opinion.foretelling);
        for &step in &self.path {
            self.tree.learn(step, chances[step.seat]);
        }
    }

    /// Follows the known places and enters at most one new one; returns who decided last.
    fn descend(
        &mut self,
        world: &mut G,
        thought: &Thought<'_, G>,
        luck: &mut Chance,
        rng: &mut Chance,
    ) -> Seat {
        let mut last = thought.seat;
        while let Some(seat) = next_to_act(world, last) {
            last = seat;
            let key = Key::of(world, seat);
            let Some(place) = self.tree.find(key) else {
                if !self.tree.is_full() {
                    let place = self.tree.add(key);
                    self.path.push(Step { place, branch: None, seat });
                }
                break;
            };
            if !self.tree.place(place).has_branches() {
                self.look_at(world, seat, thought, rng);
                self.grow(place, world.spread(&thought.opinion.choosing));
            }
            if !self.tree.place(place).has_branches() {
                break;
            }
            let branch = self.select(place);
            let action = self.tree.branch(branch).action;
            // Two places with one fingerprint are next to impossible; then this iteration ends here.
            if self.path.len() == DEEPEST || world.apply(seat, action, luck, &mut ()).is_err() {
                break;
            }
            self.path.push(Step { place, branch: Some(branch), seat });
        }
        last
    }

    fn grow(&mut self, place: u32, spread: f32) {
        let glance = &mut self.glance;
        let softness = spread * self.settings.caution;
        glance.sort_by(|a, b| b.1.total_cmp(&a.1));
        let best = glance.first().map_or(0.0, |&(_, value)| value);
        let attention = |value: f32| 0.02 + ((value - best) / softness).exp();
        let sum: f32 = glance.iter().map(|&(_, value)| attention(value)).sum();
        self.tree.grow(place, glance.drain(..).map(|(action, value)| (action, attention(value) / sum)));
    }

    fn list_all(&mut self, world: &G, seat: Seat) {
        world.legal(seat, &mut self.legal);
        self.glance.clear();
        self.glance.extend(self.legal.iter().map(|&action| (action, 0.0)));
    }

    /// Sensible actions, each with what the judge makes of the position right after it.
    fn look_at(&mut self, world: &G, seat: Seat, thought: &Thought<'_, G>, rng: &mut Chance) {
        if self.settings.roll_out == RollOut::Random {
            return self.list_all(world, seat);
        }
        world.legal(seat, &mut self.legal);
        world.shortlist(seat, &mut self.legal);
        self.glance.clear();
        for &action in &self.legal {
            let mut after = *world;
            if after.apply(seat, action, rng, &mut ()).is_ok() {
                self.glance.push((action, after.glance(seat, &thought.opinion.choosing)));
            }
        }
    }

    /// The roll-out behind the tree.
    pub(super) fn play_on(
        &mut self,
        world: &mut G,
        last: Seat,
        weights: &G::Weights,
        luck: &mut Chance,
        rng: &mut Chance,
    ) {
        match self.settings.roll_out {
            RollOut::Random => self.play_to_the_end(world, last, rng),
            RollOut::Judged { turns, to_a_round } => {
                self.play_turns(world, last, (turns, to_a_round), weights, (luck, rng));
            }
        }
    }

    fn play_to_the_end(&mut self, world: &mut G, mut last: Seat, rng: &mut Chance) {
        while let Some(seat) = next_to_act(world, last) {
            last = seat;
            world.legal(seat, &mut self.legal);
            let action = self.legal[rng.random_range(0..self.legal.len() as u32) as usize];
            if world.apply(seat, action, rng, &mut ()).is_err() {
                return;
            }
        }
    }

    fn play_turns(
        &mut self,
        world: &mut G,
        mut last: Seat,
        (turns, to_a_round): (u16, bool),
        weights: &G::Weights,
        (luck, rng): (&mut Chance, &mut Chance),
    ) {
        let mut turn = (last, world.turn(last));
        let mut left = turns;
        self.planner.forget();
        let mut round = world.round();
        for _ in 0..MOST_CLICKS {
            let Some(seat) = next_to_act(world, last) else { return };
            if (seat, world.turn(seat)) != turn {
                if left == 0 && (!to_a_round || world.round() != round) {
                    return;
                }
                left = left.saturating_sub(1);
                turn = (seat, world.turn(seat));
                self.planner.forget();
            }
            if left > 0 {
                round = world.round();
            }
            last = seat;
            if !self.planner.click(world, seat, weights, (luck, rng)) {
                return;
            }
        }
    }
}

/// What is thought about: by whom, with what eyes.
pub(super) struct Thought<'a, G: Judge> {
    pub(super) seen: &'a Seen<G>,
    pub(super) seat: Seat,
    /// What could be done, each with what a greedy player expects of it, best first.
    pub(super) turns: &'a [(Plan<G>, f32)],
    pub(super) opinion: &'a Opinion<G::Weights>,
}

/// What the judge values. Who picks the best of a few clicks and who foretells the winner value different things.
#[derive(Debug)]
pub(super) struct Opinion<W> {
    pub(super) choosing: W,
    pub(super) foretelling: W,
}

impl<W> Opinion<W> {
    pub(super) fn standard<G: Judge<Weights = W>>() -> Self {
        Opinion { choosing: G::standard_weights(), foretelling: G::forecast_weights() }
    }
}

/// The seat that goes on with its turn, or the next one.
fn next_to_act<G: Judge>(world: &G, last: Seat) -> Option<Seat> {
    let waiting = world.to_act();
    if waiting.contains(last) { Some(last) } else { waiting.first() }
}
