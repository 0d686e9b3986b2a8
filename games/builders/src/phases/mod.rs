//! One file per kind of action, in the order of the rulebook, and what they all pay with.

pub(crate) mod coins;
pub(crate) mod invest;
pub(crate) mod recruit;
pub(crate) mod send;
pub(crate) mod settle;
pub(crate) mod site;

use game::{Seat, push_if};
use strum::VariantArray;

use crate::state::{Builders, Phase, ROW, Step};
use crate::{Action, Illegal, Result};

/// What can be done with each card of a row; a gap is written like a card and taken back.
fn push_row<T: VariantArray + Copy>(row: [Option<T>; ROW], action: fn(T) -> Action, out: &mut Vec<Action>) {
    for card in row {
        push_if(out, card.is_some(), action(card.unwrap_or(T::VARIANTS[0])));
    }
}

impl Builders {
    fn actions_left(&self) -> u16 {
        match self.phase {
            Phase::Turn { actions, .. } => actions,
            _ => 0,
        }
    }

    fn has_invested(&self) -> bool {
        matches!(self.phase, Phase::Turn { invested: true, .. })
    }

    /// Rule 2.1.
    fn check_actions(&self, needed: u16) -> Result {
        let left = self.actions_left();
        if left >= needed { Ok(()) } else { Err(Illegal::NeedsActions { needed, left }) }
    }

    /// Ruling R2.
    fn check_purse(&self, seat: Seat, price: u16) -> Result {
        let purse = self.players[seat].coins;
        if purse >= price { Ok(()) } else { Err(Illegal::CannotAfford { price, purse }) }
    }

    /// Pays what has been checked. Whatever costs an action, but for taking money, keeps the game moving (R8).
    fn pay(&mut self, seat: Seat, price: u16, spent: u16) {
        self.players[seat].coins -= price;
        self.spend_actions(spent);
        self.active_round = true;
    }

    fn spend_actions(&mut self, spent: u16) {
        if let Phase::Turn { actions, step, .. } = &mut self.phase {
            *actions -= spent;
            *step = Step::Open;
        }
    }

    fn set_step(&mut self, next: Step) {
        if let Phase::Turn { step, .. } = &mut self.phase {
            *step = next;
        }
    }
}
