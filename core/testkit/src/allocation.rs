//! Playing needs no heap.

use bots::{Chance, SeedableRng};
use game::{Game, Options, Values, Viewer};

use crate::walk::random_action;

/// Plays random games and fails if listing, applying, hiding, observing or imagining allocates once the list is warm.
pub fn no_allocation<G: Game>(options: &Options<G>) {
    let (mut legal, mut row) = (Vec::with_capacity(4096), vec![0; 8192]);
    for seed in 0..4 {
        let mut rng = Chance::seed_from_u64(seed);
        let start = G::start(options, &mut rng).expect("the options are good");
        let counted = allocation_counter::measure(|| play(start, &mut legal, &mut row, &mut rng));
        assert_eq!(counted.count_total, 0, "{}: {counted:?}", G::NAME);
    }
}

fn play<G: Game>(mut game: G, legal: &mut Vec<G::Action>, row: &mut [i16], rng: &mut Chance) {
    while let Some((seat, action)) = random_action(&game, legal, rng) {
        game.apply(seat, action, rng, &mut ()).expect("a legal action is accepted");
        let seen = game.hide(Viewer::Seat(seat));
        assert!(Values::write(&seen, row) > 0);
        let imagined = seen.imagine(rng);
        assert_eq!(imagined.to_act(), game.to_act());
    }
}
