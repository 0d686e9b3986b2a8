//! Edition files: loading a folder of them, listing, showing, checking.

use std::fs;
use std::path::Path;

use anyhow::{Context, anyhow, bail};
use game::edition::{Entry, Source};
use game::{Lang, Phrase};

use crate::cli::Editions;
use crate::speech::{self, FAINT, STRONG, styled};

/// Loads DIR/GAME/NAME.toml for every game.
pub(crate) fn load_all(folder: &Path) -> anyhow::Result<()> {
    if !folder.is_dir() {
        bail!("{} is no folder", folder.display());
    }
    warn_of_unknown_games(folder)?;
    for kind in catalog::games() {
        let of_game = folder.join(kind.name());
        if !of_game.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&of_game).with_context(|| of_game.display().to_string())? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "toml") {
                load(*kind, &path)?;
            }
        }
    }
    Ok(())
}

/// A folder whose name is mistyped would be passed over in silence.
fn warn_of_unknown_games(folder: &Path) -> anyhow::Result<()> {
    let games: Vec<&str> = catalog::games().iter().map(|kind| kind.name()).collect();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let is_game = games.iter().any(|game| path.file_name().is_some_and(|name| name == *game));
        if path.is_dir() && !is_game {
            let (warning, games) = (styled(STRONG, "warning"), games.join(", "));
            anstream::eprintln!("{warning}: {} is not the name of a game ({games})", path.display());
        }
    }
    Ok(())
}

fn load(kind: &dyn catalog::GameKind, path: &Path) -> anyhow::Result<Vec<Entry>> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let name =
        path.file_stem().and_then(|stem| stem.to_str()).ok_or_else(|| anyhow!("the file has no name"))?;
    Ok(kind.load_edition(name, &path.display().to_string(), &text)?)
}

pub(crate) fn run(command: &Editions, lang: Lang) -> anyhow::Result<()> {
    match command {
        Editions::List => {
            list(lang);
            Ok(())
        }
        Editions::Show { game, name } => {
            let kind = catalog::find(game)?;
            let file = kind.edition(name).ok_or_else(|| anyhow!("there is no edition `{name}` of {game}"))?;
            anstream::print!("{}", file.text);
            Ok(())
        }
        Editions::Check { game, file } => {
            let entries = load(catalog::find(game)?, file)?;
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
            let note = entry.note.as_deref().unwrap_or_default();
            anstream::println!("  {} {}", entry.path, styled(FAINT, note));
        }
    }
}
