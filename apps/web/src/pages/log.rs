//! Lines of the log with their links: a rule to the rules, a card to its entry in the edition.

use boards::kit;
use catalog::LogLine;
use game::{Piece, Seat, Viewer, Words};
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

/// Newest first, as the eye looks for it. Moves in a row that are told in the same words are told once, with a number.
pub(crate) fn lines(room: &Room, viewer: Viewer, moves: std::ops::Range<usize>, words: &Words) -> Markup {
    let Some(live) = room.live.as_deref() else { return html! {} };
    let links = Links::of(room);
    let told = moves.map(|number| Told {
        number,
        by: live.played(number).map(|(seat, _)| seat),
        lines: live.log(number, viewer, words),
        times: 1,
    });
    let told = grouped(told.filter(|told| !told.lines.is_empty()));
    html! {
        ol.log {
            @for told in told.iter().rev() { (entry(told, &links, words)) }
        }
    }
}

/// What one or more moves in a row are told in.
struct Told {
    /// The first of them.
    number: usize,
    by: Option<Seat>,
    lines: Vec<LogLine>,
    times: usize,
}

impl Told {
    fn is_told_like(&self, other: &Told) -> bool {
        self.by == other.by && self.lines == other.lines && self.lines.iter().all(|line| line.dice.is_empty())
    }
}

fn grouped(moves: impl Iterator<Item = Told>) -> Vec<Told> {
    let mut grouped: Vec<Told> = Vec::new();
    for told in moves {
        match grouped.last_mut() {
            Some(last) if last.is_told_like(&told) => last.times += 1,
            _ => grouped.push(told),
        }
    }
    grouped
}

fn entry(told: &Told, links: &Links<'_>, words: &Words) -> Markup {
    html! {
        li data-key={ "log-" (told.number) } {
            @if let Some(seat) = told.by { (kit::sized_seat_token(seat, "s")) }
            span {
                @for line in &told.lines { (links.line(line, words)) }
                @if told.times > 1 { b { "×" (told.times) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(number: usize, by: u8, text: &str, dice: &[u8]) -> Told {
        let dice = if dice.is_empty() { Vec::new() } else { vec![dice.to_vec()] };
        let line = LogLine { pieces: vec![Piece::Text(text.to_owned())], rule: None, dice };
        Told { number, by: Some(Seat(by)), lines: vec![line], times: 1 }
    }

    fn groups(moves: Vec<Told>) -> Vec<(usize, usize)> {
        grouped(moves.into_iter()).iter().map(|told| (told.number, told.times)).collect()
    }

    #[test]
    fn equal_moves_of_one_seat_in_a_row_are_told_once() {
        let moves =
            vec![told(0, 0, "a", &[]), told(1, 0, "a", &[]), told(2, 1, "a", &[]), told(3, 0, "a", &[])];
        assert_eq!(groups(moves), [(0, 2), (2, 1), (3, 1)]);
    }

    #[test]
    fn every_throw_of_dice_is_told() {
        assert_eq!(groups(vec![told(0, 0, "a", &[6]), told(1, 0, "a", &[6])]), [(0, 1), (1, 1)]);
    }
}
