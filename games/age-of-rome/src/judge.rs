//! How good a position is for a seat: the points it has, and what its pieces will still bring.

mod shortlist;

use std::mem::{Discriminant, discriminant};

use game::{Foresight, Judge, MAX_SEATS, PerSeat, Seat, Spread};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::components::{Bonus, Building, Province, Region, TradeKind};
use crate::edition::{Goal, Measure};
use crate::phases::spots::has_bonus;
use crate::scoring::{self, flags, is_conquered};
use crate::state::{AgeOfRome, Labor, Phase};

/// What things are worth in points beside the score they would bring now.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weights {
    /// A denarius, for each round that is left to use it, beyond its worth at the end.
    pub denarius: f32,
    /// A follower, for each Action phase that is left.
    pub follower: f32,
    /// Coming closer to the next milestone, per space of glory.
    pub approach: f32,
    /// How much of the points of the regions, the senate and comparisons is believed in the first round.
    pub early: f32,
    /// A legion in a region, beside its place.
    pub legion: f32,
    /// A trade card in hand.
    pub card: f32,
    /// Two cards of a kind in hand, as a share of the set.
    pub pair: f32,
    /// A card still missing in the hand because of the anchor.
    pub anchor: f32,
    /// An uncovered bonus, for each round that is left.
    pub bonus: f32,
    /// An intrigue token that waits.
    pub plot: f32,
    /// A medal beside what it brings now.
    pub medal: f32,
    /// A piece of the Pantheon towards the shared one.
    pub piece: f32,
    /// Population in front, and buildings one may use again, per round left.
    pub level: f32,
    /// How much the best opponent counts.
    pub rivals: f32,
    /// A mission that is nearly reached.
    pub mission: f32,
    /// A task of the Imperial variant.
    pub task: f32,
    /// How far ahead in value one must be to win e times as often: at the beginning and at the end.
    pub spread: Spread,
}

/// Rule 5.16.
const SET: u8 = 3;
/// Each level of the Pantheon is finished with one (rule 5.20).
const SHARED_PIECES: u8 = 2;
/// The first place of a region that nobody has conquered, as a part of its points.
const UNCONQUERED: f32 = 0.5;
/// More legions than this only stand in a region.
const LEGIONS_THAT_MATTER: f32 = 4.0;
/// A milestone farther away than this is not being approached, and a follower from it is used up in so many rounds.
const NEAR: f32 = 8.0;
const ROUNDS_OF_A_FOLLOWER: f32 = 4.0;
/// More than this is hardly ever spent, and what is not spent soon is not needed.
const DENARII_THAT_MATTER: u16 = 30;
const ROUNDS_TO_SPEND: f32 = 3.0;
/// What is begun is finished within so many rounds, or not at all.
const ROUNDS_TO_FINISH: f32 = 2.0;
/// A level in any province, which may turn to this seat, against one before it.
const ELSEWHERE: f32 = 0.25;
/// Trade cards can still be sold and counted when nothing can be begun with them.
const CARDS_AT_THE_END: f32 = 0.4;
/// The third level wins the medal; before it somebody else may.
const LEVELS_TO_A_MEDAL: f32 = 4.0;

impl Judge for AgeOfRome {
    game::weights!();

    type Turn = (u8, Discriminant<Phase>, u32);
    type Memory = ();
    /// There are few possibilities, and looking at all of them is as quick as picking some.
    const FORESIGHT: Foresight = Foresight { looks: 32, ..Foresight::USUAL };

    fn value(&self, seat: Seat, weights: &Weights) -> f32 {
        let rivals = self.boards().filter(|&other| other != seat);
        let best = rivals.map(|other| prospects(self, other, weights)).fold(0.0, f32::max);
        prospects(self, seat, weights) + tasks(self, seat, weights) - weights.rivals * best
    }

    fn values(&self, weights: &Weights) -> PerSeat<f32, MAX_SEATS> {
        let mut own = PerSeat::<f32, MAX_SEATS>::default();
        for board in self.boards() {
            own[board] = prospects(self, board, weights);
        }
        let mut values = PerSeat::default();
        for seat in Seat::all(self.seats) {
            let rivals = self.boards().filter(|&other| other != seat);
            let best = rivals.map(|other| own[other]).fold(0.0, f32::max);
            values[seat] = own[seat] + tasks(self, seat, weights) - weights.rivals * best;
        }
        values
    }

    fn glance(&self, seat: Seat, weights: &Weights) -> f32 {
        prospects(self, seat, weights) + tasks(self, seat, weights)
    }

    fn spread(&self, weights: &Weights) -> f32 {
        weights.spread.with(rounds_left(self) / f32::from(self.edition.track.rounds))
    }

    /// A turn is a seat's stay in one phase, or one follower in the Action phase.
    fn turn(&self, seat: Seat) -> Self::Turn {
        (self.round, discriminant(&self.phase), followers_done(self, seat))
    }

    fn shortlist(&self, seat: Seat, actions: &mut Vec<Action>) {
        shortlist::keep_sensible(self, seat, actions);
    }
}

/// Followers of this round whose action is over.
fn followers_done(game: &AgeOfRome, seat: Seat) -> u32 {
    let placed = game.players[seat].followers() - game.players[seat].idle_followers();
    let busy = match game.phase {
        Phase::Action { seat: actor, step } => {
            actor == seat && matches!(step, Labor::Cards { .. } | Labor::Work(_))
        }
        _ => false,
    };
    u32::from(placed) - u32::from(busy)
}

/// In the Imperial variant tasks are all that counts, done or half done.
fn tasks(game: &AgeOfRome, seat: Seat, weights: &Weights) -> f32 {
    if !game.is_imperial() {
        return 0.0;
    }
    let goals = &game.edition.tasks;
    let missions = game.players[seat].missions.cards.iter();
    let completed = missions.filter(|&mission| scoring::mission_points(game, seat, mission) > 0).count();
    let conquered = Region::ALL.iter().map(|&region| {
        let shield = game.edition.regions[region].shield;
        f32::from(game.players[seat].deployed[region].min(shield)) / f32::from(shield)
    });
    let own = |measure| f32::from(scoring::measure(game, seat, measure));
    let levels = &game.edition.pantheon;
    let pantheon = f32::from(levels.base + levels.roof + SHARED_PIECES);
    let shares = [
        own(Measure::Glory) / f32::from(goals.glory),
        own(Measure::Medals) / f32::from(goals.medals),
        conquered.sum::<f32>() / f32::from(goals.regions),
        own(Measure::VotesInColumn) / f32::from(goals.votes),
        own(Measure::TradeSets) / f32::from(goals.sets),
        own(Measure::PantheonPieces) / pantheon,
        completed as f32 / f32::from(goals.missions),
    ];
    let done = scoring::tasks(game, seat).len() as f32;
    weights.task * (done + shares.into_iter().map(|share| share.min(1.0)).sum::<f32>())
}

fn prospects(game: &AgeOfRome, seat: Seat, weights: &Weights) -> f32 {
    let score = scoring::score(game, seat);
    let left = rounds_left(game);
    let belief = belief(game, weights);
    let safe = (score.glory + score.trade + score.religion + score.denarii) as f32;
    let shaky = (score.politics + score.missions) as f32 + regions(game, seat, weights);
    safe + belief * shaky + household(game, seat, left, weights) + hopes(game, seat, left, weights)
}

/// Rounds in which what one has now can still be used.
fn rounds_left(game: &AgeOfRome) -> f32 {
    f32::from(game.edition.track.rounds - game.round)
}

/// What can still be taken away is worth less early in the game.
fn belief(game: &AgeOfRome, weights: &Weights) -> f32 {
    let played = f32::from(game.round) / f32::from(game.edition.track.rounds);
    weights.early + (1.0 - weights.early) * played
}

/// Points of the regions; one that is not conquered yet counts in part.
fn regions(game: &AgeOfRome, seat: Seat, weights: &Weights) -> f32 {
    let value = |region: Region| {
        let own = f32::from(game.players[seat].deployed[region]);
        let strongest =
            game.boards().filter(|&other| other != seat).map(|other| game.players[other].deployed[region]);
        let lead = own - f32::from(strongest.max().unwrap_or(0));
        let flags = flags(game, region);
        let place = scoring::place_alone(game, seat, region);
        let points = place.and_then(|place| flags.get(place).copied()).unwrap_or(0);
        let open = !is_conquered(game, region) && own > 0.0 && lead > 0.0;
        let hope = if open { UNCONQUERED * f32::from(flags[0]) } else { 0.0 };
        f32::from(points) + hope + weights.legion * own.min(LEGIONS_THAT_MATTER)
    };
    Region::ALL.iter().map(|&region| value(region)).sum()
}

/// Denarii, followers and bonuses: what the following rounds are played with.
fn household(game: &AgeOfRome, seat: Seat, left: f32, weights: &Weights) -> f32 {
    let player = &game.players[seat];
    let followers = f32::from(player.followers()) * weights.follower * left;
    let next =
        (0..4).filter(|&milestone| !player.milestones[milestone]).map(|milestone| game.milestone(milestone));
    let distance = next.min().map_or(0.0, |at| f32::from(at.saturating_sub(player.glory)));
    let approach = -weights.approach * distance.min(NEAR) * left.min(ROUNDS_OF_A_FOLLOWER);
    let bonuses = Bonus::ALL
        .iter()
        .filter(|&&bonus| player.bonuses_used.contains(bonus) || has_bonus(game, seat, bonus));
    let denarii =
        f32::from(player.denarii.min(DENARII_THAT_MATTER)) * weights.denarius * left.min(ROUNDS_TO_SPEND);
    let idle =
        if matches!(game.phase, Phase::Action { .. }) { f32::from(player.idle_followers()) } else { 0.0 };
    followers + approach + denarii + weights.bonus * left * bonuses.count() as f32 + idle * weights.follower
}

/// Cards, half-built things and plots.
fn hopes(game: &AgeOfRome, seat: Seat, left: f32, weights: &Weights) -> f32 {
    let player = &game.players[seat];
    let medals = f32::from(game.medals_of(seat));
    let roof_open = player.pantheon.roof_top.is_none();
    let pieces = if roof_open { f32::from(player.pantheon.base + player.pantheon.roof) } else { 0.0 };
    let levels = Province::ALL.iter().map(|&province| game.population(province)).sum::<u16>();
    let front = f32::from(game.population(game.front(seat)));
    let alive = left.min(ROUNDS_TO_FINISH) / ROUNDS_TO_FINISH;
    weights.medal * medals
        + weights.piece * pieces * alive
        + weights.plot * f32::from(game.plots_of(seat)) * alive
        - if player.anchor { weights.anchor * alive } else { 0.0 }
        + weights.level * (front + ELSEWHERE * f32::from(levels)) * alive
        + cards(game, seat, weights) * (CARDS_AT_THE_END + (1.0 - CARDS_AT_THE_END) * alive)
        + missions(game, seat, weights)
}

fn cards(game: &AgeOfRome, seat: Seat, weights: &Weights) -> f32 {
    let player = &game.players[seat];
    let of_kind = |kind: TradeKind| {
        let held = player.hand.designs().filter(|&card| game.edition.trade_cards[card].kind == kind);
        held.map(|card| player.hand.count(card)).sum::<u8>()
    };
    let wild = of_kind(TradeKind::Chest);
    let best = TradeKind::ALL.iter().filter(|&&kind| kind != TradeKind::Chest).map(|&kind| {
        let ready = f32::from((of_kind(kind) + wild).min(SET)) / f32::from(SET);
        ready * ready * f32::from(game.edition.set_points(kind))
    });
    let room = player.sets.len() < game.edition.player.sets as usize;
    let pair = if room { weights.pair * best.fold(0.0, f32::max) } else { 0.0 };
    weights.card * f32::from(player.hand_size) + pair
}

/// Progress towards missions that ask for a number of something.
fn missions(game: &AgeOfRome, seat: Seat, weights: &Weights) -> f32 {
    let progress = |mission| {
        let print = &game.edition.missions[mission];
        let share = match print.goal {
            Goal::AtLeast { measure, count } if count > 0 => {
                f32::from(scoring::measure(game, seat, measure).min(count)) / f32::from(count)
            }
            Goal::Medal(building) => medal_progress(game, seat, building),
            _ => 0.0,
        };
        share * share * f32::from(print.points)
    };
    weights.mission * game.players[seat].missions.cards.iter().map(progress).sum::<f32>()
}

/// How high the building before the player is, while its medal is free.
fn medal_progress(game: &AgeOfRome, seat: Seat, building: Building) -> f32 {
    match game.medals[building] {
        Some(owner) => f32::from(u8::from(owner == seat)),
        None => f32::from(game.levels[game.front(seat)][building]) / LEVELS_TO_A_MEDAL,
    }
}
