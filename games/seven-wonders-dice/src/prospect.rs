//! What a choice would come to, before it is made: for boards and labels, by the rules themselves.

use game::Seat;

use crate::Acting;
use crate::board::{Fields, Spot};
use crate::components::{Building, Die, SPECIAL};
use crate::phases::dice::{Chooser, Offer};
use crate::phases::marking;
use crate::scoring;
use crate::state::SevenWondersDice;

/// What marking a field comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// Coins to be paid, for the die and for missing resources.
    pub price: u8,
    /// Coins received, for choosing the die and from the field.
    pub coins: u8,
    /// Points that the whole board is then worth more.
    pub points: i32,
    /// It completes a building and brings a bonus.
    pub bonus: bool,
}

impl SevenWondersDice {
    /// The fields that a die of the forum lets a seat mark and pay for now.
    pub fn fields_for(&self, seat: Seat, die: Die) -> Fields {
        self.offer(seat, die).map_or(Fields::default(), |offer| offer.fields)
    }

    /// What a die of the forum costs a seat now, whether it can be used or not.
    pub fn die_price(&self, seat: Seat, die: Die) -> Option<u8> {
        self.rolled(die).map(|rolled| Chooser::new(self, seat).price(rolled))
    }

    /// Rule 6.9.
    pub fn may_choose(&self, seat: Seat, die: Die) -> bool {
        !SPECIAL.contains(die.color()) || self.players[seat].sheet.unlocked.contains(die.color())
    }

    /// The field that `wonder` would mark.
    pub fn next_step(&self, seat: Seat) -> Option<Spot> {
        self.layout(seat).of_building[Building::Wonder].and(self.players[seat].sheet.open).iter().next()
    }

    /// What marking an open field comes to, with a die of the forum or without; `None` if it cannot be paid for.
    pub fn prospect(&self, seat: Seat, spot: Spot, with: Option<Die>) -> Option<Prospect> {
        let mut after = *self;
        let mut price = marking::price(self, seat, spot);
        if let Some(die) = with {
            let offer = self.offer(seat, die).filter(|offer| offer.fields.contains(spot))?;
            let sheet = &mut after.players[seat].sheet;
            sheet.coins = sheet.coins + offer.gained - offer.price;
            price += offer.price;
        }
        marking::check_means(&after, seat, spot).ok()?;
        marking::mark(&mut Acting::new(&mut after, seat, &mut (), &mut ()), spot);
        let (before, now) = (&self.players[seat], &after.players[seat]);
        Some(Prospect {
            price,
            coins: (now.sheet.coins + price).saturating_sub(before.sheet.coins),
            points: after.score(seat) - self.score(seat),
            bonus: now.turn.bonuses > before.turn.bonuses,
        })
    }

    /// The points of a board as it stands.
    pub fn score(&self, seat: Seat) -> i32 {
        scoring::score(self, seat, &self.players[seat].sheet)
    }

    pub fn points_of(&self, seat: Seat, building: Building) -> u16 {
        scoring::points_of(self, seat, &self.players[seat].sheet, building)
    }

    /// What the neighbor's defenses take off the attacks of these barracks (rule 6.4).
    pub fn defenses_against(&self, seat: Seat, barracks: Building) -> u8 {
        marking::defenses_against(self, seat, barracks)
    }

    fn offer(&self, seat: Seat, die: Die) -> Option<Offer> {
        self.rolled(die).and_then(|rolled| Chooser::new(self, seat).offer(rolled))
    }
}
