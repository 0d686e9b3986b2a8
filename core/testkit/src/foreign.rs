//! Actions that do not belong where they are tried.

use std::str::FromStr;

use bots::Chance;
use game::RngExt;

/// The action with one character of its notation changed, if that still is an action.
pub(crate) fn mutated<A: ToString + FromStr>(action: &A, rng: &mut Chance) -> Option<A> {
    let mut text: Vec<char> = action.to_string().chars().collect();
    let place = rng.random_range(0..text.len());
    text[place] = char::from(rng.random_range(b'0'..=b'z'));
    text.into_iter().collect::<String>().parse().ok()
}

/// The action with one word of its notation taken from another action, if that still is an action.
pub(crate) fn mixed<A: ToString + FromStr>(action: &A, other: &A, rng: &mut Chance) -> Option<A> {
    let (text, other) = (action.to_string(), other.to_string());
    let mut words: Vec<&str> = text.split(' ').collect();
    let others: Vec<&str> = other.split(' ').collect();
    let place = rng.random_range(0..words.len());
    words[place] = others[rng.random_range(0..others.len())];
    words.join(" ").parse().ok()
}
