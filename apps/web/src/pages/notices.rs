//! What a table page tells above the board: refusals, hints, proposals, what happened meanwhile.

use boards::kit;
use catalog::{LiveGame, LogLine};
use game::{Seat, Viewer, Words};
use maud::{Markup, html};
use store::Status;

use super::log::rule_link;
use super::table::{Notice, RECENT, TablePage};
use super::with_text;
use crate::promise;

pub(crate) fn notices(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    let room = table.room;
    html! {
        @if live.is_resumed() { p.notice { (words.word("resumed")) } }
        @match &table.notice {
            Some(Notice::Refused { reason, rule }) => {
                p.notice.bad role="alert" {
                    (kit::icon("cross")) " " (reason) " "
                    @if let Some(rule) = rule { (rule_link(&room.row.game, rule, words)) }
                }
            },
            Some(Notice::Stale) => { p.notice role="alert" { (words.word("oops-stale")) } },
            Some(Notice::Hints(hints)) => (hint_list(hints, words)),
            None => {},
        }
        @if !room.seating.would_end.is_empty() && room.is_running() { (end_proposal(table, words)) }
        @if table.is_lent() { (lent_seat(table, words)) }
        @if let Some(rematch) = &room.seating.rematch {
            p.notice { (words.word("rematch-open")) " " a.btn.sm href={ "/t/" (rematch) "/" } { (words.word("home-open-table")) } }
        } @else if room.row.status == Status::Finished {
            (after_the_end(table, words))
        }
        @if let Some(seat) = table.acting_seat() { (since_last_turn(live, seat, words)) }
    }
}

fn hint_list(hints: &[(String, String, String)], words: &Words) -> Markup {
    html! {
        section.notice.hints role="status" {
            b { (kit::icon("bulb")) " " (words.word("hint-title")) }
            ol {
                @for (action, label, value) in hints {
                    li {
                        button.btn.sm form="act" name="action" value=(action) { (label) } " "
                        span.muted { (value) }
                    }
                }
            }
        }
    }
}

fn after_the_end(table: &TablePage<'_>, words: &Words) -> Markup {
    let sits = table.visitor.id().is_some_and(|me| !table.room.seating.owned_by(me).is_empty());
    html! {
        div.notice.line {
            a.btn.primary href={ (table.base()) "/replay" } { (kit::icon("play")) (words.word("replay-title")) }
            @if sits {
                form action={ (table.base()) "/rematch" } method="post" {
                    @if let Some(promised) = &table.promise { (promise::fields(promised)) }
                    button.btn { (words.word("rematch")) }
                }
            }
        }
    }
}

fn end_proposal(table: &TablePage<'_>, words: &Words) -> Markup {
    let room = table.room;
    let names = room.seating.would_end.iter().flat_map(|&person| room.seating.owned_by(person));
    let names = names.map(|seat| words.name(seat)).collect::<Vec<_>>().join(", ");
    let agrees = table.visitor.id().is_some_and(|me| room.seating.would_end.contains(&me));
    let sits = table.visitor.id().is_some_and(|me| room.seating.sits_here(me));
    html! {
        div.notice.line {
            span { (with_text(words, "end-proposed", "names", &names)) }
            @if sits {
                form action={ (table.base()) "/propose-end" } method="post" {
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
            form action={ (table.base()) "/take-back" } method="post" {
                button.btn.primary { (words.word("menu-take-back")) }
            }
        }
    }
}

/// What others did since this seat acted last.
fn since_last_turn(live: &dyn LiveGame, seat: Seat, words: &Words) -> Markup {
    let moves = live.moves();
    let last = (0..moves).rev().find(|&number| live.played(number).is_some_and(|(by, _)| by == seat));
    let first = last.map_or(moves.saturating_sub(RECENT), |last| last + 1);
    let lines: Vec<LogLine> =
        (first..moves).flat_map(|number| live.log(number, Viewer::Seat(seat), words)).collect();
    if lines.is_empty() {
        return html! {};
    }
    html! {
        details.notice.since open {
            summary { b { (words.word("since")) } }
            ul { @for line in &lines { li { (line.text()) } } }
        }
    }
}
