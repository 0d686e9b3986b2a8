//! Plain text for the boards: lines that never grow wider than a terminal.

/// No line is longer than this many characters.
pub const WIDTH: usize = 100;

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
    pub fn items(&mut self, label: impl AsRef<str>, items: &[String]) {
        let mut line = format!("  {}:", label.as_ref());
        for item in items {
            if width(&line) + 2 + width(item) > WIDTH {
                self.line(std::mem::replace(&mut line, " ".repeat(5)));
            }
            line.push_str("  ");
            line.push_str(item);
        }
        self.line(line);
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
}
