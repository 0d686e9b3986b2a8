//! What programs are given: the index of every action, and what a viewer sees as numbers.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};

use bots::{Chance, SeedableRng};
use game::{Game, Indexed, Names, RngExt, Seen, Values, Viewer};

/// The whole list: every number is one action, and the action has that number.
pub(super) fn check_all<A: Indexed + Debug + Copy>() {
    for index in 0..A::COUNT {
        let action = A::at(index).unwrap_or_else(|| panic!("no action has the index {index}"));
        assert_eq!(action.index(), Some(index), "{action:?} is the action {index}, but has another index");
    }
    assert!(A::at(A::COUNT).is_none(), "there are more actions than {}", A::COUNT);
}

/// A legal action has a number, and is found by it.
pub(crate) fn check_index<A: Indexed + PartialEq + Display + Debug + Copy>(action: A, at: &dyn Display) {
    let index = action.index().unwrap_or_else(|| panic!("{at}: the legal `{action}` has no index"));
    assert!(index < A::COUNT, "{at}: the index {index} of `{action}` is beyond the last");
    assert_eq!(A::at(index), Some(action), "{at}: the index {index} of `{action}` leads elsewhere");
}

/// Names are long to write: one in so many looks writes them.
const NAMED: u32 = 8;

/// Every viewer gets as many numbers as there are names, and the same whenever the same is seen.
pub(crate) fn check_observations<G: Game>(game: &G, rng: &mut Chance, at: &dyn Display) {
    if rng.random_range(0..NAMED) == 0 {
        check_names(game, at);
    }
    for viewer in Viewer::all(game.seats()) {
        let seen = game.hide(viewer);
        let (here, there) = (row(&seen), row(&seen.imagine(rng).hide(viewer)));
        if here != there {
            let place = here.iter().zip(&there).position(|(here, there)| here != there).unwrap_or_default();
            let name = &Names::of(&seen)[place];
            panic!("{at}: {viewer:?} is told another `{name}` though the same is seen");
        }
    }
}

fn check_names<G: Game>(game: &G, at: &dyn Display) {
    let start = G::start(&game.options(), &mut Chance::seed_from_u64(0)).expect("the options are good");
    let length = Values::write(&start.hide(Viewer::Public), &mut []);
    for viewer in Viewer::all(game.seats()) {
        let (seen, names) = (game.hide(viewer), Names::of(&game.hide(viewer)));
        let distinct: BTreeSet<_> = names.iter().collect();
        assert_eq!(distinct.len(), names.len(), "{at}: two values have the same name");
        assert_eq!(names.len(), length, "{at}: there are other values than at the start");
        assert_eq!(row(&seen).len(), length, "{at}: {viewer:?} gets another number of values than of names");
    }
}

/// The values, written over whatever a row held before.
fn row<G: Game>(seen: &Seen<G>) -> Vec<i16> {
    let mut row = vec![-1; Values::write(seen, &mut [])];
    let written = Values::write(seen, &mut row);
    assert_eq!(written, row.len(), "as many values the second time");
    row
}
