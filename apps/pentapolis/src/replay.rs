//! Saved games: showing them again, and checking that they were fair.

use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;
use catalog::Moment;
use game::{Arg, Lang, Outcome, Phrase, Seat, Viewer, Words};
use table::GameFile;

use crate::speech::{self, FAINT, STRONG, styled};

fn read(file: &Path, lang: Lang) -> anyhow::Result<GameFile> {
    let text = speech::read_file(file, lang)?;
    speech::opened(GameFile::read(&text), lang).with_context(|| speech::shown(file))
}

pub(crate) fn replay(file: &Path, at: Option<usize>, lang: Lang) -> anyhow::Result<()> {
    let saved = read(file, lang)?;
    let kind = speech::game(&saved.game, lang)?;
    let live = speech::opened(kind.open_table(&saved), lang)?;
    let words = speech::words_of(kind, lang).with_names(saved.names.clone());
    if live.is_resumed() {
        anstream::println!("{}", words.word("replay-resumed"));
    }
    if let Some(number) = at {
        anstream::println!(
            "{}",
            live.board(Moment::Before(number.saturating_sub(1)), Viewer::Public, &words)
        );
        return Ok(());
    }
    anstream::println!("{}", live.board(Moment::Before(0), Viewer::Public, &words));
    for number in 0..live.moves() {
        if let Some((seat, action)) = live.played(number) {
            let line = format!("{:>4}  {}: {action}", number + 1, words.name(seat));
            anstream::println!("{}", styled(FAINT, line));
        }
        for line in live.log(number, Viewer::Public, &words) {
            anstream::println!("      {}", line.text());
        }
    }
    anstream::println!("\n{}", live.board(Moment::Now, Viewer::Public, &words));
    print_scores(live.as_ref(), kind.score_unit(), &words);
    Ok(())
}

/// The score sheet, and who won.
pub(crate) fn print_scores(live: &dyn catalog::LiveGame, unit: i32, words: &Words) {
    let sheet = live.score_sheet(Moment::Now, Viewer::Public, words);
    let rival = live.rival(Moment::Now, Viewer::Public, words);
    let width = sheet.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let names = Seat::all(live.seats()).map(|seat| words.name(seat));
    let cell = |text: String| format!("{text:>14}");
    let head: String = names.chain(rival.iter().map(|(name, _)| name.clone())).map(cell).collect();
    anstream::println!("{}", styled(STRONG, format!("{:width$}{head}", "")));
    for (place, (label, row)) in sheet.iter().enumerate() {
        let points = row.iter().chain(rival.as_ref().and_then(|(_, points)| points.get(place)));
        let cells: String = points.map(|&score| cell(speech::points(score, unit, words.lang()))).collect();
        anstream::println!("{label:width$}{cells}");
    }
    if let Some(outcome) = live.outcome() {
        anstream::println!("{}", styled(STRONG, winners(live, &outcome, words)));
    }
}

/// Who won; and by which rule, if nobody at the table did.
fn winners(live: &dyn catalog::LiveGame, outcome: &Outcome, words: &Words) -> String {
    if let Some(defeat) = live.defeat(words) {
        let rule = Phrase::new("play-rule").with("rule", Arg::Text(outcome.ended_by.to_owned()));
        return format!("{defeat} {}", words.say(&rule));
    }
    let names: Vec<String> = outcome.winners().map(|seat| words.name(seat)).collect();
    words.say(&Phrase::new("winners").with("names", words.join(&names)).with("count", names.len() as i64))
}

pub(crate) fn verify(file: &Path, lang: Lang) -> anyhow::Result<ExitCode> {
    let saved = read(file, lang)?;
    let words = speech::words(lang);
    let verdict = speech::opened(speech::game(&saved.game, lang)?.verify(&saved), lang)?;
    for phrase in verdict.phrases() {
        anstream::println!("{}", words.say(&phrase));
    }
    Ok(if verdict.is_fair() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
