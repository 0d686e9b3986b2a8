//! The board of the game.

use ::builders::Builders;
use game::Lang;

use crate::Board;

impl Board for Builders {
    fn board_words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../locale/builders.en.ftl"),
            Lang::Hu => include_str!("../../locale/builders.hu.ftl"),
        }
    }
}
