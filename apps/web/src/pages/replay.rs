//! A game looked at again, move by move.

use std::iter;

use boards::kit;
use catalog::{LiveGame, LogLine, Moment};
use game::{Phrase, Seat, Viewer, Words};
use hall::{Access, Analysis, Hindsight, Room};
use maud::{Markup, html};
use store::Status;
use table::{OpenError, Verdict};

use super::chart::{self, Chart, Turn};
use super::dice;
use super::frame::{self, Chapter, Page};
use super::log::Links;
use super::score::sheet_table;
use super::stops::Stops;
use super::{luck, standing, with_number};
use crate::addresses;
use crate::promise::{self, Promise};
use crate::visitor::Visitor;
use crate::words;

/// How many moves before and after the present one are listed.
const AROUND: usize = 6;

pub(crate) struct ReplayPage<'a> {
    pub(crate) visitor: &'a Visitor,
    pub(crate) room: &'a Room,
    pub(crate) live: &'a dyn LiveGame,
    pub(crate) access: Access,
    /// How many moves have been played on the board that is shown.
    pub(crate) number: usize,
    pub(crate) hindsight: Hindsight,
    /// For whoever plays on from here.
    pub(crate) promise: Promise,
}

impl ReplayPage<'_> {
    fn words(&self) -> Words {
        words::at(self.room, self.visitor.lang())
    }

    fn stops<'a>(&'a self, words: &'a Words) -> Stops<'a> {
        Stops::new(self.live, self.viewer(), words)
    }

    pub(crate) fn viewer(&self) -> Viewer {
        self.access.sees()
    }

    fn is_over(&self) -> bool {
        self.room.row.status == Status::Finished
    }

    /// Where others see this position; before the end everybody has only their own eyes.
    fn shared(&self) -> String {
        if self.is_over() {
            return self.at(self.number);
        }
        addresses::replay(&self.room.row.id, self.number, None)
    }

    fn at(&self, number: usize) -> String {
        addresses::replay(&self.room.row.id, number, self.access.seat())
    }
}

pub(crate) fn page(replay: &ReplayPage<'_>) -> Markup {
    let words = replay.words();
    let title = format!("{}: {}", words.word("board-title"), words.word("replay-title"));
    let bar = frame::light_bar(&replay.visitor.looks, Chapter::Tables);
    let scripts: &[&str] = &["page.js", "replay.js"];
    let page = Page {
        title: &title,
        bar,
        content: part(replay),
        scripts,
        game: replay.room.kind(),
        class: "light replay-page",
    };
    frame::whole(&replay.visitor.looks, &page)
}

/// The part of the page that changes with the move.
pub(crate) fn part(replay: &ReplayPage<'_>) -> Markup {
    let words = replay.words();
    let last = replay.live.moves();
    let unit = replay.room.kind().map_or(1, catalog::GameKind::score_unit);
    html! {
        div #replay {
            section.sent aria-label=(words.word("replay-title")) {
                h1 { (words.word("board-title")) small { (state(replay, &words)) } }
                p role="status" { (happened(replay, &words)) }
                (acts(replay, &words))
            }
            main.wrap #main {
                section.top {
                    div.panel.bp { (boards::still(&replay.live.sight(Moment::Before(replay.number), replay.viewer()), &words)) }
                    div.side {
                        (standing::panel(replay, unit, &words))
                        (eyes(replay, &words))
                        (moves(replay, &words))
                        (seed(replay, &words))
                    }
                }
                section.panel.tl {
                    div.tlh {
                        (controls(replay, &words))
                        div.at {
                            (words.say(&Phrase::new("replay-at").with("number", replay.number as i64).with("last", last as i64)))
                            small { (with_number(&words, "round", "number", usize::from(replay.live.round_at(Moment::Before(replay.number))))) }
                        }
                        form.jump action=(addresses::at_table(&replay.room.row.id, "replay")) method="get" {
                            @if let Some(seat) = replay.access.seat() { input type="hidden" name="as" value=(seat.index()); }
                            label.hidden-name for="move" { (words.word("replay-jump")) }
                            input #move .field type="number" name="move" min="0" max=(last) value=(replay.number);
                            button.btn { (words.word("replay-jump")) }
                        }
                        (chart::key(replay.live.seats(), &words))
                    }
                    @match &replay.hindsight {
                        Hindsight::Ready(analysis) => { h2 { (words.word("analysis-title")) } (chances(replay, analysis, &words)) },
                        Hindsight::Soon => p.muted role="status" data-again { (words.word("analysis-soon")) },
                        Hindsight::No => {},
                    }
                    h2 { (words.word("replay-points")) }
                    (chart::points(replay.live, unit, replay.viewer(), replay.number, &words))
                }
                @if let Hindsight::Ready(analysis) = &replay.hindsight { (turning_points(replay, analysis, &words)) }
                @if !matches!(replay.hindsight, Hindsight::No) && replay.number < last { (play_on(replay, &words)) }
                @let sheet = replay.live.score_sheet(Moment::Before(replay.number), replay.viewer(), &words);
                @let rival = replay.live.rival(Moment::Before(replay.number), replay.viewer(), &words);
                section.panel { h2 { (words.word("score-sheet")) } (sheet_table(&sheet, rival.as_ref(), unit, &words)) }
            }
        }
    }
}

/// What can be done with the whole game.
fn acts(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    let id = &replay.room.row.id;
    html! {
        div.acts {
            a.btn.share href=(replay.shared()) {
                (kit::icon("share"))
                span aria-live="polite" data-copied=(words.word("replay-shared")) { (words.word("replay-share")) }
            }
            @if replay.is_over() && replay.live.outcome().is_some() {
                a.btn href=(addresses::at_table(id, "file")) { (kit::icon("down")) span { (words.word("replay-file")) } }
            }
            a.btn href=(addresses::table(id)) { (kit::icon("people")) span { (words.word("back-to-table")) } }
        }
    }
}

fn state(replay: &ReplayPage<'_>, words: &Words) -> String {
    words.word(if replay.is_over() { "replay-over" } else { "replay-running" })
}

/// What the latest move of the board did that has words.
fn happened(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    let Some(number) = replay.stops(words).told_before(replay.number) else {
        return html! { (words.word("replay-start")) };
    };
    let lines = replay.live.log(number, replay.viewer(), words);
    html! {
        @if let Some((seat, _)) = replay.live.played(number) { (kit::seat_token(seat)) }
        span { @for line in &lines { (line.text()) " " } (dice::of_lines(&lines)) }
    }
}

/// Through whose eyes: over, everybody's cards lie open.
fn eyes(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    let seats = replay.room.eyes_open_to(replay.visitor.id());
    let address = |eyes| addresses::replay(&replay.room.row.id, replay.number, eyes);
    html! {
        nav.panel.eyes aria-label=(words.word("replay-eyes")) {
            span.cap { (words.word("replay-eyes")) }
            @if replay.is_over() {
                a.btn.sm href=(address(None)) aria-current=[replay.access.seat().is_none().then_some("true")] { (kit::icon("eye")) (words.word("replay-public")) }
            }
            @for seat in seats {
                a.btn.sm href=(address(Some(seat))) aria-current=[replay.viewer().is(seat).then_some("true")] { (kit::sized_seat_token(seat, "s")) (words.name(seat)) }
            }
        }
    }
}

fn moves(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    let stops = replay.stops(words);
    let here = stops.at(replay.number);
    html! {
        div.panel.grow {
            div.sth { h2 { (words.word("replay-moves")) } }
            ol.log.numbered {
                @for stop in stops.around(here, AROUND) {
                    li.on[stop == here] .fut[stop > here] {
                        a href=(replay.at(stop)) { b { (stop) } }
                        @if let Some(number) = stops.told_before(stop) { (told(replay, number, words)) }
                    }
                }
            }
        }
    }
}

/// Who made a move and what it did, with links.
fn told(replay: &ReplayPage<'_>, number: usize, words: &Words) -> Markup {
    let links = Links::of(replay.room);
    html! {
        @if let Some((seat, _)) = replay.live.played(number) { (kit::sized_seat_token(seat, "s")) }
        span { @for line in replay.live.log(number, replay.viewer(), words) { (links.line(&line, words)) } }
    }
}

fn seed(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    let over = replay.is_over() && replay.live.outcome().is_some();
    html! {
        div.panel.seedbox {
            span.b { (kit::icon("shield")) }
            div {
                (luck::promise(replay.room, words))
                p { (words.word(if over { "commitment-over" } else { "commitment-running" })) " "
                    a href=(addresses::at_table(&replay.room.row.id, "verify")) { (words.word("verify")) } }
            }
        }
    }
}

fn controls(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    let (number, last, stops) = (replay.number, replay.live.moves(), replay.stops(words));
    let step = |to: usize, key: &str, icon: &str, name: &str| {
        html! { a.ib href=(replay.at(to)) aria-label=(words.word(key)) title=(words.word(key)) data-step=(name) { (kit::icon(icon)) } }
    };
    html! {
        div.ctl {
            (step(0, "replay-first", "first", "first"))
            (step(previous_turn(replay, &stops), "replay-turn-back", "jumpb", "turn-back"))
            (step(stops.before(number), "replay-back", "prev", "back"))
            button.ib.go type="button" data-play=(words.word("replay-play")) data-pause=(words.word("replay-pause")) aria-label=(words.word("replay-play")) hidden { (kit::icon("play")) }
            (step(stops.after(number), "replay-on", "next", "on"))
            (step(next_turn(replay, &stops), "replay-turn-on", "jumpf", "turn-on"))
            (step(last, "replay-last", "last", "last"))
        }
    }
}

/// The start of the turn before: the nearest earlier stop after which another seat acts.
fn previous_turn(replay: &ReplayPage<'_>, stops: &Stops<'_>) -> usize {
    let earlier = iter::successors(Some(stops.before(replay.number)), |&stop| Some(stops.before(stop)));
    earlier.take_while(|&stop| stop > 0).find(|&stop| ends_a_turn(replay, stop)).unwrap_or(0)
}

fn next_turn(replay: &ReplayPage<'_>, stops: &Stops<'_>) -> usize {
    let last = replay.live.moves();
    let later = iter::successors(Some(stops.after(replay.number)), |&stop| Some(stops.after(stop)));
    later.take_while(|&stop| stop < last).find(|&stop| ends_a_turn(replay, stop)).unwrap_or(last)
}

fn ends_a_turn(replay: &ReplayPage<'_>, stop: usize) -> bool {
    let seat = |number: usize| replay.live.played(number).map(|(seat, _)| seat);
    seat(stop) != seat(stop - 1)
}

/// The chance to win by move for every seat.
fn chances(replay: &ReplayPage<'_>, analysis: &Analysis, words: &Words) -> Markup {
    let marks = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| (share, format!("{:.0} %", 100.0 * share)));
    let rounds = chart::round_starts(replay.live);
    let turns = analysis.turning_points().into_iter().map(|turn| Turn {
        after: turn.after,
        address: replay.at(turn.after),
        name: with_number(words, "analysis-move", "number", turn.after),
    });
    let moves = replay.live.moves().max(1);
    let chart = Chart { moves, low: 0.0, high: 1.0, marks: marks.to_vec(), rounds, turns: turns.collect() };
    chart.draw(replay.number, &words.word("analysis-title"), &analysis.moves, &analysis.chances)
}

fn turning_points(replay: &ReplayPage<'_>, analysis: &Analysis, words: &Words) -> Markup {
    let turns = analysis.turning_points();
    html! {
        section.panel {
            h2 { (words.word("analysis-turns")) }
            @if turns.is_empty() { p.muted { (words.word("analysis-no-turns")) } }
            @for (place, turn) in turns.iter().enumerate() {
                a.tp.on[turn.after == replay.number] href=(replay.at(turn.after)) {
                    span.n { (place + 1) }
                    span {
                        b { (with_number(words, "analysis-move", "number", turn.after)) }
                        small { (told_at(replay, turn.after, words)) }
                    }
                    span.dp { (kit::sized_seat_token(turn.seat, "s")) "+" ((turn.gain * 100.0).round()) " %" }
                }
            }
        }
    }
}

/// What the latest move of the first `number` did that has words.
fn told_at(replay: &ReplayPage<'_>, number: usize, words: &Words) -> String {
    let told = replay.stops(words).told_before(number);
    let lines = told.map(|place| replay.live.log(place, replay.viewer(), words)).unwrap_or_default();
    lines.iter().map(LogLine::text).collect::<Vec<_>>().join(" ")
}

/// What if? A new table from this position.
fn play_on(replay: &ReplayPage<'_>, words: &Words) -> Markup {
    html! {
        section.panel.fork {
            span.b { (kit::icon("branch")) }
            div {
                b { (with_number(words, "play-on-title", "number", replay.number)) }
                p { (words.word("play-on-about")) }
                div.fa {
                    @for seat in Seat::all(replay.live.seats()) {
                        form action=(addresses::at_table(&replay.room.row.id, "play-on")) method="post" {
                            input type="hidden" name="move" value=(replay.number);
                            input type="hidden" name="as" value=(seat.index());
                            (promise::fields(&replay.promise))
                            button.btn { (words.word("play-on-as")) (kit::sized_seat_token(seat, "s")) (words.name(seat)) }
                        }
                    }
                }
            }
        }
    }
}

/// What a commitment is, and whether this game kept it.
pub(crate) fn verify_page(
    visitor: &Visitor,
    room: &Room,
    live: &dyn LiveGame,
    verdict: Option<&Result<Verdict, OpenError>>,
) -> Markup {
    let words = visitor.looks.words().with_names(room.seating.names());
    let (class, sentences) = match verdict {
        None => ("", vec![words.word("verify-later")]),
        Some(Ok(verdict)) => {
            let class = if verdict.is_fair() { "good" } else { "bad" };
            (class, verdict.phrases().iter().map(|phrase| words.say(phrase)).collect())
        }
        Some(Err(_)) => ("bad", vec![words.word("verify-broken")]),
    };
    let content = html! {
        main.wrap.narrow #main {
            section.panel {
                h1 { (words.word("verify-title")) }
                @for sentence in &sentences { p.notice class=(class) { (sentence) } }
                (luck::promise(room, &words))
                @if !live.shares().is_empty() { (luck::shares(live.shares(), &words)) }
                p { (words.word("verify-about")) }
                p { (words.word("verify-shares-about")) }
                pre.text-board { "pentapolis verify " (room.row.game) "-" (room.row.id) ".json" }
                p { a.btn href=(addresses::at_table(&room.row.id, "replay")) { (words.word("replay-title")) } }
            }
        }
    };
    frame::light(visitor, Chapter::Tables, &words.word("verify-title"), content)
}

/// `problem` is the key of a sentence and what the program says of it.
pub(crate) fn import_page(visitor: &Visitor, text: &str, problem: Option<(&str, &str)>) -> Markup {
    let words = visitor.looks.words();
    let content = html! {
        main.wrap.narrow #main {
            section.panel {
                h1 { (words.word("import-title")) }
                p.muted { (words.word("import-about")) }
                @if let Some((key, details)) = problem {
                    div.notice.bad role="alert" {
                        p { (words.word(key)) }
                        details { summary { (words.word("import-details")) } p { (details) } }
                    }
                }
                form action="/import" method="post" {
                    p { label { (words.word("import-choose")) " " input type="file" accept="application/json,.json" data-into="file"; } }
                    label for="file" { (words.word("import-paste")) }
                    textarea #file .field name="file" rows="12" required aria-invalid=[problem.map(|_| "true")] { (text) }
                    p { button.btn.primary { (words.word("import-go")) } }
                }
            }
        }
    };
    frame::light(visitor, Chapter::Tables, &words.word("import-title"), content)
}
