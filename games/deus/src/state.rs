//! The position: what lies where, and whose turn it is. Accessors, no rules.

use enum_map::EnumMap;
use enumset::EnumSet;
use game::{Examples, PerSeat, Printed, Rule, Seat};
use strum::IntoStaticStr;
use tinyvec::ArrayVec;

use crate::cards::Cards;
use crate::components::{Card, God, Kind, Resource, Terrain};
use crate::edition::{Edition, MAX_PIECES, Print};
use crate::effect::Effect;
use crate::layout::Continent;
use crate::map::{Ground, Hex, MAX_TILES, Region, RegionSet};
use crate::variants::{DeusVariants, SmallPort};

pub(crate) const MAX_PLAYERS: usize = 4;
/// More gold, or points, than an edition of any sense yields; nobody gets beyond it.
pub(crate) const MOST_WEALTH: u16 = 30_000;

/// A game of Deus.
#[game::state]
pub struct Deus {
    pub edition: Printed<Edition>,
    pub variants: DeusVariants,
    pub seats: u8,
    /// Who began, and begins every round.
    pub first: Seat,
    pub current: Seat,
    pub round: u8,
    pub phase: Phase,
    /// The number of the edition's shape on which the tiles lie.
    pub shape: u8,
    pub continent: Continent,
    /// Points on the village of each tile.
    pub village_points: [u8; MAX_TILES],
    /// Villages that have been attacked.
    pub attacked: RegionSet,
    pub temples_left: u8,
    pub stock: EnumMap<Resource, u8>,
    pub deck: Cards,
    /// Discarded cards everybody has seen.
    pub shown: Cards,
    /// Rounds in a row in which nobody built anything.
    pub quiet_rounds: u8,
    pub built_this_round: bool,
    pub ending: Option<Ending>,
    pub players: PerSeat<Player, MAX_PLAYERS>,
}

/// What one player has.
#[game::state(Default)]
pub struct Player {
    pub gold: u16,
    pub points: u16,
    pub resources: EnumMap<Resource, u8>,
    /// Pieces on the player board, ready to be built.
    pub ready: EnumMap<Kind, u8>,
    pub hand: Cards,
    /// Discarded cards that only this player has seen.
    pub covered: Cards,
    /// How many cards of the hand are hidden from the viewer; 0 in a real game.
    pub unseen: u8,
    /// How many covered cards are hidden from the viewer; 0 in a real game.
    pub unseen_covered: u8,
    /// The cards played, the first one at the bottom.
    pub columns: EnumMap<Kind, Column>,
    pub temple_cards: EnumSet<Card>,
    pub face_down: FaceDown,
    pub pieces: EnumMap<Kind, RegionSet>,
    /// Own regions with a temple.
    pub temples: RegionSet,
    /// Where the first piece was placed.
    pub origin: Option<Region>,
    pub villages_won: u8,
}

/// Cards of one color from the bottom up; `None` lies face down.
pub type Column = ArrayVec<[Option<Card>; MAX_PIECES]>;

/// The card played face down once in a game, in that variant (9.2).
#[game::state(Default)]
pub enum FaceDown {
    #[default]
    Unused,
    Card(Card),
    /// Played, and not for this viewer to know.
    Hidden,
}

/// What is being decided. All but the first concern the current seat.
#[game::state]
pub enum Phase {
    /// Everybody chooses pieces in secret; how many each has yet to choose (9.1).
    Choose {
        left: PerSeat<u8, MAX_PLAYERS>,
    },
    /// Build or make an offering.
    Turn,
    /// As which kind the face-down card is played.
    FaceDown,
    Pay {
        project: Project,
        spared: EnumMap<Resource, u8>,
    },
    Place {
        project: Project,
    },
    /// An effect of the column asks something; `next` is the card resolved after it.
    Effect {
        column: Kind,
        next: u8,
        card: Card,
        ask: Ask,
    },
    /// More cards may be added to the offering.
    Offer {
        god: God,
        cards: u8,
    },
    /// Jupiter acts as another god.
    Invoke {
        cards: u8,
    },
    Ceres {
        left: u8,
    },
    Mars {
        left: u8,
    },
    Over,
}

/// What is being built.
#[game::state]
pub enum Project {
    Card(Card),
    FaceDown(Kind),
}

/// How far the effect that asks has come.
#[game::state]
pub enum Ask {
    Once,
    Repeat {
        left: u8,
    },
    OneOfEach {
        sold: EnumSet<Resource>,
    },
    Ready {
        left: u8,
        taken: EnumSet<Kind>,
    },
    /// `last` is the army that moved latest.
    March {
        armies: u8,
        steps: u8,
        last: Option<Region>,
        conquests: u8,
    },
    Spoils,
}

/// Why and after which round the game ends.
#[game::state]
pub struct Ending {
    pub cause: Cause,
    pub last_round: u8,
}

#[game::state(Examples, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Cause {
    Temples,
    Villages,
    /// Nobody builds any more.
    Stall,
    /// The last round the safeguard allows.
    Rounds,
}

impl Cause {
    pub fn rule(self) -> Rule {
        match self {
            Cause::Temples => "8.1",
            Cause::Villages => "8.2",
            Cause::Stall | Cause::Rounds => "R16",
        }
    }

    pub fn is_by_the_book(self) -> bool {
        matches!(self, Cause::Temples | Cause::Villages)
    }
}

impl Player {
    /// Regions with at least one own piece.
    pub fn regions(&self) -> RegionSet {
        self.pieces.values().fold(self.temples, |all, &regions| all | regions)
    }

    /// Own buildings in a region, its temple included.
    pub fn buildings_in(&self, region: Region) -> usize {
        self.pieces.values().chain([&self.temples]).filter(|regions| regions.contains(region)).count()
    }

    /// Own buildings among these regions, temples included.
    pub fn buildings_among(&self, regions: RegionSet) -> usize {
        self.pieces.values().chain([&self.temples]).map(|placed| (*placed & regions).len()).sum()
    }

    pub fn armies(&self) -> RegionSet {
        self.pieces[Kind::Military]
    }

    pub fn hand_size(&self) -> usize {
        self.hand.len() + self.unseen as usize
    }

    pub fn covered_size(&self) -> usize {
        self.covered.len() + self.unseen_covered as usize
    }

    pub(crate) fn earn_gold(&mut self, gold: u16) {
        self.gold = self.gold.saturating_add(gold).min(MOST_WEALTH);
    }

    pub(crate) fn earn_points(&mut self, points: u16) {
        self.points = self.points.saturating_add(points).min(MOST_WEALTH);
    }

    pub fn resource_count(&self) -> u16 {
        self.resources.values().map(|&count| u16::from(count)).sum()
    }

    /// The smallest of the five columns.
    pub fn full_rows(&self) -> usize {
        self.columns.values().map(Column::len).min().unwrap_or(0)
    }
}

impl Deus {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats).filter(move |&other| other != seat)
    }

    pub fn ground(&self) -> &Ground {
        &self.edition.shapes[self.shape as usize].ground
    }

    pub fn print(&self, card: Card) -> &Print {
        self.edition.print(card)
    }

    /// What a card does in this game.
    pub fn effect(&self, card: Card) -> Effect {
        let print = self.print(card);
        *match self.variants.small_port {
            SmallPort::Literal => print.literal.as_ref().unwrap_or(&print.effect),
            SmallPort::Moderate => &print.effect,
        }
    }

    pub fn terrain(&self, region: Region) -> Option<Terrain> {
        Terrain::ALL.iter().copied().find(|&terrain| self.continent[terrain].contains(region))
    }

    pub fn sea(&self) -> RegionSet {
        self.continent[Terrain::Sea]
    }

    /// Where buildings other than ships may stand.
    pub fn land(&self) -> RegionSet {
        self.ground().regions() - self.sea() - self.continent[Terrain::Village]
    }

    /// Villages that still count as such.
    pub fn villages(&self) -> RegionSet {
        self.continent[Terrain::Village] - self.attacked
    }

    /// Regions with a piece of any player.
    pub fn occupied(&self) -> RegionSet {
        self.all_seats().fold(RegionSet::EMPTY, |all, seat| all | self.player(seat).regions())
    }

    pub fn owner(&self, region: Region) -> Option<Seat> {
        self.all_seats().find(|&seat| self.player(seat).regions().contains(region))
    }

    /// Pieces of a kind that are neither on the map nor on the player board.
    pub fn spare_pieces(&self, seat: Seat, kind: Kind) -> u8 {
        let player = self.player(seat);
        let used = player.pieces[kind].len() as u8 + player.ready[kind];
        self.edition.supply.pieces_of_each_kind.saturating_sub(used)
    }

    /// Cards in the draw pile.
    pub fn deck_size(&self) -> usize {
        let hidden = |seat: Seat| {
            let player = self.player(seat);
            let face_down = usize::from(player.face_down == FaceDown::Hidden);
            player.unseen as usize + player.unseen_covered as usize + face_down
        };
        self.deck.len().saturating_sub(self.all_seats().map(hidden).sum())
    }

    pub fn discard_size(&self) -> usize {
        let covered = self.all_seats().map(|seat| self.player(seat).covered_size());
        self.shown.len() + covered.sum::<usize>()
    }

    pub fn region_at(&self, hex: Hex) -> Option<Region> {
        self.ground().region_at(hex)
    }

    pub fn hex(&self, region: Region) -> Hex {
        self.ground().hex(region)
    }
}
