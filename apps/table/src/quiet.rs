//! Did an action reveal anything? Undo is derived from this, the same way for every game.

use game::{Game, Seat, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use crate::seed::Counted;

/// How many worlds each viewer imagines to find out whether an action told something new.
const WORLDS: u64 = 4;

/// No chance was drawn and nobody learned what could not be foreseen:
/// the real course is compared with what each viewer could have imagined before.
pub(crate) fn is_quiet<G: Game>(
    before: &G,
    after: &G,
    seat: Seat,
    action: G::Action,
    chance: &Counted,
) -> bool {
    let mut viewers = Viewer::all(before.seats());
    !chance.was_used() && viewers.all(|viewer| foreseen(before, after, viewer, seat, action))
}

fn foreseen<G: Game>(before: &G, after: &G, viewer: Viewer, seat: Seat, action: G::Action) -> bool {
    let seen_before = before.hide(viewer);
    let seen_after = after.hide(viewer);
    (0..WORLDS).all(|number| {
        let mut rng = ChaCha20Rng::seed_from_u64(number);
        let mut world = seen_before.imagine(&mut rng);
        world.apply(seat, action, &mut rng, &mut ()).is_ok() && world.hide(viewer) == seen_after
    })
}
