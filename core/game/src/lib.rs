//! The road system between the five cities: what a game must answer, and the few words all games share.
//!
//! A game is flat data plus pure functions.
//! Whoever plays it, a person in a browser, a bot or a simulation, does the same three things:
//!
//! 1. ask [`Game::to_act`] who must decide, and [`Game::legal`] between what;
//! 2. [`Game::apply`] one of these actions with a source of chance, and listen to the events;
//! 3. look at the game only through [`Seen`], which holds what one viewer may know.
//!
//! Reading order: [`contract`] is the trait itself, [`seat`] and [`seen`] its vocabulary, [`mod@acting`] how rules are carried out,
//! [`mod@steps`] which actions belong where, [`outcome`] the end.
//! [`options`] and [`edition`] say what a game is started with, [`phrase`], [`words`] and [`page`] how it speaks, [`notation`] how
//! actions are written, [`index`] and [`observe`] how programs number and read them, [`examples`] what can be said,
//! [`judge`] how it estimates itself, [`bag`] how it draws from face-down decks, [`listing`] how it lists fast,
//! [`quiet`] whether an action told anybody anything.

// What is derived names this crate, here too.
extern crate self as game;

pub mod acting;
pub mod bag;
pub mod contract;
pub mod edition;
pub mod examples;
pub mod index;
pub mod judge;
pub mod listing;
pub mod narrate;
pub mod notation;
pub mod observe;
pub mod options;
pub mod outcome;
pub mod page;
pub mod phrase;
pub mod pieces;
pub mod quiet;
pub mod seat;
pub mod seen;
pub mod sink;
pub mod speech;
pub mod steps;
pub mod words;

pub use acting::{Acting, Audience, Stage};
pub use contract::{Event, Game, Refusal, Rule};
pub use derive::{Action, Event, Examples, Notation, Refusal, Said, print, state};
pub use edition::{Checked, Edition, EditionError, Flaw, Printed};
pub use examples::Examples;
pub use index::Indexed;
pub use judge::{Foresight, Judge, Spread};
pub use listing::{push_each, push_if, set_of};
pub use narrate::{Narrate, Rival, ScoreRow, ScoreSheet};
pub use notation::{Misread, Notation, Reader};
pub use observe::{Around, Names, Pen, Values};
pub use options::{BadOptions, Choice, NoVariants, Options, Variants};
pub use outcome::Outcome;
pub use page::Page;
pub use phrase::{Arg, Phrase};
pub use pieces::keys_where;
pub use rand::{Rng, RngExt};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use seen::Seen;
pub use sink::Sink;
pub use speech::Piece;
pub use words::{Lang, Words};
