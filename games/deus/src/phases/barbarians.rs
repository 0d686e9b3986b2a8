//! Attacks on barbarian villages (chapter 6).

use game::{Seat, SeatSet};

use crate::flow;
use crate::map::{Region, RegionSet};
use crate::state::{Cause, Deus, Player};
use crate::{Acting, Event, Stage};

/// Attacks every village that is surrounded now (R8).
pub(crate) fn attack(acting: &mut Acting<impl Stage>) {
    let occupied = acting.game.occupied();
    for village in acting.game.villages().iter() {
        if is_surrounded(acting.game, village, occupied) {
            conquer(acting, village);
        }
    }
    if acting.game.villages().is_empty() {
        flow::trigger_end(acting, Cause::Villages);
    }
}

/// All its neighbors are occupied, at least one of them by an army (6.1).
fn is_surrounded(game: &Deus, village: Region, occupied: RegionSet) -> bool {
    let ring = game.ground().neighbors(village);
    ring.is_subset(occupied) && game.all_seats().any(|seat| game.player(seat).armies().meets(ring))
}

fn conquer(acting: &mut Acting<impl Stage>, village: Region) {
    let game = &mut *acting.game;
    let winners = winners(game, village);
    let share = game.village_points[village.tile()] / winners.len().max(1) as u8;
    for seat in winners.iter() {
        game.players[seat].earn_points(share.into());
        game.players[seat].villages_won += 1;
    }
    game.village_points[village.tile()] = 0;
    game.attacked.insert(village);
    let at = game.hex(village);
    acting.tell(Event::Attacked { at, winners, points: share });
}

/// What a player has around a village: most armies win, then most buildings (6.2, 6.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Strength {
    armies: usize,
    buildings: usize,
}

impl Strength {
    pub(crate) fn of(player: &Player, ring: RegionSet) -> Self {
        Strength { armies: (player.armies() & ring).len(), buildings: player.buildings_among(ring) }
    }
}

/// The strongest; all who are still tied share.
fn winners(game: &Deus, village: Region) -> SeatSet {
    let ring = game.ground().neighbors(village);
    let strength = |seat: Seat| Strength::of(game.player(seat), ring);
    let best = game.all_seats().map(strength).max();
    game.all_seats().filter(|&seat| Some(strength(seat)) == best).collect()
}
