//! Where in the round the game stands: each phase carries its own data.

use game::{Examples, Rule, Said};
use serde::{Deserialize, Serialize};

use crate::components::*;

/// Where in the round the game stands, with the data of that moment.
#[game::state]
pub enum Phase {
    /// Seats choose their civilizations in turn.
    Choosing,
    /// Basic set-up: this civilization puts its free caravans.
    Caravans {
        civ: Civ,
    },
    /// Advanced set-up: this civilization spends its points.
    Advanced {
        civ: Civ,
        points: u8,
    },
    /// The holder of a role card chooses between those who tie for it.
    Roles {
        role: Role,
        tied: CivSet,
    },
    /// The bank holds too few of these cards; of the first, these civilizations have been served already.
    Shortage {
        short: CardSet,
        served: CivSet,
    },
    /// The owner of the Temple of Artemis takes a good.
    Artemis,
    /// The director names the number of cards.
    Call,
    /// Everybody who can offers so many cards, in secret.
    Offers {
        number: u8,
    },
    /// Cards are taken in a chain.
    Exchange(Exchange),
    /// Odysseus may undo the last take.
    Odysseus {
        before: Exchange,
        taker: Civ,
        from: Civ,
        card: Card,
    },
    /// Odysseus has spoken: this player takes from his owner.
    Forced {
        before: Exchange,
        taker: Civ,
    },
    /// The director owes a card to the last one who lost one.
    Compensation {
        to: Civ,
    },
    Building(BuildingPhase),
    Military(MilitaryPhase),
    Over(End),
}

/// The state of the chain of takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Exchange {
    /// Who must take a card now.
    pub taker: Civ,
    /// The two between whom the last exchanges were, in the order of [`Civ`], and how many in a row.
    pub pair: Option<(Civ, Civ)>,
    pub in_a_row: u8,
    pub odysseus_used: bool,
}

/// The building phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BuildingPhase {
    pub turns: Turns,
    pub step: BuildStep,
    /// Provinces with a marker of this round.
    pub fresh: ProvinceSet,
    /// In the present turn: Hammurabi's marker is placed, Cleopatra's exchange is made.
    pub free_marker_used: bool,
    pub swap_used: bool,
    /// The taxes the builder wants to keep, when fewer than allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taxes_to_keep: Option<u8>,
}

/// What the building phase waits for.
#[game::state]
pub enum BuildStep {
    /// The political leader names the next builder.
    Name,
    /// The builder buys.
    Act,
    /// The builder chooses the set for an item: so many goods are missing, these are in it.
    Pay { item: Item, missing: u8, set: CardSet },
    /// The owner of the Hanging Gardens chooses the good to keep.
    Keep,
}

/// The military phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MilitaryPhase {
    pub turns: Turns,
    pub step: WarStep,
    /// In the present turn: legions have begun to act, so ships may not any more.
    pub ashore: bool,
    pub helen_used: bool,
}

/// What the military phase waits for.
#[game::state]
pub enum WarStep {
    /// The military leader names who moves next.
    Name,
    /// The player moves and fights.
    Act,
    /// Helen's owner may convert the legion that entered this province.
    Helen { at: Province },
    /// Owners choose which of their units are lost: the defender first.
    Losses(Battle),
    /// The winner of a defense gives up places it has no legions for any more.
    Thinned { civ: Civ, at: Province },
}

/// A land battle whose losses are not all taken off yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Battle {
    pub at: Province,
    pub defender: Civ,
    /// Attacking legions that are still alive.
    pub legions: u8,
    /// Attacking fortresses that are still alive.
    pub fortresses: u8,
    pub attacker_loses: u8,
    pub defender_loses: u8,
}

/// Who moves, who is named next and who waits in a phase whose order a leader decides.
#[game::state(Default)]
pub struct Turns {
    pub current: Option<Civ>,
    pub next: Option<Civ>,
    pub waiting: CivSet,
}

/// How the game ended.
#[game::state(Examples, Said)]
#[said("event-ended")]
pub enum End {
    Pyramids(Civ),
    FourCards(Civ),
    /// Ruling R1.
    Safeguard,
}

impl End {
    pub fn rule(self) -> Rule {
        match self {
            End::Pyramids(_) => "8.1",
            End::FourCards(_) => "8.2",
            End::Safeguard => "R1",
        }
    }
}
