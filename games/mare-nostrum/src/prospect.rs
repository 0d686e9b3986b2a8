//! What people ask about a position: counts, income, prices and strength as they stand now.

use crate::components::*;
use crate::phase::Phase;
use crate::phases::{building, income, price_list, roles};
use crate::state::{Cards, MareNostrum};

/// What one side would bring into a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    pub dice: u8,
    /// Added to every die.
    pub bonus: u8,
    /// Added once, for fortresses.
    pub fixed: u8,
}

impl MareNostrum {
    /// Rules 3.2, 3.3 and 3.6: what counts for a role, heroes included.
    pub fn role_count(&self, role: Role, civ: Civ) -> u8 {
        roles::count(self, role, civ)
    }

    /// What a civilization would earn if the round began now, from a bank that is full enough.
    pub fn next_income(&self, civ: Civ) -> Cards {
        income::claims(self)[civ]
    }

    /// What an item costs now: points in the advanced set-up, cards with discounts later.
    pub fn price(&self, civ: Civ, item: Item) -> u8 {
        match self.phase {
            Phase::Advanced { .. } => self.edition.price(item),
            Phase::Building(phase) => building::price(self, &phase, civ, item.ware()),
            _ => price_list::price(self, civ, item.ware()),
        }
    }

    /// Rules 6.10 and 6.11: all that a civilization has on a field.
    pub fn strength(&self, civ: Civ, field: Field) -> Strength {
        let (dice, fortresses, hero) = match field {
            Field::Land(at) => {
                (self.lands[at].legions[civ], self.lands[at].fortresses_of(civ), Hero::Hannibal)
            }
            Field::Sea(on) => (self.seas[on].triremes[civ], 0, Hero::Pericles),
        };
        let effects = &self.edition.file.effects;
        let bonus = if self.has(civ, hero) { effects.die_bonus } else { 0 };
        Strength { dice, bonus, fixed: fortresses * effects.fortress_strength }
    }
}
