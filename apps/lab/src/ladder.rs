//! How strong the bots are: each plays the next weaker one, and the results become ratings.

use catalog::{Ask, BotName, Playable, Wish, WishError};
use serde::Serialize;

use crate::crew::Crew;
use crate::simulate::{self, Simulation};

/// What to compare.
#[derive(Clone, Debug)]
pub struct Climb {
    pub wish: Wish,
    /// Weakest first; each takes one seat against the one before it on all others.
    pub bots: Vec<BotName>,
    /// Each block is one deal, played once with the stronger bot on every seat.
    pub blocks: u64,
    /// How long those that search do so, instead of each with its own budget.
    pub iterations: Option<u64>,
    pub seed: u64,
}

/// The ratings of all bots, weakest first.
#[derive(Clone, Debug, Serialize)]
pub struct Ladder {
    pub game: &'static str,
    pub players: u8,
    pub rungs: Vec<Rung>,
}

/// One bot on the ladder.
#[derive(Clone, Debug, Serialize)]
pub struct Rung {
    pub bot: BotName,
    /// In Elo, with the weakest bot at 0.
    pub rating: f64,
    pub rating_ci: [f64; 2],
    /// How it did alone against the bot below on all other seats; nothing for the weakest.
    pub against_below: Option<Duel>,
}

/// One bot alone against others of one kind.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Duel {
    pub games: u64,
    pub win_share: f64,
    pub win_share_ci: [f64; 2],
    /// How far it is above them, in Elo.
    pub ahead: f64,
    pub ahead_ci: [f64; 2],
}

/// Lets bots play the next weaker ones and rates them.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    pub climb: &'a Climb,
    /// Is told of every game that was played.
    pub crew: &'a Crew<'a>,
}

impl Ask for Run<'_> {
    type Answer = Result<Ladder, WishError>;

    fn ask<G: Playable>(self) -> Self::Answer {
        climb::<G>(self.climb, self.crew)
    }
}

fn climb<G: Playable>(climb: &Climb, crew: &Crew<'_>) -> Result<Ladder, WishError> {
    let mut rungs: Vec<Rung> = Vec::new();
    let mut variance = 0.0;
    for (place, &bot) in climb.bots.iter().enumerate() {
        let below = place.checked_sub(1).map(|below| (climb.bots[below], rungs[below].rating));
        let Some((rival, base)) = below else {
            rungs.push(Rung { bot, rating: 0.0, rating_ci: [0.0, 0.0], against_below: None });
            continue;
        };
        let duel = duel::<G>(climb, bot, rival, crew)?;
        variance += ((duel.ahead_ci[1] - duel.ahead_ci[0]) / 2.0).powi(2);
        let (rating, half) = (base + duel.ahead, variance.sqrt());
        rungs.push(Rung {
            bot,
            rating,
            rating_ci: [rating - half, rating + half],
            against_below: Some(duel),
        });
    }
    Ok(Ladder { game: G::NAME, players: climb.wish.seats, rungs })
}

fn duel<G: Playable>(
    climb: &Climb,
    bot: BotName,
    rival: BotName,
    crew: &Crew<'_>,
) -> Result<Duel, WishError> {
    let seats = usize::from(climb.wish.seats);
    let mut bots = vec![rival; seats];
    bots[0] = bot;
    let simulation = Simulation {
        wish: climb.wish.clone(),
        games: climb.blocks * seats as u64,
        bots,
        iterations: climb.iterations,
        seed: climb.seed,
    };
    let report = simulate::run::<G>(&simulation, crew)?;
    Ok(Duel::new(report.games, report.seats[0].win_share, seats))
}

impl Duel {
    fn new(games: u64, win_share: f64, seats: usize) -> Self {
        let win_share_ci = wilson(win_share, games);
        let elo = |share: f64| ahead(share, games, seats);
        Duel {
            games,
            win_share,
            win_share_ci,
            ahead: elo(win_share),
            ahead_ci: [elo(win_share_ci[0]), elo(win_share_ci[1])],
        }
    }
}

/// Wilson's 95 % interval, which does not shrink to nothing when every game was won.
fn wilson(share: f64, games: u64) -> [f64; 2] {
    let (games, z) = (games as f64, 1.96_f64);
    let middle = (share + z * z / (2.0 * games)) / (1.0 + z * z / games);
    let half =
        z / (1.0 + z * z / games) * (share * (1.0 - share) / games + (z / (2.0 * games)).powi(2)).sqrt();
    [middle - half, middle + half]
}

/// Bradley and Terry's model for more than two: a bot wins in proportion to its strength.
/// Half a win and half a loss are added, so that a clean sweep has a rating too.
fn ahead(share: f64, games: u64, seats: usize) -> f64 {
    let games = games as f64;
    let share = (share.clamp(0.0, 1.0) * games + 0.5) / (games + 1.0);
    let rivals = seats.saturating_sub(1).max(1) as f64;
    400.0 * (rivals * share / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_share_is_no_lead() {
        assert!(ahead(0.25, 1_000_000, 4).abs() < 0.01);
        assert!(ahead(0.5, 1_000_000, 2).abs() < 0.01);
    }

    #[test]
    fn two_thirds_of_the_games_between_two_are_120_elo() {
        assert!((ahead(2.0 / 3.0, 1_000_000, 2) - 120.4).abs() < 0.1);
    }

    #[test]
    fn a_clean_sweep_is_still_uncertain() {
        let [low, high] = wilson(1.0, 60);
        assert!((low - 0.94).abs() < 0.01 && (high - 1.0).abs() < 1e-9, "{low} {high}");
    }

    #[test]
    fn a_clean_sweep_has_a_finite_rating() {
        assert!(ahead(1.0, 100, 4).is_finite() && ahead(0.0, 100, 4).is_finite());
    }
}
