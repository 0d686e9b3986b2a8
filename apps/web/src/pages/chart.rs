//! How a game went, as curves: one for each seat.

use boards::kit;
use catalog::{LiveGame, Moment};
use game::{Seat, Viewer, Words};
use maud::{Markup, html};

/// How many points of a game a curve goes through.
const SAMPLES: usize = 120;
/// How many rounds are named below a chart.
const MOST_ROUNDS: u16 = 8;

/// The frame of a chart: moves to the right, something per seat upwards.
pub(crate) struct Chart {
    pub(crate) moves: usize,
    pub(crate) low: f32,
    pub(crate) high: f32,
    /// Heights with what is written beside them.
    pub(crate) marks: Vec<(f32, String)>,
    /// Moves with what is written below them.
    pub(crate) rounds: Vec<(usize, String)>,
    /// Where the game turned, in order.
    pub(crate) turns: Vec<Turn>,
}

/// A turning point, with the address of its board.
pub(crate) struct Turn {
    pub(crate) after: usize,
    pub(crate) address: String,
    pub(crate) name: String,
}

impl Chart {
    const WIDTH: f32 = 1400.0;
    const HEIGHT: f32 = 220.0;

    fn x(&self, number: usize) -> f32 {
        10.0 + (Self::WIDTH - 20.0) * number as f32 / self.moves as f32
    }

    fn y(&self, value: f32) -> f32 {
        Self::HEIGHT - 30.0 - (Self::HEIGHT - 45.0) * (value - self.low) / (self.high - self.low)
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
            svg.chart role=(if self.turns.is_empty() { "img" } else { "group" }) aria-label=(name) {
                // The curves are stretched to the page, the writing is not.
                svg width="100%" height="100%" viewBox={ "0 0 " (Self::WIDTH) " " (Self::HEIGHT) } preserveAspectRatio="none" {
                    @for (value, _) in &self.marks { path.axis d={ "M0 " (self.y(*value)) "H" (Self::WIDTH) } {} }
                    @for turn in &self.turns { path.fell d=(self.upright(turn.after)) {} }
                    path.now d=(self.upright(now)) {}
                    @for seat in 0..seats { path class={ "curve s" (seat + 1) } d=(line(seat)) {} }
                }
                @for (value, text) in &self.marks { text.mark x="-6" y=(share(self.y(*value), Self::HEIGHT)) { (text) } }
                @for (number, text) in &self.rounds { text.round x=(share(self.x(*number), Self::WIDTH)) y="97%" { (text) } }
                @for (place, turn) in self.turns.iter().enumerate() { (self.mark(place + 1, turn, turn.after == now)) }
            }
        }
    }

    /// A line from top to bottom at a move.
    fn upright(&self, number: usize) -> String {
        format!("M{} 8V{}", self.x(number), Self::HEIGHT - 30.0)
    }

    /// The number of a turning point above its place, to be clicked on.
    fn mark(&self, number: usize, turn: &Turn, is_now: bool) -> Markup {
        let x = share(self.x(turn.after), Self::WIDTH);
        html! {
            a.turn.on[is_now] href=(turn.address) aria-label={ (number) ". " (turn.name) } {
                circle.reach cx=(x) cy="14" r="22" {}
                circle cx=(x) cy="14" r="11" {}
                text x=(x) y="18" { (number) }
            }
        }
    }
}

fn share(part: f32, whole: f32) -> String {
    format!("{:.1}%", 100.0 * part / whole)
}

/// Round whole numbers between two values, zero among them if it lies there.
fn round_marks(low: f32, high: f32) -> Vec<f32> {
    let rough = ((high - low) / 4.0).max(1.0);
    let power = 10.0_f32.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|times| times * power).into_iter().find(|&step| step >= rough);
    let step = step.unwrap_or(rough);
    let (first, last) = ((low / step).ceil() as i32, (high / step).floor() as i32);
    (first..=last).map(|mark| mark as f32 * step).collect()
}

/// Where some of the rounds begin, evenly chosen.
pub(crate) fn round_starts(live: &dyn LiveGame) -> Vec<(usize, String)> {
    let rounds = live.round_at(Moment::Now).max(1);
    let step = rounds.div_ceil(MOST_ROUNDS).max(1);
    let mut starts: Vec<(usize, String)> = Vec::new();
    let mut round = 0;
    for number in 0..live.moves() {
        let now = live.round_at(Moment::Before(number));
        if now != round && (now == 1 || now.is_multiple_of(step)) {
            starts.push((number, now.to_string()));
        }
        round = now;
    }
    starts
}

/// Points by move for every seat, as the viewer sees them; a line marks the move `now`.
pub(crate) fn points(live: &dyn LiveGame, unit: i32, viewer: Viewer, now: usize, words: &Words) -> Markup {
    let moves = live.moves().max(1);
    let samples: Vec<usize> = (0..=SAMPLES).map(|part| part * moves / SAMPLES).collect();
    let totals = samples.iter().map(|&number| {
        let sheet = live.score_sheet(Moment::Before(number), viewer, words);
        sheet
            .last()
            .map(|(_, points)| points.iter().map(|&points| points as f32).collect())
            .unwrap_or_default()
    });
    let totals: Vec<Vec<f32>> = totals.collect();
    let all = || totals.iter().flatten().copied();
    let (low, high) = (all().fold(0.0, f32::min), all().fold(1.0, f32::max));
    let written = |mark: f32| crate::words::points(mark as i32, unit, words.lang());
    let marks = round_marks(low, high).into_iter().map(|mark| (mark, written(mark))).collect();
    let chart = Chart { moves, low, high, marks, rounds: round_starts(live), turns: Vec::new() };
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
