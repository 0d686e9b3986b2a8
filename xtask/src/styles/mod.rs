//! Style sheets are source: lines one can read, no class that nothing writes, none that nothing knows.

mod markup;
mod sheet;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use serde::Deserialize;

use crate::root;
use crate::tree::{all_files, entries, files, shown};
use markup::Written;

/// What cannot be read off the sources: `styles.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    /// Names put together when a page is drawn: how they begin, and how they may end.
    composed: BTreeMap<String, String>,
    /// Classes without a look of their own, with the reason why they are there.
    hooks: BTreeMap<String, String>,
}

/// What is drawn together: the pages, or one board.
struct Part {
    name: String,
    sheets: Vec<PathBuf>,
    sources: Vec<PathBuf>,
}

pub(crate) fn check() -> anyhow::Result<()> {
    let file = root().join("xtask/styles.toml");
    let told: Told =
        toml::from_str(&fs::read_to_string(&file)?).with_context(|| file.display().to_string())?;
    let mut problems = Vec::new();
    let mut lines = 0;
    for path in files(&root(), "css")? {
        let text = fs::read_to_string(&path)?;
        lines += text.lines().count();
        problems.extend(sheet::unreadable(&shown(&path), &text));
    }
    problems.extend(classes(&told, &parts()?)?);
    ensure!(problems.is_empty(), "styles:\n  {}", problems.join("\n  "));
    println!("styles: {lines} lines, every class is written and known");
    Ok(())
}

/// The kit that everything is drawn with comes first.
fn parts() -> anyhow::Result<Vec<Part>> {
    let (boards, web) = (root().join("apps/boards"), root().join("apps/web"));
    let (folders, mut shared): (Vec<_>, Vec<_>) =
        entries(&boards.join("src"))?.into_iter().partition(|path| path.is_dir());
    shared.extend(files(&boards.join("assets"), "svg")?);
    shared.extend(files(&web.join("assets"), "js")?);
    let sheets = files(&boards.join("assets"), "css")?;
    let mut parts = vec![Part { name: "the kit".to_owned(), sheets, sources: shared }];
    let sheets = files(&web.join("assets"), "css")?;
    let sources = [files(&web.join("src"), "rs")?, files(&web.join("assets"), "svg")?].concat();
    parts.push(Part { name: "the pages".to_owned(), sheets, sources });
    for folder in folders {
        let sheets = files(&folder, "css")?;
        parts.push(Part { name: shown(&folder), sheets, sources: all_files(&folder)? });
    }
    Ok(parts)
}

/// What a part writes, and the classes its sheets know.
struct Read<'a> {
    name: &'a str,
    written: Written,
    known: BTreeSet<String>,
}

fn read(part: &Part) -> anyhow::Result<Read<'_>> {
    let (mut written, mut known) = (Written::default(), BTreeSet::new());
    for source in &part.sources {
        written.read(source).with_context(|| source.display().to_string())?;
    }
    for path in &part.sheets {
        known.extend(sheet::classes(&fs::read_to_string(path)?));
    }
    Ok(Read { name: &part.name, written, known })
}

fn classes(told: &Told, parts: &[Part]) -> anyhow::Result<Vec<String>> {
    let parts = parts.iter().map(read).collect::<anyhow::Result<Vec<_>>>()?;
    let composed = composed(told);
    let mut problems = meanings(&parts);
    let mut everything = Written::default();
    for (place, part) in parts.iter().enumerate() {
        // The kit is for all: anything may write what it knows, and know what it writes.
        let near: Vec<&Read<'_>> = if place == 0 { parts.iter().collect() } else { vec![&parts[0], part] };
        problems.extend(disagreements(part, &near, told, &composed));
        everything.add(&part.written);
    }
    problems.extend(unneeded(told, &everything));
    Ok(problems)
}

/// Where the sheets of a part and what is written near it differ.
fn disagreements(
    part: &Read<'_>,
    near: &[&Read<'_>],
    told: &Told,
    composed: &BTreeSet<String>,
) -> Vec<String> {
    let Read { name, written, known } = part;
    let is_written =
        |class: &str| near.iter().any(|part| part.written.has(class)) || composed.contains(class);
    let is_known =
        |class: &str| near.iter().any(|part| part.known.contains(class)) || told.hooks.contains_key(class);
    let dead = known.iter().filter(|class| !is_written(class));
    let unknown = written.classes.iter().filter(|class| !is_known(class));
    let unlisted = written.beginnings.iter().filter(|beginning| !told.composed.contains_key(*beginning));
    dead.map(|class| format!("{name}: nothing writes the class {class}"))
        .chain(unknown.map(|class| format!("{name}: no sheet knows the class {class}")))
        .chain(unlisted.map(|beginning| format!("{name}: how does {beginning}… end?")))
        .collect()
}

/// A class means one thing on a page: what the pages know no board may dress otherwise, unless it is of the kit.
fn meanings(parts: &[Read<'_>]) -> Vec<String> {
    let [kit, pages, boards @ ..] = parts else { return Vec::new() };
    let clashes = |board: &Read<'_>| {
        let twice = board.known.intersection(&pages.known).filter(|class| !kit.known.contains(*class));
        twice
            .map(|class| format!("{}: {} know the class {class} too", board.name, pages.name))
            .collect::<Vec<_>>()
    };
    boards.iter().flat_map(clashes).collect()
}

/// What `styles.toml` says and no source does.
fn unneeded(told: &Told, written: &Written) -> Vec<String> {
    let hooks = told.hooks.keys().filter(|hook| !written.has(hook));
    let composed = told.composed.keys().filter(|beginning| !written.begins_with(beginning));
    hooks
        .map(|hook| format!("styles.toml: nothing writes the hook {hook} any more"))
        .chain(composed.map(|beginning| format!("styles.toml: nothing begins with {beginning}… any more")))
        .collect()
}

fn composed(told: &Told) -> BTreeSet<String> {
    let names = |(beginning, endings): (&String, &String)| -> Vec<String> {
        endings.split_whitespace().map(|ending| format!("{beginning}{ending}")).collect()
    };
    told.composed.iter().flat_map(names).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn told(composed: &[(&str, &str)], hooks: &[(&str, &str)]) -> Told {
        let map = |pairs: &[(&str, &str)]| {
            pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
        };
        Told { composed: map(composed), hooks: map(hooks) }
    }

    fn part(folder: &Path, name: &str, css: &str, rust: &str) -> Part {
        let (sheet, source) = (folder.join(format!("{name}.css")), folder.join(format!("{name}.rs")));
        fs::write(&sheet, css).unwrap();
        fs::write(&source, rust).unwrap();
        Part { name: name.to_owned(), sheets: vec![sheet], sources: vec![source] }
    }

    /// The kit, the pages and one board.
    fn problems(name: &str, told: &Told, texts: [(&str, &str); 3]) -> String {
        let folder = std::env::temp_dir().join(format!("pentapolis-styles-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let names = ["kit", "pages", "board"].into_iter().zip(texts);
        let parts: Vec<Part> = names.map(|(name, (css, rust))| part(&folder, name, css, rust)).collect();
        let problems = classes(told, &parts).unwrap().join("\n");
        fs::remove_dir_all(&folder).unwrap();
        problems
    }

    #[test]
    fn this_program_passes() {
        check().unwrap();
    }

    #[test]
    fn what_agrees_passes() {
        let told = told(&[("k-", "stone wood")], &[("told", "the script reads it")]);
        let pages = (".panel .on { top: 0; }", "fn a() { html! { p.panel.on[x].told {} } }");
        let board =
            (".k-stone, .k-wood { top: 0; }", "fn b() { html! { p.panel class={ \"k-\" (kind) } {} } }");
        let kit = (".tok { top: 0; }", "fn a() { html! { p.on {} } }");
        let board = (board.0, &*board.1.replace("p.panel", "p.tok"));
        assert_eq!(problems("fine", &told, [kit, pages, board]), "");
    }

    #[test]
    fn what_does_not_agree_is_named() {
        let told = told(&[("k-", "stone"), ("m-", "1")], &[("gone", "because")]);
        let pages = (".panel, .dead { top: 0; }", "fn a() { html! { p.panel.odd {} } }");
        let board = (
            ".k-stone, .k-wood, .b-1, .panel { top: 0; }",
            "fn b() { html! { p class={ \"k-\" (kind) \" b-\" (n) } {} } }",
        );
        let found = problems("wrong", &told, [("", ""), pages, board]);
        for problem in [
            "pages: nothing writes the class dead",
            "pages: no sheet knows the class odd",
            "board: nothing writes the class k-wood",
            "board: nothing writes the class b-1",
            "board: how does b-… end?",
            "board: pages know the class panel too",
            "nothing writes the hook gone",
            "nothing begins with m-…",
        ] {
            assert!(found.contains(problem), "{problem}: {found}");
        }
        assert!(!found.contains("k-stone"), "{found}");
    }

    #[test]
    fn pages_and_boards_do_not_count_on_each_other() {
        let texts = [("", ""), (".a { top: 0; }", ""), ("", "fn b() { html! { p.a {} } }")];
        let found = problems("own", &told(&[], &[]), texts);
        assert!(found.contains("pages: nothing writes the class a"), "{found}");
        assert!(found.contains("board: no sheet knows the class a"), "{found}");
    }
}
