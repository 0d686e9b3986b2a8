//! Pages to read: rules, editions, games, bots.

use boards::kit;
use catalog::{BotName, GameKind};
use game::edition::{Entry, Source};
use game::{Lang, Phrase, Words};
use maud::{Markup, html};

use super::frame::{self, Chapter};
use super::home;
use super::log;
use super::markdown::rich;
use super::new::{edition_name, origin};
use super::{emblem, with_number, with_text};
use crate::addresses;
use crate::promise::Promises;
use crate::visitor::Visitor;
use crate::words;

/// The numbered rules of one game.
pub(crate) struct Rulebook {
    pub(crate) sections: Vec<Section>,
}

pub(crate) struct Section {
    pub(crate) title: String,
    /// Paragraphs before the first numbered rule.
    pub(crate) preface: Vec<String>,
    pub(crate) rules: Vec<Rule>,
}

pub(crate) struct Rule {
    pub(crate) number: String,
    /// The rule and what belongs to it, paragraph by paragraph.
    pub(crate) paragraphs: Vec<String>,
}

impl Rulebook {
    /// Reads the pages of `docs/rules`: headings with `##`, rules that begin with `**4.2**`.
    pub(crate) fn read(text: &str) -> Self {
        let mut sections: Vec<Section> = Vec::new();
        for paragraph in text.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()) {
            if let Some(title) = paragraph.strip_prefix("## ") {
                sections.push(Section { title: title.to_owned(), preface: Vec::new(), rules: Vec::new() });
                continue;
            }
            let Some(section) = sections.last_mut() else { continue };
            let numbered = paragraph.strip_prefix("**").and_then(|rest| rest.split_once("**"));
            match numbered {
                Some((number, text)) if number.len() < 8 && !number.contains(' ') => {
                    let rule = Rule { number: number.to_owned(), paragraphs: vec![text.trim().to_owned()] };
                    section.rules.push(rule);
                }
                _ => match section.rules.last_mut() {
                    Some(rule) => rule.paragraphs.push(paragraph.to_owned()),
                    None => section.preface.push(paragraph.to_owned()),
                },
            }
        }
        Rulebook { sections }
    }
}

impl Section {
    /// Its number, for links.
    fn mark(&self) -> &str {
        self.title.split(' ').next().unwrap_or_default()
    }
}

impl Rule {
    fn is_ruling(&self) -> bool {
        self.number.starts_with('R')
    }

    fn says(&self, wanted: &str) -> bool {
        self.paragraphs.iter().any(|paragraph| paragraph.to_lowercase().contains(wanted))
    }
}

pub(crate) fn rules(visitor: &Visitor, kind: &'static dyn GameKind, lang: Lang, wanted: &str) -> Markup {
    let words = words::of(kind, visitor.lang());
    let book = Rulebook::read(kind.rules(lang));
    let search = wanted.trim().to_lowercase();
    let found =
        book.sections.iter().flat_map(|section| &section.rules).filter(|rule| rule.says(&search)).count();
    let title = with_text(&words, "rules-title", "game", &words.word("board-title"));
    let content = html! {
        main.wrap.rules #main {
            (rules_head(kind, lang, &title, &book, &words))
            div.cols.three {
                (contents(visitor, kind, &book, &search, &words))
                div {
                    form.search role="search" action=(addresses::rules(kind.name())) method="get" {
                        (kit::icon("search"))
                        input type="hidden" name="lang" value=(lang);
                        input.v type="search" name="q" value=(wanted) aria-label=(words.word("rules-search")) placeholder=(words.word("rules-search"));
                        button.btn.sm { (words.word("rules-find")) }
                    }
                    @if !search.is_empty() { p.found role="status" { (with_number(&words, "rules-found", "count", found)) } }
                    article.panel.art lang=(lang) {
                        @for section in &book.sections { (section_part(section, &search, &words)) }
                    }
                }
                aside.side { (legend(&words)) }
            }
        }
    };
    frame::light(visitor, Chapter::Rules, &title, content)
}

fn rules_head(kind: &dyn GameKind, lang: Lang, title: &str, book: &Rulebook, words: &Words) -> Markup {
    let all = || book.sections.iter().flat_map(|section| &section.rules);
    let rulings = all().filter(|rule| rule.is_ruling()).count();
    let count = Phrase::new("rules-count")
        .with("rules", (all().count() - rulings) as i64)
        .with("rulings", rulings as i64);
    html! {
        div.hd {
            div.pic { (emblem(kind.name(), words)) }
            div { h1 { (title) } p { (words.say(&count)) } }
            div.langbig role="group" aria-label=(words.word("rules-language")) {
                @for (other, name) in [(Lang::En, "English"), (Lang::Hu, "Magyar")] {
                    a lang=(other) href=(addresses::rules_in(kind.name(), other)) aria-current=[(other == lang).then_some("true")] { (name) }
                }
            }
        }
    }
}

fn contents(visitor: &Visitor, kind: &dyn GameKind, book: &Rulebook, search: &str, words: &Words) -> Markup {
    html! {
        nav.panel.toc aria-label=(words.word("rules-contents")) {
            @for section in &book.sections {
                @let hits = section.rules.iter().filter(|rule| !search.is_empty() && rule.says(search)).count();
                a.no[!search.is_empty() && hits == 0] href={ "#s-" (section.mark()) } {
                    span { (section.title) } @if hits > 0 { span.h { (hits) } }
                }
            }
            hr;
            p { (words.word("rules-others")) }
            @for other in catalog::games().iter().filter(|other| other.name() != kind.name()) {
                a href=(addresses::rules(other.name())) { span { (words::of(*other, visitor.lang()).word("board-title")) } }
            }
            hr;
            a href=(addresses::edition(kind.name())) { span { (words.word("edition-see")) } }
        }
    }
}

fn section_part(section: &Section, search: &str, words: &Words) -> Markup {
    let shown: Vec<&Rule> =
        section.rules.iter().filter(|rule| search.is_empty() || rule.says(search)).collect();
    if shown.is_empty() && !search.is_empty() {
        return html! {};
    }
    html! {
        h2 id={ "s-" (section.mark()) } { (section.title) }
        @if search.is_empty() { @for paragraph in &section.preface { (rich(paragraph, search)) } }
        @for rule in shown {
            div.r.ruling[rule.is_ruling()] id={ "r" (rule.number) } {
                a href={ "#r" (rule.number) } { (rule.number) }
                div {
                    @if rule.is_ruling() { span.tag { (kit::icon("gavel")) (words.word("rules-ruling")) } " " }
                    @for paragraph in &rule.paragraphs { (rich(paragraph, search)) }
                }
            }
        }
    }
}

fn legend(words: &Words) -> Markup {
    html! {
        div.panel {
            h2 { (words.word("rules-legend")) }
            p { b { (words.word("rules-rule")) } ": " (words.word("rules-rule-about")) }
            p { b { (words.word("rules-ruling")) } ": " (words.word("rules-ruling-about")) }
            p.muted { (words.word("rules-why-not")) }
        }
    }
}

/// The numbers of an edition, where they come from, and its file.
pub(crate) fn edition(
    visitor: &Visitor,
    kind: &'static dyn GameKind,
    name: &str,
    entries: &[Entry],
    text: &str,
) -> Markup {
    let words = words::of(kind, visitor.lang());
    let notes = kind.notes(visitor.lang());
    let title = with_text(&words, "edition-title", "game", &words.word("board-title"));
    let doubtful: Vec<&Entry> = entries
        .iter()
        .filter(|entry| entry.source == Source::Reconstructed || entry.note.is_some())
        .collect();
    let content = html! {
        main.wrap.narrow #main {
            section.panel {
                h1 { (title) }
                p.muted { (edition_name(name, &words)) }
                (origin(kind, name, &words))
                p { (words.word("edition-correct")) }
            }
            section.panel {
                h2 { (with_number(&words, "edition-doubtful", "count", doubtful.len())) }
                dl.entries {
                    @for entry in doubtful {
                        dt { code { (entry.path) } " " span.tag { (words.word(source_key(entry.source))) } }
                        dd { (entry.note.as_ref().map_or("", |note| notes.get(note).unwrap_or(note))) }
                    }
                }
            }
            section.panel {
                h2 { (words.word("edition-file")) }
                pre.text-board tabindex="0" { @for line in text.lines() { (edition_line(line)) "\n" } }
            }
        }
    };
    frame::light(visitor, Chapter::Rules, &title, content)
}

/// The beginning of an entry can be linked to.
fn edition_line(line: &str) -> Markup {
    html! {
        @match log::heading(line) {
            Some(path) => span.entry id=(path) { (line) },
            None => (line),
        }
    }
}

fn source_key(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "source-rulebook",
        Source::Published => "source-published",
        Source::Reconstructed => "source-reconstructed",
    }
}

pub(crate) fn games(visitor: &Visitor, promises: &Promises) -> Markup {
    let words = visitor.looks.words();
    let content = html! {
        main.wrap #main {
            div.sec { h1 { (words.word("home-five")) } }
            h2.hidden-name { (words.word("nav-games")) }
            (home::games(visitor, promises))
            section.panel { p { (words.word("about-unofficial")) } }
        }
    };
    frame::light(visitor, Chapter::Games, &words.word("nav-games"), content)
}

pub(crate) fn bots(visitor: &Visitor) -> Markup {
    let words = visitor.looks.words();
    let content = html! {
        main.wrap.narrow #main {
            section.panel {
                h1 { (words.word("nav-bots")) }
                p { (words.word("bots-about")) }
                dl.entries {
                    @for bot in BotName::LEVELS {
                        dt { b { (words.word(&format!("bot-{bot}"))) } }
                        dd { (words.word(&format!("bot-{bot}.about"))) }
                    }
                }
            }
            section.panel {
                h2 { (words.word("bots-strength")) }
                p { (words.word("bots-strength-about")) }
                (strength(&words))
            }
        }
    };
    frame::light(visitor, Chapter::Bots, &words.word("nav-bots"), content)
}

/// How the levels do against the ones below, game by game.
fn strength(words: &Words) -> Markup {
    let measured = |kind: &dyn GameKind, bot: BotName| {
        let rating = catalog::rating(kind.name(), bot)?;
        let wins = Phrase::new("bots-rating").with("wins", i64::from(rating.wins));
        let elo = Phrase::new("bots-rating-elo").with("elo", i64::from(rating.elo));
        Some(html! { (words.say(&wins)) small { (words.say(&elo)) } })
    };
    let is_measured =
        |kind: &&&dyn GameKind| BotName::LEVELS.iter().any(|&bot| measured(**kind, bot).is_some());
    html! {
        div.scroll { table.small-table {
            thead { tr {
                th scope="col" { (words.word("nav-games")) }
                @for bot in BotName::LEVELS { th scope="col" { (words.word(&format!("bot-{bot}"))) } }
            } }
            tbody { @for &kind in catalog::games().iter().filter(is_measured) { tr {
                th scope="row" { (words::of(kind, words.lang()).word("board-title")) }
                @for bot in BotName::LEVELS { td { (measured(kind, bot).unwrap_or_default()) } }
            } } }
        } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Refusals link to the rule they cite: every numbered rule is on the page once, under its number.
    #[test]
    fn every_rule_has_its_anchor() {
        for kind in catalog::games() {
            for lang in Lang::ALL {
                let text = kind.rules(lang);
                let numbers = text.lines().filter_map(|line| line.strip_prefix("**")?.split_once("**"));
                let numbers: Vec<&str> =
                    numbers.map(|(number, _)| number).filter(|number| number.len() < 8).collect();
                let book = Rulebook::read(text);
                let rules = book.sections.iter().flat_map(|section| &section.rules);
                let found: Vec<&str> = rules.map(|rule| rule.number.as_str()).collect();
                assert_eq!(found, numbers, "{} {lang}", kind.name());
                let words = words::of(*kind, lang);
                let parts: String = book
                    .sections
                    .iter()
                    .map(|section| section_part(section, "", &words).into_string())
                    .collect();
                for number in numbers {
                    assert_eq!(
                        parts.matches(&format!(" id=\"r{number}\"")).count(),
                        1,
                        "{} {number}",
                        kind.name()
                    );
                }
            }
        }
    }
}
