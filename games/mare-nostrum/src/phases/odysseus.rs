//! Odysseus (rule 7.6, ruling R6): once per trade he makes a taker take from his owner instead.

use game::{Sink, push_each};

use super::exchange;
use crate::action::Action;
use crate::components::*;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Exchange, Phase};
use crate::state::{MareNostrum, kinds};

/// Whether Odysseus can object to the take that has just been made from `from`.
pub(crate) fn may_speak(game: &MareNostrum, before: Exchange, from: Civ) -> bool {
    !before.odysseus_used
        && game
            .owner_of(Hero::Odysseus)
            .is_some_and(|owner| owner != before.taker && owner != from && game.nations[owner].offer_size > 0)
}

/// The owner lets the take stand.
pub(crate) fn allow(game: &mut MareNostrum, before: Exchange, from: Civ, events: &mut impl Sink<Event>) {
    exchange::go_on(game, exchange::after_take(before, from), events);
}

/// The card goes back, and the taker must choose among the owner's cards.
pub(crate) fn force(
    game: &mut MareNostrum,
    before: Exchange,
    (by, from, card): (Civ, Civ, Card),
    events: &mut impl Sink<Event>,
) {
    let taker = before.taker;
    game.nations[taker].gained[card] -= 1;
    game.nations[from].offer[card] += 1;
    game.nations[from].offer_size += 1;
    events.push(Event::ExchangeForced { by, taker, from, card });
    game.phase = Phase::Forced { before: Exchange { odysseus_used: true, ..before }, taker };
}

pub(crate) fn legal_forced(game: &MareNostrum, out: &mut Vec<Action>) {
    if let Some(owner) = game.owner_of(Hero::Odysseus) {
        push_each(out, kinds(&game.nations[owner].offer), |card| Action::Take(card, owner));
    }
}

pub(crate) fn take_forced(
    game: &mut MareNostrum,
    before: Exchange,
    (card, from): (Card, Civ),
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if game.owner_of(Hero::Odysseus) != Some(from) || game.nations[from].offer[card] == 0 {
        return Err(Illegal::NotOffered(card));
    }
    exchange::move_card(game, card, from, before.taker, events);
    exchange::go_on(game, exchange::after_take(before, from), events);
    Ok(())
}
