//! What one seat may expect: what it has, and what lies ready.

use std::ops::Deref;

use game::Seat;

use super::Prospect;
use crate::components::{Card, God, Kind, Resource};
use crate::edition::MAX_PIECES;
use crate::scoring::{self, temple_points};
use crate::state::{Phase, Player};

/// Gold beyond this is of less use.
const ENOUGH_GOLD: u16 = 8;
/// More of one resource is of no use: no card costs so many.
const ENOUGH_OF_A_RESOURCE: u16 = 4;
/// The weight of resolutions is for half a round.
const HALF_ROUNDS: f32 = 2.0;
/// How much longer a temple takes for every row that is not full.
const MISSING_ROW: f32 = 2.0;
/// What is left of a turn once the piece stands.
const PLACED: f32 = 0.5;

/// One seat being judged.
pub(super) struct Judging<'a> {
    pub(super) prospect: &'a Prospect<'a>,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
}

/// What a seat owns is worth, whatever goes on elsewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// Points nobody can take away.
    certain: f32,
    goods: f32,
    pieces: f32,
    columns: f32,
    hand: f32,
    /// What the temples built may still gain.
    temples: f32,
}

impl<'a> Deref for Judging<'a> {
    type Target = Prospect<'a>;
    fn deref(&self) -> &Prospect<'a> {
        self.prospect
    }
}

impl Judging<'_> {
    /// The points it may expect with what it owns.
    pub(super) fn expected(&self, own: &Worth) -> f32 {
        let majorities = scoring::majorities(self.game, self.seat) as f32;
        if self.game.phase == Phase::Over {
            return own.certain + majorities;
        }
        own.certain
            + majorities * self.majority
            + own.goods
            + own.pieces
            + own.columns
            + own.hand
            + self.villages()
            + own.temples
            + self.pending()
    }

    pub(super) fn worth(&self) -> Worth {
        let temples = scoring::temples(self.game, self.seat);
        Worth {
            certain: (i32::from(self.player.points) + temples) as f32,
            goods: self.goods(),
            pieces: self.pieces(),
            columns: self.columns(),
            hand: self.hand(),
            temples: self.temples(temples),
        }
    }

    fn goods(&self) -> f32 {
        let weights = self.weights;
        let gold = first_and_more(self.player.gold, ENOUGH_GOLD, weights.gold, weights.gold_more);
        let resources: f32 = Resource::ALL
            .iter()
            .map(|&resource| u16::from(self.player.resources[resource]))
            .map(|count| {
                first_and_more(count.min(ENOUGH_OF_A_RESOURCE), 1, weights.resource, weights.resource_more)
            })
            .sum();
        (gold + resources) * self.use_of_goods
    }

    /// Temples built grow with what they count, up to their limit.
    fn temples(&self, points: i32) -> f32 {
        let most = self.player.temple_cards.len() as i32 * i32::from(self.game.edition.scoring.temple_limit);
        (most - points) as f32 * self.weights.temple_growth * self.growth
    }

    fn pieces(&self) -> f32 {
        let ready = |&count: &u8| match count {
            0 => 0.0,
            more => self.weights.ready + f32::from(more - 1) * self.weights.ready_more,
        };
        let lying: f32 = self.player.ready.values().map(ready).sum();
        let regions = self.player.regions().len() as f32 * self.weights.region;
        (lying + regions) * self.use_of_goods
    }

    /// What the columns will still bring when they are resolved again.
    fn columns(&self) -> f32 {
        let again = self.left * self.weights.resolutions_per_round * HALF_ROUNDS;
        let first = self.weights.first_of_column * self.use_of_goods;
        let mut value = 0.0;
        for column in self.player.columns.values().filter(|column| !column.is_empty()) {
            let room = (MAX_PIECES - column.len()) as f32;
            let yields: f32 = column.iter().flatten().map(|&card| self.effect(card)).sum();
            value += yields * again.min(room) + column.len() as f32 * self.weights.built;
            value += first;
        }
        value
    }

    fn hand(&self) -> f32 {
        let mut known = 0.0;
        for card in self.player.hand.distinct() {
            let worth = self.card(card);
            for _ in 0..self.player.hand.count(card) {
                known += worth;
            }
        }
        (known + f32::from(self.player.unseen) * self.weights.card) * self.use_of_goods
    }

    fn card(&self, card: Card) -> f32 {
        let worth = match self.game.print(card).color.kind() {
            Some(kind) if self.player.columns[kind].len() < MAX_PIECES => {
                self.effect(card) * self.weights.card_effect * self.readiness(kind)
            }
            Some(_) => 0.0,
            None => {
                let rows = self.player.full_rows();
                let missing = self.player.temple_cards.len().saturating_sub(rows) as f32;
                let reach = 1.0 / (1.0 + MISSING_ROW * missing);
                temple_points(self.game, self.seat, card) as f32 * self.weights.temple_in_hand * reach
            }
        };
        self.weights.card + worth
    }

    /// A card whose kind of piece is not ready counts less.
    fn readiness(&self, kind: Kind) -> f32 {
        if self.player.ready[kind] > 0 { 1.0 } else { self.weights.blocked }
    }

    /// What the rest of the turn still brings, so that unfinished turns can be compared.
    fn pending(&self) -> f32 {
        let weights = self.weights;
        match self.game.phase {
            _ if self.game.current != self.seat => 0.0,
            Phase::Pay { .. } | Phase::Place { .. } | Phase::FaceDown => weights.pending,
            Phase::Effect { .. } => weights.pending * PLACED,
            Phase::Offer { god, cards } => self.help(god, f32::from(cards)) + self.refill(),
            Phase::Invoke { cards } => self.help(God::Jupiter, f32::from(cards)) + self.refill(),
            Phase::Ceres { left } => f32::from(left) * weights.resource + self.refill(),
            Phase::Mars { left } => f32::from(left) * weights.ready + self.refill(),
            _ => 0.0,
        }
    }

    fn help(&self, god: God, cards: f32) -> f32 {
        let (weights, offering) = (self.weights, &self.game.edition.offering);
        let gift = match god {
            God::Neptune => cards * f32::from(offering.gold_per_card) * weights.gold,
            God::Ceres | God::Jupiter => cards * weights.resource,
            God::Minerva => cards * weights.card,
            God::Vesta if cards > 1.0 => offering.points_for_more_cards.into(),
            God::Vesta => offering.points_for_one_card.into(),
            God::Mars => (cards - 1.0) * weights.ready,
        };
        gift + weights.ready
    }

    fn refill(&self) -> f32 {
        let missing = usize::from(self.game.edition.hand.cards).saturating_sub(self.player.hand_size());
        missing as f32 * self.weights.card * self.use_of_goods
    }
}

fn first_and_more(count: u16, first: u16, each: f32, more: f32) -> f32 {
    f32::from(count.min(first)) * each + f32::from(count.saturating_sub(first)) * more
}
