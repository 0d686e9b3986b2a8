//! What happened, for the log and the animation. Nothing in this game is secret.

use game::{Arg, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Building, Hand, Resource, SLAVES, Tool};

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
    Educated {
        seat: Seat,
        #[tell(worker(hand, SLAVES.contains(hand)))]
        hand: Hand,
        resource: Resource,
    },
    #[public]
    Sent {
        seat: Seat,
        #[tell(worker(hand, SLAVES.contains(hand) && wage > 0))]
        hand: Hand,
        tool: Option<Tool>,
        building: Building,
        actions: u8,
        wage: u16,
    },
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

/// Only a slave who has been freed learns or is paid, and is called a free worker.
fn worker(hand: Hand, freed: bool) -> Arg {
    if freed { Arg::word(format!("freed-{hand}")) } else { hand.into() }
}
