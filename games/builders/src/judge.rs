//! What a good player would make of a position: points in hand, the sites the crew can finish and how soon,
//! and a crew to go on with.

use std::cmp::Reverse;

use enumset::EnumSet;
use game::{Judge, Seat, Spread};
use serde::{Deserialize, Serialize};

use crate::Action;
use crate::components::{Building, Goods, Hand};
use crate::state::{Builders, Phase};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weights {
    /// A sesterce at the end of the game, and how much more it is worth at the beginning.
    pub coin: f32,
    pub coin_early: f32,
    /// Sesterces beyond this many only count for the final score.
    pub coins_that_matter: f32,
    /// A resource of production at the beginning of the game, and a sesterce of wage for it.
    pub production: f32,
    pub wage: f32,
    /// A crew larger than this brings little.
    pub hands_that_matter: f32,
    /// What is left of a building's worth for every turn that it must be waited for.
    pub patience: f32,
    /// What is left of it for every hand that is not there yet.
    pub reliance: f32,
    /// What must be reckoned for a hand that has still to be recruited.
    pub recruit_actions: f32,
    pub recruit_gives: f32,
    /// More open sites than this get in each other's way.
    pub open_sites: f32,
    pub crowding: f32,
    pub slave: f32,
    pub loan: f32,
    pub tool: f32,
    /// How long a game lasts.
    pub rounds: f32,
    /// How far ahead in value one must be to win e times as often: at the beginning and at the end.
    pub spread: Spread,
}

/// Nobody finishes more sites than this at a time; another one is not worth looking at.
const MOST_SITES: usize = 3;
/// The last round is still to come when somebody is at the goal, and a hand sent now works in it.
const LEAST_HORIZON: f32 = 0.15;

impl Judge for Builders {
    game::weights!();

    type Turn = Option<(u16, Seat)>;
    type Memory = ();

    fn value(&self, seat: Seat, weights: &Weights) -> f32 {
        let outlook = Outlook::of(self, seat, weights);
        f32::from(self.points(seat)) + outlook.purse() + outlook.sites() + outlook.crew() - outlook.debts()
    }

    fn spread(&self, weights: &Weights) -> f32 {
        weights.spread.with(horizon(self))
    }

    fn turn(&self, _: Seat) -> Self::Turn {
        match self.phase {
            Phase::Turn { seat, .. } => Some((self.round, seat)),
            Phase::Settlement { .. } | Phase::Over => None,
        }
    }

    fn shortlist(&self, seat: Seat, actions: &mut Vec<Action>) {
        if let Phase::Settlement { .. } = self.phase {
            actions.retain(|&action| action == Action::Settle);
        } else if self.players[seat].sites.len() > MOST_SITES {
            actions.retain(|&action| !matches!(action, Action::Start(_)));
        }
    }
}

/// One seat's position, seen with these weights.
struct Outlook<'a> {
    game: &'a Builders,
    seat: Seat,
    weights: &'a Weights,
    /// How much of the game is still to come: 1 at the beginning, 0 when the last round is played.
    horizon: f32,
    /// What a sesterce is worth now.
    coin: f32,
}

impl<'a> Outlook<'a> {
    fn of(game: &'a Builders, seat: Seat, weights: &'a Weights) -> Self {
        let horizon = horizon(game);
        Outlook { game, seat, weights, horizon, coin: weights.coin + weights.coin_early * horizon }
    }

    fn purse(&self) -> f32 {
        let coins = f32::from(self.game.players[self.seat].coins);
        let useful = coins.min(self.weights.coins_that_matter);
        useful * self.coin + (coins - useful) * self.weights.coin
    }

    /// The sites in the order in which the idle crew would finish them.
    fn sites(&self) -> f32 {
        let player = &self.game.players[self.seat];
        let mut idle = player.idle;
        let mut open = player.sites;
        let mut actions = 0.0;
        let mut value = -self.weights.crowding * (open.len() as f32 - self.weights.open_sites).max(0.0);
        while let Some(site) = open.iter().min_by_key(|&site| self.missing(site).total()) {
            open.remove(site);
            let work = self.work_left(site, &mut idle);
            actions += work.actions;
            let turns = actions / f32::from(self.game.edition.turn.free_actions);
            if turns <= self.horizon * self.weights.rounds {
                let hope = self.weights.patience.powf(turns) * self.weights.reliance.powf(work.recruits);
                value += self.worth(site) * hope - work.wages * self.coin;
            }
        }
        value
    }

    fn missing(&self, site: Building) -> Goods {
        self.game.sites[site].supplied.missing_of(self.game.edition.building[site].needs)
    }

    /// Sends the most useful idle hands one after the other; what they leave open needs recruits.
    fn work_left(&self, site: Building, idle: &mut EnumSet<Hand>) -> Work {
        let mut missing = self.missing(site);
        let mut work = Work { actions: 0.0, wages: 0.0, recruits: 0.0 };
        while let Some(hand) = self.most_useful(*idle, missing) {
            idle.remove(hand);
            missing = self.game.gives(hand).missing_of(missing);
            work.actions += 1.0;
            work.wages += f32::from(self.game.wage(hand));
        }
        let beyond = f32::from(missing.total());
        work.recruits = (beyond / self.weights.recruit_gives).ceil();
        work.actions += work.recruits * self.weights.recruit_actions;
        work.wages += beyond;
        work
    }

    fn most_useful(&self, idle: EnumSet<Hand>, missing: Goods) -> Option<Hand> {
        let use_of = |hand: Hand| self.game.gives(hand).least(missing).total();
        idle.iter()
            .filter(|&hand| use_of(hand) > 0)
            .max_by_key(|&hand| (use_of(hand), Reverse(self.game.wage(hand))))
    }

    /// What a building is worth when it is finished; a machine also works for its owner.
    fn worth(&self, building: Building) -> f32 {
        let card = &self.game.edition.building[building];
        let machine = building.machine().map_or(0, |hand| self.game.edition.hand[hand].gives.total());
        let work = f32::from(machine) * self.weights.production * self.horizon;
        f32::from(card.points) + f32::from(card.reward) * self.coin + work
    }

    fn crew(&self) -> f32 {
        let crew = self.game.crew(self.seat);
        let production: u16 = crew.iter().map(|hand| self.game.gives(hand).total()).sum();
        let wages: u16 = crew.iter().map(|hand| self.game.wage(hand)).sum();
        let useful = (self.weights.hands_that_matter / (crew.len() as f32).max(1.0)).min(1.0);
        let work = f32::from(production) * self.weights.production - f32::from(wages) * self.weights.wage;
        self.horizon * (work * useful + self.tools() as f32 * self.weights.tool)
    }

    fn tools(&self) -> usize {
        let player = &self.game.players[self.seat];
        let in_use = |at: &&Option<Building>| at.is_some_and(|site| player.sites.contains(site));
        player.tools.len() + self.game.tool_at.values().filter(in_use).count()
    }

    fn debts(&self) -> f32 {
        let slaves = self.game.slaves_among(self.game.crew(self.seat)).len() as f32;
        slaves * self.weights.slave + f32::from(self.game.players[self.seat].loans) * self.weights.loan
    }
}

/// What it takes to finish a site.
struct Work {
    actions: f32,
    wages: f32,
    recruits: f32,
}

fn horizon(game: &Builders) -> f32 {
    if game.last_round {
        return 0.0;
    }
    let goal = f32::from(game.edition.goal.points);
    let leader = Seat::all(game.seats).map(|seat| game.points(seat)).max().unwrap_or(0);
    (1.0 - f32::from(leader) / goal).max(LEAST_HORIZON)
}
