//! How strong the levels are, as `pentapolis ladder` measured it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::BotName;

/// How a level does against the one below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// Of a hundred games, alone against three of the level below; 25 would be even.
    pub wins: u8,
    pub elo: u16,
}

/// The rating of a level in the game of this name; only levels have one.
pub fn rating(game: &str, bot: BotName) -> Option<Rating> {
    static RATINGS: LazyLock<BTreeMap<String, BTreeMap<BotName, Rating>>> = LazyLock::new(|| {
        toml::from_str(include_str!("../ratings.toml")).expect("a test reads the ratings of every game")
    });
    RATINGS.get(game)?.get(&bot).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_at_least_sixty_elo_above_the_one_below() {
        for game in crate::games() {
            for level in BotName::LEVELS {
                let rating = rating(game.name(), level);
                assert!(rating.is_some_and(|rating| rating.elo >= 60), "{} {level}", game.name());
            }
        }
    }
}
