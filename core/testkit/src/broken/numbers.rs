//! What programs are given.

use std::cell::Cell;

use game::{Indexed, Seat, Seen, Viewer};
use toy::{Action, Phase, Toy};

use super::{Fault, problem_with};

thread_local!(static LOOKS: Cell<i32> = const { Cell::new(0) });

broken! {
    /// Two actions have one number.
    CountsTwoAsOne: "but has another index" => {
        fn index(&self, action: Action) -> Option<usize> {
            if action == Action::Sell { Action::Dig.index() } else { action.index() }
        }
    }

    /// Has a number that means nothing.
    LeavesAGap: "no action has the index 3" => {
        fn action_at(&self, index: usize) -> Option<Action> {
            if index == 3 { None } else { Action::at(index) }
        }
    }

    /// Knows more actions than it says.
    CountsTooFew: "there are more actions than" => {
        fn action_at(&self, index: usize) -> Option<Action> {
            Action::at(index.min(Action::COUNT - 1))
        }
    }

    /// Says more once there is more to say.
    GrowsWithTheGame: "there are other values than at the start" => {
        fn noticed(&self, seen: &Seen<Toy>) -> Vec<(String, i32)> {
            (1..i32::from(seen.round)).map(|round| (format!("round{round}"), 1)).collect()
        }
    }

    /// Says something that is not in what is seen.
    CountsTheLooks: "is told another `looks` though the same is seen" => {
        fn noticed(&self, _: &Seen<Toy>) -> Vec<(String, i32)> {
            LOOKS.set(LOOKS.get() + 1);
            vec![("looks".to_owned(), LOOKS.get())]
        }
    }

    /// Calls two values the same.
    RepeatsAName: "two values have the same name" => {
        fn noticed(&self, _: &Seen<Toy>) -> Vec<(String, i32)> {
            vec![("round".to_owned(), 0)]
        }
    }
}

/// Whatever the list says, a legal action out of its range is noticed.
#[test]
#[should_panic(expected = "the legal `bid 12` has no index")]
fn a_legal_action_without_a_number_is_noticed() {
    crate::conformance::numbers::check_index(Action::Bid { card: 12 }, &"here");
}

/// Seats go around from whoever looks.
#[test]
fn the_viewer_comes_first() {
    let mut toy = crate::random_position::<Toy>(&game::Options::plain(3), 1, 0);
    toy.players[Seat(2)].coins = 7;
    toy.phase = Phase::Turn { seat: Seat(2) };
    let rich = |seat| {
        let seen = game::Game::hide(&toy, Viewer::Seat(Seat(seat)));
        let (names, mut row) = (game::Names::of(&seen), [0; 128]);
        game::Values::write(&seen, &mut row);
        let rich = names.iter().zip(row).find(|(name, value)| name.ends_with("coins") && *value == 7);
        rich.map(|(name, _)| name.clone())
    };
    let names = [0, 1, 2].map(|seat| rich(seat).unwrap_or_default());
    assert_eq!(names, ["seat2.coins", "seat1.coins", "seat0.coins"]);
}
