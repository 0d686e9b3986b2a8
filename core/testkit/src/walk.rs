//! Random games: to a position, or to the end with the cheap checks on.

use bots::{Chance, SeedableRng};
use game::{Game, Options, Outcome, Printed, RngExt, Seat, Sink};

use crate::conformance::numbers;

/// The position after `moves` random actions (fewer if the game ends before).
pub fn random_position<G: Game>(options: &Options<G>, seed: u64, moves: usize) -> G {
    let mut rng = Chance::seed_from_u64(seed);
    let mut game = G::start(options, &mut rng).expect("the options are good");
    let mut legal = Vec::new();
    for _ in 0..moves {
        let Some((seat, action)) = random_action(&game, &mut legal, &mut rng) else { break };
        game.apply(seat, action, &mut rng, &mut ()).expect("a legal action is accepted");
    }
    game
}

/// One of the seats to act and one of its legal actions; `None` when the game is over.
pub(crate) fn random_action<G: Game>(
    game: &G,
    legal: &mut Vec<G::Action>,
    rng: &mut Chance,
) -> Option<(Seat, G::Action)> {
    let waiting = game.to_act();
    if waiting.is_empty() {
        return None;
    }
    let seat = waiting.iter().nth(rng.random_range(0..waiting.len()))?;
    game.legal(seat, legal);
    assert!(!legal.is_empty(), "seat {} must act but cannot: {game:?}", seat.0);
    Some((seat, legal[rng.random_range(0..legal.len())]))
}

/// How one soaked game went.
#[derive(Clone, Copy, Debug)]
pub struct Soaked {
    pub outcome: Outcome,
    pub decisions: usize,
    pub rounds: u16,
}

/// Plays one random game as [`soak_with`] does.
pub fn soak<G: Game>(options: &Options<G>, seed: u64, events: &mut impl Sink<G::Event>) -> Soaked {
    let mut legal = Vec::new();
    soak_with(options, seed, events, |game, rng| random_action(game, &mut legal, rng))
}

/// Plays one game whose actions are chosen by `choose`, with the invariants checked after every action and the law
/// of secrecy now and then.
///
/// # Panics
/// When anything is wrong; the message names the seed.
pub fn soak_with<G: Game>(
    options: &Options<G>,
    seed: u64,
    events: &mut impl Sink<G::Event>,
    mut choose: impl FnMut(&G, &mut Chance) -> Option<(Seat, G::Action)>,
) -> Soaked {
    let mut rng = Chance::seed_from_u64(seed);
    let mut game = G::start(options, &mut rng).expect("the options are good");
    let mut decisions = 0;
    while let Some((seat, action)) = choose(&game, &mut rng) {
        if options.edition == Printed::standard() {
            numbers::check_index(action, &format_args!("seed {seed}, decision {decisions}"));
        }
        if let Err(refusal) = game.apply(seat, action, &mut rng, events) {
            panic!("seed {seed}, decision {decisions}: legal `{action}` was refused: {refusal:?}");
        }
        if let Err(broken) = game.check_invariants() {
            panic!("seed {seed}, decision {decisions}: after `{action}`: {broken}");
        }
        if rng.random_range(0..64) == 0 {
            crate::conformance::secrecy(&game, &mut rng);
            numbers::check_observations(&game, &mut rng, &format_args!("seed {seed}, decision {decisions}"));
        }
        decisions += 1;
        assert!(decisions <= G::MAX_DECISIONS, "seed {seed}: no end after {decisions} decisions");
    }
    let outcome = game.outcome().expect("nobody is to act, so the game is over");
    Soaked { outcome, decisions, rounds: game.round() }
}
