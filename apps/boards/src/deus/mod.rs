//! The board of the game.

use ::deus::Deus;
use game::Lang;

use crate::Board;

impl Board for Deus {
    fn board_words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../locale/deus.en.ftl"),
            Lang::Hu => include_str!("../../locale/deus.hu.ftl"),
        }
    }
}
