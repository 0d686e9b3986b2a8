//! What the effect of a card is worth when it is resolved.

use super::seat::Judging;
use crate::components::Card;
use crate::counters::amount;
use crate::effect::{Counter, Effect, Goods, Spoils};

impl Judging<'_> {
    /// What one resolution of a card is worth now.
    pub(super) fn effect(&self, card: Card) -> f32 {
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
        if per == Counter::Once { 0.0 } else { 0.4 * self.growth }
    }
}
