//! What a player can do, one click at a time, and its notation.

use std::fmt;
use std::str::FromStr;

use crate::components::{Building, Hand, Resource, Tool};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `start pyramid`
    Start(Building),
    /// `recruit l1`
    Recruit(Hand),
    /// `slave s3`
    BuySlave(Hand),
    /// `tool hammer`
    BuyTool(Tool),
    /// `loan`
    TakeLoan,
    /// `university wood`, to be followed by `teach`
    Enroll(Resource),
    /// `teach c2`
    Teach(Hand),
    /// `free s3`
    Free(Hand),
    /// `send c2`, to be followed by `with` or `at`
    Send(Hand),
    /// `with hammer`
    Equip(Tool),
    /// `at pyramid`
    Work(Building),
    /// `coins 2`: take money for two actions
    TakeCoins(u8),
    /// `extra`: buy one more action
    BuyAction,
    /// `repay`
    Repay,
    /// `settle`: free and repay what is best for the score
    Settle,
    /// `end`
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(building) => write!(f, "start {building}"),
            Action::Recruit(hand) => write!(f, "recruit {hand}"),
            Action::BuySlave(hand) => write!(f, "slave {hand}"),
            Action::BuyTool(tool) => write!(f, "tool {tool}"),
            Action::TakeLoan => f.write_str("loan"),
            Action::Enroll(resource) => write!(f, "university {resource}"),
            Action::Teach(hand) => write!(f, "teach {hand}"),
            Action::Free(hand) => write!(f, "free {hand}"),
            Action::Send(hand) => write!(f, "send {hand}"),
            Action::Equip(tool) => write!(f, "with {tool}"),
            Action::Work(building) => write!(f, "at {building}"),
            Action::TakeCoins(actions) => write!(f, "coins {actions}"),
            Action::BuyAction => f.write_str("extra"),
            Action::Repay => f.write_str("repay"),
            Action::Settle => f.write_str("settle"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (verb, object) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        Ok(match verb {
            "start" => Action::Start(read(object, "building")?),
            "recruit" => Action::Recruit(read(object, "worker")?),
            "slave" => Action::BuySlave(read(object, "slave")?),
            "tool" => Action::BuyTool(read(object, "tool")?),
            "university" => Action::Enroll(read(object, "resource")?),
            "teach" => Action::Teach(read(object, "worker")?),
            "free" => Action::Free(read(object, "slave")?),
            "send" => Action::Send(read(object, "hand")?),
            "with" => Action::Equip(read(object, "tool")?),
            "at" => Action::Work(read(object, "building")?),
            "coins" => Action::TakeCoins(read(object, "number of actions")?),
            _ => return simple(text.trim()),
        })
    }
}

fn read<T: FromStr>(object: &str, what: &str) -> Result<T, String> {
    object.parse().map_err(|_| format!("`{object}` is no {what}"))
}

fn simple(text: &str) -> Result<Action, String> {
    match text {
        "loan" => Ok(Action::TakeLoan),
        "extra" => Ok(Action::BuyAction),
        "repay" => Ok(Action::Repay),
        "settle" => Ok(Action::Settle),
        "end" => Ok(Action::End),
        _ => Err(format!(
            "`{text}` is no action; try `start pyramid`, `recruit l1`, `send c2`, `coins 3` or `end`"
        )),
    }
}
