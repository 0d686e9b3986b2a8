//! The list itself. Whatever is needed of every game derives from here.

use bots::{Bot, Chance, Greedy};
use game::{BadOptions, Game, Judge, Narrate, Options, Seat, Seen, Values};
use table::Luck;

use crate::BotName;
use crate::kind::{GameKind, Listed, UnknownGame};

/// The list: hands all games to the macro `$then` as `name: Type`, in the order of the rulebooks' thickness.
#[macro_export]
macro_rules! each_game {
    ($then:ident) => {
        $then! {
            builders: $crate::crates::builders::Builders,
            deus: $crate::crates::deus::Deus,
            seven_wonders_dice: $crate::crates::seven_wonders_dice::SevenWondersDice,
            mare_nostrum: $crate::crates::mare_nostrum::MareNostrum,
            age_of_rome: $crate::crates::age_of_rome::AgeOfRome,
        }
    };
}

/// The games under names that [`each_game`](crate::each_game) can say anywhere.
#[doc(hidden)]
pub mod crates {
    pub use {age_of_rome, builders, deus, mare_nostrum, seven_wonders_dice};
}

/// A game that is on the list: it can be played, told and judged.
///
/// Its bots are made here and only here, and its rules are called from here by those who play by the thousand: both are
/// much code, and like this it is compiled once for each game and not in every crate that asks.
pub trait Playable: Narrate + Judge {
    /// A bot of this name. If it searches, then for so many iterations on one thread, however long that takes, or as
    /// its level does.
    fn bot(name: BotName, iterations: Option<u64>) -> Box<dyn Bot<Self>>;
    /// A greedy player that values things like this.
    fn greedy(weights: Self::Weights) -> Box<dyn Bot<Self>>;
    /// As [`Game::start`].
    fn begin(options: &Options<Self>, rng: &mut Chance) -> Result<Self, BadOptions>;
    /// As [`Game::apply`], and nobody listens.
    fn step(&mut self, seat: Seat, action: Self::Action, rng: &mut Chance) -> Result<(), Self::Illegal>;
    /// As [`Game::apply`].
    fn step_aloud(
        &mut self,
        seat: Seat,
        action: Self::Action,
        rng: &mut Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Illegal>;
    /// As [`Game::start`], with the chance of a table.
    fn begin_by_luck(options: &Options<Self>, luck: &Luck) -> Result<Self, BadOptions>;
    /// As [`Game::apply`], with the chance that a table has for the move of this number, from 1.
    fn step_by_luck(
        &mut self,
        seat: Seat,
        action: Self::Action,
        luck: &Luck,
        number: usize,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Illegal>;
    /// As [`Values::write`].
    fn write_row(seen: &Seen<Self>, row: &mut [i16]) -> usize;
    /// What is seen of it, without its type.
    fn sight(seen: Seen<Self>) -> Sight;
}

/// A question that every game can answer, whichever it is.
pub trait Ask {
    type Answer;
    fn ask<G: Playable>(self) -> Self::Answer;
}

macro_rules! list {
    ($($name:ident: $game:ty,)*) => {
        $(impl Playable for $game {
            fn bot(name: BotName, iterations: Option<u64>) -> Box<dyn Bot<Self>> {
                name.make(iterations)
            }

            fn greedy(weights: Self::Weights) -> Box<dyn Bot<Self>> {
                Box::new(Greedy::with_weights(weights))
            }

            fn begin(options: &Options<Self>, rng: &mut Chance) -> Result<Self, BadOptions> {
                Self::start(options, rng)
            }

            fn step(&mut self, seat: Seat, action: Self::Action, rng: &mut Chance) -> Result<(), Self::Illegal> {
                self.apply(seat, action, rng, &mut ())
            }

            fn step_aloud(
                &mut self,
                seat: Seat,
                action: Self::Action,
                rng: &mut Chance,
                events: &mut Vec<Self::Event>,
            ) -> Result<(), Self::Illegal> {
                self.apply(seat, action, rng, events)
            }

            fn begin_by_luck(options: &Options<Self>, luck: &Luck) -> Result<Self, BadOptions> {
                Self::start(options, &mut luck.chance(0))
            }

            fn step_by_luck(
                &mut self,
                seat: Seat,
                action: Self::Action,
                luck: &Luck,
                number: usize,
                events: &mut Vec<Self::Event>,
            ) -> Result<(), Self::Illegal> {
                self.apply(seat, action, &mut luck.chance(number), events)
            }

            fn write_row(seen: &Seen<Self>, row: &mut [i16]) -> usize {
                Values::write(seen, row)
            }

            fn sight(seen: Seen<Self>) -> Sight {
                Sight::$name(Box::new(seen))
            }
        })*

        /// What a viewer sees of a game, whichever it is.
        #[derive(Debug)]
        #[expect(non_camel_case_types, reason = "the games are called as on the list")]
        pub enum Sight {
            $($name(Box<Seen<$game>>),)*
        }

        /// All games.
        pub fn games() -> &'static [&'static dyn GameKind] {
            // A constant would be compiled, with all that a game can do, into every crate that looks at the list.
            static GAMES: &[&dyn GameKind] = &[$(&Listed::<$game>::NEW),*];
            GAMES
        }

        /// Asks the game of this name.
        pub fn ask<A: Ask>(name: &str, question: A) -> Result<A::Answer, UnknownGame> {
            match name {
                $(<$game as Game>::NAME => Ok(question.ask::<$game>()),)*
                _ => Err(UnknownGame::new(name)),
            }
        }
    };
}

each_game!(list);

/// The game of this name.
pub fn find(name: &str) -> Result<&'static dyn GameKind, UnknownGame> {
    games().iter().copied().find(|kind| kind.name() == name).ok_or_else(|| UnknownGame::new(name))
}
