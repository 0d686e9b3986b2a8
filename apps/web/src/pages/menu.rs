//! The bar of a table page and the menu in it: what one can do beside playing.

use boards::kit;
use game::Words;
use maud::{Markup, html};

use super::frame;
use super::table::TablePage;
use crate::addresses;

pub(crate) fn bar(table: &TablePage<'_>, words: &Words) -> Markup {
    html! {
        @if table.room.live.is_some() { a.skip href="#panel" { (words.word("skip-actions")) } }
        header.bar.ink {
            a.brand href="/" aria-label="Pentapolis" { (frame::mark()) span.wide { "Pentapolis" } }
            h1 { (words.word("board-title")) }
            span.sp {}
            span.conn #conn data-on=(words.word("live-on")) data-off=(words.word("live-off")) hidden {
                i {} span { (words.word("live-off")) }
            }
            noscript { a href="" { (words.word("live-refresh")) } }
            (frame::switches(&table.visitor.looks, words))
            (menu(table, words))
        }
    }
}

fn menu(table: &TablePage<'_>, words: &Words) -> Markup {
    html! {
        details.menu {
            summary.ib aria-label=(words.word("menu")) { (kit::icon("menu")) }
            div.panel {
                div.in-menu { (frame::switches(&table.visitor.looks, words)) }
                a href="/" { (kit::icon("home")) (words.word("nav-tables")) }
                a href="/mine" { (kit::icon("people")) (words.word("mine-title")) }
                a href=(addresses::rules(&table.room.row.game)) target="_blank" rel="noopener" data-rules { (kit::icon("scroll")) (words.word("nav-rules")) }
                a href=(addresses::edition(&table.room.row.game)) { (kit::icon("pen")) (words.word("new-edition")) }
                a href=(table.at("replay")) { (kit::icon("play")) (words.word("replay-title")) }
                a href=(table.at(if table.plain { "?plain=no" } else { "?plain=yes" })) {
                    (kit::icon("eye")) (words.word(if table.plain { "board-drawn" } else { "board-plain" }))
                }
                button type="button" data-wants="sound" hidden { (kit::icon("sound")) (words.word("live-sound")) }
                button type="button" data-wants="notify" hidden { (kit::icon("bell")) (words.word("live-notify")) }
                label hidden { (words.word("live-pace"))
                    select data-wants="pace" {
                        option value="0" { (words.word("pace-off")) }
                        option value="350" { (words.word("pace-fast")) }
                        option value="900" selected { (words.word("pace-calm")) }
                        option value="1800" { (words.word("pace-slow")) }
                    }
                }
                label hidden { (words.word("live-choosing"))
                    select data-wants="choosing" {
                        option value="auto" selected { (words.word("choosing-auto")) }
                        option value="click" { (words.word("choosing-click")) }
                        option value="tap" { (words.word("choosing-tap")) }
                    }
                }
                (doings(table, words))
            }
        }
    }
}

/// What players can do about their seats while the game goes on: it comes and goes with the game.
pub(crate) fn doings(table: &TablePage<'_>, words: &Words) -> Markup {
    let post = |action: &str, key: &str, icon: &str| {
        html! {
            form action=(table.at(action)) method="post" data-sure=(words.word(&format!("{key}-sure"))) {
                button { (kit::icon(icon)) (words.word(key)) }
            }
        }
    };
    html! {
        div #doings {
            @if table.room.is_running() && table.access.sits() {
                (post("to-bot", "menu-to-bot", "bot"))
                (post("propose-end", "menu-propose-end", "hand"))
                (post("resign", "menu-resign", "flag"))
            }
        }
    }
}
