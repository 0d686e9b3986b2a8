//! Who may know what: everything lies open, and the order of the decks is known to nobody.

use game::{Rng, Viewer};

use crate::state::Builders;

pub(crate) fn conceal(_: &mut Builders, _: Viewer) {}

pub(crate) fn fill_in(_: &mut Builders, _: Viewer, _: &mut impl Rng) {}
