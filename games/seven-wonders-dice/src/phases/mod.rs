//! The parts of a round: what a seat can do, what marking a field does, and what follows when all are done.

pub(crate) mod dice;
pub(crate) mod listing;
pub(crate) mod marking;
pub(crate) mod round;
pub(crate) mod turn;
