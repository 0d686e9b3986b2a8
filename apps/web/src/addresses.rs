//! Where everything is: the addresses that pages link to are made here.

use std::fmt::Display;

use game::{Lang, Seat};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, PercentEncode, utf8_percent_encode};

/// The page of a table.
pub(crate) fn table(id: &str) -> String {
    format!("/t/{id}/")
}

/// What belongs to a table: `log`, `undo`, `replay` …
pub(crate) fn at_table(id: &str, what: &str) -> String {
    format!("/t/{id}/{what}")
}

/// The table through the eyes of a seat.
pub(crate) fn table_as(id: &str, seat: Seat) -> String {
    format!("/t/{id}/?as={}", seat.index())
}

/// The table as it was shown: through the eyes of one of several seats, or drawn as text.
pub(crate) fn table_shown(id: &str, seat: Option<u8>, plain: bool) -> String {
    let seat = seat.map(|seat| format!("as={seat}"));
    let query = seat.into_iter().chain(plain.then(|| "plain=yes".to_owned())).collect::<Vec<_>>().join("&");
    if query.is_empty() { table(id) } else { format!("{}?{query}", table(id)) }
}

/// The replay after so many moves, through the eyes of a seat or of all.
pub(crate) fn replay(id: &str, number: usize, eyes: Option<Seat>) -> String {
    match eyes {
        Some(seat) => format!("/t/{id}/replay?move={number}&as={}", seat.index()),
        None => format!("/t/{id}/replay?move={number}"),
    }
}

pub(crate) fn rules(game: &str) -> String {
    format!("/rules/{game}")
}

pub(crate) fn rules_in(game: &str, lang: Lang) -> String {
    format!("/rules/{game}?lang={lang}")
}

/// One rule on its page.
pub(crate) fn rule(game: &str, number: impl Display) -> String {
    format!("/rules/{game}#r{number}")
}

/// The default edition of a game.
pub(crate) fn edition(game: &str) -> String {
    format!("/editions/{game}")
}

pub(crate) fn edition_named(game: &str, name: &str) -> String {
    format!("/editions/{game}?name={}", encoded(name))
}

/// One entry of an edition.
pub(crate) fn entry(game: &str, edition: &str, path: &str) -> String {
    format!("{}#{path}", edition_named(game, edition))
}

/// The form for a new table of this game.
pub(crate) fn new_table(game: &str) -> String {
    format!("/new?game={game}")
}

pub(crate) fn new_table_for(game: &str, seats: u8) -> String {
    format!("/new?game={game}&seats={seats}")
}

/// A game against bots, at once.
pub(crate) fn play(game: &str) -> String {
    format!("/play/{game}")
}

/// All tables that wait, run or are over.
pub(crate) fn tables(status: impl Display) -> String {
    format!("/tables/{status}")
}

pub(crate) fn my_tables(page: i64) -> String {
    format!("/mine?page={page}")
}

/// Where somebody is signed out on another device.
pub(crate) fn end_of_session(id: &str) -> String {
    format!("/who/sessions/{id}/end")
}

/// Another language, and back to where one was.
pub(crate) fn language(lang: Lang, back: &str) -> String {
    format!("/lang/{lang}?back={}", encoded(back))
}

/// Another theme, and back to where one was.
pub(crate) fn theme(name: &str, back: &str) -> String {
    format!("/theme/{name}?back={}", encoded(back))
}

/// Everything in another address but these is written in percents.
const KEPT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~').remove(b'/');

/// An address as a part of another one.
fn encoded(text: &str) -> PercentEncode<'_> {
    utf8_percent_encode(text, KEPT)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn an_address_fits_into_another() {
        let back = language(Lang::Hu, "/t/ab-c_1.~/?as=1&x=é");
        assert_eq!(back, "/lang/hu?back=/t/ab-c_1.~/%3Fas%3D1%26x%3D%C3%A9");
    }

    #[test]
    fn a_position_has_an_address() {
        assert_eq!(replay("abc", 7, None), "/t/abc/replay?move=7");
        assert_eq!(replay("abc", 7, Some(Seat(2))), "/t/abc/replay?move=7&as=2");
    }

    /// Whoever changes an address changes it here.
    #[test]
    fn pages_make_no_addresses() {
        let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pages");
        for entry in fs::read_dir(pages).unwrap() {
            let path = entry.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            for begun in ["/t/", "/rules/", "/editions/", "/new?", "/play/", "/tables/", "/mine?", "/lang/"] {
                assert!(
                    !text.contains(&format!("\"{begun}")),
                    "{} makes an address {begun}…",
                    path.display()
                );
            }
        }
    }
}
