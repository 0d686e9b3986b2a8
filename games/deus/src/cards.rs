//! A number of cards without order: a hand, the draw pile, the discard pile.

use enumset::EnumSet;
use game::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use strum::VariantArray;

use crate::components::Card;

/// No card has more copies than this.
pub const MAX_COPIES: usize = 4;

/// A multiset of cards. Layer `n` holds the cards of which there are more than `n` copies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cards {
    layers: [EnumSet<Card>; MAX_COPIES],
}

impl Cards {
    pub fn len(&self) -> usize {
        // A layer is a part of the one before it; hands have few copies.
        self.layers.iter().take_while(|layer| !layer.is_empty()).map(EnumSet::len).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.layers[0].is_empty()
    }

    pub fn contains(&self, card: Card) -> bool {
        self.layers[0].contains(card)
    }

    pub fn count(&self, card: Card) -> usize {
        self.layers.iter().filter(|layer| layer.contains(card)).count()
    }

    /// Every card once, however many copies there are.
    pub fn distinct(&self) -> EnumSet<Card> {
        self.layers[0]
    }

    /// Every copy.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.distinct().iter().flat_map(|card| std::iter::repeat_n(card, self.count(card)))
    }

    /// Adds a copy; false when there are [`MAX_COPIES`] already.
    pub fn insert(&mut self, card: Card) -> bool {
        self.layers.iter_mut().any(|layer| layer.insert(card))
    }

    /// Takes one copy away; false when there is none.
    pub fn remove(&mut self, card: Card) -> bool {
        self.layers.iter_mut().rev().any(|layer| layer.remove(card))
    }

    pub fn add_all(&mut self, cards: Cards) {
        for layer in cards.layers {
            for card in layer {
                self.insert(card);
            }
        }
    }

    /// Takes one copy at random, every copy as likely as any other.
    pub fn draw(&mut self, rng: &mut impl Rng) -> Option<Card> {
        let count = self.len();
        if count == 0 {
            return None;
        }
        let card = self.nth(rng.random_range(0..count))?;
        self.remove(card);
        Some(card)
    }

    fn nth(&self, mut position: usize) -> Option<Card> {
        for layer in self.layers {
            let size = layer.len();
            if position < size {
                return nth_bit(layer.as_u64(), position).map(|bit| Card::VARIANTS[bit]);
            }
            position -= size;
        }
        None
    }
}

/// The place of the set bit number `position`, counted from the lowest.
fn nth_bit(mut bits: u64, position: usize) -> Option<usize> {
    for _ in 0..position {
        bits &= bits.wrapping_sub(1);
    }
    (bits != 0).then(|| bits.trailing_zeros() as usize)
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(list: I) -> Self {
        list.into_iter().fold(Cards::default(), |mut cards, card| {
            cards.insert(card);
            cards
        })
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut cards = Cards::default();
        for card in Vec::<Card>::deserialize(deserializer)? {
            if !cards.insert(card) {
                return Err(D::Error::custom(format!("more than {MAX_COPIES} copies of {card}")));
            }
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_counted() {
        let mut cards: Cards = [Card::Galley, Card::School, Card::Galley].into_iter().collect();
        assert_eq!((cards.len(), cards.count(Card::Galley)), (3, 2));
        assert!(cards.remove(Card::Galley) && cards.remove(Card::Galley) && !cards.remove(Card::Galley));
        assert_eq!(cards.iter().collect::<Vec<_>>(), [Card::School]);
    }

    #[test]
    fn a_fifth_copy_is_refused() {
        assert!(serde_json::from_str::<Cards>(r#"["galley","galley","galley","galley","galley"]"#).is_err());
    }
}
