//! Why an action is refused.

use game::Seat;

use crate::components::{Building, Intrigue, Mission, Province, Region, Spot, TradeCard};
use crate::names::who;

#[derive(Clone, Copy, PartialEq, Eq, Debug, game::Refusal)]
#[tell(Seat => who)]
pub enum Illegal {
    #[rule("2.2")]
    NotYourTurn,
    /// The action belongs to another moment.
    #[rule("2.1")]
    NotNow,
    #[rule("1.9")]
    ChooseMissionFirst,
    #[rule("1.9")]
    MissionNotDealt(Mission),
    #[rule("3.4")]
    NobodyThere(Province),
    #[rule("3.3")]
    OwnProvince(Province),
    #[rule("3.3")]
    NoPlotThere(Province),
    #[rule("3.6")]
    NoDiscord,
    #[rule("3.6")]
    DiscordTrackFull(Seat),
    #[rule("3.8")]
    NoEffectPossible(Seat),
    #[rule("3.8")]
    UnknownIntrigue(Intrigue),
    #[rule("3.10")]
    NoGloryToLose(Seat),
    #[rule("3.11")]
    NoLoosePiece(Seat),
    #[rule("3.12")]
    NoLegionToDesert(Region),
    #[rule("3.13")]
    TooFewLegions(Region),
    #[rule("3.14")]
    NotTheirVote { target: Seat, place: u8 },
    #[rule("3.16")]
    NoCardToTake(Seat),
    #[rule("3.17")]
    HandFull,
    #[rule("4.2")]
    HighestLevel(Building),
    #[rule("4.6")]
    NoTileLeft { building: Building, level: u8 },
    #[rule("4.3")]
    TooPoor { price: u16, purse: u16 },
    #[rule("4.10")]
    TooPoorForGlory { price: u16, purse: u16 },
    #[rule("4.10")]
    NoReligiousMedal,
    #[rule("5.2")]
    NoBuilding(Building),
    #[rule("5.3")]
    BuildingFull(Building),
    #[rule("5.4")]
    NoBonus(Spot),
    #[rule("5.23")]
    NoIntrigueToken,
    #[rule("5.23")]
    PlotsTaken,
    #[rule("9.5")]
    Truce,
    #[rule("10.3")]
    NoOpponent,
    #[rule("5.6")]
    NoLegionOnBoard,
    #[rule("5.6")]
    NoLegionThere(Region),
    #[rule("5.6")]
    SameRegion,
    #[rule("5.14")]
    CardNotInHand(#[call("card")] TradeCard),
    #[rule("5.18")]
    NoCardToSell(#[call("card")] TradeCard),
    #[rule("5.14")]
    WrongMoment(#[call("card")] TradeCard),
    #[rule("5.15")]
    OtherCondition(#[call("card")] TradeCard),
    #[rule("R5")]
    NoEffect(#[call("card")] TradeCard),
    #[rule("5.14")]
    NothingToPlay,
    #[rule("5.16")]
    NotASet,
    #[rule("5.17")]
    TooManySets,
    #[rule("7.3")]
    PenaltyTooHigh { penalty: u16, glory: u16 },
    #[rule("R18")]
    AmountOutOfRange { least: u16, most: u16 },
}
