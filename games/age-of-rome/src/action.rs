//! What a player can do, one click at a time, and its notation.

use std::fmt;

use game::{Arg, Examples, Indexed, Notation, Reader};

use crate::components::{Building, Envoy, Mission, Province, Region, Spot, TradeCard};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, game::Action)]
pub enum Action {
    /// Put a dealt mission back, keep the others.
    #[say("return {mission}")]
    Return(Mission),
    /// Take a legion home because an event says so.
    #[say("recall {region}")]
    Recall(Region),
    /// To be followed by `put`.
    #[say("offer {envoy} at {province} {building}")]
    Offer { envoy: Envoy, province: Province, building: Building },
    /// Denarii on the diplomacy token.
    #[say("put {denarii}")]
    Put(#[range(0..=255)] u16),
    /// Ask for more.
    #[say("demand {denarii}")]
    Demand(#[range(0..=255)] u16),
    #[say("accept")]
    Accept,
    #[say("refuse")]
    Refuse,
    /// The spy's choice.
    #[say("take glory")]
    TakeGlory,
    /// The spy's other choice.
    #[say("take action")]
    TakeAction,
    #[say("activate {province} {cards?with cards}")]
    Activate { province: Province, cards: bool },
    #[say("slander")]
    Slander,
    #[say("demolition")]
    Demolish,
    #[say("desertion {region} {replacing?replacing}")]
    Desert { region: Region, replacing: bool },
    #[say("deception {from} {to}")]
    Deceive { from: Region, to: Region },
    /// The votes of the column are counted from below.
    #[say("re-vote {place}")]
    ReVote(#[range(1..=5)] u8),
    #[say("invalid-vote {place}")]
    InvalidateVote(#[range(1..=5)] u8),
    #[say("sold")]
    SellOut,
    #[say("custom-fees")]
    CollectFees,
    /// None of the intrigues.
    #[say("forgo")]
    Forgo,
    #[say("build {building} {cards?with cards}")]
    Build { building: Building, cards: bool },
    #[say("place {spot} {bonus?with bonus} {cards?with cards}")]
    Place { spot: Spot, bonus: bool, cards: bool },
    #[say("deploy {region}")]
    Deploy(Region),
    #[say("march {from} {to}")]
    March { from: Region, to: Region },
    #[say("play {card}")]
    Play(TradeCard),
    /// Play no more cards.
    #[say("proceed")]
    Proceed,
    #[say("sell {card}")]
    Sell(TradeCard),
    #[say("set {cards}")]
    MakeSet(Trio),
    /// With the religious medal.
    #[say("buy glory")]
    BuyGlory,
    #[say("tax")]
    Tax,
    #[say("double tax {cards?with cards}")]
    DoubleTax { cards: bool },
    #[say("done")]
    Done,
}

/// Three trade cards for a set, in the order of the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Examples)]
pub struct Trio([TradeCard; 3]);

impl Trio {
    pub fn new(mut cards: [TradeCard; 3]) -> Self {
        cards.sort_unstable();
        Trio(cards)
    }

    pub fn cards(self) -> [TradeCard; 3] {
        self.0
    }
}

/// Cards of one set can repeat, so the second and third are counted one and two further on.
impl Indexed for Trio {
    const COUNT: usize = threes(TradeCard::COUNT + 2);

    fn index(self) -> Option<usize> {
        let [a, b, c] = self.0.map(|card| card as usize);
        Some(threes(c + 2) + pairs(b + 1) + a)
    }

    fn at(index: usize) -> Option<Self> {
        let third = (0..TradeCard::COUNT).rfind(|third| threes(third + 2) <= index)?;
        let index = index - threes(third + 2);
        let second = (0..=third).rfind(|second| pairs(second + 1) <= index)?;
        let first = index - pairs(second + 1);
        (first <= second).then_some(())?;
        Some(Trio([TradeCard::at(first)?, TradeCard::at(second)?, TradeCard::at(third)?]))
    }
}

const fn pairs(of: usize) -> usize {
    of * (of - 1) / 2
}

const fn threes(of: usize) -> usize {
    of * (of - 1) * (of - 2) / 6
}

impl fmt::Display for Trio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Trio([a, b, c]) = self;
        write!(f, "{a} {b} {c}")
    }
}

/// The cards may be named in any order.
impl Notation for Trio {
    fn read(words: &mut Reader<'_>) -> Option<Self> {
        Some(Trio::new([words.word()?, words.word()?, words.word()?]))
    }
}

impl From<Trio> for Arg {
    fn from(trio: Trio) -> Self {
        Arg::List(trio.cards().map(TradeCard::word).to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        for text in [
            "return offering",
            "offer spy at gallia military",
            "activate italia with cards",
            "desertion thrace replacing",
            "place trade with bonus with cards",
            "set sundial compass builders-chest",
            "double tax with cards",
            "take glory",
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn the_cards_of_a_set_may_be_named_in_any_order() {
        assert_eq!("set groma compass sundial".parse::<Action>(), "set sundial compass groma".parse());
    }

    #[test]
    fn words_that_do_not_belong_are_refused() {
        for text in [
            "tax with cards",
            "build trade with bonus",
            "place rome",
            "recall thrace replacing",
            "",
            "put -1",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
