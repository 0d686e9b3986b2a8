//! What a sensible player looks at: the judge's first glance.

use game::Seat;

use crate::action::Action;
use crate::components::{Card, Color};
use crate::edition::MAX_PIECES;
use crate::scoring::temple_points;
use crate::state::{Deus, Phase};

/// Removes offerings and payments that only shuffle the same things.
pub(super) fn keep_sensible(game: &Deus, seat: Seat, actions: &mut Vec<Action>) {
    match game.phase {
        Phase::Turn => one_offer_of_each_color(game, seat, actions),
        Phase::Offer { .. } => cover_the_worst(game, seat, actions),
        Phase::Pay { .. } => actions.truncate(1),
        _ => {}
    }
}

/// How much a card is kept for what it is: one that fits a column, with a piece for it; a temple that can be built,
/// and one for so many points.
const PLAYABLE: i32 = 2;
const READY: i32 = 2;
const REACHABLE: i32 = 3;
const POINTS: i32 = 3;

/// How gladly a card is given away, roughly: cards that cannot be used soon first.
fn keep(game: &Deus, seat: Seat, card: Card) -> i32 {
    let player = game.player(seat);
    match game.print(card).color.kind() {
        Some(kind) if player.columns[kind].len() >= MAX_PIECES => 0,
        Some(kind) => PLAYABLE + i32::from(player.ready[kind] > 0) * READY,
        None => {
            let is_reachable = player.temple_cards.len() <= player.full_rows();
            temple_points(game, seat, card) / POINTS + i32::from(is_reachable) * REACHABLE
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
