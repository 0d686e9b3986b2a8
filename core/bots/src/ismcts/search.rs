//! One thread's search: determinize, select, expand, roll out, back up.
//!
//! Each iteration imagines one world that fits what the seat has seen: a determinization (Ginsberg 2001, "GIB:
//! Imperfect Information in a Computationally Challenging Game"). It follows the known nodes down, enters one new
//! node, and plays on from there for some turns; then the judge estimates who will win (Lorentz 2008, "Amazons
//! Discover Monte-Carlo"). Every node on the way remembers the chance of the seat that decides there, so everybody is
//! expected to play for themselves (Sturtevant 2008, "An Analysis of UCT in Multi-player Games").

use game::{Judge, RngExt, Seat, Seen, Sink};
use rand::SeedableRng;

use super::forecast::forecast;
use super::future::Future;
use super::plan::Planner;
use super::settings::{Deadline, RollOut, Settings};
use super::tree::{Branch, Key, Step, Tree};
use crate::Chance;
use crate::turns::Plan;

/// No iteration goes through more nodes than this.
const DEEPEST: usize = 256;
/// No roll-out takes more clicks than this.
const MOST_CLICKS: usize = 1000;
/// What is added to every weight of the softmax: what looks hopeless at a glance is tried now and then all the same,
/// since the judge may be wrong.
const LEAST_WEIGHT: f32 = 0.02;

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
            tree: Tree::new(settings.nodes),
            settings,
            legal: Vec::new(),
            glance: Vec::new(),
            path: Vec::with_capacity(DEEPEST),
            planner: Planner::new(&settings),
        }
    }

    pub(super) fn nodes(&self) -> usize {
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

    /// The node of the decision itself: each branch is a turn, as far as it is compared.
    fn root(&mut self, thought: &Thought<'_, G>) -> u32 {
        let root = self.tree.add(Key::of(&**thought.seen, thought.seat));
        let first_click = |(plan, value): &(Plan<G>, f32)| plan.clicks().next().map(|click| (click, *value));
        self.glance.clear();
        self.glance.extend(thought.turns.iter().filter_map(first_click));
        self.expand(root, thought.seen.spread(&thought.opinion.choosing));
        root
    }

    fn select(&self, node: u32) -> u32 {
        self.tree.select(node, self.settings.exploration, self.settings.widening)
    }

    /// Common random numbers (Glasserman and Yao 1992, "Some Guidelines and Guarantees for Common Random Numbers"):
    /// the first visits of all turns meet the same hidden cards and the same dice, so do the second, and so on. What
    /// differs in the end is what was decided.
    fn iterate(&mut self, thought: &Thought<'_, G>, root: u32, seed: u64, rng: &mut Chance) {
        let branch = self.select(root);
        let visits = self.tree.branch(branch).visits;
        let world_dice = &mut Chance::seed_from_u64(seed.wrapping_add(visits.into()));
        let mut world = thought.seen.imagine(world_dice);
        self.path.clear();
        self.path.push(Step { node: root, branch: Some(branch), seat: thought.seat });
        let (plan, _) = &thought.turns[self.tree.number(root, branch)];
        // Where chance has overtaken the plan, the tree goes on.
        for click in plan.clicks() {
            if world.apply(thought.seat, click, world_dice, &mut ()).is_err() {
                break;
            }
        }
        let mut dice = Dice { world: world_dice, own: rng };
        let last = self.descend(&mut world, thought, &mut dice);
        self.play_on(&mut world, last, &thought.opinion.choosing, &mut dice);
        let chances = forecast(&world, &thought.opinion.foretelling);
        for &step in &self.path {
            self.tree.back_up(step, chances[step.seat]);
        }
    }

    /// Follows the known nodes and enters at most one new one; returns the seat that decided last.
    fn descend(&mut self, world: &mut G, thought: &Thought<'_, G>, dice: &mut Dice<'_>) -> Seat {
        let mut last = thought.seat;
        while let Some(seat) = next_to_act(world, last) {
            last = seat;
            let key = Key::of(world, seat);
            let Some(node) = self.tree.find(key) else {
                if !self.tree.is_full() {
                    let node = self.tree.add(key);
                    self.path.push(Step { node, branch: None, seat });
                }
                break;
            };
            if !self.tree.node(node).has_branches() {
                self.look_at(world, seat, thought, dice.own);
                self.expand(node, world.spread(&thought.opinion.choosing));
            }
            if !self.tree.node(node).has_branches() {
                break;
            }
            let branch = self.select(node);
            let action = self.tree.branch(branch).action;
            // Two nodes with one fingerprint are next to impossible; then this iteration ends here.
            if self.path.len() == DEEPEST || world.apply(seat, action, dice.world, &mut ()).is_err() {
                break;
            }
            self.path.push(Step { node, branch: Some(branch), seat });
        }
        last
    }

    /// Turns what was glanced at into branches: the priors are a softmax of the values.
    fn expand(&mut self, node: u32, spread: f32) {
        let glance = &mut self.glance;
        let temperature = spread * self.settings.temperature;
        glance.sort_by(|a, b| b.1.total_cmp(&a.1));
        let best = glance.first().map_or(0.0, |&(_, value)| value);
        let weight = |value: f32| LEAST_WEIGHT + ((value - best) / temperature).exp();
        let sum: f32 = glance.iter().map(|&(_, value)| weight(value)).sum();
        self.tree.expand(node, glance.drain(..).map(|(action, value)| (action, weight(value) / sum)));
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
    pub(super) fn play_on(&mut self, world: &mut G, last: Seat, weights: &G::Weights, dice: &mut Dice<'_>) {
        match self.settings.roll_out {
            RollOut::Random => self.play_to_the_end(world, last, dice.own),
            RollOut::Judged { turns, to_a_round } => {
                let stretch = Stretch { turns, to_a_round };
                self.play_turns(world, last, stretch, weights, dice);
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
        stretch: Stretch,
        weights: &G::Weights,
        dice: &mut Dice<'_>,
    ) {
        let mut turn = (last, world.turn(last));
        let mut left = stretch.turns;
        self.planner.forget();
        let mut round = world.round();
        for _ in 0..MOST_CLICKS {
            let Some(seat) = next_to_act(world, last) else { return };
            if (seat, world.turn(seat)) != turn {
                if left == 0 && (!stretch.to_a_round || world.round() != round) {
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
            if !self.planner.click(world, seat, weights, dice, &mut ()) {
                return;
            }
        }
    }

    /// What follows the first of some clicks, to the end of the turn and of the one after it.
    pub(super) fn future(
        &mut self,
        thought: &Thought<'_, G>,
        clicks: &[G::Action],
        dice: &mut Dice<'_>,
    ) -> Future<G::Event> {
        let mut future = Future::default();
        let mut world = thought.seen.imagine(dice.world);
        let turn = world.turn(thought.seat);
        let Some((&first, rest)) = clicks.split_first() else { return future };
        if world.apply(thought.seat, first, dice.world, &mut ()).is_err() {
            return future;
        }
        for &click in rest {
            if world.apply(thought.seat, click, dice.world, &mut future.turn).is_err() {
                break;
            }
        }
        self.finish_turn(&mut world, (thought.seat, turn), thought, dice, &mut future.turn);
        if let Some(next) = next_to_act(&world, thought.seat) {
            let turn = (next, world.turn(next));
            self.finish_turn(&mut world, turn, thought, dice, &mut future.reply);
        }
        future
    }

    /// Goes on as long as a seat's turn does.
    fn finish_turn(
        &mut self,
        world: &mut G,
        (seat, turn): (Seat, G::Turn),
        thought: &Thought<'_, G>,
        dice: &mut Dice<'_>,
        events: &mut Vec<G::Event>,
    ) {
        self.planner.forget();
        for _ in 0..DEEPEST {
            let goes_on = next_to_act(world, seat) == Some(seat) && world.turn(seat) == turn;
            if !goes_on || !self.go_on(world, seat, thought, dice, events) {
                return;
            }
        }
    }

    /// The click that was tried most often, or where nothing was, that of a roll-out. False if nothing can be done.
    fn go_on(
        &mut self,
        world: &mut G,
        seat: Seat,
        thought: &Thought<'_, G>,
        dice: &mut Dice<'_>,
        events: &mut impl Sink<G::Event>,
    ) -> bool {
        let known = self.tree.find(Key::of(world, seat)).and_then(|node| self.tree.most_tried(node));
        if known.is_some_and(|action| world.apply(seat, action, dice.world, events).is_ok()) {
            self.planner.forget();
            return true;
        }
        self.planner.click(world, seat, &thought.opinion.choosing, dice, events)
    }
}

/// Two sources of chance: whatever happens in the world draws from one, whatever the search picks at random from the
/// other. The first can be repeated while the second goes on.
pub(super) struct Dice<'a> {
    pub(super) world: &'a mut Chance,
    pub(super) own: &'a mut Chance,
}

/// How far a roll-out goes.
#[derive(Clone, Copy)]
struct Stretch {
    turns: u16,
    to_a_round: bool,
}

/// What is thought about, by which seat, and with what opinion.
pub(super) struct Thought<'a, G: Judge> {
    pub(super) seen: &'a Seen<G>,
    pub(super) seat: Seat,
    /// What could be done, each with what a greedy player expects of it, best first.
    pub(super) turns: &'a [(Plan<G>, f32)],
    pub(super) opinion: &'a Opinion<G::Weights>,
}

/// What the judge values. A player who picks the best of a few clicks and one who foretells the winner value
/// different things.
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
