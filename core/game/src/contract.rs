//! The one trait that every game implements and everything else stands on.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::Rng;
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    BadOptions, Edition, Examples, Indexed, Misread, Options, Outcome, Pen, Phrase, Seat, SeatSet, Seen,
    Sink, Variants, Viewer,
};

/// A position of one game, with the rules that lead to the next.
///
/// The value is flat: no heap, no pointer but the edition, so that a copy is a copy of memory.
/// It contains no source of chance; chance is passed to [`start`](Game::start) and [`apply`](Game::apply).
pub trait Game: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name in commands, files and addresses, e.g. `builders`.
    const NAME: &'static str;
    /// How many seats the rulebook allows.
    const SEATS: RangeInclusive<u8>;
    /// What one point of [`Outcome::scores`] is divided by for people: 10 when scores are kept in tenths.
    const SCORE_UNIT: i32 = 1;
    /// No game takes more decisions than this, however it is played.
    const MAX_DECISIONS: usize;

    type Edition: Edition;
    type Variants: Variants;
    /// One click; at most 8 bytes; `Display` and `FromStr` are the one notation used everywhere.
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = Misread>
        + Examples
        + Indexed
        + Send
        + Sync
        + 'static;
    type Event: Event;
    type Illegal: Refusal;

    /// Sets the table up as the rulebook says.
    fn start(options: &Options<Self>, rng: &mut impl Rng) -> Result<Self, BadOptions>;

    /// The options this game was started with.
    fn options(&self) -> Options<Self>;

    /// Who must decide now. Several seats at once is normal; empty means that the game is over.
    fn to_act(&self) -> SeatSet;

    /// Clears `out` and fills it with every action `seat` may take now, without repetition.
    /// The answer depends only on what `seat` may know, so it can be asked of a [`Seen`] game too.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Carries out one action. When refused, the state is exactly as it was.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        rng: &mut impl Rng,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Replaces everything `viewer` may not know by one canonical form. Use [`Game::hide`] instead.
    fn conceal(&mut self, viewer: Viewer);

    /// Fills what was concealed from `viewer` with one of the possibilities, each as likely as it is at
    /// the table. Use [`Seen::imagine`] instead.
    fn fill_in(&mut self, viewer: Viewer, rng: &mut impl Rng);

    /// Writes down all that is seen, as many numbers under the same names in every position; seats in the order of
    /// [`Around`](crate::observe::Around).
    fn observe(seen: &Seen<Self>, pen: &mut impl Pen);

    /// The round being played, from 1; how many were played once the game is over.
    fn round(&self) -> u16;

    /// Final ranks and scores; `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Says what is wrong with a state that no sequence of actions can produce: a card in two places,
    /// a number out of its range. A loaded state is checked with this before anything else touches it.
    fn check_invariants(&self) -> Result<(), String>;

    /// What `viewer` may know, and nothing else.
    fn hide(&self, viewer: Viewer) -> Seen<Self> {
        Seen::new(self, viewer)
    }

    fn seats(&self) -> u8 {
        self.options().seats
    }
}

/// The number of a rule in `docs/rules`: `4.2`, or `R3` for a ruling.
pub type Rule = &'static str;

/// Why an action is not allowed.
pub trait Refusal: Copy + Eq + Debug + Examples + Send + Sync {
    /// The rule that forbids it.
    fn rule(&self) -> Rule;
    /// The same in a sentence for the player.
    fn phrase(&self) -> Phrase;
}

/// Something that happened, for the log and the animation.
pub trait Event:
    Clone + Eq + Debug + Examples + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The form of this event that `viewer` may know; `None` when even its happening is secret.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
    /// Whether the whole table witnesses what this tells, though the game may keep no trace of it: cards that are
    /// shown and taken back, a choice among open cards. Everything else that is told must be seen in the game too.
    fn is_shown(&self) -> bool {
        false
    }
    /// The log line.
    fn phrase(&self) -> Phrase;
    /// The rule that made it happen, when a reader may wonder.
    fn rule(&self) -> Option<Rule> {
        None
    }
    /// The faces of dice that fell and lie nowhere on the board afterwards, throw by throw.
    fn dice(&self) -> Vec<Vec<u8>> {
        Vec::new()
    }
}

/// For invariants: a message unless the condition holds, and it is only written then.
///
/// ```
/// let check = |coins: u8| game::ensure!(coins < 100, "{coins} coins");
/// assert_eq!(check(7), Ok(()));
/// assert_eq!(check(100), Err("100 coins".to_owned()));
/// ```
#[macro_export]
macro_rules! ensure {
    ($holds:expr, $($message:tt)*) => {
        if $holds { Ok(()) } else { Err(format!($($message)*)) }
    };
}
