//! Why an action is refused.

use game::{Phrase, Refusal, Rule};

use crate::components::{Building, Hand, Tool};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    NotYourTurn,
    /// Another action has been begun and must be finished first.
    InTheMiddle,
    /// There is nothing begun that this would continue.
    NothingBegun,
    /// The final settlement knows only freeing, repaying and ending.
    GameEnding,
    BuildingNotInRow(Building),
    WorkerNotInRow(Hand),
    NeedsActions {
        needed: u16,
        left: u16,
    },
    CannotAfford {
        price: u16,
        purse: u16,
    },
    AlreadyInvested,
    SlaveNotForSale(Hand),
    ToolNotForSale(Tool),
    NoLoanLeft,
    NoUniversityLeft,
    NobodyToTeach,
    NotIdle(Hand),
    NotASlave(Hand),
    AlreadyFree(Hand),
    SlaveCannotLearn(Hand),
    MachineCannotLearn(Hand),
    AlreadyEducated(Hand),
    NothingToLearn(Hand),
    NoSite,
    NotYourSite(Building),
    SlaveCannotHoldTool(Hand),
    MachineCannotHoldTool(Hand),
    HoldsTool(Hand),
    ToolNotIdle(Tool),
    NoSuchRate,
    NoLoanToRepay,
    /// Repaying and settling wait for the end of the game.
    OnlyAtTheEnd,
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Illegal::NotYourTurn => "1.6",
            Illegal::InTheMiddle | Illegal::NothingBegun | Illegal::NeedsActions { .. } => "2.1",
            Illegal::GameEnding | Illegal::OnlyAtTheEnd | Illegal::NoLoanToRepay => "9.3",
            Illegal::BuildingNotInRow(_) => "3.1",
            Illegal::WorkerNotInRow(_) => "4.1",
            Illegal::CannotAfford { .. } => "R2",
            Illegal::AlreadyInvested
            | Illegal::SlaveNotForSale(_)
            | Illegal::ToolNotForSale(_)
            | Illegal::NoLoanLeft
            | Illegal::NoUniversityLeft => "5.1",
            Illegal::NobodyToTeach => "5.8",
            Illegal::NotIdle(_) => "6.4",
            Illegal::NotASlave(_) | Illegal::AlreadyFree(_) => "5.4",
            Illegal::SlaveCannotLearn(_) | Illegal::SlaveCannotHoldTool(_) => "5.3",
            Illegal::MachineCannotLearn(_) | Illegal::MachineCannotHoldTool(_) => "8.6",
            Illegal::AlreadyEducated(_) => "5.10",
            Illegal::NothingToLearn(_) => "R10",
            Illegal::NoSite | Illegal::NotYourSite(_) => "6.1",
            Illegal::HoldsTool(_) | Illegal::ToolNotIdle(_) => "6.5",
            Illegal::NoSuchRate => "7.1",
        }
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Illegal::NotYourTurn => Phrase::new("illegal-not-your-turn"),
            Illegal::InTheMiddle => Phrase::new("illegal-in-the-middle"),
            Illegal::NothingBegun => Phrase::new("illegal-nothing-begun"),
            Illegal::GameEnding => Phrase::new("illegal-game-ending"),
            Illegal::BuildingNotInRow(building) => building_phrase("illegal-building-not-in-row", building),
            Illegal::WorkerNotInRow(hand) => hand_phrase("illegal-worker-not-in-row", hand),
            Illegal::NeedsActions { needed, left } => {
                Phrase::new("illegal-needs-actions").with("needed", needed).with("left", left)
            }
            Illegal::CannotAfford { price, purse } => {
                Phrase::new("illegal-cannot-afford").with("price", price).with("purse", purse)
            }
            Illegal::AlreadyInvested => Phrase::new("illegal-already-invested"),
            Illegal::SlaveNotForSale(hand) => hand_phrase("illegal-not-for-sale", hand),
            Illegal::ToolNotForSale(tool) => tool_phrase("illegal-tool-not-for-sale", tool),
            Illegal::NoLoanLeft => Phrase::new("illegal-no-loan-left"),
            Illegal::NoUniversityLeft => Phrase::new("illegal-no-university-left"),
            Illegal::NobodyToTeach => Phrase::new("illegal-nobody-to-teach"),
            Illegal::NotIdle(hand) => hand_phrase("illegal-not-idle", hand),
            Illegal::NotASlave(hand) => hand_phrase("illegal-not-a-slave", hand),
            Illegal::AlreadyFree(hand) => hand_phrase("illegal-already-free", hand),
            Illegal::SlaveCannotLearn(hand) => hand_phrase("illegal-slave-cannot-learn", hand),
            Illegal::MachineCannotLearn(hand) => hand_phrase("illegal-machine-cannot-learn", hand),
            Illegal::AlreadyEducated(hand) => hand_phrase("illegal-already-educated", hand),
            Illegal::NothingToLearn(hand) => hand_phrase("illegal-nothing-to-learn", hand),
            Illegal::NoSite => Phrase::new("illegal-no-site"),
            Illegal::NotYourSite(building) => building_phrase("illegal-not-your-site", building),
            Illegal::SlaveCannotHoldTool(hand) => hand_phrase("illegal-slave-no-tool", hand),
            Illegal::MachineCannotHoldTool(hand) => hand_phrase("illegal-machine-no-tool", hand),
            Illegal::HoldsTool(hand) => hand_phrase("illegal-holds-tool", hand),
            Illegal::ToolNotIdle(tool) => tool_phrase("illegal-tool-not-idle", tool),
            Illegal::NoSuchRate => Phrase::new("illegal-no-such-rate"),
            Illegal::NoLoanToRepay => Phrase::new("illegal-no-loan-to-repay"),
            Illegal::OnlyAtTheEnd => Phrase::new("illegal-only-at-the-end"),
        }
    }
}

fn building_phrase(key: &'static str, building: Building) -> Phrase {
    Phrase::new(key).with("building", building.word())
}

fn hand_phrase(key: &'static str, hand: Hand) -> Phrase {
    Phrase::new(key).with("hand", hand.word())
}

fn tool_phrase(key: &'static str, tool: Tool) -> Phrase {
    Phrase::new(key).with("tool", tool.word())
}
