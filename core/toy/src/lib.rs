//! A game just large enough for everything that can go wrong in one: a hidden hand, a choice that all make at the
//! same time, a die, turns of several clicks. Bots and proofs are tested with it where they live.
//!
//! In every round a die is thrown for the pot and all bid a card, face down. The highest card takes the pot, and its
//! player spends the coins: `sell` turns one into a point, and every second `dig` finds a treasure, which is worth
//! more than the two coins it takes. A first `dig` alone is a loss, so whoever looks no further than the next click
//! never digs.

mod edition;
mod judge;
mod narrate;
mod observe;
mod said;
mod state;

pub use edition::{Edition, Numbers};
pub use judge::Weights;
pub use said::{Action, Event, Illegal};
pub use state::{CARDS, MOST_SEATS, Phase, Place, Player, Toy};

use game::{
    BadOptions, Game, NoVariants, Options, Outcome, Pen, PerSeat, Rng, Seat, SeatSet, Seen, Sink, Viewer,
    ensure,
};

impl Game for Toy {
    const NAME: &'static str = "toy";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=MOST_SEATS as u8;
    /// At most four rounds of three bids; a coin is clicked once, and six are the most that a pot can hold.
    const MAX_DECISIONS: usize = 4 * (MOST_SEATS + 6 + 1);

    type Edition = Edition;
    type Variants = NoVariants;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    fn start(options: &Options<Self>, rng: &mut impl Rng) -> Result<Self, BadOptions> {
        options.check_seats()?;
        let mut toy = Toy {
            edition: options.edition,
            seats: options.seats,
            round: 0,
            pot: 0,
            phase: Phase::Bidding,
            cards: [Place::Bag; CARDS],
            players: PerSeat::default(),
        };
        for _ in 0..toy.edition.game.hand {
            toy.all_draw(rng, &mut ());
        }
        toy.begin_round(rng, &mut ());
        Ok(toy)
    }

    fn options(&self) -> Options<Self> {
        Options { seats: self.seats, edition: self.edition, variants: NoVariants {} }
    }

    fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Bidding => self.players.seats_where(self.seats, |player| !player.has_bid),
            Phase::Turn { seat } => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let bids = (0..CARDS as u8).map(|card| Action::Bid { card });
        let all = bids.chain([Action::Dig, Action::Sell, Action::Done]);
        out.extend(all.filter(|&action| self.check(seat, action).is_ok()));
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        rng: &mut impl Rng,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        match action {
            Action::Bid { card } => {
                self.bid(seat, card, events);
                return Ok(());
            }
            Action::Dig => self.dig(seat, events),
            Action::Sell => self.sell(seat, events),
            Action::Done => {}
        }
        if action == Action::Done || self.players[seat].coins == 0 {
            self.end_round(rng, events);
        }
        Ok(())
    }

    fn conceal(&mut self, viewer: Viewer) {
        for place in &mut self.cards {
            match *place {
                Place::Hand(seat) | Place::Bid(seat) if viewer.is(seat) => {}
                Place::Played => {}
                _ => *place = Place::Unknown,
            }
        }
    }

    fn fill_in(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        for seat in Seat::all(self.seats).filter(|&seat| !viewer.is(seat)) {
            for _ in 0..self.players[seat].cards {
                self.cards[self.any(Place::Unknown, rng)] = Place::Hand(seat);
            }
            if self.players[seat].has_bid {
                self.cards[self.any(Place::Unknown, rng)] = Place::Bid(seat);
            }
        }
        for place in self.cards.iter_mut().filter(|place| **place == Place::Unknown) {
            *place = Place::Bag;
        }
    }

    fn observe(seen: &Seen<Self>, pen: &mut impl Pen) {
        observe::observe(seen, pen);
    }

    fn round(&self) -> u16 {
        self.round.into()
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = |seat| i32::from(self.players[seat].points);
        (self.phase == Phase::Over).then(|| Outcome::rank_by(self.seats, "4.1", points, points))
    }

    fn check_invariants(&self) -> Result<(), String> {
        for seat in Seat::all(self.seats) {
            let player = &self.players[seat];
            let held = self.count(Place::Hand(seat));
            ensure!(
                held == usize::from(player.cards),
                "seat {seat} holds {held} cards, not {}",
                player.cards
            )?;
            let bid = self.count(Place::Bid(seat));
            ensure!(bid == usize::from(player.has_bid), "seat {seat} has bid {bid} cards")?;
        }
        ensure!(self.count(Place::Unknown) == 0, "a card is nowhere")?;
        ensure!((1..=self.edition.game.rounds).contains(&self.round), "there is no round {}", self.round)?;
        ensure!((1..=6).contains(&self.pot), "no die shows {}", self.pot)?;
        Ok(())
    }
}
