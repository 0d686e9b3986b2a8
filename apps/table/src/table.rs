//! The table itself: acting, undoing, looking back.

use game::{BadOptions, Event as _, Game, Options, Refusal, Seat, Viewer};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::file::Record;
use crate::hash::StateHash;
use crate::quiet::is_quiet;
use crate::seed::{Commitment, Seed};

/// A game that is being played.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    options: Options<G>,
    seed: Seed,
    /// The finished games whose beginning this one shares.
    pub(crate) origins: Vec<Origin>,
    pub(crate) records: Vec<Record>,
    /// The actions that count, undone ones removed.
    moves: Vec<Move<G>>,
    game: G,
    /// The log does not replay any more; the game went on from its snapshot.
    pub(crate) resumed: bool,
}

/// Where the luck of the first moves comes from, in a game that begins in the middle of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The seed of the other game, which its end revealed.
    pub seed: Seed,
    /// The last of its moves that was kept.
    pub moves: usize,
}

#[derive(Clone, Debug)]
struct Move<G: Game> {
    seat: Seat,
    action: G::Action,
    before: G,
    events: Vec<G::Event>,
    /// Nothing became known by it.
    quiet: bool,
}

/// Why a table does not do what it is asked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refused<I: Refusal> {
    #[error("rule {}", .0.rule())]
    Illegal(I),
    #[error("there is nothing to take back")]
    NothingToUndo,
    #[error("something became known since: it cannot be taken back")]
    TooLateToUndo,
}

impl<G: Game> Table<G> {
    /// Sets up a new game.
    pub fn new(options: Options<G>, seed: Seed) -> Result<Self, BadOptions> {
        Table::after(Vec::new(), options, seed)
    }

    pub(crate) fn after(origins: Vec<Origin>, options: Options<G>, seed: Seed) -> Result<Self, BadOptions> {
        let game = G::start(&options, &mut seed_of(0, &origins, seed).chance(0))?;
        Ok(Table { options, seed, origins, records: Vec::new(), moves: Vec::new(), game, resumed: false })
    }

    /// A new game that shares the first moves of this one, which is over, and has its own luck from there.
    pub fn play_on(&self, moves: usize, seed: Seed) -> Option<Self> {
        self.revealed_seed().filter(|_| !self.resumed)?;
        let moves = moves.min(self.moves.len());
        let mut origins = self.origins.clone();
        origins.retain(|origin| origin.moves < moves);
        origins.push(Origin { seed: seed_of(moves, &self.origins, self.seed), moves });
        let mut table = Table::after(origins, self.options, seed).ok()?;
        for played in &self.moves[..moves] {
            table.act(played.seat, played.action).ok()?;
        }
        Some(table)
    }

    /// Continues a game from a state that its log does not lead to any more.
    pub(crate) fn resumed(options: Options<G>, seed: Seed, game: G, records: Vec<Record>) -> Self {
        Table { options, seed, origins: Vec::new(), records, moves: Vec::new(), game, resumed: true }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn options(&self) -> &Options<G> {
        &self.options
    }

    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// The seed, once the game is over.
    pub fn revealed_seed(&self) -> Option<Seed> {
        self.game.outcome().map(|_| self.seed)
    }

    pub(crate) fn seed(&self) -> Seed {
        self.seed
    }

    /// Everything that was done, undone things included: the number of the next record.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// True when an older version of the rules played the beginning and its log cannot be replayed.
    pub fn is_resumed(&self) -> bool {
        self.resumed
    }

    /// How many actions count.
    pub fn moves(&self) -> usize {
        self.moves.len()
    }

    /// The game before move `number`, from 0; the present game for any number beyond the last.
    pub fn at(&self, number: usize) -> &G {
        self.moves.get(number).map_or(&self.game, |played| &played.before)
    }

    /// Who did what, in the order in which it counts. For replays of finished games and for the seat itself.
    pub fn played(&self) -> impl Iterator<Item = (Seat, G::Action)> + '_ {
        self.moves.iter().map(|played| (played.seat, played.action))
    }

    /// What `viewer` may know of what happened in move `number`.
    pub fn events(&self, number: usize, viewer: Viewer) -> impl Iterator<Item = G::Event> + '_ {
        let events = self.moves.get(number).map_or(&[][..], |played| &played.events);
        events.iter().filter_map(move |event| event.seen_by(viewer))
    }

    /// Carries out an action; refused, nothing changes.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Illegal>> {
        self.play(seat, action)?;
        let hash = StateHash::of(&self.game);
        self.records.push(Record::Act { seat, act: action.to_string(), hash });
        Ok(())
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Illegal>> {
        let before = self.game;
        let number = self.number_of_next_move();
        let mut chance = seed_of(number, &self.origins, self.seed).chance(number);
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut chance, &mut events).map_err(Refused::Illegal)?;
        let quiet = is_quiet(&before, &self.game, seat, action, &chance);
        self.moves.push(Move { seat, action, before, events, quiet });
        Ok(())
    }

    /// A resumed game counts the records it cannot replay, so that no draw repeats.
    fn number_of_next_move(&self) -> usize {
        if self.resumed { self.records.len() + 1 } else { self.moves.len() + 1 }
    }

    /// What would be refused, without doing it.
    pub fn why(&self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        let mut copy = self.game;
        copy.apply(seat, action, &mut self.seed.chance(0), &mut ())
    }

    /// True when what `seat` decided on after `records` records is the decision before it now: since then only
    /// others acted who were choosing at the same time.
    pub fn is_same_decision(&self, records: usize, seat: Seat) -> bool {
        let Some(since) = self.records.get(records..) else { return false };
        let by_another =
            |record: &Record| matches!(record, Record::Act { seat: other, .. } if *other != seat);
        let Some(place) = self.moves.len().checked_sub(since.len()) else { return false };
        let choosing = self.at(place).to_act();
        let at_the_same_time = self.moves[place..].iter().all(|played| choosing.contains(played.seat));
        since.iter().all(by_another)
            && at_the_same_time
            && choosing.contains(seat)
            && legal(self.at(place), seat) == legal(&self.game, seat)
    }

    /// True when `seat` may take back its latest action.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.without_last_of(seat).is_ok()
    }

    /// Takes back the latest action of `seat`.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refused<G::Illegal>> {
        let shorter = self.without_last_of(seat)?;
        self.game = shorter.game;
        self.moves = shorter.moves;
        self.records.push(Record::Undo { seat, undo: true, hash: StateHash::of(&self.game) });
        Ok(())
    }

    /// The table as if the latest action of `seat` had not happened.
    /// Others may have acted since only if they were choosing at the same time.
    fn without_last_of(&self, seat: Seat) -> Result<Self, Refused<G::Illegal>> {
        let place =
            self.moves.iter().rposition(|played| played.seat == seat).ok_or(Refused::NothingToUndo)?;
        let (undone, later) = self.moves[place..].split_first().ok_or(Refused::NothingToUndo)?;
        let quiet = self.moves[place..].iter().all(|played| played.quiet);
        let at_the_same_time = undone.before.to_act();
        if !quiet || !later.iter().all(|played| at_the_same_time.contains(played.seat)) {
            return Err(Refused::TooLateToUndo);
        }
        let mut shorter = Table { moves: self.moves[..place].to_vec(), game: undone.before, ..self.clone() };
        for played in later {
            shorter.play(played.seat, played.action).map_err(|_| Refused::TooLateToUndo)?;
        }
        Ok(shorter)
    }
}

/// The seed that decides move `number`.
fn seed_of(number: usize, origins: &[Origin], own: Seed) -> Seed {
    origins.iter().find(|origin| number <= origin.moves).map_or(own, |origin| origin.seed)
}

fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    if game.to_act().contains(seat) {
        game.legal(seat, &mut legal);
    }
    legal
}
