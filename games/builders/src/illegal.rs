//! Why an action is refused.

use crate::components::{Building, Hand, Tool};

#[derive(Clone, Copy, PartialEq, Eq, Debug, game::Refusal)]
pub enum Illegal {
    #[rule("1.6")]
    NotYourTurn,
    /// Another action has been begun and must be finished first.
    #[rule("2.1")]
    InTheMiddle,
    /// There is nothing begun that this would continue.
    #[rule("2.1")]
    NothingBegun,
    /// The final settlement knows only freeing, repaying and ending.
    #[rule("9.3")]
    GameEnding,
    #[rule("3.1")]
    BuildingNotInRow(Building),
    #[rule("4.1")]
    WorkerNotInRow(Hand),
    #[rule("2.1")]
    NeedsActions { needed: u16, left: u16 },
    #[rule("R2")]
    CannotAfford { price: u16, purse: u16 },
    #[rule("5.1")]
    AlreadyInvested,
    #[rule("5.1")]
    SlaveNotForSale(Hand),
    #[rule("5.1")]
    ToolNotForSale(Tool),
    #[rule("5.1")]
    NoLoanLeft,
    #[rule("5.1")]
    NoUniversityLeft,
    #[rule("5.8")]
    NobodyToTeach,
    #[rule("6.4")]
    NotIdle(Hand),
    #[rule("5.4")]
    NotIdleToFree(Hand),
    #[rule("5.8")]
    NotIdleToTeach(Hand),
    #[rule("6.1")]
    NotYourHand(Hand),
    #[rule("5.4")]
    NotASlave(Hand),
    #[rule("5.4")]
    AlreadyFree(Hand),
    #[rule("5.3")]
    SlaveCannotLearn(Hand),
    #[rule("8.6")]
    MachineCannotLearn(Hand),
    #[rule("5.10")]
    AlreadyEducated(Hand),
    #[rule("R10")]
    NothingToLearn(Hand),
    #[rule("6.1")]
    NoSite,
    #[rule("6.1")]
    NotYourSite(Building),
    #[rule("5.3")]
    SlaveCannotHoldTool(Hand),
    #[rule("8.6")]
    MachineCannotHoldTool(Hand),
    #[rule("6.5")]
    HoldsTool(Hand),
    #[rule("6.5")]
    ToolNotIdle(Tool),
    #[rule("7.1")]
    NoSuchRate,
    #[rule("9.3")]
    NoLoanToRepay,
    /// Repaying and settling wait for the end of the game.
    #[rule("9.3")]
    OnlyAtTheEnd,
}
