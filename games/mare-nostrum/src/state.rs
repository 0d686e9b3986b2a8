//! The position: flat data and plain questions about it. No rules.

use enum_map::EnumMap;
use enumset::EnumSet;
use game::{PerSeat, Printed, Seat, keys_where};
use serde::{Deserialize, Serialize};

use crate::board::Sites;
use crate::components::*;
use crate::edition::MareNostrumEdition;
use crate::lands::Lands;
use crate::phase::Phase;
use crate::seas::Seas;
use crate::variants::{MAX_PLAYERS, MareNostrumVariants};

/// A hand, an offer or the bank: so many cards of each kind.
pub type Cards = EnumMap<Card, u8>;

/// A position of Mare Nostrum.
#[game::state]
pub struct MareNostrum {
    pub edition: Printed<MareNostrumEdition>,
    pub seats: u8,
    pub variants: MareNostrumVariants,
    pub round: u8,
    pub phase: Phase,
    /// The civilization of each seat; none until it is chosen.
    pub civs: PerSeat<Option<Civ>, MAX_PLAYERS>,
    /// The holders of the role cards; none before the first round.
    pub roles: EnumMap<Role, Option<Civ>>,
    pub nations: EnumMap<Civ, Nation>,
    pub lands: Lands,
    pub seas: Seas,
    pub bank: Cards,
    /// Building tokens that are still beside the board.
    pub tokens: EnumMap<Token, u8>,
}

/// What belongs to one civilization but does not lie on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Nation {
    /// Blank for whoever may not see it.
    pub hand: Cards,
    pub hand_size: u8,
    /// Cards offered in the trade; secret until all have offered, blank for whoever may not see them.
    pub offer: Cards,
    pub offer_size: u8,
    /// Cards taken in the trade, face down, seen by all as they were taken.
    pub gained: Cards,
    pub heroes: EnumSet<Hero>,
    pub wonders: EnumSet<Wonder>,
    /// Pieces on the board.
    pub on_board: OnBoard,
}

/// How many pieces of a color are on the board.
#[game::state(Default)]
pub struct OnBoard {
    pub legions: u8,
    pub fortresses: u8,
    pub triremes: u8,
    pub markers: u8,
}

/// A province with everything in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Land {
    /// Whose influence marker lies here.
    pub owner: Option<Civ>,
    pub buildings: SpotSet,
    /// Fortresses of the owner.
    pub fortresses: u8,
    pub legions: EnumMap<Civ, u8>,
    /// Triremes that have not been launched yet.
    pub docked: EnumMap<Civ, u8>,
    /// Where legions of the occupier stand on buildings or on the marker of the owner.
    pub posts: SpotSet,
    /// Whose legions those are.
    pub occupier: Option<Civ>,
    /// What the player whose military turn it is can still do here; zero otherwise.
    pub ready: Ready,
    /// Posts of the present military turn, which may not be left again in it.
    pub new_posts: SpotSet,
    /// In the present military turn: the fortresses have fought.
    pub fortresses_fought: bool,
    /// In the present military turn: something was plundered.
    pub plundered: bool,
}

/// A sea zone with the ships in it.
#[game::state(Default)]
pub struct Waters {
    pub triremes: EnumMap<Civ, u8>,
    pub ready: Ready,
}

/// Units of the player whose military turn it is: who may still move, who may still attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ready {
    /// Have neither moved nor fought. Never more than `to_fight`.
    pub to_move: u8,
    pub to_fight: u8,
}

impl MareNostrum {
    pub fn sites(&self, at: Province) -> &Sites {
        &self.edition.board.sites[at]
    }

    pub fn civ(&self, seat: Seat) -> Option<Civ> {
        self.civs.0.get(seat.index()).copied().flatten()
    }

    /// The seat that plays a civilization; none for a neutral one.
    pub fn seat(&self, civ: Civ) -> Option<Seat> {
        self.civs.seats_where(self.seats, |&played| played == Some(civ)).first()
    }

    /// The civilizations that are played.
    pub fn players(&self) -> CivSet {
        self.civs.0.iter().flatten().copied().collect()
    }

    pub fn owner_of(&self, hero: Hero) -> Option<Civ> {
        Civ::ALL.iter().copied().find(|&civ| self.nations[civ].heroes.contains(hero))
    }

    pub fn owner_of_wonder(&self, wonder: Wonder) -> Option<Civ> {
        Civ::ALL.iter().copied().find(|&civ| self.nations[civ].wonders.contains(wonder))
    }

    pub(crate) fn heroes_bought(&self) -> HeroSet {
        self.nations.values().fold(HeroSet::empty(), |all, nation| all | nation.heroes)
    }

    pub(crate) fn wonders_bought(&self) -> WonderSet {
        self.nations.values().fold(WonderSet::empty(), |all, nation| all | nation.wonders)
    }

    pub(crate) fn has(&self, civ: Civ, hero: Hero) -> bool {
        self.nations[civ].heroes.contains(hero)
    }

    pub(crate) fn has_wonder(&self, civ: Civ, wonder: Wonder) -> bool {
        self.nations[civ].wonders.contains(wonder)
    }

    /// The central province of a civilization that is played.
    pub fn is_center_of_player(&self, at: Province) -> bool {
        self.edition.center_of[at].is_some_and(|civ| self.seat(civ).is_some())
    }

    /// Moves cards of one kind between the bank and a hand.
    pub(crate) fn draw(&mut self, civ: Civ, card: Card, count: u8) {
        self.bank[card] -= count;
        self.nations[civ].receive(card, count);
    }

    pub(crate) fn pay_back(&mut self, civ: Civ, card: Card, count: u8) {
        self.nations[civ].spend(card, count);
        self.bank[card] += count;
    }
}

impl Nation {
    /// Heroes and wonders together.
    pub fn great_works(&self) -> u8 {
        (self.heroes.len() + self.wonders.len()) as u8
    }

    /// Cards of one kind in hand, offered or gained, as far as they are not blank.
    pub(crate) fn known(&self, card: Card) -> u8 {
        self.hand[card] + self.offer[card] + self.gained[card]
    }

    /// The different goods in hand.
    pub(crate) fn kinds(&self) -> CardSet {
        kinds(&self.hand) - Card::Tax
    }

    pub(crate) fn receive(&mut self, card: Card, count: u8) {
        self.hand[card] += count;
        self.hand_size += count;
    }

    pub(crate) fn spend(&mut self, card: Card, count: u8) {
        self.hand[card] -= count;
        self.hand_size -= count;
    }

    /// Legions, triremes and fortresses on the board.
    pub fn units(&self) -> u8 {
        self.on_board.legions + self.on_board.triremes + self.on_board.fortresses
    }
}

impl Land {
    /// The civilizations with land units here.
    pub fn armies(&self) -> CivSet {
        let fortified = if self.fortresses > 0 { self.owner } else { None };
        keys_where(&self.legions, |&legions| legions > 0) | fortified.map_or(CivSet::empty(), CivSet::only)
    }

    /// Land units of two or more civilizations stand here.
    pub fn is_war_torn(&self) -> bool {
        self.armies().len() > 1
    }

    pub(crate) fn fortresses_of(&self, civ: Civ) -> u8 {
        if self.owner == Some(civ) { self.fortresses } else { 0 }
    }

    /// Rule 5.12, ruling R12: a legion of this civilization stands on the marker.
    pub(crate) fn may_be_replaced_by(&self, civ: Civ) -> bool {
        self.occupier == Some(civ) && self.posts.contains(Spot::Marker)
    }

    /// Legions of `civ` that stand on no building and on no marker.
    pub fn free_legions(&self, civ: Civ) -> u8 {
        let posted = if self.occupier == Some(civ) { self.posts.len() as u8 } else { 0 };
        self.legions[civ].saturating_sub(posted)
    }
}

/// The kinds of cards of which there is at least one.
pub(crate) fn kinds(cards: &Cards) -> CardSet {
    keys_where(cards, |&count| count > 0)
}

pub(crate) fn total(cards: &Cards) -> u8 {
    cards.values().sum()
}
