//! What is seen as numbers, for programs.

mod moment;

use enum_map::EnumMap;
use game::{Around, Pen, Seat, Seen};

use crate::cards::Cards;
use crate::components::{Building, Metal, Mission, Region, TradeCard};
use crate::places::CASSIUS;
use crate::state::{AgeOfRome, Pantheon, Player};

/// The seats in the order of the viewer, and Cassius where one plays alone.
#[derive(Clone, Copy)]
struct Boards {
    around: Around,
    seats: u8,
}

impl Boards {
    fn of(seen: &Seen<AgeOfRome>) -> Self {
        Boards { around: Around::of(seen), seats: seen.seats }
    }

    /// A board of Cassius is written in every game that one plays alone.
    fn count(self) -> usize {
        usize::from(self.seats) + usize::from(self.seats == 1)
    }

    fn all(self) -> impl Iterator<Item = Seat> {
        self.around.seats().chain((self.seats == 1).then_some(CASSIUS))
    }

    fn place(self, seat: Seat) -> usize {
        if seat == CASSIUS { usize::from(self.seats) } else { self.around.place(seat) }
    }

    fn name(self, place: usize) -> String {
        if place == usize::from(self.seats) { "cassius".to_owned() } else { format!("seat{place}") }
    }

    fn some(self, pen: &mut impl Pen, name: impl std::fmt::Display, seats: impl IntoIterator<Item = Seat>) {
        let bits = seats.into_iter().fold(0, |bits, seat| bits | 1 << self.place(seat));
        pen.bits(name, bits, self.count(), |place| self.name(place));
    }
}

pub(crate) fn observe(seen: &Seen<AgeOfRome>, pen: &mut impl Pen) {
    let (game, boards): (&AgeOfRome, _) = (seen, Boards::of(seen));
    pen.number("round", game.round);
    pen.one_of("event", game.event);
    pen.set("event-deck", game.event_deck);
    pen.one_of("marker", Some(game.marker));
    moment::observe(game, boards, pen);
    for (place, seat) in boards.all().enumerate() {
        let name = if seat == CASSIUS { format_args!("cassius") } else { format_args!("seat{place}") };
        pen.under(name, |pen| player(game, seat, pen));
    }
    if let Some(own) = boards.all().next() {
        cards("hand", game.players[own].hand, pen);
        pen.set("dealt", game.players[own].dealt.cards);
        pen.set("returned", game.players[own].returned.cards);
    }
    provinces(game, boards, pen);
    rome(game, boards, pen);
    decks(game, pen);
}

fn player(game: &AgeOfRome, seat: Seat, pen: &mut impl Pen) {
    let player = &game.players[seat];
    pen.one_of("character", Some(player.character));
    pen.one_of("front", Some(game.front(seat)));
    pen.number("glory", player.glory);
    pen.number("denarii", player.denarii);
    player.milestones.iter().enumerate().for_each(|(place, &met)| {
        pen.number(format_args!("milestone{place}"), met);
    });
    pen.number("legions", player.legions);
    pen.each("deployed", |region: Region| player.deployed[region]);
    pen.number("votes", player.votes);
    pen.number("discord", player.discord);
    pen.number("anchor", player.anchor);
    pen.number("hand-size", player.hand_size);
    for place in 0..player.sets.capacity() {
        for card in 0..3 {
            let made = player.sets.get(place).map(|set| set[card]);
            pen.which(format_args!("set{place}.{card}"), made);
        }
    }
    pen.set::<Mission>("missions", player.missions.cards);
    pen.number("missions-kept", player.missions.count);
    pen.number("missions-dealt", player.dealt.count);
    pen.number("missions-returned", player.returned.count);
    pantheon(player.pantheon, pen);
    followers(player, pen);
}

fn pantheon(pantheon: Pantheon, pen: &mut impl Pen) {
    pen.number("base", pantheon.base);
    pen.one_of("base-top", pantheon.base_top);
    pen.number("roof", pantheon.roof);
    pen.one_of("roof-top", pantheon.roof_top);
}

fn followers(player: &Player, pen: &mut impl Pen) {
    pen.each("workers", |building: Building| player.workers[building]);
    pen.number("in-colosseum", player.in_colosseum);
    pen.number("plotting", player.plotting);
    pen.set("bonuses-used", player.bonuses_used);
}

fn provinces(game: &AgeOfRome, boards: Boards, pen: &mut impl Pen) {
    pen.number("turned", game.turned);
    for (province, levels) in &game.levels {
        pen.under(province, |pen| {
            pen.each("level", |building: Building| levels[building]);
            for (place, plot) in game.plots[province].iter().enumerate() {
                boards.some(pen, format_args!("plot{place}"), plot.map(|plot| plot.owner));
                pen.number(format_args!("plot{place}.activated"), plot.is_some_and(|plot| plot.activated));
            }
        });
    }
}

fn rome(game: &AgeOfRome, boards: Boards, pen: &mut impl Pen) {
    game.medals.iter().for_each(|(building, &holder)| {
        boards.some(pen, format_args!("medal-{building}"), holder);
    });
    game.milestones.iter().enumerate().for_each(|(place, &at)| {
        pen.number(format_args!("moving-milestone{place}"), at);
    });
    for place in 0..game.senate.capacity() {
        boards.some(pen, format_args!("vote{place}"), game.senate.get(place).copied());
    }
    metals("bases", game.bases, pen);
    metals("roofs", game.roofs, pen);
    pen.number("discord-supply", game.discord_supply);
}

fn decks(game: &AgeOfRome, pen: &mut impl Pen) {
    cards("trade-deck", game.trade_deck, pen);
    let mut discarded = EnumMap::<TradeCard, u8>::default();
    game.trade_discard.iter().for_each(|&card| discarded[card] += 1);
    pen.each("trade-discard", |card: TradeCard| discarded[card]);
    pen.one_of("latest-discard", game.trade_discard.last().copied());
    pen.set("mission-deck", game.mission_deck);
    pen.set("cassius-deck", game.cassius_deck);
    pen.set("battle-deck", game.battle_deck);
    for place in 0..game.cassius_cards.capacity() {
        pen.one_of(format_args!("cassius-card{place}"), game.cassius_cards.get(place).copied());
    }
}

fn metals(name: &str, counts: EnumMap<Metal, u8>, pen: &mut impl Pen) {
    pen.each(name, |metal: Metal| counts[metal]);
}

fn cards(name: &str, cards: Cards, pen: &mut impl Pen) {
    pen.each(name, |card: TradeCard| cards.count(card));
}
