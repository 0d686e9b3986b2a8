//! What happened, for the log and the animation.

use enum_map::EnumMap;
use game::{Phrase, Rule, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::{Card, God, Kind, Resource};
use crate::log;
use crate::map::Hex;
use crate::state::Cause;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// A piece was chosen in secret; `kind` is known to its owner only.
    Chose {
        seat: Seat,
        kind: Option<Kind>,
    },
    Revealed {
        seat: Seat,
        pieces: EnumMap<Kind, u8>,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    PlayedFaceDown {
        seat: Seat,
        kind: Kind,
        card: Option<Card>,
    },
    Paid {
        seat: Seat,
        resources: EnumMap<Resource, u8>,
        gold: u16,
    },
    Placed {
        seat: Seat,
        kind: Kind,
        at: Hex,
    },
    Settled {
        seat: Seat,
        points: u8,
    },
    PlacedTemple {
        seat: Seat,
        at: Hex,
    },
    /// A card of the column was resolved.
    Resolved {
        seat: Seat,
        card: Card,
    },
    Skipped {
        seat: Seat,
        card: Card,
    },
    GainedPoints {
        seat: Seat,
        points: u16,
    },
    GainedGold {
        seat: Seat,
        gold: u16,
    },
    GainedResource {
        seat: Seat,
        resource: Resource,
        count: u8,
    },
    Readied {
        seat: Seat,
        kind: Kind,
    },
    BoughtResource {
        seat: Seat,
        resource: Resource,
        gold: u8,
    },
    SoldForGold {
        seat: Seat,
        resource: Resource,
        count: u8,
        gold: u16,
    },
    SoldForPoints {
        seat: Seat,
        resource: Resource,
        count: u8,
        points: u16,
    },
    BoughtPoints {
        seat: Seat,
        points: u16,
        gold: u16,
    },
    PaidGold {
        seat: Seat,
        gold: u8,
    },
    Exchanged {
        seat: Seat,
        gave: Resource,
        took: Resource,
    },
    Marched {
        seat: Seat,
        from: Hex,
        to: Hex,
        by_ship: bool,
    },
    RobbedPoints {
        seat: Seat,
        victim: Seat,
        points: u16,
    },
    RobbedGold {
        seat: Seat,
        victim: Seat,
        gold: u16,
    },
    RobbedResource {
        seat: Seat,
        victim: Seat,
        resource: Resource,
    },
    Raided {
        seat: Seat,
        at: Hex,
        points: u8,
    },
    /// A barbarian village was attacked; each winner takes `points`.
    Attacked {
        at: Hex,
        winners: SeatSet,
        points: u8,
    },
    Offered {
        seat: Seat,
        card: Card,
    },
    Covered {
        seat: Seat,
        card: Option<Card>,
    },
    Helped {
        seat: Seat,
        god: God,
        cards: u8,
    },
    /// A card was drawn; only its owner knows which.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Reshuffled,
    Passed {
        seat: Seat,
    },
    /// The end is near: the game ends after `last_round`.
    EndTriggered {
        cause: Cause,
        last_round: u8,
    },
    Ended {
        cause: Cause,
    },
    ScoredTemple {
        seat: Seat,
        card: Card,
        points: u8,
    },
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = *self;
        match &mut seen {
            Event::Chose { seat, kind } if !viewer.is(*seat) => *kind = None,
            Event::PlayedFaceDown { seat, card, .. }
            | Event::Covered { seat, card }
            | Event::Drew { seat, card }
                if !viewer.is(*seat) =>
            {
                *card = None;
            }
            _ => {}
        }
        Some(seen)
    }

    fn phrase(&self) -> Phrase {
        log::phrase(*self)
    }

    fn rule(&self) -> Option<Rule> {
        match self {
            Event::Attacked { .. } => Some("6.1"),
            Event::ScoredTemple { .. } => Some("5.7"),
            Event::Settled { .. } => Some("3.9"),
            Event::Reshuffled | Event::Passed { .. } => Some("R9"),
            Event::EndTriggered { cause, .. } | Event::Ended { cause } => Some(cause.rule()),
            _ => None,
        }
    }
}
