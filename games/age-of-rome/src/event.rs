//! What happened, for the log and the animation.

use game::{Arg, Phrase, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{
    Achievement, BattleCard, Building, CassiusCard, Envoy, EventCard, Metal, Mission, Province, Region, Spot,
    Title, TradeCard,
};
use crate::edition::Attack;
use crate::names::who;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, game::Event)]
#[serde(rename_all = "kebab-case")]
#[tell(Seat => who)]
pub enum Event {
    #[public]
    RoundBegan { round: u8 },
    #[public]
    EventRevealed { card: EventCard },
    #[public]
    BuildingBegan,
    #[public]
    ActionBegan,
    #[public]
    IncomeBegan,
    #[public]
    GloryGained { seat: Seat, amount: u16 },
    #[public]
    GloryLost { seat: Seat, amount: u16 },
    #[public]
    GloryBought { seat: Seat },
    #[rule("2.5")]
    #[public]
    MilestoneMet { seat: Seat, at: u16 },
    #[public]
    DenariiGained { seat: Seat, amount: u16 },
    #[public]
    DenariiLost { seat: Seat, amount: u16 },
    #[public]
    LegionRecruited { seat: Seat },
    #[public]
    VoteRecruited { seat: Seat },
    #[rule("R7")]
    #[public]
    DeckShuffled,
    CardDrawn {
        seat: Seat,
        #[secret(seat)]
        card: Option<TradeCard>,
    },
    #[public]
    CardPlayed { seat: Seat, card: TradeCard },
    #[public]
    CardSold { seat: Seat, card: TradeCard },
    #[public]
    CardLost { seat: Seat, card: TradeCard },
    #[public]
    CardTaken { seat: Seat, card: TradeCard },
    CardStolen {
        seat: Seat,
        from: Seat,
        #[secret(seat, from)]
        card: Option<TradeCard>,
    },
    #[public]
    SetMade {
        seat: Seat,
        #[tell(cards.map(TradeCard::word).to_vec())]
        cards: [TradeCard; 3],
    },
    #[public]
    AnchorRemoved { seat: Seat },
    #[public]
    MissionsDealt { seat: Seat, count: u8 },
    MissionReturned {
        seat: Seat,
        #[secret(seat)]
        mission: Option<Mission>,
    },
    #[rule("3.5")]
    #[public]
    DiscordMoved { from: Seat, to: Seat },
    #[public]
    DiscordToSupply { seat: Seat },
    #[public]
    DiscordFromSupply { seat: Seat },
    #[public]
    VotePlaced { seat: Seat },
    #[public]
    VoteReturned { seat: Seat },
    #[rule("5.9")]
    #[public]
    MajorityWon { seat: Seat },
    #[public]
    PiecePlaced { seat: Seat, shared: Option<Metal> },
    #[public]
    PieceRemoved { seat: Seat },
    #[public]
    LegionDeployed { seat: Seat, region: Region },
    #[public]
    LegionReturned { seat: Seat, region: Region },
    #[public]
    LegionsMoved { seat: Seat, from: Region, to: Region, count: u8 },
    #[public]
    TileBuilt { seat: Seat, province: Province, building: Building, level: u8 },
    #[rule("4.5")]
    #[public]
    MedalWon {
        seat: Seat,
        #[tell(Arg::word(format!("medal-{building}")))]
        #[call("medal")]
        building: Building,
    },
    #[public]
    FollowerPlaced { seat: Seat, spot: Spot, bonus: bool },
    #[public]
    FollowersReturned,
    #[public]
    PlotLaid { seat: Seat, province: Province },
    #[public]
    IntrigueActivated { seat: Seat, province: Province, target: Seat },
    #[public]
    IntrigueCancelled { seat: Seat },
    #[public]
    IntrigueForgone { seat: Seat },
    OfferMade {
        seat: Seat,
        #[secret(seat)]
        envoy: Option<Envoy>,
        province: Province,
        building: Building,
    },
    #[public]
    DenariiOffered { seat: Seat, denarii: u16 },
    #[public]
    MoreDemanded { seat: Seat, denarii: u16 },
    #[public]
    OfferAccepted { seat: Seat },
    #[public]
    OfferRefused { seat: Seat },
    #[shown]
    EnvoyRevealed { seat: Seat, envoy: Envoy },
    #[public]
    Taxed { seat: Seat, double: bool },
    #[rule("7.4")]
    #[phrase(turned(turns))]
    #[public]
    BoardTurned { turns: i8 },
    #[rule("11.4")]
    #[public]
    CassiusRevealed { card: CassiusCard },
    #[public]
    CassiusActed { card: CassiusCard },
    #[rule("11.6")]
    #[public]
    CassiusAttacked { attack: Attack },
    #[rule("11.7")]
    #[public]
    BattleRevealed { card: BattleCard },
    #[public]
    GameEnded,
    #[rule("10.5")]
    #[public]
    TitleWon { seat: Seat, title: Title },
    #[rule("11.8")]
    #[public]
    CassiusScored { points: i32 },
    #[public]
    MissionFulfilled { seat: Seat, mission: Mission, points: i32 },
    #[public]
    Achieved { seat: Seat, achievement: Achievement },
}

fn turned(turns: i8) -> Phrase {
    let turned = Phrase::new("event-board-turned");
    if turns < 0 { turned.when("back").with("turns", -turns) } else { turned.with("turns", turns) }
}
