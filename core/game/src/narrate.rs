//! How a game speaks: labels of actions, questions, the board in plain text, the score sheet.

use crate::{Arg, Game, Lang, Phrase, Seat, Seen, Words};

/// Everything a game says to people. Numbers and cards come from the game, words from its locale files.
pub trait Narrate: Game {
    /// The game's Fluent file in one language.
    fn locale(lang: Lang) -> &'static str;

    /// What the notes of the default edition say in one language: a TOML table from the note to its words. A note
    /// that is not in it is said as it stands, in English.
    fn notes(_lang: Lang) -> &'static str {
        ""
    }

    /// The numbered rules in one language, as Markdown.
    fn rules(lang: Lang) -> &'static str;

    /// What is asked of `seat` now, or whom the table waits for.
    fn prompt(seen: &Seen<Self>, seat: Seat) -> Phrase;

    /// The label of an action on a button: says what it does and costs.
    fn label(seen: &Seen<Self>, seat: Seat, action: Self::Action) -> Phrase;

    /// The whole table in plain text, at most 100 columns wide.
    fn draw(seen: &Seen<Self>, words: &Words) -> String;

    /// What a seat plays, where seats differ: its civilization, city or character.
    fn side(_seen: &Seen<Self>, _seat: Seat) -> Option<Arg> {
        None
    }

    /// Points by source, like the sheet in the box. Also true in the middle of a game.
    fn score_sheet(seen: &Seen<Self>) -> ScoreSheet;

    /// Who has won when nobody at the table has: said of a game that was played alone and lost.
    fn defeat(_seen: &Seen<Self>) -> Option<Phrase> {
        None
    }
}

/// A table with one row per source of points and one column per seat; the last row is the total.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    pub rows: Vec<ScoreRow>,
    /// The column of an opponent without a seat.
    pub rival: Option<Rival>,
}

/// An opponent whom no seat plays, and who is scored like the players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rival {
    /// The word for it in the game's locale.
    pub key: &'static str,
    /// In units of [`Game::SCORE_UNIT`], by row.
    pub points: Vec<i32>,
}

impl ScoreSheet {
    /// The sheet of a game in which only seats score.
    pub fn of(rows: Vec<ScoreRow>) -> Self {
        ScoreSheet { rows, rival: None }
    }
}

/// One source of points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreRow {
    /// The word for this source in the game's locale.
    pub key: &'static str,
    /// In units of [`Game::SCORE_UNIT`], by seat.
    pub points: Vec<i32>,
}

/// What every game tells in the same way: its words and its rules in both languages, and the table as text, which is
/// drawn in `text.rs`. For its `impl Narrate`.
#[allow(clippy::crate_in_macro_def, reason = "`text.rs` is that of the game")]
#[macro_export]
macro_rules! told {
    ($name:literal) => {
        fn locale(lang: $crate::Lang) -> &'static str {
            $crate::translated!(lang, "../locale/", ".ftl")
        }

        fn notes(lang: $crate::Lang) -> &'static str {
            $crate::translated!(lang, "../locale/notes.", ".toml")
        }

        fn rules(lang: $crate::Lang) -> &'static str {
            $crate::translated!(lang, concat!("../../../docs/rules/", $name, "."), ".md")
        }

        fn draw(seen: &$crate::Seen<Self>, words: &$crate::Words) -> String {
            crate::text::draw(seen, words)
        }
    };
}

/// The text of a file that there is in every language; its path is the code of the language between these two.
#[macro_export]
macro_rules! translated {
    ($lang:expr, $before:expr, $after:literal) => {
        match $lang {
            $crate::Lang::En => include_str!(concat!($before, "en", $after)),
            $crate::Lang::Hu => include_str!(concat!($before, "hu", $after)),
        }
    };
}
