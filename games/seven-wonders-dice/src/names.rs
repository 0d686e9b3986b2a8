//! The words for fields.

use game::{Arg, Phrase};

use crate::board::Place;
use crate::components::Building;

impl Place {
    /// "Agora (mask, field 2)": what can be seen on the board.
    pub(crate) fn phrase(self) -> Phrase {
        let field = Phrase::new("field").with("building", self.field.building.word());
        let number = self.field.place + 1;
        match self.symbol {
            Some(symbol) if self.alone => field.when("alone").with("symbol", symbol),
            Some(symbol) => field.with("symbol", symbol).with("place", number),
            None if self.field.building == Building::Wonder => field.when("step").with("place", number),
            None => field.when("without-symbol").with("place", number),
        }
    }
}

impl From<Place> for Arg {
    fn from(place: Place) -> Self {
        place.phrase().into()
    }
}
