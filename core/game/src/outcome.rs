//! How a game ended.

use serde::Serialize;

use crate::{MAX_SEATS, PerSeat, Rule, Seat};

/// Final ranks and scores of all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    pub seats: u8,
    /// 1 for every winner; seats that the rulebook's tie-breaks leave equal share a rank.
    /// Nobody has rank 1 in a game that was played alone and lost.
    pub ranks: PerSeat<u8, MAX_SEATS>,
    /// Points in units of [`Game::SCORE_UNIT`](crate::Game::SCORE_UNIT).
    pub scores: PerSeat<i32, MAX_SEATS>,
    /// The rule that ended the game.
    pub ended_by: Rule,
    /// False when a safeguard ended it rather than the rulebook.
    pub by_the_book: bool,
}

impl Outcome {
    /// Ranks the seats by `standing`: greater is better, equal shares the rank.
    /// A standing is usually a tuple: points, then the tie-breaks in the rulebook's order.
    pub fn rank_by<S: Ord>(
        seats: u8,
        ended_by: Rule,
        score: impl Fn(Seat) -> i32,
        standing: impl Fn(Seat) -> S,
    ) -> Self {
        let mut ranks = PerSeat::default();
        let mut scores = PerSeat::default();
        for seat in Seat::all(seats) {
            let mine = standing(seat);
            ranks[seat] = 1 + Seat::all(seats).filter(|&other| standing(other) > mine).count() as u8;
            scores[seat] = score(seat);
        }
        Outcome { seats, ranks, scores, ended_by, by_the_book: true }
    }

    /// The same outcome, reached by a safeguard and not by the rulebook.
    #[must_use]
    pub fn by_safeguard(self) -> Self {
        Outcome { by_the_book: false, ..self }
    }

    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats).filter(|&seat| self.ranks[seat] == 1)
    }

    /// 1 for a sole winner, a half each for two who share the victory, 0 for the others.
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.ranks[seat] == 1 { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_standings_share_the_victory() {
        let points = [5, 9, 9, 2];
        let outcome = Outcome::rank_by(4, "1", |seat| points[seat.index()], |seat| points[seat.index()]);
        assert_eq!(outcome.ranks.0[..4], [3, 1, 1, 4]);
        assert!((outcome.win_share(Seat(1)) - 0.5).abs() < f64::EPSILON);
    }
}
