//! What the program is built from: licences, banned crates, crates in several versions.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;
use std::{fs, iter};

use anyhow::{Context, bail, ensure};
use serde::Deserialize;

use crate::root;

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What is allowed: `crates.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Allowed {
    licences: BTreeSet<String>,
    banned: BTreeMap<String, String>,
    /// With the reason why they are tolerated.
    duplicates: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// Nothing for crates of this workspace.
    source: Option<String>,
}

pub(crate) fn check() -> anyhow::Result<()> {
    let file = root().join("xtask/crates.toml");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let allowed: Allowed = toml::from_str(&text).with_context(|| file.display().to_string())?;
    let packages = packages()?;
    let problems = problems(&allowed, &packages);
    ensure!(problems.is_empty(), "crates:\n  {}", problems.join("\n  "));
    println!("crates: {}, all with a licence that suits, none banned", packages.len());
    Ok(())
}

/// What is built on this machine: the crates for others need not be here.
fn packages() -> anyhow::Result<Vec<Package>> {
    let version = output("rustc", &["--version", "--verbose"])?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc names no host")?;
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let args = ["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host];
    let metadata: Metadata = serde_json::from_str(&output(&cargo, &args)?)?;
    Ok(metadata.packages)
}

fn output(program: &str, args: &[&str]) -> anyhow::Result<String> {
    let output = Command::new(program).args(args).current_dir(root()).output().context(program.to_owned())?;
    if !output.status.success() {
        bail!("{program} {}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?)
}

fn problems(allowed: &Allowed, packages: &[Package]) -> Vec<String> {
    let mut problems = Vec::new();
    for Package { name, version, license, source } in packages {
        if source.as_deref().is_some_and(|source| source != REGISTRY) {
            problems.push(format!("{name} {version} does not come from the registry"));
        }
        if let Some(reason) = allowed.banned.get(name) {
            problems.push(format!("{name} is banned: {reason}"));
        }
        if !suits(license.as_deref(), &allowed.licences) {
            problems.push(format!("{name} {version} has the licence {license:?}"));
        }
    }
    problems.extend(unneeded_licences(allowed, packages));
    problems.extend(duplicates(allowed, packages));
    problems
}

fn unneeded_licences(allowed: &Allowed, packages: &[Package]) -> Vec<String> {
    let is_needed = |licence: &String| {
        let mut others = allowed.licences.clone();
        others.remove(licence);
        packages.iter().any(|package| !suits(package.license.as_deref(), &others))
    };
    let unneeded = allowed.licences.iter().filter(|licence| !is_needed(licence));
    unneeded.map(|licence| format!("no crate needs the licence {licence} any more")).collect()
}

fn duplicates(allowed: &Allowed, packages: &[Package]) -> Vec<String> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        versions.entry(&package.name).or_default().push(&package.version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    let unwanted = versions.iter().filter(|(name, _)| !allowed.duplicates.contains_key(**name));
    let gone = allowed.duplicates.keys().filter(|name| !versions.contains_key(name.as_str()));
    unwanted
        .map(|(name, versions)| format!("{name} is there in several versions: {}", versions.join(", ")))
        .chain(gone.map(|name| format!("{name} is there in one version only: it need not be tolerated")))
        .collect()
}

/// Whether these licences suffice for an SPDX expression; old crates write `/` for `OR`.
fn suits(expression: Option<&str>, licences: &BTreeSet<String>) -> bool {
    let Some(expression) = expression else { return false };
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    either(&mut words, licences) && words.next().is_none()
}

type Words<'a> = iter::Peekable<std::str::SplitWhitespace<'a>>;

fn either(words: &mut Words<'_>, licences: &BTreeSet<String>) -> bool {
    let mut suits = both(words, licences);
    while words.next_if_eq(&"OR").is_some() {
        suits |= both(words, licences);
    }
    suits
}

fn both(words: &mut Words<'_>, licences: &BTreeSet<String>) -> bool {
    let mut suits = one(words, licences);
    while words.next_if_eq(&"AND").is_some() {
        suits &= one(words, licences);
    }
    suits
}

fn one(words: &mut Words<'_>, licences: &BTreeSet<String>) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let suits = either(words, licences);
        return words.next_if_eq(&")").is_some() && suits;
    }
    let licence = words.next().unwrap_or_default();
    if words.next_if_eq(&"WITH").is_some() {
        let exception = words.next().unwrap_or_default();
        return licences.contains(&format!("{licence} WITH {exception}"));
    }
    licences.contains(licence)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn licences(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(ToString::to_string).collect()
    }

    fn package(name: &str, version: &str, license: &str) -> Package {
        let source = Some(REGISTRY.to_owned());
        Package {
            name: name.to_owned(),
            version: version.to_owned(),
            license: Some(license.to_owned()),
            source,
        }
    }

    fn allowed() -> Allowed {
        let duplicates = BTreeMap::from([("twice".to_owned(), "because".to_owned())]);
        let banned = BTreeMap::from([("bad".to_owned(), "it is bad".to_owned())]);
        Allowed { licences: licences(&["MIT", "ISC"]), banned, duplicates }
    }

    fn good() -> Vec<Package> {
        vec![package("a", "1", "MIT"), package("twice", "1", "ISC"), package("twice", "2", "MIT OR GPL-3.0")]
    }

    #[test]
    fn expressions_are_understood() {
        let ours = licences(&["MIT", "Apache-2.0"]);
        for fine in ["MIT", "MIT/Apache-2.0", "GPL-3.0 OR MIT", "(GPL-3.0 OR MIT) AND Apache-2.0"] {
            assert!(suits(Some(fine), &ours), "{fine}");
        }
        for wrong in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT", "MIT MIT", "MIT WITH exception"] {
            assert!(!suits(Some(wrong), &ours), "{wrong}");
        }
        assert!(!suits(None, &ours));
    }

    #[test]
    fn this_program_passes() {
        check().unwrap();
    }

    #[test]
    fn what_is_allowed_passes() {
        assert_eq!(problems(&allowed(), &good()), Vec::<String>::new());
    }

    #[test]
    fn what_is_not_allowed_is_named() {
        let mut packages = good();
        packages.extend([package("bad", "1", "MIT"), package("a", "2", "MIT"), package("b", "1", "GPL-3.0")]);
        packages
            .push(Package { source: Some("git+https://example.org".to_owned()), ..package("c", "1", "MIT") });
        let found = problems(&allowed(), &packages).join("\n");
        for problem in ["bad is banned", "a is there in several", "b 1 has the licence", "c 1 does not come"]
        {
            assert!(found.contains(problem), "{problem}: {found}");
        }
    }

    #[test]
    fn what_is_no_longer_needed_must_go() {
        let found = problems(&allowed(), &good()[..1]).join("\n");
        assert!(found.contains("no crate needs the licence ISC"), "{found}");
        assert!(found.contains("twice is there in one version only"), "{found}");
    }
}
