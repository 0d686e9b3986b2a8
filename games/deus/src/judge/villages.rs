//! Who may hope for the points of the villages that still stand.

use std::cmp::Ordering;

use game::{PerSeat, Seat, SeatSet};

use super::Weights;
use crate::map::RegionSet;
use crate::phases::barbarians::Strength;
use crate::state::{Deus, MAX_PLAYERS};

type Holdings = PerSeat<RegionSet, MAX_PLAYERS>;

/// For every village, the share of its points that each of the judged seats may hope for.
pub(super) fn hopes(game: &Deus, weights: &Weights, judged: SeatSet) -> PerSeat<f32, MAX_PLAYERS> {
    let mut holdings = Holdings::default();
    for seat in game.all_seats() {
        holdings[seat] = game.player(seat).regions();
    }
    let mut hopes = PerSeat::default();
    for village in game.villages().iter() {
        let ring = game.ground().neighbors(village);
        let hopeful = judged.iter().filter(|&seat| holdings[seat].meets(ring));
        if hopeful.clone().next().is_some() {
            let points = f32::from(game.village_points[village.tile()]) * weights.village;
            let filled = filled(&holdings, ring);
            for seat in hopeful {
                hopes[seat] += points * chance(game, seat, ring) * filled * filled;
            }
        }
    }
    hopes
}

/// The part of the ring that is occupied.
fn filled(holdings: &Holdings, ring: RegionSet) -> f32 {
    let occupied = holdings.0.iter().fold(RegionSet::EMPTY, |all, &regions| all | regions);
    (ring & occupied).len() as f32 / ring.len().max(1) as f32
}

/// The chance of a seat with buildings around a village to get its points.
fn chance(game: &Deus, seat: Seat, ring: RegionSet) -> f32 {
    let armies = |seat: Seat| game.player(seat).armies() & ring;
    let mine = armies(seat).len();
    if mine == 0 {
        return if game.opponents(seat).all(|other| armies(other).is_empty()) { 0.25 } else { 0.05 };
    }
    let theirs = game.opponents(seat).map(|other| armies(other).len()).max().unwrap_or(0);
    match mine.cmp(&theirs) {
        Ordering::Less => 0.1,
        Ordering::Equal if is_strongest(game, seat, ring) => 0.6,
        Ordering::Equal => 0.35,
        Ordering::Greater => 0.9,
    }
}

fn is_strongest(game: &Deus, seat: Seat, ring: RegionSet) -> bool {
    let strength = |seat| Strength::of(game.player(seat), ring);
    game.opponents(seat).all(|other| strength(other) < strength(seat))
}
