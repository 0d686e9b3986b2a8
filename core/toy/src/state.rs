//! Where everything lies, and what happens to it.

use game::{PerSeat, Printed, Rng, RngExt, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::{Action, Edition, Event, Illegal};

/// The cards are called 0 to 11.
pub const CARDS: usize = 12;
pub const MOST_SEATS: usize = 3;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Toy {
    pub edition: Printed<Edition>,
    pub seats: u8,
    pub round: u8,
    /// What the die shows.
    pub pot: u8,
    pub phase: Phase,
    pub cards: [Place; CARDS],
    pub players: PerSeat<Player, MOST_SEATS>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    Bidding,
    Turn { seat: Seat },
    Over,
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    Bag,
    Hand(Seat),
    /// Face down on the table.
    Bid(Seat),
    /// Out of the game, face up.
    Played,
    Unknown,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// How many are in the hand.
    pub cards: u8,
    pub has_bid: bool,
    pub coins: u8,
    /// How often this player has dug.
    pub digs: u8,
    pub points: u8,
}

impl Toy {
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Bidding, Action::Bid { .. }) if !self.is_bidding(seat) => Err(Illegal::AlreadyBid),
            (Phase::Bidding, Action::Bid { card }) => match self.cards.get(usize::from(card)) {
                Some(&place) if place == Place::Hand(seat) => Ok(()),
                _ => Err(Illegal::NotInHand { card }),
            },
            (Phase::Turn { seat: active }, Action::Dig | Action::Sell | Action::Done) if active == seat => {
                Ok(())
            }
            (_, Action::Bid { .. }) => Err(Illegal::NoBidding),
            (_, Action::Dig | Action::Sell | Action::Done) => Err(Illegal::NotYourTurn),
        }
    }

    fn is_bidding(&self, seat: Seat) -> bool {
        seat.0 < self.seats && !self.players[seat].has_bid
    }

    /// How many cards lie there.
    pub fn count(&self, place: Place) -> usize {
        self.cards.iter().filter(|&&other| other == place).count()
    }

    /// Any of the cards that lie there.
    pub(crate) fn any(&self, place: Place, rng: &mut impl Rng) -> usize {
        let skipped = rng.random_range(0..self.count(place));
        let there = self.cards.iter().enumerate().filter(|&(_, &other)| other == place);
        there.map(|(card, _)| card).nth(skipped).expect("one of those that were counted")
    }

    pub(crate) fn all_draw(&mut self, rng: &mut impl Rng, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            if self.count(Place::Bag) > 0 {
                let card = self.any(Place::Bag, rng);
                self.cards[card] = Place::Hand(seat);
                self.players[seat].cards += 1;
                events.push(Event::Drew { seat, card: Some(card as u8) });
            }
        }
    }

    pub(crate) fn begin_round(&mut self, rng: &mut impl Rng, events: &mut impl Sink<Event>) {
        self.round += 1;
        self.pot = rng.random_range(1..=6);
        self.phase = Phase::Bidding;
        events.push(Event::RoundBegan { round: self.round, pot: self.pot });
    }

    pub(crate) fn bid(&mut self, seat: Seat, card: u8, events: &mut impl Sink<Event>) {
        self.cards[usize::from(card)] = Place::Bid(seat);
        self.players[seat].cards -= 1;
        self.players[seat].has_bid = true;
        events.push(Event::Bid { seat, card: Some(card) });
        if Seat::all(self.seats).all(|seat| self.players[seat].has_bid) {
            self.reveal(events);
        }
    }

    fn reveal(&mut self, events: &mut impl Sink<Event>) {
        let mut highest = None;
        for (card, place) in self.cards.iter_mut().enumerate() {
            if let Place::Bid(seat) = *place {
                *place = Place::Played;
                self.players[seat].has_bid = false;
                highest = Some(seat);
                events.push(Event::Revealed { seat, card: card as u8 });
            }
        }
        if let Some(seat) = highest {
            self.players[seat].coins += self.pot;
            self.phase = Phase::Turn { seat };
            events.push(Event::PotTaken { seat, coins: self.pot });
        }
    }

    pub(crate) fn dig(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let player = &mut self.players[seat];
        player.coins -= 1;
        player.digs += 1;
        let found = player.digs.is_multiple_of(2);
        if found {
            player.points += self.edition.game.treasure;
        }
        events.push(Event::Dug { seat, found });
    }

    pub(crate) fn sell(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.players[seat].coins -= 1;
        self.players[seat].points += 1;
        events.push(Event::Sold { seat });
    }

    pub(crate) fn end_round(&mut self, rng: &mut impl Rng, events: &mut impl Sink<Event>) {
        if self.round == self.edition.game.rounds {
            self.phase = Phase::Over;
            events.push(Event::GameEnded);
        } else {
            self.all_draw(rng, events);
            self.begin_round(rng, events);
        }
    }
}
