//! The page of a table: bar, sentence, board, action panel, log, chat.

use boards::kit;
use catalog::{LiveGame, LogLine};
use game::{Arg, Phrase, Seat, Viewer, Words};
use maud::{Markup, PreEscaped, html};
use store::{ChatLine, Status};

use super::frame::{self, Page};
use super::log::{self, rule_link};
use super::{chair_name, chair_token, chart, dice, waiting, with_number, with_text};
use crate::room::Room;
use crate::seating::Sitter;
use crate::visitor::Visitor;
use crate::words;

/// How many moves the log on the page shows; all of them are on a page of their own.
const RECENT: usize = 25;

/// How many lines of chat the page shows.
const LATEST_CHAT: usize = 30;

/// Everything a table page is drawn from.
pub(crate) struct TablePage<'a> {
    pub(crate) visitor: &'a Visitor,
    pub(crate) room: &'a Room,
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
        let names = self.room.seating.names();
        match self.room.kind() {
            Some(kind) => words::of(kind, self.visitor.lang()).with_names(names),
            None => self.visitor.looks.words().with_names(names),
        }
    }

    /// A hand-over screen shows only what lies open.
    fn viewer(&self) -> Viewer {
        match self.seat {
            Some(seat) if self.hand_over.is_none() => Viewer::Seat(seat),
            _ => Viewer::Public,
        }
    }

    fn base(&self) -> String {
        format!("/t/{}", self.room.row.id)
    }

    fn is_my_turn(&self) -> bool {
        let me = self.visitor.id().map(|me| self.room.seating.decided_by(me)).unwrap_or_default();
        me.into_iter().any(|seat| self.room.to_act().contains(seat))
    }

    fn acting_seat(&self) -> Option<Seat> {
        self.seat.filter(|&seat| self.hand_over.is_none() && self.room.to_act().contains(seat))
    }
}

pub(crate) fn page(table: &TablePage<'_>) -> Markup {
    let words = table.words();
    let title = words.word("board-title");
    let symbols = table.room.kind().map_or("", |kind| kind.board_symbols());
    let scripts: &[&str] = &["page.js", "table.js"];
    let content = html! {
        (part(table))
        div #toast role="status" aria-live="polite" {}
    };
    let bar = bar(table, &words);
    frame::whole(
        &table.visitor.looks,
        &Page { title: &title, bar, content, scripts, symbols, class: "table-page" },
    )
}

/// The part of the page that changes: the script asks for it after every move.
pub(crate) fn part(table: &TablePage<'_>) -> Markup {
    let words = table.words();
    let room = table.room;
    html! {
        div #table data-version=(room.version()) data-moves=(room.version().moves)
            data-played=[room.live.as_ref().map(|live| live.moves())]
            data-turn=[table.is_my_turn().then(|| words.word("your-turn"))] {
            div.say #say data-part role="status" { (sentence(table, &words)) }
            main #main data-part .table-main {
                @match &room.live {
                    None => { (waiting::part(table.visitor, room, &words, &table.address)) (chat(table, &words)) },
                    Some(live) => (running(table, live.as_ref(), &words)),
                }
            }
        }
    }
}

fn bar(table: &TablePage<'_>, words: &Words) -> Markup {
    html! {
        a.skip href="#panel" { (words.word("skip-actions")) }
        header.bar.ink {
            a.brand href="/" { (frame::mark()) span.wide { "Pentapolis" } }
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
    let base = table.base();
    let running = table.room.is_running();
    let mine = table.visitor.id().map(|me| table.room.seating.owned_by(me)).unwrap_or_default();
    let post = |action: &str, key: &str, icon: &str| {
        html! {
            form action={ (base) "/" (action) } method="post" data-sure=(words.word(&format!("{key}-sure"))) {
                button { (kit::icon(icon)) (words.word(key)) }
            }
        }
    };
    html! {
        details.menu {
            summary.ib aria-label=(words.word("menu")) { (kit::icon("menu")) }
            div.panel {
                a href="/" { (kit::icon("home")) (words.word("nav-tables")) }
                a href={ "/rules/" (table.room.row.game) } { (kit::icon("scroll")) (words.word("nav-rules")) }
                a href={ "/editions/" (table.room.row.game) } { (kit::icon("pen")) (words.word("new-edition")) }
                a href={ (base) "/replay" } { (kit::icon("play")) (words.word("replay-title")) }
                a href={ (base) "/?plain=" (if table.plain { "no" } else { "yes" }) } {
                    (kit::icon("eye")) (words.word(if table.plain { "board-drawn" } else { "board-plain" }))
                }
                button type="button" data-wants="sound" hidden { (kit::icon("sound")) (words.word("live-sound")) }
                button type="button" data-wants="notify" hidden { (kit::icon("bell")) (words.word("live-notify")) }
                label.pace hidden { (words.word("live-pace"))
                    select data-wants="pace" {
                        option value="0" { (words.word("pace-off")) }
                        option value="350" { (words.word("pace-fast")) }
                        option value="900" selected { (words.word("pace-calm")) }
                        option value="1800" { (words.word("pace-slow")) }
                    }
                }
                @if running && !mine.is_empty() {
                    (post("to-bot", "menu-to-bot", "bot"))
                    (post("propose-end", "menu-propose-end", "hand"))
                    (post("resign", "menu-resign", "flag"))
                }
            }
        }
    }
}

/// Whose turn it is and what is asked, in one sentence.
fn sentence(table: &TablePage<'_>, words: &Words) -> Markup {
    let room = table.room;
    html! {
        @if let Some(seat) = table.seat.or_else(|| room.to_act().first()) { (kit::sized_seat_token(seat, "l")) }
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
            && table.hand_over.is_none() && room.is_running() {
            form.undo action={ (table.base()) "/undo" } method="post" data-swap {
                (hidden_fields(table))
                button.btn disabled[!live.can_undo(seat)] { (kit::icon("undo")) (words.word("undo")) }
            }
        }
    }
}

fn headline(table: &TablePage<'_>, words: &Words) -> String {
    let room = table.room;
    if let Some(seat) = table.hand_over {
        return with_text(words, "hand-over-to", "name", &words.name(seat));
    }
    match (&room.live, room.row.status) {
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
                (notices(table, live, words))
                @if let Some(seat) = table.hand_over { (hand_over(table, seat, words)) }
                section #board data-part aria-label=(words.word("board")) { (board(table, live, words)) }
                @if table.room.row.status == Status::Finished {
                    (score_sheet(table, live, words))
                    (how_it_went(table, live, words))
                }
            }
            aside {
                (panel(table, live, words))
                (people(table, words))
                (log_part(table, live, words))
                (chat(table, words))
                p.small.muted.seed { (kit::icon("shield")) " " (words.word("commitment")) " " code { (short(&live.commitment().to_string())) } }
            }
        }
    }
}

fn short(text: &str) -> String {
    let start: String = text.chars().take(12).collect();
    format!("{start}…")
}

fn board(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    if table.plain {
        return html! { pre.text-board tabindex="0" { (live.board(usize::MAX, table.viewer(), words)) } };
    }
    html! { (PreEscaped(live.picture(table.viewer(), words))) }
}

fn notices(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
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
                form action={ (table.base()) "/rematch" } method="post" { button.btn { (words.word("rematch")) } }
            }
        }
    }
}

fn end_proposal(table: &TablePage<'_>, words: &Words) -> Markup {
    let room = table.room;
    let names = room.seating.would_end.iter().flat_map(|&person| room.seating.decided_by(person));
    let names = names.map(|seat| words.name(seat)).collect::<Vec<_>>().join(", ");
    let agrees = table.visitor.id().is_some_and(|me| room.seating.would_end.contains(&me));
    let sits = table.visitor.id().is_some_and(|me| !room.seating.decided_by(me).is_empty());
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
                    @if let Sitter::Substitute { of, .. } = chair.sitter {
                        span.tag { (kit::icon("bot")) (words.word("seat-substitute")) }
                        @if table.visitor.id() == Some(of) {
                            form action={ (table.base()) "/take-back" } method="post" { button.btn.sm.do { (words.word("menu-take-back")) } }
                        }
                    }
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
            @for line in table.chat.iter().skip(table.chat.len().saturating_sub(LATEST_CHAT)).filter(|line| !line.text.is_empty()) {
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

pub(crate) fn score_sheet(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    let sheet = live.score_sheet(usize::MAX, table.viewer(), words);
    let unit = table.room.kind().map_or(1, catalog::GameKind::score_unit);
    sheet_table(&sheet, unit, words)
}

/// Points over the whole game.
fn how_it_went(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    html! {
        section.panel.went {
            h2 { (words.word("replay-points")) }
            (chart::points(live, table.viewer(), live.moves(), words))
            (chart::key(live.seats(), words))
        }
    }
}

/// Points by source, like the sheet in the box.
pub(crate) fn sheet_table(sheet: &[(String, Vec<i32>)], unit: i32, words: &Words) -> Markup {
    let seats = sheet.first().map_or(0, |(_, points)| points.len());
    html! {
        section.panel {
            h2 { (words.word("score-sheet")) }
            div.scroll {
                table.score {
                    thead { tr {
                        th scope="col" { (words.word("score-points")) }
                        @for seat in Seat::all(seats as u8) { th scope="col" { (kit::seat_name(seat, &words.name(seat))) } }
                    } }
                    tbody {
                        @for (place, (name, points)) in sheet.iter().enumerate() {
                            tr.total[place + 1 == sheet.len()] {
                                th scope="row" { (name) }
                                @for &score in points { td { (words::points(score, unit, words.lang())) } }
                            }
                        }
                    }
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
