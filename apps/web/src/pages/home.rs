//! The lobby: my tables, the five games, and what others play.

use boards::kit;
use catalog::GameKind;
use game::{Arg, Phrase, Seat, Words};
use hall::Seating;
use maud::{Markup, html};
use store::{PersonId, Status, TableRow};

use super::frame::{self, Chapter};
use super::{ago, chair_name, chair_token, emblem, mini_emblem, with_number, with_text};
use crate::addresses;
use crate::promise::{self, Promise, Promises};
use crate::visitor::Visitor;
use crate::words;

/// A table as the lobby shows it.
pub(crate) struct Listed {
    pub(crate) row: TableRow,
    pub(crate) seating: Seating,
    pub(crate) kind: &'static dyn GameKind,
    /// What is asked of the visitor, where it is their turn.
    pub(crate) prompt: Option<String>,
}

impl Listed {
    pub(crate) fn words(&self, visitor: &Visitor) -> Words {
        words::of(self.kind, visitor.lang()).with_names(self.seating.names())
    }

    pub(crate) fn to_act(&self) -> impl Iterator<Item = Seat> + '_ {
        let bits = self.row.to_act;
        (0..self.seating.chairs.len() as u8).map(Seat).filter(move |seat| bits >> seat.index() & 1 == 1)
    }

    pub(crate) fn waits_for(&self, person: PersonId) -> bool {
        self.row.status == Status::Running
            && self.to_act().any(|seat| self.seating.decided_by(person).contains(&seat))
    }
}

pub(crate) struct Home {
    pub(crate) mine: Vec<Listed>,
    pub(crate) open: Vec<Listed>,
    pub(crate) running: Vec<Listed>,
    pub(crate) finished: Vec<Listed>,
}

pub(crate) fn page(visitor: &Visitor, promises: &Promises, home: &Home) -> Markup {
    let words = visitor.looks.words();
    let me = visitor.id();
    let (turn, waiting): (Vec<&Listed>, Vec<&Listed>) =
        home.mine.iter().partition(|table| me.is_some_and(|me| table.waits_for(me)));
    let content = html! {
        main.wrap #main {
            (greeting(visitor, &words))
            @if !home.mine.is_empty() {
                div.sec {
                    h2 { (words.word(if turn.is_empty() { "home-mine" } else { "home-your-turn" })) }
                    @if !turn.is_empty() { span.num { (turn.len()) } }
                }
                section.turns {
                    @for table in &turn { (turn_card(visitor, table)) }
                    @if !waiting.is_empty() {
                        div.panel.wait {
                            @for table in &waiting { (row(visitor, table)) }
                        }
                    }
                }
            }
            div.sec { h2 { (words.word("home-five")) } span.muted { (words.word("home-five-about")) } }
            (games(visitor, promises))
            section.lists {
                (list(visitor, "home-open", "waiting", &home.open))
                (list(visitor, "home-watch", "running", &home.running))
                (list(visitor, "home-finished", "finished", &home.finished))
            }
        }
    };
    frame::light(visitor, Chapter::Tables, &words.word("nav-tables"), content)
}

fn greeting(visitor: &Visitor, words: &Words) -> Markup {
    html! {
        section.hi {
            div {
                @match &visitor.person {
                    Some(person) => {
                        h1 { (with_text(words, "home-hello", "name", &person.name)) }
                        p.who {
                            span { (words.word(if person.password.is_some() { "home-kept" } else { "home-guest" })) }
                            a href="/mine" { (kit::icon("people")) (words.word("mine-title")) }
                            a href="/who" { (kit::icon("pen")) (words.word("who-rename")) }
                            @if person.password.is_none() {
                                a href="/who#keep" { (kit::icon("lock")) (words.word("who-keep")) }
                            }
                        }
                    },
                    None => {
                        h1 { (words.word("home-welcome")) }
                        form.nameform action="/who" method="post" {
                            label for="name" { (words.word("who-your-name")) }
                            input #name .field name="name" required maxlength="40" autocomplete="nickname";
                            button.btn.primary { (words.word("who-go")) }
                            a href="/who#sign-in" { (words.word("who-have-password")) }
                        }
                    },
                }
            }
            div.acts {
                form.joinbox action="/join" method="get" {
                    label.hidden-name for="code" { (words.word("home-code")) }
                    span { (kit::icon("link")) }
                    input #code name="code" placeholder=(words.word("home-code")) required;
                    button.btn { (words.word("home-join")) }
                }
                a.btn href="/new" { (kit::icon("plus")) b { (words.word("new-table")) } }
            }
        }
    }
}

fn turn_card(visitor: &Visitor, table: &Listed) -> Markup {
    let words = table.words(visitor);
    html! {
        article.panel.tcard.can {
            div.pic { (emblem(table.kind.name(), &words)) }
            div.body {
                h3 { (words.word("board-title")) small { (with_number(&words, "round", "number", table.row.round as usize)) } }
                p.ask { (table.prompt.clone().unwrap_or_default()) }
                (seats(visitor, table, &words))
                div.foot {
                    span { (ago(table.row.updated, &words)) }
                    a.btn.primary href=(addresses::table(&table.row.id)) { (words.word("home-play")) }
                }
            }
        }
    }
}

fn seats(visitor: &Visitor, table: &Listed, words: &Words) -> Markup {
    let mine = visitor.id().map(|me| table.seating.owned_by(me)).unwrap_or_default();
    html! {
        div.seats {
            @for (index, chair) in table.seating.chairs.iter().enumerate() {
                @let seat = Seat(index as u8);
                span class={ "p" @if mine.contains(&seat) { " me" } } {
                    (chair_token(seat, chair, "")) (chair_name(chair, words))
                }
            }
        }
    }
}

/// Games by how much the eye enjoys them, as in the window of a shop.
pub(crate) fn games(visitor: &Visitor, promises: &Promises) -> Markup {
    html! {
        section.games {
            @for kind in catalog::games() { (game_card(visitor, *kind, &promises.make())) }
        }
    }
}

fn game_card(visitor: &Visitor, kind: &'static dyn GameKind, promised: &Promise) -> Markup {
    let words = words::of(kind, visitor.lang());
    let (least, most) = (*kind.seats().start(), *kind.seats().end());
    html! {
        article.panel.game {
            div.pic { (emblem(kind.name(), &words)) }
            div.in {
                h3 { (words.word("board-title")) }
                p { (words.word("board-about")) }
                div.facts {
                    span { (kit::named_icon("people", &words.word("new-seats"))) (least) "–" (most) }
                    span { (kit::named_icon("clock", &words.word("game-time"))) (words.word("board-time")) }
                }
                form action=(addresses::play(kind.name())) method="post" {
                    (promise::fields(promised))
                    button.btn.do { (kit::icon("bot")) (words.word("home-against-bots")) }
                }
                div.more {
                    a.btn.sm href=(addresses::new_table(kind.name())) { (words.word("new-table")) }
                    a.btn.sm href=(addresses::rules(kind.name())) { (words.word("nav-rules")) }
                }
            }
        }
    }
}

fn list(visitor: &Visitor, title: &str, status: &str, tables: &[Listed]) -> Markup {
    let words = visitor.looks.words();
    html! {
        div.panel.list {
            div.sec { h2 { (words.word(title)) } a href=(addresses::tables(status)) { (words.word("home-all")) } }
            @if tables.is_empty() { p.muted.empty { (words.word("home-none")) } }
            @for table in tables { (row(visitor, table)) }
        }
    }
}

pub(crate) fn row(visitor: &Visitor, table: &Listed) -> Markup {
    let words = table.words(visitor);
    let (address, button) = way_in(visitor, table);
    html! {
        div.row {
            (mini_emblem(table.kind.name()))
            div {
                b { (words.word("board-title")) }
                div.d {
                    span.toks {
                        @for (index, chair) in table.seating.chairs.iter().enumerate() {
                            (chair_token(Seat(index as u8), chair, "s"))
                        }
                    }
                    (about(table, &words))
                }
            }
            a.btn.sm href=(addresses::at_table(&table.row.id, address)) { (words.word(button)) }
        }
    }
}

/// Where a visitor gets in, and what the button says.
pub(crate) fn way_in(visitor: &Visitor, table: &Listed) -> (&'static str, &'static str) {
    let sits = visitor.id().is_some_and(|me| table.seating.sits_here(me));
    match table.row.status {
        Status::Finished => ("replay", "home-replay"),
        _ if sits => ("", "home-open-table"),
        Status::Waiting => ("", "home-join"),
        Status::Running => ("", "home-watch-one"),
    }
}

/// One line about a table: who waits for whom, or who won.
pub(crate) fn about(table: &Listed, words: &Words) -> String {
    match table.row.status {
        Status::Waiting => {
            let free = table.seating.open_seats().len();
            let names = table.seating.chairs.iter().filter(|chair| chair.sitter != hall::Sitter::Open);
            let names = names.map(|chair| chair_name(chair, words)).collect::<Vec<_>>().join(", ");
            let phrase = Phrase::new("row-waiting").with("names", Arg::Text(names));
            words.say(&phrase.with("free", free as i64))
        }
        Status::Running => {
            let names =
                table.to_act().filter_map(|seat| table.seating.chair(seat)).map(|chair| chair.name.clone());
            let names = Arg::Text(names.collect::<Vec<_>>().join(", "));
            words.say(&Phrase::new("row-running").with("names", names).with("round", table.row.round))
        }
        Status::Finished => match &table.seating.result {
            Some(result) => {
                let won = |seat: &Seat| result.winners.is_empty() || result.winners.contains(seat);
                let seats = Seat::all(result.scores.len() as u8).filter(won);
                let chairs = seats.filter_map(|seat| table.seating.chair(seat));
                let names = chairs.map(|chair| chair.name.clone()).collect::<Vec<_>>().join(", ");
                let key = if result.winners.is_empty() { "row-lost" } else { "row-finished" };
                let scores = result
                    .scores
                    .iter()
                    .map(|&score| words::points(score, table.kind.score_unit(), words.lang()));
                let scores = Arg::Text(scores.collect::<Vec<_>>().join(" : "));
                words.say(&Phrase::new(key).with("names", Arg::Text(names)).with("scores", scores))
            }
            None => words.word("row-over"),
        },
    }
}

/// All tables of one status.
pub(crate) fn all(visitor: &Visitor, title: &str, tables: &[Listed]) -> Markup {
    let words = visitor.looks.words();
    let content = html! {
        main.wrap.narrow #main {
            div.panel.list {
                div.sec {
                    h1 { (words.word(title)) }
                    @if visitor.person.is_some() { a href="/mine" { (words.word("mine-title")) } }
                }
                @if tables.is_empty() { p.muted.empty { (words.word("home-none")) } }
                @for table in tables { (row(visitor, table)) }
            }
        }
    };
    frame::light(visitor, Chapter::Tables, &words.word(title), content)
}
