//! How events are told in the log.

use game::{Arg, Phrase, Seat};

use crate::components::Card;
use crate::event::Event;
use crate::names::{amounts, piece_word, pieces};
use crate::state::Cause;

/// The log line of an event.
pub(crate) fn phrase(event: Event) -> Phrase {
    match event {
        Event::Attacked { at, winners, points } => {
            let seats = winners.iter().map(Arg::Seat).collect::<Vec<_>>();
            Phrase::new("event-attacked")
                .with("at", at.to_string())
                .with("winners", seats)
                .with("count", winners.len() as u8)
                .with("points", points)
        }
        Event::Reshuffled => Phrase::new("event-reshuffled"),
        Event::EndTriggered { cause, last_round } => {
            Phrase::new(format!("event-end-{}", cause_key(cause))).with("round", last_round)
        }
        Event::Ended { cause } => Phrase::new(format!("event-ended-{}", cause_key(cause))),
        _ => of_cards(event).or_else(|| of_goods(event)).unwrap_or_else(|| on_map(event)),
    }
}

fn of_cards(event: Event) -> Option<Phrase> {
    Some(match event {
        Event::Played { seat, card } => by(seat, "event-played").with("card", card.word()),
        Event::PlayedFaceDown { seat, kind, card } => {
            known(seat, "event-face-down", card).with("kind", kind.word())
        }
        Event::Resolved { seat, card } => by(seat, "event-resolved").with("card", card.word()),
        Event::Skipped { seat, card } => by(seat, "event-skipped").with("card", card.word()),
        Event::Offered { seat, card } => by(seat, "event-offered").with("card", card.word()),
        Event::Covered { seat, card } => known(seat, "event-covered", card),
        Event::Drew { seat, card } => known(seat, "event-drew", card),
        Event::Helped { seat, god, cards } => {
            by(seat, "event-helped").with("god", god.word()).with("cards", cards)
        }
        Event::Chose { seat, kind: Some(kind) } => by(seat, "event-chose").with("kind", kind.word()),
        Event::Chose { seat, kind: None } => by(seat, "event-chose-unknown"),
        Event::Revealed { seat, pieces } => by(seat, "event-revealed").with("pieces", self::pieces(pieces)),
        Event::Readied { seat, kind } => by(seat, "event-readied").with("kind", kind.word()),
        Event::Passed { seat } => by(seat, "event-passed"),
        Event::ScoredTemple { seat, card, points } => {
            by(seat, "event-scored-temple").with("card", card.word()).with("points", points)
        }
        _ => return None,
    })
}

fn of_goods(event: Event) -> Option<Phrase> {
    Some(match event {
        Event::Paid { seat, resources, gold: 0 } => {
            by(seat, "event-paid-resources").with("resources", amounts(resources, 0))
        }
        Event::Paid { seat, resources, gold } if resources.values().all(|&count| count == 0) => {
            by(seat, "event-paid-gold").with("gold", gold)
        }
        Event::Paid { seat, resources, gold } => {
            by(seat, "event-paid").with("resources", amounts(resources, 0)).with("gold", gold)
        }
        Event::PaidGold { seat, gold } => by(seat, "event-paid-gold").with("gold", gold),
        Event::GainedPoints { seat, points } => by(seat, "event-gained-points").with("points", points),
        Event::GainedGold { seat, gold } => by(seat, "event-gained-gold").with("gold", gold),
        Event::GainedResource { seat, resource, count } => {
            by(seat, "event-gained-resource").with("resource", resource.word()).with("count", count)
        }
        Event::BoughtResource { seat, resource, gold } => {
            by(seat, "event-bought-resource").with("resource", resource.word()).with("gold", gold)
        }
        Event::SoldForGold { seat, resource, count, gold } => by(seat, "event-sold-for-gold")
            .with("resource", resource.word())
            .with("count", count)
            .with("gold", gold),
        Event::SoldForPoints { seat, resource, count, points } => by(seat, "event-sold-for-points")
            .with("resource", resource.word())
            .with("count", count)
            .with("points", points),
        Event::BoughtPoints { seat, points, gold } => {
            by(seat, "event-bought-points").with("points", points).with("gold", gold)
        }
        Event::Exchanged { seat, gave, took } => {
            by(seat, "event-exchanged").with("gave", gave.word()).with("took", took.word())
        }
        _ => return None,
    })
}

fn on_map(event: Event) -> Phrase {
    match event {
        Event::Placed { seat, kind, at } => {
            by(seat, "event-placed").with("piece", piece_word(kind)).with("at", at.to_string())
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
        Event::RobbedResource { seat, victim, resource } => {
            by(seat, "event-robbed-resource").with("victim", victim).with("resource", resource.word())
        }
        Event::Raided { seat, at, points } => {
            by(seat, "event-raided").with("at", at.to_string()).with("points", points)
        }
        _ => Phrase::new("event-reshuffled"),
    }
}

fn by(seat: Seat, key: &'static str) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

/// The message with the card, or the one for those who may not know it.
fn known(seat: Seat, key: &str, card: Option<Card>) -> Phrase {
    match card {
        Some(card) => Phrase::new(key.to_owned()).with("seat", seat).with("card", card.word()),
        None => Phrase::new(format!("{key}-unknown")).with("seat", seat),
    }
}

fn cause_key(cause: Cause) -> &'static str {
    match cause {
        Cause::Temples => "temples",
        Cause::Villages => "villages",
        Cause::Stall => "stall",
        Cause::Rounds => "rounds",
    }
}
