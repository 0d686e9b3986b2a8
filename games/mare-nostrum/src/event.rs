//! What happened, for the log and the animation.

use game::{Rule, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::*;
use crate::phase::End;
use crate::state::Cards;

/// Dice by face: how many ones, twos, … sixes.
pub type Dice = [u8; 6];

/// One thing that happened. Everybody sees it, but for the cards that only some may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    CivChosen {
        seat: game::Seat,
        civ: Civ,
    },
    CaravanPlaced {
        civ: Civ,
        good: Card,
        at: Province,
    },
    Founded {
        civ: Civ,
        item: Item,
    },
    RoundBegan {
        round: u8,
    },
    RoleGiven {
        role: Role,
        civ: Civ,
    },
    Income {
        civ: Civ,
        cards: Cards,
    },
    /// The bank was too small: `count` of the `claimed` cards were there.
    Served {
        civ: Civ,
        card: Card,
        count: u8,
        claimed: u8,
    },
    Collected {
        civ: Civ,
        good: Card,
    },
    Called {
        civ: Civ,
        number: u8,
    },
    /// The card is known to its owner only; the seat says who that is.
    Offered {
        seat: game::Seat,
        civ: Civ,
        card: Option<Card>,
    },
    SatOut {
        civ: Civ,
    },
    Revealed {
        civ: Civ,
        cards: Cards,
    },
    Taken {
        taker: Civ,
        from: Civ,
        card: Card,
    },
    ExchangeForced {
        by: Civ,
        taker: Civ,
        from: Civ,
        card: Card,
    },
    TookBack {
        civ: Civ,
        cards: Cards,
    },
    /// The card is known to giver and receiver.
    Compensated {
        seats: (game::Seat, game::Seat),
        from: Civ,
        to: Civ,
        card: Option<Card>,
    },
    Named {
        role: Role,
        civ: Civ,
    },
    Bought {
        civ: Civ,
        item: Item,
        taxes: u8,
        goods: CardSet,
    },
    Replaced {
        civ: Civ,
        old: Civ,
        at: Province,
    },
    Swapped {
        civ: Civ,
        gave: Card,
        got: Card,
    },
    /// The kept good lies face down.
    Kept {
        seat: game::Seat,
        civ: Civ,
        taxes: u8,
        good: Option<Card>,
        goods: u8,
    },
    Discarded {
        civ: Civ,
        cards: Cards,
    },
    Launched {
        civ: Civ,
        from: Province,
        to: Sea,
    },
    Sailed {
        civ: Civ,
        from: Sea,
        to: Sea,
    },
    Marched {
        civ: Civ,
        from: Province,
        to: Province,
    },
    Converted {
        by: Civ,
        from: Civ,
        at: Province,
    },
    Fought {
        attacker: Civ,
        defender: Civ,
        field: Field,
        dice: (Dice, Dice),
        sums: (u16, u16),
    },
    Lost {
        civ: Civ,
        field: Field,
        legions: u8,
        fortresses: u8,
        triremes: u8,
    },
    Plundered {
        civ: Civ,
        at: Province,
        building: Building,
    },
    Looted {
        civ: Civ,
        card: Card,
    },
    Occupied {
        civ: Civ,
        at: Province,
        building: Building,
    },
    AnnexationBegan {
        civ: Civ,
        at: Province,
    },
    Left {
        civ: Civ,
        at: Province,
    },
    /// A battle ended an occupation or annexation: the occupier is defeated, or an enemy is left.
    OccupationEnded {
        civ: Civ,
        at: Province,
        defeated: bool,
    },
    Ended {
        end: End,
    },
}

/// The dice one by one, the highest first.
pub(crate) fn faces(dice: Dice) -> Vec<u8> {
    (1..=6).rev().flat_map(|face: u8| std::iter::repeat_n(face, dice[usize::from(face) - 1].into())).collect()
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Offered { seat, card, .. } if !viewer.is(*seat) => *card = None,
            Event::Kept { seat, good, .. } if !viewer.is(*seat) => *good = None,
            Event::Compensated { seats, card, .. } if !viewer.is(seats.0) && !viewer.is(seats.1) => {
                *card = None;
            }
            _ => {}
        }
        Some(seen)
    }

    fn phrase(&self) -> game::Phrase {
        crate::log::line(self)
    }

    fn dice(&self) -> Vec<Vec<u8>> {
        match self {
            Event::Fought { dice: (attack, defense), .. } => vec![faces(*attack), faces(*defense)],
            _ => Vec::new(),
        }
    }

    fn rule(&self) -> Option<Rule> {
        match self {
            Event::Served { .. } => Some("R2"),
            Event::SatOut { .. } => Some("4.8"),
            Event::ExchangeForced { .. } => Some("7.6"),
            Event::Compensated { .. } => Some("4.14"),
            Event::Replaced { .. } => Some("5.12"),
            Event::Swapped { .. } => Some("7.10"),
            Event::Converted { .. } => Some("7.3"),
            Event::Looted { .. } => Some("7.4"),
            Event::OccupationEnded { .. } => Some("6.19"),
            Event::Ended { end: End::Pyramids(_) } => Some("8.1"),
            Event::Ended { end: End::FourCards(_) } => Some("8.2"),
            Event::Ended { end: End::Safeguard } => Some("R1"),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_told_one_by_one() {
        assert_eq!(faces([2, 0, 0, 1, 0, 1]), [6, 4, 1, 1]);
        assert!(faces([0; 6]).is_empty());
    }
}
