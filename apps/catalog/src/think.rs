//! What bots make of a table.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::{Bot, Budget, Chance, Ismcts, RollOut, SeedableRng, Settings};
use game::{Event as _, Phrase, Seat, Viewer};

use crate::live::{Live, LiveGame as _};
use crate::{BotName, Playable};

/// How long a hint may be thought about.
const HINT: Budget = Budget::iterations(1000).within(Duration::from_secs(1));

/// How many actions a hint names, and in how many imagined worlds it looks on after each of them.
const HINTS: usize = 3;
const WORLDS: usize = 12;
/// In how many of these worlds something must happen to be told: in the rest of one's own turn, and in the next one.
const LIKELY: usize = WORLDS / 2;
const NOT_UNLIKELY: usize = WORLDS / 3;

/// Roll-outs behind each of [`Think::chances`], and how many rounds of turns each of them goes on.
const FUTURES: u64 = 60;
const ROUNDS_AHEAD: u16 = 8;

/// A table that is thought about.
pub trait Think {
    /// Lets a bot act for a seat; returns what it did.
    fn act_as(&mut self, seat: Seat, bot: BotName) -> String;
    /// The few actions that a search would think about most, best first.
    fn hint(&self, seat: Seat) -> Thought<Vec<Hint>>;
    /// A thought for a bot in `seat`, to be finished elsewhere: it knows what the seat sees, and holds no table.
    fn thought(&mut self, seat: Seat, bot: BotName, seed: u64) -> Thought;
    /// Each seat's chance to win before each of these moves, found by playing on from there many times.
    /// Only of a finished game, because it looks at everything.
    fn chances(&self, numbers: Vec<usize>) -> Option<Thought<Vec<Vec<f32>>>>;
}

/// Something to be found out elsewhere, e.g. the action that a bot chooses, in notation.
pub type Thought<T = String> = Box<dyn FnOnce() -> T + Send>;

/// An action worth thinking about.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub action: String,
    /// The chance to win that is expected of it, 0 to 1.
    pub chance: f32,
    /// What is expected to happen in the rest of the turn.
    pub turn: Vec<Phrase>,
    /// What the next one is expected to do then.
    pub reply: Vec<Phrase>,
}

/// What happens in at least so many of several futures, in the order of the first of them.
fn common(futures: &[Vec<Phrase>], least: usize) -> Vec<Phrase> {
    let mut common: Vec<Phrase> = Vec::new();
    for phrase in futures.iter().flatten() {
        let times = futures.iter().filter(|future| future.contains(phrase)).count();
        if times >= least && !common.contains(phrase) {
            common.push(phrase.clone());
        }
    }
    common
}

/// A bot with what it remembers; it thinks outside the table.
pub(crate) type Player<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

/// A bot that panicked has lost its plan, not its mind.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<G: Playable> Live<G> {
    fn player(&mut self, seat: Seat, bot: BotName) -> Player<G> {
        let player = self.bots.entry((seat.0, bot as u8));
        player.or_insert_with(|| Arc::new(Mutex::new(bot.make(None)))).clone()
    }
}

impl<G: Playable> Think for Live<G> {
    fn act_as(&mut self, seat: Seat, bot: BotName) -> String {
        let seen = self.table.game().hide(Viewer::Seat(seat));
        let action = lock(&self.player(seat, bot)).choose(&seen, seat, &mut self.chance);
        self.table.act(seat, action).expect("a bot chooses among the legal actions");
        action.to_string()
    }

    fn hint(&self, seat: Seat) -> Thought<Vec<Hint>> {
        let seen = self.table.game().hide(Viewer::Seat(seat));
        let mut chance = self.chance.clone();
        Box::new(move || {
            let settings = Settings { budget: HINT, ..Settings::of::<G>() };
            let mut search = Ismcts::<G>::new(settings);
            let ideas = search.ideas(&seen, seat, &mut chance);
            let told = |events: Vec<G::Event>| -> Vec<Phrase> {
                let seen = events.iter().filter_map(|event| event.seen_by(Viewer::Seat(seat)));
                seen.map(|event| event.phrase()).collect()
            };
            let hint = |idea: &bots::Idea<G::Action>| {
                let futures = search.futures(&seen, seat, idea.action, WORLDS, &mut chance);
                let (turns, replies): (Vec<_>, Vec<_>) =
                    futures.into_iter().map(|future| (told(future.turn), told(future.reply))).unzip();
                Hint {
                    action: idea.action.to_string(),
                    chance: idea.chance,
                    turn: common(&turns, LIKELY),
                    reply: common(&replies, NOT_UNLIKELY),
                }
            };
            ideas.iter().filter(|idea| idea.visits > 0).take(HINTS).map(hint).collect()
        })
    }

    fn thought(&mut self, seat: Seat, bot: BotName, seed: u64) -> Thought {
        let seen = self.table.game().hide(Viewer::Seat(seat));
        let player = self.player(seat, bot);
        let mut chance = Chance::seed_from_u64(seed);
        Box::new(move || lock(&player).choose(&seen, seat, &mut chance).to_string())
    }

    fn chances(&self, numbers: Vec<usize>) -> Option<Thought<Vec<Vec<f32>>>> {
        self.table.game().outcome()?;
        let turns = ROUNDS_AHEAD * u16::from(self.seats());
        let settings = Settings {
            budget: Budget::iterations(FUTURES),
            roll_out: RollOut::Judged { turns, to_a_round: G::FORESIGHT.to_a_round },
            ..Settings::of::<G>()
        };
        let seats = self.seats();
        let positions: Vec<G> = numbers.into_iter().map(|number| *self.table.at(number)).collect();
        Some(Box::new(move || {
            let mut chance = Chance::seed_from_u64(0);
            let chances = positions.iter().map(|position| bots::foresee(position, settings, &mut chance));
            chances.map(|chances| Seat::all(seats).map(|seat| chances[seat]).collect()).collect()
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_in_most_futures_is_told_once_and_in_order() {
        let future = |keys: &[&'static str]| keys.iter().map(|&key| Phrase::new(key)).collect::<Vec<_>>();
        let futures =
            [future(&["pays", "builds", "builds"]), future(&["pays", "draws"]), future(&["builds"])];
        assert_eq!(common(&futures, 2), future(&["pays", "builds"]));
        assert_eq!(common(&futures, 3), []);
    }
}
