//! Lines of the log with their links: a rule to the rules, a card to its entry in the edition.

use boards::kit;
use catalog::{LiveGame, LogLine};
use game::{Piece, Viewer, Words};
use hall::Room;
use maud::{Markup, html};

use super::with_text;
use crate::addresses;

/// Where the links of one table's log lead.
pub(crate) struct Links<'a> {
    game: &'a str,
    edition: Option<Edition<'a>>,
}

/// An edition by name with the headings of its file.
struct Edition<'a> {
    name: &'a str,
    headings: Vec<&'static str>,
}

impl<'a> Links<'a> {
    pub(crate) fn of(room: &'a Room) -> Self {
        let name = room.seating.wish.edition.as_str();
        let file = room.kind().and_then(|kind| kind.edition(name));
        let headings = file.map(|file| file.text.lines().filter_map(heading).collect());
        let edition = headings.map(|headings| Edition { name, headings });
        Links { game: &room.row.game, edition }
    }

    /// The page and place where a thing is described, e.g. the entry `missions.jeweller` for `mission-jeweller`.
    fn address(&self, key: &str) -> Option<String> {
        let edition = self.edition.as_ref()?;
        let heading =
            edition.headings.iter().filter(|heading| is_entry_of(heading, key)).max_by_key(|h| h.len())?;
        Some(addresses::entry(self.game, edition.name, heading))
    }

    pub(crate) fn line(&self, line: &LogLine, words: &Words) -> Markup {
        html! {
            @for piece in &line.pieces {
                @match piece {
                    Piece::Text(text) => (text),
                    Piece::Name { key, text } => @match self.address(key) {
                        Some(address) => a.thing href=(address) target="_blank" rel="noopener" { (text) },
                        None => (text),
                    },
                }
            }
            " "
            @if let Some(rule) = line.rule { (rule_link(self.game, rule, words)) " " }
        }
    }
}

/// The path of an entry where this line of an edition begins one: `[missions.jeweller]`.
pub(crate) fn heading(line: &str) -> Option<&str> {
    let path = line.strip_prefix('[')?.strip_suffix(']')?;
    path.contains('.').then_some(path).filter(|path| !path.contains(['[', ' ']))
}

/// Words of things are called after their entries: `mission-jeweller` after `missions.jeweller`.
fn is_entry_of(heading: &str, key: &str) -> bool {
    let Some((kind, entry)) = heading.split_once('.') else { return false };
    let Some(prefix) = key.strip_suffix(entry).and_then(|prefix| prefix.strip_suffix('-')) else {
        return false;
    };
    let kind = kind.trim_end_matches('s');
    kind.contains(prefix) || prefix.contains(kind)
}

pub(crate) fn rule_link(game: &str, rule: &str, words: &Words) -> Markup {
    html! { a.rule href=(addresses::rule(game, rule)) target="_blank" rel="noopener" { (with_text(words, "rule", "number", rule)) } }
}

/// Newest first, as the eye looks for it.
pub(crate) fn lines(room: &Room, viewer: Viewer, moves: std::ops::Range<usize>, words: &Words) -> Markup {
    let Some(live) = room.live.as_deref() else { return html! {} };
    let links = Links::of(room);
    html! {
        ol.log {
            @for number in moves.rev() { (entry(live, number, viewer, &links, words)) }
        }
    }
}

fn entry(live: &dyn LiveGame, number: usize, viewer: Viewer, links: &Links<'_>, words: &Words) -> Markup {
    let lines = live.log(number, viewer, words);
    if lines.is_empty() {
        return html! {};
    }
    html! {
        li data-key={ "log-" (number) } {
            @if let Some((seat, _)) = live.played(number) { (kit::sized_seat_token(seat, "s")) }
            span { @for line in &lines { (links.line(line, words)) } }
        }
    }
}
