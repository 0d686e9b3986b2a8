//! What is printed on the components of one edition, as types; no rules.

mod check;
mod trade_cards;

use enum_map::{Enum, EnumMap};
use game::{pieces, printed};

use crate::components::{
    BattleCard, Bonus, Building, CassiusCard, Character, EventCard, Intrigue, Metal, Mission, Region,
    TradeKind,
};

pub use trade_cards::TradeCards;

/// One edition of Age of Rome.
#[game::print]
pub struct Edition {
    pub track: Track,
    pub player: PlayerPieces,
    pub discord: DiscordTrack,
    pub prices: Prices,
    pub senate: SenateColumn,
    pub sets: SetValues,
    pub pantheon: PantheonBoard,
    pub dial: Dial,
    pub supply: Supplies,
    pub regions: EnumMap<Region, RegionPrint>,
    pub buildings: EnumMap<Building, BuildingPrint>,
    pub characters: EnumMap<Character, CharacterPrint>,
    pub intrigues: IntrigueValues,
    pub trade_cards: TradeCards,
    pub missions: EnumMap<Mission, MissionPrint>,
    pub events: EnumMap<EventCard, EventPrint>,
    pub tasks: Tasks,
    pub titles: Titles,
    pub achievements: Achievements,
    pub cassius: CassiusPrint,
    pub cassius_cards: EnumMap<CassiusCard, CassiusCardPrint>,
    pub battle_cards: EnumMap<BattleCard, BattleCardPrint>,
}

/// How many rounds a game lasts; tables by round have this many entries.
pub const ROUNDS: usize = 9;
/// The greatest population: one and three levels of each building.
pub const GREATEST_POPULATION: usize = 16;

printed! {
    /// The glory track and the round track.
    pub struct Track {
        pub rounds: u8,
        /// After this space the marker is flipped and goes on from the first.
        pub length: u16,
        pub least: u16,
        /// The milestone that never moves.
        pub milestone: u16,
        pub moving_milestones: [u16; 3],
    }
    /// What each player may own.
    pub struct PlayerPieces {
        pub followers: u8,
        pub most_followers: u8,
        pub legions: u8,
        pub votes: u8,
        pub intrigue_tokens: u8,
        pub hand: u8,
        pub sets: u8,
        pub missions_dealt: u8,
    }
    pub struct DiscordTrack {
        pub spaces: u8,
        pub markers: u8,
    }
    /// Small numbers printed on the boards.
    pub struct Prices {
        pub majority: u16,
        pub majority_with_medal: u16,
        pub colosseum: u16,
        /// What a sold trade card brings.
        pub card: u16,
        /// What the religious medal takes for one glory.
        pub glory_with_medal: u16,
        pub denarii_per_glory: u16,
        pub denarii_per_glory_with_medal: u16,
        pub farming: [u16; ROUNDS],
        pub farming_with_medal: u16,
    }
    pub struct SenateColumn {
        /// From the lowest vote upwards.
        pub points: [u16; 5],
    }
    pub struct SetValues {
        pub tool: u16,
        pub weapon: u16,
        pub fabric: u16,
        pub jewel: u16,
    }
    /// How many own pieces a level takes, and what pieces are worth.
    pub struct PantheonBoard {
        pub base: u8,
        pub roof: u8,
        pub own: u16,
        pub gold: u16,
        pub silver: u16,
        pub bronze: u16,
    }
    pub struct Dial {
        /// What double taxation costs, by population from 1.
        pub penalty: [u16; GREATEST_POPULATION],
    }
    /// What lies beside the board for one number of players.
    pub struct Supply {
        /// Tiles of each type, by level.
        pub tiles: [u8; 3],
        pub bases: EnumMap<Metal, u8>,
        pub roofs: EnumMap<Metal, u8>,
    }
    pub struct RegionPrint {
        pub shield: u8,
        /// Points by place for three and four players.
        pub many: [u16; 3],
        /// Points by place for one and two players.
        pub few: [u16; 3],
    }
    pub struct BuildingPrint {
        pub cost: [u16; 3],
        pub glory: [u16; 3],
    }
    pub struct CharacterPrint {
        pub glory: u16,
        pub legions: u8,
        pub votes: u8,
        pub denarii: u16,
        pub discord: u8,
        pub anchor: bool,
        pub intrigues: [Intrigue; 3],
        /// From left to right; the spaces to the right of them have no bonus.
        pub bonuses: [Bonus; 3],
    }
    /// How much the intrigues do: glory lost, legions moved, glory and denarii gained.
    pub struct IntrigueValues {
        pub slander: u16,
        pub deception: u8,
        pub invalid_vote: u16,
        pub sold: u16,
    }
    pub struct TradeCardPrint {
        pub kind: TradeKind,
        pub copies: u8,
        /// Copies that stay in the box with one or two players.
        pub starred: u8,
        pub when: Trigger,
        pub effect: CardEffect,
    }
    pub struct MissionPrint {
        /// Stays in the box with one or two players.
        pub starred: bool,
        pub points: u16,
        pub goal: Goal,
    }
    pub struct EventPrint {
        pub negative: bool,
        /// Quarter turns of the province board, clockwise if positive.
        pub turns: i8,
        pub who: Who,
        pub reward: Reward,
    }
    /// The goals of the Imperial variant.
    pub struct Tasks {
        pub glory: u16,
        pub medals: u16,
        pub regions: u16,
        pub votes: u16,
        pub sets: u16,
        pub pantheon: u16,
        pub missions: u16,
    }
    /// How many tasks each title takes.
    pub struct Titles {
        pub praetor: u8,
        pub imperator: u8,
        pub son_of_jupiter: u8,
    }
    pub struct Achievements {
        pub hundred: u16,
        pub two_jewel_sets: u16,
        pub three_of_a_kind: u16,
        pub bane_of_cassius: u16,
        pub glory_track: u16,
        pub senator: u16,
        pub four_missions: u16,
        pub designers: u16,
    }
    pub struct CassiusPrint {
        /// Starting glory of the three grades.
        pub easy: u16,
        pub normal: u16,
        pub hard: u16,
        pub discord: u8,
        pub cards_by_round: [u8; ROUNDS],
        pub battles_by_round: [u8; ROUNDS],
        pub level_by_round: [u8; ROUNDS],
        pub farming: u16,
        /// Glory for an action that lacks a piece.
        pub no_piece: u16,
        /// Points for three cards of loot.
        pub loot: u16,
        /// Points for a medal that does nothing for him.
        pub medal: u16,
        /// Denarii he extorts at most.
        pub extortion: u16,
    }
    pub struct CassiusCardPrint {
        pub suit: Building,
        pub times: u8,
        pub attack: Option<Attack>,
    }
    pub struct BattleCardPrint {
        pub region: Region,
        pub order: BattleOrder,
    }
}

/// The supplies by number of players; alone one takes those for two.
#[game::print]
pub struct Supplies {
    pub two: Supply,
    pub three: Supply,
    pub four: Supply,
}

/// When a trade card may be played.
#[game::state(Enum)]
pub enum Trigger {
    /// You place a follower anywhere.
    Follower,
    FollowerInColosseum,
    FollowerOnEconomic,
    /// You activate an intrigue.
    Intrigue,
    /// An intrigue is activated in your province.
    IntrigueAgainst,
    Build,
    DoubleTax,
}

/// What a trade card does when played.
#[game::print(Clone, Copy, PartialEq, Eq)]
pub enum CardEffect {
    DrawCards(u8),
    RemoveAnchor,
    /// Lowers the price of the tile, or the penalty of the double tax.
    Relief(u16),
    Glory(u16),
    Denarii(u16),
    RecruitLegions(u8),
    RecruitVotes(u8),
    /// The intrigue is void.
    Cancel,
    /// The marker of the attacker goes to the supply.
    DiscordToSupply,
    TakeDiscard,
    /// Draw so many missions and keep all but one.
    DrawMissions(u8),
}

/// Something that can be counted for each player.
#[game::print(Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    Population,
    Denarii,
    Glory,
    Followers,
    Discord,
    Medals,
    LegionsRecruited,
    LegionsInRegions,
    /// Regions with at least one own legion.
    RegionsHeld,
    RegionsFirst,
    VotesRecruited,
    VotesInColumn,
    CardsInHand,
    TradeSets,
    JewelSets,
    SetKinds,
    PantheonPieces,
    PantheonLevels,
    GoldPieces,
}

/// What a mission asks for.
#[game::print(Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    Medal(Building),
    /// Nobody has more, and it is not nothing.
    Most(Measure),
    AtLeast {
        measure: Measure,
        count: u16,
    },
    Exactly {
        measure: Measure,
        count: u16,
    },
    TopVote,
    BottomVote,
    /// The points count for each.
    Each(Measure),
}

/// Whom an event concerns.
#[game::print(Clone, Copy, PartialEq, Eq)]
pub enum Who {
    Most(Measure),
    Fewest(Measure),
}

/// What an event does to those it concerns.
#[game::print(Clone, Copy, PartialEq, Eq)]
pub enum Reward {
    Denarii(u16),
    Glory(u16),
    RecruitLegions(u8),
    RecruitVotes(u8),
    DrawCards(u8),
    PantheonPiece,
    DiscordToSupply,
    DrawMissions(u8),
    LoseDenarii(u16),
    RecallLegion,
    RecallVote,
    LoseCard,
    DiscordFromSupply,
}

pieces! {
    /// What a card of Cassius does to the player.
    Attack "intrigue" { Slander, Desertion, InvalidVote, Sold, Demolition, Extortion }
}

/// What a battle card makes the legions of Cassius do.
#[game::print(Clone, Copy, PartialEq, Eq)]
pub enum BattleOrder {
    Advance(u8),
    Withdraw,
}

impl Edition {
    /// What lies beside the board for this many boards at the table.
    pub fn supply(&self, seats: u8) -> &Supply {
        match seats {
            4.. => &self.supply.four,
            3 => &self.supply.three,
            _ => &self.supply.two,
        }
    }

    /// The points of a complete set.
    pub fn set_points(&self, kind: TradeKind) -> u16 {
        match kind {
            TradeKind::Tool => self.sets.tool,
            TradeKind::Weapon => self.sets.weapon,
            TradeKind::Fabric => self.sets.fabric,
            TradeKind::Jewel => self.sets.jewel,
            TradeKind::Chest => 0,
        }
    }

    /// The points of a shared Pantheon piece.
    pub fn metal_points(&self, metal: Metal) -> u16 {
        match metal {
            Metal::Gold => self.pantheon.gold,
            Metal::Silver => self.pantheon.silver,
            Metal::Bronze => self.pantheon.bronze,
        }
    }

    /// The glory double taxation costs with this population.
    pub fn penalty(&self, population: u16) -> u16 {
        let last = self.dial.penalty.len() - 1;
        self.dial.penalty[(population as usize).saturating_sub(1).min(last)]
    }
}
