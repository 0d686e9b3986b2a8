//! The words for players and pieces, as arguments of sentences.

use game::{Arg, Seat};

use crate::components::{Building, Mission, Province, Region, Spot, TradeCard};
use crate::places::CASSIUS;

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

pub(crate) fn mission_name(mission: Mission) -> Arg {
    Arg::word(format!("mission-{mission}"))
}
