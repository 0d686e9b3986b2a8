//! What a bot would do, with the chances it sees, how much less it expects of the others, and what would follow.

use boards::kit;
use catalog::Hint;
use game::{Phrase, Words};
use maud::{Markup, html};

use super::table::{TablePage, hidden_fields};

/// The place of an action among those a bot would think of.
pub(crate) fn rank(table: &TablePage<'_>, action: &str) -> Option<usize> {
    table.hints.iter().position(|hint| hint.action == action).map(|place| place + 1)
}

pub(crate) fn part(table: &TablePage<'_>, actions: &[(String, String)], words: &Words) -> Markup {
    if table.hints.is_empty() {
        return html! {};
    }
    html! {
        section.advice role="status" aria-label=(words.word("hint-title")) {
            header {
                h3 { (kit::icon("bulb")) (words.word("hint-title")) }
                (close(table, words))
            }
            p.small.muted { (words.word("hint-about")) }
            ol {
                @for (place, hint) in table.hints.iter().enumerate() {
                    @if let Some((_, label)) = actions.iter().find(|(notation, _)| *notation == hint.action) {
                        li {
                            button.btn.sm form="act" name="action" value=(hint.action) data-advice=(hint.action)
                                data-rank=(place + 1) { (label) }
                            (chance(hint, &table.hints, words))
                            (then(hint, words))
                        }
                    }
                }
            }
        }
    }
}

fn close(table: &TablePage<'_>, words: &Words) -> Markup {
    let says = words.word("hint-close");
    html! {
        form action=(table.at("hint")) method="post" data-swap {
            (hidden_fields(table))
            input type="hidden" name="close" value="yes";
            button.ib aria-label=(says) title=(says) { (kit::icon("cross")) }
        }
    }
}

fn percent(hint: &Hint) -> i64 {
    (hint.chance * 100.0).round() as i64
}

/// The chance to win, and how far it is from the best; of the best, how far from the next.
fn chance(hint: &Hint, all: &[Hint], words: &Words) -> Markup {
    let percent_here = percent(hint);
    let says = words.say(&Phrase::new("hint-chance").with("percent", percent_here));
    html! {
        span.chance-line {
            svg.chance-bar viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label=(says) {
                rect.all-of-it width="100" height="10" {}
                rect width=(percent_here.clamp(0, 100)) height="10" {}
            }
            b { (percent_here) " %" }
            small.muted { (difference(percent_here, &all.iter().map(percent).collect::<Vec<_>>(), words)) }
        }
    }
}

fn difference(here: i64, all: &[i64], words: &Words) -> String {
    let best = all.iter().copied().max().unwrap_or(here);
    let next = all.iter().copied().filter(|&other| other < best).max();
    match next {
        _ if here < best => format!("−{} %", best - here),
        Some(next) => words.say(&Phrase::new("hint-best-by").with("percent", best - next)),
        None => words.word("hint-best"),
    }
}

/// What is expected to follow, in the words of the log.
fn then(hint: &Hint, words: &Words) -> Markup {
    html! {
        @for (key, phrases) in [("hint-then", &hint.turn), ("hint-reply", &hint.reply)] {
            @if !phrases.is_empty() {
                p.small { b { (words.word(key)) } @for phrase in phrases { " " (words.say(phrase)) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    #[test]
    fn each_says_how_far_it_is_from_the_best_and_the_best_from_the_next() {
        let words = crate::words::plain(Lang::En);
        let said = |here, all: &[i64]| difference(here, all, &words);
        assert_eq!(said(41, &[41, 38, 38]), "best by 3 %");
        assert_eq!(said(38, &[41, 38, 38]), "−3 %");
        assert_eq!(said(40, &[40, 40]), "best");
        assert_eq!(said(40, &[40]), "best");
    }
}
