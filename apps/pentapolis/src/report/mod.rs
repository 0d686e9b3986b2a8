//! One page about many games: `simulate --report out.html`.

mod chart;

use std::collections::BTreeMap;

use chart::{Bar, Chart};
use game::{Phrase, Words};
use lab::Mean;
use lab::study::{Study, Use};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("style.css");
/// Scores and lengths are shown in at most so many columns.
const COLUMNS: i32 = 24;
/// What happened to fewer seats than this is left out of the table.
const RARE: f64 = 50.0;

/// The whole page; it needs no other file.
pub(crate) fn page(study: &Study, bots: &str, words: &Words) -> anyhow::Result<String> {
    let fair = 1.0 / f64::from(study.players);
    let number = |key, value: String| words.say(&Phrase::new(key).with("number", value));
    let heading = words.word("game-name");
    let summary = Phrase::new("report-summary")
        .with("games", study.games as i64)
        .with("players", study.players)
        .with("bots", bots.to_owned())
        .with("unfinished", study.unfinished as i64);
    let seats = study
        .by_seat
        .iter()
        .enumerate()
        .map(|(seat, &wins)| (number("report-seat", (seat + 1).to_string()), wins));
    let sides = study
        .by_side
        .iter()
        .map(|(side, wins)| (words.say(&Phrase::new("report-side").with("side", side.clone())), *wins));
    let page = html! {
        (DOCTYPE)
        html lang=(words.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (heading) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (heading) }
                p { (words.say(&summary)) }
                (section(words, "report-by-seat", &shares(seats.collect(), fair))?)
                @if !study.by_side.is_empty() {
                    (section(words, "report-by-side", &shares(sides.collect(), fair))?)
                }
                (section(words, "report-scores", &scores(study, words))?)
                (section(words, "report-rounds", &rounds(&study.rounds, words))?)
                (section(words, "report-sources", &sources(study, words))?)
                h2 { (words.word("report-uses")) }
                p { (words.word("report-uses-about")) }
                (uses(&study.uses, words))
            }
        }
    };
    Ok(page.into_string())
}

fn section(words: &Words, key: &str, chart: &Chart) -> anyhow::Result<Markup> {
    let svg = chart.svg()?;
    Ok(html! {
        h2 { (words.word(key)) }
        figure role="img" aria-label=(words.word(key)) { (PreEscaped(svg)) }
        @if chart.legend.len() > 1 {
            p.legend {
                @for (series, meaning) in chart.legend.iter().enumerate() {
                    span class={ "series-" (series) } { (meaning) }
                }
            }
        }
        (numbers(chart, words))
    })
}

/// The numbers behind a drawing, for those who cannot see it or want to calculate.
fn numbers(chart: &Chart, words: &Words) -> Markup {
    html! {
        details {
            summary { (words.word("report-numbers")) }
            table {
                @for (label, bars) in &chart.groups {
                    tr {
                        th scope="row" { (label) }
                        @for bar in bars {
                            td { (format!("{:.3}", bar.value)) }
                            @if let Some([low, high]) = bar.interval { td { (format!("{low:.3} – {high:.3}")) } }
                        }
                    }
                }
            }
        }
    }
}

fn shares(wins: Vec<(String, Mean)>, fair: f64) -> Chart {
    let bar = |wins: Mean| Bar { value: wins.mean(), interval: Some(wins.interval()) };
    Chart {
        groups: wins.into_iter().map(|(label, wins)| (label, vec![bar(wins)])).collect(),
        legend: vec![String::new()],
        line: Some(fair),
    }
}

/// How often each score was reached, in shares of all and of winners.
fn scores(study: &Study, words: &Words) -> Chart {
    let total = |series: usize| study.scores.values().map(|counts| counts[series]).sum::<u64>().max(1) as f64;
    let totals = [total(0), total(1)];
    let (low, high) = ends(study.scores.keys().copied());
    let step = (high - low) / COLUMNS + 1;
    let group = |start: i32| {
        let within = study.scores.range(start..start + step);
        let sum = within.fold([0, 0], |sum, (_, counts)| [sum[0] + counts[0], sum[1] + counts[1]]);
        (start.to_string(), [0, 1].map(|series| Bar::plain(sum[series] as f64 / totals[series])).to_vec())
    };
    Chart {
        groups: (low..=high).step_by(step as usize).map(group).collect(),
        legend: everybody_and_winners(words),
        line: None,
    }
}

fn rounds(rounds: &BTreeMap<u16, u64>, words: &Words) -> Chart {
    let total = rounds.values().sum::<u64>().max(1) as f64;
    let (low, high) = ends(rounds.keys().map(|&rounds| i32::from(rounds)));
    let step = (high - low) / COLUMNS + 1;
    let group = |start: i32| {
        let within = rounds.range(start as u16..(start + step) as u16);
        (start.to_string(), vec![Bar::plain(within.map(|(_, &count)| count).sum::<u64>() as f64 / total)])
    };
    Chart {
        groups: (low..=high).step_by(step as usize).map(group).collect(),
        legend: vec![words.word("report-games")],
        line: None,
    }
}

fn ends(values: impl Iterator<Item = i32> + Clone) -> (i32, i32) {
    (values.clone().min().unwrap_or(0), values.max().unwrap_or(0))
}

fn sources(study: &Study, words: &Words) -> Chart {
    let bars = |means: &[Mean; 2]| means.iter().map(|mean| Bar::plain(mean.mean())).collect();
    Chart {
        groups: study.sources.iter().map(|(key, means)| (words.word(key), bars(means))).collect(),
        legend: everybody_and_winners(words),
        line: None,
    }
}

fn everybody_and_winners(words: &Words) -> Vec<String> {
    ["report-everybody", "report-winners"].map(|key| words.word(key)).to_vec()
}

fn uses(uses: &[Use], words: &Words) -> Markup {
    let columns = ["report-use", "report-share", "report-with", "report-without", "report-correlation"];
    html! {
        table.uses {
            thead { tr { @for key in columns { th { (words.word(key)) } } } }
            tbody {
                @for used in uses.iter().filter(|used| used.wins_with.count() >= RARE) {
                    @let [low, high] = used.wins_with.interval();
                    tr {
                        td { (words.say(&used.phrase)) }
                        td { (format!("{:.1} %", 100.0 * used.share)) }
                        td { (format!("{:.3} [{low:.3}, {high:.3}]", used.wins_with.mean())) }
                        td { (format!("{:.3}", used.wins_without.mean())) }
                        td { (format!("{:+.3}", used.correlation)) }
                    }
                }
            }
        }
    }
}
