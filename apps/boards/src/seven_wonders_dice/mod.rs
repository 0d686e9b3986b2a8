//! The board of the game.

use ::seven_wonders_dice::SevenWondersDice;
use game::Lang;

use crate::Board;

impl Board for SevenWondersDice {
    fn board_words(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../locale/seven-wonders-dice.en.ftl"),
            Lang::Hu => include_str!("../../locale/seven-wonders-dice.hu.ftl"),
        }
    }
}
