//! The numbers of one edition as types; loading and checking; no rules.

use enum_map::EnumMap;
use game::edition::{at_least, at_most};
use game::{Checked, flawless, printed};

use crate::components::{Building, Goods, Hand, Resource, Tool};

#[game::print]
pub struct Edition {
    pub turn: Turn,
    pub start: Start,
    pub goal: Goal,
    pub slave: Slave,
    pub freed_slave: FreedSlave,
    pub loan: Loan,
    pub university: University,
    pub tools: Tools,
    pub tool: EnumMap<Tool, ToolCard>,
    pub hand: EnumMap<Hand, HandCard>,
    pub building: EnumMap<Building, BuildingCard>,
}

printed! {
    pub struct Turn {
        pub free_actions: u8,
        pub extra_action_price: u8,
        /// Sesterces for one, two and three actions.
        pub coins_for_actions: [u8; 3],
    }

    pub struct Start {
        pub coins: u8,
    }

    pub struct Goal {
        pub points: u8,
    }

    pub struct Slave {
        pub price: u8,
        pub penalty: u8,
        pub freeing_fee_at_scoring: u8,
    }

    pub struct FreedSlave {
        pub wage: u8,
    }

    pub struct Loan {
        pub cards: u8,
        pub gain: u8,
        pub repayment: u8,
        pub penalty: u8,
    }

    pub struct University {
        pub price: u8,
        pub production: u8,
        pub effect: Education,
    }

    pub struct Tools {
        pub price: u8,
    }

    pub struct ToolCard {
        pub gives: Goods,
    }

    pub struct HandCard {
        pub wage: u8,
        pub gives: Goods,
    }

    pub struct BuildingCard {
        pub needs: Goods,
        pub reward: u8,
        pub points: u8,
    }
}

/// What a university does to the production of one resource.
#[game::print(Clone, Copy, PartialEq, Eq)]
pub enum Education {
    Replace,
    Add,
}

impl University {
    /// What an educated hand gives in place of `goods` (rule 5.9).
    pub fn educated(&self, goods: Goods, resource: Resource) -> Goods {
        let before = goods[resource];
        goods.with(
            resource,
            match self.effect {
                Education::Replace => before.max(self.production),
                Education::Add => before + self.production,
            },
        )
    }
}

/// Sums of goods on a site stay small numbers when no single card exceeds this.
const MOST_OF_A_RESOURCE: u8 = 8;

/// A turn comes to an end.
const MOST_FREE_ACTIONS: u8 = 20;

impl game::Edition for Edition {
    game::default_edition!();

    fn check(&self) -> Checked {
        at_least("turn.free-actions", self.turn.free_actions, 1)?;
        at_most("turn.free-actions", self.turn.free_actions, MOST_FREE_ACTIONS)?;
        at_least("turn.extra-action-price", self.turn.extra_action_price, 1)?;
        at_least("goal.points", self.goal.points, 1)?;
        at_most("university.production", self.university.production, MOST_OF_A_RESOURCE)?;
        self.check_money_rates()?;
        for (tool, card) in &self.tool {
            small_goods(&format!("tool.{tool}.gives"), card.gives)?;
        }
        for (hand, card) in &self.hand {
            small_goods(&format!("hand.{hand}.gives"), card.gives)?;
        }
        for (building, card) in &self.building {
            small_goods(&format!("building.{building}.needs"), card.needs)?;
            at_least(&format!("building.{building}.needs"), card.needs.total() as u8, 1)?;
        }
        Ok(())
    }
}

impl Edition {
    /// Bought actions must not pay for themselves, or a turn could last for ever.
    fn check_money_rates(&self) -> Checked {
        for (actions, &coins) in (1..).zip(&self.turn.coins_for_actions) {
            let price = u16::from(self.turn.extra_action_price) * actions;
            flawless!(
                u16::from(coins) < price,
                "turn.coins-for-actions",
                "{actions} actions bring {coins}, expected less than their price of {price}"
            )?;
        }
        Ok(())
    }
}

fn small_goods(field: &str, goods: Goods) -> Checked {
    let amount =
        |&resource: &Resource| at_most(&format!("{field}.{resource}"), goods[resource], MOST_OF_A_RESOURCE);
    Resource::ALL.iter().try_for_each(amount)
}
