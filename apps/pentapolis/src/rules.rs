//! The numbered rules of a game.

use game::Lang;

pub(crate) fn run(game: &str, lang: Lang) -> anyhow::Result<()> {
    let kind = catalog::find(game)?;
    anstream::print!("{}", kind.rules(lang));
    Ok(())
}
