//! The words for fields.

use game::{Arg, Phrase};

use crate::components::Field;

impl Field {
    /// "Agora 2–1".
    pub(crate) fn phrase(self) -> Phrase {
        Phrase::new("field")
            .with("building", self.building.word())
            .with("lane", self.lane + 1)
            .with("place", self.place + 1)
    }
}

impl From<Field> for Arg {
    fn from(field: Field) -> Self {
        field.phrase().into()
    }
}
