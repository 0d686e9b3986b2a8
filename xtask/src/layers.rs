//! Dependencies point one way: apps → games → core.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, bail};

use crate::root;

/// The layers from the ground up.
const LAYERS: [&str; 3] = ["core", "games", "apps"];

/// What must not be linked into what, through whatever is between.
const APART: [(&str, &str); 12] = [
    ("catalog", "maud"),
    ("catalog", "testkit"),
    ("hall", "axum"),
    ("hall", "boards"),
    ("hall", "http"),
    ("hall", "hyper"),
    ("hall", "tower-http"),
    ("hall", "lab"),
    ("hall", "maud"),
    ("hall", "web"),
    ("web", "lab"),
    ("web", "testkit"),
];

struct Member {
    layer: usize,
    name: String,
    /// Dependencies of the program itself, and those of its tests.
    needs: Vec<String>,
    needs_for_tests: Vec<String>,
}

pub(crate) fn check() -> anyhow::Result<()> {
    let members = members()?;
    check_layers(&members)?;
    check_games(&members)?;
    check_apart(&members)?;
    check_eyes()?;
    println!("layers: {} crates, every dependency points to the core", members.len());
    Ok(())
}

fn check_layers(members: &[Member]) -> anyhow::Result<()> {
    let layer_of: BTreeMap<&str, usize> =
        members.iter().map(|member| (member.name.as_str(), member.layer)).collect();
    for member in members {
        for need in member.needs.iter().chain(&member.needs_for_tests) {
            let Some(&layer) = layer_of.get(need.as_str()) else { continue };
            if layer > member.layer {
                bail!(
                    "{} ({}) must not depend on {need} ({})",
                    member.name,
                    LAYERS[member.layer],
                    LAYERS[layer]
                );
            }
            if LAYERS[layer] == "games" && LAYERS[member.layer] == "games" {
                bail!("the games {} and {need} must not know each other", member.name);
            }
        }
    }
    Ok(())
}

/// The server links no laboratory, and what people play with links no proofs.
fn check_apart(members: &[Member]) -> anyhow::Result<()> {
    for (name, other) in APART {
        if reached(members, name).contains(other) {
            bail!("{name} must not be linked with {other}");
        }
    }
    Ok(())
}

/// Every member that is linked into this one.
fn reached<'a>(members: &'a [Member], name: &'a str) -> BTreeSet<&'a str> {
    let (mut reached, mut open) = (BTreeSet::new(), vec![name]);
    while let Some(name) = open.pop() {
        let needs = members.iter().filter(|member| member.name == name).flat_map(|member| &member.needs);
        open.extend(needs.map(String::as_str).filter(|&need| reached.insert(need)));
    }
    reached
}

/// Only the catalog names the games; only tests of other apps may use one as an example.
fn check_games(members: &[Member]) -> anyhow::Result<()> {
    let games: Vec<&str> = members
        .iter()
        .filter(|member| LAYERS[member.layer] == "games")
        .map(|member| member.name.as_str())
        .collect();
    for member in members.iter().filter(|member| member.name != "catalog" && member.name != "boards") {
        if let Some(game) = member.needs.iter().find(|need| games.contains(&need.as_str())) {
            bail!("{} names the game {game}; only the catalog and the boards may", member.name);
        }
    }
    Ok(())
}

/// Through whose eyes a page looks is decided in the hall: no handler and no page makes a `Viewer` of its own.
fn check_eyes() -> anyhow::Result<()> {
    for folder in ["pages", "routes"] {
        for entry in fs::read_dir(root().join("apps/web/src").join(folder))? {
            let path = entry?.path();
            let text = fs::read_to_string(&path)?;
            let source = text.split("#[cfg(test)]").next().unwrap_or_default();
            if let Some(line) = source.lines().position(|line| line.contains("Viewer::")) {
                bail!("{}:{}: ask the hall for an Access", path.display(), line + 1);
            }
        }
    }
    Ok(())
}

fn members() -> anyhow::Result<Vec<Member>> {
    let mut members = Vec::new();
    for (layer, folder) in LAYERS.iter().enumerate() {
        for entry in fs::read_dir(root().join(folder))? {
            let manifest = entry?.path().join("Cargo.toml");
            if manifest.exists() {
                let text = fs::read_to_string(&manifest)?;
                let table: toml::Table = text.parse().with_context(|| manifest.display().to_string())?;
                members.push(member(layer, &table)?);
            }
        }
    }
    Ok(members)
}

fn member(layer: usize, manifest: &toml::Table) -> anyhow::Result<Member> {
    let keys = |section: &str| -> Vec<String> {
        let table = manifest.get(section).and_then(toml::Value::as_table);
        table.map(|table| table.keys().cloned().collect()).unwrap_or_default()
    };
    let name = manifest.get("package").and_then(|package| package.get("name")).and_then(toml::Value::as_str);
    Ok(Member {
        layer,
        name: name.context("a crate has no name")?.to_owned(),
        needs: keys("dependencies"),
        needs_for_tests: keys("dev-dependencies"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app(name: &str, needs: &[&str]) -> Member {
        let needs = needs.iter().map(ToString::to_string).collect();
        Member { layer: 2, name: name.to_owned(), needs, needs_for_tests: vec!["testkit".to_owned()] }
    }

    #[test]
    fn the_laboratory_is_found_behind_other_crates() {
        let apart = [app("web", &["catalog"]), app("catalog", &["game"]), app("pentapolis", &["web", "lab"])];
        assert!(check_apart(&apart).is_ok());
        let linked = [app("web", &["hall"]), app("hall", &["store"]), app("store", &["lab"])];
        let refused = check_apart(&linked).map_err(|error| error.to_string());
        assert_eq!(refused, Err("hall must not be linked with lab".to_owned()));
    }

    #[test]
    fn proofs_are_not_linked_into_the_catalog() {
        assert!(check_apart(&[app("catalog", &["boards"]), app("boards", &["testkit"])]).is_err());
    }

    #[test]
    fn the_crates_keep_to_their_layers() {
        assert!(check().is_ok());
    }
}
