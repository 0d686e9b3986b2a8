//! Why an action is refused, with the number of the rule.

use game::{Phrase, Refusal, Rule};

use crate::components::{Card, Kind, Resource};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    NotYourTurn,
    GameOver,
    /// Something else is being decided now.
    NotNow,
    NotInHand {
        card: Card,
    },
    YouHaveCards,
    NoPiece {
        kind: Kind,
    },
    CannotPay {
        card: Card,
    },
    CannotPayFaceDown {
        gold: u8,
    },
    NothingToSpare {
        resource: Resource,
    },
    NoPlace,
    NotOnTheMap,
    VillageRegion,
    WrongTerrain,
    ForeignRegion,
    SameKindThere,
    NotAtTheEdge,
    TooCloseToFirstRegions,
    NotAdjacent,
    NotANewSettlement,
    SettlementTooDear {
        points: u8,
    },
    TempleTooEarly {
        cards: u8,
    },
    NotOwnRegion,
    FaceDownNotPlayed,
    FaceDownUsed,
    NotTheEffect,
    NotInStock {
        resource: Resource,
    },
    NoneOwned {
        resource: Resource,
        rule: Rule,
    },
    TooMany {
        rule: Rule,
    },
    TooLittleGold {
        rule: Rule,
    },
    SameResource,
    AlreadySold {
        resource: Resource,
    },
    TerrainNotHeld {
        resource: Resource,
    },
    NoPiecesLeft {
        kind: Kind,
    },
    KindAlreadyTaken {
        kind: Kind,
    },
    NotInOtherColumn {
        card: Card,
    },
    NoArmyThere,
    ArmyGuardsTemple,
    NoWayForArmy,
    ArmyAlreadyMoved,
    NotWithinReach,
    NothingToRob,
    NothingToRaid,
    NotAnotherGod,
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Illegal::NotYourTurn => "2.2",
            Illegal::GameOver => "8.3",
            Illegal::NotNow | Illegal::NotInHand { .. } => "2.1",
            Illegal::YouHaveCards => "R9",
            Illegal::NoPiece { .. } => "3.1",
            Illegal::CannotPay { .. } | Illegal::NothingToSpare { .. } => "3.3",
            Illegal::NoPlace => "R7",
            Illegal::NotOnTheMap => "1.2",
            Illegal::VillageRegion => "3.7",
            Illegal::WrongTerrain => "3.8",
            Illegal::ForeignRegion | Illegal::SameKindThere => "3.6",
            Illegal::NotAtTheEdge => "3.4",
            Illegal::TooCloseToFirstRegions => "R3",
            Illegal::NotAdjacent => "3.5",
            Illegal::NotANewSettlement | Illegal::SettlementTooDear { .. } => "3.9",
            Illegal::TempleTooEarly { .. } => "5.2",
            Illegal::NotOwnRegion => "5.4",
            Illegal::FaceDownNotPlayed | Illegal::FaceDownUsed | Illegal::CannotPayFaceDown { .. } => "9.2",
            Illegal::NotTheEffect => "3.10",
            Illegal::NotInStock { .. } => "4.17",
            Illegal::NoneOwned { rule, .. } | Illegal::TooMany { rule } | Illegal::TooLittleGold { rule } => {
                rule
            }
            Illegal::SameResource => "4.9",
            Illegal::AlreadySold { .. } => "4.7",
            Illegal::TerrainNotHeld { .. } => "4.3",
            Illegal::NoPiecesLeft { .. } => "R11",
            Illegal::KindAlreadyTaken { .. } => "4.10",
            Illegal::NotInOtherColumn { .. } => "4.11",
            Illegal::NoArmyThere | Illegal::NoWayForArmy | Illegal::ArmyAlreadyMoved => "4.12",
            Illegal::ArmyGuardsTemple => "5.5",
            Illegal::NotWithinReach | Illegal::NothingToRob => "4.14",
            Illegal::NothingToRaid => "4.15",
            Illegal::NotAnotherGod => "7.8",
        }
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Illegal::NotInHand { card } => with_card("illegal-not-in-hand", card),
            Illegal::CannotPay { card } => with_card("illegal-cannot-pay", card),
            Illegal::NotInOtherColumn { card } => with_card("illegal-not-in-other-column", card),
            Illegal::NoPiece { kind } => with_kind("illegal-no-piece", kind),
            Illegal::NoPiecesLeft { kind } => with_kind("illegal-no-pieces-left", kind),
            Illegal::KindAlreadyTaken { kind } => with_kind("illegal-kind-already-taken", kind),
            Illegal::NothingToSpare { resource } => with_resource("illegal-nothing-to-spare", resource),
            Illegal::NotInStock { resource } => with_resource("illegal-not-in-stock", resource),
            Illegal::NoneOwned { resource, .. } => with_resource("illegal-none-owned", resource),
            Illegal::AlreadySold { resource } => with_resource("illegal-already-sold", resource),
            Illegal::TerrainNotHeld { resource } => with_resource("illegal-terrain-not-held", resource),
            Illegal::CannotPayFaceDown { gold } => {
                Phrase::new("illegal-cannot-pay-face-down").with("gold", gold)
            }
            Illegal::SettlementTooDear { points } => {
                Phrase::new("illegal-settlement-too-dear").with("points", points)
            }
            Illegal::TempleTooEarly { cards } => Phrase::new("illegal-temple-too-early").with("cards", cards),
            _ => Phrase::new(self.key()),
        }
    }
}

impl Illegal {
    /// The message of the refusals that need no more than a sentence.
    fn key(self) -> &'static str {
        match self {
            Illegal::NotYourTurn => "illegal-not-your-turn",
            Illegal::GameOver => "illegal-game-over",
            Illegal::YouHaveCards => "illegal-you-have-cards",
            Illegal::NoPlace => "illegal-no-place",
            Illegal::NotOnTheMap => "illegal-not-on-the-map",
            Illegal::VillageRegion => "illegal-village-region",
            Illegal::WrongTerrain => "illegal-wrong-terrain",
            Illegal::ForeignRegion => "illegal-foreign-region",
            Illegal::SameKindThere => "illegal-same-kind-there",
            Illegal::NotAtTheEdge => "illegal-not-at-the-edge",
            Illegal::TooCloseToFirstRegions => "illegal-too-close",
            Illegal::NotAdjacent => "illegal-not-adjacent",
            Illegal::NotANewSettlement => "illegal-not-a-new-settlement",
            Illegal::NotOwnRegion => "illegal-not-own-region",
            Illegal::FaceDownNotPlayed => "illegal-face-down-not-played",
            Illegal::FaceDownUsed => "illegal-face-down-used",
            Illegal::NotTheEffect => "illegal-not-the-effect",
            Illegal::TooMany { .. } => "illegal-too-many",
            Illegal::TooLittleGold { .. } => "illegal-too-little-gold",
            Illegal::SameResource => "illegal-same-resource",
            Illegal::NoArmyThere => "illegal-no-army-there",
            Illegal::ArmyGuardsTemple => "illegal-army-guards-temple",
            Illegal::NoWayForArmy => "illegal-no-way-for-army",
            Illegal::ArmyAlreadyMoved => "illegal-army-already-moved",
            Illegal::NotWithinReach => "illegal-not-within-reach",
            Illegal::NothingToRob => "illegal-nothing-to-rob",
            Illegal::NothingToRaid => "illegal-nothing-to-raid",
            Illegal::NotAnotherGod => "illegal-not-another-god",
            _ => "illegal-not-now",
        }
    }
}

fn with_card(key: &'static str, card: Card) -> Phrase {
    Phrase::new(key).with("card", card.word())
}

fn with_kind(key: &'static str, kind: Kind) -> Phrase {
    Phrase::new(key).with("kind", kind.word())
}

fn with_resource(key: &'static str, resource: Resource) -> Phrase {
    Phrase::new(key).with("resource", resource.word())
}
