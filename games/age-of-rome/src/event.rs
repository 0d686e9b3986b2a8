//! What happened, for the log and the animation.

use game::{Arg, Phrase, Rule, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::{
    Achievement, BattleCard, Building, CassiusCard, Envoy, EventCard, Metal, Mission, Province, Region, Spot,
    TradeCard,
};
use crate::edition::Attack;
use crate::places::CASSIUS;

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
    /// The token is blank for everybody else.
    OfferMade {
        seat: Seat,
        envoy: Option<Envoy>,
        province: Province,
        building: Building,
    },
    DenariiOffered {
        seat: Seat,
        denarii: u8,
    },
    MoreDemanded {
        seat: Seat,
        denarii: u8,
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
            _ => None,
        }
    }

    fn phrase(&self) -> Phrase {
        self.phrase_of_cards().unwrap_or_else(|| self.phrase_of_pieces())
    }
}

impl Event {
    fn phrase_of_cards(&self) -> Option<Phrase> {
        Some(match *self {
            Event::DeckShuffled => Phrase::new("event-deck-shuffled"),
            Event::CardDrawn { seat, card: Some(card) } => {
                by(seat, "event-card-drawn").with("card", card_name(card))
            }
            Event::CardDrawn { seat, card: None } => by(seat, "event-some-card-drawn"),
            Event::CardPlayed { seat, card } => by(seat, "event-card-played").with("card", card_name(card)),
            Event::CardSold { seat, card } => by(seat, "event-card-sold").with("card", card_name(card)),
            Event::CardLost { seat, card } => by(seat, "event-card-lost").with("card", card_name(card)),
            Event::CardTaken { seat, card } => by(seat, "event-card-taken").with("card", card_name(card)),
            Event::CardStolen { seat, from, card: Some(card) } => {
                by(seat, "event-card-stolen").with("from", who(from)).with("card", card_name(card))
            }
            Event::CardStolen { seat, from, card: None } => {
                by(seat, "event-some-card-stolen").with("from", who(from))
            }
            Event::SetMade { seat, cards } => {
                by(seat, "event-set-made").with("cards", cards.map(card_name).to_vec())
            }
            Event::AnchorRemoved { seat } => by(seat, "event-anchor-removed"),
            Event::MissionsDealt { seat, count } => by(seat, "event-missions-dealt").with("count", count),
            Event::MissionReturned { seat, mission: Some(mission) } => {
                by(seat, "event-mission-returned").with("mission", Arg::word(format!("mission-{mission}")))
            }
            Event::MissionReturned { seat, mission: None } => by(seat, "event-some-mission-returned"),
            Event::EventRevealed { card } => {
                Phrase::new("event-event-revealed").with("card", Arg::word(format!("event-card-{card}")))
            }
            Event::CassiusRevealed { card } => {
                Phrase::new("event-cassius-revealed").with("card", cassius_card(card))
            }
            Event::CassiusActed { card } => {
                Phrase::new("event-cassius-acted").with("card", cassius_card(card))
            }
            Event::CassiusAttacked { attack } => {
                Phrase::new("event-cassius-attacked").with("attack", Arg::word(attack_key(attack)))
            }
            Event::BattleRevealed { card } => {
                Phrase::new("event-battle-revealed").with("card", Arg::word(format!("battle-{card}")))
            }
            _ => return None,
        })
    }

    fn phrase_of_pieces(&self) -> Phrase {
        match *self {
            Event::RoundBegan { round } => Phrase::new("event-round-began").with("round", round),
            Event::BuildingBegan => Phrase::new("event-building-began"),
            Event::ActionBegan => Phrase::new("event-action-began"),
            Event::IncomeBegan => Phrase::new("event-income-began"),
            Event::GloryGained { seat, amount } => by(seat, "event-glory-gained").with("amount", amount),
            Event::GloryLost { seat, amount } => by(seat, "event-glory-lost").with("amount", amount),
            Event::GloryBought { seat } => by(seat, "event-glory-bought"),
            Event::MilestoneMet { seat, at } => by(seat, "event-milestone-met").with("at", at),
            Event::DenariiGained { seat, amount } => by(seat, "event-denarii-gained").with("amount", amount),
            Event::DenariiLost { seat, amount } => by(seat, "event-denarii-lost").with("amount", amount),
            Event::LegionRecruited { seat } => by(seat, "event-legion-recruited"),
            Event::VoteRecruited { seat } => by(seat, "event-vote-recruited"),
            Event::DiscordMoved { from, to } => {
                Phrase::new("event-discord-moved").with("from", who(from)).with("to", who(to))
            }
            Event::DiscordToSupply { seat } => by(seat, "event-discord-to-supply"),
            Event::DiscordFromSupply { seat } => by(seat, "event-discord-from-supply"),
            Event::VotePlaced { seat } => by(seat, "event-vote-placed"),
            Event::VoteReturned { seat } => by(seat, "event-vote-returned"),
            Event::MajorityWon { seat } => by(seat, "event-majority-won"),
            Event::PiecePlaced { seat, shared: None } => by(seat, "event-piece-placed"),
            Event::PiecePlaced { seat, shared: Some(metal) } => {
                by(seat, "event-shared-piece-placed").with("metal", Arg::word(format!("metal-{metal}")))
            }
            Event::PieceRemoved { seat } => by(seat, "event-piece-removed"),
            Event::LegionDeployed { seat, region } => {
                by(seat, "event-legion-deployed").with("region", region_name(region))
            }
            Event::LegionReturned { seat, region } => {
                by(seat, "event-legion-returned").with("region", region_name(region))
            }
            Event::LegionsMoved { seat, from, to, count } => by(seat, "event-legions-moved")
                .with("from", region_name(from))
                .with("to", region_name(to))
                .with("count", count),
            Event::GameEnded => Phrase::new("event-game-ended"),
            _ => self.phrase_of_turns(),
        }
    }

    fn phrase_of_turns(&self) -> Phrase {
        match *self {
            Event::TileBuilt { seat, province, building, level } => by(seat, "event-tile-built")
                .with("province", province_name(province))
                .with("building", building_name(building))
                .with("level", level),
            Event::MedalWon { seat, building } => {
                by(seat, "event-medal-won").with("medal", Arg::word(format!("medal-{building}")))
            }
            Event::FollowerPlaced { seat, spot, bonus } => {
                let key = if bonus { "event-follower-placed-with-bonus" } else { "event-follower-placed" };
                by(seat, key).with("spot", spot_name(spot))
            }
            Event::PlotLaid { seat, province } => {
                by(seat, "event-plot-laid").with("province", province_name(province))
            }
            Event::IntrigueActivated { seat, province, target } => by(seat, "event-intrigue-activated")
                .with("province", province_name(province))
                .with("target", who(target)),
            Event::IntrigueCancelled { seat } => by(seat, "event-intrigue-cancelled"),
            Event::OfferMade { seat, envoy, province, building } => {
                let phrase = match envoy {
                    Some(envoy) => {
                        by(seat, "event-offer-made").with("envoy", Arg::word(format!("envoy-{envoy}")))
                    }
                    None => by(seat, "event-some-offer-made"),
                };
                phrase.with("province", province_name(province)).with("building", building_name(building))
            }
            Event::DenariiOffered { seat, denarii } => {
                by(seat, "event-denarii-offered").with("denarii", denarii)
            }
            Event::MoreDemanded { seat, denarii } => by(seat, "event-more-demanded").with("denarii", denarii),
            Event::OfferAccepted { seat } => by(seat, "event-offer-accepted"),
            Event::OfferRefused { seat } => by(seat, "event-offer-refused"),
            Event::EnvoyRevealed { seat, envoy } => {
                by(seat, "event-envoy-revealed").with("envoy", Arg::word(format!("envoy-{envoy}")))
            }
            Event::Taxed { seat, double: false } => by(seat, "event-taxed"),
            Event::Taxed { seat, double: true } => by(seat, "event-double-taxed"),
            Event::BoardTurned { turns: turns @ 0.. } => {
                Phrase::new("event-board-turned").with("turns", turns)
            }
            Event::BoardTurned { turns } => Phrase::new("event-board-turned-back").with("turns", -turns),
            Event::Achieved { seat, achievement } => by(seat, "event-achieved")
                .with("achievement", Arg::word(format!("achievement-{achievement}"))),
            _ => Phrase::new("event-followers-returned"),
        }
    }
}

fn by(seat: Seat, key: &'static str) -> Phrase {
    Phrase::new(key).with("seat", who(seat))
}

/// The name of a player, or of Cassius.
pub(crate) fn who(seat: Seat) -> Arg {
    if seat == CASSIUS { Arg::word("cassius") } else { Arg::Seat(seat) }
}

pub(crate) fn card_name(card: TradeCard) -> Arg {
    Arg::word(format!("card-{card}"))
}

pub(crate) fn region_name(region: Region) -> Arg {
    Arg::word(format!("region-{region}"))
}

pub(crate) fn province_name(province: Province) -> Arg {
    Arg::word(format!("province-{province}"))
}

pub(crate) fn building_name(building: Building) -> Arg {
    Arg::word(format!("building-{building}"))
}

pub(crate) fn spot_name(spot: Spot) -> Arg {
    Arg::word(format!("spot-{spot}"))
}

fn cassius_card(card: CassiusCard) -> Arg {
    Arg::word(format!("cassius-{card}"))
}

fn attack_key(attack: Attack) -> &'static str {
    match attack {
        Attack::Slander => "intrigue-slander",
        Attack::Desertion => "intrigue-desertion",
        Attack::InvalidVote => "intrigue-invalid-vote",
        Attack::Sold => "intrigue-sold",
        Attack::Demolition => "intrigue-demolition",
        Attack::Extortion => "intrigue-extortion",
    }
}
