//! What a seat may hope for in the villages that still stand.

use std::cmp::Ordering;

use game::Seat;

use super::seat::Judging;
use crate::map::RegionSet;
use crate::phases::barbarians::Strength;

/// How much of a village a seat may hope for by its strength around it. Only the order is sure: armies count before
/// buildings, a tie is shared, and whoever has no army there may still send one. How far apart they are was guessed:
/// `weights.village`, which is tuned, scales them all.
const STRONGER: f32 = 0.9;
const TIED_BUT_STRONGER: f32 = 0.6;
const TIED: f32 = 0.35;
const UNGUARDED: f32 = 0.25;
const WEAKER: f32 = 0.1;
const WITHOUT_ARMY: f32 = 0.05;

impl Judging<'_> {
    /// For every village, the share of its points this seat may hope for.
    pub(super) fn villages(&self) -> f32 {
        let regions = self.player.regions();
        let mut hope = 0.0;
        for village in self.game.villages().iter() {
            let ring = self.game.ground().neighbors(village);
            if regions.meets(ring) {
                let filled = (ring & self.occupied).len() as f32 / ring.len().max(1) as f32;
                let points = f32::from(self.game.village_points[village.tile()]);
                hope += points * self.weights.village * self.chance(ring) * filled * filled;
            }
        }
        hope
    }

    /// The chance to get the points of a village with own buildings around it.
    fn chance(&self, ring: RegionSet) -> f32 {
        let armies = |seat: Seat| self.game.player(seat).armies() & ring;
        let mut opponents = self.game.opponents(self.seat);
        let mine = armies(self.seat).len();
        if mine == 0 {
            return if opponents.all(|other| armies(other).is_empty()) { UNGUARDED } else { WITHOUT_ARMY };
        }
        let theirs = opponents.map(|other| armies(other).len()).max().unwrap_or(0);
        match mine.cmp(&theirs) {
            Ordering::Less => WEAKER,
            Ordering::Equal if self.is_strongest(ring) => TIED_BUT_STRONGER,
            Ordering::Equal => TIED,
            Ordering::Greater => STRONGER,
        }
    }

    fn is_strongest(&self, ring: RegionSet) -> bool {
        let strength = |seat| Strength::of(self.game.player(seat), ring);
        self.game.opponents(self.seat).all(|other| strength(other) < strength(self.seat))
    }
}
