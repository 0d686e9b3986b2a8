//! Odysseus (rule 7.6, ruling R6): once per trade he makes a taker take from his owner instead.

use game::push_each;

use super::exchange;
use crate::components::*;
use crate::phase::{Exchange, Phase};
use crate::state::{MareNostrum, kinds};
use crate::{Acting, Action, Event, Illegal, Result, Stage};

/// Whether Odysseus can object to the take that has just been made from `from`.
pub(crate) fn may_speak(game: &MareNostrum, before: Exchange, from: Civ) -> bool {
    !before.odysseus_used
        && game
            .owner_of(Hero::Odysseus)
            .is_some_and(|owner| owner != before.taker && owner != from && game.nations[owner].offer_size > 0)
}

/// The owner lets the take stand.
pub(crate) fn allow(acting: &mut Acting<impl Stage>, before: Exchange, from: Civ) {
    exchange::go_on(acting, exchange::after_take(before, from));
}

/// The card goes back, and the taker must choose among the owner's cards.
pub(crate) fn force(acting: &mut Acting<impl Stage>, before: Exchange, by: Civ, from: Civ, card: Card) {
    let taker = before.taker;
    acting.game.nations[taker].gained[card] -= 1;
    acting.game.nations[from].offer[card] += 1;
    acting.game.nations[from].offer_size += 1;
    acting.tell(Event::ExchangeForced { by, taker, from, card });
    acting.game.phase = Phase::Forced { before: Exchange { odysseus_used: true, ..before }, taker };
}

pub(crate) fn list_forced(game: &MareNostrum, out: &mut Vec<Action>) {
    if let Some(owner) = game.owner_of(Hero::Odysseus) {
        push_each(out, kinds(&game.nations[owner].offer), |card| Action::Take(card, owner));
    }
}

pub(crate) fn take_forced(
    acting: &mut Acting<impl Stage>,
    before: Exchange,
    card: Card,
    from: Civ,
) -> Result {
    if acting.game.owner_of(Hero::Odysseus) != Some(from) || acting.game.nations[from].offer[card] == 0 {
        return Err(Illegal::NotOffered(card));
    }
    exchange::move_card(acting, card, from, before.taker);
    exchange::go_on(acting, exchange::after_take(before, from));
    Ok(())
}
