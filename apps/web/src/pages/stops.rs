//! Where a replay stops: after every move that has words. Moves without words are seen together with the next one
//! that has some, those at the end together with the one before.

use std::iter;

use catalog::{LiveGame, LogLine};
use game::{Viewer, Words};

pub(crate) struct Stops<'a> {
    live: &'a dyn LiveGame,
    viewer: Viewer,
    words: &'a Words,
}

impl<'a> Stops<'a> {
    pub(crate) fn new(live: &'a dyn LiveGame, viewer: Viewer, words: &'a Words) -> Self {
        Stops { live, viewer, words }
    }

    /// The latest of the first `number` moves that has words.
    pub(crate) fn told_before(&self, number: usize) -> Option<usize> {
        (0..number).rev().find(|&place| self.has_words(place))
    }

    /// The next stop after `number` moves, or the end.
    pub(crate) fn after(&self, number: usize) -> usize {
        let last = self.live.moves();
        let mut told = (number..last).filter(|&place| self.has_words(place));
        match (told.next(), told.next()) {
            (Some(place), Some(_)) => place + 1,
            _ => last,
        }
    }

    /// The stop before `number` moves, or the beginning.
    pub(crate) fn before(&self, number: usize) -> usize {
        let here = self.told_before(number).unwrap_or(0);
        self.told_before(here).map_or(0, |place| place + 1)
    }

    /// The stop where a board after `number` moves belongs.
    pub(crate) fn at(&self, number: usize) -> usize {
        number.checked_sub(1).map_or(0, |place| self.after(place))
    }

    /// So many stops before and after one, and itself; the beginning is none of them.
    pub(crate) fn around(&self, stop: usize, count: usize) -> Vec<usize> {
        let last = self.live.moves();
        let earlier = iter::successors(Some(stop), |&stop| Some(self.before(stop)));
        let mut stops: Vec<usize> = earlier.take_while(|&stop| stop > 0).take(count + 1).collect();
        stops.reverse();
        let later = iter::successors((stop < last).then(|| self.after(stop)), |&stop| {
            (stop < last).then(|| self.after(stop))
        });
        stops.extend(later.take(count));
        stops
    }

    fn has_words(&self, place: usize) -> bool {
        let lines: Vec<LogLine> = self.live.log(place, self.viewer, self.words);
        lines.iter().any(|line| !line.text().trim().is_empty())
    }
}

#[cfg(test)]
mod tests {
    use catalog::{BotName, Wish};
    use game::Lang;
    use table::Seed;

    use super::*;

    /// A whole game with moves that nothing is told of.
    fn whole_game() -> Box<dyn LiveGame> {
        let kind = catalog::find("seven-wonders-dice").expect("the game is there");
        let seed: Seed =
            "0000000000000000000000000000000000000000000000000000000000000003".parse().expect("a seed");
        let mut live = kind.new_table(&Wish::plain(3), seed.into()).expect("a table");
        while let Some(seat) = live.to_act().first() {
            live.act_as(seat, BotName::Greedy);
        }
        live
    }

    #[test]
    fn every_stop_has_words_and_steps_lead_from_one_to_the_next() {
        let live = whole_game();
        let kind = catalog::find("seven-wonders-dice").expect("the game is there");
        let words = crate::words::of(kind, Lang::En);
        let stops = Stops::new(live.as_ref(), Viewer::Public, &words);
        let last = live.moves();
        let all: Vec<usize> =
            iter::successors(Some(0), |&stop| (stop < last).then(|| stops.after(stop))).collect();
        assert!(all.len() < last, "some moves have no words and are joined with others");
        assert_eq!(all.last(), Some(&last), "the end is reached");
        for pair in all.windows(2) {
            assert_eq!(stops.before(pair[1]), pair[0], "back from {} leads where on came from", pair[1]);
            assert!(stops.told_before(pair[1]) >= Some(pair[0]), "something is told between {pair:?}");
            assert!((pair[0] + 1..=pair[1]).all(|number| stops.at(number) == pair[1]));
        }
        assert_eq!(stops.around(all[8], 3), all[5..12]);
        assert_eq!(stops.around(0, 2), all[1..3]);
    }
}
