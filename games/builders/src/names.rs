//! The word for each piece in the locale files.

use game::Arg;

use crate::components::{Building, Hand, Resource, Tool};

impl Building {
    pub(crate) fn word(self) -> Arg {
        Arg::word(format!("building-{self}"))
    }
}

impl Hand {
    pub(crate) fn word(self) -> Arg {
        Arg::word(format!("hand-{self}"))
    }
}

impl Tool {
    pub(crate) fn word(self) -> Arg {
        Arg::word(format!("tool-{self}"))
    }
}

impl Resource {
    pub(crate) fn word(self) -> Arg {
        Arg::word(format!("resource-{self}"))
    }
}
