//! How the players stand after a move of a replay.

use boards::kit;
use catalog::Moment;
use game::{Seat, Words};
use hall::Hindsight;
use maud::{Markup, html};

use super::replay::ReplayPage;
use super::stops::Stops;
use crate::words;

pub(crate) fn panel(replay: &ReplayPage<'_>, unit: i32, words: &Words) -> Markup {
    let earlier = Stops::new(replay.live, replay.viewer(), words).before(replay.number);
    let (before, after) = (totals(replay, earlier, words), totals(replay, replay.number, words));
    let chances = chances(replay);
    let best = after.iter().max().copied();
    html! {
        section.panel.standing {
            h2 { (words.word("replay-standing")) }
            @for (seat, (&points, &earlier)) in Seat::all(replay.live.seats()).zip(after.iter().zip(&before)) {
                div.st.first[Some(points) == best] {
                    (kit::sized_seat_token(seat, "s"))
                    span.name { (words.name(seat)) }
                    @if let Some(chance) = chances.and_then(|chances| chances.get(seat.index())) {
                        span.chance title=(words.word("analysis-title")) { (format!("{:.0} %", chance * 100.0)) }
                    }
                    span.gain.less[points < earlier] { (gain(points - earlier, unit, words)) }
                    b { (words::points(points, unit, words.lang())) }
                }
            }
        }
    }
}

/// The points of all seats on the board after `number` moves.
fn totals(replay: &ReplayPage<'_>, number: usize, words: &Words) -> Vec<i32> {
    let mut sheet = replay.live.score_sheet(Moment::Before(number), replay.viewer(), words);
    sheet.pop().map(|(_, points)| points).unwrap_or_default()
}

/// The latest that is known of the chances to win.
fn chances<'a>(replay: &'a ReplayPage<'_>) -> Option<&'a [f32]> {
    let Hindsight::Ready(analysis) = &replay.hindsight else { return None };
    let known = analysis.moves.iter().take_while(|&&number| number <= replay.number).count();
    analysis.chances.get(known.checked_sub(1)?).map(Vec::as_slice)
}

fn gain(points: i32, unit: i32, words: &Words) -> String {
    let amount = words::points(points.abs(), unit, words.lang());
    match points.signum() {
        0 => String::new(),
        1 => format!("+{amount}"),
        _ => format!("−{amount}"),
    }
}
