//! What a player can do, one click at a time, and its notation.

use crate::components::{Building, Hand, Resource, Tool};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, game::Action)]
pub enum Action {
    #[say("start {building}")]
    Start(Building),
    #[say("recruit {hand}")]
    Recruit(Hand),
    #[say("slave {hand}")]
    BuySlave(Hand),
    #[say("tool {tool}")]
    BuyTool(Tool),
    #[say("loan")]
    TakeLoan,
    /// To be followed by `teach`.
    #[say("university {resource}")]
    Enroll(Resource),
    #[say("teach {hand}")]
    Teach(Hand),
    #[say("free {hand}")]
    Free(Hand),
    /// To be followed by `with` or `at`.
    #[say("send {hand}")]
    Send(Hand),
    #[say("with {tool}")]
    Equip(Tool),
    #[say("at {building}")]
    Work(Building),
    /// Takes money for so many actions.
    #[say("coins {actions}")]
    TakeCoins(#[range(1..=3)] u8),
    /// Buys one more action.
    #[say("extra")]
    BuyAction,
    #[say("repay")]
    Repay,
    /// Frees and repays what is best for the score.
    #[say("settle")]
    Settle,
    #[say("end")]
    End,
}
