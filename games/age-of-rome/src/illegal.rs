//! Why an action is refused.

use game::{Arg, Phrase, Refusal, Rule, Seat};

use crate::components::{Building, Intrigue, Mission, Province, Region, Spot, TradeCard};
use crate::names::{building_name, card_name, mission_name, province_name, region_name, spot_name, who};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    NotYourTurn,
    /// The action belongs to another moment.
    NotNow,
    ChooseMissionFirst,
    MissionNotDealt(Mission),
    NobodyThere(Province),
    OwnProvince(Province),
    NoPlotThere(Province),
    NoDiscord,
    DiscordTrackFull(Seat),
    NoEffectPossible(Seat),
    UnknownIntrigue(Intrigue),
    NoGloryToLose(Seat),
    NoLoosePiece(Seat),
    NoLegionToDesert(Region),
    TooFewLegions(Region),
    NotTheirVote {
        target: Seat,
        place: u8,
    },
    NoCardToTake(Seat),
    HandFull,
    HighestLevel(Building),
    NoTileLeft {
        building: Building,
        level: u8,
    },
    TooPoor {
        price: u16,
        purse: u16,
    },
    NoReligiousMedal,
    NoBuilding(Building),
    BuildingFull(Building),
    NoBonus(Spot),
    NoIntrigueToken,
    PlotsTaken,
    Truce,
    NoOpponent,
    NoLegionOnBoard,
    NoLegionThere(Region),
    SameRegion,
    CardNotInHand(TradeCard),
    WrongMoment(TradeCard),
    OtherCondition(TradeCard),
    NoEffect(TradeCard),
    NothingToPlay,
    NotASet,
    TooManySets,
    PenaltyTooHigh {
        penalty: u16,
        glory: u16,
    },
    AmountOutOfRange {
        least: u16,
        most: u16,
    },
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Illegal::NotYourTurn => "2.2",
            Illegal::NotNow => "2.1",
            Illegal::ChooseMissionFirst | Illegal::MissionNotDealt(_) => "1.9",
            Illegal::NobodyThere(_) => "3.4",
            Illegal::OwnProvince(_) | Illegal::NoPlotThere(_) => "3.3",
            Illegal::NoDiscord | Illegal::DiscordTrackFull(_) => "3.6",
            Illegal::NoEffectPossible(_) | Illegal::UnknownIntrigue(_) => "3.8",
            Illegal::NoGloryToLose(_) => "3.10",
            Illegal::NoLoosePiece(_) => "3.11",
            Illegal::NoLegionToDesert(_) => "3.12",
            Illegal::TooFewLegions(_) => "3.13",
            Illegal::NotTheirVote { .. } => "3.14",
            Illegal::NoCardToTake(_) => "3.16",
            Illegal::HandFull => "3.17",
            Illegal::HighestLevel(_) => "4.2",
            Illegal::TooPoor { .. } => "4.3",
            Illegal::NoTileLeft { .. } => "4.6",
            Illegal::NoReligiousMedal => "4.10",
            Illegal::NoBuilding(_) => "5.2",
            Illegal::BuildingFull(_) => "5.3",
            Illegal::NoBonus(_) => "5.4",
            Illegal::NoIntrigueToken | Illegal::PlotsTaken => "5.23",
            Illegal::Truce => "9.5",
            Illegal::NoOpponent => "10.3",
            Illegal::NoLegionOnBoard | Illegal::NoLegionThere(_) | Illegal::SameRegion => "5.6",
            Illegal::CardNotInHand(_) | Illegal::WrongMoment(_) | Illegal::NothingToPlay => "5.14",
            Illegal::OtherCondition(_) => "5.15",
            Illegal::NoEffect(_) => "R5",
            Illegal::NotASet => "5.16",
            Illegal::TooManySets => "5.17",
            Illegal::PenaltyTooHigh { .. } => "7.3",
            Illegal::AmountOutOfRange { .. } => "R18",
        }
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Illegal::MissionNotDealt(mission) => {
                Phrase::new("illegal-mission-not-dealt").with("mission", mission_name(mission))
            }
            Illegal::NobodyThere(province) => about_province("illegal-nobody-there", province),
            Illegal::OwnProvince(province) => about_province("illegal-own-province", province),
            Illegal::NoPlotThere(province) => about_province("illegal-no-plot-there", province),
            Illegal::DiscordTrackFull(seat) => about_seat("illegal-discord-track-full", seat),
            Illegal::NoEffectPossible(seat) => about_seat("illegal-no-effect-possible", seat),
            Illegal::UnknownIntrigue(intrigue) => Phrase::new("illegal-unknown-intrigue")
                .with("intrigue", Arg::word(format!("intrigue-{intrigue}"))),
            Illegal::NoGloryToLose(seat) => about_seat("illegal-no-glory-to-lose", seat),
            Illegal::NoLoosePiece(seat) => about_seat("illegal-no-loose-piece", seat),
            Illegal::NoLegionToDesert(region) => about_region("illegal-no-legion-to-desert", region),
            Illegal::TooFewLegions(region) => about_region("illegal-too-few-legions", region),
            Illegal::NotTheirVote { target, place } => {
                about_seat("illegal-not-their-vote", target).with("place", place)
            }
            Illegal::NoCardToTake(seat) => about_seat("illegal-no-card-to-take", seat),
            Illegal::HighestLevel(building) => about_building("illegal-highest-level", building),
            Illegal::NoTileLeft { building, level } => {
                about_building("illegal-no-tile-left", building).with("level", level)
            }
            Illegal::TooPoor { price, purse } => {
                Phrase::new("illegal-too-poor").with("price", price).with("purse", purse)
            }
            Illegal::NoBuilding(building) => about_building("illegal-no-building", building),
            Illegal::BuildingFull(building) => about_building("illegal-building-full", building),
            Illegal::NoBonus(spot) => Phrase::new("illegal-no-bonus").with("spot", spot_name(spot)),
            Illegal::NoLegionThere(region) => about_region("illegal-no-legion-there", region),
            Illegal::CardNotInHand(card) => about_card("illegal-card-not-in-hand", card),
            Illegal::WrongMoment(card) => about_card("illegal-wrong-moment", card),
            Illegal::OtherCondition(card) => about_card("illegal-other-condition", card),
            Illegal::NoEffect(card) => about_card("illegal-no-effect", card),
            Illegal::PenaltyTooHigh { penalty, glory } => {
                Phrase::new("illegal-penalty-too-high").with("penalty", penalty).with("glory", glory)
            }
            Illegal::AmountOutOfRange { least, most } => {
                Phrase::new("illegal-amount-out-of-range").with("least", least).with("most", most)
            }
            simple => Phrase::new(simple.simple_key()),
        }
    }
}

impl Illegal {
    /// The sentence of a refusal that names nothing.
    fn simple_key(self) -> &'static str {
        match self {
            Illegal::NotYourTurn => "illegal-not-your-turn",
            Illegal::ChooseMissionFirst => "illegal-choose-mission-first",
            Illegal::NoDiscord => "illegal-no-discord",
            Illegal::HandFull => "illegal-hand-full",
            Illegal::NoReligiousMedal => "illegal-no-religious-medal",
            Illegal::NoIntrigueToken => "illegal-no-intrigue-token",
            Illegal::PlotsTaken => "illegal-plots-taken",
            Illegal::Truce => "illegal-truce",
            Illegal::NoOpponent => "illegal-no-opponent",
            Illegal::NoLegionOnBoard => "illegal-no-legion-on-board",
            Illegal::SameRegion => "illegal-same-region",
            Illegal::NothingToPlay => "illegal-nothing-to-play",
            Illegal::NotASet => "illegal-not-a-set",
            Illegal::TooManySets => "illegal-too-many-sets",
            _ => "illegal-not-now",
        }
    }
}

fn about_province(key: &'static str, province: Province) -> Phrase {
    Phrase::new(key).with("province", province_name(province))
}

fn about_region(key: &'static str, region: Region) -> Phrase {
    Phrase::new(key).with("region", region_name(region))
}

fn about_building(key: &'static str, building: Building) -> Phrase {
    Phrase::new(key).with("building", building_name(building))
}

fn about_card(key: &'static str, card: TradeCard) -> Phrase {
    Phrase::new(key).with("card", card_name(card))
}

fn about_seat(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", who(seat))
}
