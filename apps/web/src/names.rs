//! Names as they may appear on a page: one line that everybody can see and nobody can hide behind.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::oops::Oops;

/// The longest name.
const LONGEST: usize = 40;
/// More marks than this on one letter are a nuisance to those who sit above and below.
const MOST_MARKS: usize = 3;

/// A name without what cannot be seen or turns the text around it; not empty, not endless.
pub(crate) fn tidy(name: &str) -> Result<String, Oops> {
    let name: String = name.nfkc().filter(|&c| !is_invisible(c)).collect();
    let name: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let words = name.split_whitespace().map(with_few_marks).filter(|word| !word.is_empty());
    let name = words.collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(Oops::Bad("oops-empty-name"));
    }
    if name.chars().count() > LONGEST {
        return Err(Oops::Bad("oops-long-name"));
    }
    Ok(name)
}

/// A word that begins with a letter, not with a mark on nothing.
fn with_few_marks(word: &str) -> String {
    let mut marks = MOST_MARKS;
    let mut fits = |c: char| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    };
    word.chars().filter(|&c| fits(c)).collect()
}

/// What leaves no mark on the page or changes its direction, and what means nothing outside one program.
fn is_invisible(c: char) -> bool {
    matches!(c,
        // Ignored by default, as the Unicode standard has it: direction, joiners, fillers, tags.
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}'
        // An empty pattern of Braille, and letters for private use.
        | '\u{2800}' | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shown_as_they_were_typed() {
        for name in ["Anna", "Zsófi Ő", "Árvíztűrő tükörfúrógép", "李小龍", "Ольга", "नेहा", "🦅", "O'Neil-3"]
        {
            assert_eq!(tidy(name).unwrap(), name);
        }
        assert_eq!(tidy("  Anna \t Mária\n").unwrap(), "Anna Mária");
        assert_eq!(tidy("Be\u{301}la").unwrap(), "Béla");
        assert_eq!(tidy("\u{ff21}\u{ff4e}na").unwrap(), "Anna");
    }

    #[test]
    fn nothing_hides_in_a_name() {
        for hidden in [
            '\u{200b}',
            '\u{200f}',
            '\u{202a}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{2800}',
            '\u{3164}',
            '\u{feff}',
            '\u{ad}',
            '\u{e0041}',
        ] {
            assert_eq!(tidy(&format!("An{hidden}na{hidden}")).unwrap(), "Anna", "{hidden:?}");
            assert!(tidy(&hidden.to_string().repeat(3)).is_err(), "{hidden:?}");
        }
        assert_eq!(tidy("An\0na").unwrap(), "An na");
        assert!(tidy("\u{301}\u{302}").is_err(), "marks on nothing");
        assert_eq!(tidy(&format!("a{}", "\u{335}".repeat(30))).unwrap().chars().count(), 4);
    }

    #[test]
    fn a_name_has_its_length() {
        assert_eq!(tidy(&"ő".repeat(40)).unwrap().chars().count(), 40);
        assert!(tidy(&"a".repeat(41)).is_err());
        assert!(tidy(&"\u{fdfa}".repeat(3)).is_err(), "one that unfolds into many");
        assert!(tidy("").is_err());
    }
}
