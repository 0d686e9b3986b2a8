//! What a screen reader is told: the accessibility tree that the browser builds of a page.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::chromium::Chromium;

/// The labels of everything on the page that does something in the game and can be seen.
const LABELS: &str = "
    const things = [...document.querySelectorAll('[data-action], [data-panel]')];
    const seen = things.filter((thing) => thing.getClientRects().length > 0);
    const drawn = (thing) => thing.querySelector(':scope > title')?.textContent;
    return seen.map((thing) => drawn(thing) ?? (thing.title || thing.textContent));";

/// Whatever can have the focus says what it is and what it is called, and every action is a button with its label.
pub(crate) async fn everything_has_a_role_and_a_name(browser: &Chromium) {
    let tree = browser.browser("Accessibility.getFullAXTree", &json!({})).await;
    let nodes: Vec<&Value> =
        tree["nodes"].as_array().unwrap().iter().filter(|node| node["ignored"] == false).collect();
    for node in nodes.iter().filter(|node| can_have_the_focus(node)) {
        let role = node["role"]["value"].as_str().unwrap_or_default();
        assert!(!["", "generic", "none", "unknown"].contains(&role), "something has no role: {node}");
        assert!(!name(node).is_empty(), "a {role} has no name: {node}");
    }
    let buttons = nodes.iter().filter(|node| node["role"]["value"] == "button");
    let told: Vec<String> = buttons.map(|node| name(node)).collect();
    let labels = browser.strings(LABELS).await;
    for (label, count) in counted(labels.iter().map(|label| tidy(label))) {
        let often = told.iter().filter(|name| name.contains(&label)).count();
        assert!(often >= count, "“{label}” is not told as a button, or not often enough");
    }
}

fn can_have_the_focus(node: &Value) -> bool {
    let properties = node["properties"].as_array().map(Vec::as_slice).unwrap_or_default();
    properties.iter().any(|property| property["name"] == "focusable" && property["value"]["value"] == true)
}

fn name(node: &Value) -> String {
    tidy(node["name"]["value"].as_str().unwrap_or_default())
}

fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn counted(names: impl Iterator<Item = String>) -> BTreeMap<String, usize> {
    names.fold(BTreeMap::new(), |mut counts, name| {
        *counts.entry(name).or_default() += 1;
        counts
    })
}
