//! What a finished game looks like in hindsight: each seat's chance to win over time, and where it turned.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::LiveGame;

use crate::fair::Asker;
use crate::thinkers::Thinkers;

/// At most so many positions of a game are looked at.
const POSITIONS: usize = 80;
/// A turning point moves somebody's chance by at least so much.
const TURN: f32 = 0.12;
const MOST_TURNS: usize = 5;
/// Analyses kept in memory; any of them can be made again.
const KEPT: usize = 200;

/// The chances to win before some of the moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    pub moves: Vec<usize>,
    /// By position, then by seat.
    pub chances: Vec<Vec<f32>>,
}

/// What can be said of a game in hindsight.
#[derive(Clone, Debug)]
pub enum Hindsight {
    /// The game goes on.
    No,
    /// It is being worked out.
    Soon,
    Ready(Arc<Analysis>),
}

/// A stretch of moves that changed somebody's prospects.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TurningPoint {
    /// The board after it.
    pub after: usize,
    pub seat: game::Seat,
    pub gain: f32,
}

impl Analysis {
    /// The greatest changes, in the order in which they happened.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let mut turns: Vec<TurningPoint> = Vec::new();
        for (place, pair) in self.chances.windows(2).enumerate() {
            let gains = pair[1].iter().zip(&pair[0]).map(|(after, before)| after - before).enumerate();
            let best = gains.max_by(|(_, a), (_, b)| a.total_cmp(b));
            if let Some((seat, gain)) = best
                && gain >= TURN
            {
                turns.push(TurningPoint { after: self.moves[place + 1], seat: game::Seat(seat as u8), gain });
            }
        }
        turns.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        turns.truncate(MOST_TURNS);
        turns.sort_by_key(|turn| turn.after);
        turns
    }
}

/// The analyses this server has made or is making.
#[derive(Default)]
pub struct Analyses(Mutex<BTreeMap<String, Option<Arc<Analysis>>>>);

impl Analyses {
    /// The analysis of a finished game; it is begun when it is asked for first.
    pub fn of(self: &Arc<Self>, asker: Asker, live: &dyn LiveGame, thinkers: &Thinkers) -> Hindsight {
        let id = asker.table.clone();
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match known.get(&id) {
            Some(Some(analysis)) => return Hindsight::Ready(analysis.clone()),
            Some(None) => return Hindsight::Soon,
            None => {}
        }
        let moves = positions(live);
        let Some(thought) = live.chances(moves.clone()) else { return Hindsight::No };
        while known.len() >= KEPT {
            known.pop_first();
        }
        known.insert(id.clone(), None);
        let analyses = self.clone();
        thinkers.think(asker, thought, move |chances| async move {
            let mut known = analyses.0.lock().unwrap_or_else(PoisonError::into_inner);
            match chances {
                Some(chances) => known.insert(id, Some(Arc::new(Analysis { moves, chances }))),
                None => known.remove(&id),
            };
        });
        Hindsight::Soon
    }
}

/// The beginnings of turns, thinned out evenly, and the end.
fn positions(live: &dyn LiveGame) -> Vec<usize> {
    let last = live.moves();
    let seat = |number: usize| live.played(number).map(|(seat, _)| seat);
    let turns: Vec<usize> =
        (0..last).filter(|&number| number == 0 || seat(number) != seat(number - 1)).collect();
    let step = turns.len().div_ceil(POSITIONS).max(1);
    turns.into_iter().step_by(step).chain([last]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_changes_are_the_turning_points() {
        let chances = vec![vec![0.5, 0.5], vec![0.55, 0.45], vec![0.2, 0.8], vec![0.9, 0.1]];
        let analysis = Analysis { moves: vec![0, 10, 20, 30], chances };
        let turns: Vec<(usize, u8)> =
            analysis.turning_points().iter().map(|turn| (turn.after, turn.seat.0)).collect();
        assert_eq!(turns, [(20, 1), (30, 0)]);
    }
}
