//! The words of the pages: the server's own, and those of each game.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use catalog::GameKind;
use game::{Lang, Words};
use hall::Room;

pub(crate) fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../locale/en.ftl"),
        Lang::Hu => include_str!("../locale/hu.ftl"),
    }
}

/// Read once: a page needs them in a millisecond.
static WORDS: LazyLock<BTreeMap<(&str, &str), Words>> = LazyLock::new(|| {
    let mut words = BTreeMap::new();
    for lang in Lang::ALL {
        words.insert(("", lang.code()), Words::new(lang, &[locale(lang)]));
        for kind in catalog::games() {
            let sources = [kind.locale(lang), boards::words(kind.name(), lang), locale(lang)];
            words.insert((kind.name(), lang.code()), Words::new(lang, &sources));
        }
    }
    words
});

/// The server's own words.
pub(crate) fn plain(lang: Lang) -> Words {
    WORDS[&("", lang.code())].clone()
}

/// The words of one game, and the server's own.
pub(crate) fn of(kind: &dyn GameKind, lang: Lang) -> Words {
    WORDS[&(kind.name(), lang.code())].clone()
}

/// The words at a table, where seats are called by the names of those who sit there.
pub(crate) fn at(room: &Room, lang: Lang) -> Words {
    room.kind().map_or_else(|| plain(lang), |kind| of(kind, lang)).with_names(room.seating.names())
}

/// Points with the tenths some games count, in the language's notation: `18.3` or `18,3`.
pub(crate) fn points(score: i32, unit: i32, lang: Lang) -> String {
    if unit == 1 {
        return score.to_string();
    }
    let text = format!("{:.1}", f64::from(score) / f64::from(unit));
    if lang == Lang::Hu { text.replace('.', ",") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_complete() {
        testkit::same_messages(locale(Lang::En), locale(Lang::Hu));
    }

    #[test]
    fn no_game_redefines_a_word_of_the_server() {
        for kind in catalog::games() {
            for source in [kind.locale(Lang::En), boards::words(kind.name(), Lang::En)] {
                let keys = |text: &'static str| {
                    text.lines()
                        .filter(|line| !line.starts_with(' '))
                        .filter_map(|line| line.split_once(" ="))
                        .map(|(key, _)| key)
                };
                for key in keys(source) {
                    assert!(
                        keys(locale(Lang::En)).all(|own| own != key),
                        "{}: `{key}` is taken",
                        kind.name()
                    );
                }
            }
        }
    }
}
