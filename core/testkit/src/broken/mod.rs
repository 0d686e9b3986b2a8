//! Versions of the toy that each break one law, and must be caught by the check of that law.

/// Declares versions, each with its fault and the words of the check that must catch it.
macro_rules! broken {
    ($($(#[$doc:meta])* $name:ident: $caught:literal => { $($fault:item)* })*) => {$(
        $(#[$doc])*
        struct $name;

        impl Fault for $name {
            $($fault)*
        }
    )*
        #[test]
        fn each_is_caught_by_the_right_check() {
            let problems: Vec<String> = [$(problem_with(&$name, stringify!($name), $caught)),*].into_iter().flatten().collect();
            assert!(problems.is_empty(), "{}", problems.join("\n"));
        }
    };
}

mod flow;
mod numbers;
mod saved;
mod secrets;
mod version;
mod words;

use std::cell::Cell;
use std::hash::{Hash, Hasher};

use game::{
    BadOptions, Game, Indexed, Lang, Narrate, Options, Outcome, Rng, Rule, ScoreSheet, Seat, SeatSet, Seen,
    Viewer, Words,
};
use toy::{Action, Event, Illegal, Toy};

use version::Broken;

use crate::caught::caught;
use crate::{Laws, conformance_of};

/// What a version does otherwise; everything else is done as it should be.
trait Fault {
    fn start(&self, options: &Options<Toy>, rng: &mut dyn Rng) -> Result<Toy, BadOptions> {
        Toy::start(options, &mut &mut *rng)
    }

    fn to_act(&self, toy: &Toy) -> SeatSet {
        toy.to_act()
    }

    fn legal(&self, toy: &Toy, seat: Seat, out: &mut Vec<Action>) {
        toy.legal(seat, out);
    }

    fn apply(&self, toy: &mut Toy, step: Step<'_>) -> Result<(), Illegal> {
        step.take(toy)
    }

    fn conceal(&self, toy: &mut Toy, viewer: Viewer) {
        toy.conceal(viewer);
    }

    fn fill_in(&self, toy: &mut Toy, viewer: Viewer, rng: &mut dyn Rng) {
        toy.fill_in(viewer, &mut &mut *rng);
    }

    fn outcome(&self, toy: &Toy) -> Option<Outcome> {
        toy.outcome()
    }

    fn fingerprint(&self, toy: &Toy, hasher: &mut dyn Hasher) {
        toy.hash(&mut &mut *hasher);
    }

    /// The toy as it is written to a file.
    fn saved(&self, toy: Toy) -> Toy {
        toy
    }

    fn notation(&self, action: Action) -> String {
        action.to_string()
    }

    fn index(&self, action: Action) -> Option<usize> {
        action.index()
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        Action::at(index)
    }

    /// What else an observation says, by name.
    fn noticed(&self, _seen: &Seen<Toy>) -> Vec<(String, i32)> {
        Vec::new()
    }

    fn seen_by(&self, event: Event, viewer: Viewer) -> Option<Event> {
        game::Event::seen_by(&event, viewer)
    }

    fn rule_of(&self, event: Event) -> Option<Rule> {
        game::Event::rule(&event)
    }

    fn locale(&self, lang: Lang) -> String {
        Toy::locale(lang).to_owned()
    }

    fn draw(&self, seen: &Seen<Toy>, words: &Words) -> String {
        Toy::draw(seen, words)
    }

    fn score_sheet(&self, seen: &Seen<Toy>) -> ScoreSheet {
        Toy::score_sheet(seen)
    }
}

/// One action with all that goes with it.
struct Step<'a> {
    seat: Seat,
    action: Action,
    rng: &'a mut dyn Rng,
    events: &'a mut Vec<Event>,
}

impl Step<'_> {
    fn take(mut self, toy: &mut Toy) -> Result<(), Illegal> {
        toy.apply(self.seat, self.action, &mut self.rng, self.events)
    }
}

thread_local!(static FAULT: Cell<&'static dyn Fault> = const { Cell::new(&Nothing) });

/// What is wrong at present, in this thread.
fn fault() -> &'static dyn Fault {
    FAULT.get()
}

/// `None` when the suite finds what is wrong, and says so in these words.
fn problem_with(version: &'static dyn Fault, name: &str, words: &str) -> Option<String> {
    FAULT.set(version);
    match caught(play) {
        Ok(()) => Some(format!("{name} is not caught")),
        Err(found) => (!found.contains(words)).then(|| format!("{name} is caught by another check: {found}")),
    }
}

/// Looks closely at some games.
fn play() {
    for seats in Toy::SEATS {
        conformance_of::<Broken>(&Options::plain(seats), Laws { games: 40, every: 3 });
    }
}

struct Nothing;
impl Fault for Nothing {}

#[test]
fn nothing_is_wrong_with_the_toy() {
    crate::conformance::<Toy>();
    crate::words_are_complete::<Toy>();
    crate::mutations_can_be_played::<Toy>(0..50);
}

#[test]
fn nothing_is_wrong_with_a_version_without_a_fault() {
    play();
    crate::words_are_complete::<Broken>();
}
