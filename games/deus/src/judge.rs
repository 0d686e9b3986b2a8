//! What a position is worth: columns, village races, temples, and what lies ready.

use game::{Judge, MAX_SEATS, PerSeat, Seat, Spread};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::action::Action;
use crate::components::{Card, God, Kind, Resource};
use crate::counters::amount;
use crate::edition::MAX_PIECES;
use crate::effect::{Counter, Effect, Goods, Spoils};
use crate::map::Region;
use crate::scoring::{score, temple_points};
use crate::shortlist;
use crate::state::{Deus, Phase};

/// Gold beyond this is of less use.
const ENOUGH_GOLD: u16 = 8;

/// The part of the rounds of a game that one may hope for at its beginning.
const HOPED: f32 = 0.8;

/// How much each thing counts, in points.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weights {
    pub expected_rounds: f32,
    pub gold: f32,
    pub gold_more: f32,
    pub resource: f32,
    pub resource_more: f32,
    pub card: f32,
    pub card_effect: f32,
    pub blocked: f32,
    pub temple_in_hand: f32,
    pub temple_growth: f32,
    pub ready: f32,
    pub ready_more: f32,
    pub region: f32,
    pub first_of_column: f32,
    pub built: f32,
    pub resolutions_per_round: f32,
    pub village: f32,
    pub majority: f32,
    pub rivalry: f32,
    pub quiet: f32,
    pub late: f32,
    pub pending: f32,
    pub reactivate: f32,
    pub march: f32,
    pub rob: f32,
    pub trade: f32,
    /// How far ahead in value one must be to win e times as often: at the beginning and at the end.
    pub spread: Spread,
}

impl Judge for Deus {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../editions/weights.toml");
    const FORECAST: &'static str = include_str!("../editions/forecast.toml");

    /// The points to expect, less a part of what the others may expect: who is ahead hastens the end.
    fn value(&self, seat: Seat, weights: &Weights) -> f32 {
        self.values(weights)[seat]
    }

    fn values(&self, weights: &Weights) -> PerSeat<f32, MAX_SEATS> {
        let left = rounds_left(self, weights);
        let mut values = PerSeat::default();
        for seat in Seat::all(self.seats) {
            values[seat] = Judging { game: self, seat, weights, left }.expected();
        }
        let all: f32 = Seat::all(self.seats).map(|seat| values[seat]).sum();
        let quiet = if self.built_this_round { 0.0 } else { f32::from(self.quiet_rounds) };
        for seat in Seat::all(self.seats) {
            let others = (all - values[seat]) / f32::from(self.seats - 1);
            values[seat] -= weights.rivalry * others + weights.quiet * quiet;
        }
        values
    }

    fn glance(&self, seat: Seat, weights: &Weights) -> f32 {
        Judging { game: self, seat, weights, left: rounds_left(self, weights) }.expected()
    }

    fn spread(&self, weights: &Weights) -> f32 {
        weights.spread.with(rounds_left(self, weights) / (HOPED * weights.expected_rounds))
    }

    fn turn(&self, seat: Seat) -> u32 {
        let turns = u32::from(self.round) * u32::from(self.seats + 1);
        turns + u32::from(self.current == seat)
    }

    fn shortlist(&self, seat: Seat, actions: &mut Vec<Action>) {
        shortlist::keep_sensible(self, seat, actions);
    }
}

/// How many more turns everybody can hope for.
fn rounds_left(game: &Deus, weights: &Weights) -> f32 {
    if let Some(ending) = game.ending {
        return f32::from(ending.last_round.saturating_sub(game.round));
    }
    let tiles = game.ground().tiles() as f32;
    let temples = f32::from(game.temples_left) / tiles;
    let villages = game.villages().len() as f32 / tiles;
    let by_rounds = 1.0 - f32::from(game.round) / weights.expected_rounds;
    let by_end = temples.min(villages);
    (by_end.clamp(0.1, 1.0) * by_rounds.max(0.15)).sqrt() * weights.expected_rounds * HOPED
}

fn first_and_more(count: u16, first: u16, each: f32, more: f32) -> f32 {
    f32::from(count.min(first)) * each + f32::from(count.saturating_sub(first)) * more
}

struct Judging<'a> {
    game: &'a Deus,
    seat: Seat,
    weights: &'a Weights,
    left: f32,
}

impl Judging<'_> {
    fn expected(&self) -> f32 {
        let score = score(self.game, self.seat);
        let certain = (score.tokens + score.temples) as f32;
        if self.game.phase == Phase::Over {
            return certain + score.majorities as f32;
        }
        certain
            + score.majorities as f32 * self.weights.majority.powf(self.left.min(1.0))
            + self.goods()
            + self.pieces()
            + self.columns()
            + self.hand()
            + self.villages()
            + self.temples()
            + self.pending()
    }

    /// How much it still matters to own what can be turned into points; nothing after the last turn.
    fn use_of_goods(&self) -> f32 {
        (self.left / self.weights.late).min(1.0)
    }

    fn goods(&self) -> f32 {
        let player = self.game.player(self.seat);
        let weights = self.weights;
        let gold = first_and_more(player.gold, ENOUGH_GOLD, weights.gold, weights.gold_more);
        let resources: f32 = Resource::VARIANTS
            .iter()
            .map(|&resource| u16::from(player.resources[resource]))
            .map(|count| first_and_more(count.min(4), 1, weights.resource, weights.resource_more))
            .sum();
        (gold + resources) * self.use_of_goods()
    }

    /// Temples built grow with what they count.
    fn temples(&self) -> f32 {
        let limit = i32::from(self.game.edition.scoring.temple_limit);
        let room = |card| (limit - temple_points(self.game, self.seat, card)) as f32;
        let rooms: f32 = self.game.player(self.seat).temple_cards.iter().map(room).sum();
        rooms * self.weights.temple_growth * (self.left / self.weights.expected_rounds)
    }

    fn pieces(&self) -> f32 {
        let player = self.game.player(self.seat);
        let ready = |&count: &u8| match count {
            0 => 0.0,
            more => self.weights.ready + f32::from(more - 1) * self.weights.ready_more,
        };
        let lying: f32 = player.ready.values().map(ready).sum();
        let regions = player.regions().len() as f32 * self.weights.region;
        (lying + regions) * self.use_of_goods()
    }

    /// What the columns will still bring when they are resolved again.
    fn columns(&self) -> f32 {
        let player = self.game.player(self.seat);
        let mut value = 0.0;
        for column in player.columns.values() {
            let room = (MAX_PIECES - column.len()) as f32;
            let again = (self.left * self.weights.resolutions_per_round * 2.0).min(room);
            let yields: f32 = column.iter().flatten().map(|&card| self.effect(card)).sum();
            value += yields * again + column.len() as f32 * self.weights.built;
            if !column.is_empty() {
                value += self.weights.first_of_column * self.use_of_goods();
            }
        }
        value
    }

    fn hand(&self) -> f32 {
        let player = self.game.player(self.seat);
        let known: f32 = player.hand.iter().map(|card| self.card(card)).sum();
        (known + f32::from(player.unseen) * self.weights.card) * self.use_of_goods()
    }

    fn card(&self, card: Card) -> f32 {
        let player = self.game.player(self.seat);
        let worth = match self.game.print(card).color.kind() {
            Some(kind) if player.columns[kind].len() < MAX_PIECES => {
                self.effect(card) * self.weights.card_effect * self.readiness(kind)
            }
            Some(_) => 0.0,
            None => {
                let missing = player.temple_cards.len().saturating_sub(player.full_rows()) as f32;
                let reach = 1.0 / (1.0 + 2.0 * missing);
                temple_points(self.game, self.seat, card) as f32 * self.weights.temple_in_hand * reach
            }
        };
        self.weights.card + worth
    }

    /// A card whose kind of piece is not ready counts less.
    fn readiness(&self, kind: Kind) -> f32 {
        if self.game.player(self.seat).ready[kind] > 0 { 1.0 } else { self.weights.blocked }
    }

    /// What one resolution of a card is worth now.
    fn effect(&self, card: Card) -> f32 {
        let weights = self.weights;
        match self.game.effect(card) {
            Effect::Gain { what, each, for_every, per, most } => {
                let count = amount(self.game, self.seat, per, (each, for_every), most);
                f32::from(count) * self.good(what) + self.hope(per)
            }
            Effect::Harvest { .. } => weights.resource * 1.5,
            Effect::Fetch { gold, per } => {
                let count = amount(self.game, self.seat, per, (gold, 1), 5);
                weights.resource + f32::from(count) * weights.gold
            }
            Effect::SellForGold { .. } | Effect::Buy { .. } | Effect::Exchange { .. } => weights.trade * 0.7,
            Effect::SellForPoints { .. } => weights.trade * 2.0,
            Effect::SellOneOfEach { .. } => weights.trade * 2.5,
            Effect::BuyPoints { .. } => weights.trade,
            Effect::Ready { pieces, .. } => f32::from(pieces) * weights.ready * 0.7,
            Effect::Reactivate => weights.reactivate,
            Effect::March { then, .. } => {
                let spoils = match then {
                    Some(Spoils::RobPoints(_) | Spoils::Raid(_)) => weights.rob,
                    Some(_) => weights.rob * 0.6,
                    None => 0.0,
                };
                weights.march + spoils
            }
            Effect::EndPoints { .. } => 0.0,
        }
    }

    fn good(&self, what: Goods) -> f32 {
        match what {
            Goods::Points => 1.0,
            Goods::Gold => self.weights.gold,
            Goods::Cards => self.weights.card,
            Goods::Resource(_) => self.weights.resource,
        }
    }

    /// What is counted grows with the game.
    fn hope(&self, per: Counter) -> f32 {
        if per == Counter::Once { 0.0 } else { 0.4 * (self.left / self.weights.expected_rounds) }
    }

    /// For every village, the share of its points this seat may hope for.
    fn villages(&self) -> f32 {
        self.game.villages().iter().map(|village| self.village(village)).sum()
    }

    fn village(&self, village: Region) -> f32 {
        let game = self.game;
        let ring = game.ground().neighbors(village);
        let strength = |seat: Seat| {
            let player = game.player(seat);
            ((player.armies() & ring).len(), player.buildings_among(ring))
        };
        let mine = strength(self.seat);
        if mine.1 == 0 {
            return 0.0;
        }
        let best = game.opponents(self.seat).map(strength).max().unwrap_or((0, 0));
        let chance = match (mine.0, best.0) {
            (0, 0) => 0.25,
            (0, _) => 0.05,
            (mine_armies, theirs) if mine_armies > theirs => 0.9,
            (mine_armies, theirs) if mine_armies == theirs && mine.1 > best.1 => 0.6,
            (mine_armies, theirs) if mine_armies == theirs => 0.35,
            _ => 0.1,
        };
        let filled = (ring & game.occupied()).len() as f32 / ring.len().max(1) as f32;
        let points = f32::from(game.village_points[village.tile()]);
        points * self.weights.village * chance * filled * filled
    }

    /// What the rest of the turn still brings, so that unfinished turns can be compared.
    fn pending(&self) -> f32 {
        let weights = self.weights;
        match self.game.phase {
            _ if self.game.current != self.seat => 0.0,
            Phase::Pay { .. } | Phase::Place { .. } | Phase::FaceDown => weights.pending,
            Phase::Effect { .. } => weights.pending * 0.5,
            Phase::Offer { god, cards } => self.help(god, f32::from(cards)) + self.refill(),
            Phase::Invoke { cards } => self.help(God::Jupiter, f32::from(cards)) + self.refill(),
            Phase::Ceres { left } => f32::from(left) * weights.resource + self.refill(),
            Phase::Mars { left } => f32::from(left) * weights.ready + self.refill(),
            _ => 0.0,
        }
    }

    fn help(&self, god: God, cards: f32) -> f32 {
        let weights = self.weights;
        let gift = match god {
            God::Neptune => cards * 2.0 * weights.gold,
            God::Ceres | God::Jupiter => cards * weights.resource,
            God::Minerva => cards * weights.card,
            God::Vesta => cards.min(2.0),
            God::Mars => (cards - 1.0) * weights.ready,
        };
        gift + weights.ready
    }

    fn refill(&self) -> f32 {
        let missing = 5usize.saturating_sub(self.game.player(self.seat).hand_size());
        missing as f32 * self.weights.card * self.use_of_goods()
    }
}
