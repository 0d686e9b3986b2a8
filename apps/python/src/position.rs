//! One game without its type, as it is played, counted and read from Python.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Mutex;

use bots::{Bot, Chance, SeedableRng};
use catalog::{Ask, BotName, Playable, Wish};
use game::{Event as _, Game, Indexed, Lang, Names, Options, Outcome, Refusal, Seat, SeatSet, Viewer, Words};
use table::{GameFile, Luck, Seed, Table};

/// A game that somebody plays action by action.
pub(crate) trait Position: Send + Sync {
    fn game(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn score_unit(&self) -> i32;
    fn to_act(&self) -> SeatSet;
    fn round(&self) -> u16;
    /// Actions so far.
    fn decisions(&self) -> usize;
    fn outcome(&self) -> Option<Outcome>;

    /// How many actions there are.
    fn actions(&self) -> usize;
    /// The legal ones, by number.
    fn legal(&self, seat: Seat) -> Result<Vec<usize>, String>;
    fn notation(&self, index: usize) -> Option<String>;
    /// The number of an action in notation.
    fn number(&self, notation: &str) -> Result<usize, String>;
    /// What is wrong with it, or nothing; then it is done.
    fn apply(&mut self, seat: Seat, index: usize) -> Result<(), String>;

    fn names(&self) -> Vec<String>;
    fn version(&self) -> String;
    fn observe(&self, viewer: Viewer, row: &mut [i16]) -> usize;

    fn label(&self, seat: Seat, index: usize, lang: Lang) -> Option<String>;
    fn prompt(&self, seat: Seat, lang: Lang) -> String;
    fn board(&self, viewer: Viewer, lang: Lang) -> String;
    /// What happened from this decision on, as far as the viewer may know.
    fn log(&self, since: usize, viewer: Viewer, lang: Lang) -> Result<Vec<String>, String>;
    /// The file that the program opens.
    fn save(&self) -> Result<String, String>;

    fn copy(&self) -> Box<dyn Position>;
    /// A world that looks the same to a seat, with other luck to come.
    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn Position>;
    fn choose(&self, seat: Seat, mind: &mut Mind) -> Result<usize, String>;
}

/// A bot, and what it remembers of the game it plays.
pub(crate) struct Mind {
    pub(crate) name: BotName,
    pub(crate) iterations: Option<u64>,
    pub(crate) chance: Chance,
    bot: Option<Box<dyn Any + Send>>,
}

impl Mind {
    pub(crate) fn new(name: BotName, iterations: Option<u64>, seed: u64) -> Self {
        Mind { name, iterations, chance: Chance::seed_from_u64(seed), bot: None }
    }
}

/// Begins a game.
pub(crate) struct Begin<'a> {
    pub(crate) wish: &'a Wish,
    pub(crate) seed: u64,
}

impl Ask for Begin<'_> {
    type Answer = Result<Box<dyn Position>, String>;

    fn ask<G: Playable>(self) -> Self::Answer {
        let options = self.wish.options().map_err(|error| error.to_string())?;
        let luck = luck(self.seed);
        let game = G::begin_by_luck(&options, &luck).map_err(|error| error.to_string())?;
        Ok(Box::new(Played::<G> { options, luck, game, moves: Vec::new(), skipped: 0 }))
    }
}

/// Opens a file that the program, or `save`, has written.
pub(crate) struct Open<'a>(pub(crate) &'a GameFile);

impl Ask for Open<'_> {
    type Answer = Result<Box<dyn Position>, String>;

    fn ask<G: Playable>(self) -> Self::Answer {
        let table = Table::<G>::admit(self.0).map_err(|error| error.to_string())?;
        if table.is_resumed() || !self.0.origins.is_empty() {
            return Err("this game goes on from another one: only the program can open it".to_owned());
        }
        let moves = table.played().collect();
        let (options, luck, game) = (*table.options(), table.luck().clone(), *table.game());
        Ok(Box::new(Played { options, luck, game, moves, skipped: 0 }))
    }
}

fn luck(seed: u64) -> Luck {
    Seed::derived(&seed.to_le_bytes()).into()
}

/// A game, and how it came to be: seed and actions, as in the files of the program.
#[derive(Clone)]
struct Played<G: Game> {
    options: Options<G>,
    luck: Luck,
    game: G,
    moves: Vec<(Seat, G::Action)>,
    /// Decisions of the real game before this world was imagined; they cannot be played again in it.
    skipped: usize,
}

impl<G: Playable> Played<G> {
    fn is_imagined(&self) -> Result<(), String> {
        if self.skipped == 0 { Ok(()) } else { Err("this world is imagined: it has no past".to_owned()) }
    }

    fn words(lang: Lang) -> &'static Words {
        static ALL: Mutex<BTreeMap<(&str, &str), &Words>> = Mutex::new(BTreeMap::new());
        let mut all = ALL.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let new = || &*Box::leak(Box::new(Words::new(lang, &[G::locale(lang)])));
        all.entry((G::NAME, lang.code())).or_insert_with(new)
    }
}

impl<G: Playable> Position for Played<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn score_unit(&self) -> i32 {
        G::SCORE_UNIT
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    fn round(&self) -> u16 {
        self.game.round()
    }

    fn decisions(&self) -> usize {
        self.skipped + self.moves.len()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn actions(&self) -> usize {
        G::Action::COUNT
    }

    fn legal(&self, seat: Seat) -> Result<Vec<usize>, String> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal.into_iter().map(number).collect()
    }

    fn notation(&self, index: usize) -> Option<String> {
        G::Action::at(index).map(|action| action.to_string())
    }

    fn number(&self, notation: &str) -> Result<usize, String> {
        number(notation.parse::<G::Action>().map_err(|misread| misread.to_string())?)
    }

    fn apply(&mut self, seat: Seat, index: usize) -> Result<(), String> {
        let action = G::Action::at(index).ok_or_else(|| beyond::<G>(index))?;
        let number = self.skipped + self.moves.len() + 1;
        match self.game.step_by_luck(seat, action, &self.luck, number, &mut Vec::new()) {
            Ok(()) => {
                self.moves.push((seat, action));
                Ok(())
            }
            Err(refusal) => {
                let why = Self::words(Lang::En).say(&refusal.phrase());
                Err(format!("`{action}` is not allowed by rule {}: {why}", refusal.rule()))
            }
        }
    }

    fn names(&self) -> Vec<String> {
        Names::of(&self.game.hide(Viewer::Public))
    }

    fn version(&self) -> String {
        game::observe::version::<G>(&self.names())
    }

    fn observe(&self, viewer: Viewer, row: &mut [i16]) -> usize {
        G::write_row(&self.game.hide(viewer), row)
    }

    fn label(&self, seat: Seat, index: usize, lang: Lang) -> Option<String> {
        let seen = self.game.hide(Viewer::Seat(seat));
        let mut legal = Vec::new();
        seen.legal(seat, &mut legal);
        // Labels may look at what only a legal action is sure to find.
        let action = G::Action::at(index).filter(|action| legal.contains(action))?;
        Some(Self::words(lang).say(&G::label(&seen, seat, action)))
    }

    fn prompt(&self, seat: Seat, lang: Lang) -> String {
        Self::words(lang).say(&G::prompt(&self.game.hide(Viewer::Seat(seat)), seat))
    }

    fn board(&self, viewer: Viewer, lang: Lang) -> String {
        G::draw(&self.game.hide(viewer), Self::words(lang))
    }

    fn log(&self, since: usize, viewer: Viewer, lang: Lang) -> Result<Vec<String>, String> {
        self.is_imagined()?;
        let mut game = G::begin_by_luck(&self.options, &self.luck).map_err(|error| error.to_string())?;
        let (mut lines, mut events) = (Vec::new(), Vec::new());
        for (number, &(seat, action)) in self.moves.iter().enumerate() {
            let played = game.step_by_luck(seat, action, &self.luck, number + 1, &mut events);
            played.map_err(|refusal| format!("{refusal:?}"))?;
            let told = events.drain(..).filter_map(|event| event.seen_by(viewer)).filter(|_| number >= since);
            lines.extend(told.map(|event| Self::words(lang).say(&event.phrase())));
        }
        Ok(lines)
    }

    fn save(&self) -> Result<String, String> {
        self.is_imagined()?;
        let mut table =
            Table::<G>::new(self.options, self.luck.clone()).map_err(|error| error.to_string())?;
        for &(seat, action) in &self.moves {
            table.act(seat, action).map_err(|refused| refused.to_string())?;
        }
        Ok(table.save(&[]).write())
    }

    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn Position> {
        let game = self.game.hide(Viewer::Seat(seat)).imagine(&mut Chance::seed_from_u64(seed));
        let skipped = self.decisions().max(1);
        Box::new(Played { options: self.options, luck: luck(seed), game, moves: Vec::new(), skipped })
    }

    fn choose(&self, seat: Seat, mind: &mut Mind) -> Result<usize, String> {
        let (name, iterations) = (mind.name, mind.iterations);
        if !mind.bot.as_ref().is_some_and(|bot| bot.is::<Box<dyn Bot<G>>>()) {
            mind.bot = Some(Box::new(G::bot(name, iterations)));
        }
        let bot = mind.bot.as_mut().and_then(|bot| bot.downcast_mut::<Box<dyn Bot<G>>>());
        let bot = bot.ok_or("a bot of another game")?;
        number(bot.choose(&self.game.hide(Viewer::Seat(seat)), seat, &mut mind.chance))
    }
}

fn number<A: Indexed + Copy + std::fmt::Display>(action: A) -> Result<usize, String> {
    action
        .index()
        .ok_or_else(|| format!("`{action}` has no index: this edition goes beyond the numbers of the box"))
}

pub(crate) fn beyond<G: Game>(index: usize) -> String {
    format!("there is no action {index}: {} has {}, from 0", G::NAME, G::Action::COUNT)
}
