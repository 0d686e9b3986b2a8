//! The pages, as markup. Everything is escaped by construction.

pub(crate) mod advice;
pub(crate) mod chart;
pub(crate) mod devices;
pub(crate) mod dice;
pub(crate) mod ending;
pub(crate) mod frame;
pub(crate) mod home;
pub(crate) mod log;
pub(crate) mod luck;
mod markdown;
pub(crate) mod menu;
pub(crate) mod mine;
pub(crate) mod new;
pub(crate) mod notices;
pub(crate) mod panel;
pub(crate) mod reading;
pub(crate) mod replay;
pub(crate) mod score;
pub(crate) mod side;
pub(crate) mod standing;
pub(crate) mod stops;
pub(crate) mod table;
pub(crate) mod waiting;
pub(crate) mod who;

use game::{Arg, Phrase, Seat, Words};
use hall::{Chair, Sitter};
use maud::{Markup, html};

use crate::assets;

/// The picture of a game.
pub(crate) fn emblem(game: &str, words: &Words) -> Markup {
    html! {
        svg.em viewBox="0 0 320 180" role="img" aria-label=(words.word("board-emblem"))
            preserveAspectRatio="xMidYMid slice" {
            use href={ (assets::address("emblems.svg")) "#em-" (game) } {}
        }
    }
}

/// The small picture of a game, beside its name.
pub(crate) fn mini_emblem(game: &str) -> Markup {
    html! {
        div.mini aria-hidden="true" {
            svg.em viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" {
                use href={ (assets::address("emblems.svg")) "#em-" (game) } {}
            }
        }
    }
}

/// The token of a seat, or an empty ring where nobody sits yet.
pub(crate) fn chair_token(seat: Seat, chair: &Chair, size: &str) -> Markup {
    if chair.sitter == Sitter::Open {
        return html! { span class={ "tok open " (size) } {} };
    }
    boards::kit::sized_seat_token(seat, size)
}

/// What a seat's player is called, with the level of a bot.
pub(crate) fn chair_name(chair: &Chair, words: &Words) -> String {
    match chair.sitter {
        Sitter::Open => words.word("seat-open"),
        Sitter::Bot(bot) => {
            let phrase = Phrase::new("seat-bot").with("name", Arg::Text(chair.name.clone()));
            words.say(&phrase.with("level", Arg::word(format!("bot-{bot}"))))
        }
        _ => chair.name.clone(),
    }
}

/// A sentence with one text filled in.
pub(crate) fn with_text(words: &Words, key: &'static str, name: &'static str, text: &str) -> String {
    words.say(&Phrase::new(key).with(name, Arg::Text(text.to_owned())))
}

/// A sentence with one number filled in.
pub(crate) fn with_number(words: &Words, key: &'static str, name: &'static str, number: usize) -> String {
    words.say(&Phrase::new(key).with(name, number as i64))
}

/// How long ago something was, in words.
pub(crate) fn ago(then: i64, words: &Words) -> String {
    let minutes = (hall::now() - then).max(0) / 60_000;
    let (key, count) = match minutes {
        0 => return words.word("ago-now"),
        1..60 => ("ago-minutes", minutes),
        60..1440 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    words.say(&Phrase::new(key).with("count", count))
}
