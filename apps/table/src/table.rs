//! The table itself: acting, undoing, looking back.

use std::sync::OnceLock;

use game::quiet::{Deed, is_quiet, is_unrevealing};
use game::{BadOptions, Event as _, Game, Options, Refusal, Seat, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use thiserror::Error;

use crate::file::Record;
use crate::hash::StateHash;
use crate::luck::{Luck, Share};
use crate::origin::Origin;
use crate::seed::{Commitment, Seed};

/// A game that is being played.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    options: Options<G>,
    luck: Luck,
    /// The finished games whose beginning this one shares.
    pub(crate) origins: Vec<Origin>,
    pub(crate) records: Vec<Record>,
    /// The actions that count, undone ones removed.
    moves: Vec<Move<G>>,
    game: G,
    /// The log does not replay any more; the game went on from its snapshot.
    pub(crate) resumed: bool,
}

#[derive(Clone, Debug)]
struct Move<G: Game> {
    seat: Seat,
    action: G::Action,
    before: G,
    events: Vec<G::Event>,
    /// Chance decided something in it.
    drew: bool,
    /// Nothing became known by it, as far as its seat can know; worked out when it is asked for.
    quiet: OnceLock<bool>,
}

/// What comes next at a table, worked out but not done yet.
#[derive(Clone, Debug)]
pub struct Prepared<G: Game> {
    record: Record,
    after: G,
    /// So many moves stay as they are; these follow.
    kept: usize,
    moves: Vec<Move<G>>,
}

impl<G: Game> Prepared<G> {
    /// What is to be written down.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The game as it will be.
    pub fn game(&self) -> &G {
        &self.after
    }
}

/// A game with one move less, and the moves that came after that one.
type Shorter<G> = (G, Vec<Move<G>>);

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
    pub fn new(options: Options<G>, luck: impl Into<Luck>) -> Result<Self, BadOptions> {
        Table::after(Vec::new(), options, luck.into())
    }

    pub(crate) fn after(origins: Vec<Origin>, options: Options<G>, luck: Luck) -> Result<Self, BadOptions> {
        let game = G::start(&options, &mut luck_of(0, &origins, &luck).chance(0))?;
        Ok(Table { options, luck, origins, records: Vec::new(), moves: Vec::new(), game, resumed: false })
    }

    /// A new game that shares the first moves of this one, which is over, and has its own luck from there.
    pub fn play_on(&self, moves: usize, luck: impl Into<Luck>) -> Option<Self> {
        self.revealed_seed().filter(|_| !self.resumed)?;
        let moves = moves.min(self.moves.len());
        let mut origins = self.origins.clone();
        origins.retain(|origin| origin.moves < moves);
        origins.push(Origin::of(luck_of(moves, &self.origins, &self.luck), moves));
        let mut table = Table::after(origins, self.options, luck.into()).ok()?;
        for played in &self.moves[..moves] {
            table.act(played.seat, played.action).ok()?;
        }
        Some(table)
    }

    /// Continues a game from a state that its log does not lead to any more.
    pub(crate) fn resumed(options: Options<G>, luck: Luck, game: G, records: Vec<Record>) -> Self {
        Table { options, luck, origins: Vec::new(), records, moves: Vec::new(), game, resumed: true }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn options(&self) -> &Options<G> {
        &self.options
    }

    pub fn commitment(&self) -> Commitment {
        self.luck.commitment()
    }

    /// What the players added to the luck.
    pub fn shares(&self) -> &[Share] {
        &self.luck.shares
    }

    /// The seed, once the game is over.
    pub fn revealed_seed(&self) -> Option<Seed> {
        self.game.outcome().map(|_| self.luck.seed)
    }

    /// What decides its draws; a secret while the game goes on.
    pub fn luck(&self) -> &Luck {
        &self.luck
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
        self.commit(self.prepare(seat, action)?);
        Ok(())
    }

    /// Works out what an action would lead to.
    pub fn prepare(&self, seat: Seat, action: G::Action) -> Result<Prepared<G>, Refused<G::Illegal>> {
        let number = self.number_of_next_move();
        let (after, played) = self.tried(&self.game, number, seat, action).map_err(Refused::Illegal)?;
        let record = Record::Act { seat, act: action.to_string(), hash: StateHash::of(&after) };
        Ok(Prepared { record, after, kept: self.moves.len(), moves: vec![played] })
    }

    /// Makes true what was prepared at this table, when nothing else was done since.
    pub fn commit(&mut self, prepared: Prepared<G>) {
        self.game = prepared.after;
        self.moves.truncate(prepared.kept);
        self.moves.extend(prepared.moves);
        self.records.push(prepared.record);
    }

    /// An action in a position before move `number`, and the game after it.
    fn tried(
        &self,
        before: &G,
        number: usize,
        seat: Seat,
        action: G::Action,
    ) -> Result<(G, Move<G>), G::Illegal> {
        let mut chance = luck_of(number, &self.origins, &self.luck).chance(number);
        let (mut game, mut events) = (*before, Vec::new());
        game.apply(seat, action, &mut chance, &mut events)?;
        let drew = chance.was_used();
        Ok((game, Move { seat, action, before: *before, events, drew, quiet: OnceLock::new() }))
    }

    /// A resumed game counts the records it cannot replay, so that no draw repeats.
    fn number_of_next_move(&self) -> usize {
        if self.resumed { self.records.len() + 1 } else { self.moves.len() + 1 }
    }

    /// What would be refused, without doing it.
    pub fn why(&self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        let mut copy = self.game;
        copy.apply(seat, action, &mut self.luck.chance(0), &mut ())
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
        self.to_take_back(seat).and_then(|place| self.without(place)).is_ok()
    }

    /// Takes back the latest action of `seat`.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refused<G::Illegal>> {
        self.commit(self.prepare_undo(seat)?);
        Ok(())
    }

    /// Works out what taking back the latest action of `seat` would lead to.
    pub fn prepare_undo(&self, seat: Seat) -> Result<Prepared<G>, Refused<G::Illegal>> {
        self.taken_back(seat, self.to_take_back(seat)?)
    }

    /// Takes back what was taken back before. Whether it could be was decided then.
    pub(crate) fn undo_again(&mut self, seat: Seat) -> Result<(), Refused<G::Illegal>> {
        self.commit(self.taken_back(seat, self.last_of(seat)?)?);
        Ok(())
    }

    fn taken_back(&self, seat: Seat, place: usize) -> Result<Prepared<G>, Refused<G::Illegal>> {
        let (after, moves) = self.without(place)?;
        let record = Record::Undo { seat, undo: true, hash: StateHash::of(&after) };
        Ok(Prepared { record, after, kept: place, moves })
    }

    fn last_of(&self, seat: Seat) -> Result<usize, Refused<G::Illegal>> {
        self.moves.iter().rposition(|played| played.seat == seat).ok_or(Refused::NothingToUndo)
    }

    /// The latest action of `seat`, if it told nobody anything and nothing was told to the seat since.
    /// Others may have acted since only if they were choosing at the same time.
    fn to_take_back(&self, seat: Seat) -> Result<usize, Refused<G::Illegal>> {
        let place = self.last_of(seat)?;
        let at_the_same_time = self.moves[place].before.to_act();
        let mut later = place + 1..self.moves.len();
        let free = self.was_quiet(place)
            && later.all(|number| {
                let played = &self.moves[number];
                at_the_same_time.contains(played.seat) && !played.drew && self.told_nothing(number, seat)
            });
        if free { Ok(place) } else { Err(Refused::TooLateToUndo) }
    }

    /// Move `number` told nobody anything, as far as its own seat can know.
    fn was_quiet(&self, number: usize) -> bool {
        let played = &self.moves[number];
        let (seat, action) = (played.seat, played.action);
        *played.quiet.get_or_init(|| {
            let viewer = Viewer::Seat(seat);
            let (before, after) = (played.before.hide(viewer), self.at(number + 1).hide(viewer));
            !played.drew && is_quiet(&before, &after, Deed { seat, action }, &mut imagination())
        })
    }

    /// `seat` learned nothing from move `number`, which another seat made.
    fn told_nothing(&self, number: usize, seat: Seat) -> bool {
        let viewer = Viewer::Seat(seat);
        let (before, after) = (self.at(number).hide(viewer), self.at(number + 1).hide(viewer));
        is_unrevealing(&before, &after, self.moves[number].seat, &mut imagination())
    }

    /// The game, and the moves after `place` played again, as if that one had not happened.
    fn without(&self, place: usize) -> Result<Shorter<G>, Refused<G::Illegal>> {
        let mut game = self.moves[place].before;
        let mut later = Vec::new();
        for (number, played) in self.moves.iter().enumerate().skip(place + 1) {
            let again = self.tried(&game, number, played.seat, played.action);
            let (next, played) = again.map_err(|_| Refused::TooLateToUndo)?;
            game = next;
            later.push(played);
        }
        Ok((game, later))
    }
}

/// Worlds are imagined in the same way each time, so that the same question has the same answer.
fn imagination() -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(0)
}

/// The luck that decides move `number`.
fn luck_of<'a>(number: usize, origins: &'a [Origin], own: &'a Luck) -> &'a Luck {
    origins.iter().find(|origin| number <= origin.moves).map_or(own, |origin| &origin.luck)
}

fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    if game.to_act().contains(seat) {
        game.legal(seat, &mut legal);
    }
    legal
}
