//! What happened, for the log and the animation.

use game::{Phrase, Rule, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::{
    Achievement, BattleCard, Building, CassiusCard, Envoy, EventCard, Metal, Mission, Province, Region, Spot,
    Title, TradeCard,
};
use crate::edition::Attack;
use crate::log;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    RoundBegan {
        round: u8,
    },
    EventRevealed {
        card: EventCard,
    },
    BuildingBegan,
    ActionBegan,
    IncomeBegan,
    GloryGained {
        seat: Seat,
        amount: u16,
    },
    GloryLost {
        seat: Seat,
        amount: u16,
    },
    GloryBought {
        seat: Seat,
    },
    MilestoneMet {
        seat: Seat,
        at: u16,
    },
    DenariiGained {
        seat: Seat,
        amount: u16,
    },
    DenariiLost {
        seat: Seat,
        amount: u16,
    },
    LegionRecruited {
        seat: Seat,
    },
    VoteRecruited {
        seat: Seat,
    },
    DeckShuffled,
    /// The card is blank for everybody else.
    CardDrawn {
        seat: Seat,
        card: Option<TradeCard>,
    },
    CardPlayed {
        seat: Seat,
        card: TradeCard,
    },
    CardSold {
        seat: Seat,
        card: TradeCard,
    },
    CardLost {
        seat: Seat,
        card: TradeCard,
    },
    CardTaken {
        seat: Seat,
        card: TradeCard,
    },
    /// The card is blank for everybody but the two.
    CardStolen {
        seat: Seat,
        from: Seat,
        card: Option<TradeCard>,
    },
    SetMade {
        seat: Seat,
        cards: [TradeCard; 3],
    },
    AnchorRemoved {
        seat: Seat,
    },
    MissionsDealt {
        seat: Seat,
        count: u8,
    },
    /// The mission is blank for everybody else.
    MissionReturned {
        seat: Seat,
        mission: Option<Mission>,
    },
    DiscordMoved {
        from: Seat,
        to: Seat,
    },
    DiscordToSupply {
        seat: Seat,
    },
    DiscordFromSupply {
        seat: Seat,
    },
    VotePlaced {
        seat: Seat,
    },
    VoteReturned {
        seat: Seat,
    },
    MajorityWon {
        seat: Seat,
    },
    PiecePlaced {
        seat: Seat,
        shared: Option<Metal>,
    },
    PieceRemoved {
        seat: Seat,
    },
    LegionDeployed {
        seat: Seat,
        region: Region,
    },
    LegionReturned {
        seat: Seat,
        region: Region,
    },
    LegionsMoved {
        seat: Seat,
        from: Region,
        to: Region,
        count: u8,
    },
    TileBuilt {
        seat: Seat,
        province: Province,
        building: Building,
        level: u8,
    },
    MedalWon {
        seat: Seat,
        building: Building,
    },
    FollowerPlaced {
        seat: Seat,
        spot: Spot,
        bonus: bool,
    },
    FollowersReturned,
    PlotLaid {
        seat: Seat,
        province: Province,
    },
    IntrigueActivated {
        seat: Seat,
        province: Province,
        target: Seat,
    },
    IntrigueCancelled {
        seat: Seat,
    },
    IntrigueForgone {
        seat: Seat,
    },
    /// The token is blank for everybody else.
    OfferMade {
        seat: Seat,
        envoy: Option<Envoy>,
        province: Province,
        building: Building,
    },
    DenariiOffered {
        seat: Seat,
        denarii: u16,
    },
    MoreDemanded {
        seat: Seat,
        denarii: u16,
    },
    OfferAccepted {
        seat: Seat,
    },
    OfferRefused {
        seat: Seat,
    },
    EnvoyRevealed {
        seat: Seat,
        envoy: Envoy,
    },
    Taxed {
        seat: Seat,
        double: bool,
    },
    BoardTurned {
        turns: i8,
    },
    CassiusRevealed {
        card: CassiusCard,
    },
    CassiusActed {
        card: CassiusCard,
    },
    CassiusAttacked {
        attack: Attack,
    },
    BattleRevealed {
        card: BattleCard,
    },
    GameEnded,
    TitleWon {
        seat: Seat,
        title: Title,
    },
    CassiusScored {
        points: i32,
    },
    MissionFulfilled {
        seat: Seat,
        mission: Mission,
        points: i32,
    },
    Achieved {
        seat: Seat,
        achievement: Achievement,
    },
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Event::CardDrawn { seat, .. } if !viewer.is(seat) => Event::CardDrawn { seat, card: None },
            Event::CardStolen { seat, from, .. } if !viewer.is(seat) && !viewer.is(from) => {
                Event::CardStolen { seat, from, card: None }
            }
            Event::MissionReturned { seat, .. } if !viewer.is(seat) => {
                Event::MissionReturned { seat, mission: None }
            }
            Event::OfferMade { seat, province, building, .. } if !viewer.is(seat) => {
                Event::OfferMade { seat, envoy: None, province, building }
            }
            event => event,
        })
    }

    fn rule(&self) -> Option<Rule> {
        match self {
            Event::MilestoneMet { .. } => Some("2.5"),
            Event::DeckShuffled => Some("R7"),
            Event::DiscordMoved { .. } => Some("3.5"),
            Event::MajorityWon { .. } => Some("5.9"),
            Event::MedalWon { .. } => Some("4.5"),
            Event::CassiusRevealed { .. } => Some("11.4"),
            Event::CassiusAttacked { .. } => Some("11.6"),
            Event::BattleRevealed { .. } => Some("11.7"),
            Event::BoardTurned { .. } => Some("7.4"),
            Event::TitleWon { .. } => Some("10.5"),
            Event::CassiusScored { .. } => Some("11.8"),
            _ => None,
        }
    }

    fn phrase(&self) -> Phrase {
        log::phrase(*self)
    }
}
