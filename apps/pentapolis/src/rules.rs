//! The numbered rules of a game.

use game::Lang;

use crate::speech;

pub(crate) fn run(game: &str, lang: Lang) -> anyhow::Result<()> {
    let kind = speech::game(game, lang)?;
    anstream::print!("{}", kind.rules(lang));
    Ok(())
}
