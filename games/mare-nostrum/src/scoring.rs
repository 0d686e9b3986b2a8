//! The end (rules 8.1–8.3, rulings R1, R25): who won, and how near the others came.

use game::{Outcome, Seat};

use crate::components::*;
use crate::phase::{End, Phase};
use crate::phases::income;
use crate::state::MareNostrum;

pub(crate) fn outcome(game: &MareNostrum) -> Option<Outcome> {
    let Phase::Over(end) = game.phase else { return None };
    let score = |seat| score(game, seat);
    let winner = match end {
        End::Pyramids(civ) | End::FourCards(civ) => game.seat(civ),
        End::Safeguard => None,
    };
    let standing = |seat: Seat| match end {
        End::Safeguard => (false, score(seat), earnings(game, seat)),
        _ => (winner == Some(seat), score(seat), 0),
    };
    let outcome = Outcome::rank_by(game.seats, ended_by(end), score, standing);
    Some(if end == End::Safeguard { outcome.by_safeguard() } else { outcome })
}

fn ended_by(end: End) -> game::Rule {
    match end {
        End::Pyramids(_) => "8.1",
        End::FourCards(_) => "8.2",
        End::Safeguard => "R1",
    }
}

fn earnings(game: &MareNostrum, seat: Seat) -> u8 {
    game.civ(seat).map_or(0, |civ| income::yearly(game, civ))
}

pub(crate) fn heroes(game: &MareNostrum, seat: Seat) -> i32 {
    game.civ(seat).map_or(0, |civ| game.nations[civ].heroes.len() as i32)
}

/// Wonders but for the pyramids.
pub(crate) fn wonders(game: &MareNostrum, seat: Seat) -> i32 {
    game.civ(seat).map_or(0, |civ| (game.nations[civ].wonders - Wonder::Pyramids).len() as i32)
}

/// The pyramids alone are worth the whole victory.
pub(crate) fn pyramids(game: &MareNostrum, seat: Seat) -> i32 {
    let built = game.civ(seat).is_some_and(|civ| game.has_wonder(civ, Wonder::Pyramids));
    if built { i32::from(game.edition.file.effects.victory_cards) } else { 0 }
}

pub(crate) fn score(game: &MareNostrum, seat: Seat) -> i32 {
    heroes(game, seat) + wonders(game, seat) + pyramids(game, seat)
}
