//! The board of the game.

use ::mare_nostrum::MareNostrum;
use game::Lang;

use crate::Board;

impl Board for MareNostrum {
    fn board_words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../locale/mare-nostrum.en.ftl"),
            Lang::Hu => include_str!("../../locale/mare-nostrum.hu.ftl"),
        }
    }
}
