//! Trade cards in one place: a deck, a hand, or what was played; how many of each design, without order.

use enum_map::EnumMap;
use game::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::components::TradeCard;

/// At most three of each design, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cards(u64);

/// How many of one design fit.
pub const MOST_COPIES: u8 = 3;

const LOW_BITS: u64 = 0x5555_5555_5555_5555;

impl Cards {
    pub const NONE: Cards = Cards(0);

    /// As many copies of these designs as fit.
    pub fn all_of(designs: impl Iterator<Item = TradeCard>) -> Cards {
        Cards(designs.fold(0, |all, card| all | u64::from(MOST_COPIES) << shift(card)))
    }

    pub fn count(self, card: TradeCard) -> u8 {
        (self.0 >> shift(card)) as u8 & MOST_COPIES
    }

    pub fn contains(self, card: TradeCard) -> bool {
        self.count(card) > 0
    }

    pub fn len(self) -> u8 {
        ((self.0 & LOW_BITS).count_ones() + 2 * (self.0 & !LOW_BITS).count_ones()) as u8
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The caller keeps to the printed number of copies.
    pub fn add(&mut self, card: TradeCard) {
        debug_assert!(self.count(card) < MOST_COPIES);
        self.0 += 1 << shift(card);
    }

    /// More than [`MOST_COPIES`] of a design are not counted.
    pub fn add_if_counted(&mut self, card: TradeCard) {
        if self.count(card) < MOST_COPIES {
            self.add(card);
        }
    }

    pub fn remove(&mut self, card: TradeCard) -> bool {
        let held = self.contains(card);
        if held {
            self.0 -= 1 << shift(card);
        }
        held
    }

    /// All cards of both; the sum of a part of the deck is never more than the deck.
    #[must_use]
    pub fn with(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// The cards of the designs in another set, which has [`Cards::all_of`] them.
    #[must_use]
    pub fn among(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    /// Every design that is there, once.
    pub fn designs(self) -> impl Iterator<Item = TradeCard> {
        let mut left = (self.0 | self.0 >> 1) & LOW_BITS;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros() as usize / 2;
            left &= left.wrapping_sub(1);
            TradeCard::ALL.get(place).copied()
        })
    }

    /// Takes one card at random; `None` when there is none.
    pub fn draw(&mut self, rng: &mut impl Rng) -> Option<TradeCard> {
        if self.is_empty() {
            return None;
        }
        let mut place = rng.random_range(0..self.len());
        for card in self.designs() {
            let count = self.count(card);
            if place < count {
                self.remove(card);
                return Some(card);
            }
            place -= count;
        }
        None
    }
}

impl FromIterator<TradeCard> for Cards {
    fn from_iter<I: IntoIterator<Item = TradeCard>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, |mut all, card| {
            all.add(card);
            all
        })
    }
}

fn shift(card: TradeCard) -> u32 {
    2 * card as u32
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.designs().map(|card| (card, self.count(card))))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = std::collections::BTreeMap::<TradeCard, u8>::deserialize(deserializer)?;
        let mut cards = EnumMap::<TradeCard, u8>::default();
        for (card, count) in counts {
            if count > MOST_COPIES {
                return Err(D::Error::custom(format!(
                    "{count} cards `{card}`, there are at most {MOST_COPIES}"
                )));
            }
            cards[card] = count;
        }
        Ok(cards.into_iter().flat_map(|(card, count)| std::iter::repeat_n(card, count as usize)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_by_design() {
        let mut cards: Cards =
            [TradeCard::TaxChest, TradeCard::Sundial, TradeCard::TaxChest].into_iter().collect();
        assert_eq!((cards.len(), cards.count(TradeCard::TaxChest), cards.count(TradeCard::Bulla)), (3, 2, 0));
        assert_eq!(cards.designs().collect::<Vec<_>>(), [TradeCard::Sundial, TradeCard::TaxChest]);
        assert!(cards.remove(TradeCard::TaxChest) && !cards.remove(TradeCard::Toga));
        assert_eq!(cards.len(), 2);
    }

    #[test]
    fn too_many_cards_of_a_design_are_not_read() {
        assert!(serde_json::from_str::<Cards>("{\"bulla\": 4}").is_err());
        assert_eq!(serde_json::from_str::<Cards>("{\"bulla\": 2}").unwrap().len(), 2);
    }
}
