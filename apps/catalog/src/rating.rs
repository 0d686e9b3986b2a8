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

type Ratings = BTreeMap<String, BTreeMap<BotName, Rating>>;

/// The rating of a level in the game of this name; only levels have one, and only where it was measured.
pub fn rating(game: &str, bot: BotName) -> Option<Rating> {
    ratings().get(game)?.get(&bot).copied()
}

fn ratings() -> &'static Ratings {
    static RATINGS: LazyLock<Ratings> =
        LazyLock::new(|| toml::from_str(include_str!("../ratings.toml")).expect("a test reads all ratings"));
    &RATINGS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_at_least_sixty_elo_above_the_one_below() {
        for (game, levels) in ratings() {
            for level in BotName::LEVELS {
                assert!(levels.get(&level).is_some_and(|rating| rating.elo >= 60), "{game} {level}");
            }
        }
    }

    #[test]
    fn only_games_on_the_list_are_rated() {
        for game in ratings().keys() {
            assert!(crate::find(game).is_ok(), "{game}");
        }
        assert_eq!(rating("chess", BotName::Senator), None);
    }
}
