//! What is seen as numbers.

use game::{Around, Pen, Seen};

use crate::{Phase, Place, Toy};

pub(crate) fn observe(seen: &Seen<Toy>, pen: &mut impl Pen) {
    let around = Around::of(seen);
    pen.number("round", seen.round);
    pen.number("pot", seen.pot);
    around.some(pen, "to-act", game::Game::to_act(&**seen).iter());
    pen.number("bidding", seen.phase == Phase::Bidding);
    let cards = |wanted: fn(Place) -> bool| {
        seen.cards.iter().rev().fold(0, |bits, &place| 2 * bits + u64::from(wanted(place)))
    };
    pen.bits("played", cards(|place| place == Place::Played), seen.cards.len(), |card| card);
    pen.bits("hand", cards(|place| matches!(place, Place::Hand(_))), seen.cards.len(), |card| card);
    pen.bits("bid", cards(|place| matches!(place, Place::Bid(_))), seen.cards.len(), |card| card);
    around.each(pen, |pen, seat| {
        let player = &seen.players[seat];
        pen.number("cards", player.cards);
        pen.number("has-bid", player.has_bid);
        pen.number("coins", player.coins);
        pen.number("digs", player.digs);
        pen.number("points", player.points);
    });
}
