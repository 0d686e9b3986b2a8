//! Who will win, from what the judge makes of everybody's position.

use game::{Judge, MAX_SEATS, PerSeat, Seat};

/// Each seat's chance to win.
pub type Chances = PerSeat<f32, MAX_SEATS>;

/// At the end of a game the truth; before it, a softmax of the judge's values, with the spread as its temperature
/// (Luce 1959, "Individual Choice Behavior"): a seat that is one spread ahead is e times as likely to win.
pub fn forecast<G: Judge>(game: &G, weights: &G::Weights) -> Chances {
    let mut chances = Chances::default();
    if let Some(outcome) = game.outcome() {
        for seat in Seat::all(outcome.seats) {
            chances[seat] = outcome.win_share(seat) as f32;
        }
        return chances;
    }
    let seats = game.seats();
    if seats == 1 {
        chances[Seat(0)] = alone(game, weights);
        return chances;
    }
    let spread = game.spread(weights);
    let values = game.values(weights);
    let best = Seat::all(seats).map(|seat| values[seat]).fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for seat in Seat::all(seats) {
        chances[seat] = ((values[seat] - best) / spread).exp();
        sum += chances[seat];
    }
    for seat in Seat::all(seats) {
        chances[seat] /= sum;
    }
    chances
}

/// Nobody to compare with: the more, the better.
fn alone<G: Judge>(game: &G, weights: &G::Weights) -> f32 {
    let value = game.value(Seat(0), weights) / (8.0 * game.spread(weights));
    0.5 + value.atan() / std::f32::consts::PI
}
