//! The end of the game: points, penalties, tenths, shared victory (rules 9.4–9.6).

use game::{Outcome, Seat};

use crate::state::{Builders, Phase};

/// A tenth is the smallest part of a point (rule 9.5).
pub(crate) const POINT: i32 = 10;

/// Where the tenths of one seat come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    pub(crate) buildings: i32,
    pub(crate) slaves: i32,
    pub(crate) loans: i32,
    pub(crate) coins: i32,
}

impl Tally {
    pub(crate) fn total(self) -> i32 {
        self.buildings + self.slaves + self.loans + self.coins
    }
}

pub(crate) fn tally(game: &Builders, seat: Seat) -> Tally {
    let player = &game.players[seat];
    let slaves = game.slaves_among(game.crew(seat)).len() as i32;
    Tally {
        buildings: i32::from(game.points(seat)) * POINT,
        slaves: -slaves * i32::from(game.edition.slave.penalty) * POINT,
        loans: -i32::from(player.loans) * i32::from(game.edition.loan.penalty) * POINT,
        coins: i32::from(player.coins),
    }
}

/// The score of a seat in tenths of a point, as if the game ended now.
pub fn score(game: &Builders, seat: Seat) -> i32 {
    tally(game, seat).total()
}

pub(crate) fn outcome(game: &Builders) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    let ended_by = if game.last_round { "9.1" } else { "R8" };
    let outcome = Outcome::rank_by(game.seats, ended_by, |seat| score(game, seat), |seat| score(game, seat));
    Some(if game.last_round { outcome } else { outcome.by_safeguard() })
}
