//! Whatever edition is accepted can be played: the default one is changed at random, and what the loader lets
//! pass is played to the end with every law checked.
//!
//! An accepted edition stays in memory for the life of the program, as every edition does.

mod change;
mod mutant;
mod tree;

use std::collections::BTreeSet;
use std::ops::Range;

use bots::{Bot, Chance, Greedy, SeedableRng};
use game::{Game, Judge, Narrate, Options, Printed, RngExt, Seen, Variants, Viewer};

use crate::caught::caught;
use crate::conformance::{Laws, Voice, walk};
use crate::walk::soak_with;
use mutant::Mutant;

/// The longest game gets the expensive checks so many times.
const CLOSE_LOOKS: usize = 400;
/// One in so many editions is played by people who know what they do, too.
const GREEDY: u32 = 4;

/// How often an edition is played to find out whether it fails as a larger one did.
const SMALLER_TRIES: u64 = 8;

/// How the editions of some seeds went.
#[derive(Clone, Debug, Default)]
pub struct Mutations {
    /// Editions that were accepted and played.
    pub accepted: u64,
    /// Changes that the loader refused on the way to them.
    pub refused: u64,
    pub games: u64,
    pub failures: Vec<Failure>,
}

/// An edition that was accepted and could not be played.
#[derive(Clone, Debug)]
pub struct Failure {
    pub seed: u64,
    /// As few changes as are needed for it to fail.
    pub changes: Vec<String>,
    pub problem: String,
}

impl Mutations {
    pub fn merge(&mut self, other: Mutations) {
        self.accepted += other.accepted;
        self.refused += other.refused;
        self.games += other.games;
        self.failures.extend(other.failures);
    }
}

/// Fails unless everything that is accepted can be played, and much is accepted.
pub fn mutations_can_be_played<G: Narrate + Judge>(seeds: Range<u64>) {
    let wanted = (seeds.end - seeds.start) * 9 / 10;
    let played = play_mutations::<G>(seeds, &|_| ());
    assert!(played.failures.is_empty(), "{}: {:#?}", G::NAME, played.failures);
    assert!(played.accepted >= wanted, "{}: only {} editions were accepted", G::NAME, played.accepted);
}

/// Plays one accepted edition for each seed; `look` sees positions of theirs as every viewer does.
pub fn play_mutations<G: Narrate + Judge>(seeds: Range<u64>, look: &dyn Fn(&Seen<G>)) -> Mutations {
    let trial = Trial { voice: Voice::of::<G>(), look };
    let mut played = Mutations::default();
    for seed in seeds {
        match Mutant::grow::<G::Edition>(seed) {
            Ok(mutant) => trial.play(&mutant, &mut played),
            Err((mutant, problem)) => played.failures.push(failure::<G>(&mutant, problem)),
        }
    }
    played
}

fn failure<G: Game>(mutant: &Mutant, problem: String) -> Failure {
    Failure { seed: mutant.seed, changes: mutant.describe::<G::Edition>(), problem }
}

struct Trial<'a, G: Game> {
    voice: Voice,
    look: &'a dyn Fn(&Seen<G>),
}

impl<G: Narrate + Judge> Trial<'_, G> {
    fn play(&self, mutant: &Mutant, played: &mut Mutations) {
        played.refused += mutant.refused;
        match self.problem(mutant, mutant.seed) {
            None => return,
            Some(Ok(games)) => played.games += games,
            Some(Err(problem)) => played.failures.push(self.smallest(mutant, problem)),
        }
        played.accepted += 1;
    }

    /// How many games were played with it, or what went wrong; `None` if it is no edition, or the default one.
    fn problem(&self, mutant: &Mutant, chance: u64) -> Option<Result<u64, String>> {
        if mutant.changes.is_empty() {
            return None;
        }
        let edition = mutant.edition()?;
        Some(caught(|| self.play_edition(edition, chance)))
    }

    /// Leaves out every change that is not needed for the edition to fail.
    fn smallest(&self, mutant: &Mutant, mut problem: String) -> Failure {
        let mut smallest = mutant.clone();
        for place in (0..mutant.changes.len()).rev() {
            let smaller = smallest.without(place);
            // With other numbers the same chance leads elsewhere, so a smaller edition is played more often.
            let fails = |chance| self.problem(&smaller, chance).and_then(Result::err);
            if let Some(its) = (mutant.seed..mutant.seed + SMALLER_TRIES).find_map(fails) {
                (smallest, problem) = (smaller, its);
            }
        }
        failure::<G>(&smallest, problem)
    }

    fn play_edition(&self, edition: Printed<G::Edition>, seed: u64) -> u64 {
        let mut rng = Chance::seed_from_u64(seed ^ 0xED17);
        let options = some_options(edition, &mut rng);
        let laws = Laws { games: 1, every: (G::MAX_DECISIONS / CLOSE_LOOKS).max(1) };
        walk(&options, seed, laws, &self.voice, self.look, &mut BTreeSet::new());
        if rng.random_range(0..GREEDY) > 0 {
            return 1;
        }
        let mut bot = Greedy::default();
        soak_with(&some_options(edition, &mut rng), seed, &mut (), |game: &G, rng| {
            let seat = game.to_act().first()?;
            Some((seat, bot.choose(&game.hide(Viewer::Seat(seat)), seat, rng)))
        });
        2
    }
}

/// Some number of players and some variants that go together.
fn some_options<G: Game>(edition: Printed<G::Edition>, rng: &mut Chance) -> Options<G> {
    loop {
        let mut options = Options::<G>::plain(rng.random_range(G::SEATS));
        if rng.random_bool(0.5) {
            for choice in G::Variants::CHOICES {
                let value = choice.values[rng.random_range(0..choice.values.len())];
                options.variants = options.variants.with(choice.key, value).expect("it is on the list");
            }
        }
        let starts = |options| G::start(options, &mut Chance::seed_from_u64(0)).map(|_| ());
        if starts(&options).is_ok() {
            let options = Options { edition, ..options };
            starts(&options).expect("what the default edition starts with, every edition does");
            return options;
        }
    }
}
