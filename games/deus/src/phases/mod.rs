//! One file for each part of a turn, in the order of the rules.

pub(crate) mod barbarians;
pub(crate) mod build;
pub(crate) mod choose;
pub(crate) mod draw;
pub(crate) mod effects;
pub(crate) mod face_down;
pub(crate) mod offering;
pub(crate) mod place;
pub(crate) mod turn;
