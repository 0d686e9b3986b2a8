//! The score sheet of a game, and how its points came.

use boards::kit;
use catalog::{GameKind, LiveGame};
use game::{Seat, Words};
use maud::{Markup, html};

use super::chart;
use super::table::TablePage;
use crate::words;

fn unit_of(table: &TablePage<'_>) -> i32 {
    table.room.kind().map_or(1, GameKind::score_unit)
}

/// Points over the whole game.
pub(crate) fn how_it_went(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    html! {
        section.panel.went {
            h2 { (words.word("replay-points")) }
            (chart::points(live, unit_of(table), table.viewer(), live.moves(), words))
            (chart::key(live.seats(), words))
        }
    }
}

/// Points by source, like the sheet in the box; an opponent without a seat has the last column.
pub(crate) fn sheet_table(
    sheet: &[(String, Vec<i32>)],
    rival: Option<&(String, Vec<i32>)>,
    unit: i32,
    words: &Words,
) -> Markup {
    let seats = sheet.first().map_or(0, |(_, points)| points.len());
    html! {
        div.scroll tabindex="0" role="group" aria-label=(words.word("score-sheet")) {
            table.score {
                thead { tr {
                    th scope="col" { (words.word("score-points")) }
                    @for seat in Seat::all(seats as u8) { th scope="col" { (kit::seat_name(seat, &words.name(seat))) } }
                    @if let Some((name, _)) = rival { th scope="col" { (name) } }
                } }
                tbody {
                    @for (place, (name, points)) in sheet.iter().enumerate() {
                        tr.total[place + 1 == sheet.len()] {
                            th scope="row" { (name) }
                            @let rival = rival.and_then(|(_, points)| points.get(place));
                            @for &score in points.iter().chain(rival) { td { (words::points(score, unit, words.lang())) } }
                        }
                    }
                }
            }
        }
    }
}
