//! The words of the program itself, and how they are set apart in a terminal.

use anstyle::{AnsiColor, Style};
use anyhow::anyhow;
use catalog::GameKind;
use game::{Lang, Words};
use table::OpenError;

pub(crate) const ERROR: Style = AnsiColor::Red.on_default().bold();
pub(crate) const STRONG: Style = Style::new().bold();
pub(crate) const FAINT: Style = Style::new().dimmed();
pub(crate) const KEY: Style = AnsiColor::Cyan.on_default();

pub(crate) fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../locale/en.ftl"),
        Lang::Hu => include_str!("../locale/hu.ftl"),
    }
}

/// The program's own words.
pub(crate) fn words(lang: Lang) -> Words {
    Words::new(lang, &[locale(lang)])
}

/// The words of the program and of one game.
pub(crate) fn words_of(kind: &dyn GameKind, lang: Lang) -> Words {
    Words::new(lang, &[locale(lang), kind.locale(lang)])
}

/// What was opened, or why not in the language of the reader.
pub(crate) fn opened<T>(opened: Result<T, OpenError>, lang: Lang) -> anyhow::Result<T> {
    opened.map_err(|error| anyhow!(words(lang).say(&error.phrase())))
}

/// Text set apart in a terminal, plain elsewhere.
pub(crate) fn styled(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{}", style.render_reset())
}

/// Points with the tenths some games count: `18.3`, in Hungarian `18,3`.
pub(crate) fn points(score: i32, unit: i32, lang: Lang) -> String {
    if unit == 1 {
        return score.to_string();
    }
    let points = format!("{:.1}", f64::from(score) / f64::from(unit));
    match lang {
        Lang::En => points,
        Lang::Hu => points.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_complete() {
        testkit::same_messages(locale(Lang::En), locale(Lang::Hu));
    }

    #[test]
    fn tenths_are_written_as_the_language_does() {
        assert_eq!(Lang::ALL.map(|lang| points(170, 10, lang)), ["17.0", "17,0"]);
        assert_eq!(Lang::ALL.map(|lang| points(17, 1, lang)), ["17", "17"]);
    }
}
