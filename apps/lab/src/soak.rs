//! Whether a game survives a million games.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::ops::Range;

use catalog::{Ask, BotName, Playable, Wish, WishError};
use game::{Lang, Options, Seen, Sink, Words};
use serde::Serialize;
use testkit::Mutations;

use crate::crew::Crew;
use crate::play::by_bots;

/// Editions that one thread plays at a time.
const EDITIONS: u64 = 10;

/// Counting events takes longer than playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    Events,
    Nothing,
}

/// What happened in soaked games.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Soaked {
    pub games: u64,
    pub decisions: u64,
    pub rounds: u64,
    /// Games by the rule that ended them.
    pub endings: BTreeMap<String, u64>,
    /// Events by kind and, where an event names cards, by card.
    pub events: BTreeMap<String, u64>,
}

impl Soaked {
    pub fn merge(&mut self, other: Soaked) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.rounds += other.rounds;
        for (mine, theirs) in [(&mut self.endings, other.endings), (&mut self.events, other.events)] {
            for (key, count) in theirs {
                *mine.entry(key).or_default() += count;
            }
        }
    }
}

/// Counts events by the words of their log lines: the message and the names in it.
#[derive(Default)]
struct Counter(BTreeMap<String, u64>);

impl<E: game::Event> Sink<E> for Counter {
    fn push(&mut self, event: E) {
        let phrase = event.phrase();
        let words = phrase.args.iter().filter_map(|(_, arg)| match arg {
            game::Arg::Word(word) => Some(word.as_ref()),
            _ => None,
        });
        let key = std::iter::once(phrase.key.as_ref()).chain(words).collect::<Vec<_>>().join(" ");
        *self.0.entry(key).or_default() += 1;
    }
}

/// Lets equal bots play games with these seeds and all checks on.
#[derive(Clone, Debug)]
pub struct Run<'a> {
    pub wish: &'a Wish,
    pub seeds: Range<u64>,
    pub players: BotName,
    pub events: Counting,
    /// Is told of every game that was played.
    pub crew: &'a Crew<'a>,
}

impl Ask for Run<'_> {
    type Answer = Result<Soaked, WishError>;

    fn ask<G: Playable>(self) -> Self::Answer {
        let options = self.wish.options::<G>()?;
        let size = block_size(&self.seeds);
        let blocks = self.crew.in_blocks(self.seeds.clone(), size, |seeds| self.soak(&options, seeds));
        let mut total = Soaked::default();
        for block in blocks {
            total.merge(block);
        }
        Ok(total)
    }
}

/// Few enough that what they counted is kept in memory until the end.
fn block_size(seeds: &Range<u64>) -> u64 {
    ((seeds.end - seeds.start) / 500).max(10)
}

impl Run<'_> {
    fn soak<G: Playable>(&self, options: &Options<G>, seeds: Range<u64>) -> Soaked {
        let mut soaked = Soaked::default();
        let mut counter = Counter::default();
        for seed in seeds {
            let walk = match self.events {
                Counting::Events => soak_one(options, seed, self.players, &mut counter),
                Counting::Nothing => soak_one(options, seed, self.players, &mut ()),
            };
            soaked.games += 1;
            soaked.decisions += walk.decisions as u64;
            soaked.rounds += u64::from(walk.rounds);
            *soaked.endings.entry(walk.outcome.ended_by.to_owned()).or_default() += 1;
            self.crew.done(1);
        }
        soaked.events = counter.0;
        soaked
    }
}

fn soak_one<G: Playable>(
    options: &Options<G>,
    seed: u64,
    players: BotName,
    events: &mut impl Sink<G::Event>,
) -> testkit::Soaked {
    if players == BotName::Random {
        return testkit::soak(options, seed, events);
    }
    let mut bots: Vec<_> = (0..options.seats).map(|_| G::bot(players, None)).collect();
    let mut choose = by_bots(&mut bots);
    testkit::soak_with(options, seed, events, |game, rng| {
        let seat = game.to_act().first()?;
        Some((seat, choose(game, seat, rng)))
    })
}

/// Changes the default edition at random, once for each seed, and plays what is accepted with all checks on;
/// the boards are drawn as well.
#[derive(Clone, Debug)]
pub struct Editions<'a> {
    pub seeds: Range<u64>,
    /// Is told of every edition that was tried.
    pub crew: &'a Crew<'a>,
}

impl Ask for Editions<'_> {
    type Answer = Mutations;

    fn ask<G: Playable>(self) -> Mutations {
        let words = Words::new(Lang::En, &[G::locale(Lang::En), boards::words(G::NAME, Lang::En)]);
        let draw = |seen: &Seen<G>| {
            black_box(boards::picture(&G::sight(*seen), &words));
        };
        let blocks = self.crew.in_blocks(self.seeds, EDITIONS, |seeds| {
            let count = seeds.end - seeds.start;
            let played = testkit::play_mutations(seeds, &draw);
            self.crew.done(count);
            played
        });
        let mut total = Mutations::default();
        for block in blocks {
            total.merge(block);
        }
        total
    }
}
