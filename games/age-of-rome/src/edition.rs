//! What is printed on the components of one edition, as types; loading and checking; no rules.

use enum_map::EnumMap;
use game::edition::{Confidence, Source};
use game::{Edition as Printable, Flaw};
use serde::Deserialize;

use crate::components::{
    BattleCard, Bonus, Building, CassiusCard, Character, EventCard, Intrigue, Metal, Mission, Region,
    TradeCard, TradeKind,
};

/// A table of the edition file; every table also says where its numbers were taken from.
macro_rules! tables {
    ($($(#[$meta:meta])* struct $name:ident { $($(#[$note:meta])* $field:ident: $type:ty,)* })*) => {
        $($(#[$meta])*
        #[derive(Debug, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub struct $name {
            $($(#[$note])* pub $field: $type,)*
            #[serde(rename = "source")]
            _source: Source,
            #[serde(rename = "confidence")]
            _confidence: Option<Confidence>,
            #[serde(rename = "note")]
            _note: Option<String>,
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
    pub trade_cards: EnumMap<TradeCard, TradeCardPrint>,
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, serde::Serialize)]
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

impl Printable for Edition {
    const DEFAULT: &'static str = include_str!("../editions/default.toml");

    fn check(&self) -> Result<(), Flaw> {
        self.check_sizes()?;
        self.check_supplies()?;
        self.check_characters()?;
        self.check_trade_cards()?;
        self.check_missions_and_events()?;
        self.check_cassius()
    }
}

/// Fails with what was found and expected.
fn expect(holds: bool, field: &str, problem: impl FnOnce() -> String) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(Flaw::new(field, problem())) }
}

impl Edition {
    /// The state keeps these in small arrays.
    fn check_sizes(&self) -> Result<(), Flaw> {
        let exact = [
            ("track.rounds", self.track.rounds, ROUNDS as u8),
            ("player.intrigue-tokens", self.player.intrigue_tokens, 3),
            ("player.hand", self.player.hand, 5),
            ("player.sets", self.player.sets, 3),
            ("player.followers", self.player.followers, 1),
            ("player.most-followers", self.player.most_followers, 5),
            ("discord.spaces", self.discord.spaces, 4),
        ];
        for (field, found, expected) in exact {
            expect(found == expected, field, || format!("is {found}, this program can only do {expected}"))?;
        }
        expect((2..=6).contains(&self.player.missions_dealt), "player.missions-dealt", || {
            format!("is {}, expected 2 to 6", self.player.missions_dealt)
        })?;
        expect(self.player.legions <= 20 && self.player.votes <= 20, "player", || {
            "has more than 20 legions or votes".into()
        })?;
        let rising = self.track.moving_milestones.is_sorted() && self.track.moving_milestones[0] > 8;
        expect(rising, "track.moving-milestones", || "must rise from more than 8".into())?;
        expect(self.track.least >= 1 && self.track.length > self.track.least, "track.length", || {
            "must be longer than the least glory".into()
        })?;
        for (field, price) in [
            ("prices.glory-with-medal", self.prices.glory_with_medal),
            ("prices.denarii-per-glory", self.prices.denarii_per_glory),
            ("prices.denarii-per-glory-with-medal", self.prices.denarii_per_glory_with_medal),
        ] {
            expect(price > 0, field, || "is 0, expected at least 1".into())?;
        }
        Ok(())
    }

    fn check_supplies(&self) -> Result<(), Flaw> {
        let supplies = [
            ("supply.two", &self.supply.two),
            ("supply.three", &self.supply.three),
            ("supply.four", &self.supply.four),
        ];
        for ((field, supply), players) in supplies.into_iter().zip(2u8..) {
            let (bases, roofs) = (supply.bases.values().sum::<u8>(), supply.roofs.values().sum::<u8>());
            expect(bases == players && roofs == players, field, || {
                format!("has {bases} bases and {roofs} roofs, expected {players} of each")
            })?;
            expect(supply.tiles[0] == 4, field, || {
                format!("has {} tiles of level I, expected 4: one for each province", supply.tiles[0])
            })?;
        }
        expect(self.pantheon.base >= 1 && self.pantheon.roof >= 1, "pantheon", || {
            "a level takes at least one own piece".into()
        })
    }

    fn check_characters(&self) -> Result<(), Flaw> {
        for (character, print) in &self.characters {
            let field = format!("characters.{character}");
            let fits = print.legions <= self.player.legions
                && print.votes <= self.player.votes
                && print.discord <= self.discord.spaces;
            expect(fits, &field, || "has more legions, votes or discord than there are".into())?;
            expect(
                (self.track.least..self.track.milestone).contains(&print.glory),
                &format!("{field}.glory"),
                || {
                    format!(
                        "is {}, expected {} or more, below the first milestone",
                        print.glory, self.track.least
                    )
                },
            )?;
            let distinct = Bonus::ALL.iter().all(|bonus| print.bonuses.contains(bonus));
            expect(distinct, &format!("{field}.bonuses"), || "must name each bonus once".into())?;
        }
        let discord: u8 = self.characters.values().map(|print| print.discord).sum();
        let least: u8 = self.characters.values().map(|print| print.discord).min().unwrap_or(0);
        expect(discord.saturating_sub(2 * least) <= self.discord.markers, "discord.markers", || {
            "are fewer than four characters start with".into()
        })
    }

    fn check_trade_cards(&self) -> Result<(), Flaw> {
        let total: u8 = self.trade_cards.values().map(|print| print.copies).sum();
        expect(total <= 64, "trade-cards", || format!("are {total}, expected at most 64"))?;
        for (card, print) in &self.trade_cards {
            let field = format!("trade-cards.{card}");
            expect((1..=3).contains(&print.copies) && print.starred <= print.copies, &field, || {
                "expected 1 to 3 copies and no more starred ones".into()
            })?;
            expect(print.effect.fits(print.when), &format!("{field}.effect"), || {
                "makes no sense at that moment".into()
            })?;
            if let CardEffect::DrawMissions(count) = print.effect {
                expect((2..=6).contains(&count), &field, || {
                    format!("draws {count} missions, expected 2 to 6")
                })?;
            }
        }
        Ok(())
    }

    fn check_missions_and_events(&self) -> Result<(), Flaw> {
        let plain = self.missions.values().filter(|print| !print.starred).count();
        expect(plain >= 2 * self.player.missions_dealt as usize, "missions", || {
            "too few without a star for two players".into()
        })?;
        let ordinary = self.events.values().filter(|print| !print.negative).count();
        expect(ordinary >= ROUNDS, "events", || {
            format!("{ordinary} ordinary ones, expected at least {ROUNDS}")
        })?;
        for (card, print) in &self.events {
            let field = format!("events.{card}");
            expect((1..=3).contains(&print.turns.abs()), &format!("{field}.turns"), || {
                format!("is {}, expected 1 to 3 or -1 to -3", print.turns)
            })?;
            if let Reward::DrawMissions(count) = print.reward {
                expect((2..=6).contains(&count), &field, || {
                    format!("draws {count} missions, expected 2 to 6")
                })?;
            }
        }
        Ok(())
    }

    fn check_cassius(&self) -> Result<(), Flaw> {
        let cards: u8 = self.cassius.cards_by_round.iter().sum();
        let battles: u8 = self.cassius.battles_by_round.iter().sum();
        expect(cards as usize <= CassiusCard::ALL.len(), "cassius.cards-by-round", || {
            format!("take {cards} cards, there are {}", CassiusCard::ALL.len())
        })?;
        expect(battles as usize <= BattleCard::ALL.len(), "cassius.battles-by-round", || {
            format!("take {battles} cards, there are {}", BattleCard::ALL.len())
        })?;
        let small = self.cassius.cards_by_round.iter().all(|count| (1..=2).contains(count));
        expect(small, "cassius.cards-by-round", || "expected 1 or 2 in each round".into())?;
        let levels = self.cassius.level_by_round.iter().all(|level| (1..=3).contains(level));
        expect(levels, "cassius.level-by-round", || "expected levels 1 to 3".into())?;
        expect(self.cassius.discord <= self.discord.spaces, "cassius.discord", || {
            "is more than the track holds".into()
        })
    }
}

impl CardEffect {
    /// Whether the effect can be carried out at that moment.
    fn fits(self, when: Trigger) -> bool {
        match self {
            CardEffect::Relief(_) => matches!(when, Trigger::Build | Trigger::DoubleTax),
            CardEffect::Cancel | CardEffect::DiscordToSupply => when == Trigger::IntrigueAgainst,
            CardEffect::DrawCards(_) | CardEffect::TakeDiscard | CardEffect::DrawMissions(_) => {
                when != Trigger::IntrigueAgainst
            }
            _ => true,
        }
    }
}
