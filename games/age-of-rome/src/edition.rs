//! What is printed on the components of one edition, as types; no rules.

mod check;
mod trade_cards;

use enum_map::{Enum, EnumMap};
use game::edition::{Confidence, Source};
use serde::Deserialize;

use crate::components::{
    BattleCard, Bonus, Building, CassiusCard, Character, EventCard, Intrigue, Metal, Mission, Region,
    TradeKind,
};

pub use trade_cards::TradeCards;

/// A table of the edition file; every table also says where its numbers were taken from.
macro_rules! tables {
    ($($(#[$meta:meta])* struct $name:ident { $($(#[$note:meta])* $field:ident: $type:ty,)* })*) => {
        $($(#[$meta])*
        #[derive(Debug, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub struct $name {
            $($(#[$note])* pub $field: $type,)*
            pub source: Source,
            pub confidence: Option<Confidence>,
            pub note: Option<String>,
        })*
    };
}

/// One edition of Age of Rome.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
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

tables! {
    /// The glory track and the round track.
    struct Track {
        rounds: u8,
        /// After this space the marker is flipped and goes on from the first.
        length: u16,
        least: u16,
        /// The milestone that never moves.
        milestone: u16,
        moving_milestones: [u16; 3],
    }
    /// What each player may own.
    struct PlayerPieces {
        followers: u8,
        most_followers: u8,
        legions: u8,
        votes: u8,
        intrigue_tokens: u8,
        hand: u8,
        sets: u8,
        missions_dealt: u8,
    }
    struct DiscordTrack {
        spaces: u8,
        markers: u8,
    }
    /// Small numbers printed on the boards.
    struct Prices {
        majority: u16,
        majority_with_medal: u16,
        colosseum: u16,
        /// What a sold trade card brings.
        card: u16,
        /// What the religious medal takes for one glory.
        glory_with_medal: u16,
        denarii_per_glory: u16,
        denarii_per_glory_with_medal: u16,
        farming: [u16; ROUNDS],
        farming_with_medal: u16,
    }
    struct SenateColumn {
        /// From the lowest vote upwards.
        points: [u16; 5],
    }
    struct SetValues {
        tool: u16,
        weapon: u16,
        fabric: u16,
        jewel: u16,
    }
    /// How many own pieces a level takes, and what pieces are worth.
    struct PantheonBoard {
        base: u8,
        roof: u8,
        own: u16,
        gold: u16,
        silver: u16,
        bronze: u16,
    }
    struct Dial {
        /// What double taxation costs, by population from 1.
        penalty: [u16; GREATEST_POPULATION],
    }
    /// What lies beside the board for one number of players.
    struct Supply {
        /// Tiles of each type, by level.
        tiles: [u8; 3],
        bases: EnumMap<Metal, u8>,
        roofs: EnumMap<Metal, u8>,
    }
    struct RegionPrint {
        shield: u8,
        /// Points by place for three and four players.
        many: [u16; 3],
        /// Points by place for one and two players.
        few: [u16; 3],
    }
    struct BuildingPrint {
        cost: [u16; 3],
        glory: [u16; 3],
    }
    struct CharacterPrint {
        glory: u16,
        legions: u8,
        votes: u8,
        denarii: u16,
        discord: u8,
        anchor: bool,
        intrigues: [Intrigue; 3],
        /// From left to right; the spaces to the right of them have no bonus.
        bonuses: [Bonus; 3],
    }
    /// How much the intrigues do: glory lost, legions moved, glory and denarii gained.
    struct IntrigueValues {
        slander: u16,
        deception: u8,
        invalid_vote: u16,
        sold: u16,
    }
    struct TradeCardPrint {
        kind: TradeKind,
        copies: u8,
        /// Copies that stay in the box with one or two players.
        starred: u8,
        when: Trigger,
        effect: CardEffect,
    }
    struct MissionPrint {
        /// Stays in the box with one or two players.
        starred: bool,
        points: u16,
        goal: Goal,
    }
    struct EventPrint {
        negative: bool,
        /// Quarter turns of the province board, clockwise if positive.
        turns: i8,
        who: Who,
        reward: Reward,
    }
    /// The goals of the Imperial variant.
    struct Tasks {
        glory: u16,
        medals: u16,
        regions: u16,
        votes: u16,
        sets: u16,
        pantheon: u16,
        missions: u16,
    }
    /// How many tasks each title takes.
    struct Titles {
        praetor: u8,
        imperator: u8,
        son_of_jupiter: u8,
    }
    struct Achievements {
        hundred: u16,
        two_jewel_sets: u16,
        three_of_a_kind: u16,
        bane_of_cassius: u16,
        glory_track: u16,
        senator: u16,
        four_missions: u16,
        designers: u16,
    }
    struct CassiusPrint {
        /// Starting glory of the three grades.
        easy: u16,
        normal: u16,
        hard: u16,
        discord: u8,
        cards_by_round: [u8; ROUNDS],
        battles_by_round: [u8; ROUNDS],
        level_by_round: [u8; ROUNDS],
        farming: u16,
        /// Glory for an action that lacks a piece.
        no_piece: u16,
        /// Points for three cards of loot.
        loot: u16,
        /// Points for a medal that does nothing for him.
        medal: u16,
        /// Denarii he extorts at most.
        extortion: u16,
    }
    struct CassiusCardPrint {
        suit: Building,
        times: u8,
        attack: Option<Attack>,
    }
    struct BattleCardPrint {
        region: Region,
        order: BattleOrder,
    }
}

/// The supplies by number of players; alone one takes those for two.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Supplies {
    pub two: Supply,
    pub three: Supply,
    pub four: Supply,
}

/// When a trade card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    Most(Measure),
    Fewest(Measure),
}

/// What an event does to those it concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// What a card of Cassius does to the player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attack {
    Slander,
    Desertion,
    InvalidVote,
    Sold,
    Demolition,
    Extortion,
}

/// What a battle card makes the legions of Cassius do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
