//! The table as flat data: where every piece lies. No rules.

use enum_map::EnumMap;
use enumset::EnumSet;
use game::{PerSeat, Printed, Seat, SeatSet};
use tinyvec::ArrayVec;

use crate::cards::Cards;
use crate::components::{
    BattleCard, Bonus, Building, CassiusCard, Character, Envoy, EventCard, Metal, Mission, Province, Region,
    Spot, TradeCard,
};
use crate::edition::{Attack, Edition, Trigger};
use crate::variants::Ways;

/// Four players, or one and Cassius in the fifth place.
pub const BOARDS: usize = 5;
/// Intrigue spaces of a province.
pub const PLOTS: usize = 3;

/// A game of Age of Rome.
#[game::state]
pub struct AgeOfRome {
    pub edition: Printed<Edition>,
    pub seats: u8,
    pub variants: Ways,
    pub round: u8,
    pub phase: Phase,
    /// The event of this round; none before the first.
    pub event: Option<EventCard>,
    pub event_deck: EnumSet<EventCard>,
    /// Quarter turns of the province board so far, clockwise, 0 to 3.
    pub turned: u8,
    /// The province the start-player marker lies on (ruling R1).
    pub marker: Province,
    /// Levels of the buildings; 0 is an empty space.
    pub levels: EnumMap<Province, EnumMap<Building, u8>>,
    pub plots: EnumMap<Province, [Option<Plot>; PLOTS]>,
    pub medals: EnumMap<Building, Option<Seat>>,
    /// Where the three moving milestones stand.
    pub milestones: [u16; 3],
    /// The senate column, lowest vote first.
    pub senate: ArrayVec<[Seat; 5]>,
    pub bases: EnumMap<Metal, u8>,
    pub roofs: EnumMap<Metal, u8>,
    pub trade_deck: Cards,
    /// The latest card last.
    pub trade_discard: ArrayVec<[TradeCard; 64]>,
    pub mission_deck: EnumSet<Mission>,
    pub discord_supply: u8,
    /// The last place is that of Cassius.
    pub players: PerSeat<Player, BOARDS>,
    pub cassius_deck: EnumSet<CassiusCard>,
    pub battle_deck: EnumSet<BattleCard>,
    /// The cards of Cassius for this round that he has not yet played.
    pub cassius_cards: ArrayVec<[CassiusCard; 2]>,
}

/// What one player has.
#[game::state(Default)]
pub struct Player {
    pub character: Character,
    pub glory: u16,
    pub denarii: u16,
    /// Milestones already met: the fixed one and the three that move.
    pub milestones: [bool; 4],
    /// Legions recruited, on the board and in the regions.
    pub legions: u8,
    pub deployed: EnumMap<Region, u8>,
    /// Votes recruited, on the board and in the senate.
    pub votes: u8,
    /// Discord markers; they always fill the track from the right.
    pub discord: u8,
    pub anchor: bool,
    pub hand: Cards,
    /// Trade cards in hand; `hand` itself is blank for those who may not see it.
    pub hand_size: u8,
    pub sets: ArrayVec<[[TradeCard; 3]; 3]>,
    /// Missions kept, missions to choose from, and missions put back under the deck.
    pub missions: Secret,
    pub dealt: Secret,
    pub returned: Secret,
    pub pantheon: Pantheon,
    /// Followers on the buildings in this round.
    pub workers: EnumMap<Building, u8>,
    pub in_colosseum: u8,
    pub plotting: u8,
    pub bonuses_used: EnumSet<Bonus>,
}

/// Missions that only their owner may see; others see how many.
#[game::state(Default)]
pub struct Secret {
    pub cards: EnumSet<Mission>,
    pub count: u8,
}

/// Own pieces on the two levels, and the shared piece that finished each.
#[game::state(Default)]
pub struct Pantheon {
    pub base: u8,
    pub base_top: Option<Metal>,
    pub roof: u8,
    pub roof_top: Option<Metal>,
}

/// An intrigue token on a province.
#[game::state]
pub struct Plot {
    pub owner: Seat,
    pub activated: bool,
}

#[game::state]
pub enum Phase {
    /// Everybody chooses among the missions dealt (rule 1.9).
    Missions,
    /// Somebody still has to choose what the event asks for.
    Event {
        recalling: SeatSet,
    },
    Diplomacy {
        seat: Seat,
        step: Talks,
    },
    Intrigue {
        seat: Seat,
        step: Scheme,
    },
    Building {
        seat: Seat,
        step: Site,
    },
    Action {
        seat: Seat,
        step: Labor,
    },
    Income {
        seat: Seat,
        step: Taxation,
    },
    /// The holder of the religious medal may buy glory before the board turns (ruling R15).
    Recess {
        seat: Seat,
    },
    Over,
}

/// Steps of a diplomatic offer (variant Spies and alliances).
#[game::state]
pub enum Talks {
    Choose,
    /// The token lies; now the denarii on it.
    Amount(Offer),
    /// The opponent answers; after bargaining only with yes or no.
    Answer {
        offer: Offer,
        last: bool,
    },
    /// The opponent asked for more; the proposer says the last word on the amount.
    Reply {
        offer: Offer,
        demand: u16,
    },
    /// The spy was let in: glory or an action.
    Reward(Offer),
    Work(Work),
    /// The spy is done; the proposer may still use cards before the intrigues.
    Rest,
}

/// A diplomacy token on a building of an opponent.
#[game::state]
pub struct Offer {
    /// Blank for those who may not see it.
    pub envoy: Option<Envoy>,
    pub province: Province,
    pub building: Building,
    pub denarii: u16,
}

/// Steps of activating an intrigue.
#[game::state]
pub enum Scheme {
    Choose,
    /// The owner plays cards on activating.
    Cards {
        province: Province,
        window: Window,
    },
    /// The target may answer with cards.
    Answer {
        province: Province,
        window: Window,
    },
    /// The owner chooses the effect.
    Effect {
        target: Seat,
    },
}

/// Steps of building.
#[game::state]
pub enum Site {
    Choose,
    Cards { building: Building, window: Window },
}

/// Steps of placing a follower.
#[game::state]
pub enum Labor {
    Choose,
    Cards {
        spot: Spot,
        bonus: bool,
        window: Window,
    },
    Work(Work),
    /// All followers are placed, and glory bought with the religious medal could bring another (ruling R15).
    Medal,
    /// Cassius attacks, and the player may answer with cards.
    Attacked {
        attack: Attack,
        window: Window,
    },
}

/// An action that takes further clicks.
#[game::state]
pub enum Work {
    /// Legions still to be moved.
    Legions(u8),
    /// Cards still to be drawn, while the hand is full.
    Draw(u8),
}

/// Steps of taxation.
#[game::state]
pub enum Taxation {
    Choose,
    Cards(Window),
}

impl Phase {
    /// The moment for cards that is open now.
    pub(crate) fn window(&mut self) -> Option<&mut Window> {
        match self {
            Phase::Intrigue {
                step: Scheme::Cards { window, .. } | Scheme::Answer { window, .. }, ..
            }
            | Phase::Building { step: Site::Cards { window, .. }, .. }
            | Phase::Action { step: Labor::Cards { window, .. } | Labor::Attacked { window, .. }, .. }
            | Phase::Income { step: Taxation::Cards(window), .. } => Some(window),
            _ => None,
        }
    }
}

/// A moment at which trade cards are played.
#[game::state(Default)]
pub struct Window {
    /// The condition all cards of this moment share, once the first is played.
    pub trigger: Option<Trigger>,
    /// What was played; of one design as many as are counted.
    pub played: Cards,
    /// Cards still to be drawn, while the hand is full.
    pub draws: u8,
    /// Whether the discard became the deck at this moment; that happens once (ruling R6).
    #[serde(default, skip_serializing_if = "is_false")]
    pub renewed: bool,
    /// What cards took off the price or the penalty.
    pub relief: u16,
    pub cancelled: bool,
    /// The marker of the attacker goes to the supply.
    pub spared: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}

impl Secret {
    pub fn put(&mut self, mission: Mission) {
        self.cards.insert(mission);
        self.count += 1;
    }

    pub fn take(&mut self, mission: Mission) {
        self.cards.remove(mission);
        self.count -= 1;
    }
}

impl Player {
    /// Followers recruited: the first and one for every milestone met.
    pub fn followers(&self) -> u8 {
        1 + self.milestones.iter().filter(|&&met| met).count() as u8
    }

    /// Followers not yet placed in this round.
    pub fn idle_followers(&self) -> u8 {
        self.followers() - self.workers.values().sum::<u8>() - self.in_colosseum - self.plotting
    }

    pub fn legions_in_regions(&self) -> u8 {
        self.deployed.values().sum()
    }

    pub fn legions_on_board(&self) -> u8 {
        self.legions - self.legions_in_regions()
    }

    /// Cards that count against the hand limit.
    pub fn held_cards(&self) -> u8 {
        self.hand_size + u8::from(self.anchor)
    }
}
