//! The browsers somebody is signed in with, in words.

use boards::kit;
use game::{Arg, Phrase, Words};
use maud::{Markup, html};
use store::Session;

use super::{ago, with_text};
use crate::addresses;
use crate::visitor::Visitor;

/// What stands in a browser's description of itself; the first that is found counts, because most name others, too.
const BROWSERS: [(&str, &str); 11] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Vivaldi", "Vivaldi"),
    ("SamsungBrowser", "Samsung Internet"),
    ("FxiOS", "Firefox"),
    ("Firefox", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
    ("curl", "curl"),
    ("pentapolis", "Pentapolis"),
];

const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

fn known(agent: &str, names: &[(&str, &'static str)]) -> Option<&'static str> {
    names.iter().find(|(sign, _)| agent.contains(sign)).map(|&(_, name)| name)
}

/// `Firefox on Windows`.
fn device(agent: &str, words: &Words) -> String {
    match (known(agent, &BROWSERS), known(agent, &SYSTEMS)) {
        (Some(browser), Some(system)) => {
            let phrase = Phrase::new("session-device").with("browser", Arg::Text(browser.to_owned()));
            words.say(&phrase.with("system", Arg::Text(system.to_owned())))
        }
        (Some(name), None) | (None, Some(name)) => name.to_owned(),
        (None, None) => words.word("session-unknown"),
    }
}

pub(crate) fn list(sessions: &[Session], visitor: &Visitor, words: &Words) -> Markup {
    html! {
        section.panel #sessions {
            h2 { (kit::icon("device")) " " (words.word("sessions-title")) }
            p.muted { (words.word("sessions-about")) }
            ul.sessions {
                @for session in sessions {
                    li {
                        div {
                            b { (device(&session.agent, words)) }
                            small.muted { (with_text(words, "session-used", "ago", &ago(session.used, words))) }
                        }
                        @if visitor.session.as_ref() == Some(&session.id) {
                            span.tag { (words.word("session-this")) }
                        } @else {
                            form action=(addresses::end_of_session(&session.id)) method="post" {
                                button.btn.sm { (words.word("session-end")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;
    use crate::words::plain;

    #[test]
    fn browsers_are_told_in_words() {
        let words = plain(Lang::En);
        for (agent, expected) in [
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox on Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
                "Safari on iPhone",
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36",
                "Chrome on Android",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0",
                "Edge on Windows",
            ),
            ("curl/8.5.0", "curl"),
            ("", "an unknown device"),
        ] {
            assert_eq!(device(agent, &words), expected);
        }
    }
}
