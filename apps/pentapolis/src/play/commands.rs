//! What can be typed beside the actions themselves.

use std::fs;
use std::path::Path;

use catalog::Refused;
use game::{Phrase, Seat};

use super::{Evening, screen};
use crate::speech::{self, ERROR, FAINT, styled};

/// What a typed line led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// Something changed: the table decides who is next.
    Done,
    /// Nothing changed; ask again.
    More,
    Quit,
}

/// How many hints are shown.
const HINTS: usize = 3;

pub(super) fn carry_out(evening: &mut Evening, seat: Seat, line: &str) -> Wanted {
    let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
    match command {
        "" => return Wanted::More,
        "quit" | "exit" => return Wanted::Quit,
        "undo" => return undo(evening, seat),
        "help" | "?" => say(evening, &Phrase::new("play-help")),
        "board" => screen::situation(evening, seat),
        "log" => screen::log(evening, seat),
        "hint" => hint(evening, seat),
        "why" => why(evening, seat, rest.trim()),
        "save" => save(evening, rest.trim()),
        _ => return act(evening, seat, line),
    }
    Wanted::More
}

fn say(evening: &Evening, phrase: &Phrase) {
    anstream::println!("{}", evening.words.say(phrase));
}

fn refuse(evening: &Evening, refused: &Refused) {
    let reason = styled(ERROR, evening.words.say(&refused.phrase));
    match refused.rule {
        Some(rule) => {
            let rule = evening.words.say(&Phrase::new("play-rule").with("rule", rule.to_owned()));
            anstream::println!("{reason} {}", styled(FAINT, rule));
        }
        None => anstream::println!("{reason}"),
    }
}

/// A number stands for the action it was listed with.
fn notation(evening: &Evening, seat: Seat, text: &str) -> String {
    let legal = evening.live.legal(seat, &evening.words);
    let listed = text.parse::<usize>().ok().and_then(|number| legal.into_iter().nth(number.checked_sub(1)?));
    listed.map_or_else(|| text.to_owned(), |(notation, _)| notation)
}

fn act(evening: &mut Evening, seat: Seat, text: &str) -> Wanted {
    let action = notation(evening, seat, text);
    match evening.live.act(seat, &action) {
        Ok(()) => Wanted::Done,
        Err(refused) => {
            refuse(evening, &refused);
            Wanted::More
        }
    }
}

fn undo(evening: &mut Evening, seat: Seat) -> Wanted {
    match evening.live.undo(seat) {
        Ok(()) => {
            say(evening, &Phrase::new("play-undone"));
            Wanted::Done
        }
        Err(refused) => {
            refuse(evening, &refused);
            Wanted::More
        }
    }
}

fn why(evening: &Evening, seat: Seat, text: &str) {
    let action = notation(evening, seat, text);
    match evening.live.why(seat, &action) {
        Ok(()) => say(evening, &Phrase::new("play-allowed").with("action", action)),
        Err(refused) => refuse(evening, &refused),
    }
}

/// What a search would think about, each with the chance to win that is expected of it.
fn hint(evening: &Evening, seat: Seat) {
    let labels = evening.live.legal(seat, &evening.words);
    for hint in evening.live.hint(seat)().into_iter().take(HINTS) {
        let label = labels.iter().find(|(notation, _)| *notation == hint.action);
        let phrase = Phrase::new("play-hint")
            .with("label", label.map_or(String::new(), |(_, label)| label.clone()))
            .with("chance", (hint.chance * 100.0).round() as i32);
        anstream::println!("{}  {}", evening.words.say(&phrase), styled(FAINT, hint.action));
    }
}

fn save(evening: &Evening, path: &str) {
    if path.is_empty() {
        return say(evening, &Phrase::new("play-save-where"));
    }
    let text = evening.live.save(&evening.names).write();
    match fs::write(path, text) {
        Ok(()) => say(evening, &Phrase::new("play-saved").with("file", path.to_owned())),
        Err(error) => {
            let why = evening.words.say(&speech::trouble(Path::new(path), &error));
            anstream::println!("{}", styled(ERROR, why));
        }
    }
}
