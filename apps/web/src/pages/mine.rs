//! My games: all tables of one person, those that go on and those that are over.

use game::{Seat, Words};
use maud::{Markup, html};
use store::Status;

use super::frame::{self, Chapter};
use super::home::{Listed, about, way_in};
use super::{ago, chair_name, chair_token, mini_emblem, with_number};
use crate::addresses;
use crate::visitor::Visitor;

/// One page of the list.
pub(crate) struct Mine {
    pub(crate) tables: Vec<Listed>,
    /// From 1.
    pub(crate) number: i64,
    pub(crate) has_more: bool,
}

pub(crate) fn page(visitor: &Visitor, mine: &Mine) -> Markup {
    let words = visitor.looks.words();
    let (over, going_on): (Vec<&Listed>, Vec<&Listed>) =
        mine.tables.iter().partition(|table| table.row.status == Status::Finished);
    let content = html! {
        main.wrap.narrow #main {
            h1 { (words.word("mine-title")) }
            @if mine.tables.is_empty() { (nothing(visitor, &words)) }
            (part(visitor, "mine-going-on", &going_on))
            (part(visitor, "home-finished", &over))
            (other_pages(mine, &words))
        }
    };
    frame::light(visitor, Chapter::Tables, &words.word("mine-title"), content)
}

fn nothing(visitor: &Visitor, words: &Words) -> Markup {
    html! {
        section.panel {
            p { (words.word(if visitor.person.is_some() { "mine-none" } else { "mine-nobody" })) }
            div.line {
                a.btn.primary href="/" { (words.word("oops-home")) }
                @if visitor.person.is_none() { a.btn href="/who#sign-in" { (words.word("who-sign-in")) } }
            }
        }
    }
}

fn part(visitor: &Visitor, title: &str, tables: &[&Listed]) -> Markup {
    html! {
        @if !tables.is_empty() {
            section.panel.list.mine {
                div.sec { h2 { (visitor.looks.words().word(title)) } }
                @for table in tables { (row(visitor, table)) }
            }
        }
    }
}

fn row(visitor: &Visitor, table: &Listed) -> Markup {
    let words = table.words(visitor);
    let (address, button) = way_in(visitor, table);
    let waits = visitor.id().is_some_and(|me| table.waits_for(me));
    html! {
        div.row {
            (mini_emblem(table.kind.name()))
            div {
                div.name {
                    b { (words.word("board-title")) }
                    @if waits { span.tag.now { (words.word("your-turn")) } }
                    small.muted { (ago(table.row.updated, &words)) }
                }
                div.seats {
                    @for (index, chair) in table.seating.chairs.iter().enumerate() {
                        span.p { (chair_token(Seat(index as u8), chair, "s")) (chair_name(chair, &words)) }
                    }
                }
                div.d { (about(table, &words)) }
            }
            a.btn.sm.primary[waits] href=(addresses::at_table(&table.row.id, address)) { (words.word(button)) }
        }
    }
}

fn other_pages(mine: &Mine, words: &Words) -> Markup {
    let link =
        |number: i64, key: &str| html! { a.btn href=(addresses::my_tables(number)) { (words.word(key)) } };
    html! {
        @if mine.number > 1 || mine.has_more {
            nav.line.pages aria-label=(words.word("mine-pages")) {
                @if mine.number > 1 { (link(mine.number - 1, "mine-newer")) }
                span.muted { (with_number(words, "mine-page", "number", mine.number as usize)) }
                @if mine.has_more { (link(mine.number + 1, "mine-older")) }
            }
        }
    }
}
