//! What is said.

use game::{Lang, Narrate, Rule, ScoreSheet, Seen, Words};
use toy::{Event, Toy};

use super::{Broken, FAULT, Fault, problem_with};

broken! {
    /// Has no sentence for a refusal.
    ForgetsAWord: "no en word `illegal-not-in-hand`" => {
        fn locale(&self, lang: Lang) -> String {
            Toy::locale(lang).replace("illegal-not-in-hand", "illegal-not-in-the-hand")
        }
    }

    /// Has no label in one of the languages.
    ForgetsHungarian: "no hu word `label-bid`" => {
        fn locale(&self, lang: Lang) -> String {
            let words = Toy::locale(lang);
            if lang == Lang::Hu { words.replace("label-bid", "label-offer") } else { words.to_owned() }
        }
    }

    /// Tells less than it is given.
    SwallowsAnArgument: "`event-sold` is given other arguments than it uses" => {
        fn locale(&self, lang: Lang) -> String {
            Toy::locale(lang).replace("event-sold = { $seat }", "event-sold =")
        }
    }

    CitesNoRule: "rule 9.9 is not in docs/rules" => {
        fn rule_of(&self, _: Event) -> Option<Rule> {
            Some("9.9")
        }
    }

    /// Draws a board that no terminal shows.
    DrawsTooWide: "the en board is too wide" => {
        fn draw(&self, seen: &Seen<Toy>, words: &Words) -> String {
            Toy::draw(seen, words).replace('\n', &" ".repeat(60))
        }
    }

    DrawsNothing: "the en board is empty" => {
        fn draw(&self, _: &Seen<Toy>, _: &Words) -> String {
            String::new()
        }
    }

    CountsTwice: "the rows add up" => {
        fn score_sheet(&self, seen: &Seen<Toy>) -> ScoreSheet {
            let mut sheet = Toy::score_sheet(seen);
            sheet.rows[0].points[0] += 1;
            sheet
        }
    }

    CountsOtherwise: "the total is the score" => {
        fn score_sheet(&self, seen: &Seen<Toy>) -> ScoreSheet {
            let mut sheet = Toy::score_sheet(seen);
            sheet.rows.iter_mut().skip(1).for_each(|row| row.points[0] += 1);
            sheet
        }
    }
}

/// Whether or not a game comes to it.
#[test]
#[should_panic(expected = "no en word `illegal-not-in-hand`")]
fn words_are_missed_even_if_no_game_needs_them() {
    FAULT.set(&ForgetsAWord);
    crate::words_are_complete::<Broken>();
}

#[test]
#[should_panic(expected = "missing in hu.ftl")]
fn both_languages_say_the_same() {
    FAULT.set(&ForgetsHungarian);
    crate::words_are_complete::<Broken>();
}
