//! What happened. What a seat does in a round is its secret until all are done; then it is told to the others.

use game::{Phrase, Rule, Seat, Viewer};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::components::{Bonus, Building, City, Die, Field, Symbol};
use crate::state::{FORUM, Rolled};

/// How many fields a summary names; more cannot be marked in one turn of any sensible edition.
pub const MOST_TOLD: usize = 12;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    CityChosen {
        seat: Seat,
        city: City,
    },
    DiceShaken {
        round: u16,
        forum: [Rolled; FORUM],
    },
    DieTaken {
        seat: Seat,
        die: Die,
        symbol: Symbol,
        paid: u8,
    },
    Marked {
        seat: Seat,
        field: Field,
        paid: u8,
    },
    AttackWritten {
        seat: Seat,
        field: Field,
        points: u8,
    },
    CoinsGained {
        seat: Seat,
        coins: u8,
    },
    Passed {
        seat: Seat,
        coins: u8,
    },
    BonusTicked {
        seat: Seat,
        bonus: Bonus,
    },
    /// What the others learn of a turn when the round is over.
    TurnShown {
        seat: Seat,
        fields: ArrayVec<[Field; MOST_TOLD]>,
        coins: u8,
    },
    /// Announced to all when the round is over (4.1).
    BuildingCompleted {
        seat: Seat,
        building: Building,
    },
    /// What the others learn of a bonus ticked in this round.
    BonusShown {
        seat: Seat,
        bonus: Bonus,
    },
    AgoraFirst {
        seat: Seat,
        points: u8,
    },
    DieReplaced {
        special: Die,
        grey: Die,
    },
    EndTriggered {
        seat: Seat,
    },
    RoundLimit,
    GameEnded,
}

impl Event {
    /// Whose secret this is until the round is over.
    fn secret_of(&self) -> Option<Seat> {
        match *self {
            Event::DieTaken { seat, .. }
            | Event::Marked { seat, .. }
            | Event::AttackWritten { seat, .. }
            | Event::CoinsGained { seat, .. }
            | Event::Passed { seat, .. }
            | Event::BonusTicked { seat, .. } => Some(seat),
            _ => None,
        }
    }
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let is_for_viewer = match *self {
            Event::TurnShown { seat, .. } | Event::BonusShown { seat, .. } => !viewer.is(seat),
            _ => self.secret_of().is_none_or(|seat| viewer.is(seat)),
        };
        is_for_viewer.then_some(*self)
    }

    fn rule(&self) -> Option<Rule> {
        match self {
            Event::AttackWritten { .. } => Some("6.4"),
            Event::BuildingCompleted { .. } => Some("4.1"),
            Event::AgoraFirst { .. } => Some("6.5"),
            Event::DieReplaced { .. } => Some("6.8"),
            Event::EndTriggered { .. } => Some("8.1"),
            Event::RoundLimit => Some("R11"),
            _ => None,
        }
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Event::CityChosen { seat, city } => by(seat, "event-city-chosen").with("city", city.word()),
            Event::DiceShaken { round, forum } => {
                let dice: Vec<_> = forum.iter().map(|rolled| rolled.symbol.word()).collect();
                Phrase::new("event-dice-shaken").with("round", round).with("dice", dice)
            }
            Event::DieTaken { seat, die, symbol, paid } => by(seat, "event-die-taken")
                .with("die", die.word())
                .with("symbol", symbol.word())
                .with("paid", paid),
            Event::Marked { seat, field, paid } => {
                by(seat, "event-marked").with("field", field.phrase()).with("paid", paid)
            }
            Event::AttackWritten { seat, field, points } => {
                by(seat, "event-attack-written").with("field", field.phrase()).with("points", points)
            }
            Event::CoinsGained { seat, coins } => by(seat, "event-coins-gained").with("coins", coins),
            Event::Passed { seat, coins } => by(seat, "event-passed").with("coins", coins),
            Event::BonusTicked { seat, bonus } | Event::BonusShown { seat, bonus } => {
                by(seat, "event-bonus-ticked").with("bonus", bonus.word())
            }
            Event::TurnShown { seat, fields, coins } => turn_shown(seat, &fields, coins),
            Event::BuildingCompleted { seat, building } => {
                by(seat, "event-building-completed").with("building", building.word())
            }
            Event::AgoraFirst { seat, points } => by(seat, "event-agora-first").with("points", points),
            Event::DieReplaced { special, grey } => {
                Phrase::new("event-die-replaced").with("special", special.word()).with("grey", grey.word())
            }
            Event::EndTriggered { seat } => by(seat, "event-end-triggered"),
            Event::RoundLimit => Phrase::new("event-round-limit"),
            Event::GameEnded => Phrase::new("event-game-ended"),
        }
    }
}

fn by(seat: Seat, key: &'static str) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn turn_shown(seat: Seat, fields: &[Field], coins: u8) -> Phrase {
    if fields.is_empty() {
        return by(seat, "event-nothing-marked").with("coins", coins);
    }
    let fields: Vec<_> = fields.iter().map(|field| field.phrase().into()).collect();
    by(seat, "event-turn-shown").with("fields", fields).with("coins", coins)
}
