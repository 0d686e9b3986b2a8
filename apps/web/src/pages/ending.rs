//! The end as a moment: places and points, the score sheet, what decided it, then what comes next.

use boards::kit;
use catalog::{GameKind, LiveGame, Moment};
use game::{Arg, Phrase, Rule, Seat, Words};
use maud::{Markup, html};

use super::log::rule_link;
use super::score;
use super::table::TablePage;
use crate::{promise, words};

pub(crate) fn part(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> Markup {
    let sheet = live.score_sheet(Moment::Now, table.viewer(), words);
    html! {
        section.panel.ending {
            h2 { (sentence(table, live, words)) @if let Some(rule) = lost_by(live) { " " (rule_link(&table.room.row.game, rule, words)) } }
            (places(table, live, &sheet, words))
            @let rival = live.rival(Moment::Now, table.viewer(), words);
            (score::sheet_table(&sheet, rival.as_ref(), unit_of(table), words))
            @if let Some(why) = decided_by(live, &sheet, unit_of(table), words) { p.why { (why) } }
            (next(table, words))
        }
        (score::how_it_went(table, live, words))
    }
}

fn unit_of(table: &TablePage<'_>) -> i32 {
    table.room.kind().map_or(1, GameKind::score_unit)
}

/// Who has won, in one sentence.
pub(crate) fn sentence(table: &TablePage<'_>, live: &dyn LiveGame, words: &Words) -> String {
    if let Some(defeat) = live.defeat(words) {
        return defeat;
    }
    match live.outcome() {
        Some(outcome) => {
            let names = outcome.winners().map(|seat| words.name(seat)).collect::<Vec<_>>();
            let count = names.len() as i64;
            let phrase = Phrase::new("ended").with("names", Arg::Text(names.join(", "))).with("count", count);
            words.say(&phrase)
        }
        None if table.room.seating.ended_early => words.word("ended-early"),
        None => words.word("row-over"),
    }
}

/// The rule by which everybody at the table has lost.
fn lost_by(live: &dyn LiveGame) -> Option<Rule> {
    live.outcome().filter(|outcome| outcome.winners().count() == 0).map(|outcome| outcome.ended_by)
}

/// Everybody in the order of their places; an opponent without a seat, too.
fn places(table: &TablePage<'_>, live: &dyn LiveGame, sheet: &[Row], words: &Words) -> Markup {
    let Some(outcome) = live.outcome() else { return html! {} };
    let totals = sheet.last().map(|(_, points)| points.as_slice()).unwrap_or_default();
    let seat = |seat: Seat| {
        let name = html! { (kit::seat_token(seat)) span { (words.name(seat)) } };
        (outcome.ranks[seat], name, totals.get(seat.index()).copied())
    };
    let rival = live.rival(Moment::Now, table.viewer(), words).map(|(name, points)| {
        let rank = if outcome.winners().count() == 0 { 1 } else { 2 };
        (rank, html! { span { (name) } }, points.last().copied())
    });
    let mut places: Vec<Place> = Seat::all(outcome.seats).map(seat).chain(rival).collect();
    places.sort_by_key(|&(rank, ..)| rank);
    html! {
        ol.places {
            @for (rank, name, points) in places {
                li.place.first[rank == 1] {
                    b.rank { (rank) "." }
                    (name)
                    @if let Some(points) = points {
                        b.points { (words::points(points, unit_of(table), words.lang())) }
                    }
                }
            }
        }
    }
}

/// A rank, whose it is, and the points.
type Place = (u8, Markup, Option<i32>);

/// A line of the score sheet: what it counts, and the points of every seat.
type Row = (String, Vec<i32>);

/// Where the winner's lead over the next one comes from.
fn decided_by(live: &dyn LiveGame, sheet: &[Row], unit: i32, words: &Words) -> Option<String> {
    let outcome = live.outcome()?;
    let mut winners = outcome.winners();
    let (winner, None) = (winners.next()?, winners.next()) else { return None };
    let others = Seat::all(outcome.seats).filter(|&seat| seat != winner);
    let second = others.min_by_key(|&seat| outcome.ranks[seat])?;
    let lead = greatest_lead(sheet, winner, second);
    let (key, what, points) = match lead {
        Some((what, points)) => ("decided-by", what, points),
        None => ("decided-by-tie-break", "", 0),
    };
    let phrase = Phrase::new(key)
        .with("name", Arg::Text(words.name(second)))
        .with("what", Arg::Text(what.to_owned()))
        .with("points", Arg::Text(words::points(points, unit, words.lang())));
    Some(words.say(&phrase))
}

/// The line in which one seat is furthest ahead of another; none if both have equally many points in the end.
fn greatest_lead(sheet: &[Row], winner: Seat, second: Seat) -> Option<(&str, i32)> {
    let ahead = |points: &[i32]| Some(points.get(winner.index())? - points.get(second.index())?);
    let ((_, total), lines) = sheet.split_last()?;
    if ahead(total)? <= 0 {
        return None;
    }
    let leads = lines.iter().filter_map(|(what, points)| Some((what.as_str(), ahead(points)?)));
    leads.max_by_key(|&(_, points)| points).filter(|&(_, points)| points > 0)
}

/// What comes after the end.
fn next(table: &TablePage<'_>, words: &Words) -> Markup {
    html! {
        div.line {
            a.btn.primary href=(table.at("replay")) { (kit::icon("play")) (words.word("replay-title")) }
            @if table.access.sits() && table.room.seating.rematch.is_none() {
                form action=(table.at("rematch")) method="post" {
                    @if let Some(promised) = &table.promise { (promise::fields(promised)) }
                    button.btn { (words.word("rematch")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(lines: &[(&str, [i32; 2])]) -> Vec<Row> {
        lines.iter().map(|(what, points)| ((*what).to_owned(), points.to_vec())).collect()
    }

    #[test]
    fn the_line_with_the_greatest_lead_decides() {
        let sheet = sheet(&[("cards", [5, 9]), ("temples", [12, 4]), ("gold", [3, 1]), ("points", [20, 14])]);
        assert_eq!(greatest_lead(&sheet, Seat(0), Seat(1)), Some(("temples", 8)));
    }

    #[test]
    fn equal_points_are_decided_by_no_line() {
        let sheet = sheet(&[("cards", [5, 9]), ("temples", [12, 8]), ("points", [17, 17])]);
        assert_eq!(greatest_lead(&sheet, Seat(0), Seat(1)), None);
    }
}
