//! The religious medal out of turn (rule 4.10, ruling R15): when its holder is asked.

use game::Seat;

use crate::edition::{Goal, Measure};
use crate::phases::trade::check_buy_glory;
use crate::state::AgeOfRome;

/// The glory a seat would have after buying all it can pay, if it can buy any.
fn reach(game: &AgeOfRome, seat: Seat) -> Option<u16> {
    check_buy_glory(game, seat).ok()?;
    let bought = game.players[seat].denarii.checked_div(game.edition.prices.glory_with_medal)?;
    Some(game.players[seat].glory + bought)
}

/// Whether buying could lead to a milestone, and so to another follower for this Action phase.
pub(crate) fn may_win_follower(game: &AgeOfRome, seat: Seat) -> bool {
    reach(game, seat).is_some_and(|reach| game.next_milestone(seat).is_some_and(|at| at <= reach))
}

/// Whether buying could still change the result. That a mission may be held must not be betrayed: all missions
/// of the game count.
pub(crate) fn may_change_result(game: &AgeOfRome, seat: Seat) -> bool {
    let Some(reach) = reach(game, seat) else { return false };
    let glory = game.players[seat].glory;
    let within_reach = |at: u16| glory < at && at <= reach;
    let prices = &game.edition.prices;
    prices.glory_with_medal != prices.denarii_per_glory_with_medal
        || within_reach(game.edition.achievements.glory_track)
        || (game.is_imperial() && within_reach(game.edition.tasks.glory))
        || game.boards().map(|board| game.players[board].glory).max().is_some_and(within_reach)
        || glory_in_missions(game).any(within_reach)
}

/// The numbers of spaces on the track that missions ask for.
fn glory_in_missions(game: &AgeOfRome) -> impl Iterator<Item = u16> {
    game.edition.missions.values().filter_map(|print| match print.goal {
        Goal::AtLeast { measure: Measure::Glory, count }
        | Goal::Exactly { measure: Measure::Glory, count } => Some(count),
        _ => None,
    })
}
