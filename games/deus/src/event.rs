//! What happened, for the log and the animation.

use enum_map::EnumMap;
use game::{Arg, Phrase, Rule, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::{Card, God, Kind, Resource};
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

impl Event {
    fn phrase_of_cards(&self) -> Option<Phrase> {
        Some(match *self {
            Event::Played { seat, card } => by(seat, "event-played").with("card", word("card", card)),
            Event::PlayedFaceDown { seat, kind, card } => {
                known(seat, "event-face-down", card).with("kind", word("kind", kind))
            }
            Event::Resolved { seat, card } => by(seat, "event-resolved").with("card", word("card", card)),
            Event::Skipped { seat, card } => by(seat, "event-skipped").with("card", word("card", card)),
            Event::Offered { seat, card } => by(seat, "event-offered").with("card", word("card", card)),
            Event::Covered { seat, card } => known(seat, "event-covered", card),
            Event::Drew { seat, card } => known(seat, "event-drew", card),
            Event::Helped { seat, god, cards } => {
                by(seat, "event-helped").with("god", word("god", god)).with("cards", cards)
            }
            Event::Chose { seat, kind: Some(kind) } => {
                by(seat, "event-chose").with("kind", word("kind", kind))
            }
            Event::Chose { seat, kind: None } => by(seat, "event-chose-unknown"),
            Event::Revealed { seat, pieces } => {
                by(seat, "event-revealed").with("pieces", counted("kind", pieces))
            }
            Event::Readied { seat, kind } => by(seat, "event-readied").with("kind", word("kind", kind)),
            Event::Passed { seat } => by(seat, "event-passed"),
            Event::ScoredTemple { seat, card, points } => {
                by(seat, "event-scored-temple").with("card", word("card", card)).with("points", points)
            }
            _ => return None,
        })
    }

    fn phrase_of_goods(&self) -> Option<Phrase> {
        Some(match *self {
            Event::Paid { seat, resources, gold: 0 } => {
                by(seat, "event-paid-resources").with("resources", counted("resource", resources))
            }
            Event::Paid { seat, resources, gold } if resources.values().all(|&count| count == 0) => {
                by(seat, "event-paid-gold").with("gold", gold)
            }
            Event::Paid { seat, resources, gold } => {
                by(seat, "event-paid").with("resources", counted("resource", resources)).with("gold", gold)
            }
            Event::PaidGold { seat, gold } => by(seat, "event-paid-gold").with("gold", gold),
            Event::GainedPoints { seat, points } => by(seat, "event-gained-points").with("points", points),
            Event::GainedGold { seat, gold } => by(seat, "event-gained-gold").with("gold", gold),
            Event::GainedResource { seat, resource, count } => by(seat, "event-gained-resource")
                .with("resource", word("resource", resource))
                .with("count", count),
            Event::BoughtResource { seat, resource, gold } => by(seat, "event-bought-resource")
                .with("resource", word("resource", resource))
                .with("gold", gold),
            Event::SoldForGold { seat, resource, count, gold } => by(seat, "event-sold-for-gold")
                .with("resource", word("resource", resource))
                .with("count", count)
                .with("gold", gold),
            Event::SoldForPoints { seat, resource, count, points } => by(seat, "event-sold-for-points")
                .with("resource", word("resource", resource))
                .with("count", count)
                .with("points", points),
            Event::BoughtPoints { seat, points, gold } => {
                by(seat, "event-bought-points").with("points", points).with("gold", gold)
            }
            Event::Exchanged { seat, gave, took } => by(seat, "event-exchanged")
                .with("gave", word("resource", gave))
                .with("took", word("resource", took)),
            _ => return None,
        })
    }

    fn phrase_on_map(&self) -> Phrase {
        match *self {
            Event::Placed { seat, kind, at } => {
                by(seat, "event-placed").with("piece", word("piece", kind)).with("at", at.to_string())
            }
            Event::Settled { seat, points } => by(seat, "event-settled").with("points", points),
            Event::PlacedTemple { seat, at } => by(seat, "event-placed-temple").with("at", at.to_string()),
            Event::Marched { seat, from, to, by_ship } => {
                by(seat, if by_ship { "event-shipped" } else { "event-marched" })
                    .with("from", from.to_string())
                    .with("to", to.to_string())
            }
            Event::RobbedPoints { seat, victim, points } => {
                by(seat, "event-robbed-points").with("victim", victim).with("points", points)
            }
            Event::RobbedGold { seat, victim, gold } => {
                by(seat, "event-robbed-gold").with("victim", victim).with("gold", gold)
            }
            Event::RobbedResource { seat, victim, resource } => by(seat, "event-robbed-resource")
                .with("victim", victim)
                .with("resource", word("resource", resource)),
            Event::Raided { seat, at, points } => {
                by(seat, "event-raided").with("at", at.to_string()).with("points", points)
            }
            _ => Phrase::new("event-reshuffled"),
        }
    }
}

fn by(seat: Seat, key: &'static str) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

/// The message with the card, or the one for those who may not know it.
fn known(seat: Seat, key: &str, card: Option<Card>) -> Phrase {
    match card {
        Some(card) => Phrase::new(key.to_owned()).with("seat", seat).with("card", word("card", card)),
        None => Phrase::new(format!("{key}-unknown")).with("seat", seat),
    }
}

fn word(group: &str, id: impl std::fmt::Display) -> Arg {
    Arg::word(format!("{group}-{id}"))
}

/// "2 wood and 1 clay".
fn counted<K: enum_map::Enum + std::fmt::Display>(group: &str, counts: EnumMap<K, u8>) -> Arg {
    let items = counts.into_iter().filter(|&(_, count)| count > 0).map(|(item, count)| {
        Arg::Phrase(Phrase::new("counted").with("count", count).with("what", word(group, item)))
    });
    Arg::List(items.collect())
}

fn cause_key(cause: Cause) -> &'static str {
    match cause {
        Cause::Temples => "temples",
        Cause::Villages => "villages",
        Cause::Stall => "stall",
        Cause::Rounds => "rounds",
    }
}
