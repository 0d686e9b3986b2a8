//! What is seen as numbers, for programs.
//!
//! Civilizations come in the order of the seats that play them, from the viewer on; those that nobody plays, or
//! nobody has chosen yet, come after them and take the places that are left.

mod moment;

use enum_map::EnumMap;
use game::{Around, Pen, Seen};

use crate::components::*;
use crate::state::{Cards, Land, MareNostrum, Nation, Waters};

/// The place of each civilization as the viewer counts them.
#[derive(Clone, Copy)]
struct Order {
    civs: [Civ; Civ::ALL.len()],
    places: EnumMap<Civ, usize>,
}

impl Order {
    fn of(game: &MareNostrum, around: Around) -> Self {
        let played = around.seats().filter_map(|seat| game.civ(seat));
        let rest = Civ::ALL.iter().copied().filter(|&civ| game.seat(civ).is_none());
        let mut order = Order { civs: [Civ::Rome; _], places: EnumMap::default() };
        for (place, civ) in played.chain(rest).enumerate() {
            order.civs[place] = civ;
            order.places[civ] = place;
        }
        order
    }

    fn some(&self, pen: &mut impl Pen, name: &str, civs: impl IntoIterator<Item = Civ>) {
        let bits = civs.into_iter().fold(0, |bits, civ| bits | 1 << self.places[civ]);
        pen.bits(name, bits, Civ::ALL.len(), |place| format!("civ{place}"));
    }

    fn counts(&self, pen: &mut impl Pen, name: &str, counts: EnumMap<Civ, u8>) {
        for (place, &civ) in self.civs.iter().enumerate() {
            pen.number(format_args!("{name}.civ{place}"), counts[civ]);
        }
    }
}

pub(crate) fn observe(seen: &Seen<MareNostrum>, pen: &mut impl Pen) {
    let (game, around): (&MareNostrum, _) = (seen, Around::of(seen));
    let order = Order::of(game, around);
    pen.number("round", game.round);
    moment::observe(game, &order, pen);
    for (place, &civ) in order.civs.iter().enumerate() {
        pen.under(format_args!("civ{place}"), |pen| {
            pen.one_of("is", Some(civ));
            around.some(pen, "played-by", game.seat(civ));
            nation(&game.nations[civ], pen);
        });
    }
    let own = around.seats().next().and_then(|seat| game.civ(seat));
    cards("hand", &own.map(|civ| game.nations[civ].hand).unwrap_or_default(), pen);
    cards("bank", &game.bank, pen);
    pen.each("tokens", |token: Token| game.tokens[token]);
    game.roles.iter().for_each(|(role, &holder)| order.some(pen, role.id(), holder));
    for (province, land) in &game.lands {
        pen.under(province, |pen| observe_land(land, &order, pen));
    }
    for (sea, waters) in game.seas.iter() {
        pen.under(sea, |pen| observe_waters(*waters, &order, pen));
    }
}

fn nation(nation: &Nation, pen: &mut impl Pen) {
    pen.number("hand-size", nation.hand_size);
    cards("offer", &nation.offer, pen);
    pen.number("offer-size", nation.offer_size);
    cards("gained", &nation.gained, pen);
    pen.set("heroes", nation.heroes);
    pen.set("wonders", nation.wonders);
    pen.number("legions", nation.on_board.legions);
    pen.number("fortresses", nation.on_board.fortresses);
    pen.number("triremes", nation.on_board.triremes);
    pen.number("markers", nation.on_board.markers);
}

fn observe_land(land: &Land, order: &Order, pen: &mut impl Pen) {
    order.some(pen, "owner", land.owner);
    pen.set("buildings", land.buildings);
    pen.number("fortresses", land.fortresses);
    order.counts(pen, "legions", land.legions);
    order.counts(pen, "docked", land.docked);
    pen.set("posts", land.posts);
    order.some(pen, "occupier", land.occupier);
    pen.number("to-move", land.ready.to_move);
    pen.number("to-fight", land.ready.to_fight);
    pen.set("new-posts", land.new_posts);
    pen.number("fortresses-fought", land.fortresses_fought);
    pen.number("plundered", land.plundered);
}

fn observe_waters(waters: Waters, order: &Order, pen: &mut impl Pen) {
    order.counts(pen, "triremes", waters.triremes);
    pen.number("to-move", waters.ready.to_move);
    pen.number("to-fight", waters.ready.to_fight);
}

fn cards(name: &str, cards: &Cards, pen: &mut impl Pen) {
    pen.each(name, |card: Card| cards[card]);
}
