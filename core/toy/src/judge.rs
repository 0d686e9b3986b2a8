//! What a sensible player would make of a position.

use game::edition::{Unreadable, parse};
use game::{Judge, Seat, Spread};
use serde::Deserialize;

use crate::{Phase, Place, Toy};

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weights {
    pub coin: f32,
    /// Each card in the hand is worth this times its number.
    pub card: f32,
    /// A card that is bid is worth this times its number for each coin in the pot.
    pub bid: f32,
    pub spread: Spread,
}

impl Judge for Toy {
    type Weights = Weights;
    type Turn = (u8, Phase);
    type Memory = ();
    const WEIGHTS: &'static str = include_str!("../editions/weights.toml");
    const FORECAST: &'static str = Self::WEIGHTS;

    fn read_weights(text: &str) -> Result<Weights, Unreadable> {
        parse(text)
    }

    fn value(&self, seat: Seat, weights: &Weights) -> f32 {
        let player = &self.players[seat];
        let worth = |(card, place): (usize, &Place)| match *place {
            Place::Hand(holder) if holder == seat => weights.card * card as f32,
            Place::Bid(bidder) if bidder == seat => weights.bid * card as f32 * f32::from(self.pot),
            _ => 0.0,
        };
        let cards: f32 = self.cards.iter().enumerate().map(worth).sum();
        f32::from(player.points) + weights.coin * f32::from(player.coins) + cards
    }

    fn spread(&self, weights: &Weights) -> f32 {
        let rounds = f32::from(self.edition.game.rounds);
        weights.spread.with((rounds - f32::from(self.round)) / rounds)
    }

    fn turn(&self, _: Seat) -> (u8, Phase) {
        (self.round, self.phase)
    }

    /// Whoever has bid takes the card back.
    fn reopen(&mut self, seat: Seat) {
        for rival in Seat::all(self.seats).filter(|&rival| rival != seat) {
            let player = &mut self.players[rival];
            player.cards += u8::from(std::mem::take(&mut player.has_bid));
        }
    }
}
