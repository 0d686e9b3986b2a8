//! Greedy: the best end of its own turn, as the game's judge sees it.

use game::{Game, Judge, Seat, Seen};

use crate::{Bot, Chance};

/// How many unfinished turns are followed at a time.
const BEAM: usize = 8;
/// No turn is followed further than this many clicks.
const LONGEST_TURN: usize = 16;

/// Imagines one world, tries what it can click until its turn ends, and starts the best of these turns.
#[derive(Debug)]
pub struct Greedy<G: Judge> {
    weights: G::Weights,
    /// The rest of the turn it had in mind, with what it expects to see before each click (latest last).
    plan: Vec<(Seen<G>, G::Action)>,
}

/// A way to play on, as far as it has been thought through.
#[derive(Clone)]
struct Line<G: Game> {
    world: G,
    clicks: Vec<(Seen<G>, G::Action)>,
    value: f32,
}

impl<G: Judge> Default for Greedy<G> {
    fn default() -> Self {
        Greedy::with_weights(G::standard_weights())
    }
}

impl<G: Judge> Greedy<G> {
    pub fn with_weights(weights: G::Weights) -> Self {
        Greedy { weights, plan: Vec::new() }
    }

    /// The best ways to end the turn of `seat`, each as its first click and the value expected of it, best first.
    pub fn best(&self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> Vec<(G::Action, f32)> {
        let mut best: Vec<(G::Action, f32)> = Vec::new();
        for line in self.turns(seen, seat, rng) {
            let first = line.clicks[0].1;
            if best.iter().all(|&(action, _)| action != first) {
                best.push((first, line.value));
            }
        }
        best
    }

    /// All complete turns found, best first.
    fn turns(&self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> Vec<Line<G>> {
        let world = seen.imagine(rng);
        let turn = world.turn(seat);
        let mut complete = Vec::new();
        let mut open = vec![Line { world, clicks: Vec::new(), value: 0.0 }];
        for _ in 0..LONGEST_TURN {
            let next = open.iter().flat_map(|line| self.clicks_after(line, seat, rng)).collect::<Vec<_>>();
            open.clear();
            for line in next {
                let goes_on = line.world.to_act().contains(seat) && line.world.turn(seat) == turn;
                if goes_on { open.push(line) } else { complete.push(line) }
            }
            sort_best_first(&mut open);
            open.dedup_by(|a, b| a.world == b.world);
            open.truncate(BEAM);
        }
        complete.append(&mut open);
        sort_best_first(&mut complete);
        complete
    }

    fn clicks_after(&self, line: &Line<G>, seat: Seat, rng: &mut Chance) -> Vec<Line<G>> {
        let mut actions = Vec::new();
        line.world.legal(seat, &mut actions);
        line.world.shortlist(seat, &mut actions);
        let before = line.world.hide(game::Viewer::Seat(seat));
        let mut lines = Vec::with_capacity(actions.len());
        for action in actions {
            let mut world = line.world;
            if world.apply(seat, action, rng, &mut ()).is_ok() {
                let mut clicks = line.clicks.clone();
                clicks.push((before, action));
                lines.push(Line { world, clicks, value: world.value(seat, &self.weights) });
            }
        }
        lines
    }
}

fn sort_best_first<G: Game>(lines: &mut [Line<G>]) {
    lines.sort_by(|a, b| b.value.total_cmp(&a.value));
}

impl<G: Judge> Bot<G> for Greedy<G> {
    fn choose(&mut self, seen: &Seen<G>, seat: Seat, rng: &mut Chance) -> G::Action {
        if let Some((expected, action)) = self.plan.pop()
            && expected == *seen
        {
            return action;
        }
        let mut best = self.turns(seen, seat, rng).swap_remove(0).clicks;
        best.reverse();
        self.plan = best;
        self.plan.pop().expect("who must act has a legal action").1
    }
}
