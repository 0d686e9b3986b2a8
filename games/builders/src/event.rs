//! What happened, for the log and the animation. Nothing in this game is secret.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::components::{Building, Hand, Resource, Tool};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, game::Event)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    #[public]
    RoundBegan { round: u16 },
    #[public]
    SiteStarted { seat: Seat, building: Building },
    #[public]
    BuildingRevealed { building: Building },
    #[public]
    WorkerRecruited { seat: Seat, hand: Hand },
    #[public]
    WorkerRevealed { hand: Hand },
    #[public]
    SlaveBought { seat: Seat, slave: Hand },
    #[public]
    SlaveFreed { seat: Seat, slave: Hand },
    #[public]
    ToolBought { seat: Seat, tool: Tool },
    #[public]
    LoanTaken { seat: Seat, gain: u8 },
    #[public]
    Educated { seat: Seat, hand: Hand, resource: Resource },
    #[public]
    Sent { seat: Seat, hand: Hand, tool: Option<Tool>, building: Building, actions: u8, wage: u16 },
    #[public]
    Finished { seat: Seat, building: Building, reward: u8, points: u8 },
    #[public]
    CoinsTaken { seat: Seat, actions: u8, coins: u8 },
    #[public]
    ActionBought { seat: Seat },
    #[rule("9.1")]
    #[public]
    GoalReached { seat: Seat, points: u16 },
    #[rule("R8")]
    #[public]
    Stalled,
    #[rule("9.3")]
    #[public]
    SlaveFreedAtScoring { seat: Seat, slave: Hand },
    #[rule("9.3")]
    #[public]
    LoanRepaid { seat: Seat },
    #[public]
    GameEnded,
}
