//! Dependencies point one way: apps → games → core.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, bail};

use crate::root;

/// The layers from the ground up.
const LAYERS: [&str; 3] = ["core", "games", "apps"];

struct Member {
    layer: usize,
    name: String,
    /// Dependencies of the program itself, and those of its tests.
    needs: Vec<String>,
    needs_for_tests: Vec<String>,
}

pub(crate) fn check() -> anyhow::Result<()> {
    let members = members()?;
    let layer_of: BTreeMap<&str, usize> =
        members.iter().map(|member| (member.name.as_str(), member.layer)).collect();
    for member in &members {
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
    check_games(&members)?;
    println!("layers: {} crates, every dependency points to the core", members.len());
    Ok(())
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
