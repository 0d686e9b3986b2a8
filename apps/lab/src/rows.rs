//! What came out of many games, game by game and seat by seat.

use catalog::{Ask, BotName, Playable, WishError};
use game::Seat;

use crate::crew::Crew;
use crate::simulate::Simulation;

/// How one seat did in one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Row {
    /// The number of the game in the simulation.
    pub game: u64,
    pub seat: u8,
    pub bot: BotName,
    pub rank: u8,
    /// In points.
    pub score: f64,
    pub win_share: f64,
    pub rounds: u16,
    /// Decisions of all seats.
    pub decisions: u64,
    /// False when a safeguard ended the game rather than the rulebook.
    pub by_the_book: bool,
}

/// The question how every seat did in every game of a simulation.
#[derive(Clone, Copy, Debug)]
pub struct Rows<'a> {
    pub simulation: &'a Simulation,
    pub crew: &'a Crew<'a>,
}

impl Ask for Rows<'_> {
    type Answer = Result<Vec<Row>, WishError>;

    fn ask<G: Playable>(self) -> Self::Answer {
        let options = self.simulation.wish.options::<G>()?;
        let blocks = self.simulation.in_blocks(self.crew, Vec::new, |number, rows| {
            let (played, rotation) = self.simulation.play::<G>(&options, number, &mut ());
            rows.extend(Seat::all(options.seats).map(|seat| Row {
                game: number,
                seat: seat.0,
                bot: self.simulation.bots[(seat.index() + rotation) % self.simulation.bots.len()],
                rank: played.outcome.ranks[seat],
                score: f64::from(played.outcome.scores[seat]) / f64::from(G::SCORE_UNIT),
                win_share: played.outcome.win_share(seat),
                rounds: played.game.round(),
                decisions: played.decisions,
                by_the_book: played.outcome.by_the_book,
            }));
        });
        Ok(blocks.concat())
    }
}

#[cfg(test)]
mod tests {
    use catalog::Wish;

    use super::*;
    use crate::simulate::Run;

    #[test]
    fn rows_add_up_to_the_report_on_any_number_of_threads() {
        let bots = vec![BotName::Novice, BotName::Random];
        let simulation = Simulation { wish: Wish::plain(2), games: 10, bots, iterations: None, seed: 5 };
        let [one, two] = [1, 2].map(|threads| Crew::new(threads, &|_| {}).unwrap());
        let rows = |crew| catalog::ask("builders", Rows { simulation: &simulation, crew }).unwrap().unwrap();
        assert_eq!(rows(&one), rows(&two));
        let report = catalog::ask("builders", Run { simulation: &simulation, crew: &one }).unwrap().unwrap();
        let novices = rows(&one).into_iter().filter(|row| row.bot == BotName::Novice);
        let share = novices.map(|row| row.win_share).sum::<f64>() / 10.0;
        assert!((share - report.seats[0].win_share).abs() < 1e-9);
    }
}
