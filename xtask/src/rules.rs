//! Which tests cite which rule.
//!
//! A test cites a rule by its name (`s3_2_…`, `r1_…`) or in its documentation (`/// Rules 3.2, 3.4: …`).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, bail};

use crate::root;

pub(crate) fn run(game: Option<&str>) -> anyhow::Result<()> {
    let mut uncited = Vec::new();
    for entry in fs::read_dir(root().join("games"))? {
        let folder = entry?.path();
        let name = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if game.is_none_or(|wanted| wanted == name) {
            uncited.extend(check(&name, &folder, game.is_some())?);
        }
    }
    if uncited.is_empty() { Ok(()) } else { bail!("no test cites {}", uncited.join(", ")) }
}

/// Prints what was found and returns the rules that no test cites.
fn check(name: &str, folder: &Path, in_full: bool) -> anyhow::Result<Vec<String>> {
    let page = root().join(format!("docs/rules/{name}.en.md"));
    let text = fs::read_to_string(&page).with_context(|| page.display().to_string())?;
    let rules: Vec<String> = text.lines().filter_map(rule_number).collect();
    let mut citations = BTreeMap::new();
    collect(&folder.join("tests"), &mut citations)?;
    let tests_of = |rule: &String| citations.get(rule).cloned().unwrap_or_else(BTreeSet::new);
    if in_full {
        for rule in &rules {
            println!("{rule:>6}  {}", tests_of(rule).into_iter().collect::<Vec<_>>().join(", "));
        }
    }
    if let Some(unknown) = citations.keys().find(|rule| !rules.contains(rule)) {
        bail!("{name}: a test cites rule {unknown}, which is not on the page");
    }
    let uncited: Vec<String> = rules.iter().filter(|rule| tests_of(rule).is_empty()).cloned().collect();
    println!("rules: {name}: {} rules, {} without a test", rules.len(), uncited.len());
    Ok(uncited.into_iter().map(|rule| format!("{name} {rule}")).collect())
}

/// `**3.2** text` begins rule 3.2.
fn rule_number(line: &str) -> Option<String> {
    let (number, _) = line.strip_prefix("**")?.split_once("**")?;
    is_rule(number).then(|| number.to_owned())
}

fn is_rule(text: &str) -> bool {
    let digits = text.strip_prefix('R').unwrap_or(text);
    !digits.is_empty()
        && digits.split('.').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

fn collect(folder: &Path, citations: &mut BTreeMap<String, BTreeSet<String>>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, citations)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            cite(&fs::read_to_string(&path)?, citations);
        }
    }
    Ok(())
}

/// Reads the tests of one file: documentation, `#[test]`, name.
fn cite(source: &str, citations: &mut BTreeMap<String, BTreeSet<String>>) {
    let mut cited = BTreeSet::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(documentation) = line.strip_prefix("///") {
            cited.extend(cited_in(documentation));
        } else if line == "#[test]" {
            is_test = true;
        } else if let Some(function) = line.strip_prefix("fn ") {
            let name = function.split(['(', '<']).next().unwrap_or_default();
            if is_test {
                cited.extend(cited_by_name(name));
                for rule in std::mem::take(&mut cited) {
                    citations.entry(rule).or_default().insert(name.to_owned());
                }
            }
            cited.clear();
            is_test = false;
        }
    }
}

/// `Rules 3.2, 3.4 and ruling R1: …` cites three; only what stands before the first colon counts.
fn cited_in(documentation: &str) -> Vec<String> {
    let text = documentation.trim();
    if !text.starts_with("Rul") {
        return Vec::new();
    }
    let head = text.split(':').next().unwrap_or_default();
    let words = head.split([' ', ',', ';']).map(|word| word.trim_end_matches('.'));
    words
        .filter(|word| is_rule(word) && (word.contains('.') || word.starts_with('R')))
        .map(str::to_owned)
        .collect()
}

/// `s3_2_s3_4_words` cites 3.2 and 3.4, `r1_words` cites R1.
fn cited_by_name(name: &str) -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    let mut open = false;
    for part in name.split('_') {
        let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if let Some(chapter) = part.strip_prefix('s').filter(|text| number(text)) {
            rules.push(chapter.to_owned());
            open = true;
        } else if let Some(ruling) = part.strip_prefix('r').filter(|text| number(text)) {
            rules.push(format!("R{ruling}"));
            open = false;
        } else if open && number(part) {
            if let Some(last) = rules.last_mut() {
                last.push('.');
                last.push_str(part);
            }
        } else {
            break;
        }
    }
    rules.retain(|rule| rule.contains('.') || rule.starts_with('R'));
    rules
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_documentation_cite_rules() {
        assert_eq!(cited_by_name("s3_2_price_rises"), ["3.2"]);
        assert_eq!(cited_by_name("s8_3_s8_4_reward_2"), ["8.3", "8.4"]);
        assert_eq!(cited_by_name("r10_no_gain"), ["R10"]);
        assert_eq!(cited_by_name("three_players"), Vec::<String>::new());
        assert_eq!(cited_in(" Rules 3.2, 3.4 and ruling R1: since 2003."), ["3.2", "3.4", "R1"]);
        assert_eq!(cited_in(" Plays rule 3.2."), Vec::<String>::new());
    }

    #[test]
    fn only_tests_count() {
        let mut citations = BTreeMap::new();
        cite(
            "/// Rule 1.1: so.\nfn helper() {}\n/// Rule 1.2: so.\n#[test]\nfn a_test() {}\n",
            &mut citations,
        );
        assert_eq!(citations.keys().collect::<Vec<_>>(), ["1.2"]);
    }
}
