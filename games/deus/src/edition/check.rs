//! What an edition file must get right beyond its types: counts, ranges, the map.

use game::edition::{at_least, at_most};
use game::{Checked, Flaw, flawless};

use crate::cards::MAX_COPIES;
use crate::components::{Card, Color, Resource};
use crate::edition::{Edition, MAX_PIECES};
use crate::effect::Effect;
use crate::layout;

/// Cards of each color.
const CARDS_PER_COLOR: usize = 16;
/// No card costs more of a resource, or of gold.
const MOST_COST: u8 = 20;
/// How often one card can be used to trade.
const MOST_TRADES: u8 = 20;

impl game::Edition for Edition {
    game::default_edition!();

    fn check(&self) -> Checked {
        self.check_numbers()?;
        self.check_map()?;
        for &card in Card::ALL {
            self.check_card(card)?;
        }
        for &color in Color::ALL {
            let cards = Card::ALL.iter().map(|&card| self.print(card));
            let count: usize =
                cards.filter(|print| print.color == color).map(|print| print.copies as usize).sum();
            flawless!(count == CARDS_PER_COLOR, "card", "{count} {color} cards, expected {CARDS_PER_COLOR}")?;
        }
        Ok(())
    }
}

impl Edition {
    fn check_numbers(&self) -> Checked {
        let pieces = self.supply.pieces_of_each_kind;
        at_most("supply.pieces-of-each-kind", pieces, MAX_PIECES as u8)?;
        at_most("supply.each-resource-per-player", self.supply.each_resource_per_player, 20)?;
        at_most("start.each-resource", self.start.each_resource, self.supply.each_resource_per_player)?;
        at_most("start.pieces-of-each-kind", self.start.pieces_of_each_kind, pieces)?;
        at_most("start.chosen-pieces", self.start.chosen_pieces, 5 * pieces)?;
        at_most("hand.limit", self.hand.limit, 20)?;
        at_most("hand.cards", self.hand.cards, self.hand.limit)?;
        at_most("stall.rounds", self.stall.rounds, 100)?;
        at_least("hand.cards", self.hand.cards, 1)?;
        at_least("building.gold-for-a-resource", self.building.gold_for_a_resource, 1)?;
        at_least("stall.rounds", self.stall.rounds, 1)?;
        at_least("stall.offering-rounds", self.stall.offering_rounds, 1)
    }

    fn check_map(&self) -> Checked {
        for (index, shape) in self.shapes.iter().enumerate() {
            flawless!(
                shape.ground.tiles() <= self.tiles.faces.len(),
                format!("shape[{index}].centers"),
                "more tiles than there are"
            )?;
        }
        for seats in 2..=4 {
            let Some((_, shape)) = self.shapes_for(seats).next() else {
                return Err(Flaw::new("shape", format!("there is none for {seats} players")));
            };
            let Some(rotations) = &shape.rotations else {
                return Err(Flaw::new("shape", format!("the first for {seats} players has no rotations")));
            };
            let apart =
                layout::villages_stand_apart(&shape.ground, &self.recommended(&shape.ground, rotations));
            flawless!(apart, "shape", "two villages touch for {seats} players")?;
        }
        Ok(())
    }

    fn check_card(&self, card: Card) -> Checked {
        let print = self.print(card);
        let field = |name: &str| format!("card.{card}.{name}");
        at_most(&field("copies"), print.copies, MAX_COPIES as u8)?;
        at_most(&field("cost"), print.cost.gold, MOST_COST)?;
        for &resource in Resource::ALL {
            at_most(&field("cost"), print.cost.of(resource), MOST_COST)?;
        }
        for effect in [Some(print.effect), print.literal].into_iter().flatten() {
            let at_the_end = matches!(effect, Effect::EndPoints { .. });
            flawless!(
                at_the_end == (print.color == Color::Temple),
                field("effect"),
                "end points are for temples, and for them alone"
            )?;
            check_amounts(&field("effect"), effect)?;
            if let Effect::Gain { for_every: 0, .. } | Effect::EndPoints { for_every: 0, .. } = effect {
                return Err(Flaw::new(field("effect"), "for-every is 0, expected at least 1"));
            }
        }
        Ok(())
    }
}

/// A column is resolved again and again, so what one card asks for comes to an end soon.
fn check_amounts(field: &str, effect: Effect) -> Checked {
    match effect {
        Effect::March { armies, steps, .. } => {
            flawless!(armies > 0 && steps > 0, field, "no army moves, expected at least 1 army and 1 step")?;
            at_most(field, armies.max(steps), MAX_PIECES as u8)
        }
        Effect::Buy { most, .. }
        | Effect::SellForGold { most, .. }
        | Effect::SellForPoints { most, .. }
        | Effect::BuyPoints { most, .. }
        | Effect::Exchange { most } => at_most(field, most, MOST_TRADES),
        Effect::Ready { pieces, .. } => at_most(field, pieces, MAX_PIECES as u8),
        _ => Ok(()),
    }
}
