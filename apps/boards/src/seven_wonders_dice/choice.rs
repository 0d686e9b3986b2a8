//! What a field of my board can be marked with now, and what that comes to.

use ::seven_wonders_dice::Action;
use ::seven_wonders_dice::board::Spot;
use ::seven_wonders_dice::components::Die;
use ::seven_wonders_dice::prospect::Prospect;
use game::Seat;

use super::Scene;

#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) action: Action,
    /// The die that leads here; none where a field is marked directly.
    pub(super) with: Option<Die>,
    pub(super) prospect: Prospect,
}

impl Choice {
    /// Is this what is asked for now, or one of many ways to act?
    pub(super) fn is_target(&self) -> bool {
        matches!(self.action, Action::Mark(_))
    }

    fn net_price(&self) -> i32 {
        i32::from(self.prospect.price) - i32::from(self.prospect.coins)
    }
}

/// My board with the best way to each of its fields.
pub(super) struct Mine<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) me: Seat,
    choices: [Option<Choice>; 64],
}

impl<'a> Mine<'a> {
    pub(super) fn of(scene: &'a Scene<'a>, me: Seat) -> Self {
        let mut mine = Mine { scene, me, choices: [None; 64] };
        for &action in scene.legal() {
            mine.add(action);
        }
        mine
    }

    pub(super) fn choice(&self, spot: Spot) -> Option<Choice> {
        self.choices[usize::from(spot.0) % 64]
    }

    fn add(&mut self, action: Action) {
        let seen = self.scene.seen();
        match action {
            Action::Take(die) => {
                for spot in seen.fields_for(self.me, die).iter() {
                    self.offer(action, spot, Some(die));
                }
            }
            Action::Wonder => {
                if let Some(spot) = seen.next_step(self.me) {
                    self.offer(action, spot, None);
                }
            }
            Action::Mark(field) => {
                if let Some(spot) = seen.layout(self.me).spot(field) {
                    self.offer(action, spot, None);
                }
            }
            _ => {}
        }
    }

    /// Marking directly comes first, then the cheapest die.
    fn offer(&mut self, action: Action, spot: Spot, with: Option<Die>) {
        let Some(prospect) = self.scene.seen().prospect(self.me, spot, with) else { return };
        let choice = Choice { action, with, prospect };
        let known = &mut self.choices[usize::from(spot.0) % 64];
        let rank = |choice: &Choice| (!choice.is_target(), choice.net_price());
        if known.as_ref().is_none_or(|known| rank(&choice) < rank(known)) {
            *known = Some(choice);
        }
    }
}
