//! The only list of all games: any game, any bot, by name.
//!
//! The games are types; the doors of this program know them by name. [`GameKind`] is a game without its type,
//! [`LiveGame`] a table of it. Whoever needs the type puts a question with [`ask`], or writes something down for every
//! game with [`each_game!`].

pub mod bot;
pub mod kind;
mod list;
pub mod live;
pub mod look;
mod rating;
mod step;
pub mod think;
mod wish;

pub use bot::BotName;
pub use kind::{EditionFile, GameKind, UnknownGame};
#[doc(hidden)]
pub use list::crates;
pub use list::{Ask, Playable, Sight, ask, find, games};
pub use live::LiveGame;
pub use look::{LogLine, Look, Moment};
pub use rating::{Rating, rating};
pub use step::{Refused, Step};
pub use think::{Hint, Think, Thought};
pub use wish::{Wish, WishError};
