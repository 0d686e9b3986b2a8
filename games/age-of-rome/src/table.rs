//! The hands that move the pieces: everything that several phases do, each with its event.

use game::{Rng, Seat, SeatSet, Sink, bag};

use crate::components::{Building, EventCard, Metal, Mission, Province, Region, TradeCard};
use crate::event::Event;
use crate::state::{AgeOfRome, Pantheon, Phase, Secret};

/// A game with the source of chance and the listener of one action.
pub(crate) struct Table<'a, R, S> {
    pub(crate) game: &'a mut AgeOfRome,
    pub(crate) rng: &'a mut R,
    pub(crate) log: &'a mut S,
}

impl<R: Rng, S: Sink<Event>> Table<'_, R, S> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.log.push(event);
    }

    /// Glory at once, and the milestones it leads to (rules 2.3, 2.5).
    pub(crate) fn gain_glory(&mut self, seat: Seat, amount: u16) {
        if amount > 0 {
            self.game.players[seat].glory += amount;
            self.tell(Event::GloryGained { seat, amount });
            // The others were counted when they gained theirs: nobody arrives unless this one does.
            if self.game.next_milestone(seat) <= Some(self.game.players[seat].glory) {
                self.meet_milestones(seat);
            }
        }
    }

    fn meet_milestones(&mut self, seat: Seat) {
        for milestone in 0..4 {
            if self.game.arrives(seat, milestone) {
                while self.meet_milestone(milestone) {}
            }
        }
    }

    /// Everybody who stands on or beyond the milestone for the first time meets it together; a moving one goes
    /// down by their number (rule 2.6). True when it may have reached somebody else.
    fn meet_milestone(&mut self, milestone: usize) -> bool {
        let at = self.game.milestone(milestone);
        let arrives = |&seat: &Seat| self.game.arrives(seat, milestone);
        let arrived: SeatSet = Seat::all(self.game.seats).filter(arrives).collect();
        for seat in arrived.iter() {
            self.game.players[seat].milestones[milestone] = true;
            self.tell(Event::MilestoneMet { seat, at });
        }
        if milestone > 0 {
            self.game.milestones[milestone - 1] -= arrived.len() as u16;
        }
        !arrived.is_empty()
    }

    /// Never below the first space (rule 2.4).
    pub(crate) fn lose_glory(&mut self, seat: Seat, amount: u16) {
        let least = self.game.edition.track.least;
        let player = &mut self.game.players[seat];
        let amount = amount.min(player.glory.saturating_sub(least));
        if amount > 0 {
            player.glory -= amount;
            self.tell(Event::GloryLost { seat, amount });
        }
    }

    pub(crate) fn gain_denarii(&mut self, seat: Seat, amount: u16) {
        if amount > 0 {
            self.game.players[seat].denarii += amount;
            self.tell(Event::DenariiGained { seat, amount });
        }
    }

    /// As many as there are.
    pub(crate) fn lose_denarii(&mut self, seat: Seat, amount: u16) {
        let amount = amount.min(self.game.players[seat].denarii);
        if amount > 0 {
            self.game.players[seat].denarii -= amount;
            self.tell(Event::DenariiLost { seat, amount });
        }
    }

    /// Up to the number of figures in the box (ruling R9).
    pub(crate) fn recruit_legions(&mut self, seat: Seat, count: u8) {
        let most = self.game.edition.player.legions;
        for _ in 0..count {
            if self.game.players[seat].legions < most {
                self.game.players[seat].legions += 1;
                self.tell(Event::LegionRecruited { seat });
            }
        }
    }

    pub(crate) fn recruit_votes(&mut self, seat: Seat, count: u8) {
        let most = self.game.edition.player.votes;
        for _ in 0..count {
            if self.game.players[seat].votes < most {
                self.game.players[seat].votes += 1;
                self.tell(Event::VoteRecruited { seat });
            }
        }
    }

    /// One card from the deck, which is renewed from the discard when it is empty (ruling R7).
    /// False when there is none at all.
    pub(crate) fn draw_card(&mut self, seat: Seat) -> bool {
        if self.game.trade_deck.is_empty() && !self.game.trade_discard.is_empty() {
            self.game.trade_deck = self.game.trade_discard.iter().copied().collect();
            self.game.trade_discard.clear();
            self.tell(Event::DeckShuffled);
        }
        let Some(card) = self.game.trade_deck.draw(self.rng) else { return false };
        self.take_in_hand(seat, card);
        self.tell(Event::CardDrawn { seat, card: Some(card) });
        true
    }

    /// Draws while there is room; gives back how many cards still are to come.
    pub(crate) fn draw_while_room(&mut self, seat: Seat, mut cards: u8) -> u8 {
        while cards > 0 && self.game.has_room(seat) {
            cards = if self.draw_card(seat) { cards - 1 } else { 0 };
        }
        cards
    }

    pub(crate) fn take_in_hand(&mut self, seat: Seat, card: TradeCard) {
        self.game.players[seat].hand.add(card);
        self.game.players[seat].hand_size += 1;
    }

    /// Takes a card out of a hand; the caller puts it somewhere.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: TradeCard) {
        if self.game.players[seat].hand.remove(card) {
            self.game.players[seat].hand_size -= 1;
        }
    }

    /// One random card out of a hand; the caller puts it somewhere.
    pub(crate) fn take_random(&mut self, seat: Seat) -> Option<TradeCard> {
        let card = self.game.players[seat].hand.draw(self.rng)?;
        self.game.players[seat].hand_size -= 1;
        Some(card)
    }

    /// A random card out of a hand goes to the discard.
    pub(crate) fn lose_card(&mut self, seat: Seat) {
        if let Some(card) = self.take_random(seat) {
            self.discard(card);
            self.tell(Event::CardLost { seat, card });
        }
    }

    pub(crate) fn discard(&mut self, card: TradeCard) {
        self.game.trade_discard.push(card);
    }

    /// Deals missions to choose from; one alone is kept at once (ruling R8).
    pub(crate) fn deal_missions(&mut self, seat: Seat, count: u8) {
        let mut dealt = 0;
        for _ in 0..count {
            if let Some(mission) = self.draw_mission() {
                self.game.players[seat].dealt.put(mission);
                dealt += 1;
            }
        }
        self.tell(Event::MissionsDealt { seat, count: dealt });
        if dealt == 1 {
            self.keep_dealt(seat);
        }
    }

    fn draw_mission(&mut self) -> Option<Mission> {
        if self.game.mission_deck.is_empty() {
            for player in &mut self.game.players.0 {
                self.game.mission_deck |= player.returned.cards;
                player.returned = Secret::default();
            }
        }
        bag::draw(&mut self.game.mission_deck, self.rng)
    }

    /// Keeps every mission that is left of those dealt.
    pub(crate) fn keep_dealt(&mut self, seat: Seat) {
        let player = &mut self.game.players[seat];
        player.missions.cards |= player.dealt.cards;
        player.missions.count += player.dealt.count;
        player.dealt = Secret::default();
    }

    /// Takes the leftmost marker off the track.
    pub(crate) fn discord_to_supply(&mut self, seat: Seat) {
        if self.game.players[seat].discord > 0 {
            self.game.players[seat].discord -= 1;
            self.game.discord_supply += 1;
            self.tell(Event::DiscordToSupply { seat });
        }
    }

    /// Puts a marker on the rightmost free space, if there is one.
    pub(crate) fn discord_from_supply(&mut self, seat: Seat) {
        if self.game.discord_supply > 0 && self.game.has_discord_space(seat) {
            self.game.discord_supply -= 1;
            self.game.players[seat].discord += 1;
            self.tell(Event::DiscordFromSupply { seat });
        }
    }

    /// Leftmost marker of one, rightmost free space of the other (rule 3.5).
    pub(crate) fn move_discord(&mut self, from: Seat, to: Seat) {
        self.game.players[from].discord -= 1;
        self.game.players[to].discord += 1;
        self.tell(Event::DiscordMoved { from, to });
    }

    /// A vote on top; the sixth pushes out the lowest (rule 5.8). Three on top are a majority (rule 5.9).
    pub(crate) fn place_vote(&mut self, seat: Seat) {
        if self.game.votes_on_board(seat) == 0 {
            return;
        }
        let pushed = (self.game.senate.len() == 5).then(|| self.game.senate.remove(0));
        self.game.senate.push(seat);
        self.tell(Event::VotePlaced { seat });
        if let Some(seat) = pushed {
            self.tell(Event::VoteReturned { seat });
        }
        if self.game.has_majority(seat) {
            self.tell(Event::MajorityWon { seat });
            let edition = self.game.edition;
            let prices = &edition.prices;
            let medal = self.game.has_medal(seat, Building::Political);
            let glory = if medal { prices.majority_with_medal } else { prices.majority };
            self.gain_glory(seat, glory);
        }
    }

    /// Removing never makes a majority (rule 5.10).
    pub(crate) fn remove_vote(&mut self, index: usize) {
        let seat = self.game.senate.remove(index);
        self.tell(Event::VoteReturned { seat });
    }

    /// The next piece of the Pantheon; the shared one finishes a level (rules 5.19, 5.20).
    pub(crate) fn place_piece(&mut self, seat: Seat) {
        let board = self.game.edition;
        let (bases, roofs) = (Metal::best(self.game.bases), Metal::best(self.game.roofs));
        let pantheon = &mut self.game.players[seat].pantheon;
        let mut shared = None;
        match *pantheon {
            Pantheon { base, .. } if base < board.pantheon.base => pantheon.base += 1,
            Pantheon { base_top: None, .. } => {
                shared = bases;
                pantheon.base_top = bases;
            }
            Pantheon { roof, .. } if roof < board.pantheon.roof => pantheon.roof += 1,
            Pantheon { roof_top: None, .. } => {
                shared = roofs;
                pantheon.roof_top = roofs;
            }
            _ => return,
        }
        if let Some(metal) = shared {
            let roof = self.game.players[seat].pantheon.roof_top.is_some();
            let pool = if roof { &mut self.game.roofs } else { &mut self.game.bases };
            pool[metal] -= 1;
        }
        self.tell(Event::PiecePlaced { seat, shared });
    }

    /// Takes an own piece off the unfinished level (rule 3.11).
    pub(crate) fn remove_piece(&mut self, seat: Seat) {
        let pantheon = &mut self.game.players[seat].pantheon;
        match *pantheon {
            Pantheon { base_top: None, base: 1.., .. } => pantheon.base -= 1,
            Pantheon { base_top: Some(_), roof_top: None, roof: 1.., .. } => pantheon.roof -= 1,
            _ => return,
        }
        self.tell(Event::PieceRemoved { seat });
    }

    pub(crate) fn deploy(&mut self, seat: Seat, region: Region) {
        self.game.players[seat].deployed[region] += 1;
        self.tell(Event::LegionDeployed { seat, region });
    }

    pub(crate) fn send_home(&mut self, seat: Seat, region: Region) {
        self.game.players[seat].deployed[region] -= 1;
        self.tell(Event::LegionReturned { seat, region });
    }

    pub(crate) fn move_legions(&mut self, seat: Seat, from: Region, to: Region, count: u8) {
        self.game.players[seat].deployed[from] -= count;
        self.game.players[seat].deployed[to] += count;
        self.tell(Event::LegionsMoved { seat, from, to, count });
    }

    /// The next level of a building, with its glory and the medal (rules 4.3 to 4.5).
    pub(crate) fn raise(&mut self, seat: Seat, province: Province, building: Building) {
        self.game.levels[province][building] += 1;
        let level = self.game.levels[province][building];
        self.tell(Event::TileBuilt { seat, province, building, level });
        if level == 3 && self.game.medals[building].is_none() && !self.game.variants.heroes {
            self.game.medals[building] = Some(seat);
            self.tell(Event::MedalWon { seat, building });
        }
        self.gain_glory(seat, self.game.edition.buildings[building].glory[level as usize - 1]);
    }

    pub(crate) fn reveal_event(&mut self) -> Option<EventCard> {
        let card = bag::draw(&mut self.game.event_deck, self.rng);
        self.game.event = card;
        card
    }

    pub(crate) fn enter(&mut self, phase: Phase) {
        self.game.phase = phase;
    }
}
