//! How a game went, as curves: one for each seat.

use boards::kit;
use catalog::LiveGame;
use game::{Seat, Viewer, Words};
use maud::{Markup, html};

/// How many points of a game a curve goes through.
const SAMPLES: usize = 120;

/// The frame of a chart: moves to the right, something per seat upwards.
pub(crate) struct Chart {
    pub(crate) moves: usize,
    pub(crate) low: f32,
    pub(crate) high: f32,
}

impl Chart {
    const WIDTH: f32 = 1400.0;
    const HEIGHT: f32 = 220.0;

    fn x(&self, number: usize) -> f32 {
        30.0 + (Self::WIDTH - 60.0) * number as f32 / self.moves as f32
    }

    fn y(&self, value: f32) -> f32 {
        Self::HEIGHT - 20.0 - (Self::HEIGHT - 40.0) * (value - self.low) / (self.high - self.low)
    }

    pub(crate) fn draw(&self, now: usize, name: &str, samples: &[usize], values: &[Vec<f32>]) -> Markup {
        let seats = values.first().map_or(0, Vec::len);
        let line = |seat: usize| {
            let points =
                samples.iter().zip(values).map(|(&number, values)| (self.x(number), self.y(values[seat])));
            let points = points.map(|(x, y)| format!("{x:.0} {y:.1}")).collect::<Vec<_>>();
            format!("M{}", points.join("L"))
        };
        html! {
            svg.chart viewBox={ "0 0 " (Self::WIDTH) " " (Self::HEIGHT) } preserveAspectRatio="none" role="img" aria-label=(name) {
                path.axis d={ "M30 " (self.y(self.low.max(0.0))) "H" (Self::WIDTH - 30.0) } {}
                path.now d={ "M" (self.x(now)) " 12V" (Self::HEIGHT - 12.0) } {}
                @for seat in 0..seats { path class={ "curve s" (seat + 1) } d=(line(seat)) {} }
            }
        }
    }
}

/// Points by move for every seat, as the viewer sees them; a line marks the move `now`.
pub(crate) fn points(live: &dyn LiveGame, viewer: Viewer, now: usize, words: &Words) -> Markup {
    let moves = live.moves().max(1);
    let samples: Vec<usize> = (0..=SAMPLES).map(|part| part * moves / SAMPLES).collect();
    let totals = samples.iter().map(|&number| {
        let sheet = live.score_sheet(number, viewer, words);
        sheet
            .last()
            .map(|(_, points)| points.iter().map(|&points| points as f32).collect())
            .unwrap_or_default()
    });
    let totals: Vec<Vec<f32>> = totals.collect();
    let all = || totals.iter().flatten().copied();
    let chart = Chart { moves, low: all().fold(0.0, f32::min), high: all().fold(1.0, f32::max) };
    chart.draw(now, &words.word("replay-chart"), &samples, &totals)
}

/// Which curve is whose.
pub(crate) fn key(seats: u8, words: &Words) -> Markup {
    html! {
        div.key {
            @for seat in Seat::all(seats) {
                span {
                    (kit::sized_seat_token(seat, "s"))
                    svg.ln viewBox="0 0 30 8" aria-hidden="true" { path class={ "curve s" (seat.index() + 1) } d="M0 4H30" {} }
                    (words.name(seat))
                }
            }
        }
    }
}
