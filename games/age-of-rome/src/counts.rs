//! What one can count on the table: tiles, votes, cards, room in hand. No rules.

use game::Seat;

use crate::components::Building;
use crate::places::CASSIUS;
use crate::state::{AgeOfRome, Player};

impl AgeOfRome {
    /// Tiles of a type and level (1 to 3) left beside the board.
    pub fn tiles_left(&self, building: Building, level: u8) -> u8 {
        let placed = self.levels.values().filter(|province| province[building] >= level).count() as u8;
        self.edition.supply(self.seats).tiles[level as usize - 1].saturating_sub(placed)
    }

    pub fn votes_in_column(&self, seat: Seat) -> u8 {
        self.senate.iter().filter(|&&owner| owner == seat).count() as u8
    }

    pub fn votes_on_board(&self, seat: Seat) -> u8 {
        self.players[seat].votes - self.votes_in_column(seat)
    }

    pub fn has_medal(&self, seat: Seat, building: Building) -> bool {
        self.medals[building] == Some(seat)
    }

    /// Cards of the trade deck; also right when hands are hidden in it.
    pub fn trade_deck_size(&self) -> u8 {
        let hidden: u8 = self.players.0.iter().map(|player| player.hand_size - player.hand.len()).sum();
        self.trade_deck.len() - hidden
    }

    /// Missions that can still be drawn; also right when others' missions are hidden in the deck.
    pub fn missions_left(&self) -> u8 {
        let hidden = |player: &Player| {
            player.missions.count + player.dealt.count
                - player.missions.cards.len() as u8
                - player.dealt.cards.len() as u8
        };
        let returned: u8 = self.players.0.iter().map(|player| player.returned.cards.len() as u8).sum();
        self.mission_deck.len() as u8 + returned - self.players.0.iter().map(hidden).sum::<u8>()
    }

    /// How many medals a seat has.
    pub fn medals_of(&self, seat: Seat) -> u16 {
        self.medals.values().filter(|&&owner| owner == Some(seat)).count() as u16
    }

    /// Intrigue tokens of a seat that lie on provinces.
    pub fn plots_of(&self, seat: Seat) -> u8 {
        self.plots.values().flatten().flatten().filter(|plot| plot.owner == seat).count() as u8
    }

    /// Where a milestone stands: the fixed one, then those that move.
    pub fn milestone(&self, milestone: usize) -> u16 {
        if milestone == 0 { self.edition.track.milestone } else { self.milestones[milestone - 1] }
    }

    /// Stands on or beyond a milestone that it has not met before.
    pub(crate) fn arrives(&self, seat: Seat, milestone: usize) -> bool {
        let player = &self.players[seat];
        player.glory >= self.milestone(milestone) && !player.milestones[milestone]
    }

    /// The lowest milestone that a seat has not met before.
    pub(crate) fn next_milestone(&self, seat: Seat) -> Option<u16> {
        let met = self.players[seat].milestones;
        let ahead = |milestone| if met[milestone] { u16::MAX } else { self.milestone(milestone) };
        (0..met.len()).map(ahead).min()
    }

    /// Room in hand for one more card (rule 5.12); the loot of Cassius knows no limit.
    pub fn has_room(&self, seat: Seat) -> bool {
        seat == CASSIUS || self.players[seat].held_cards() < self.edition.player.hand
    }

    pub fn has_discord_space(&self, seat: Seat) -> bool {
        self.players[seat].discord < self.edition.discord.spaces
    }

    /// The three votes on top belong to this seat.
    pub fn has_majority(&self, seat: Seat) -> bool {
        self.senate.len() >= 3 && self.senate.iter().rev().take(3).all(|&owner| owner == seat)
    }

    /// A piece that Demolition can take.
    pub fn has_loose_piece(&self, seat: Seat) -> bool {
        let pantheon = &self.players[seat].pantheon;
        match (pantheon.base_top, pantheon.roof_top) {
            (None, _) => pantheon.base > 0,
            (Some(_), None) => pantheon.roof > 0,
            _ => false,
        }
    }

    pub fn has_full_pantheon(&self, seat: Seat) -> bool {
        self.players[seat].pantheon.roof_top.is_some()
    }
}
