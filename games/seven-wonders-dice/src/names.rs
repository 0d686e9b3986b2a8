//! The word for each piece in the locale files.

use game::{Arg, Phrase};

use crate::components::{Bonus, Building, City, Color, Die, Field, Symbol};

macro_rules! words {
    ($($piece:ident $prefix:literal),*) => {
        $(impl $piece {
            pub(crate) fn word(self) -> Arg {
                Arg::word(format!(concat!($prefix, "-{}"), self))
            }
        })*
    };
}
words!(City "city", Die "die", Symbol "symbol", Building "building", Bonus "bonus", Color "color");

impl Field {
    /// "Agora 2–1".
    pub(crate) fn phrase(self) -> Phrase {
        Phrase::new("field")
            .with("building", self.building.word())
            .with("lane", self.lane + 1)
            .with("place", self.place + 1)
    }
}
