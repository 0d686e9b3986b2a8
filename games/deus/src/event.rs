//! What happened, for the log and the animation.

use enum_map::EnumMap;
use game::{Arg, Phrase, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::components::{Card, God, Kind, Resource};
use crate::map::Hex;
use crate::names::{self, amounts, piece_word};
use crate::state::Cause;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, game::Event)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// A piece was chosen in secret; `kind` is known to its owner only.
    Chose {
        seat: Seat,
        #[secret(seat)]
        kind: Option<Kind>,
    },
    #[public]
    Revealed {
        seat: Seat,
        #[tell(names::pieces(pieces))]
        pieces: EnumMap<Kind, u8>,
    },
    #[public]
    Played { seat: Seat, card: Card },
    PlayedFaceDown {
        seat: Seat,
        kind: Kind,
        #[secret(seat)]
        card: Option<Card>,
    },
    #[phrase(paid(seat, resources, gold))]
    #[public]
    Paid { seat: Seat, resources: EnumMap<Resource, u8>, gold: u16 },
    #[public]
    Placed {
        seat: Seat,
        #[tell(piece_word(kind))]
        kind: Kind,
        at: Hex,
    },
    #[rule("3.9")]
    #[public]
    Settled { seat: Seat, points: u8 },
    #[public]
    PlacedTemple { seat: Seat, at: Hex },
    /// A card of the column was resolved.
    #[public]
    Resolved { seat: Seat, card: Card },
    #[public]
    Skipped { seat: Seat, card: Card },
    /// The armies stay; what the card brings besides is still to come.
    #[public]
    Halted { seat: Seat, card: Card },
    #[public]
    GainedPoints { seat: Seat, points: u16 },
    #[public]
    GainedGold { seat: Seat, gold: u16 },
    #[public]
    GainedResource { seat: Seat, resource: Resource, count: u8 },
    #[public]
    Readied {
        seat: Seat,
        #[tell(piece_word(kind))]
        kind: Kind,
    },
    #[public]
    BoughtResource { seat: Seat, resource: Resource, gold: u8 },
    #[public]
    SoldForGold { seat: Seat, resource: Resource, count: u8, gold: u16 },
    #[public]
    SoldForPoints { seat: Seat, resource: Resource, count: u8, points: u16 },
    #[public]
    BoughtPoints { seat: Seat, points: u16, gold: u16 },
    #[public]
    PaidGold { seat: Seat, gold: u8 },
    #[public]
    Exchanged { seat: Seat, gave: Resource, took: Resource },
    #[public]
    Marched { seat: Seat, from: Hex, to: Hex, by_ship: bool },
    #[public]
    RobbedPoints { seat: Seat, victim: Seat, points: u16 },
    #[public]
    RobbedGold { seat: Seat, victim: Seat, gold: u16 },
    #[public]
    RobbedResource { seat: Seat, victim: Seat, resource: Resource },
    #[public]
    Raided { seat: Seat, at: Hex, points: u8 },
    /// A barbarian village was attacked; each winner takes `points`.
    #[rule("6.1")]
    #[tell(count = winners.len() as u8)]
    #[public]
    Attacked {
        at: Hex,
        #[tell(winners.iter().map(Arg::Seat).collect::<Vec<_>>())]
        winners: SeatSet,
        points: u8,
    },
    #[public]
    Offered { seat: Seat, card: Card },
    #[shown]
    Covered {
        seat: Seat,
        #[secret(seat)]
        card: Option<Card>,
    },
    #[shown]
    Helped { seat: Seat, god: God, cards: u8 },
    /// A card was drawn; only its owner knows which.
    Drew {
        seat: Seat,
        #[secret(seat)]
        card: Option<Card>,
    },
    #[rule("R9")]
    #[public]
    Reshuffled,
    #[rule("R9")]
    #[public]
    Passed { seat: Seat },
    /// The end is near: the game ends after `last_round`.
    #[rule(cause.rule())]
    #[phrase(Phrase::new("event-end").when(cause.into()).with("round", last_round))]
    #[public]
    EndTriggered { cause: Cause, last_round: u8 },
    #[rule(cause.rule())]
    #[phrase(Phrase::new("event-ended").when(cause.into()))]
    #[public]
    Ended { cause: Cause },
    #[rule("5.7")]
    #[public]
    ScoredTemple { seat: Seat, card: Card, points: u8 },
}

fn paid(seat: Seat, resources: EnumMap<Resource, u8>, gold: u16) -> Phrase {
    let paid = Phrase::new("event-paid").with("seat", seat);
    if gold > 0 && resources.values().all(|&count| count == 0) {
        return paid.when("gold").with("gold", gold);
    }
    paid.with("price", amounts(resources, gold))
}
