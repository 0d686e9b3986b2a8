//! Drawing cards (2.3, 2.4, R9).

use crate::state::Deus;
use crate::{Acting, Event, Stage};

/// Draws so many cards, fewer at the hand limit or when there are no more.
pub(crate) fn cards(acting: &mut Acting<impl Stage>, count: u8) {
    let room = (acting.game.edition.hand.limit as usize)
        .saturating_sub(acting.game.players[acting.seat].hand_size());
    for _ in 0..room.min(count.into()) {
        if acting.game.deck.is_empty() {
            reshuffle(acting);
        }
        let Some(card) = acting.game.deck.draw(acting.rng) else { return };
        acting.game.players[acting.seat].hand.insert(card);
        let seat = acting.seat;
        acting.tell(Event::Drew { seat, card: Some(card) });
    }
}

/// Draws until the hand has five cards.
pub(crate) fn refill(acting: &mut Acting<impl Stage>) {
    let missing = (acting.game.edition.hand.cards as usize)
        .saturating_sub(acting.game.players[acting.seat].hand_size());
    cards(acting, missing as u8);
}

/// Whether there is anything to draw at all.
pub(crate) fn is_possible(game: &Deus) -> bool {
    game.deck_size() + game.discard_size() > 0
}

/// The discard pile becomes the draw pile, and nobody knows any more what is in it.
fn reshuffle(acting: &mut Acting<impl Stage>) {
    let game = &mut *acting.game;
    if game.discard_size() == 0 {
        return;
    }
    game.deck.add_all(std::mem::take(&mut game.shown));
    for seat in game.all_seats() {
        let covered = std::mem::take(&mut game.players[seat].covered);
        game.deck.add_all(covered);
    }
    acting.tell(Event::Reshuffled);
}
