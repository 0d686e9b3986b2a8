//! Edition files: loading a folder of them, listing, showing, checking.

use std::fs;
use std::path::Path;

use catalog::WishError;
use game::edition::{Entry, Source};
use game::{Lang, Phrase};

use crate::cli::Editions;
use crate::speech::{self, FAINT, STRONG, styled};

/// Loads DIR/GAME/NAME.toml for every game.
pub(crate) fn load_all(folder: &Path, lang: Lang) -> anyhow::Result<()> {
    if !folder.is_dir() {
        return Err(speech::refused(
            &Phrase::new("editions-no-folder").with("path", speech::shown(folder)),
            lang,
        ));
    }
    warn_of_unknown_games(folder, lang)?;
    for kind in catalog::games() {
        let of_game = folder.join(kind.name());
        if !of_game.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&of_game)
            .map_err(|error| speech::refused(&speech::trouble(&of_game, &error), lang))?
        {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "toml") {
                load(*kind, &path, lang)?;
            }
        }
    }
    Ok(())
}

/// A folder whose name is mistyped would be passed over in silence.
fn warn_of_unknown_games(folder: &Path, lang: Lang) -> anyhow::Result<()> {
    let games: Vec<&str> = catalog::games().iter().map(|kind| kind.name()).collect();
    for entry in
        fs::read_dir(folder).map_err(|error| speech::refused(&speech::trouble(folder, &error), lang))?
    {
        let path = entry?.path();
        let is_game = games.iter().any(|game| path.file_name().is_some_and(|name| name == *game));
        if path.is_dir() && !is_game {
            let words = speech::words(lang);
            let warning = Phrase::new("editions-unknown-game").with("path", speech::shown(&path));
            let warning = words.say(&warning.with("known", games.join(", ")));
            anstream::eprintln!("{}: {warning}", styled(STRONG, words.word("warning")));
        }
    }
    Ok(())
}

fn load(kind: &dyn catalog::GameKind, path: &Path, lang: Lang) -> anyhow::Result<Vec<Entry>> {
    let text = speech::read_file(path, lang)?;
    let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let loaded = kind.load_edition(name, &speech::shown(path), &text);
    speech::granted(loaded.map_err(WishError::from), lang)
}

pub(crate) fn run(command: &Editions, lang: Lang) -> anyhow::Result<()> {
    match command {
        Editions::List => {
            list(lang);
            Ok(())
        }
        Editions::Show { game, name } => {
            let edition = speech::game(game, lang)?.edition(name);
            let file = speech::granted(edition.ok_or_else(|| WishError::NoEdition(name.clone())), lang)?;
            anstream::print!("{}", file.text);
            Ok(())
        }
        Editions::Check { game, file } => {
            let entries = load(speech::game(game, lang)?, file, lang)?;
            let words = speech::words(lang);
            anstream::println!(
                "{}",
                words.say(&Phrase::new("edition-good").with("entries", entries.len() as i64))
            );
            Ok(())
        }
    }
}

fn list(lang: Lang) {
    for kind in catalog::games() {
        let words = speech::words_of(*kind, lang);
        let entries = kind.edition_entries("default").unwrap_or_default();
        let notes = kind.notes(lang);
        let count = |source| entries.iter().filter(|entry| entry.source == source).count() as i64;
        let summary = Phrase::new("edition-summary")
            .with("entries", entries.len() as i64)
            .with("rulebook", count(Source::Rulebook))
            .with("published", count(Source::Published))
            .with("reconstructed", count(Source::Reconstructed));
        anstream::println!("{}: {}", styled(STRONG, kind.name()), words.say(&summary));
        for entry in
            entries.iter().filter(|entry| entry.source == Source::Reconstructed || entry.note.is_some())
        {
            let note = entry.note.as_ref().map_or("", |note| notes.get(note).unwrap_or(note));
            anstream::println!("  {} {}", entry.path, styled(FAINT, note));
        }
    }
}
