//! The table as flat data: where every card lies. No rules.

use enum_map::EnumMap;
use enumset::EnumSet;
use game::{PerSeat, Printed, Seat};

use crate::components::{Building, Goods, Hand, Resource, SLAVES, Tool};
use crate::edition::Edition;
use crate::{Illegal, Result};

pub const MAX_PLAYERS: usize = 4;
pub const ROW: usize = 5;
/// More than an edition of any sense brings; nobody gets beyond it.
pub(crate) const MOST_COINS: u16 = 30_000;

/// A game of The Builders: Antiquity.
#[game::state]
pub struct Builders {
    pub edition: Printed<Edition>,
    pub seats: u8,
    pub start_player: Seat,
    pub round: u16,
    /// Somebody has reached the goal: this round is the last (rule 9.2).
    pub last_round: bool,
    /// Somebody did more than take money in this round (ruling R8).
    pub active_round: bool,
    /// Rounds in a row without that.
    pub idle_rounds: u8,
    pub phase: Phase,
    pub players: PerSeat<Player, MAX_PLAYERS>,
    pub building_row: [Option<Building>; ROW],
    pub building_deck: EnumSet<Building>,
    pub worker_row: [Option<Hand>; ROW],
    pub worker_deck: EnumSet<Hand>,
    pub slaves_left: EnumSet<Hand>,
    pub tools_left: EnumSet<Tool>,
    pub loans_left: u8,
    pub universities_left: EnumSet<Resource>,
    /// Slaves turned to their free side.
    pub freed: EnumSet<Hand>,
    /// Who carries which university.
    pub educated: EnumMap<Resource, Option<Hand>>,
    /// Tools in use, by the site they are on.
    pub tool_at: EnumMap<Tool, Option<Building>>,
    pub sites: EnumMap<Building, Site>,
    /// Hands sent to each site in the present turn (rule 6.2).
    pub sent: EnumMap<Building, u8>,
}

/// What one player has.
#[game::state(Default)]
pub struct Player {
    pub coins: u16,
    pub loans: u8,
    /// Tools that are on no site.
    pub tools: EnumSet<Tool>,
    /// Hands that are on no site.
    pub idle: EnumSet<Hand>,
    pub sites: EnumSet<Building>,
    pub finished: EnumSet<Building>,
}

/// What has been brought to a building that is being built.
#[game::state(Default)]
pub struct Site {
    pub hands: EnumSet<Hand>,
    /// The sum of what hands and tools give.
    pub supplied: Goods,
}

#[game::state]
pub enum Phase {
    Turn {
        seat: Seat,
        actions: u16,
        /// An investment was made in this turn (rule 5.1).
        invested: bool,
        step: Step,
    },
    /// The final settlement of slaves and loans (rule 9.3).
    Settlement {
        seat: Seat,
    },
    Over,
}

/// How far the present action has been declared.
#[game::state]
pub enum Step {
    /// Anything may be begun.
    Open,
    /// A university was chosen; now its student.
    Enrolling(Resource),
    /// A hand is picked up; now its tool and its site.
    Sending { hand: Hand, tool: Option<Tool> },
}

impl Player {
    pub(crate) fn earn(&mut self, coins: u8) {
        self.coins = self.coins.saturating_add(coins.into()).min(MOST_COINS);
    }
}

impl Builders {
    /// What a hand gives now, with its university (rule 5.9).
    pub fn gives(&self, hand: Hand) -> Goods {
        let goods = self.edition.hand[hand].gives;
        match self.university_of(hand) {
            Some(resource) => self.edition.university.educated(goods, resource),
            None => goods,
        }
    }

    pub fn university_of(&self, hand: Hand) -> Option<Resource> {
        self.educated.iter().find(|&(_, &student)| student == Some(hand)).map(|(resource, _)| resource)
    }

    /// What sending a hand costs in sesterces (rules 5.2, 5.5, 6.1, 8.5).
    pub fn wage(&self, hand: Hand) -> u16 {
        u16::from(if self.freed.contains(hand) {
            self.edition.freed_slave.wage
        } else {
            self.edition.hand[hand].wage
        })
    }

    /// Points of finished buildings and machines.
    pub fn points(&self, seat: Seat) -> u16 {
        self.players[seat]
            .finished
            .iter()
            .map(|building| u16::from(self.edition.building[building].points))
            .sum()
    }

    /// Everybody who works for a seat, idle or on a site.
    pub fn crew(&self, seat: Seat) -> EnumSet<Hand> {
        let player = &self.players[seat];
        player.sites.iter().fold(player.idle, |crew, site| crew | self.sites[site].hands)
    }

    /// Whether the hand is an idle one of this player; `busy` is the answer for one that works.
    pub(crate) fn check_idle(&self, seat: Seat, hand: Hand, busy: Illegal) -> Result {
        match self.crew(seat).contains(hand) {
            true if self.players[seat].idle.contains(hand) => Ok(()),
            true => Err(busy),
            false => Err(Illegal::NotYourHand(hand)),
        }
    }

    /// Those of these hands who are slaves and not freed.
    pub fn slaves_among(&self, hands: EnumSet<Hand>) -> EnumSet<Hand> {
        hands & (SLAVES - self.freed)
    }

    /// Workers and freed slaves can hold tools and be educated; slaves and machines cannot.
    pub fn is_free_worker(&self, hand: Hand) -> bool {
        Hand::workers().contains(hand) || self.freed.contains(hand)
    }
}
