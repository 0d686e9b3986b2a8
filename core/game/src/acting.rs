//! How a rule is carried out: on a game, for a seat, with chance, before listeners.

use std::fmt;

use rand::Rng;

use crate::{Game, Seat, Sink};

/// One seat carrying out one action, with everything that a rule may touch.
///
/// ```
/// # use game::{Acting, Game, RngExt, Seat, Stage};
/// /// Throws a die for whoever acts; what happens depends on the game, who hears of it does not.
/// fn throw<G: Game>(acting: &mut Acting<G, impl Stage<G::Event>>, told: fn(Seat, u8) -> G::Event) {
///     let face = acting.rng.random_range(1..=6);
///     acting.tell(told(acting.seat, face));
/// }
/// ```
pub struct Acting<'a, G: Game, S: Audience<G::Event>> {
    pub game: &'a mut G,
    /// Who acts. What happens to others names them.
    pub seat: Seat,
    pub rng: &'a mut S::Chance,
    pub events: &'a mut S::Listeners,
}

/// Who listens to a rule that needs no chance; a pair of types, chance and listeners, is one.
pub trait Audience<E> {
    type Chance;
    type Listeners: Sink<E>;
}

/// Where a rule is carried out: before whom, and with what chance.
pub trait Stage<E>: Audience<E, Chance: Rng> {}

impl<E, R, S: Sink<E>> Audience<E> for (R, S) {
    type Chance = R;
    type Listeners = S;
}

impl<E, S: Audience<E, Chance: Rng>> Stage<E> for S {}

impl<'a, G: Game, R, S: Sink<G::Event>> Acting<'a, G, (R, S)> {
    #[inline]
    pub fn new(game: &'a mut G, seat: Seat, rng: &'a mut R, events: &'a mut S) -> Self {
        Acting { game, seat, rng, events }
    }
}

impl<G: Game, S: Audience<G::Event>> Acting<'_, G, S> {
    /// The same for another seat.
    #[inline]
    pub fn of(&mut self, seat: Seat) -> Acting<'_, G, S> {
        Acting { game: self.game, seat, rng: self.rng, events: self.events }
    }

    #[inline]
    pub fn tell(&mut self, event: G::Event) {
        self.events.push(event);
    }
}

impl<G: Game, S: Audience<G::Event>> fmt::Debug for Acting<'_, G, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Acting").field("game", &self.game).field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// What the rules of a game take and give, by names that say no more than differs: `Acting<impl Stage>` and `Result`.
/// Stands in the `lib.rs` of a game, beside its `Event` and `Illegal`.
#[macro_export]
macro_rules! acting {
    ($game:ident) => {
        /// One seat carrying out one action of this game.
        pub(crate) type Acting<'a, S> = $crate::Acting<'a, $game, S>;

        /// What a rule comes to, unless it is refused.
        pub(crate) type Result<T = (), E = Illegal> = std::result::Result<T, E>;

        /// Where a rule of this game is carried out.
        pub(crate) trait Stage: $crate::Stage<Event> {}

        impl<S: $crate::Stage<Event>> Stage for S {}
    };
}

/// The answers of [`Game`] that stand in rooms of the same name in every game. A game that is played in one way only has
/// no variants in its state and says what they are.
#[allow(clippy::crate_in_macro_def, reason = "the rooms are those of the game")]
#[macro_export]
macro_rules! rooms {
    (@ $game:ident $variants:expr) => {
        $variants
    };
    (@ $game:ident) => {
        $game.variants
    };
    ($($variants:expr)?) => {
        type Action = Action;
        type Event = Event;
        type Illegal = Illegal;

        fn options(&self) -> $crate::Options<Self> {
            let variants = $crate::rooms!(@ self $($variants)?);
            $crate::Options { seats: self.seats, edition: self.edition, variants }
        }

        fn start(
            options: &$crate::Options<Self>,
            rng: &mut impl $crate::Rng,
        ) -> std::result::Result<Self, $crate::BadOptions> {
            crate::setup::start(options, rng)
        }

        fn to_act(&self) -> $crate::SeatSet {
            crate::flow::to_act(self)
        }

        fn legal(&self, seat: $crate::Seat, out: &mut Vec<Self::Action>) {
            crate::flow::legal(self, seat, out);
        }

        fn apply(
            &mut self,
            seat: $crate::Seat,
            action: Self::Action,
            rng: &mut impl $crate::Rng,
            events: &mut impl $crate::Sink<Self::Event>,
        ) -> std::result::Result<(), Self::Illegal> {
            crate::flow::apply(&mut $crate::Acting::new(self, seat, rng, events), action)
        }

        fn conceal(&mut self, viewer: $crate::Viewer) {
            crate::view::conceal(self, viewer);
        }

        fn fill_in(&mut self, viewer: $crate::Viewer, rng: &mut impl $crate::Rng) {
            crate::view::fill_in(self, viewer, rng);
        }

        fn observe(seen: &$crate::Seen<Self>, pen: &mut impl $crate::Pen) {
            crate::observe::observe(seen, pen);
        }

        fn outcome(&self) -> Option<$crate::Outcome> {
            crate::scoring::outcome(self)
        }

        fn check_invariants(&self) -> std::result::Result<(), String> {
            crate::invariants::check(self)
        }
    };
}
