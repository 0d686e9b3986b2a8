//! Many games side by side, without their type.

use bots::{Bot, Chance, SeedableRng};
use catalog::{Ask, BotName, Playable, Wish};
use game::{Indexed, Options, Outcome, RngExt, Seat, Viewer};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Fewer games than this are not worth a thread's attention.
const AT_ONCE: usize = 16;

/// What to play, how often and against whom.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) wish: Wish,
    pub(crate) games: usize,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    /// By seat: the bot that plays it, or none where the caller decides.
    pub(crate) opponents: Vec<Option<BotName>>,
    pub(crate) iterations: Option<u64>,
    /// A game that is over begins anew in the same step.
    pub(crate) resets: bool,
}

/// Where one game is written down.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [i16],
    pub(crate) mask: &'a mut [bool],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) scores: &'a mut [f32],
    /// The seat that must decide; -1 when the game is over.
    pub(crate) to_act: &'a mut i32,
    pub(crate) ended: &'a mut bool,
}

/// Games of one kind.
pub(crate) trait Flock: Send {
    fn actions(&self) -> usize;
    fn length(&self) -> usize;
    fn decisions(&self) -> u64;
    fn games_played(&self) -> u64;
    /// Begins all games anew.
    fn reset(&mut self, seed: u64, rows: Vec<Row<'_>>) -> Result<(), String>;
    /// One action in every game; if any of them cannot be taken, nothing happens.
    fn step(&mut self, actions: &[i64], rows: Vec<Row<'_>>) -> Result<(), String>;
    /// Any legal action of each game; -1 where it is over.
    fn sample(&mut self, actions: &mut [i64]);
}

impl Ask for Plan {
    type Answer = Result<Box<dyn Flock>, String>;

    fn ask<G: Playable>(self) -> Self::Answer {
        let options = self.wish.options::<G>().map_err(|error| error.to_string())?;
        let threads = (self.threads > 1).then(|| ThreadPoolBuilder::new().num_threads(self.threads).build());
        let threads = threads.transpose().map_err(|error| error.to_string())?;
        let slots = (0..self.games as u64).map(|place| Slot::new(&options, &self, place));
        let slots = slots.collect::<Result<Vec<Slot<G>>, String>>()?;
        let length = slots.first().map_or(0, |slot| G::write_row(&slot.game.hide(Viewer::Public), &mut []));
        Ok(Box::new(Games { plan: self, options, slots, threads, length }))
    }
}

struct Games<G: Playable> {
    plan: Plan,
    options: Options<G>,
    slots: Vec<Slot<G>>,
    threads: Option<ThreadPool>,
    length: usize,
}

/// One of the games.
struct Slot<G: Playable> {
    game: G,
    rng: Chance,
    opponents: Vec<Option<Box<dyn Bot<G>>>>,
    /// Who decides next, and between what.
    seat: Option<Seat>,
    legal: Vec<G::Action>,
    /// The legal actions that are marked in the mask.
    marked: Vec<u32>,
    decisions: u64,
    games: u64,
}

impl<G: Playable> Games<G> {
    /// Lets something happen in every game, on all threads.
    fn each<T: Send>(
        &mut self,
        with: Vec<T>,
        what: impl Fn(&mut Slot<G>, T) -> Result<(), String> + Send + Sync,
    ) -> Result<(), String> {
        let slots = &mut self.slots;
        match &self.threads {
            None => slots.iter_mut().zip(with).try_for_each(|(slot, with)| what(slot, with)),
            Some(threads) => threads.install(|| {
                let all = slots.par_iter_mut().zip(with).with_min_len(AT_ONCE);
                all.map(|(slot, with)| what(slot, with)).collect::<Result<(), String>>()
            }),
        }
    }
}

impl<G: Playable> Flock for Games<G> {
    fn actions(&self) -> usize {
        G::Action::COUNT
    }

    fn length(&self) -> usize {
        self.length
    }

    fn decisions(&self) -> u64 {
        self.slots.iter().map(|slot| slot.decisions).sum()
    }

    fn games_played(&self) -> u64 {
        self.slots.iter().map(|slot| slot.games).sum()
    }

    fn reset(&mut self, seed: u64, rows: Vec<Row<'_>>) -> Result<(), String> {
        self.plan.seed = seed;
        let (options, plan) = (self.options, self.plan.clone());
        let rows = rows.into_iter().zip(0..).collect();
        self.each(rows, |slot, (mut row, place)| {
            *slot = Slot::new(&options, &plan, place)?;
            row.mask.fill(false);
            row.begin();
            slot.go_on(&options, plan.resets, &mut row)
        })
    }

    fn step(&mut self, actions: &[i64], rows: Vec<Row<'_>>) -> Result<(), String> {
        let chosen = self.slots.iter().zip(actions).enumerate();
        let chosen = chosen.map(|(place, (slot, &action))| slot.chosen(place, action));
        let chosen = chosen.collect::<Result<Vec<_>, String>>()?;
        let (options, resets) = (self.options, self.plan.resets);
        self.each(chosen.into_iter().zip(rows).collect(), |slot, (action, mut row)| {
            row.begin();
            slot.act(action)?;
            slot.go_on(&options, resets, &mut row)
        })
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (slot, action) in self.slots.iter_mut().zip(actions) {
            let count = slot.marked.len() as u32;
            let any = (count > 0).then(|| slot.marked[slot.rng.random_range(0..count) as usize]);
            *action = any.map_or(-1, i64::from);
        }
    }
}

impl<G: Playable> Slot<G> {
    fn new(options: &Options<G>, plan: &Plan, place: u64) -> Result<Self, String> {
        let mut rng = Chance::seed_from_u64(plan.seed.wrapping_add(place));
        let game = G::begin(options, &mut rng).map_err(|error| error.to_string())?;
        let opponents = plan.opponents.iter();
        let opponents = opponents.map(|bot| bot.map(|name| G::bot(name, plan.iterations))).collect();
        let (legal, marked) = (Vec::with_capacity(64), Vec::with_capacity(64));
        Ok(Slot { game, rng, opponents, seat: None, legal, marked, decisions: 0, games: 0 })
    }

    /// The action of this number, if it is legal.
    fn chosen(&self, place: usize, action: i64) -> Result<G::Action, String> {
        if self.seat.is_none() {
            return Err(format!("game {place} is over: reset it first"));
        }
        let index = usize::try_from(action).ok();
        let found = index.and_then(G::Action::at);
        found.filter(|found| self.legal.contains(found)).ok_or_else(|| match found {
            Some(found) => format!("game {place}: the action {action} (`{found}`) is not legal now"),
            None => {
                format!("game {place}: there is no action {action}; {} has {}", G::NAME, G::Action::COUNT)
            }
        })
    }

    fn act(&mut self, action: G::Action) -> Result<(), String> {
        let Some(seat) = self.seat else { return Ok(()) };
        self.decisions += 1;
        let done = self.game.step(seat, action, &mut self.rng);
        done.map_err(|refusal| format!("the legal `{action}` was refused: {refusal:?}"))
    }

    /// Until somebody must decide whom no bot plays, and this is written down.
    fn go_on(&mut self, options: &Options<G>, resets: bool, row: &mut Row<'_>) -> Result<(), String> {
        loop {
            self.seat = self.game.to_act().first();
            let Some(seat) = self.seat else {
                if let Some(outcome) = self.game.outcome() {
                    self.games += 1;
                    row.end(&outcome, G::SCORE_UNIT);
                }
                if !resets {
                    return self.show(row);
                }
                self.game = G::begin(options, &mut self.rng).map_err(|error| error.to_string())?;
                continue;
            };
            let Some(bot) = self.opponents.get_mut(seat.index()).and_then(Option::as_mut) else {
                return self.show(row);
            };
            let action = bot.choose(&self.game.hide(Viewer::Seat(seat)), seat, &mut self.rng);
            self.act(action)?;
        }
    }

    fn show(&mut self, row: &mut Row<'_>) -> Result<(), String> {
        self.marked.drain(..).for_each(|index| row.mask[index as usize] = false);
        *row.to_act = self.seat.map_or(-1, |seat| seat.0.into());
        let viewer = self.seat.map_or(Viewer::Public, Viewer::Seat);
        G::write_row(&self.game.hide(viewer), row.observation);
        self.legal.clear();
        let Some(seat) = self.seat else { return Ok(()) };
        self.game.legal(seat, &mut self.legal);
        self.marked.extend(self.legal.iter().filter_map(|action| action.index()).map(|index| index as u32));
        self.marked.iter().for_each(|&index| row.mask[index as usize] = true);
        match self.legal.first() {
            Some(action) if self.marked.is_empty() => {
                Err(format!("`{action}` has no index: this edition goes beyond the numbers of the box"))
            }
            _ => Ok(()),
        }
    }
}

impl Row<'_> {
    fn begin(&mut self) {
        self.rewards.fill(0.0);
        *self.ended = false;
    }

    fn end(&mut self, outcome: &Outcome, unit: i32) {
        *self.ended = true;
        let results = self.rewards.iter_mut().zip(self.scores.iter_mut());
        for ((reward, score), seat) in results.zip(Seat::all(outcome.seats)) {
            *reward = outcome.win_share(seat) as f32;
            *score = outcome.scores[seat] as f32 / unit as f32;
        }
    }
}
