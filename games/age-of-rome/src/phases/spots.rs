//! Where a follower may be placed, and with which bonus or cards (rules 5.2–5.4, 5.14, 5.23).

use enumset::EnumSet;
use game::{Seat, set_of};

use crate::components::{Bonus, Building, Province, Spot};
use crate::phases::trade::{self, Moment};
use crate::state::{AgeOfRome, PLOTS};
use crate::{Illegal, Result};

pub fn has_bonus(game: &AgeOfRome, seat: Seat, bonus: Bonus) -> bool {
    bonuses(game, seat).contains(bonus)
}

/// A bonus works while no discord covers it, once a round (rule 5.4).
fn bonuses(game: &AgeOfRome, seat: Seat) -> EnumSet<Bonus> {
    let player = &game.players[seat];
    let track = game.edition.characters[player.character].bonuses;
    let free = game.edition.discord.spaces.saturating_sub(player.discord);
    let uncovered = track.into_iter().zip(0..).map(|(bonus, space)| (bonus, space < free));
    set_of(uncovered) - player.bonuses_used
}

/// A building takes as many followers as it has levels (rules 5.2, 5.3).
fn has_room(game: &AgeOfRome, seat: Seat, front: Province, building: Building) -> bool {
    game.players[seat].workers[building] < game.levels[front][building]
}

/// The spots before a player that take a follower.
pub(crate) fn open_spots(game: &AgeOfRome, seat: Seat) -> EnumSet<Spot> {
    let front = game.front(seat);
    let buildings =
        Building::ALL.iter().map(|&building| (building.spot(), has_room(game, seat, front, building)));
    let others = [(Spot::Colosseum, true), (Spot::Intrigue, check_plot(game, seat).is_ok())];
    set_of(buildings) | set_of(others)
}

/// Whether a follower may be placed on a spot, with the rule that forbids it.
pub(crate) fn check_place(game: &AgeOfRome, seat: Seat, spot: Spot) -> Result {
    let front = game.front(seat);
    match spot.building() {
        Some(building) if has_room(game, seat, front, building) => Ok(()),
        Some(building) if game.levels[front][building] == 0 => Err(Illegal::NoBuilding(building)),
        Some(building) => Err(Illegal::BuildingFull(building)),
        None if spot == Spot::Intrigue => check_plot(game, seat),
        None => Ok(()),
    }
}

pub(crate) fn check_bonus(game: &AgeOfRome, seat: Seat, spot: Spot) -> Result {
    if doubled_spots(game, seat).contains(spot) { Ok(()) } else { Err(Illegal::NoBonus(spot)) }
}

/// The spots whose action can be done twice.
pub(crate) fn doubled_spots(game: &AgeOfRome, seat: Seat) -> EnumSet<Spot> {
    let bonuses = bonuses(game, seat);
    set_of(Bonus::ALL.iter().map(|&bonus| (bonus.spot(), bonuses.contains(bonus))))
}

/// Rule 5.23.
fn check_plot(game: &AgeOfRome, seat: Seat) -> Result {
    if game.variants.truce {
        return Err(Illegal::Truce);
    }
    if game.is_imperial() {
        return Err(Illegal::NoOpponent);
    }
    if game.plots_of(seat) >= game.edition.player.intrigue_tokens {
        return Err(Illegal::NoIntrigueToken);
    }
    let taken = game.plots[game.front(seat)].iter().filter(|space| space.is_some()).count();
    if taken < PLOTS { Ok(()) } else { Err(Illegal::PlotsTaken) }
}

/// The spots where a follower opens a moment for cards: all, or those with cards of their own.
pub(crate) fn opening_spots(game: &AgeOfRome, seat: Seat) -> EnumSet<Spot> {
    let opens = |spot: &Spot| trade::opens(game, seat, Moment::Placed(*spot));
    if game.players[seat].hand_size == 0 {
        EnumSet::empty()
    } else if opens(&Spot::Intrigue) {
        EnumSet::all()
    } else {
        [Spot::Colosseum, Spot::Economic].into_iter().filter(opens).collect()
    }
}
