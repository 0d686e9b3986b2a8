//! Reading what is typed, at a terminal or from a pipe.

use std::io::{BufRead, Write};
use std::ops::RangeInclusive;

use anstream::stdout;

/// Lines from standard input.
#[derive(Debug, Default)]
pub(crate) struct Input {
    buffer: Vec<u8>,
}

impl Input {
    /// One line without its end; `None` when there is no more.
    pub(crate) fn line(&mut self, prompt: &str) -> anyhow::Result<Option<String>> {
        anstream::print!("{prompt}");
        stdout().flush()?;
        self.buffer.clear();
        if std::io::stdin().lock().read_until(b'\n', &mut self.buffer)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&self.buffer).trim().to_owned()))
    }

    /// Asks until a number of the range is typed.
    pub(crate) fn number(
        &mut self,
        question: &str,
        range: RangeInclusive<usize>,
    ) -> anyhow::Result<Option<usize>> {
        loop {
            let Some(line) = self.line(&format!("{question} "))? else { return Ok(None) };
            match line.parse() {
                Ok(number) if range.contains(&number) => return Ok(Some(number)),
                _ => anstream::println!("{}–{}", range.start(), range.end()),
            }
        }
    }
}
