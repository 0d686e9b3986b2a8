//! The end (rules 8.1–8.11, 10.4, 11.8): points by source, ranks, achievements.

use enumset::EnumSet;
use game::{Outcome, Seat};

use crate::components::{Achievement, Building, Metal, Mission, Region, Task, Title, TradeKind};
use crate::edition::{Goal, Measure};
use crate::phases::trade::kind_of_set;
use crate::places::CASSIUS;
use crate::state::AgeOfRome;

/// The points of one seat by source, in the order of the scoring pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    pub glory: i32,
    pub military: i32,
    pub politics: i32,
    pub trade: i32,
    pub religion: i32,
    pub missions: i32,
    pub denarii: i32,
    /// Only Cassius is paid for medals.
    pub medals: i32,
}

impl Score {
    pub fn total(&self) -> i32 {
        let Score { glory, military, politics, trade, religion, missions, denarii, medals } = self;
        glory + military + politics + trade + religion + missions + denarii + medals
    }
}

/// What a seat would score if the game ended now; missions count as far as they are visible.
pub fn score(game: &AgeOfRome, seat: Seat) -> Score {
    Score {
        glory: game.players[seat].glory.into(),
        military: Region::ALL.iter().map(|&region| i32::from(region_points(game, seat, region))).sum(),
        politics: senate_points(game, seat).into(),
        trade: set_points(game, seat).into(),
        religion: pantheon_points(game, seat).into(),
        missions: game.players[seat]
            .missions
            .cards
            .iter()
            .map(|mission| mission_points(game, seat, mission))
            .sum(),
        denarii: (game.players[seat].denarii / rate(game, seat)).into(),
        medals: 0,
    }
}

/// Denarii for one point (rule 8.10).
fn rate(game: &AgeOfRome, seat: Seat) -> u16 {
    let prices = &game.edition.prices;
    let medal = game.has_medal(seat, Building::Religious);
    if medal { prices.denarii_per_glory_with_medal } else { prices.denarii_per_glory }
}

/// Denarii that were not converted; they break ties (ruling R22).
fn leftover(game: &AgeOfRome, seat: Seat) -> u16 {
    game.players[seat].denarii % rate(game, seat)
}

/// The place of a seat in a conquered region, from 0, if it holds it alone (rules 8.3, 8.4).
pub fn place_alone(game: &AgeOfRome, seat: Seat, region: Region) -> Option<usize> {
    if game.players[seat].deployed[region] == 0 || !is_conquered(game, region) {
        return None;
    }
    // The military medal is worth half a legion: it breaks ties and nothing else.
    let strength = |seat: Seat| {
        2 * game.players[seat].deployed[region] + u8::from(game.has_medal(seat, Building::Military))
    };
    let mine = strength(seat);
    let others = || game.boards().filter(|&other| other != seat && game.players[other].deployed[region] > 0);
    if others().any(|other| strength(other) == mine) {
        return None;
    }
    let is_first_of_equals =
        |other: Seat| !others().any(|earlier| earlier < other && strength(earlier) == strength(other));
    Some(others().filter(|&other| strength(other) > mine && is_first_of_equals(other)).count())
}

pub fn is_conquered(game: &AgeOfRome, region: Region) -> bool {
    let legions: u8 = game.boards().map(|seat| game.players[seat].deployed[region]).sum();
    legions >= game.edition.regions[region].shield
}

/// Points by place, with fewer flags for one and two players (rule 8.5).
pub fn flags(game: &AgeOfRome, region: Region) -> [u16; 3] {
    let print = &game.edition.regions[region];
    if game.seats <= 2 { print.few } else { print.many }
}

fn region_points(game: &AgeOfRome, seat: Seat, region: Region) -> u16 {
    let place = place_alone(game, seat, region);
    place.and_then(|place| flags(game, region).get(place).copied()).unwrap_or(0)
}

fn senate_points(game: &AgeOfRome, seat: Seat) -> u16 {
    let points = game.edition.senate.points;
    let votes = game.senate.iter().zip(points);
    votes.filter(|&(&owner, _)| owner == seat).map(|(_, points)| points).sum()
}

fn set_points(game: &AgeOfRome, seat: Seat) -> u16 {
    sets_of(game, seat).map(|kind| game.edition.set_points(kind)).sum()
}

fn sets_of(game: &AgeOfRome, seat: Seat) -> impl Iterator<Item = TradeKind> + '_ {
    game.players[seat].sets.iter().map(|&cards| kind_of_set(game, cards))
}

fn pantheon_points(game: &AgeOfRome, seat: Seat) -> u16 {
    let pantheon = &game.players[seat].pantheon;
    let own = u16::from(pantheon.base + pantheon.roof) * game.edition.pantheon.own;
    let shared = [pantheon.base_top, pantheon.roof_top].into_iter().flatten();
    own + shared.map(|metal| game.edition.metal_points(metal)).sum::<u16>()
}

/// What a mission brings its owner now (rule 8.9).
pub fn mission_points(game: &AgeOfRome, seat: Seat, mission: Mission) -> i32 {
    let print = &game.edition.missions[mission];
    let own = |kind| measure(game, seat, kind);
    let times = match print.goal {
        Goal::Medal(building) => game.has_medal(seat, building).into(),
        Goal::Most(kind) => {
            (own(kind) > 0 && game.boards().all(|other| measure(game, other, kind) <= own(kind))).into()
        }
        Goal::AtLeast { measure, count } => (own(measure) >= count).into(),
        Goal::Exactly { measure, count } => (own(measure) == count).into(),
        Goal::TopVote => (game.senate.last() == Some(&seat)).into(),
        Goal::BottomVote => (game.senate.first() == Some(&seat)).into(),
        Goal::Each(kind) => own(kind),
    };
    i32::from(times) * i32::from(print.points)
}

/// How much of something a seat has.
pub fn measure(game: &AgeOfRome, seat: Seat, measure: Measure) -> u16 {
    let player = &game.players[seat];
    let pantheon = &player.pantheon;
    let tops = || [pantheon.base_top, pantheon.roof_top].into_iter().flatten();
    match measure {
        Measure::Population => game.population(game.front(seat)),
        Measure::Denarii => player.denarii,
        Measure::Glory => player.glory,
        Measure::Followers => player.followers().into(),
        Measure::Discord => player.discord.into(),
        Measure::Medals => game.medals_of(seat),
        Measure::LegionsRecruited => player.legions.into(),
        Measure::LegionsInRegions => player.legions_in_regions().into(),
        Measure::RegionsHeld => player.deployed.values().filter(|&&legions| legions > 0).count() as u16,
        Measure::RegionsFirst => {
            let first = |region: &&Region| place_alone(game, seat, **region) == Some(0);
            Region::ALL.iter().filter(first).count() as u16
        }
        Measure::VotesRecruited => player.votes.into(),
        Measure::VotesInColumn => game.votes_in_column(seat).into(),
        Measure::CardsInHand => player.hand_size.into(),
        Measure::TradeSets => player.sets.len() as u16,
        Measure::JewelSets => sets_of(game, seat).filter(|&kind| kind == TradeKind::Jewel).count() as u16,
        Measure::SetKinds => {
            let kinds: EnumSet<TradeKind> = sets_of(game, seat).collect();
            kinds.len() as u16
        }
        Measure::PantheonPieces => u16::from(pantheon.base + pantheon.roof) + tops().count() as u16,
        Measure::PantheonLevels => tops().count() as u16,
        Measure::GoldPieces => tops().filter(|&metal| metal == Metal::Gold).count() as u16,
    }
}

fn missions_completed(game: &AgeOfRome, seat: Seat) -> u16 {
    let missions = game.players[seat].missions.cards.iter();
    missions.filter(|&mission| mission_points(game, seat, mission) > 0).count() as u16
}

/// The goals of the Imperial variant that are reached (rule 10.4).
pub fn tasks(game: &AgeOfRome, seat: Seat) -> EnumSet<Task> {
    let goals = &game.edition.tasks;
    let conquered = Region::ALL.iter().filter(|&&region| is_conquered(game, region)).count() as u16;
    let reached = |task: &Task| match task {
        Task::Glory => measure(game, seat, Measure::Glory) >= goals.glory,
        Task::Medals => measure(game, seat, Measure::Medals) >= goals.medals,
        Task::Regions => conquered >= goals.regions,
        Task::Votes => measure(game, seat, Measure::VotesInColumn) >= goals.votes,
        Task::Sets => measure(game, seat, Measure::TradeSets) >= goals.sets,
        Task::Pantheon => measure(game, seat, Measure::PantheonLevels) >= goals.pantheon,
        Task::Missions => missions_completed(game, seat) >= goals.missions,
    };
    Task::ALL.iter().copied().filter(reached).collect()
}

/// What the player may be called after the Imperial variant (rule 10.5).
pub fn title(game: &AgeOfRome) -> Option<Title> {
    let titles = &game.edition.titles;
    let done = tasks(game, Seat(0)).len() as u8;
    let needed = |title: &Title| match title {
        Title::Praetor => titles.praetor,
        Title::Imperator => titles.imperator,
        Title::SonOfJupiter => titles.son_of_jupiter,
    };
    Title::ALL.iter().copied().rfind(|title| done >= needed(title))
}

/// The points of Cassius (rule 11.8): no missions, sets or denarii, but loot and idle medals.
pub fn cassius_score(game: &AgeOfRome) -> Score {
    let cassius = &game.edition.cassius;
    let loot = i32::from(game.players[CASSIUS].hand_size / 3);
    let idle = [Building::Trade, Building::Religious, Building::Economic];
    let medals = idle.into_iter().filter(|&building| game.has_medal(CASSIUS, building)).count() as i32;
    Score {
        trade: loot * i32::from(cassius.loot),
        missions: 0,
        denarii: 0,
        medals: medals * i32::from(cassius.medal),
        ..score(game, CASSIUS)
    }
}

pub fn cassius_total(game: &AgeOfRome) -> i32 {
    cassius_score(game).total()
}

/// The marks of honour a seat has earned (rule 8.11).
pub fn achievements(game: &AgeOfRome, seat: Seat) -> EnumSet<Achievement> {
    let goals = &game.edition.achievements;
    let own = |kind| measure(game, seat, kind);
    let total = score(game, seat).total();
    let most_of_a_kind =
        TradeKind::ALL.iter().map(|&kind| sets_of(game, seat).filter(|&set| set == kind).count()).max();
    let reached = |achievement: &Achievement| match achievement {
        Achievement::Hundred => total >= goals.hundred.into(),
        Achievement::TwoJewelSets => own(Measure::JewelSets) >= goals.two_jewel_sets,
        Achievement::ThreeOfAKind => most_of_a_kind >= Some(goals.three_of_a_kind as usize),
        Achievement::BaneOfCassius => game.has_cassius() && total >= goals.bane_of_cassius.into(),
        Achievement::GoldenPantheon => own(Measure::GoldPieces) == 2,
        Achievement::Harmony => own(Measure::Discord) == 0,
        Achievement::AllMedals => own(Measure::Medals) == Building::ALL.len() as u16,
        Achievement::GloryTrack => own(Measure::Glory) >= goals.glory_track,
        Achievement::Conqueror => own(Measure::RegionsFirst) == Region::ALL.len() as u16,
        Achievement::Senator => senate_points(game, seat) >= goals.senator,
        Achievement::FourMissions => missions_completed(game, seat) >= goals.four_missions,
        Achievement::Designers => total >= goals.designers.into(),
    };
    Achievement::ALL.iter().copied().filter(reached).collect()
}

/// Ranks with the tie-break (rule 8.1); alone one wins or loses (rules 10.5, 11.8).
pub(crate) fn outcome(game: &AgeOfRome) -> Option<Outcome> {
    if !game.is_over() {
        return None;
    }
    if game.is_imperial() {
        let done = |seat| tasks(game, seat).len() as i32;
        return Some(alone(title(game).is_some(), Outcome::rank_by(1, "10.5", done, done)));
    }
    let total = |seat| score(game, seat).total();
    if game.has_cassius() {
        let won = total(Seat(0)) > cassius_total(game);
        return Some(alone(won, Outcome::rank_by(1, "11.8", total, total)));
    }
    Some(Outcome::rank_by(game.seats, "8.1", total, |seat| (total(seat), leftover(game, seat))))
}

/// A game that is lost alone has no first rank.
fn alone(won: bool, mut outcome: Outcome) -> Outcome {
    outcome.ranks[Seat(0)] = if won { 1 } else { 2 };
    outcome
}
