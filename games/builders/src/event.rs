//! What happened, for the log and the animation. Nothing in this game is secret.

use game::{Phrase, Rule, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::{Building, Hand, Resource, Tool};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    RoundBegan { round: u16 },
    SiteStarted { seat: Seat, building: Building },
    BuildingRevealed { building: Building },
    WorkerRecruited { seat: Seat, hand: Hand },
    WorkerRevealed { hand: Hand },
    SlaveBought { seat: Seat, slave: Hand },
    SlaveFreed { seat: Seat, slave: Hand },
    ToolBought { seat: Seat, tool: Tool },
    LoanTaken { seat: Seat, gain: u8 },
    Educated { seat: Seat, hand: Hand, resource: Resource },
    Sent { seat: Seat, hand: Hand, tool: Option<Tool>, building: Building, actions: u8, wage: u16 },
    Finished { seat: Seat, building: Building, reward: u8, points: u8 },
    CoinsTaken { seat: Seat, actions: u8, coins: u8 },
    ActionBought { seat: Seat },
    GoalReached { seat: Seat, points: u16 },
    Stalled,
    SlaveFreedAtScoring { seat: Seat, slave: Hand },
    LoanRepaid { seat: Seat },
    GameEnded,
}

impl game::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(*self)
    }

    fn rule(&self) -> Option<Rule> {
        match self {
            Event::GoalReached { .. } => Some("9.1"),
            Event::Stalled => Some("R8"),
            Event::SlaveFreedAtScoring { .. } | Event::LoanRepaid { .. } => Some("9.3"),
            _ => None,
        }
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Event::RoundBegan { round } => Phrase::new("event-round-began").with("round", round),
            Event::SiteStarted { seat, building } => {
                by(seat, "event-site-started").with("building", building.word())
            }
            Event::BuildingRevealed { building } => {
                Phrase::new("event-building-revealed").with("building", building.word())
            }
            Event::WorkerRecruited { seat, hand } => {
                by(seat, "event-worker-recruited").with("hand", hand.word())
            }
            Event::WorkerRevealed { hand } => Phrase::new("event-worker-revealed").with("hand", hand.word()),
            Event::SlaveBought { seat, slave } => by(seat, "event-slave-bought").with("hand", slave.word()),
            Event::SlaveFreed { seat, slave } => by(seat, "event-slave-freed").with("hand", slave.word()),
            Event::ToolBought { seat, tool } => by(seat, "event-tool-bought").with("tool", tool.word()),
            Event::LoanTaken { seat, gain } => by(seat, "event-loan-taken").with("coins", gain),
            Event::Educated { seat, hand, resource } => {
                by(seat, "event-educated").with("hand", hand.word()).with("resource", resource.word())
            }
            Event::Sent { seat, hand, tool, building, actions, wage } => sent(seat, hand, tool)
                .with("building", building.word())
                .with("actions", actions)
                .with("wage", wage),
            Event::Finished { seat, building, reward, points } => by(seat, "event-finished")
                .with("building", building.word())
                .with("reward", reward)
                .with("points", points),
            Event::CoinsTaken { seat, actions, coins } => {
                by(seat, "event-coins-taken").with("actions", actions).with("coins", coins)
            }
            Event::ActionBought { seat } => by(seat, "event-action-bought"),
            Event::GoalReached { seat, points } => by(seat, "event-goal-reached").with("points", points),
            Event::Stalled => Phrase::new("event-stalled"),
            Event::SlaveFreedAtScoring { seat, slave } => {
                by(seat, "event-slave-freed-at-scoring").with("hand", slave.word())
            }
            Event::LoanRepaid { seat } => by(seat, "event-loan-repaid"),
            Event::GameEnded => Phrase::new("event-game-ended"),
        }
    }
}

fn by(seat: Seat, key: &'static str) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn sent(seat: Seat, hand: Hand, tool: Option<Tool>) -> Phrase {
    match tool {
        None => by(seat, "event-sent").with("hand", hand.word()),
        Some(tool) => by(seat, "event-sent-with-tool").with("hand", hand.word()).with("tool", tool.word()),
    }
}
