//! A default edition changed here and there until the loader accepts it.

use bots::{Chance, SeedableRng};
use game::{Edition, Printed, RngExt};
use toml::Value;

use super::change::Changer;
use super::tree::Edit;
use crate::caught::caught;

/// How many changes an ordinary edition gets at most, one after the other.
const MOST_CHANGES: usize = 8;
/// One in so many editions is hardly like the default one any more.
const WILD: u32 = 12;
const WILD_CHANGES: usize = 100;
/// How many changes are refused before an edition is left as it is.
const MOST_TRIES: u64 = 300;

/// The edits of one change belong together.
type Change = Vec<Edit>;

/// An edition that the loader accepts.
#[derive(Clone)]
pub(crate) struct Mutant {
    pub(crate) seed: u64,
    pub(crate) changes: Vec<Change>,
    /// How many changes the loader did not accept on the way.
    pub(crate) refused: u64,
}

impl Mutant {
    /// The same seed gives the same edition. Nearly half of them have one change, the others more.
    ///
    /// # Errors
    /// When the loader panics.
    pub(crate) fn grow<E: Edition>(seed: u64) -> Result<Mutant, (Mutant, String)> {
        let mut rng = Chance::seed_from_u64(seed);
        let wanted = how_many(&mut rng);
        let mut mutant = Mutant { seed, changes: Vec::new(), refused: 0 };
        let mut tree = default_tree::<E>();
        while mutant.changes.len() < wanted && mutant.refused < MOST_TRIES {
            let Some((change, next)) = change_of(&tree, &mut rng) else { continue };
            mutant.changes.push(change);
            match caught(|| is_accepted::<E>(&next)) {
                Ok(true) => tree = next,
                Ok(false) => {
                    mutant.changes.pop();
                    mutant.refused += 1;
                }
                Err(panic) => return Err((mutant, format!("while loading: {panic}"))),
            }
        }
        Ok(mutant)
    }

    /// The edition with these changes, unless the loader refuses it.
    pub(crate) fn edition<E: Edition>(&self) -> Option<Printed<E>> {
        let text = toml::to_string(&self.tree::<E>()).ok()?;
        Printed::read(&format!("mutation-{}", self.seed), "mutation.toml", &text).ok()
    }

    fn tree<E: Edition>(&self) -> Value {
        let mut tree = default_tree::<E>();
        self.changes.iter().flatten().for_each(|edit| edit.apply(&mut tree));
        tree
    }

    /// The same without one of its changes.
    pub(crate) fn without(&self, place: usize) -> Mutant {
        let mut changes = self.changes.clone();
        changes.remove(place);
        Mutant { seed: self.seed, changes, refused: 0 }
    }

    /// What was changed, edit by edit.
    pub(crate) fn describe<E: Edition>(&self) -> Vec<String> {
        let mut tree = default_tree::<E>();
        let tell = |edit: &Edit| {
            let told = edit.describe(&tree);
            edit.apply(&mut tree);
            told
        };
        self.changes.iter().flatten().map(tell).collect()
    }
}

fn how_many(rng: &mut Chance) -> usize {
    if rng.random_range(0..WILD) == 0 {
        return rng.random_range(MOST_CHANGES..WILD_CHANGES);
    }
    let mut wanted = 1;
    while wanted < MOST_CHANGES && rng.random_bool(0.5) {
        wanted += 1;
    }
    wanted
}

/// One change, now and then two at once, and the tree after it; `None` where that leaves everything as it is.
fn change_of(tree: &Value, rng: &mut Chance) -> Option<(Change, Value)> {
    let mut next = tree.clone();
    let mut all = Vec::new();
    for _ in 0..if rng.random_bool(0.2) { 2 } else { 1 } {
        let change = Changer::new(&next).change(rng)?;
        for edit in &change {
            edit.apply(&mut next);
        }
        all.extend(change);
    }
    (next != *tree).then_some((all, next))
}

fn default_tree<E: Edition>() -> Value {
    toml::from_str(E::DEFAULT).expect("a test loads the default edition of every game")
}

/// Asked often, so nothing is put on the shelf.
fn is_accepted<E: Edition>(tree: &Value) -> bool {
    tree.clone().try_into::<E>().is_ok_and(|edition| edition.check().is_ok())
}
