//! What I can do: a list beside the board, on a phone a sheet at the bottom. It alone is enough to play: the
//! keyboard's and the screen reader's way.

use boards::kit;
use catalog::LiveGame;
use game::{Phrase, Words};
use maud::{Markup, html};

use super::advice;
use super::table::{TablePage, hidden_fields};

/// From so many actions on, typing finds one of them faster than looking.
const MANY: usize = 8;

pub(crate) fn panel(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    let Some(seat) = table.acting_seat() else { return html! { div #panel tabindex="-1" {} } };
    let actions = live.legal(seat, words);
    let about = words.word("actions");
    html! {
        section.panel.actions #panel tabindex="-1" aria-label=(about) {
            h2 { (about) " " small { (actions.len()) } }
            (advice::part(table, &actions, words))
            @if actions.len() >= MANY {
                input #filter .field.filter type="search" hidden autocomplete="off"
                    aria-label=(words.word("actions-filter")) placeholder=(words.word("actions-filter"));
            }
            (list(table, &actions, words))
            (foot(table, actions.len(), words))
        }
    }
}

/// Actions of one kind stand together, under what they have in common.
fn list(table: &TablePage<'_>, actions: &[(String, String)], words: &Words) -> Markup {
    let kinds = kinds(actions);
    html! {
        div.list #list data-keeps {
            @for (kind, actions) in &kinds {
                div.kind {
                    @if let Some(name) = heading(kind, words).filter(|_| kinds.len() > 1 && actions.len() > 1) {
                        h3 { (name) " " small { (actions.len()) } }
                    }
                    @for (notation, label) in actions {
                        button.btn form="act" name="action" value=(notation) data-panel=(notation)
                            data-rank=[advice::rank(table, notation)] { (label) }
                    }
                }
            }
        }
    }
}

type Kind<'a> = (&'a str, Vec<&'a (String, String)>);

/// The actions by the first word of their notation, in the order in which the kinds first appear.
fn kinds(actions: &[(String, String)]) -> Vec<Kind<'_>> {
    let mut kinds: Vec<Kind<'_>> = Vec::new();
    for action in actions {
        let kind = action.0.split(' ').next().unwrap_or_default();
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, alike)) => alike.push(action),
            None => kinds.push((kind, vec![action])),
        }
    }
    kinds
}

/// What the game calls a kind of action, if it has a name for it.
fn heading(kind: &str, words: &Words) -> Option<String> {
    words.try_say(&Phrase::new(format!("list-{kind}"))).ok()
}

/// What is always within reach: the choice, the whole list on a phone, what a bot would do.
fn foot(table: &TablePage<'_>, actions: usize, words: &Words) -> Markup {
    html! {
        div.at-hand {
            button #do .btn.primary form="act" name="action" value="" hidden {}
            label.btn.all {
                input.hidden-name #sheet type="checkbox";
                span { (words.word("actions")) } small { (actions) }
            }
            form action=(table.at("hint")) method="post" data-swap {
                (hidden_fields(table))
                button.btn.ghost.sm title=(words.word("hint")) { (kit::icon("bulb")) span { (words.word("hint")) } }
            }
        }
        p.small.muted.keys { (words.word("keys-about")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_of_a_kind_stand_together_in_the_order_of_the_game() {
        let action = |notation: &str| (notation.to_owned(), String::new());
        let actions = ["build a", "offer a", "build b", "done"].map(action);
        let kinds = kinds(&actions);
        let found: Vec<(&str, usize)> = kinds.iter().map(|(kind, alike)| (*kind, alike.len())).collect();
        assert_eq!(found, [("build", 2), ("offer", 1), ("done", 1)]);
    }
}
