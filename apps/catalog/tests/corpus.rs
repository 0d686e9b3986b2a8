//! Every game that an earlier build stored can be opened, replayed, verified and played on.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::{BotName, LiveGame};
use table::GameFile;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")
}

/// The files with their names, e.g. `2026-11-15-e0bae34/deus-running.json`.
fn files() -> Vec<(String, GameFile)> {
    let folders = fs::read_dir(corpus()).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = folders
        .filter(|path| path.is_dir())
        .flat_map(|folder| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    files.sort();
    files.into_iter().map(|path| (name(&path), read(&path))).collect()
}

fn name(path: &Path) -> String {
    path.strip_prefix(corpus()).unwrap().display().to_string()
}

fn read(path: &Path) -> GameFile {
    GameFile::read(&fs::read_to_string(path).unwrap())
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn open(name: &str, file: &GameFile) -> Box<dyn LiveGame> {
    let kind = catalog::find(&file.game).unwrap();
    kind.open_table(file).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn every_old_game_opens_and_says_when_its_log_leads_elsewhere() {
    let files = files();
    assert!(files.len() >= 40, "only {} old games", files.len());
    let resumed: BTreeSet<String> = files
        .iter()
        .filter(|(name, file)| open(name, file).is_resumed())
        .map(|(name, _)| name.clone())
        .collect();
    let listed = fs::read_to_string(corpus().join("resumed.txt")).unwrap();
    assert_eq!(resumed, listed.lines().map(str::to_owned).collect(), "corpus/resumed.txt is not exact");
}

#[test]
fn old_games_that_replay_are_still_fair() {
    for (name, file) in files() {
        if !open(&name, &file).is_resumed() {
            let verdict = catalog::find(&file.game).unwrap().verify(&file).unwrap();
            assert!(verdict.is_fair(), "{name}: {verdict:?}");
        }
    }
}

#[test]
fn old_games_can_be_played_to_their_end_and_saved_again() {
    for (name, file) in files() {
        let mut live = open(&name, &file);
        while let Some(seat) = live.to_act().first() {
            live.act_as(seat, BotName::Random);
        }
        let again = open(&name, &GameFile::read(&live.save(&file.names).write()).unwrap());
        assert_eq!(again.outcome(), live.outcome(), "{name}");
    }
}
