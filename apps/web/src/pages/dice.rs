//! Dice that fell in a move, beside its sentence.

use boards::kit;
use catalog::{LiveGame, LogLine};
use game::{Viewer, Words};
use maud::{Markup, html};

/// The dice of these lines of the log.
pub(crate) fn of_lines(lines: &[LogLine]) -> Markup {
    html! { @for throw in lines.iter().flat_map(|line| &line.dice) { (kit::dice(throw)) } }
}

/// The dice of the latest move.
pub(crate) fn latest(live: &dyn LiveGame, viewer: Viewer, words: &Words) -> Markup {
    let lines = live.moves().checked_sub(1).map(|last| live.log(last, viewer, words)).unwrap_or_default();
    of_lines(&lines)
}
