//! How far apart values must be to matter: fitted to who really won.

use game::{Judge, MAX_SEATS, Options, Seat};

use super::play_greedily;

/// The values at the beginning of one round, and each seat's share of the victory in the end.
struct Snapshot {
    values: [f32; MAX_SEATS],
    won: [f64; MAX_SEATS],
}

/// The spread under which the winners of these games were least surprising.
pub(super) fn fit<G: Judge>(options: &Options<G>, weights: &G::Weights, games: u64, seed: u64) -> f64 {
    let seats = usize::from(options.seats);
    let mut snapshots = Vec::new();
    for number in 0..games {
        let mut rounds = Vec::new();
        let mut round = 0;
        let watch = |game: &G| {
            if game.round() != round {
                round = game.round();
                rounds.push(game.values(weights).0);
            }
        };
        let outcome = play_greedily(options, seed.wrapping_add(number), |_| weights.clone(), watch);
        let mut won = [0.0; MAX_SEATS];
        for seat in Seat::all(options.seats) {
            won[seat.index()] = outcome.win_share(seat);
        }
        snapshots.extend(rounds.into_iter().map(|values| Snapshot { values, won }));
    }
    let candidates = (0..60).map(|step| 0.5 * 1.1_f64.powi(step));
    let surprise =
        |&spread: &f64| snapshots.iter().map(|snapshot| snapshot.surprise(seats, spread)).sum::<f64>();
    candidates.min_by(|a, b| surprise(a).total_cmp(&surprise(b))).unwrap_or(1.0)
}

impl Snapshot {
    /// The negative log-likelihood of the victory.
    fn surprise(&self, seats: usize, spread: f64) -> f64 {
        let scaled = |seat: usize| f64::from(self.values[seat]) / spread;
        let best = (0..seats).map(scaled).fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = (0..seats).map(|seat| (scaled(seat) - best).exp()).sum();
        (0..seats).map(|seat| self.won[seat] * (sum.ln() + best - scaled(seat))).sum()
    }
}
