//! The laws of the contract, checked along random games.

mod choices;
pub(crate) mod numbers;

use std::collections::BTreeSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use bots::{Chance, SeedableRng};
use game::quiet::Deed;
use game::{
    Event as _, Examples, Game, Lang, Narrate, Options, Printed, Refusal, RngExt, Seat, Seen, Viewer,
};

use crate::foreign::{mixed, mutated};
use crate::hearing::Hearing;
use crate::languages::{Languages, both_languages};
use crate::walk::random_action;

/// How thoroughly to look.
#[derive(Clone, Copy, Debug)]
pub struct Laws {
    /// Random games per table.
    pub games: u64,
    /// One in so many positions gets the expensive checks.
    pub every: usize,
}

impl Default for Laws {
    fn default() -> Self {
        Laws { games: 24, every: 7 }
    }
}

/// So many of [`Laws::every`] actions are listened to in other worlds.
const HEARD: usize = 3;

/// Checks the plain game for every number of seats.
pub fn conformance<G: Narrate>() {
    for seats in G::SEATS {
        conformance_of::<G>(&Options::plain(seats), Laws::default());
    }
}

/// Checks one way to play.
pub fn conformance_of<G: Narrate>(options: &Options<G>, laws: Laws) {
    assert!(size_of::<G::Action>() <= 8, "an action takes {} bytes", size_of::<G::Action>());
    numbers::check_all::<G::Action>();
    let (mut pool, voice) = (readable::<G>().collect(), Voice::of::<G>());
    for seed in 0..laws.games {
        walk(options, seed, laws, &voice, &|_| (), &mut pool);
    }
}

/// Examples of everything that can be done, whether or not it is ever listed.
fn readable<G: Game>() -> impl Iterator<Item = G::Action> {
    G::Action::examples().into_iter().filter(|action| action.to_string().parse() == Ok(*action))
}

/// What a game can say, and the rules it can cite.
pub(crate) struct Voice {
    words: Languages,
    rules: BTreeSet<String>,
}

impl Voice {
    pub(crate) fn of<G: Narrate>() -> Self {
        Voice { words: both_languages::<G>(), rules: rule_numbers(G::rules(Lang::En)) }
    }
}

/// Plays one random game with every law checked. `look` sees some positions as every viewer does; the pool holds
/// actions of other games of the same options, which are tried where they do not belong.
pub(crate) fn walk<G: Narrate>(
    options: &Options<G>,
    seed: u64,
    laws: Laws,
    voice: &Voice,
    look: &dyn Fn(&Seen<G>),
    pool: &mut BTreeSet<G::Action>,
) {
    let mut rng = Chance::seed_from_u64(seed);
    let game = G::start(options, &mut rng).expect("the options are good");
    assert_eq!(game.options(), *options, "a game remembers its options");
    Walk { game, seed, laws, rng, voice, look, log: Vec::new() }.walk(pool);
}

struct Walk<'a, G: Game> {
    game: G,
    seed: u64,
    laws: Laws,
    rng: Chance,
    voice: &'a Voice,
    look: &'a dyn Fn(&Seen<G>),
    log: Vec<(Seat, G::Action)>,
}

impl<G: Narrate> Walk<'_, G> {
    fn walk(mut self, pool: &mut BTreeSet<G::Action>) {
        let mut legal = Vec::new();
        loop {
            self.check_position(pool);
            let Some((seat, action)) = random_action(&self.game, &mut legal, &mut self.rng) else { break };
            if pool.len() < 4096 {
                pool.extend(legal.iter().copied());
            }
            self.step(seat, action);
            assert!(self.log.len() <= G::MAX_DECISIONS, "seed {}: the game does not end", self.seed);
        }
        self.check_end();
    }

    fn step(&mut self, seat: Seat, action: G::Action) {
        let mut events = Vec::new();
        let at = self.place(&format!("`{action}` by seat {}", seat.0));
        if self.rng.random_range(0..self.laws.every) < HEARD {
            let chance = move_chance(self.seed, self.log.len());
            let hearing = Hearing { game: &self.game, deed: Deed { seat, action }, chance, at: &at };
            hearing.check(&mut self.rng);
        }
        self.game
            .apply(seat, action, &mut move_chance(self.seed, self.log.len()), &mut events)
            .unwrap_or_else(|refusal| {
                panic!("{at}: seat {} is refused the listed action: {refusal:?}", seat.0)
            });
        self.log.push((seat, action));
        for viewer in Viewer::all(self.game.seats()) {
            for event in events.iter().filter_map(|event| event.seen_by(viewer)) {
                assert_eq!(
                    event.seen_by(viewer).as_ref(),
                    Some(&event),
                    "{at}: hiding an event twice changes it"
                );
                self.voice.words.check(&event.phrase(), &at);
            }
        }
        events.iter().filter_map(G::Event::rule).for_each(|rule| self.check_rule(rule, &at));
    }

    /// Editions of one's own may have numbers that no program counts to.
    fn is_printed(&self) -> bool {
        self.game.options().edition == Printed::standard()
    }

    fn place(&self, what: &str) -> String {
        format!(
            "{} with {} seats, seed {}, decision {}: {what}",
            G::NAME,
            self.game.seats(),
            self.seed,
            self.log.len()
        )
    }

    fn check_position(&mut self, pool: &BTreeSet<G::Action>) {
        let at = self.place("position");
        self.game.check_invariants().unwrap_or_else(|broken| panic!("{at}: {broken}"));
        assert_eq!(self.game.to_act().is_empty(), self.game.outcome().is_some(), "{at}: over or not?");
        for seat in Seat::all(self.game.seats()) {
            self.check_listing(seat, &at);
        }
        if self.rng.random_range(0..self.laws.every) == 0 {
            self.check_foreign_actions(pool, &at);
            self.check_saving(&at);
            secrecy(&self.game, &mut self.rng);
            self.check_speech(&at);
            self.check_choices(&at);
            numbers::check_observations(&self.game, &mut self.rng, &at);
        }
    }

    /// Whoever must act can, nobody else can, nothing is listed twice, and chance has no say.
    fn check_listing(&self, seat: Seat, at: &str) {
        let again = legal(&self.game, seat);
        let legal = legal(&self.game, seat);
        assert_eq!(legal, again, "{at}: seat {} may do something else when asked again", seat.0);
        assert_eq!(self.game.to_act().contains(seat), !legal.is_empty(), "{at}: seat {} to act?", seat.0);
        let distinct: BTreeSet<_> = legal.iter().collect();
        assert_eq!(distinct.len(), legal.len(), "{at}: listed twice: {legal:?}");
        for action in legal {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action), "{at}: the notation `{text}` does not read back");
            if self.is_printed() {
                numbers::check_index(action, &at);
            }
        }
    }

    /// Legal if and only if accepted, for actions of other moments, other seats and with changed words.
    fn check_foreign_actions(&mut self, pool: &BTreeSet<G::Action>, at: &str) {
        for seat in Seat::all(self.game.seats()) {
            let legal = legal(&self.game, seat);
            let mut tried = legal.clone();
            tried.extend(pool.iter().filter(|_| self.rng.random_range(0..pool.len()) < 24));
            tried.extend(legal.iter().filter_map(|action| mutated(action, &mut self.rng)));
            for action in &legal {
                let other = pool.iter().nth(self.rng.random_range(0..pool.len().max(1)));
                tried.extend(other.and_then(|other| mixed(action, other, &mut self.rng)));
            }
            for action in tried {
                self.check_acceptance(seat, action, legal.contains(&action), at);
            }
        }
    }

    fn check_acceptance(&self, seat: Seat, action: G::Action, listed: bool, at: &str) {
        let mut copy = self.game;
        match copy.apply(seat, action, &mut move_chance(self.seed, self.log.len()), &mut ()) {
            Ok(()) => assert!(listed, "{at}: seat {} may `{action}`, but it is not listed", seat.0),
            Err(refusal) => {
                assert!(!listed, "{at}: seat {} is refused the listed `{action}`: {refusal:?}", seat.0);
                assert_eq!(copy, self.game, "{at}: the refused `{action}` changed the state");
                self.check_rule(refusal.rule(), at);
                self.voice.words.check(&refusal.phrase(), at);
            }
        }
    }

    fn check_rule(&self, rule: &str, at: &str) {
        assert!(self.voice.rules.contains(rule), "{at}: rule {rule} is not in docs/rules");
    }

    /// A saved and loaded game is the same game.
    fn check_saving(&self, at: &str) {
        let json = serde_json::to_string(&self.game).expect("a state can be written");
        let loaded: G = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{at}: {error} in {json}"));
        assert_eq!(loaded, self.game, "{at}: saving and loading changes the game");
        let hash = |game: &G| BuildHasherDefault::<DefaultHasher>::default().hash_one(game);
        assert_eq!(hash(&loaded), hash(&self.game), "{at}: two games are equal, but their hashes are not");
    }

    /// Every viewer gets a board, a question and labels, in both languages.
    fn check_speech(&self, at: &str) {
        for viewer in Viewer::all(self.game.seats()) {
            let seen = self.game.hide(viewer);
            (self.look)(&seen);
            self.voice.words.check_board(|words| G::draw(&seen, words), at);
            let sheet = G::score_sheet(&seen);
            for row in &sheet.rows {
                self.voice.words.check(&game::Phrase::new(row.key), at);
                assert_eq!(row.points.len(), self.game.seats() as usize, "{at}: score row {}", row.key);
            }
            if let Some(rival) = sheet.rival {
                self.voice.words.check(&game::Phrase::new(rival.key), at);
                assert_eq!(rival.points.len(), sheet.rows.len(), "{at}: the rival has points in every row");
            }
            if let Viewer::Seat(seat) = viewer {
                self.voice.words.check(&G::prompt(&seen, seat), at);
                for action in legal(&self.game, seat) {
                    self.voice.words.check(&G::label(&seen, seat, action), at);
                }
            }
        }
    }

    /// The same actions with the same chance give the same game; the sheet adds up to the score.
    fn check_end(&self) {
        let mut again =
            G::start(&self.game.options(), &mut Chance::seed_from_u64(self.seed)).expect("good options");
        for (number, &(seat, action)) in self.log.iter().enumerate() {
            again.apply(seat, action, &mut move_chance(self.seed, number), &mut ()).unwrap_or_else(
                |refusal| panic!("{}: {refusal:?}", self.place("the same actions gave another game")),
            );
        }
        assert_eq!(again, self.game, "{}", self.place("the same actions gave another game"));
        let outcome = self.game.outcome().expect("the game is over");
        let sheet = G::score_sheet(&self.game.hide(Viewer::Public));
        let total = sheet.rows.last().expect("a score sheet has a total");
        for seat in Seat::all(self.game.seats()) {
            let (at, column) = (self.place("the score sheet"), seat.index());
            assert_eq!(total.points[column], outcome.scores[seat], "{at}: the total is the score");
            let parts = sheet.rows[..sheet.rows.len() - 1].iter().map(|row| row.points[column]);
            assert_eq!(parts.sum::<i32>(), total.points[column], "{at}: the rows add up");
        }
        // Alone one can lose; among several somebody always wins.
        let defeat = G::defeat(&self.game.hide(Viewer::Public));
        if outcome.winners().count() == 0 {
            assert_eq!(self.game.seats(), 1, "{}", self.place("nobody won"));
            let at = self.place("a lost game");
            self.voice.words.check(&defeat.unwrap_or_else(|| panic!("{at} does not say who won")), &at);
        } else {
            assert_eq!(defeat, None, "{}", self.place("somebody won"));
        }
        self.check_rule(outcome.ended_by, "the end");
    }
}

/// What is seen is all there is to know: any imagined world looks the same and offers the same.
pub(crate) fn secrecy<G: Game>(game: &G, rng: &mut Chance) {
    for viewer in Viewer::all(game.seats()) {
        let seen = game.hide(viewer);
        let world = seen.imagine(rng);
        assert_eq!(world.hide(viewer), seen, "{viewer:?}: the imagined world looks different");
        assert_eq!(world.to_act(), game.to_act(), "{viewer:?}: other seats act in the imagined world");
        world
            .check_invariants()
            .unwrap_or_else(|broken| panic!("{viewer:?} imagines the impossible: {broken}"));
        if let Viewer::Seat(seat) = viewer {
            let real = legal(game, seat);
            assert_eq!(legal(&world, seat), real, "{viewer:?} may do something else in the imagined world");
            assert_eq!(legal(&*seen, seat), real, "{viewer:?} may do something else in the seen game");
        }
    }
}

fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// The chance of one decision, so that a log can be replayed with the same luck.
fn move_chance(seed: u64, decision: usize) -> Chance {
    Chance::seed_from_u64(seed ^ (decision as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

/// The numbers at the beginning of the paragraphs of a rules page.
pub(crate) fn rule_numbers(markdown: &str) -> BTreeSet<String> {
    markdown
        .lines()
        .filter_map(|line| line.strip_prefix("**")?.split_once("**"))
        .map(|(number, _)| number.trim_end_matches('.').to_owned())
        .collect()
}
