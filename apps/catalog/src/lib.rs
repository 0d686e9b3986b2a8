//! The only list of all games: any game, any bot, by name.
//!
//! The games are types; the doors of this program know them by name. [`GameKind`] is a game without its type,
//! [`LiveGame`] a table of it, [`simulate`], [`ladder`] and [`measure`] play it by the thousand, [`protocol`] lends it to
//! other programs.

pub mod bot;
pub mod kind;
pub mod ladder;
pub mod live;
pub mod measure;
pub mod protocol;
mod rating;
pub mod simulate;
pub mod study;
pub mod tune;
mod wish;

pub use bot::BotName;
pub use kind::{GameKind, UnknownGame};
pub use live::{Hint, LiveGame, LogLine, Thought, Told};
pub use rating::{Rating, rating};
pub use wish::{Wish, WishError};

use kind::Listed;

/// All games, in the order of the rulebooks' thickness.
pub fn games() -> &'static [&'static dyn GameKind] {
    static GAMES: [&dyn GameKind; 5] = [
        &Listed::<builders::Builders>::NEW,
        &Listed::<deus::Deus>::NEW,
        &Listed::<seven_wonders_dice::SevenWondersDice>::NEW,
        &Listed::<mare_nostrum::MareNostrum>::NEW,
        &Listed::<age_of_rome::AgeOfRome>::NEW,
    ];
    &GAMES
}

/// The game of this name.
pub fn find(name: &str) -> Result<&'static dyn GameKind, UnknownGame> {
    games().iter().copied().find(|kind| kind.name() == name).ok_or_else(|| UnknownGame::new(name))
}
