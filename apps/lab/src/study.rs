//! What many games say about a game: who wins from where and as whom, where the points come from,
//! what is used and whether it helps.

mod usage;

use std::collections::BTreeMap;

use bots::Chance;
use catalog::{Ask, Playable, WishError};
use game::{Arg, Event as _, Game, Narrate, Phrase, Seat, Viewer};

use crate::crew::Crew;
use crate::mean::Mean;
use crate::play::{Played, Watch};
use crate::simulate::Simulation;
use usage::{Happened, Usage};

/// Everything a report shows, before it has a language.
#[derive(Clone, Debug)]
pub struct Study {
    pub game: &'static str,
    pub players: u8,
    pub games: u64,
    /// Games that a safeguard ended rather than the rulebook.
    pub unfinished: u64,
    /// Wins by seat, in turn order.
    pub by_seat: Vec<Mean>,
    /// Wins by civilization, city or character; empty where all seats play the same.
    pub by_side: Vec<(Arg, Mean)>,
    /// Final scores in points: how often by anybody, and how often by a winner.
    pub scores: BTreeMap<i32, [u64; 2]>,
    /// How many games lasted so many rounds.
    pub rounds: BTreeMap<u16, u64>,
    /// Points by source: the word for it, the mean of all seats and of winners.
    pub sources: Vec<(&'static str, [Mean; 2])>,
    pub uses: Vec<Use>,
}

/// Something that can happen to a seat, such as building a certain card.
#[derive(Clone, Debug)]
pub struct Use {
    /// The line of the log, with whoever it happened to left open.
    pub phrase: Phrase,
    /// In which share of all seats' games it happened.
    pub share: f64,
    /// Wins of those to whom it happened, and of the others.
    pub wins_with: Mean,
    pub wins_without: Mean,
    /// Between its happening and winning.
    pub correlation: f64,
}

/// What one block of games adds up to.
struct Notes {
    unfinished: u64,
    by_seat: Vec<Mean>,
    by_side: BTreeMap<String, (Arg, Mean)>,
    scores: BTreeMap<i32, [u64; 2]>,
    rounds: BTreeMap<u16, u64>,
    sources: Vec<(&'static str, [Mean; 2])>,
    usage: Usage,
}

/// Plays the games of a simulation and looks closer.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    pub simulation: &'a Simulation,
    /// Is told of every game that was played.
    pub crew: &'a Crew<'a>,
}

impl Ask for Run<'_> {
    type Answer = Result<Study, WishError>;

    fn ask<G: Playable>(self) -> Self::Answer {
        run::<G>(self.simulation, self.crew)
    }
}

fn run<G: Playable>(simulation: &Simulation, crew: &Crew<'_>) -> Result<Study, WishError> {
    let options = simulation.wish.options::<G>()?;
    let new = || Notes::new(options.seats);
    let blocks = simulation.in_blocks(crew, new, |number, notes: &mut Notes| {
        let mut reader = Reader::<G> { events: Vec::new(), happened: Happened::default() };
        let (played, _) = simulation.play::<G>(&options, number, &mut reader);
        notes.add(&played);
        notes.usage.add(reader.happened, &played.outcome);
    });
    let mut total = new();
    for notes in blocks {
        total.merge(notes);
    }
    Ok(total.study::<G>(simulation))
}

/// Reads the log of a game while it is written.
struct Reader<G: Game> {
    events: Vec<G::Event>,
    happened: Happened,
}

impl<G: Playable> Watch<G> for Reader<G> {
    fn step(
        &mut self,
        game: &mut G,
        seat: Seat,
        action: G::Action,
        rng: &mut Chance,
    ) -> Result<(), G::Illegal> {
        game.step_aloud(seat, action, rng, &mut self.events)?;
        for event in self.events.drain(..) {
            self.happened.note(&event.phrase(), seat, |seat| G::side(&game.hide(Viewer::Public), seat));
        }
        Ok(())
    }
}

impl Notes {
    fn new(seats: u8) -> Self {
        Notes {
            unfinished: 0,
            by_seat: vec![Mean::default(); usize::from(seats)],
            by_side: BTreeMap::new(),
            scores: BTreeMap::new(),
            rounds: BTreeMap::new(),
            sources: Vec::new(),
            usage: Usage::default(),
        }
    }

    fn add<G: Narrate>(&mut self, played: &Played<G>) {
        let outcome = &played.outcome;
        let seen = played.game.hide(Viewer::Public);
        self.unfinished += u64::from(!outcome.by_the_book);
        *self.rounds.entry(played.game.round()).or_default() += 1;
        for seat in Seat::all(outcome.seats) {
            let share = outcome.win_share(seat);
            self.by_seat[seat.index()].add(share);
            let counts = self.scores.entry(outcome.scores[seat].div_euclid(G::SCORE_UNIT)).or_default();
            counts[0] += 1;
            counts[1] += u64::from(share > 0.0);
            if let Some(side) = G::side(&seen, seat) {
                self.by_side.entry(format!("{side:?}")).or_insert((side, Mean::default())).1.add(share);
            }
        }
        for (place, row) in G::score_sheet(&seen).rows.into_iter().enumerate() {
            if self.sources.len() <= place {
                self.sources.push((row.key, [Mean::default(); 2]));
            }
            for seat in Seat::all(outcome.seats) {
                let points = f64::from(row.points[seat.index()]) / f64::from(G::SCORE_UNIT);
                self.sources[place].1[0].add(points);
                if outcome.ranks[seat] == 1 {
                    self.sources[place].1[1].add(points);
                }
            }
        }
    }

    fn merge(&mut self, other: Notes) {
        self.unfinished += other.unfinished;
        for (mine, theirs) in self.by_seat.iter_mut().zip(other.by_seat) {
            mine.merge(theirs);
        }
        for (key, (side, wins)) in other.by_side {
            self.by_side.entry(key).or_insert((side, Mean::default())).1.merge(wins);
        }
        for (score, counts) in other.scores {
            let mine = self.scores.entry(score).or_default();
            *mine = [mine[0] + counts[0], mine[1] + counts[1]];
        }
        for (rounds, count) in other.rounds {
            *self.rounds.entry(rounds).or_default() += count;
        }
        for (place, (key, means)) in other.sources.into_iter().enumerate() {
            if self.sources.len() <= place {
                self.sources.push((key, [Mean::default(); 2]));
            }
            self.sources[place].1[0].merge(means[0]);
            self.sources[place].1[1].merge(means[1]);
        }
        self.usage.merge(other.usage);
    }

    fn study<G: Game>(self, simulation: &Simulation) -> Study {
        let mut everybody = Mean::default();
        self.by_seat.iter().for_each(|&wins| everybody.merge(wins));
        Study {
            game: G::NAME,
            players: simulation.wish.seats,
            games: simulation.games,
            unfinished: self.unfinished,
            by_seat: self.by_seat,
            by_side: self.by_side.into_values().collect(),
            scores: self.scores,
            rounds: self.rounds,
            sources: self.sources,
            uses: self.usage.uses(everybody),
        }
    }
}
