//! What a table page tells above the board: refusals, proposals, what happened meanwhile.

use boards::kit;
use catalog::LiveGame;
use game::{Seat, Words};
use maud::{Markup, html};

use super::log::rule_link;
use super::table::{Notice, RECENT, TablePage};
use super::{with_number, with_text};
use crate::addresses;

pub(crate) fn notices(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    let room = table.room;
    html! {
        @if live.is_resumed() { p.notice { (words.word("resumed")) } }
        @match &table.notice {
            Some(Notice::Refused(refused)) => {
                p.notice.bad role="alert" {
                    (kit::icon("cross")) " " (words.say(&refused.phrase)) " "
                    @if let Some(rule) = refused.rule { (rule_link(&room.row.game, rule, words)) }
                }
            },
            Some(Notice::Stale) => { p.notice role="alert" { (words.word("oops-stale")) } },
            None => {},
        }
        @if !room.seating.would_end.is_empty() && room.is_running() { (end_proposal(table, words)) }
        @if table.is_lent() { (lent_seat(table, words)) }
        @if let Some(rematch) = &room.seating.rematch {
            p.notice { (words.word("rematch-open")) " " a.btn.sm href=(addresses::table(rematch)) { (words.word("home-open-table")) } }
        }
        @if let Some(seat) = table.acting_seat() { (since_last_turn(table, live, seat, words)) }
    }
}

fn end_proposal(table: &TablePage<'_>, words: &Words) -> Markup {
    let room = table.room;
    let names = room.seating.would_end.iter().flat_map(|&person| room.seating.owned_by(person));
    let names = names.map(|seat| words.name(seat)).collect::<Vec<_>>().join(", ");
    let agrees = table.visitor.id().is_some_and(|me| room.seating.would_end.contains(&me));
    html! {
        div.notice.line {
            span { (with_text(words, "end-proposed", "names", &names)) }
            @if table.access.sits() {
                form action=(table.at("propose-end")) method="post" {
                    button.btn { (words.word(if agrees { "end-withdraw" } else { "end-agree" })) }
                }
            }
        }
    }
}

/// Whoever lets a bot play sees it first of all, and how to end it.
fn lent_seat(table: &TablePage<'_>, words: &Words) -> Markup {
    html! {
        div.notice.line {
            span { (kit::icon("bot")) " " (words.word("lent-seat")) }
            form action=(table.at("take-back")) method="post" {
                button.btn.primary { (words.word("menu-take-back")) }
            }
        }
    }
}

/// What others did since this seat acted last: the latest in one line, all of it on demand.
fn since_last_turn(table: &TablePage<'_>, live: &dyn LiveGame, seat: Seat, words: &Words) -> Markup {
    let moves = live.moves();
    let last = (0..moves).rev().find(|&number| live.played(number).is_some_and(|(by, _)| by == seat));
    let first = last.map_or(moves.saturating_sub(RECENT), |last| last + 1);
    let told = (first..moves).flat_map(|number| live.log(number, table.viewer(), words));
    let lines = counted(told.map(|line| line.text()).filter(|line| !line.trim().is_empty()));
    if lines.is_empty() {
        return html! {};
    }
    html! {
        details.notice.since {
            summary {
                b { (words.word("since")) }
                span.latest { @for (line, count) in lines.iter().rev() { span { (times(line, *count)) } " " } }
                small { (with_number(words, "since-all", "count", lines.len())) }
            }
            ul { @for (line, count) in &lines { li { (times(line, *count)) } } }
        }
    }
}

/// Equal sentences one after the other are said once, with how often.
fn counted(lines: impl Iterator<Item = String>) -> Vec<(String, usize)> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for line in lines {
        match counted.last_mut() {
            Some((latest, count)) if *latest == line => *count += 1,
            _ => counted.push((line, 1)),
        }
    }
    counted
}

fn times(line: &str, count: usize) -> Markup {
    html! { (line) @if count > 1 { " " b { "×" (count) } } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_sentences_are_said_once() {
        let lines = ["a draws.", "a draws.", "b builds.", "a draws."].map(str::to_owned);
        let counted = counted(lines.into_iter());
        let found: Vec<(&str, usize)> = counted.iter().map(|(line, count)| (line.as_str(), *count)).collect();
        assert_eq!(found, [("a draws.", 2), ("b builds.", 1), ("a draws.", 1)]);
    }
}
