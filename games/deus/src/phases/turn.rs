//! The choice of a turn: build one building or make one offering (2.1).

use game::Seat;

use crate::flow;
use crate::phases::{build, face_down, place::Sites};
use crate::state::Deus;
use crate::{Acting, Action, Event, Illegal, Result, Stage};

pub(crate) fn list(game: &Deus, seat: Seat, out: &mut Vec<Action>) {
    let hand = game.player(seat).hand.distinct();
    if hand.is_empty() {
        out.push(Action::Pass);
        return;
    }
    let sites = Sites::of(game, seat);
    build::push_builds(game, &sites, out);
    if face_down::check(game, &sites).is_ok() {
        out.extend(hand.iter().map(Action::FaceDown));
    }
    out.extend(hand.iter().map(Action::Offer));
}

/// Ruling R9: a player without a card, who could draw none, passes.
pub(crate) fn pass(acting: &mut Acting<impl Stage>) -> Result {
    if !acting.game.players[acting.seat].hand.is_empty() {
        return Err(Illegal::YouHaveCards);
    }
    let seat = acting.seat;
    acting.tell(Event::Passed { seat });
    flow::end_turn(acting);
    Ok(())
}
