//! What a search remembers: for every node it came by, how often each action was tried and how well it went.
//!
//! A node is an information set (Cowling, Powley and Whitehouse 2012, "Information Set Monte Carlo Tree Search"):
//! what one seat sees when it must decide. Hidden cards, choices made at the same time and clicks in another order
//! lead to the same node whenever the seat cannot tell them apart, so nodes are found by what is seen rather than by
//! the way that led there (Childs, Brodeur and Kocsis 2008, "Transpositions and Move Groups in Monte Carlo Tree
//! Search").

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

/// One action at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch<A> {
    pub(super) action: A,
    /// The share of the visits that it deserves before any is made; all of a node add up to 1.
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

/// Where a seat decides. It is expanded when it is visited again.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Node {
    first: u32,
    count: u32,
    visits: u32,
    total: f32,
    squares: f32,
}

impl Node {
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

/// The nodes and branches one thread knows.
#[derive(Debug)]
pub(super) struct Tree<A> {
    index: FxHashMap<Key, u32>,
    nodes: Vec<Node>,
    branches: Vec<Branch<A>>,
    most: usize,
}

/// A branch on the way that an iteration takes, with the node it leaves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) node: u32,
    pub(super) branch: Option<u32>,
    pub(super) seat: Seat,
}

/// A tree has room for this many branches per node, on average.
const BRANCHES_PER_NODE: usize = 16;

impl<A: Copy + Eq> Tree<A> {
    /// All the room it will ever take is set aside at once.
    pub(super) fn new(nodes: u32) -> Self {
        let nodes = nodes.max(1) as usize;
        Tree {
            index: FxHashMap::with_capacity_and_hasher(nodes, FxBuildHasher),
            nodes: Vec::with_capacity(nodes),
            branches: Vec::with_capacity(nodes * BRANCHES_PER_NODE),
            most: nodes,
        }
    }

    /// How many bytes a tree of so many nodes takes: the index keeps an eighth of its room free,
    /// has a power of two of entries, and one byte beside each.
    pub(super) fn bytes(nodes: u32) -> usize {
        let nodes = nodes.max(1) as usize;
        let entries = (nodes * 8 / 7).next_power_of_two();
        entries * (size_of::<(Key, u32)>() + 1)
            + nodes * size_of::<Node>()
            + nodes * BRANCHES_PER_NODE * size_of::<Branch<A>>()
    }

    pub(super) fn clear(&mut self) {
        self.index.clear();
        self.nodes.clear();
        self.branches.clear();
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= self.most || self.room() == 0
    }

    fn room(&self) -> usize {
        self.most * BRANCHES_PER_NODE - self.branches.len()
    }

    pub(super) fn find(&self, key: Key) -> Option<u32> {
        self.index.get(&key).copied()
    }

    pub(super) fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub(super) fn branch(&self, branch: u32) -> &Branch<A> {
        &self.branches[branch as usize]
    }

    pub(super) fn branches(&self, node: u32) -> &[Branch<A>] {
        let node = self.node(node);
        &self.branches[node.first as usize..(node.first + node.count) as usize]
    }

    /// The action that was tried most often there, if any was.
    pub(super) fn most_tried(&self, node: u32) -> Option<A> {
        let tried = self.branches(node).iter().filter(|branch| branch.visits > 0);
        tried.max_by_key(|branch| branch.visits).map(|branch| branch.action)
    }

    /// Which of the branches of a node it is.
    pub(super) fn number(&self, node: u32, branch: u32) -> usize {
        (branch - self.node(node).first) as usize
    }

    pub(super) fn add(&mut self, key: Key) -> u32 {
        let node = self.nodes.len() as u32;
        self.nodes.push(Node::default());
        self.index.insert(key, node);
        node
    }

    /// Branches with the most promising first, as far as there is room.
    pub(super) fn expand(&mut self, node: u32, branches: impl Iterator<Item = (A, f32)>) {
        let first = self.branches.len();
        let branches = branches.take(self.room());
        self.branches.extend(branches.map(|(action, prior)| Branch { action, prior, visits: 0, total: 0.0 }));
        let grown = &mut self.nodes[node as usize];
        grown.first = first as u32;
        grown.count = (self.branches.len() - first) as u32;
    }

    /// The branch that deserves the next visit, by PUCT: the mean so far, and an exploration term that grows with the
    /// prior and falls with the visits (Rosin 2011, "Multi-armed Bandits with Episode Context"; in this form Silver
    /// et al. 2017, "Mastering the Game of Go without Human Knowledge"). Exploration is measured in standard
    /// deviations of what happened at the node, so that it means the same in a close game and in a decided one. A
    /// branch without visits is worth the mean of its node.
    ///
    /// Progressive widening (Coulom 2007, "Computing Elo Ratings of Move Patterns in the Game of Go"): only the first
    /// `widening` × √visits branches are open.
    pub(super) fn select(&self, node: u32, exploration: f32, widening: f32) -> u32 {
        let here = self.node(node);
        let root = (here.visits.max(1) as f32).sqrt();
        let open = ((widening * root).ceil() as usize).max(1);
        let exploration = exploration * here.deviation() * root;
        let score = |branch: &Branch<A>| {
            branch.mean().unwrap_or_else(|| here.mean())
                + exploration * branch.prior / (1.0 + branch.visits as f32)
        };
        let candidates = self.branches(node).iter().take(open).map(score).enumerate();
        let best =
            candidates.fold(
                (0, f32::NEG_INFINITY),
                |best, (number, score)| {
                    if score > best.1 { (number, score) } else { best }
                },
            );
        here.first + best.0 as u32
    }

    /// Remembers how an iteration went that came by, for the seat that decides there.
    pub(super) fn back_up(&mut self, step: Step, chance: f32) {
        let node = &mut self.nodes[step.node as usize];
        node.visits += 1;
        node.total += chance;
        node.squares += chance * chance;
        if let Some(branch) = step.branch {
            let branch = &mut self.branches[branch as usize];
            branch.visits += 1;
            branch.total += chance;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tree with one node whose branches are called 0, 1, … and have these priors.
    fn tree(priors: &[f32]) -> Tree<u8> {
        let mut tree = Tree::new(4);
        let root = tree.add(Key(7));
        tree.expand(root, (0..).zip(priors.iter().copied()));
        tree
    }

    fn visit(tree: &mut Tree<u8>, branch: u32, chances: &[f32]) {
        for &chance in chances {
            tree.back_up(Step { node: 0, branch: Some(branch), seat: Seat(0) }, chance);
        }
    }

    #[test]
    fn what_was_learned_is_the_mean_of_all_chances() {
        let mut tree = tree(&[0.5, 0.5]);
        visit(&mut tree, 0, &[1.0, 0.0, 0.5]);
        visit(&mut tree, 1, &[0.1]);
        assert_eq!((tree.branch(0).visits, tree.branch(1).visits), (3, 1));
        assert!((tree.branch(0).mean().unwrap() - 0.5).abs() < 1e-6);
        assert!((tree.branch(1).mean().unwrap() - 0.1).abs() < 1e-6);
        assert!((tree.node(0).mean() - 0.4).abs() < 1e-6);
        let variance: f32 =
            [1.0, 0.0, 0.5, 0.1].iter().map(|chance| (chance - 0.4_f32).powi(2)).sum::<f32>() / 4.0;
        assert!((tree.node(0).deviation() - variance.sqrt()).abs() < 1e-6);
    }

    #[test]
    fn without_exploration_the_best_mean_is_taken() {
        let mut tree = tree(&[0.9, 0.1]);
        visit(&mut tree, 0, &[0.4, 0.5]);
        visit(&mut tree, 1, &[0.6]);
        assert_eq!(tree.select(0, 0.0, 2.0), 1);
    }

    /// PUCT: with four visits and a deviation of a half, an exploration of 2 adds 2 · ½ · √4 · prior / (1 + visits).
    /// So the first branch comes to ⅔ + 2 · (1 − prior) / 4, the second to 0 + 2 · prior / 2.
    #[test]
    fn exploration_is_worth_exactly_what_the_formula_says() {
        for (prior, taken) in [(0.77, 0), (0.79, 1)] {
            let mut tree = tree(&[1.0 - prior, prior]);
            visit(&mut tree, 0, &[0.0, 1.0, 1.0]);
            visit(&mut tree, 1, &[0.0]);
            assert!((tree.node(0).deviation() - 0.5).abs() < 1e-6);
            assert_eq!(tree.select(0, 2.0, 2.0), taken, "with a prior of {prior}");
        }
    }

    /// An action that was never tried is expected to be as good as the others were, no better and no worse.
    #[test]
    fn what_was_not_tried_is_worth_the_mean_of_its_node() {
        let mut tree = tree(&[0.5, 0.5]);
        visit(&mut tree, 0, &[0.3]);
        assert_eq!(tree.select(0, 0.0, 9.0), 0);
        assert_eq!(tree.select(0, 1e-3, 9.0), 1);
    }

    /// Progressive widening: after n visits, the first ⌈w · √n⌉ branches are open.
    #[test]
    fn branches_open_with_the_root_of_the_visits() {
        for (widening, opened) in
            [(1.0, [1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 4]), (2.0, [1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 7])]
        {
            let mut tree = tree(&[0.1; 10]);
            for (visit_number, expected) in opened.into_iter().enumerate() {
                // So much exploration that an open branch that was never tried comes first.
                let branch = tree.select(0, 1e4, widening);
                visit(&mut tree, branch, &[0.5]);
                let tried = tree.branches(0).iter().filter(|branch| branch.visits > 0).count();
                assert_eq!(tried, expected, "{widening} √{visit_number}");
            }
        }
    }

    #[test]
    fn a_tree_grows_no_further_than_its_room() {
        let mut tree = Tree::<u8>::new(2);
        for key in 0..2 {
            assert!(!tree.is_full());
            let node = tree.add(Key(key));
            tree.expand(node, (0..20).map(|action| (action, 0.05)));
        }
        assert!(tree.is_full());
        assert_eq!((tree.branches(0).len(), tree.branches(1).len()), (20, 12));
        assert_eq!(tree.find(Key(1)), Some(1));
        tree.clear();
        assert_eq!((tree.len(), tree.find(Key(1))), (0, None));
    }
}
