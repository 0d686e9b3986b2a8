//! The boards of games that are known by name only.

use catalog::{Sight, each_game};
use game::{Lang, Words};
use maud::Markup;

use crate::{Board, Scene, draw, sheet};

/// What the pages need of a game to show its board.
#[derive(Debug)]
pub struct Art {
    pub game: &'static str,
    /// Words that only its board says.
    pub words: fn(Lang) -> &'static str,
    /// Its own style sheet.
    pub style: fn() -> String,
    /// Its drawings as SVG `symbol` elements.
    pub symbols: &'static str,
    /// Its picture in the lobby.
    pub emblem: &'static str,
}

impl Art {
    const fn of<G: Board>() -> Self {
        let (words, style) = (G::board_words, sheet::<G>);
        Art { game: G::NAME, words, style, symbols: G::SYMBOLS, emblem: G::EMBLEM }
    }
}

/// The art of the game of this name.
pub fn art(game: &str) -> Option<&'static Art> {
    arts().iter().find(|art| art.game == game)
}

/// Words that only the board of this game says.
pub fn words(game: &str, lang: Lang) -> &'static str {
    art(game).map_or("", |art| (art.words)(lang))
}

macro_rules! show {
    ($($name:ident: $game:ty,)*) => {
        /// The art of all games.
        pub fn arts() -> &'static [Art] {
            const { &[$(Art::of::<$game>()),*] }
        }

        /// The board, to be clicked on when it is the viewer's turn.
        pub fn picture(sight: &Sight, words: &Words) -> Markup {
            match sight {
                $(Sight::$name(seen) => draw(&Scene::to_play(seen, words)),)*
            }
        }

        /// The board, to look at.
        pub fn still(sight: &Sight, words: &Words) -> Markup {
            match sight {
                $(Sight::$name(seen) => draw(&Scene::to_look_at(seen, words)),)*
            }
        }

        /// The parts of a round with the present one marked.
        pub fn phases(sight: &Sight, words: &Words) -> Vec<(String, bool)> {
            let phases = match sight {
                $(Sight::$name(seen) => <$game>::phases(seen),)*
            };
            phases.into_iter().map(|phase| (words.say(&phase.name), phase.is_now)).collect()
        }
    };
}

each_game!(show);
