//! What is around every page: the head, the bar, the menu.

use axum::http::StatusCode;
use boards::kit;
use catalog::GameKind;
use game::{Lang, Words};
use maud::{DOCTYPE, Markup, html};

use crate::visitor::{Looks, Visitor};
use crate::{addresses, assets};

/// The chapters of the site, for the light bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chapter {
    Tables,
    Games,
    Rules,
    Bots,
    None,
}

/// Parts of a page that differ from page to page.
pub(crate) struct Page<'a> {
    pub(crate) title: &'a str,
    pub(crate) bar: Markup,
    pub(crate) content: Markup,
    pub(crate) scripts: &'a [&'a str],
    /// The game whose board is on the page: it brings its drawings and its style.
    pub(crate) game: Option<&'static dyn GameKind>,
    pub(crate) class: &'a str,
}

/// A page of the lobby, under the light bar.
pub(crate) fn light(visitor: &Visitor, chapter: Chapter, title: &str, content: Markup) -> Markup {
    let bar = light_bar(&visitor.looks, chapter);
    whole(&visitor.looks, &Page { title, bar, content, scripts: &["page.js"], game: None, class: "light" })
}

pub(crate) fn whole(looks: &Looks, page: &Page<'_>) -> Markup {
    let words = looks.words();
    html! {
        (DOCTYPE)
        html lang=(looks.lang) data-theme=[looks.theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (page.title) " · Pentapolis" }
                link rel="stylesheet" href=(assets::address("pentapolis.css"));
                @if let Some(kind) = page.game {
                    link rel="stylesheet" href=(assets::address(&assets::sheet_of(kind.name())));
                }
                link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"))
                    data-in-turn=(assets::address("icon-turn.svg"));
                link rel="manifest" href="/manifest.webmanifest";
                @for script in page.scripts {
                    script type="module" src=(assets::address(script)) {}
                }
            }
            body class=(page.class) data-zoom-in=(words.word("zoom-in")) data-zoom-out=(words.word("zoom-out"))
                data-zoom-whole=(words.word("zoom-whole")) {
                a.skip href="#main" { (words.word("skip")) }
                (kit::symbol_sheet(page.game.and_then(|kind| boards::art(kind.name())).map_or("", |art| art.symbols)))
                (page.bar)
                (page.content)
            }
        }
    }
}

/// A failure: what happened, and the way home.
pub(crate) fn oops(looks: &Looks, status: StatusCode, sentence: &str) -> Markup {
    let words = looks.words();
    let content = html! {
        main.wrap.narrow #main {
            section.panel.oops {
                p.cap { (status.as_u16()) }
                h1 { (sentence) }
                p {
                    a.btn.primary href="/" { (words.word("oops-home")) }
                    @if status == StatusCode::UNAUTHORIZED {
                        " " a.btn href="/who" { (words.word("who-type-name")) }
                    }
                }
            }
        }
    };
    let bar = light_bar(looks, Chapter::None);
    whole(looks, &Page { title: sentence, bar, content, scripts: &["page.js"], game: None, class: "light" })
}

pub(crate) fn light_bar(looks: &Looks, chapter: Chapter) -> Markup {
    let words = looks.words();
    let rules = addresses::rules("builders");
    let chapters = [
        (Chapter::Tables, "/", "nav-tables"),
        (Chapter::Games, "/games", "nav-games"),
        (Chapter::Rules, &rules, "nav-rules"),
        (Chapter::Bots, "/bots", "nav-bots"),
    ];
    html! {
        header.bar {
            a.brand href="/" { (mark()) "Pentapolis" }
            nav aria-label=(words.word("nav-main")) {
                @for (other, address, key) in chapters {
                    a href=(address) aria-current=[(other == chapter).then_some("page")] { (words.word(key)) }
                }
            }
            div.right { (switches(looks, &words)) (menu(&words)) }
        }
        svg.meander aria-hidden="true" {
            defs {
                pattern #mea width="22" height="11" patternUnits="userSpaceOnUse" {
                    path d="M0 9.5H18V2H7v4.5h5.5M18 9.5H22" fill="none" stroke="var(--line)" stroke-width="1.5" {}
                }
            }
            rect width="100%" height="11" fill="url(#mea)" {}
        }
    }
}

/// Language and theme.
pub(crate) fn switches(looks: &Looks, words: &Words) -> Markup {
    let (theme, icon) = if looks.theme == Some("dark") { ("light", "sunny") } else { ("dark", "moon") };
    let theme_name = words.word(if theme == "dark" { "theme-dark" } else { "theme-light" });
    html! {
        span.lang role="group" aria-label=(words.word("language")) {
            @for lang in Lang::ALL {
                a href=(addresses::language(lang, &looks.path)) lang=(lang) hreflang=(lang)
                    aria-current=[(lang == looks.lang).then_some("true")] {
                    (lang.code().to_uppercase())
                }
            }
        }
        a.ib href=(addresses::theme(theme, &looks.path)) aria-label=(theme_name) title=(theme_name) { (kit::icon(icon)) }
    }
}

fn menu(words: &Words) -> Markup {
    html! {
        details.menu {
            summary.ib aria-label=(words.word("menu")) { (kit::icon("menu")) }
            div.panel {
                a href="/" { (kit::icon("home")) (words.word("nav-tables")) }
                a href="/mine" { (kit::icon("people")) (words.word("mine-title")) }
                a href="/new" { (kit::icon("plus")) (words.word("new-table")) }
                a href="/games" { (kit::icon("scroll")) (words.word("nav-games")) }
                a href="/bots" { (kit::icon("bot")) (words.word("nav-bots")) }
                a href="/import" { (kit::icon("down")) (words.word("import-title")) }
                a href="/who" { (kit::icon("pen")) (words.word("who-title")) }
                a href="/theme/system" { (kit::icon("device")) (words.word("theme-system")) }
            }
        }
    }
}

/// The mark: a pentagon of five cities around a temple.
pub(crate) fn mark() -> Markup {
    let cities =
        [("20", "4.5", 2), ("35.2", "16", 4), ("29.7", "34", 3), ("10.3", "34", 5), ("4.8", "16", 1)];
    html! {
        svg viewBox="0 0 40 40" aria-hidden="true" {
            path d="M20 3L37 15.5 30.5 35.5H9.5L3 15.5z" fill="none" stroke="var(--gold)" stroke-width="2.2"
                stroke-linejoin="round" {}
            path d="M20 3V20M37 15.5L20 20M30.5 35.5L20 20M9.5 35.5L20 20M3 15.5L20 20" stroke="var(--line)"
                stroke-width="1.5" {}
            g stroke="var(--paper)" stroke-width="1.5" {
                @for (x, y, seat) in cities {
                    circle cx=(x) cy=(y) r="4.3" fill={ "var(--seat-" (seat) ")" } {}
                }
            }
            circle cx="20" cy="20.5" r="5" fill="var(--ink)" {}
            path d="M17.6 22.8h4.8M18.2 18.8h3.6M18.9 18.8v4M21.1 18.8v4" stroke="var(--paper)"
                stroke-width="1.1" {}
        }
    }
}
