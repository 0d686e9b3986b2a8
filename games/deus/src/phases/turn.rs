//! The choice of a turn: build one building or make one offering (2.1).

use game::{Rng, Seat, Sink};

use crate::flow;
use crate::phases::{build, face_down, offering, place::Sites};
use crate::state::Deus;
use crate::{Acting, Action, Event, Illegal};

pub(crate) fn legal(game: &Deus, seat: Seat, out: &mut Vec<Action>) {
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

pub(crate) fn apply(acting: &mut Acting<impl Rng, impl Sink<Event>>, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Build(card) => build::begin(acting, card),
        Action::FaceDown(card) => face_down::begin(acting, card),
        Action::Offer(card) => offering::begin(acting, card),
        Action::Pass => pass(acting),
        _ => Err(Illegal::NotNow),
    }
}

/// Ruling R9: who has no card and could draw none passes.
fn pass(acting: &mut Acting<impl Rng, impl Sink<Event>>) -> Result<(), Illegal> {
    if !acting.game.players[acting.seat].hand.is_empty() {
        return Err(Illegal::YouHaveCards);
    }
    let seat = acting.seat;
    acting.tell(Event::Passed { seat });
    flow::end_turn(acting);
    Ok(())
}
