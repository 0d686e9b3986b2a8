//! The board of the game.

use ::age_of_rome::AgeOfRome;
use game::Lang;

use crate::Board;

impl Board for AgeOfRome {
    fn board_words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../locale/age-of-rome.en.ftl"),
            Lang::Hu => include_str!("../../locale/age-of-rome.hu.ftl"),
        }
    }
}
