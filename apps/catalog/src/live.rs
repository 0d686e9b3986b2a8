//! A table without the type of its game: everything in notation and in the reader's language.

use std::collections::BTreeMap;
use std::str::FromStr;

use bots::{Bot, Budget, Chance, Ismcts, RollOut, SeedableRng, Settings};
use game::{Event as _, Game, Judge, Narrate, Outcome, Refusal, Seat, SeatSet, Viewer, Words};
use table::{Commitment, GameFile, Refused, Seed, Table};

use crate::BotName;

/// A game being played, of whichever kind.
pub trait LiveGame: Send {
    fn seats(&self) -> u8;
    fn to_act(&self) -> SeatSet;
    fn round(&self) -> u16;
    fn outcome(&self) -> Option<Outcome>;
    fn commitment(&self) -> Commitment;
    fn is_resumed(&self) -> bool;
    /// The number of records so far: the version of this table.
    fn version(&self) -> usize;
    fn moves(&self) -> usize;

    /// Legal actions in notation, each with its label.
    fn legal(&self, seat: Seat, words: &Words) -> Vec<(String, String)>;
    fn act(&mut self, seat: Seat, action: &str, words: &Words) -> Result<(), Told>;
    /// What forbids an action; `Ok` when nothing does.
    fn why(&self, seat: Seat, action: &str, words: &Words) -> Result<(), Told>;
    fn can_undo(&self, seat: Seat) -> bool;
    fn undo(&mut self, seat: Seat, words: &Words) -> Result<(), Told>;
    /// Lets a bot act for a seat; returns what it did.
    fn act_as(&mut self, seat: Seat, bot: BotName) -> String;
    /// The actions a senator would think about, best first.
    fn hint(&self, seat: Seat) -> Vec<Hint>;

    fn prompt(&self, seat: Seat, words: &Words) -> String;
    /// The board before move `number` as `viewer` sees it; the present one for any number beyond the last.
    fn board(&self, number: usize, viewer: Viewer, words: &Words) -> String;
    /// What `viewer` may know of what happened in move `number`.
    fn log(&self, number: usize, viewer: Viewer, words: &Words) -> Vec<String>;
    /// The action of move `number`, for replays.
    fn played(&self, number: usize) -> Option<(Seat, String)>;
    /// Points by source as `viewer` sees them: word and points by seat; the last is the total.
    fn score_sheet(&self, viewer: Viewer, words: &Words) -> Vec<(String, Vec<i32>)>;
    fn save(&self, names: &[String]) -> GameFile;
    /// The names the table was saved with.
    fn names(&self) -> &[String];

    /// Each seat's chance to win before move `number`, found by playing on from there many times.
    /// Only of a finished game, because it looks at everything.
    fn chances(&self, number: usize) -> Option<Vec<f32>>;
    /// A new table that begins in the position before move `number` of this one, with new luck from there.
    /// Only of a finished game, because its secrets come along.
    fn play_on(&self, number: usize, seed: Seed) -> Option<Box<dyn LiveGame>>;
}

/// An action worth thinking about.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub action: String,
    /// The chance to win that is expected of it, 0 to 1.
    pub chance: f32,
}

/// Roll-outs behind each of [`LiveGame::chances`], and how many rounds of turns each of them goes on.
const FUTURES: u64 = 60;
const ROUNDS_AHEAD: u16 = 8;

/// A refusal in words, with the rule it rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub reason: String,
    pub rule: Option<&'static str>,
}

pub(crate) struct Live<G: Game> {
    table: Table<G>,
    names: Vec<String>,
    bots: BTreeMap<(u8, u8), Box<dyn Bot<G>>>,
    chance: Chance,
}

impl<G: Narrate + Judge> Live<G> {
    pub(crate) fn new(table: Table<G>, names: Vec<String>) -> Self {
        let chance = Chance::seed_from_u64(table.records().len() as u64);
        Live { table, names, bots: BTreeMap::new(), chance }
    }
}

fn read<A: FromStr<Err = String>>(action: &str) -> Result<A, Told> {
    action.trim().parse().map_err(|reason| Told { reason, rule: None })
}

fn told<I: Refusal>(refused: &Refused<I>, words: &Words) -> Told {
    match refused {
        Refused::Illegal(illegal) => refusal(illegal, words),
        Refused::NothingToUndo => Told { reason: words.word("undo-nothing"), rule: None },
        Refused::TooLateToUndo => Told { reason: words.word("undo-too-late"), rule: None },
    }
}

fn refusal(illegal: &impl Refusal, words: &Words) -> Told {
    Told { reason: words.say(&illegal.phrase()), rule: Some(illegal.rule()) }
}

impl<G: Narrate + Judge> LiveGame for Live<G> {
    fn seats(&self) -> u8 {
        self.table.game().seats()
    }

    fn to_act(&self) -> SeatSet {
        self.table.game().to_act()
    }

    fn round(&self) -> u16 {
        self.table.game().round()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.game().outcome()
    }

    fn commitment(&self) -> Commitment {
        self.table.commitment()
    }

    fn is_resumed(&self) -> bool {
        self.table.is_resumed()
    }

    fn version(&self) -> usize {
        self.table.records().len()
    }

    fn moves(&self) -> usize {
        self.table.moves()
    }

    fn legal(&self, seat: Seat, words: &Words) -> Vec<(String, String)> {
        let seen = self.table.game().hide(Viewer::Seat(seat));
        let mut legal = Vec::new();
        seen.legal(seat, &mut legal);
        legal.iter().map(|&action| (action.to_string(), words.say(&G::label(&seen, seat, action)))).collect()
    }

    fn act(&mut self, seat: Seat, action: &str, words: &Words) -> Result<(), Told> {
        let action = read(action)?;
        self.table.act(seat, action).map_err(|refused| told(&refused, words))
    }

    fn why(&self, seat: Seat, action: &str, words: &Words) -> Result<(), Told> {
        let action = read(action)?;
        self.table.why(seat, action).map_err(|illegal| refusal(&illegal, words))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat, words: &Words) -> Result<(), Told> {
        self.table.undo(seat).map_err(|refused| told(&refused, words))
    }

    fn act_as(&mut self, seat: Seat, bot: BotName) -> String {
        let seen = self.table.game().hide(Viewer::Seat(seat));
        let player = self.bots.entry((seat.0, bot as u8)).or_insert_with(|| bot.make());
        let action = player.choose(&seen, seat, &mut self.chance);
        self.table.act(seat, action).expect("a bot chooses among the legal actions");
        action.to_string()
    }

    fn hint(&self, seat: Seat) -> Vec<Hint> {
        let seen = self.table.game().hide(Viewer::Seat(seat));
        let mut search = Ismcts::new(BotName::Senator.settings());
        let ideas = search.ideas(&seen, seat, &mut self.chance.clone());
        let tried = ideas.into_iter().filter(|idea| idea.visits > 0);
        tried.map(|idea| Hint { action: idea.action.to_string(), chance: idea.chance }).collect()
    }

    fn prompt(&self, seat: Seat, words: &Words) -> String {
        words.say(&G::prompt(&self.table.game().hide(Viewer::Seat(seat)), seat))
    }

    fn board(&self, number: usize, viewer: Viewer, words: &Words) -> String {
        G::draw(&self.table.at(number).hide(viewer), words)
    }

    fn log(&self, number: usize, viewer: Viewer, words: &Words) -> Vec<String> {
        self.table.events(number, viewer).map(|event| words.say(&event.phrase())).collect()
    }

    fn played(&self, number: usize) -> Option<(Seat, String)> {
        self.table.played().nth(number).map(|(seat, action)| (seat, action.to_string()))
    }

    fn score_sheet(&self, viewer: Viewer, words: &Words) -> Vec<(String, Vec<i32>)> {
        let sheet = G::score_sheet(&self.table.game().hide(viewer));
        sheet.rows.into_iter().map(|row| (words.word(row.key), row.points)).collect()
    }

    fn save(&self, names: &[String]) -> GameFile {
        self.table.save(names)
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn chances(&self, number: usize) -> Option<Vec<f32>> {
        self.table.game().outcome()?;
        let turns = ROUNDS_AHEAD * u16::from(self.seats());
        let settings = Settings {
            budget: Budget::iterations(FUTURES),
            roll_out: RollOut::Judged { turns },
            ..Settings::default()
        };
        let chances =
            bots::foresee(self.table.at(number), settings, &mut Chance::seed_from_u64(number as u64));
        Some(Seat::all(self.seats()).map(|seat| chances[seat]).collect())
    }

    fn play_on(&self, number: usize, seed: Seed) -> Option<Box<dyn LiveGame>> {
        let table = self.table.play_on(number, seed)?;
        Some(Box::new(Live::new(table, self.names.clone())))
    }
}
