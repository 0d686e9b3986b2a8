//! What a style sheet says, as far as its form goes.

use std::collections::BTreeSet;

const LONGEST: usize = 119;

/// Lines that are too long, or that hold more than one declaration.
pub(super) fn unreadable(name: &str, text: &str) -> Vec<String> {
    let plain = plain(text);
    let lines = text.lines().zip(plain.lines()).enumerate();
    lines
        .filter_map(|(number, (line, plain))| {
            let place = format!("{name}:{}", number + 1);
            let length = line.chars().count();
            if length > LONGEST {
                return Some(format!("{place}: {length} characters, not {LONGEST}"));
            }
            let is_crowded = [';', '{', '}'].iter().any(|&mark| plain.matches(mark).count() > 1);
            is_crowded.then(|| format!("{place}: one declaration per line"))
        })
        .collect()
}

/// The classes that selectors name.
pub(super) fn classes(text: &str) -> BTreeSet<String> {
    let plain = plain(text);
    let mut classes = BTreeSet::new();
    for part in plain.split_inclusive(['{', '}', ';']) {
        let Some(selector) = part.strip_suffix('{') else { continue };
        for after in selector.split('.').skip(1) {
            let name: String = after.chars().take_while(|&c| is_part_of_a_name(c)).collect();
            if name.starts_with(|c: char| c.is_ascii_alphabetic()) {
                classes.insert(name);
            }
        }
    }
    classes
}

pub(super) fn is_part_of_a_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// The text with blanks for comments and strings, so that every line stays where it is.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' | '\'' => rest[1..].find(first).map_or(rest.len(), |end| end + 2),
            other => {
                plain.push(other);
                rest = &rest[other.len_utf8()..];
                continue;
            }
        };
        plain.extend(rest[..length].chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
        rest = &rest[length..];
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_holds_one_declaration() {
        let fine = "/* a; b; */\n.a { top: 0; }\n.b {\n  content: \"a; b; {}\";\n}\n";
        assert_eq!(unreadable("x.css", fine), Vec::<String>::new());
        assert_eq!(unreadable("x.css", ".a { top: 0; left: 0; }"), ["x.css:1: one declaration per line"]);
        assert_eq!(
            unreadable("x.css", "\n.a { top: 0 } .b { top: 0 }"),
            ["x.css:2: one declaration per line"]
        );
        assert_eq!(unreadable("x.css", "@media print { .a { top: 0; } }").len(), 1);
    }

    #[test]
    fn a_line_fits_on_a_screen() {
        assert!(unreadable("x.css", &"é".repeat(119)).is_empty());
        assert_eq!(unreadable("x.css", &"é".repeat(120)), ["x.css:1: 120 characters, not 119"]);
    }

    #[test]
    fn classes_are_found_in_selectors_only() {
        let text = "/* .no */ .a.b-1 > p:is(.c, .d_e) { margin: .5em; background: url(x.png); }\n\
            @media (min-width: 1.5em) { .f { --g: \".h\"; .i & { top: 0; } } }";
        let found: Vec<String> = classes(text).into_iter().collect();
        assert_eq!(found, ["a", "b-1", "c", "d_e", "f", "i"]);
    }
}
