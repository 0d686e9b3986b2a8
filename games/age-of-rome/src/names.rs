//! The word for a player, as an argument of sentences.

use game::{Arg, Seat};

use crate::places::CASSIUS;

/// The name of a player, or of Cassius.
pub(crate) fn who(seat: Seat) -> Arg {
    if seat == CASSIUS { Arg::word("cassius") } else { Arg::Seat(seat) }
}
