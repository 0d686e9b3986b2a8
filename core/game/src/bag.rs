//! A face-down deck is a bag: the set of cards that may still come. Drawing samples from it.

use enumset::{EnumSet, EnumSetType};
use rand::{Rng, RngExt};

/// Takes one card of the bag at random; `None` when it is empty.
pub fn draw<T: EnumSetType>(bag: &mut EnumSet<T>, rng: &mut impl Rng) -> Option<T> {
    let card = pick(*bag, rng)?;
    bag.remove(card);
    Some(card)
}

/// One card of the bag at random, left where it is.
pub fn pick<T: EnumSetType>(bag: EnumSet<T>, rng: &mut impl Rng) -> Option<T> {
    let count = bag.len();
    if count == 0 {
        return None;
    }
    bag.iter().nth(rng.random_range(0..count))
}
