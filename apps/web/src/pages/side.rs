//! Beside the board: the log, the chat and who sits where, one of them at a time.

use boards::kit;
use catalog::LiveGame;
use game::{Arg, Phrase, Seat, Words};
use hall::{Chair, Sitter};
use maud::{Markup, html};

use super::table::{RECENT, TablePage};
use super::{chair_name, chair_token, log, luck};

/// Tabs that need no script: what is chosen decides what the style shows.
pub(crate) fn tabs(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    html! {
        div.beside {
            div.tabs role="radiogroup" aria-label=(words.word("side")) {
                (tab("side", "side-log", "scroll", &words.word("log"), true))
                (tab("side", "side-chat", "chat", &words.word("chat"), false))
                (tab("side", "side-people", "people", &words.word("side-people"), false))
            }
            (log_part(table, live, words))
            (chat(table, words))
            div.sitters { (people(table, words)) (luck::foot(table.room, words)) }
        }
    }
}

/// On a phone one part of the table is seen at a time.
pub(crate) fn views(words: &Words) -> Markup {
    html! {
        div.tabs.views role="radiogroup" aria-label=(words.word("views")) {
            (tab("view", "view-board", "", &words.word("view-board"), true))
            (tab("view", "view-mine", "", &words.word("view-mine"), false))
            (tab("view", "view-others", "", &words.word("view-others"), false))
            (tab("view", "view-log", "", &words.word("log"), false))
        }
    }
}

fn tab(group: &str, id: &str, icon: &str, name: &str, is_first: bool) -> Markup {
    html! {
        label.tab {
            input.hidden-name id=(id) type="radio" name=(group) checked[is_first];
            @if !icon.is_empty() { (kit::icon(icon)) }
            span { (name) }
        }
    }
}

/// Who sits where, and who is thinking.
pub(crate) fn people(table: &TablePage<'_>, words: &Words) -> Markup {
    let room = table.room;
    html! {
        section.panel.people aria-label=(words.word("wait-seats")) {
            @for (index, chair) in room.seating.chairs.iter().enumerate() {
                @let seat = Seat(index as u8);
                div.person.acts[room.to_act().contains(seat)] {
                    (chair_token(seat, chair, ""))
                    span { (name_and_side(table, seat, chair, words)) }
                    @if let Sitter::Substitute { .. } = chair.sitter { span.tag { (kit::icon("bot")) (words.word("seat-substitute")) } }
                    @if let Sitter::Resigned(_) = chair.sitter { span.tag { (kit::icon("flag")) (words.word("seat-resigned")) } }
                    @if room.to_act().contains(seat) { span.tag.now { (words.word("seat-thinks")) } }
                }
            }
        }
    }
}

/// The person, and what the board and the log call them: "Cato (Carthage)".
fn name_and_side(table: &TablePage<'_>, seat: Seat, chair: &Chair, words: &Words) -> String {
    let name = chair_name(chair, words);
    match table.room.live.as_ref().and_then(|live| live.side(seat)) {
        Some(side) => words.say(&Phrase::new("person-side").with("name", Arg::Text(name)).with("side", side)),
        None => name,
    }
}

fn log_part(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    let moves = live.moves();
    html! {
        section.panel.log-panel #log data-part data-keeps aria-label=(words.word("log")) tabindex="0" {
            h2 { (words.word("log")) a.small href=(table.at("log")) { (words.word("log-all")) } }
            (log::lines(table.room, table.viewer(), moves.saturating_sub(RECENT)..moves, words))
        }
    }
}

pub(crate) fn chat(table: &TablePage<'_>, words: &Words) -> Markup {
    html! {
        section.panel.chat #chat data-part data-said=(table.room.chat()) aria-label=(words.word("chat")) {
            h2 { (words.word("chat")) }
            @for line in table.chat.iter().filter(|line| !line.text.is_empty()) {
                p data-key={ "chat-" (line.number) } { b { (line.name) } " " (line.text) }
            }
            @if table.visitor.person.is_some() {
                form.say-in action=(table.at("chat")) method="post" data-swap {
                    @if let Some(seat) = table.access.seat() { input type="hidden" name="as" value=(seat.index()); }
                    label.hidden-name for="message" { (words.word("chat-message")) }
                    input #message .field name="text" maxlength="500" required autocomplete="off" placeholder=(words.word("chat-message"));
                    button.btn { (words.word("chat-send")) }
                }
            }
        }
    }
}
