//! Cards and owners as words, for labels, prompts and the log.

use game::{Arg, Phrase};

use crate::components::*;
use crate::state::{Cards, MareNostrum};

/// "2 wine, 1 tax", or a word for nothing at all.
pub(crate) fn cards(cards: Cards) -> Arg {
    let some = cards.iter().filter(|&(_, &count)| count > 0);
    let list: Vec<Arg> = some
        .map(|(kind, &count)| Phrase::new("cards-of-a-kind").with("count", count).with("card", kind).into())
        .collect();
    if list.is_empty() { Arg::word("no-cards") } else { Arg::List(list) }
}

/// Whose marker lies in a province.
pub(crate) fn owner(game: &MareNostrum, at: Province) -> Arg {
    game.lands[at].owner.map_or_else(|| Arg::word("nobody"), Civ::word)
}
