//! Why an action is refused, with the number of the rule.

use game::Rule;

use crate::components::{Card, Kind, Resource};

#[derive(Clone, Copy, PartialEq, Eq, Debug, game::Refusal)]
pub enum Illegal {
    #[rule("2.2")]
    NotYourTurn,
    #[rule("8.3")]
    GameOver,
    /// Something else is being decided now.
    #[rule("2.1")]
    NotNow,
    #[rule("2.1")]
    NotInHand(Card),
    #[rule("R9")]
    YouHaveCards,
    #[rule("3.1")]
    NoPiece(Kind),
    #[rule("3.3")]
    CannotPay(Card),
    #[rule("9.2")]
    CannotPayFaceDown { gold: u8 },
    #[rule("3.3")]
    NothingToSpare(Resource),
    #[rule("R7")]
    NoPlace,
    #[rule("1.2")]
    NotOnTheMap,
    #[rule("3.7")]
    VillageRegion,
    #[rule("3.8")]
    WrongTerrain,
    #[rule("3.6")]
    ForeignRegion,
    #[rule("3.6")]
    SameKindThere,
    #[rule("3.4")]
    NotAtTheEdge,
    #[rule("R3")]
    TooCloseToFirstRegions,
    #[rule("3.5")]
    NotAdjacent,
    #[rule("3.9")]
    NotANewSettlement,
    #[rule("3.9")]
    SettlementTooDear { points: u8 },
    #[rule("5.2")]
    TempleTooEarly { cards: u8 },
    #[rule("5.4")]
    NotOwnRegion,
    #[rule("9.2")]
    FaceDownNotPlayed,
    #[rule("9.2")]
    FaceDownUsed,
    #[rule("3.10")]
    NotTheEffect,
    #[rule("4.17")]
    NotInStock(Resource),
    #[rule(rule)]
    NoneOwned {
        resource: Resource,
        #[untold]
        rule: Rule,
    },
    #[rule(rule)]
    TooMany {
        #[untold]
        rule: Rule,
    },
    #[rule(rule)]
    TooLittleGold {
        #[untold]
        rule: Rule,
    },
    #[rule("4.9")]
    SameResource,
    #[rule("4.7")]
    AlreadySold(Resource),
    #[rule("4.3")]
    TerrainNotHeld(Resource),
    #[rule("R11")]
    NoPiecesLeft(Kind),
    #[rule("4.10")]
    KindAlreadyTaken(Kind),
    #[rule("4.11")]
    NotInOtherColumn(Card),
    #[rule("4.12")]
    NoArmyThere,
    #[rule("5.5")]
    ArmyGuardsTemple,
    #[rule("4.12")]
    NoWayForArmy,
    #[rule("4.12")]
    ArmyAlreadyMoved,
    #[rule("4.14")]
    NotWithinReach,
    #[rule("4.14")]
    NothingToRob,
    #[rule("4.15")]
    NothingToRaid,
    #[rule("7.8")]
    NotAnotherGod,
}
