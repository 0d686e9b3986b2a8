//! Where in an edition file something stands: from a place in the text to its keys, and back.

use toml::de::{DeArray, DeTable, DeValue};

/// The line of a byte, from 1.
pub(super) fn line_at(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

/// The line of the deepest key on the path that exists in the file.
pub(super) fn line_of_field(text: &str, path: &str) -> usize {
    let Ok(table) = DeTable::parse(text) else { return 1 };
    let mut offset = table.span().start;
    let mut here = DeValue::Table(table.into_inner());
    for key in path.split(['.', '[']).map(|key| key.trim_end_matches(']')) {
        let next = match &here {
            DeValue::Table(table) => table
                .iter()
                .find(|(name, _)| name.get_ref() == key)
                .map(|(name, value)| (name.span().start, value.get_ref().clone())),
            DeValue::Array(items) => key
                .parse::<usize>()
                .ok()
                .and_then(|index| items.get(index))
                .map(|value| (value.span().start, value.get_ref().clone())),
            _ => None,
        };
        let Some((start, value)) = next else { break };
        (offset, here) = (start, value);
    }
    line_at(text, offset)
}

/// The keys that lead to a place in the text.
pub(super) fn field_at(text: &str, offset: usize) -> Option<String> {
    let table = DeTable::parse(text).ok()?;
    let mut path = Vec::new();
    deepest_key(table.get_ref(), offset, &mut path);
    (!path.is_empty()).then(|| path.join("."))
}

fn deepest_key(table: &DeTable<'_>, offset: usize, path: &mut Vec<String>) {
    for (name, value) in table {
        let inside = name.span().contains(&offset) || value.span().contains(&offset);
        let nested = value.get_ref().as_table().is_some_and(|inner| reaches(inner, offset));
        if inside || nested {
            path.push(name.get_ref().to_string());
            match value.get_ref() {
                DeValue::Table(inner) => deepest_key(inner, offset, path),
                DeValue::Array(items) => deepest_item(items, offset, path),
                _ => {}
            }
            return;
        }
    }
}

/// The span of a table that was opened by a header covers the header alone: look into its values too.
fn reaches(table: &DeTable<'_>, offset: usize) -> bool {
    table.iter().any(|(name, value)| {
        let inner = value.get_ref().as_table().is_some_and(|inner| reaches(inner, offset));
        name.span().contains(&offset) || value.span().contains(&offset) || inner
    })
}

fn deepest_item(items: &DeArray<'_>, offset: usize, path: &mut Vec<String>) {
    let inside = |item: &toml::Spanned<DeValue<'_>>| {
        let nested = item.get_ref().as_table().is_some_and(|inner| reaches(inner, offset));
        item.span().contains(&offset) || nested
    };
    let Some((number, item)) = items.iter().enumerate().find(|(_, item)| inside(item)) else { return };
    if let Some(last) = path.last_mut() {
        *last = format!("{last}[{number}]");
    }
    if let DeValue::Table(inner) = item.get_ref() {
        deepest_key(inner, offset, path);
    }
}
