//! The page of a table: bar, sentence, board, action panel, log, chat.

use boards::kit;
use catalog::{Hint, LiveGame, Moment, Refused};
use game::{Seat, Viewer, Words};
use hall::{Access, Room, Sitter};
use maud::{Markup, html};
use store::{ChatLine, Status};

use super::frame::{self, Page};
use super::{dice, ending, log, menu, notices, panel, side, waiting, with_number, with_text};
use crate::promise::Promise;
use crate::visitor::Visitor;
use crate::{addresses, words};

/// How many moves the log on the page shows; all of them are on a page of their own.
pub(crate) const RECENT: usize = 25;

/// A sentence with more letters leaves no room beside it on a phone.
const SHORT: usize = 50;

/// How many lines of chat the page shows.
pub(crate) const LATEST_CHAT: usize = 30;

/// Everything a table page is drawn from.
pub(crate) struct TablePage<'a> {
    pub(crate) visitor: &'a Visitor,
    pub(crate) room: &'a Room,
    /// The latest lines of chat.
    pub(crate) chat: &'a [ChatLine],
    /// What the visitor sees and does.
    pub(crate) access: Access,
    pub(crate) notice: Option<Notice>,
    /// What a bot thinks of the visitor's decision, if they have asked.
    pub(crate) hints: Vec<Hint>,
    /// The address others can open.
    pub(crate) address: String,
    /// Draw the board as text.
    pub(crate) plain: bool,
    /// For whoever plays again, once the game is over.
    pub(crate) promise: Option<Promise>,
}

/// Something to tell the visitor once.
#[derive(Clone, Debug)]
pub(crate) enum Notice {
    Refused(Refused),
    Stale,
}

impl TablePage<'_> {
    fn words(&self) -> Words {
        words::at(self.room, self.visitor.lang())
    }

    pub(crate) fn viewer(&self) -> Viewer {
        self.access.sees()
    }

    /// What belongs to this table.
    pub(crate) fn at(&self, what: &str) -> String {
        addresses::at_table(&self.room.row.id, what)
    }

    fn is_my_turn(&self) -> bool {
        self.access.asked().is_some()
    }

    /// The seat the visitor can act for now.
    pub(crate) fn acting_seat(&self) -> Option<Seat> {
        self.deciding_seat().filter(|&seat| self.room.to_act().contains(seat))
    }

    /// The seat through whose eyes the visitor looks, if it is also theirs to decide for.
    fn deciding_seat(&self) -> Option<Seat> {
        self.access.seat().filter(|&seat| self.access.decides_for(seat))
    }

    /// A bot plays a seat of the visitor.
    pub(crate) fn is_lent(&self) -> bool {
        let me = self.visitor.id();
        let lent = |sitter| matches!(sitter, Sitter::Substitute { of, .. } if Some(of) == me);
        self.room.is_running() && !self.room.seating.seats_where(lent).is_empty()
    }
}

pub(crate) fn page(table: &TablePage<'_>) -> Markup {
    let words = table.words();
    let title = words.word("board-title");
    let scripts: &[&str] = &["page.js", "table.js"];
    let content = html! {
        (part(table))
        div #answer role="alert" {}
        div #chosen .hidden-name role="status" {}
        (rulebook(&words))
        div #toast role="status" aria-live="polite" data-unsent=(words.word("live-unsent")) {}
    };
    let bar = menu::bar(table, &words);
    frame::whole(
        &table.visitor.looks,
        &Page { title: &title, bar, content, scripts, game: table.room.kind(), class: "table-page" },
    )
}

/// The place where a script opens the rules, beside the game.
fn rulebook(words: &Words) -> Markup {
    let says = words.word("rules-close");
    html! {
        dialog.panel #rulebook aria-label=(words.word("nav-rules")) {
            header {
                h2 { (words.word("nav-rules")) }
                button.ib type="button" aria-label=(says) title=(says) { (kit::icon("cross")) }
            }
            div #book tabindex="0" {}
        }
    }
}

/// What changes of the page: the script asks for it after every move.
pub(crate) fn fragment(table: &TablePage<'_>) -> Markup {
    html! { (part(table)) (menu::doings(table, &table.words())) }
}

fn part(table: &TablePage<'_>) -> Markup {
    let words = table.words();
    let room = table.room;
    html! {
        div #table data-version=(room.version()) data-moves=(room.version().moves)
            data-played=[room.live.as_ref().map(|live| live.moves())]
            data-turn=[table.is_my_turn().then(|| words.word("your-turn"))] {
            p.lost #lost role="alert" hidden { (words.word("live-lost")) }
            div.say #say data-part role="status" { (sentence(table, &words)) }
            main #main data-part .table-main {
                @match &room.live {
                    None if room.broken.is_some() => { (broken(table, &words)) },
                    None => { (waiting::part(table, &words)) (side::chat(table, &words)) },
                    Some(live) => (running(table, live.as_ref(), &words)),
                }
            }
        }
    }
}

/// Whose turn it is and what is asked, in one sentence.
fn sentence(table: &TablePage<'_>, words: &Words) -> Markup {
    let room = table.room;
    html! {
        (tokens(&spoken_of(table)))
        p {
            @let headline = headline(table, words);
            b.long[headline.chars().count() > SHORT] { (headline) }
            span.preview #preview aria-hidden="true" {}
            @if let Some(live) = &room.live {
                (dice::latest(live.as_ref(), table.viewer(), words))
                span.state {
                    @for (name, is_now) in boards::phases(&live.sight(Moment::Now, table.viewer()), words) {
                        span.phase aria-current=[is_now.then_some("step")] { (name) }
                    }
                    span.round { (with_number(words, "round", "number", usize::from(live.round()))) }
                }
            }
        }
        @if let (Some(seat), Some(live)) = (table.deciding_seat(), &room.live) && room.is_running() {
            (undo_form(table, live.as_ref(), seat, words))
        }
    }
}

/// The seats that the sentence speaks of.
fn spoken_of(table: &TablePage<'_>) -> Vec<Seat> {
    let asked = table.access.hands_over_to().or_else(|| table.acting_seat());
    let outcome = table.room.live.as_ref().and_then(|live| live.outcome());
    match (asked, outcome) {
        (Some(seat), _) => vec![seat],
        (None, Some(outcome)) => outcome.winners().collect(),
        (None, None) => table.room.to_act().iter().collect(),
    }
}

/// The symbols of some seats, before a sentence about them.
pub(crate) fn tokens(seats: &[Seat]) -> Markup {
    let size = if seats.len() == 1 { "l" } else { "" };
    html! { span.tokens { @for &seat in seats { (kit::sized_seat_token(seat, size)) } } }
}

/// A button that cannot be used now can be pressed all the same: it says why.
fn undo_form(table: &TablePage<'_>, live: &dyn LiveGame, seat: Seat, words: &Words) -> Markup {
    let why = why_no_undo(live, seat).map(|key| words.word(key));
    html! {
        form.undo action=(table.at("undo")) method="post" data-swap {
            (hidden_fields(table))
            button.btn title=[why.as_deref()] aria-disabled=[why.as_ref().map(|_| "true")]
                aria-describedby=[why.as_ref().map(|_| "no-undo")] {
                (kit::icon("undo")) span { (words.word("undo")) }
            }
            @if let Some(why) = &why { span #no-undo .hidden-name { (why) } }
        }
    }
}

/// The key of the reason for which a seat can take nothing back.
fn why_no_undo(live: &dyn LiveGame, seat: Seat) -> Option<&'static str> {
    let is_mine = |number| live.played(number).is_some_and(|(by, _)| by == seat);
    match live.can_undo(seat) {
        true => None,
        false if (0..live.moves()).rev().any(is_mine) => Some("undo-too-late"),
        false => Some("undo-nothing"),
    }
}

fn headline(table: &TablePage<'_>, words: &Words) -> String {
    let room = table.room;
    if let Some(seat) = table.access.hands_over_to() {
        return with_text(words, "hand-over-to", "name", &words.name(seat));
    }
    match (&room.live, room.row.status) {
        (None, _) if room.broken.is_some() => words.word("broken-title"),
        (None, _) => words.word("wait-title"),
        (Some(live), Status::Finished) => ending::sentence(table, live.as_ref(), words),
        (Some(live), _) => match table.access.seat() {
            Some(seat) => live.prompt(seat, words),
            None => with_text(words, "waiting-for", "names", &acting_names(room, words)),
        },
    }
}

fn acting_names(room: &Room, words: &Words) -> String {
    room.to_act().iter().map(|seat| words.name(seat)).collect::<Vec<_>>().join(", ")
}

pub(crate) fn hidden_fields(table: &TablePage<'_>) -> Markup {
    html! {
        input type="hidden" name="expected" value=(table.room.version().moves);
        @if let Some(seat) = table.access.seat() { input type="hidden" name="as" value=(seat.index()); }
        @if table.plain { input type="hidden" name="plain" value="yes"; }
    }
}

/// What is seen of a running game: on a wide page all at once, on a phone one view at a time.
fn running(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    let is_over = table.room.row.status == Status::Finished;
    html! {
        form #act action=(table.at("act")) method="post" data-swap { (hidden_fields(table)) }
        div.tcols.live {
            (side::views(words))
            div.col #col data-keeps {
                (notices::notices(table, live, words))
                @if let Some(seat) = table.access.hands_over_to() { (hand_over(table, seat, words)) }
                @if is_over { (ending::part(table, live, words)) }
                section #board data-part aria-label=(words.word("board")) { (board(table, live, words)) }
            }
            aside #aside data-keeps {
                (panel::panel(table, live, words))
                (side::tabs(table, live, words))
            }
        }
    }
}

fn board(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    if table.plain {
        return html! { pre.text-board tabindex="0" { (live.board(Moment::Now, table.viewer(), words)) } };
    }
    boards::picture(&live.sight(Moment::Now, table.viewer()), words)
}

/// A game that cannot be opened: nothing is lost, and everything but the game works.
fn broken(table: &TablePage<'_>, words: &Words) -> Markup {
    html! {
        div.tcols {
            div.col {
                section.panel {
                    h2 { (words.word("broken-title")) }
                    p { (words.word("broken-about")) }
                    p { a.btn.primary href="/" { (words.word("oops-home")) } }
                }
            }
            aside { (side::people(table, words)) (side::chat(table, words)) }
        }
    }
}

fn hand_over(table: &TablePage<'_>, seat: Seat, words: &Words) -> Markup {
    html! {
        section.panel.hand-over {
            (kit::sized_seat_token(seat, "xl"))
            h2 { (with_text(words, "hand-over-to", "name", &words.name(seat))) }
            p.muted { (words.word("hand-over-about")) }
            a.btn.primary href=(addresses::table_as(&table.room.row.id, seat)) { (with_text(words, "hand-over-go", "name", &words.name(seat))) }
        }
    }
}

/// The whole log on a page of its own.
pub(crate) fn whole_log(visitor: &Visitor, room: &Room, live: &dyn LiveGame, access: Access) -> Markup {
    let words = words::at(room, visitor.lang());
    let content = html! {
        main.wrap.narrow #main {
            section.panel {
                h1 { (words.word("log")) }
                p { a.btn href=(addresses::table(&room.row.id)) { (words.word("back-to-table")) } }
                (log::lines(room, access.sees(), 0..live.moves(), &words))
            }
        }
    };
    frame::light(visitor, frame::Chapter::Tables, &words.word("log"), content)
}
