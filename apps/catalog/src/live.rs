//! A table without the type of its game: everything in notation and in the reader's language.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use boards::{Board, Scene};
use bots::{Bot, Budget, Chance, Ismcts, RollOut, SeedableRng, Settings};
use game::{Event as _, Game, Judge, Outcome, Piece, Refusal, Seat, SeatSet, Viewer, Words};
use table::{Commitment, GameFile, Luck, Record, Refused, Share, Snapshot, Table};

use crate::{BotName, Wish};

/// How long a hint may be thought about.
const HINT: Budget = Budget::iterations(1000).within(Duration::from_secs(1));

/// A game being played, of whichever kind.
pub trait LiveGame: Send + Sync {
    fn seats(&self) -> u8;
    fn to_act(&self) -> SeatSet;
    fn round(&self) -> u16;
    /// The round before move `number`.
    fn round_at(&self, number: usize) -> u16;
    fn outcome(&self) -> Option<Outcome>;
    fn commitment(&self) -> Commitment;
    /// What the players added to the luck.
    fn shares(&self) -> &[Share];
    fn is_resumed(&self) -> bool;
    /// The number of records so far: the version of this table.
    fn version(&self) -> usize;
    fn moves(&self) -> usize;

    /// Legal actions in notation, each with its label.
    fn legal(&self, seat: Seat, words: &Words) -> Vec<(String, String)>;
    fn act(&mut self, seat: Seat, action: &str, words: &Words) -> Result<(), Told>;
    /// What forbids an action; `Ok` when nothing does.
    fn why(&self, seat: Seat, action: &str, words: &Words) -> Result<(), Told>;
    /// True when what `seat` saw after `records` records is still the decision before it.
    fn is_same_decision(&self, records: usize, seat: Seat) -> bool;
    fn can_undo(&self, seat: Seat) -> bool;
    fn undo(&mut self, seat: Seat, words: &Words) -> Result<(), Told>;
    /// Lets a bot act for a seat; returns what it did.
    fn act_as(&mut self, seat: Seat, bot: BotName) -> String;
    /// The actions that a search would think about, best first.
    fn hint(&self, seat: Seat) -> Thought<Vec<Hint>>;

    fn prompt(&self, seat: Seat, words: &Words) -> String;
    /// The board before move `number` as `viewer` sees it; the present one for any number beyond the last.
    fn board(&self, number: usize, viewer: Viewer, words: &Words) -> String;
    /// The present board drawn as HTML, to be clicked on when it is the viewer's turn.
    fn picture(&self, viewer: Viewer, words: &Words) -> String;
    /// The board before move `number` drawn as HTML, to look at.
    fn still(&self, number: usize, viewer: Viewer, words: &Words) -> String;
    /// The parts of a round with the present one marked.
    fn phases(&self, number: usize, viewer: Viewer, words: &Words) -> Vec<(String, bool)>;
    /// What `viewer` may know of what happened in move `number`.
    fn log(&self, number: usize, viewer: Viewer, words: &Words) -> Vec<LogLine>;
    /// The action of move `number`, for replays.
    fn played(&self, number: usize) -> Option<(Seat, String)>;
    /// Points by source before move `number` as `viewer` sees them: word and points by seat; the last is the total.
    fn score_sheet(&self, number: usize, viewer: Viewer, words: &Words) -> Vec<(String, Vec<i32>)>;
    /// Everything that was done, undone things included.
    fn records(&self) -> &[Record];
    /// Does what another keeper of this table has recorded.
    fn follow(&mut self, record: &Record) -> Result<(), String>;
    /// A thought for a bot in `seat`, to be finished elsewhere: it knows what the seat sees, and holds no table.
    fn thought(&mut self, seat: Seat, bot: BotName, seed: u64) -> Thought;
    fn save(&self, names: &[String]) -> GameFile;
    /// What was wished for when it began.
    fn wish(&self) -> Wish;
    /// The present state alone, with its secrets.
    fn snapshot(&self) -> Snapshot;
    /// The names the table was saved with.
    fn names(&self) -> &[String];

    /// Each seat's chance to win before each of these moves, found by playing on from there many times.
    /// Only of a finished game, because it looks at everything.
    fn chances(&self, numbers: Vec<usize>) -> Option<Thought<Vec<Vec<f32>>>>;
    /// A new table that begins in the position before move `number` of this one, with new luck from there.
    /// Only of a finished game, because its secrets come along.
    fn play_on(&self, number: usize, luck: Luck) -> Option<Box<dyn LiveGame>>;
}

/// Something to be found out elsewhere, e.g. the action that a bot chooses, in notation.
pub type Thought<T = String> = Box<dyn FnOnce() -> T + Send>;

/// One line of the log, with the rule behind it where a reader may wonder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    pub pieces: Vec<Piece>,
    pub rule: Option<&'static str>,
    /// The faces of dice that fell, throw by throw.
    pub dice: Vec<Vec<u8>>,
}

impl LogLine {
    pub fn text(&self) -> String {
        self.pieces.iter().map(Piece::text).collect()
    }
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

/// A bot with what it remembers; it thinks outside the table.
type Player<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

pub(crate) struct Live<G: Game> {
    table: Table<G>,
    names: Vec<String>,
    /// What each bot remembers between its clicks.
    bots: BTreeMap<(u8, u8), Player<G>>,
    chance: Chance,
}

impl<G: Board + Judge> Live<G> {
    pub(crate) fn new(table: Table<G>, names: Vec<String>) -> Self {
        let chance = Chance::seed_from_u64(table.records().len() as u64);
        Live { table, names, bots: BTreeMap::new(), chance }
    }

    fn player(&mut self, seat: Seat, bot: BotName) -> Player<G> {
        let player = self.bots.entry((seat.0, bot as u8));
        player.or_insert_with(|| Arc::new(Mutex::new(bot.make()))).clone()
    }
}

/// A bot that panicked has lost its plan, not its mind.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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

impl<G: Board + Judge> LiveGame for Live<G> {
    fn seats(&self) -> u8 {
        self.table.game().seats()
    }

    fn to_act(&self) -> SeatSet {
        self.table.game().to_act()
    }

    fn round(&self) -> u16 {
        self.table.game().round()
    }

    fn round_at(&self, number: usize) -> u16 {
        self.table.at(number).round()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.game().outcome()
    }

    fn commitment(&self) -> Commitment {
        self.table.commitment()
    }

    fn shares(&self) -> &[Share] {
        self.table.shares()
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

    fn is_same_decision(&self, records: usize, seat: Seat) -> bool {
        self.table.is_same_decision(records, seat)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat, words: &Words) -> Result<(), Told> {
        self.table.undo(seat).map_err(|refused| told(&refused, words))
    }

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
            let ideas = Ismcts::new(settings).ideas(&seen, seat, &mut chance);
            let tried = ideas.into_iter().filter(|idea| idea.visits > 0);
            tried.map(|idea| Hint { action: idea.action.to_string(), chance: idea.chance }).collect()
        })
    }

    fn prompt(&self, seat: Seat, words: &Words) -> String {
        words.say(&G::prompt(&self.table.game().hide(Viewer::Seat(seat)), seat))
    }

    fn board(&self, number: usize, viewer: Viewer, words: &Words) -> String {
        G::draw(&self.table.at(number).hide(viewer), words)
    }

    fn picture(&self, viewer: Viewer, words: &Words) -> String {
        let seen = self.table.game().hide(viewer);
        boards::draw(&Scene::to_play(&seen, words)).into_string()
    }

    fn still(&self, number: usize, viewer: Viewer, words: &Words) -> String {
        let seen = self.table.at(number).hide(viewer);
        boards::draw(&Scene::to_look_at(&seen, words)).into_string()
    }

    fn phases(&self, number: usize, viewer: Viewer, words: &Words) -> Vec<(String, bool)> {
        let phases = G::phases(&self.table.at(number).hide(viewer));
        phases.into_iter().map(|phase| (words.say(&phase.name), phase.is_now)).collect()
    }

    fn log(&self, number: usize, viewer: Viewer, words: &Words) -> Vec<LogLine> {
        let line = |event: G::Event| LogLine {
            pieces: words.say_in_pieces(&event.phrase()),
            rule: event.rule(),
            dice: event.dice(),
        };
        self.table.events(number, viewer).map(line).collect()
    }

    fn played(&self, number: usize) -> Option<(Seat, String)> {
        self.table.played().nth(number).map(|(seat, action)| (seat, action.to_string()))
    }

    fn score_sheet(&self, number: usize, viewer: Viewer, words: &Words) -> Vec<(String, Vec<i32>)> {
        let sheet = G::score_sheet(&self.table.at(number).hide(viewer));
        sheet.rows.into_iter().map(|row| (words.word(row.key), row.points)).collect()
    }

    fn records(&self) -> &[Record] {
        self.table.records()
    }

    fn follow(&mut self, record: &Record) -> Result<(), String> {
        self.table.follow(record)
    }

    fn thought(&mut self, seat: Seat, bot: BotName, seed: u64) -> Thought {
        let seen = self.table.game().hide(Viewer::Seat(seat));
        let player = self.player(seat, bot);
        let mut chance = Chance::seed_from_u64(seed);
        Box::new(move || lock(&player).choose(&seen, seat, &mut chance).to_string())
    }

    fn wish(&self) -> Wish {
        Wish::of(self.table.options())
    }

    fn save(&self, names: &[String]) -> GameFile {
        self.table.save(names)
    }

    fn snapshot(&self) -> Snapshot {
        self.table.snapshot()
    }

    fn names(&self) -> &[String] {
        &self.names
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

    fn play_on(&self, number: usize, luck: Luck) -> Option<Box<dyn LiveGame>> {
        let table = self.table.play_on(number, luck)?;
        Some(Box::new(Live::new(table, self.names.clone())))
    }
}
