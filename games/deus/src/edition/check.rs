//! What an edition file must get right beyond its types: counts, ranges, the map.

use game::Flaw;
use game::edition::{Unreadable, parse};
use strum::VariantArray;

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
    const DEFAULT: &'static str = include_str!("../../editions/default.toml");

    fn read(text: &str) -> Result<Self, Unreadable> {
        parse(text)
    }

    fn check(&self) -> Result<(), Flaw> {
        self.check_numbers()?;
        self.check_map()?;
        for &card in Card::VARIANTS {
            self.check_card(card)?;
        }
        for &color in Color::VARIANTS {
            let cards = Card::VARIANTS.iter().map(|&card| self.print(card));
            let count: usize =
                cards.filter(|print| print.color == color).map(|print| print.copies as usize).sum();
            if count != CARDS_PER_COLOR {
                return Err(Flaw::new("card", format!("{count} {color} cards, expected {CARDS_PER_COLOR}")));
            }
        }
        Ok(())
    }
}

impl Edition {
    fn check_numbers(&self) -> Result<(), Flaw> {
        let pieces = self.supply.pieces_of_each_kind;
        at_most("supply.pieces-of-each-kind", pieces, MAX_PIECES as u8)?;
        at_most("supply.each-resource-per-player", self.supply.each_resource_per_player, 20)?;
        at_most("start.each-resource", self.start.each_resource, self.supply.each_resource_per_player)?;
        at_most("start.pieces-of-each-kind", self.start.pieces_of_each_kind, pieces)?;
        at_most("start.chosen-pieces", self.start.chosen_pieces, 5 * pieces)?;
        at_most("hand.limit", self.hand.limit, 20)?;
        at_most("hand.cards", self.hand.cards, self.hand.limit)?;
        at_most("stall.rounds", self.stall.rounds, 100)?;
        for (field, value) in [
            ("hand.cards", self.hand.cards),
            ("building.gold-for-a-resource", self.building.gold_for_a_resource),
            ("stall.rounds", self.stall.rounds),
            ("stall.offering-rounds", self.stall.offering_rounds),
        ] {
            if value == 0 {
                return Err(Flaw::new(field, "is 0, expected at least 1"));
            }
        }
        Ok(())
    }

    fn check_map(&self) -> Result<(), Flaw> {
        for (index, shape) in self.shapes.iter().enumerate() {
            if shape.ground.tiles() > self.tiles.faces.len() {
                return Err(Flaw::new(format!("shape[{index}].centers"), "more tiles than there are"));
            }
        }
        for seats in 2..=4 {
            let Some((_, shape)) = self.shapes_for(seats).next() else {
                return Err(Flaw::new("shape", format!("there is none for {seats} players")));
            };
            let Some(rotations) = &shape.rotations else {
                return Err(Flaw::new("shape", format!("the first for {seats} players has no rotations")));
            };
            if !layout::villages_stand_apart(&shape.ground, &self.recommended(&shape.ground, rotations)) {
                return Err(Flaw::new("shape", format!("two villages touch for {seats} players")));
            }
        }
        Ok(())
    }

    fn check_card(&self, card: Card) -> Result<(), Flaw> {
        let print = self.print(card);
        let field = |name: &str| format!("card.{card}.{name}");
        at_most(&field("copies"), print.copies, MAX_COPIES as u8)?;
        at_most(&field("cost"), print.cost.gold, MOST_COST)?;
        for &resource in Resource::VARIANTS {
            at_most(&field("cost"), print.cost.of(resource), MOST_COST)?;
        }
        for effect in [Some(print.effect), print.literal].into_iter().flatten() {
            let at_the_end = matches!(effect, Effect::EndPoints { .. });
            if at_the_end != (print.color == Color::Temple) {
                return Err(Flaw::new(field("effect"), "end points are for temples, and for them alone"));
            }
            check_amounts(&field("effect"), effect)?;
            if let Effect::Gain { for_every: 0, .. } | Effect::EndPoints { for_every: 0, .. } = effect {
                return Err(Flaw::new(field("effect"), "for-every is 0, expected at least 1"));
            }
        }
        Ok(())
    }
}

/// A column is resolved again and again, so what one card asks for comes to an end soon.
fn check_amounts(field: &str, effect: Effect) -> Result<(), Flaw> {
    match effect {
        Effect::March { armies, steps, .. } => {
            if armies == 0 || steps == 0 {
                return Err(Flaw::new(field, "no army moves, expected at least 1 army and 1 step"));
            }
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

fn at_most(field: &str, value: u8, most: u8) -> Result<(), Flaw> {
    if value <= most {
        return Ok(());
    }
    Err(Flaw::new(field, format!("is {value}, expected at most {most}")))
}
