//! All sea zones, and beside them the sets that say at once whose ships are where.

use std::ops::Index;

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::components::*;
use crate::lands::with;
use crate::state::{Ready, Waters};

/// The sea zones of the board. They are read like a map and changed one at a time, so that the sets stay true.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "EnumMap<Sea, Waters>", into = "EnumMap<Sea, Waters>")]
pub struct Seas {
    zones: EnumMap<Sea, Waters>,
    fleets: EnumMap<Civ, SeaSet>,
}

impl Seas {
    /// Changes one sea zone and sorts it into the sets anew.
    pub fn change(&mut self, on: Sea, change: impl FnOnce(&mut Waters)) {
        change(&mut self.zones[on]);
        for (civ, fleet) in &mut self.fleets {
            *fleet = with(*fleet, on, self.zones[on].triremes[civ] > 0);
        }
    }

    /// A military turn begins: the ships of this civilization can move and fight.
    pub(crate) fn make_ready(&mut self, civ: Civ) {
        for on in self.fleets[civ] {
            let ships = self.zones[on].triremes[civ];
            self.zones[on].ready = Ready { to_move: ships, to_fight: ships };
        }
    }

    /// A military turn ends.
    pub(crate) fn rest(&mut self) {
        self.zones.values_mut().for_each(|waters| waters.ready = Ready::default());
    }

    /// The seas with ships of a civilization.
    pub fn fleet(&self, civ: Civ) -> SeaSet {
        self.fleets[civ]
    }

    pub fn iter(&self) -> impl Iterator<Item = (Sea, &Waters)> {
        self.zones.iter()
    }
}

impl Index<Sea> for Seas {
    type Output = Waters;

    fn index(&self, on: Sea) -> &Waters {
        &self.zones[on]
    }
}

impl From<EnumMap<Sea, Waters>> for Seas {
    fn from(zones: EnumMap<Sea, Waters>) -> Seas {
        let mut seas = Seas::default();
        for (on, waters) in zones {
            seas.change(on, |empty| *empty = waters);
        }
        seas
    }
}

impl From<Seas> for EnumMap<Sea, Waters> {
    fn from(seas: Seas) -> Self {
        seas.zones
    }
}
