//! The numbers of the game.

use game::Flaw;
use game::edition::{Unreadable, parse};
use serde::Deserialize;

game::printed! {
    pub struct Numbers {
        pub rounds: u8,
        pub hand: u8,
        pub treasure: u8,
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    pub game: Numbers,
}

impl game::Edition for Edition {
    const DEFAULT: &'static str = include_str!("../editions/default.toml");

    fn read(text: &str) -> Result<Self, Unreadable> {
        parse(text)
    }

    /// Twelve cards are enough for three players in four rounds.
    fn check(&self) -> Result<(), Flaw> {
        let Numbers { rounds, hand, treasure, .. } = self.game;
        for (field, found, most) in [("rounds", rounds, 4), ("hand", hand, 4), ("treasure", treasure, 9)] {
            if !(1..=most).contains(&found) {
                return Err(Flaw::new(
                    format!("game.{field}"),
                    format!("found {found}, expected 1 to {most}"),
                ));
            }
        }
        Ok(())
    }
}
