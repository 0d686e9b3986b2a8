//! What is done, refused and told.

use game::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, game::Action)]
pub enum Action {
    #[say("bid {card}")]
    Bid {
        #[range(0..=11)]
        card: u8,
    },
    #[say("dig")]
    Dig,
    #[say("sell")]
    Sell,
    #[say("done")]
    Done,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, game::Refusal)]
pub enum Illegal {
    #[rule("2.1")]
    AlreadyBid,
    #[rule("2.1")]
    NotInHand { card: u8 },
    #[rule("2.1")]
    NoBidding,
    #[rule("3.1")]
    NotYourTurn,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, game::Event)]
pub enum Event {
    #[public]
    RoundBegan { round: u8, pot: u8 },
    Drew {
        seat: Seat,
        #[secret(seat)]
        card: Option<u8>,
    },
    Bid {
        seat: Seat,
        #[secret(seat)]
        card: Option<u8>,
    },
    #[shown]
    Revealed { seat: Seat, card: u8 },
    #[public]
    PotTaken { seat: Seat, coins: u8 },
    #[public]
    Dug { seat: Seat, found: bool },
    #[public]
    Sold { seat: Seat },
    #[rule("4.1")]
    #[public]
    GameEnded,
}
