//! What the effect of a card is worth when it is resolved.

use super::seat::Judging;
use crate::components::Card;
use crate::counters::{amount, count};
use crate::effect::{Counter, Effect, Goods, Spoils};

/// Resources of a harvest: the pieces of a kind stand on one or two terrains as a rule.
const HARVEST: f32 = 1.5;
/// Gold that comes with a resource counts up to this.
const MOST_FETCHED: u8 = 5;
/// Trades, beside buying points for gold: those that bring no points, those that do, and of every resource.
const NO_POINTS: f32 = 0.7;
const SALE: f32 = 2.0;
const SALE_OF_EACH: f32 = 2.5;
/// A piece whose kind the card names, against one that is chosen.
const OF_A_KIND: f32 = 0.7;
/// Robbed gold and resources, against points.
const OTHER_SPOILS: f32 = 0.6;
/// What a card may count more by the end than now, in points.
const GROWTH: f32 = 0.4;

impl Judging<'_> {
    /// What one resolution of a card is worth now.
    pub(super) fn effect(&self, card: Card) -> f32 {
        let weights = self.weights;
        match self.game.effect(card) {
            Effect::Gain { what, each, for_every, per, most } => {
                let count = amount(count(self.game, self.seat, per), each, for_every, most);
                f32::from(count) * self.good(what) + self.hope(per)
            }
            Effect::Harvest { .. } => weights.resource * HARVEST,
            Effect::Fetch { gold, per } => {
                let count = amount(count(self.game, self.seat, per), gold, 1, MOST_FETCHED);
                weights.resource + f32::from(count) * weights.gold
            }
            Effect::SellForGold { .. } | Effect::Buy { .. } | Effect::Exchange { .. } => {
                weights.trade * NO_POINTS
            }
            Effect::SellForPoints { .. } => weights.trade * SALE,
            Effect::SellOneOfEach { .. } => weights.trade * SALE_OF_EACH,
            Effect::BuyPoints { .. } => weights.trade,
            Effect::Ready { pieces, .. } => f32::from(pieces) * weights.ready * OF_A_KIND,
            Effect::Reactivate => weights.reactivate,
            Effect::March { then, .. } => {
                let spoils = match then {
                    Some(Spoils::RobPoints(_) | Spoils::Raid(_)) => weights.rob,
                    Some(_) => weights.rob * OTHER_SPOILS,
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
        if per == Counter::Once { 0.0 } else { GROWTH * self.growth }
    }
}
