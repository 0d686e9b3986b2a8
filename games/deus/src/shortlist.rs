//! What a sensible player looks at: the judge's first glance.

use game::Seat;

use crate::action::Action;
use crate::components::{Card, Color};
use crate::edition::MAX_PIECES;
use crate::scoring::temple_points;
use crate::state::{Deus, Phase};

/// Removes offerings and payments that only shuffle the same things.
pub(crate) fn keep_sensible(game: &Deus, seat: Seat, actions: &mut Vec<Action>) {
    match game.phase {
        Phase::Turn => one_offer_of_each_color(game, seat, actions),
        Phase::Offer { .. } => cover_the_worst(game, seat, actions),
        Phase::Pay { .. } => actions.truncate(1),
        _ => {}
    }
}

/// How gladly a card is given away, roughly: cards that cannot be used soon first.
fn keep(game: &Deus, seat: Seat, card: Card) -> i32 {
    let player = game.player(seat);
    match game.print(card).color.kind() {
        Some(kind) if player.columns[kind].len() >= MAX_PIECES => 0,
        Some(kind) => 2 + i32::from(player.ready[kind] > 0) * 2,
        None => {
            let is_reachable = player.temple_cards.len() <= player.full_rows();
            temple_points(game, seat, card) / 3 + 3 * i32::from(is_reachable)
        }
    }
}

/// Of all cards of a color only the least useful is worth being on top of an offering.
fn one_offer_of_each_color(game: &Deus, seat: Seat, actions: &mut Vec<Action>) {
    let color = |card: Card| game.print(card).color;
    let worst = |wanted: Color| {
        let hand = game.player(seat).hand.distinct().iter();
        hand.filter(|&card| color(card) == wanted).min_by_key(|&card| keep(game, seat, card))
    };
    actions.retain(|&action| match action {
        Action::Offer(card) => worst(color(card)) == Some(card),
        _ => true,
    });
}

fn cover_the_worst(game: &Deus, seat: Seat, actions: &mut Vec<Action>) {
    let hand = game.player(seat).hand.distinct().iter();
    let worst = hand.min_by_key(|&card| keep(game, seat, card));
    actions.retain(|&action| match action {
        Action::Cover(card) => Some(card) == worst,
        _ => true,
    });
}
