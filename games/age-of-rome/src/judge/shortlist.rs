//! What a sensible player looks at: no sales without need, no fortunes for favours.

use game::Seat;

use crate::Action;
use crate::state::{AgeOfRome, Phase};

/// More denarii than a building's level or action ever pays back.
const FAIR_OFFER: u16 = 20;

/// Sales are for those who need the denarius or the room, and no favour is worth a fortune.
pub(super) fn keep_sensible(game: &AgeOfRome, seat: Seat, actions: &mut Vec<Action>) {
    if let Phase::Diplomacy { .. } = game.phase {
        leave_out_fortunes(actions);
    }
    let tight = !game.has_room(seat) || matches!(game.phase, Phase::Building { .. });
    if tight || game.is_last_round() || actions.iter().all(|action| matches!(action, Action::Sell(_))) {
        return;
    }
    actions.retain(|action| !matches!(action, Action::Sell(_)));
}

/// The lower amounts are enough to choose from; the lowest always stays.
fn leave_out_fortunes(actions: &mut Vec<Action>) {
    let amount = |action: &Action| match *action {
        Action::Put(denarii) | Action::Demand(denarii) => denarii,
        _ => 0,
    };
    let least = actions.iter().map(amount).min().unwrap_or(0);
    actions.retain(|action| amount(action) <= FAIR_OFFER.max(least));
}
