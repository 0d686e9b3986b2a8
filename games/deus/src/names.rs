//! Phrases for amounts of things, shared by log, labels and board.

use enum_map::EnumMap;
use game::{Arg, Phrase};

use crate::components::{Kind, Resource};

/// "a ship", "an army".
pub(crate) fn piece_word(kind: Kind) -> Arg {
    Arg::word(format!("piece-{kind}"))
}

/// "2 wood".
pub(crate) fn counted(count: u16, what: Arg) -> Arg {
    Arg::Phrase(Phrase::new("counted").with("count", count).with("what", what))
}

/// "2 wood, 1 clay and 4 gold"; "nothing" for nothing.
pub(crate) fn amounts(resources: EnumMap<Resource, u8>, gold: u16) -> Arg {
    let resources = resources.into_iter().map(|(resource, count)| (u16::from(count), resource.word()));
    listed(resources.chain([(gold, Arg::word("gold"))]))
}

/// "3 civil and 2 military".
pub(crate) fn pieces(pieces: EnumMap<Kind, u8>) -> Arg {
    listed(pieces.into_iter().map(|(kind, count)| (count.into(), kind.word())))
}

fn listed(items: impl Iterator<Item = (u16, Arg)>) -> Arg {
    let some = items.filter(|&(count, _)| count > 0);
    let items: Vec<Arg> = some.map(|(count, what)| counted(count, what)).collect();
    if items.is_empty() { Arg::word("nothing") } else { Arg::List(items) }
}
