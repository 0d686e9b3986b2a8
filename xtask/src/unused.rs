//! Crates that a manifest names and no source uses.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use proc_macro2::{TokenStream, TokenTree};

use crate::root;
use crate::tree::{entries, files, shown};

/// What a macro of ours names in the crate that calls it.
const BY_MACRO: [(&str, [&str; 4]); 1] = [("pieces!", ["enum_map", "enumset", "serde", "strum"])];

pub(crate) fn check() -> anyhow::Result<()> {
    let mut problems = Vec::new();
    let mut named = BTreeSet::new();
    let folders = members()?;
    for folder in &folders {
        let manifest = manifest(folder)?;
        named.extend(sections(&manifest).flat_map(|(_, needs)| needs));
        let used = Used::read(folder).with_context(|| shown(folder))?;
        problems.extend(
            unused(&manifest, &used).into_iter().map(|name| format!("{} does not use {name}", shown(folder))),
        );
    }
    let workspace = manifest(&root())?.get("workspace").cloned().context("this is no workspace")?;
    let known = keys(workspace.as_table().context("the workspace is no table")?, "dependencies");
    problems.extend(known.difference(&named).map(|name| format!("no crate names {name} of the workspace")));
    ensure!(problems.is_empty(), "dependencies:\n  {}", problems.join("\n  "));
    println!("dependencies: {} crates use all they name", folders.len());
    Ok(())
}

/// Every folder with a crate.
fn members() -> anyhow::Result<Vec<PathBuf>> {
    let mut folders = vec![root().join("xtask")];
    for layer in ["core", "games", "apps"] {
        folders.extend(entries(&root().join(layer))?);
    }
    folders.retain(|folder| folder.join("Cargo.toml").exists());
    Ok(folders)
}

fn manifest(folder: &Path) -> anyhow::Result<toml::Table> {
    let path = folder.join("Cargo.toml");
    fs::read_to_string(&path)?.parse().with_context(|| path.display().to_string())
}

fn keys(table: &toml::Table, section: &str) -> BTreeSet<String> {
    let section = table.get(section).and_then(toml::Value::as_table);
    section.map(|section| section.keys().cloned().collect()).unwrap_or_default()
}

fn sections(manifest: &toml::Table) -> impl Iterator<Item = (&'static str, BTreeSet<String>)> + '_ {
    ["dependencies", "dev-dependencies"].into_iter().map(|section| (section, keys(manifest, section)))
}

/// The names that stand before `::` or after `use`: in the program itself, and in everything with its tests.
#[derive(Default)]
struct Used {
    program: BTreeSet<String>,
    all: BTreeSet<String>,
}

impl Used {
    fn read(folder: &Path) -> anyhow::Result<Self> {
        let mut used = Used::default();
        for path in files(folder, "rs")? {
            let text = fs::read_to_string(&path)?;
            let tokens: TokenStream = text.parse().map_err(|error| anyhow!("{}: {error}", path.display()))?;
            let mut names = names(tokens);
            let called = BY_MACRO.iter().filter(|(call, _)| text.contains(call));
            names.extend(called.flat_map(|(_, named)| named).map(ToString::to_string));
            if path.starts_with(folder.join("src")) {
                used.program.extend(names.iter().cloned());
            }
            used.all.extend(names);
        }
        Ok(used)
    }
}

fn names(tokens: TokenStream) -> BTreeSet<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = BTreeSet::new();
    for (place, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => found.extend(names(group.stream())),
            TokenTree::Ident(name) => {
                let is = |place: Option<usize>, text: &str| {
                    place.and_then(|place| tokens.get(place)).is_some_and(|token| token.to_string() == text)
                };
                let is_path = is(Some(place + 1), ":") && is(Some(place + 2), ":");
                if is_path || is(place.checked_sub(1), "use") {
                    found.insert(name.to_string());
                }
            }
            _ => {}
        }
    }
    found
}

fn unused(manifest: &toml::Table, used: &Used) -> Vec<String> {
    let is_unused = |section: &str, name: &str| {
        let names = if section == "dependencies" { &used.program } else { &used.all };
        !names.contains(&name.replace('-', "_"))
    };
    sections(manifest)
        .flat_map(|(section, needs)| needs.into_iter().filter(move |name| is_unused(section, name)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used(program: &str, tests: &str) -> Used {
        let [program, tests] = [program, tests].map(|text| names(text.parse().unwrap()));
        Used { all: program.union(&tests).cloned().collect(), program }
    }

    #[test]
    fn this_program_passes() {
        check().unwrap();
    }

    #[test]
    fn paths_are_uses_and_words_are_not() {
        let found = names(
            "/// a::b\nuse c;\n#[d::e] fn f() { g::h(i); j!(k::l) } // m::n\nconst O: &str = \"p::q\";"
                .parse()
                .unwrap(),
        );
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["c", "d", "g", "k"]);
    }

    #[test]
    fn what_nothing_uses_is_named() {
        let manifest = "[dependencies]\na-b = '1'\nc = '1'\nd = '1'\n[dev-dependencies]\ne = '1'\nf = '1'";
        let used = used("use a_b::x; fn g() { c::y() }", "use d::z; use e::z;");
        assert_eq!(unused(&manifest.parse().unwrap(), &used), ["d", "f"]);
    }
}
