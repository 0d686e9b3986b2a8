//! Did an action reveal anything? Undo is derived from this, the same way for every game.

use game::{Game, Seat, SeatSet, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use crate::seed::Counted;

/// How many worlds each viewer imagines to find out whether an action told something new.
const WORLDS: u64 = 4;

/// What an action told the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told {
    /// No chance was drawn and nobody learned what could not be foreseen.
    pub(crate) nothing_new: bool,
    /// The seats that see a difference at all. The others may have acted without knowing of it.
    pub(crate) noticed: SeatSet,
}

/// Compares the real course with what each viewer could have imagined before.
pub(crate) fn told<G: Game>(before: &G, after: &G, seat: Seat, action: G::Action, chance: &Counted) -> Told {
    let viewers = || Viewer::all(before.seats());
    let nothing_new =
        !chance.was_used() && viewers().all(|viewer| foreseen(before, after, viewer, seat, action));
    let noticed = Seat::all(before.seats())
        .filter(|&other| before.hide(Viewer::Seat(other)) != after.hide(Viewer::Seat(other)))
        .collect();
    Told { nothing_new, noticed }
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
