//! A number of cards without order: a hand, the draw pile, the discard pile.

use enumset::EnumSet;
use game::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

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

    /// How many copies of each card there are, by its number.
    pub fn copies(&self) -> [u8; Card::ALL.len()] {
        let mut copies = [0; Card::ALL.len()];
        for layer in self.layers.iter().filter(|layer| !layer.is_empty()) {
            let bits = layer.as_u64();
            copies.iter_mut().enumerate().for_each(|(card, copies)| *copies += (bits >> card & 1) as u8);
        }
        copies
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
        self.pile_up(EnumSet::only(card)).is_empty()
    }

    /// Takes one copy away; false when there is none.
    pub fn remove(&mut self, card: Card) -> bool {
        let mut left = EnumSet::only(card);
        for layer in self.layers.iter_mut().rev() {
            let taken = *layer & left;
            *layer -= taken;
            left -= taken;
        }
        left.is_empty()
    }

    pub fn add_all(&mut self, cards: Cards) {
        for layer in cards.layers {
            self.pile_up(layer);
        }
    }

    /// Adds a copy of each of these cards; gives back those of which there are [`MAX_COPIES`] already.
    fn pile_up(&mut self, mut cards: EnumSet<Card>) -> EnumSet<Card> {
        for layer in &mut self.layers {
            let covered = *layer & cards;
            *layer |= cards;
            cards = covered;
        }
        cards
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
                return Some(Card::ALL[nth_bit(layer.as_u64(), position as u64)]);
            }
            position -= size;
        }
        None
    }
}

/// The place of the set bit number `position`, counted from the lowest; there are more than that.
///
/// Found by halving, without branches: sums of ever larger parts of the word tell in which half it lies.
fn nth_bit(bits: u64, mut position: u64) -> usize {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let eights = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let sixteens = (eights + (eights >> 8)) & 0x00ff_00ff_00ff_00ff;
    let halves = (sixteens + (sixteens >> 16)) & 0x0000_ffff_0000_ffff;
    let mut place = 0;
    for (width, sums) in [(32, halves), (16, sixteens), (8, eights), (4, fours), (2, pairs), (1, bits)] {
        let below = sums >> place & ((1 << width) - 1);
        let beyond = u64::from(position >= below);
        position -= beyond * below;
        place += beyond * width;
    }
    place as usize
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
        assert_eq!((cards.copies()[Card::Galley as usize], cards.copies()[Card::Forum as usize]), (2, 0));
        assert!(cards.remove(Card::Galley) && cards.remove(Card::Galley) && !cards.remove(Card::Galley));
        assert_eq!(cards.iter().collect::<Vec<_>>(), [Card::School]);
    }

    #[test]
    fn piles_are_put_together() {
        let mut cards: Cards = [Card::Galley, Card::School].into_iter().collect();
        cards.add_all([Card::Galley, Card::Galley, Card::Forum].into_iter().collect());
        let expected = [Card::Galley, Card::Galley, Card::Galley, Card::School, Card::Forum];
        assert_eq!(cards.iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn every_set_bit_is_found() {
        for bits in [1, 0b1011_0000, 0x8000_0001_0000_8001, u64::MAX, 0x0123_4567_89ab_cdef] {
            let places: Vec<usize> = (0..64).filter(|place| bits >> place & 1 == 1).collect();
            let found: Vec<usize> =
                (0..places.len()).map(|position| nth_bit(bits, position as u64)).collect();
            assert_eq!(found, places);
        }
    }

    #[test]
    fn a_fifth_copy_is_refused() {
        assert!(serde_json::from_str::<Cards>(r#"["galley","galley","galley","galley","galley"]"#).is_err());
    }
}
