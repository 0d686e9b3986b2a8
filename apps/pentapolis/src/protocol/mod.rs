//! JSON lines on standard input and output.

mod session;

use std::io::{BufRead, Write};

/// A longer line is no request of any game.
const LONGEST_LINE: usize = 1 << 20;

pub(crate) fn run(game: &str) -> anyhow::Result<()> {
    let mut session = catalog::ask(game, session::Begin)?;
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let answer = match std::str::from_utf8(&line) {
            Ok(text) if text.len() <= LONGEST_LINE => session.answer(text.trim()),
            Ok(_) => r#"{"error":"the line is too long"}"#.to_owned(),
            Err(_) => r#"{"error":"the line is not UTF-8"}"#.to_owned(),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}
