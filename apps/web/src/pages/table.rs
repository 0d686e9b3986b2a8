//! The page of a table: bar, sentence, board, action panel, log, chat.

use boards::kit;
use catalog::LiveGame;
use game::{Arg, Phrase, Seat, Viewer, Words};
use maud::{Markup, PreEscaped, html};
use store::{ChatLine, Status};

use super::frame::{self, Page};
use super::{
    chair_name, chair_token, dice, log, luck, menu, notices, score, waiting, with_number, with_text,
};
use crate::promise::Promise;
use crate::room::Room;
use crate::seating::Sitter;
use crate::visitor::Visitor;
use crate::words;

/// How many moves the log on the page shows; all of them are on a page of their own.
pub(crate) const RECENT: usize = 25;

/// How many lines of chat the page shows.
pub(crate) const LATEST_CHAT: usize = 30;

/// Everything a table page is drawn from.
pub(crate) struct TablePage<'a> {
    pub(crate) visitor: &'a Visitor,
    pub(crate) room: &'a Room,
    /// The latest lines of chat.
    pub(crate) chat: &'a [ChatLine],
    /// The seat through whose eyes the visitor looks.
    pub(crate) seat: Option<Seat>,
    /// The device must be handed over first.
    pub(crate) hand_over: Option<Seat>,
    pub(crate) notice: Option<Notice>,
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
    Refused { reason: String, rule: Option<&'static str> },
    Stale,
    Hints(Vec<(String, String, String)>),
}

impl TablePage<'_> {
    fn words(&self) -> Words {
        words::at(self.room, self.visitor.lang())
    }

    /// A hand-over screen shows only what lies open.
    pub(crate) fn viewer(&self) -> Viewer {
        match self.seat {
            Some(seat) if self.hand_over.is_none() => Viewer::Seat(seat),
            _ => Viewer::Public,
        }
    }

    pub(crate) fn base(&self) -> String {
        format!("/t/{}", self.room.row.id)
    }

    fn is_my_turn(&self) -> bool {
        let me = self.visitor.id().map(|me| self.room.seating.decided_by(me)).unwrap_or_default();
        me.into_iter().any(|seat| self.room.to_act().contains(seat))
    }

    /// The seat the visitor can act for now.
    pub(crate) fn acting_seat(&self) -> Option<Seat> {
        let acts = |seat| self.decides(seat) && self.room.to_act().contains(seat);
        self.seat.filter(|&seat| self.hand_over.is_none() && acts(seat))
    }

    fn decides(&self, seat: Seat) -> bool {
        let decider = self.room.seating.chair(seat).and_then(|chair| chair.sitter.decider());
        decider.is_some() && decider == self.visitor.id()
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
    let symbols = table.room.kind().map_or("", |kind| kind.board_symbols());
    let scripts: &[&str] = &["page.js", "table.js"];
    let content = html! {
        (part(table))
        div #toast role="status" aria-live="polite" data-unsent=(words.word("live-unsent")) {}
    };
    let bar = menu::bar(table, &words);
    frame::whole(
        &table.visitor.looks,
        &Page { title: &title, bar, content, scripts, symbols, class: "table-page" },
    )
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
                    None => { (waiting::part(table.visitor, room, &words, &table.address)) (chat(table, &words)) },
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
            b { (headline(table, words)) }
            @if let Some(live) = &room.live {
                (dice::latest(live.as_ref(), table.viewer(), words))
                span.state {
                    @for (name, is_now) in live.phases(usize::MAX, table.viewer(), words) {
                        span.phase aria-current=[is_now.then_some("step")] { (name) }
                    }
                    span.round { (with_number(words, "round", "number", usize::from(live.round()))) }
                }
            }
        }
        @if let (Some(seat), Some(live)) = (table.seat, &room.live)
            && table.hand_over.is_none() && room.is_running() && table.decides(seat) {
            (undo_form(table, live.as_ref(), seat, words))
        }
    }
}

/// The seats that the sentence speaks of.
fn spoken_of(table: &TablePage<'_>) -> Vec<Seat> {
    let asked = table.hand_over.or_else(|| table.acting_seat());
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
        form.undo action={ (table.base()) "/undo" } method="post" data-swap {
            (hidden_fields(table))
            button.btn title=[why.as_deref()] aria-disabled=[why.as_ref().map(|_| "true")]
                aria-describedby=[why.as_ref().map(|_| "no-undo")] {
                (kit::icon("undo")) (words.word("undo"))
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
    if let Some(seat) = table.hand_over {
        return with_text(words, "hand-over-to", "name", &words.name(seat));
    }
    match (&room.live, room.row.status) {
        (None, _) if room.broken.is_some() => words.word("broken-title"),
        (None, _) => words.word("wait-title"),
        (Some(live), Status::Finished) => ending(table, live.as_ref(), words),
        (Some(live), _) => match table.seat {
            Some(seat) => live.prompt(seat, words),
            None => with_text(words, "waiting-for", "names", &acting_names(room, words)),
        },
    }
}

fn acting_names(room: &Room, words: &Words) -> String {
    room.to_act().iter().map(|seat| words.name(seat)).collect::<Vec<_>>().join(", ")
}

pub(crate) fn ending(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> String {
    match live.outcome() {
        Some(outcome) => {
            let names = outcome.winners().map(|seat| words.name(seat)).collect::<Vec<_>>();
            let count = names.len() as i64;
            let phrase = Phrase::new("ended").with("names", Arg::Text(names.join(", "))).with("count", count);
            words.say(&phrase)
        }
        None if table.room.seating.ended_early => words.word("ended-early"),
        None => words.word("row-over"),
    }
}

fn hidden_fields(table: &TablePage<'_>) -> Markup {
    html! {
        input type="hidden" name="expected" value=(table.room.version().moves);
        @if let Some(seat) = table.seat { input type="hidden" name="as" value=(seat.index()); }
        @if table.plain { input type="hidden" name="plain" value="yes"; }
    }
}

fn running(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    html! {
        form #act action={ (table.base()) "/act" } method="post" data-swap { (hidden_fields(table)) }
        div.tcols {
            div.col {
                (notices::notices(table, live, words))
                @if let Some(seat) = table.hand_over { (hand_over(table, seat, words)) }
                section #board data-part aria-label=(words.word("board")) { (board(table, live, words)) }
                @if table.room.row.status == Status::Finished {
                    (score::sheet_of(table, live, words))
                    (score::how_it_went(table, live, words))
                }
            }
            aside {
                (panel(table, live, words))
                (people(table, words))
                (log_part(table, live, words))
                (chat(table, words))
                (luck::foot(table.room, words))
            }
        }
    }
}

fn board(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    if table.plain {
        return html! { pre.text-board tabindex="0" { (live.board(usize::MAX, table.viewer(), words)) } };
    }
    html! { (PreEscaped(live.picture(table.viewer(), words))) }
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
            aside { (people(table, words)) (chat(table, words)) }
        }
    }
}

fn hand_over(table: &TablePage<'_>, seat: Seat, words: &Words) -> Markup {
    html! {
        section.panel.hand-over {
            (kit::sized_seat_token(seat, "xl"))
            h2 { (with_text(words, "hand-over-to", "name", &words.name(seat))) }
            p.muted { (words.word("hand-over-about")) }
            a.btn.primary href={ (table.base()) "/?as=" (seat.index()) } { (with_text(words, "hand-over-go", "name", &words.name(seat))) }
        }
    }
}

/// The panel alone is enough to play: the keyboard's and the screen reader's way.
fn panel(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    let Some(seat) = table.acting_seat() else { return html! {} };
    let actions = live.legal(seat, words);
    html! {
        section.panel.actions #panel tabindex="-1" aria-label=(words.word("actions")) {
            h2 { (words.word("actions")) " " small { (actions.len()) } }
            div.list {
                @for (notation, label) in &actions {
                    button.btn form="act" name="action" value=(notation) data-panel=(notation) { (label) }
                }
            }
            form action={ (table.base()) "/hint" } method="post" data-swap {
                (hidden_fields(table))
                button.btn.ghost.sm { (kit::icon("bulb")) (words.word("hint")) }
            }
            p.small.muted.keys { (words.word("keys-about")) }
        }
    }
}

/// Who sits where, and who is thinking.
fn people(table: &TablePage<'_>, words: &Words) -> Markup {
    let room = table.room;
    html! {
        section.panel.people aria-label=(words.word("wait-seats")) {
            @for (index, chair) in room.seating.chairs.iter().enumerate() {
                @let seat = Seat(index as u8);
                div.person.acts[room.to_act().contains(seat)] {
                    (chair_token(seat, chair, ""))
                    span { (chair_name(chair, words)) }
                    @if let Sitter::Substitute { .. } = chair.sitter { span.tag { (kit::icon("bot")) (words.word("seat-substitute")) } }
                    @if let Sitter::Resigned(_) = chair.sitter { span.tag { (kit::icon("flag")) (words.word("seat-resigned")) } }
                    @if room.to_act().contains(seat) { span.tag.now { (words.word("seat-thinks")) } }
                }
            }
        }
    }
}

fn log_part(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    let moves = live.moves();
    html! {
        section.panel.log-panel #log data-part aria-label=(words.word("log")) {
            h2 { (words.word("log")) a.small href={ (table.base()) "/log" } { (words.word("log-all")) } }
            (log::lines(table.room, table.viewer(), moves.saturating_sub(RECENT)..moves, words))
        }
    }
}

fn chat(table: &TablePage<'_>, words: &Words) -> Markup {
    html! {
        section.panel.chat #chat data-part aria-label=(words.word("chat")) {
            h2 { (words.word("chat")) }
            @for line in table.chat.iter().filter(|line| !line.text.is_empty()) {
                p data-key={ "chat-" (line.number) } { b { (line.name) } " " (line.text) }
            }
            @if table.visitor.person.is_some() {
                form.say-in action={ (table.base()) "/chat" } method="post" data-swap {
                    @if let Some(seat) = table.seat { input type="hidden" name="as" value=(seat.index()); }
                    label.hidden-name for="message" { (words.word("chat-message")) }
                    input #message .field name="text" maxlength="500" required autocomplete="off" placeholder=(words.word("chat-message"));
                    button.btn { (words.word("chat-send")) }
                }
            }
        }
    }
}

/// The whole log on a page of its own.
pub(crate) fn whole_log(table: &TablePage<'_>) -> Markup {
    let words = table.words();
    let content = html! {
        main.wrap.narrow #main {
            section.panel {
                h1 { (words.word("log")) }
                p { a.btn href={ (table.base()) "/" } { (words.word("back-to-table")) } }
                @if let Some(live) = &table.room.live { (log::lines(table.room, table.viewer(), 0..live.moves(), &words)) }
            }
        }
    };
    frame::light(table.visitor, frame::Chapter::Tables, &words.word("log"), content)
}
