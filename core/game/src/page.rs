//! Plain text for the boards: lines that never grow wider than a terminal.

/// No line is longer than this many characters.
pub const WIDTH: usize = 100;

/// How far the lines of a broken list are moved in.
const INDENT: &str = "     ";

/// A text that is written line by line.
#[derive(Clone, Debug, Default)]
pub struct Page {
    text: String,
}

impl Page {
    pub fn line(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref().trim_end());
        self.text.push('\n');
    }

    /// `label: item  item  item`, broken where the page ends and indented below itself.
    /// An item that is longer than a line is broken between its words.
    pub fn items(&mut self, label: impl AsRef<str>, items: &[String]) {
        let mut line = format!("  {}:", label.as_ref());
        for item in items {
            self.add(&mut line, "  ", item);
        }
        self.line(line);
    }

    fn add(&mut self, line: &mut String, gap: &str, item: &str) {
        if width(line) + width(gap) + width(item) > WIDTH {
            self.line(std::mem::replace(line, INDENT.to_owned()));
        }
        let fits = width(line) + width(gap) + width(item) <= WIDTH;
        match item.split_once(' ') {
            Some((word, rest)) if !fits => {
                self.add(line, gap, word);
                rest.split(' ').for_each(|word| self.add(line, " ", word));
            }
            _ => {
                line.push_str(gap);
                line.push_str(item);
            }
        }
    }

    pub fn finish(self) -> String {
        self.text
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_broken() {
        let mut page = Page::default();
        page.items("salt", &vec!["a crate of salt".to_owned(); 12]);
        let text = page.finish();
        assert!(text.lines().count() > 1);
        assert!(text.lines().all(|line| width(line) <= WIDTH));
    }

    #[test]
    fn an_item_longer_than_a_line_is_broken_between_words() {
        let mut page = Page::default();
        let long = "a word of the card ".repeat(12);
        page.items("salt", &["short".to_owned(), long.trim().to_owned(), "last".to_owned()]);
        let text = page.finish();
        assert!(text.lines().all(|line| width(line) <= WIDTH), "{text}");
        let words: Vec<&str> = text.split_whitespace().collect();
        assert_eq!(words.len(), 1 + 1 + 60 + 1);
    }
}
