//! Opening a table: everything is set for a good evening.

use boards::kit;
use catalog::{BotName, GameKind};
use game::edition::Source;
use game::{Choice, Seat, Words};
use maud::{Markup, html};

use super::frame::{self, Chapter};
use super::{emblem, luck, with_number};
use crate::addresses;
use crate::promise::Promise;
use crate::visitor::Visitor;
use crate::words;

pub(crate) fn page(visitor: &Visitor, kind: &'static dyn GameKind, seats: u8, promised: &Promise) -> Markup {
    let words = words::of(kind, visitor.lang());
    let after_variants = if kind.variants().is_empty() { 3 } else { 4 };
    let content = html! {
        main.wrap #main {
            div.hd { div { h1 { (words.word("new-table")) } p { (words.word("new-about")) } } }
            form.cols action="/new" method="post" {
                input type="hidden" name="game" value=(kind.name());
                input type="hidden" name="seats" value=(seats);
                div.main {
                    (which_game(visitor, kind))
                    (who_sits(visitor, kind, seats, &words))
                    @if !kind.variants().is_empty() { (variants(kind, &words)) }
                    (edition(after_variants, kind, &words))
                    (who_may_come(after_variants + 1, &words))
                    section.panel { (luck::when_opening(promised, &words)) }
                }
                (summary(kind, &words))
            }
        }
    };
    frame::light(visitor, Chapter::Tables, &words.word("new-table"), content)
}

fn heading(number: u8, title: &str, about: &str) -> Markup {
    html! { span.no { (number) } (title) " " small { (about) } }
}

fn which_game(visitor: &Visitor, chosen: &dyn GameKind) -> Markup {
    html! {
        section.panel {
            h2 { (heading(1, &visitor.looks.words().word("new-game"), "")) }
            div.pick {
                @for kind in catalog::games() {
                    @let words = words::of(*kind, visitor.lang());
                    @let on = kind.name() == chosen.name();
                    a.pk.on[on] href=(addresses::new_table(kind.name())) aria-current=[on.then_some("true")] {
                        (emblem(kind.name(), &words)) span { (words.word("board-title")) }
                    }
                }
            }
        }
    }
}

fn who_sits(visitor: &Visitor, kind: &dyn GameKind, seats: u8, words: &Words) -> Markup {
    html! {
        section.panel {
            h2 {
                (heading(2, &words.word("new-seats"), ""))
                span.seg.np role="group" aria-label=(words.word("new-how-many")) {
                    @for count in kind.seats() {
                        a.on[count == seats] href=(addresses::new_table_for(kind.name(), count))
                            aria-current=[(count == seats).then_some("true")] { (count) }
                    }
                }
            }
            @for seat in Seat::all(seats) { (seat_row(visitor, seat, words)) }
            p.small.muted {
                (kit::icon("bot")) " " (words.word("new-bot-about")) " "
                (kit::icon("device")) " " (words.word("new-beside-about"))
            }
        }
    }
}

fn seat_row(visitor: &Visitor, seat: Seat, words: &Words) -> Markup {
    let number = seat.index();
    let usual = if number == 0 { "me" } else { "open" };
    let name = visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    html! {
        fieldset.seatrow {
            legend.hidden-name { (with_number(words, "new-seat", "number", number + 1)) }
            (kit::sized_seat_token(seat, "xl"))
            div.civ { b { (with_number(words, "new-seat", "number", number + 1)) } small { (words.word(&format!("symbol-{}", kit::SEAT_SYMBOLS[number]))) } }
            div.seg {
                @for (value, key) in [("me", "sitter-me"), ("open", "sitter-open"), ("bot", "sitter-bot"), ("beside", "sitter-beside")] {
                    (radio(&format!("sitter-{number}"), value, value == usual, &words.word(key)))
                }
            }
            div.det {
                @if number == 0 && visitor.person.is_none() {
                    label { span.hidden-name { (words.word("who-your-name")) }
                        input.field name="name" maxlength="40" placeholder=(words.word("who-your-name")); }
                } @else {
                    span.if-me { (name) }
                }
                span.if-open { (words.word("new-open-about")) }
                span.if-bot { (levels(number, words)) }
                label.if-beside { span.hidden-name { (words.word("new-beside-name")) }
                    input.field name={ "name-" (number) } maxlength="40" placeholder=(words.word("new-beside-name")); }
            }
        }
    }
}

fn levels(number: usize, words: &Words) -> Markup {
    html! {
        span.seg role="group" aria-label=(words.word("new-level")) {
            @for bot in BotName::LEVELS {
                (radio(&format!("level-{number}"), &bot.to_string(), bot == BotName::USUAL, &words.word(&format!("bot-{bot}"))))
            }
        }
    }
}

/// One of several that exclude each other; a label around its input needs no script.
fn radio(name: &str, value: &str, checked: bool, text: &str) -> Markup {
    html! { label { input type="radio" name=(name) value=(value) checked[checked]; span { (text) } } }
}

fn variants(kind: &dyn GameKind, words: &Words) -> Markup {
    html! {
        section.panel {
            h2 { (heading(3, &words.word("new-variants"), &words.word("new-variants-about"))) }
            @for choice in kind.variants() { (variant(kind, choice, words)) }
        }
    }
}

fn variant(kind: &dyn GameKind, choice: &Choice, words: &Words) -> Markup {
    let usual = kind.usual_value(choice.key);
    let key = format!("variant-{}", choice.key);
    html! {
        fieldset.opt {
            legend.hidden-name { (words.word(&key)) }
            b aria-hidden="true" { (words.word(&key)) }
            p { (words.word(&format!("{key}.about"))) }
            div.seg {
                @for value in choice.values {
                    (radio(&key, value, usual.as_deref() == Some(*value), &words.word(&format!("{key}-{value}"))))
                }
            }
        }
    }
}

fn edition(number: u8, kind: &dyn GameKind, words: &Words) -> Markup {
    html! {
        section.panel {
            h2 { (heading(number, &words.word("new-edition"), &words.word("new-edition-about"))) }
            div.eds {
                @for (place, name) in kind.editions().iter().enumerate() {
                    label.ed {
                        h3 { input type="radio" name="edition" value=(name) checked[place == 0]; (edition_name(name, words)) }
                        (origin(kind, name, words))
                        p.see { a href=(addresses::edition_named(kind.name(), name)) { (words.word("edition-see")) } }
                    }
                }
            }
        }
    }
}

pub(crate) fn edition_name(name: &str, words: &Words) -> String {
    if name == "default" { words.word("edition-default") } else { name.to_owned() }
}

/// How much of an edition is printed somewhere, and how much we had to reconstruct.
pub(crate) fn origin(kind: &dyn GameKind, name: &str, words: &Words) -> Markup {
    let entries = kind.edition_entries(name).unwrap_or_default();
    let share = |source| {
        let count = entries.iter().filter(|entry| entry.source == source).count();
        (count * 100).checked_div(entries.len()).unwrap_or(0)
    };
    let (rulebook, published) = (share(Source::Rulebook), share(Source::Published));
    let reconstructed = 100 - rulebook - published;
    html! {
        svg.auth viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
            rect.a1 width=(rulebook) height="6" {}
            rect.a2 x=(rulebook) width=(published) height="6" {}
            rect.a3 x=(rulebook + published) width=(reconstructed) height="6" {}
        }
        div.leg {
            span { i.a1 {} (words.word("source-rulebook")) " " (rulebook) " %" }
            span { i.a2 {} (words.word("source-published")) " " (published) " %" }
            span { i.a3 {} (words.word("source-reconstructed")) " " (reconstructed) " %" }
        }
    }
}

fn who_may_come(number: u8, words: &Words) -> Markup {
    html! {
        section.panel {
            h2 { (heading(number, &words.word("new-who"), "")) }
            div.vis {
                label.ed {
                    h3 { input type="radio" name="who" value="link" checked; (kit::icon("link")) (words.word("new-by-link")) }
                    p.muted.small { (words.word("new-by-link-about")) }
                }
                label.ed {
                    h3 { input type="radio" name="who" value="public"; (kit::icon("globe")) (words.word("new-public")) }
                    p.muted.small { (words.word("new-public-about")) }
                }
            }
            label.opt.tick {
                b { (words.word("new-spectators")) }
                p { (words.word("new-spectators-about")) }
                input type="checkbox" name="spectators" value="yes" checked;
            }
        }
    }
}

fn summary(kind: &dyn GameKind, words: &Words) -> Markup {
    html! {
        aside.panel.sum {
            div.pic { (emblem(kind.name(), words)) }
            div.in {
                h2 { (words.word("board-title")) }
                ul {
                    li { (kit::icon("clock")) span { (words.word("board-time")) } }
                    li { (kit::icon("scroll")) span { (words.word("board-about")) } }
                    li { (kit::icon("link")) span { (words.word("new-invite-about")) } }
                }
                button.btn.primary { (words.word("new-open")) }
            }
        }
    }
}
