//! Parts of a document that a command writes: whatever stands between two comments.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::Context;

const END: &str = "<!-- end -->";

/// A part of a file, found before the work begins whose result it is to hold.
#[derive(Debug)]
pub(crate) struct Block {
    file: PathBuf,
    name: String,
}

impl Block {
    pub(crate) fn find(file: &Path, name: String) -> anyhow::Result<Self> {
        let block = Block { file: file.to_owned(), name };
        block.read().map(|_| block)
    }

    /// Writes what belongs there; the rest of the file stays as it is.
    pub(crate) fn write(&self, content: &str) -> anyhow::Result<()> {
        let (mut text, place) = self.read()?;
        text.replace_range(place, content);
        fs::write(&self.file, text).with_context(|| self.file.display().to_string())
    }

    /// The file, and where in it the block is.
    fn read(&self) -> anyhow::Result<(String, Range<usize>)> {
        let file = self.file.display();
        let text = fs::read_to_string(&self.file).with_context(|| file.to_string())?;
        let begin = format!("<!-- {} -->\n", self.name);
        let place = between(&text, &begin)
            .with_context(|| format!("{file} has no `{}` with a `{END}` behind it", begin.trim_end()))?;
        Ok((text, place))
    }
}

fn between(text: &str, begin: &str) -> Option<Range<usize>> {
    let first = text.find(begin)? + begin.len();
    let length = text[first..].find(END)?;
    Some(first..first + length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_found_by_its_name_and_ends_at_its_own_end() {
        let text = "a\n<!-- one -->\n1\n<!-- end -->\n<!-- two -->\n<!-- end -->\n";
        assert_eq!(between(text, "<!-- one -->\n").map(|place| &text[place]), Some("1\n"));
        assert_eq!(between(text, "<!-- two -->\n").map(|place| &text[place]), Some(""));
        assert_eq!(between(text, "<!-- three -->\n"), None);
        assert_eq!(between("<!-- one -->\n1\n", "<!-- one -->\n"), None, "it has no end");
    }
}
