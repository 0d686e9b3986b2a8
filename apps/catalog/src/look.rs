//! What a table looks like, to each viewer and in every language.

use game::{Arg, Event as _, Game, Piece, Seat, Viewer, Words};

use crate::live::Live;
use crate::{Playable, Sight};

/// Which position of a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    Now,
    /// Before the move of this number; the present one if there are not so many.
    Before(usize),
}

/// A table that is looked at.
pub trait Look {
    /// Legal actions in notation, each with its label.
    fn legal(&self, seat: Seat, words: &Words) -> Vec<(String, String)>;
    fn prompt(&self, seat: Seat, words: &Words) -> String;
    /// What a seat plays, where seats differ.
    fn side(&self, seat: Seat) -> Option<Arg>;
    fn round_at(&self, moment: Moment) -> u16;
    /// The board in letters.
    fn board(&self, moment: Moment, viewer: Viewer, words: &Words) -> String;
    /// What `viewer` sees, for those who draw it.
    fn sight(&self, moment: Moment, viewer: Viewer) -> Sight;
    /// What `viewer` may know of what happened in move `number`.
    fn log(&self, number: usize, viewer: Viewer, words: &Words) -> Vec<LogLine>;
    /// The action of move `number`, for replays.
    fn played(&self, number: usize) -> Option<(Seat, String)>;
    /// Points by source as `viewer` sees them: word and points by seat; the last is the total.
    fn score_sheet(&self, moment: Moment, viewer: Viewer, words: &Words) -> Vec<(String, Vec<i32>)>;
    /// An opponent without a seat: the name, and the points by line of the score sheet.
    fn rival(&self, moment: Moment, viewer: Viewer, words: &Words) -> Option<(String, Vec<i32>)>;
    /// Who has won a game that everybody at the table has lost.
    fn defeat(&self, words: &Words) -> Option<String>;
}

/// One line of the log, with the rule behind it where a reader may wonder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    pub pieces: Vec<Piece>,
    pub rule: Option<&'static str>,
    /// The faces of dice that fell, throw by throw.
    pub dice: Vec<Vec<u8>>,
}

impl LogLine {
    pub fn text(&self) -> String {
        self.pieces.iter().map(Piece::text).collect()
    }

    /// The same line, said of something that happened so often.
    fn times(mut self, count: usize) -> Self {
        if count > 1 {
            self.pieces.push(Piece::Text(format!(" ({count}×)")));
        }
        self
    }
}

/// Equal lines in a row become one with a number; dice are told throw by throw.
fn folded(lines: impl Iterator<Item = LogLine>) -> Vec<LogLine> {
    let mut folded: Vec<(LogLine, usize)> = Vec::new();
    for line in lines {
        match folded.last_mut() {
            Some((last, count)) if *last == line && line.dice.is_empty() => *count += 1,
            _ => folded.push((line, 1)),
        }
    }
    folded.into_iter().map(|(line, count)| line.times(count)).collect()
}

impl<G: Game> Live<G> {
    fn at(&self, moment: Moment) -> &G {
        match moment {
            Moment::Now => self.table.game(),
            Moment::Before(number) => self.table.at(number),
        }
    }
}

impl<G: Playable> Look for Live<G> {
    fn legal(&self, seat: Seat, words: &Words) -> Vec<(String, String)> {
        let seen = self.table.game().hide(Viewer::Seat(seat));
        let mut legal = Vec::new();
        seen.legal(seat, &mut legal);
        legal.iter().map(|&action| (action.to_string(), words.say(&G::label(&seen, seat, action)))).collect()
    }

    fn prompt(&self, seat: Seat, words: &Words) -> String {
        words.say(&G::prompt(&self.table.game().hide(Viewer::Seat(seat)), seat))
    }

    fn side(&self, seat: Seat) -> Option<Arg> {
        G::side(&self.table.game().hide(Viewer::Public), seat)
    }

    fn round_at(&self, moment: Moment) -> u16 {
        self.at(moment).round()
    }

    fn board(&self, moment: Moment, viewer: Viewer, words: &Words) -> String {
        G::draw(&self.at(moment).hide(viewer), words)
    }

    fn sight(&self, moment: Moment, viewer: Viewer) -> Sight {
        G::sight(self.at(moment).hide(viewer))
    }

    fn log(&self, number: usize, viewer: Viewer, words: &Words) -> Vec<LogLine> {
        let line = |event: G::Event| LogLine {
            pieces: words.say_in_pieces(&event.phrase()),
            rule: event.rule(),
            dice: event.dice(),
        };
        folded(self.table.events(number, viewer).map(line))
    }

    fn played(&self, number: usize) -> Option<(Seat, String)> {
        self.table.played().nth(number).map(|(seat, action)| (seat, action.to_string()))
    }

    fn score_sheet(&self, moment: Moment, viewer: Viewer, words: &Words) -> Vec<(String, Vec<i32>)> {
        let sheet = G::score_sheet(&self.at(moment).hide(viewer));
        sheet.rows.into_iter().map(|row| (words.word(row.key), row.points)).collect()
    }

    fn rival(&self, moment: Moment, viewer: Viewer, words: &Words) -> Option<(String, Vec<i32>)> {
        let rival = G::score_sheet(&self.at(moment).hide(viewer)).rival?;
        Some((words.word(rival.key), rival.points))
    }

    fn defeat(&self, words: &Words) -> Option<String> {
        G::defeat(&self.table.game().hide(Viewer::Public)).map(|phrase| words.say(&phrase))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, dice: &[u8]) -> LogLine {
        let dice = if dice.is_empty() { Vec::new() } else { vec![dice.to_vec()] };
        LogLine { pieces: vec![Piece::Text(text.to_owned())], rule: None, dice }
    }

    fn told(lines: Vec<LogLine>) -> Vec<String> {
        folded(lines.into_iter()).iter().map(LogLine::text).collect()
    }

    #[test]
    fn equal_lines_in_a_row_are_one_with_a_number() {
        let lines = ["draws.", "draws.", "draws.", "passes.", "draws."].map(|text| line(text, &[]));
        assert_eq!(told(lines.to_vec()), ["draws. (3×)", "passes.", "draws."]);
    }

    #[test]
    fn every_throw_of_dice_is_told() {
        assert_eq!(told(vec![line("attacks.", &[6]), line("attacks.", &[6])]), ["attacks.", "attacks."]);
    }
}
