//! The words of the program itself, and how they are set apart in a terminal.

use std::path::Path;
use std::{fs, io};

use anstyle::{AnsiColor, Style};
use anyhow::anyhow;
use catalog::{GameKind, WishError};
use game::{Lang, Phrase, Words};
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

/// Why something cannot be done, in the language of the reader.
pub(crate) fn refused(why: &Phrase, lang: Lang) -> anyhow::Error {
    anyhow!(words(lang).say(why))
}

/// What was opened, or why not.
pub(crate) fn opened<T>(opened: Result<T, OpenError>, lang: Lang) -> anyhow::Result<T> {
    opened.map_err(|error| refused(&error.phrase(), lang))
}

/// What was wished for, or why it cannot be had.
pub(crate) fn granted<T>(granted: Result<T, WishError>, lang: Lang) -> anyhow::Result<T> {
    granted.map_err(|error| refused(&error.phrase(), lang))
}

/// The game of this name.
pub(crate) fn game(name: &str, lang: Lang) -> anyhow::Result<&'static dyn GameKind> {
    catalog::find(name).map_err(|error| refused(&error.phrase(), lang))
}

pub(crate) fn read_file(path: &Path, lang: Lang) -> anyhow::Result<String> {
    fs::read_to_string(path).map_err(|error| refused(&trouble(path, &error), lang))
}

pub(crate) fn write_file(path: &Path, text: &str, lang: Lang) -> anyhow::Result<()> {
    fs::write(path, text).map_err(|error| refused(&trouble(path, &error), lang))
}

/// What is the matter with a file.
pub(crate) fn trouble(path: &Path, error: &io::Error) -> Phrase {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "file-not-found",
        io::ErrorKind::PermissionDenied => "file-forbidden",
        io::ErrorKind::IsADirectory => "file-is-a-folder",
        io::ErrorKind::InvalidData => "file-no-text",
        io::ErrorKind::StorageFull => "file-no-space",
        _ => return Phrase::new("file-trouble").with("path", shown(path)).with("problem", error.to_string()),
    };
    Phrase::new(key).with("path", shown(path))
}

pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
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
    fn whatever_is_the_matter_with_a_file_is_said_in_both_languages() {
        use io::ErrorKind::*;
        for kind in [NotFound, PermissionDenied, IsADirectory, InvalidData, StorageFull, TimedOut] {
            let why = trouble(Path::new("x.json"), &kind.into());
            for lang in Lang::ALL {
                assert!(words(lang).try_say(&why).unwrap().contains("x.json"), "{kind}");
            }
        }
    }

    #[test]
    fn tenths_are_written_as_the_language_does() {
        assert_eq!(Lang::ALL.map(|lang| points(170, 10, lang)), ["17.0", "17,0"]);
        assert_eq!(Lang::ALL.map(|lang| points(17, 1, lang)), ["17", "17"]);
    }
}
