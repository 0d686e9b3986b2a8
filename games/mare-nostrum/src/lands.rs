//! All provinces, and beside them the sets that say at once who owns them and who is armed in them.

use std::hash::{Hash, Hasher};
use std::ops::Index;

use enum_map::EnumMap;
use enumset::{EnumSet, EnumSetType};
use game::keys_where;
use serde::{Deserialize, Serialize};

use crate::components::*;
use crate::state::{Land, Ready};

/// The provinces of the board. They are read like a map and changed one at a time, so that the sets stay true.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "EnumMap<Province, Land>", into = "EnumMap<Province, Land>")]
pub struct Lands {
    provinces: EnumMap<Province, Land>,
    owned: EnumMap<Civ, ProvinceSet>,
    armed: EnumMap<Civ, ProvinceSet>,
    war_torn: ProvinceSet,
    occupied: ProvinceSet,
    ready: ProvinceSet,
}

impl Lands {
    /// Changes one province and sorts it into the sets anew.
    pub fn change(&mut self, at: Province, change: impl FnOnce(&mut Land)) {
        let owner = self.provinces[at].owner;
        change(&mut self.provinces[at]);
        if self.provinces[at].owner != owner {
            self.sort_by_owner(at);
        }
        self.sort_by_units(at);
    }

    fn sort_by_owner(&mut self, at: Province) {
        let owner = self.provinces[at].owner;
        for (civ, owned) in &mut self.owned {
            *owned = with(*owned, at, owner == Some(civ));
        }
    }

    fn sort_by_units(&mut self, at: Province) {
        let land = &self.provinces[at];
        let armies = land.armies();
        for (civ, armed) in &mut self.armed {
            *armed = with(*armed, at, armies.contains(civ));
        }
        self.war_torn = with(self.war_torn, at, armies.len() > 1);
        self.occupied = with(self.occupied, at, !land.posts.is_empty());
        self.ready = with(self.ready, at, land.ready.to_move > 0);
    }

    /// A military turn begins: the legions of this civilization can move and fight.
    pub(crate) fn make_ready(&mut self, civ: Civ) {
        for at in self.armed[civ] {
            let land = &mut self.provinces[at];
            land.ready = Ready { to_move: land.legions[civ], to_fight: land.legions[civ] };
            self.ready = with(self.ready, at, land.ready.to_move > 0);
        }
    }

    /// A military turn ends, and its marks are forgotten.
    pub(crate) fn rest(&mut self) {
        for land in self.provinces.values_mut() {
            land.ready = Ready::default();
            land.new_posts = SpotSet::empty();
            land.fortresses_fought = false;
            land.plundered = false;
        }
        self.ready = ProvinceSet::empty();
    }

    /// The provinces with a marker of this civilization.
    pub fn owned_by(&self, civ: Civ) -> ProvinceSet {
        self.owned[civ]
    }

    /// The provinces without a marker.
    pub fn ownerless(&self) -> ProvinceSet {
        self.owned.values().fold(ProvinceSet::all(), |rest, &owned| rest - owned)
    }

    /// The provinces with land units of this civilization.
    pub fn armed(&self, civ: Civ) -> ProvinceSet {
        self.armed[civ]
    }

    /// The provinces with land units of two or more civilizations.
    pub fn war_torn(&self) -> ProvinceSet {
        self.war_torn
    }

    /// The provinces where this civilization faces others.
    pub fn at_war(&self, civ: Civ) -> ProvinceSet {
        self.armed[civ] & self.war_torn
    }

    /// The provinces where legions of the player whose military turn it is can still move.
    pub fn ready(&self) -> ProvinceSet {
        self.ready
    }

    /// The provinces where legions stand on buildings or on the marker.
    pub fn occupied(&self) -> ProvinceSet {
        self.occupied
    }

    pub fn iter(&self) -> enum_map::Iter<'_, Province, Land> {
        self.provinces.iter()
    }

    pub fn values(&self) -> impl Iterator<Item = &Land> {
        self.provinces.values()
    }

    pub(crate) fn provinces_where(&self, holds: impl Fn(&Land) -> bool) -> ProvinceSet {
        keys_where(&self.provinces, holds)
    }
}

/// The set with or without a place, found out without a branch.
pub(crate) fn with<T: EnumSetType>(set: EnumSet<T>, place: T, belongs: bool) -> EnumSet<T> {
    if belongs { set | place } else { set - place }
}

impl Index<Province> for Lands {
    type Output = Land;

    fn index(&self, at: Province) -> &Land {
        &self.provinces[at]
    }
}

impl<'a> IntoIterator for &'a Lands {
    type Item = (Province, &'a Land);
    type IntoIter = enum_map::Iter<'a, Province, Land>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl From<EnumMap<Province, Land>> for Lands {
    fn from(provinces: EnumMap<Province, Land>) -> Lands {
        let mut lands = Lands::default();
        for (at, land) in provinces {
            lands.change(at, |empty| *empty = land);
        }
        lands
    }
}

impl From<Lands> for EnumMap<Province, Land> {
    fn from(lands: Lands) -> Self {
        lands.provinces
    }
}

/// The sets follow from the provinces and tell no position from another.
impl Hash for Lands {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.provinces.hash(state);
    }
}
