//! Counting tables: cheap and merciless against accidental changes.

use bots::{Chance, SeedableRng};
use game::Game;

/// How many lines of 1, 2, … `DEPTH` actions begin here, with the same luck for all.
/// Of several seats that choose at the same time only the first is followed.
pub fn leaf_counts<G: Game, const DEPTH: usize>(game: &G) -> [u64; DEPTH] {
    let mut counts = [0; DEPTH];
    count(game, &mut counts);
    counts
}

fn count<G: Game>(game: &G, counts: &mut [u64]) {
    let Some((here, deeper)) = counts.split_first_mut() else { return };
    let Some(seat) = game.to_act().first() else { return };
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    *here += legal.len() as u64;
    if deeper.is_empty() {
        return;
    }
    for action in legal {
        let mut next = *game;
        next.apply(seat, action, &mut Chance::seed_from_u64(0), &mut ()).expect("a legal action is accepted");
        count(&next, deeper);
    }
}
