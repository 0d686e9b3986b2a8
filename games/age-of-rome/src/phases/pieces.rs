//! The hands that move the pieces: everything that several phases do, each with its event.

use game::{Seat, SeatSet, bag};

use crate::components::{Building, EventCard, Metal, Mission, Province, Region, TradeCard};
use crate::state::{Pantheon, Secret};
use crate::{Acting, Event, Stage};

/// Glory at once, and the milestones it leads to (rules 2.3, 2.5).
pub(crate) fn gain_glory(acting: &mut Acting<impl Stage>, seat: Seat, amount: u16) {
    if amount > 0 {
        acting.game.players[seat].glory += amount;
        acting.tell(Event::GloryGained { seat, amount });
        // The others were counted when they gained theirs: nobody arrives unless this one does.
        if acting.game.next_milestone(seat) <= Some(acting.game.players[seat].glory) {
            meet_milestones(acting, seat);
        }
    }
}

fn meet_milestones(acting: &mut Acting<impl Stage>, seat: Seat) {
    for milestone in 0..4 {
        if acting.game.arrives(seat, milestone) {
            while meet_milestone(acting, milestone) {}
        }
    }
}

/// Everybody who stands on or beyond the milestone for the first time meets it together; a moving one goes
/// down by their number (rule 2.6). True when it may have reached somebody else.
fn meet_milestone(acting: &mut Acting<impl Stage>, milestone: usize) -> bool {
    let at = acting.game.milestone(milestone);
    let arrives = |&seat: &Seat| acting.game.arrives(seat, milestone);
    let arrived: SeatSet = Seat::all(acting.game.seats).filter(arrives).collect();
    for seat in arrived.iter() {
        acting.game.players[seat].milestones[milestone] = true;
        acting.tell(Event::MilestoneMet { seat, at });
    }
    if milestone > 0 {
        acting.game.milestones[milestone - 1] -= arrived.len() as u16;
    }
    !arrived.is_empty()
}

/// Never below the first space (rule 2.4).
pub(crate) fn lose_glory(acting: &mut Acting<impl Stage>, seat: Seat, amount: u16) {
    let least = acting.game.edition.track.least;
    let player = &mut acting.game.players[seat];
    let amount = amount.min(player.glory.saturating_sub(least));
    if amount > 0 {
        player.glory -= amount;
        acting.tell(Event::GloryLost { seat, amount });
    }
}

pub(crate) fn gain_denarii(acting: &mut Acting<impl Stage>, seat: Seat, amount: u16) {
    if amount > 0 {
        acting.game.players[seat].denarii += amount;
        acting.tell(Event::DenariiGained { seat, amount });
    }
}

/// As many as there are.
pub(crate) fn lose_denarii(acting: &mut Acting<impl Stage>, seat: Seat, amount: u16) {
    let amount = amount.min(acting.game.players[seat].denarii);
    if amount > 0 {
        acting.game.players[seat].denarii -= amount;
        acting.tell(Event::DenariiLost { seat, amount });
    }
}

/// Up to the number of figures in the box (ruling R9).
pub(crate) fn recruit_legions(acting: &mut Acting<impl Stage>, seat: Seat, count: u8) {
    let most = acting.game.edition.player.legions;
    for _ in 0..count {
        if acting.game.players[seat].legions < most {
            acting.game.players[seat].legions += 1;
            acting.tell(Event::LegionRecruited { seat });
        }
    }
}

pub(crate) fn recruit_votes(acting: &mut Acting<impl Stage>, seat: Seat, count: u8) {
    let most = acting.game.edition.player.votes;
    for _ in 0..count {
        if acting.game.players[seat].votes < most {
            acting.game.players[seat].votes += 1;
            acting.tell(Event::VoteRecruited { seat });
        }
    }
}

/// One card from the deck, which is renewed from the discard when it is empty (ruling R7).
/// False when there is none at all.
pub(crate) fn draw_card(acting: &mut Acting<impl Stage>, seat: Seat) -> bool {
    if acting.game.trade_deck.is_empty() && !acting.game.trade_discard.is_empty() {
        acting.game.trade_deck = acting.game.trade_discard.iter().copied().collect();
        acting.game.trade_discard.clear();
        acting.tell(Event::DeckShuffled);
    }
    let Some(card) = acting.game.trade_deck.draw(acting.rng) else { return false };
    take_in_hand(acting, seat, card);
    acting.tell(Event::CardDrawn { seat, card: Some(card) });
    true
}

/// Draws while there is room; gives back how many cards still are to come.
pub(crate) fn draw_while_room(acting: &mut Acting<impl Stage>, seat: Seat, mut cards: u8) -> u8 {
    while cards > 0 && acting.game.has_room(seat) {
        cards = if draw_card(acting, seat) { cards - 1 } else { 0 };
    }
    cards
}

pub(crate) fn take_in_hand(acting: &mut Acting<impl Stage>, seat: Seat, card: TradeCard) {
    acting.game.players[seat].hand.add(card);
    acting.game.players[seat].hand_size += 1;
}

/// Takes a card out of a hand; the caller puts it somewhere.
pub(crate) fn take_from_hand(acting: &mut Acting<impl Stage>, seat: Seat, card: TradeCard) {
    if acting.game.players[seat].hand.remove(card) {
        acting.game.players[seat].hand_size -= 1;
    }
}

/// One random card out of a hand; the caller puts it somewhere.
pub(crate) fn take_random(acting: &mut Acting<impl Stage>, seat: Seat) -> Option<TradeCard> {
    let card = acting.game.players[seat].hand.draw(acting.rng)?;
    acting.game.players[seat].hand_size -= 1;
    Some(card)
}

/// A random card out of a hand goes to the discard.
pub(crate) fn lose_card(acting: &mut Acting<impl Stage>, seat: Seat) {
    if let Some(card) = take_random(acting, seat) {
        discard(acting, card);
        acting.tell(Event::CardLost { seat, card });
    }
}

pub(crate) fn discard(acting: &mut Acting<impl Stage>, card: TradeCard) {
    acting.game.trade_discard.push(card);
}

/// Deals missions to choose from; one alone is kept at once (ruling R8).
pub(crate) fn deal_missions(acting: &mut Acting<impl Stage>, seat: Seat, count: u8) {
    let mut dealt = 0;
    for _ in 0..count {
        if let Some(mission) = draw_mission(acting) {
            acting.game.players[seat].dealt.put(mission);
            dealt += 1;
        }
    }
    acting.tell(Event::MissionsDealt { seat, count: dealt });
    if dealt == 1 {
        keep_dealt(acting, seat);
    }
}

fn draw_mission(acting: &mut Acting<impl Stage>) -> Option<Mission> {
    if acting.game.mission_deck.is_empty() {
        for player in &mut acting.game.players.0 {
            acting.game.mission_deck |= player.returned.cards;
            player.returned = Secret::default();
        }
    }
    bag::draw(&mut acting.game.mission_deck, acting.rng)
}

/// Keeps every mission that is left of those dealt.
pub(crate) fn keep_dealt(acting: &mut Acting<impl Stage>, seat: Seat) {
    let player = &mut acting.game.players[seat];
    player.missions.cards |= player.dealt.cards;
    player.missions.count += player.dealt.count;
    player.dealt = Secret::default();
}

/// Takes the leftmost marker off the track.
pub(crate) fn discord_to_supply(acting: &mut Acting<impl Stage>, seat: Seat) {
    if acting.game.players[seat].discord > 0 {
        acting.game.players[seat].discord -= 1;
        acting.game.discord_supply += 1;
        acting.tell(Event::DiscordToSupply { seat });
    }
}

/// Puts a marker on the rightmost free space, if there is one.
pub(crate) fn discord_from_supply(acting: &mut Acting<impl Stage>, seat: Seat) {
    if acting.game.discord_supply > 0 && acting.game.has_discord_space(seat) {
        acting.game.discord_supply -= 1;
        acting.game.players[seat].discord += 1;
        acting.tell(Event::DiscordFromSupply { seat });
    }
}

/// Leftmost marker of one, rightmost free space of the other (rule 3.5).
pub(crate) fn move_discord(acting: &mut Acting<impl Stage>, from: Seat, to: Seat) {
    acting.game.players[from].discord -= 1;
    acting.game.players[to].discord += 1;
    acting.tell(Event::DiscordMoved { from, to });
}

/// A vote on top; the sixth pushes out the lowest (rule 5.8). Three on top are a majority (rule 5.9).
pub(crate) fn place_vote(acting: &mut Acting<impl Stage>, seat: Seat) {
    if acting.game.votes_on_board(seat) == 0 {
        return;
    }
    let pushed = (acting.game.senate.len() == 5).then(|| acting.game.senate.remove(0));
    acting.game.senate.push(seat);
    acting.tell(Event::VotePlaced { seat });
    if let Some(seat) = pushed {
        acting.tell(Event::VoteReturned { seat });
    }
    if acting.game.has_majority(seat) {
        acting.tell(Event::MajorityWon { seat });
        let edition = acting.game.edition;
        let prices = &edition.prices;
        let medal = acting.game.has_medal(seat, Building::Political);
        let glory = if medal { prices.majority_with_medal } else { prices.majority };
        gain_glory(acting, seat, glory);
    }
}

/// Removing never makes a majority (rule 5.10).
pub(crate) fn remove_vote(acting: &mut Acting<impl Stage>, index: usize) {
    let seat = acting.game.senate.remove(index);
    acting.tell(Event::VoteReturned { seat });
}

/// The next piece of the Pantheon; the shared one finishes a level (rules 5.19, 5.20).
pub(crate) fn place_piece(acting: &mut Acting<impl Stage>, seat: Seat) {
    let board = acting.game.edition;
    let (bases, roofs) = (Metal::best(acting.game.bases), Metal::best(acting.game.roofs));
    let pantheon = &mut acting.game.players[seat].pantheon;
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
        let roof = acting.game.players[seat].pantheon.roof_top.is_some();
        let pool = if roof { &mut acting.game.roofs } else { &mut acting.game.bases };
        pool[metal] -= 1;
    }
    acting.tell(Event::PiecePlaced { seat, shared });
}

/// Takes an own piece off the unfinished level (rule 3.11).
pub(crate) fn remove_piece(acting: &mut Acting<impl Stage>, seat: Seat) {
    let pantheon = &mut acting.game.players[seat].pantheon;
    match *pantheon {
        Pantheon { base_top: None, base: 1.., .. } => pantheon.base -= 1,
        Pantheon { base_top: Some(_), roof_top: None, roof: 1.., .. } => pantheon.roof -= 1,
        _ => return,
    }
    acting.tell(Event::PieceRemoved { seat });
}

pub(crate) fn deploy(acting: &mut Acting<impl Stage>, seat: Seat, region: Region) {
    acting.game.players[seat].deployed[region] += 1;
    acting.tell(Event::LegionDeployed { seat, region });
}

pub(crate) fn send_home(acting: &mut Acting<impl Stage>, seat: Seat, region: Region) {
    acting.game.players[seat].deployed[region] -= 1;
    acting.tell(Event::LegionReturned { seat, region });
}

pub(crate) fn move_legions(acting: &mut Acting<impl Stage>, seat: Seat, from: Region, to: Region, count: u8) {
    acting.game.players[seat].deployed[from] -= count;
    acting.game.players[seat].deployed[to] += count;
    acting.tell(Event::LegionsMoved { seat, from, to, count });
}

/// The next level of a building, with its glory and the medal (rules 4.3 to 4.5).
pub(crate) fn raise(acting: &mut Acting<impl Stage>, seat: Seat, province: Province, building: Building) {
    acting.game.levels[province][building] += 1;
    let level = acting.game.levels[province][building];
    acting.tell(Event::TileBuilt { seat, province, building, level });
    if level == 3 && acting.game.medals[building].is_none() && !acting.game.variants.heroes {
        acting.game.medals[building] = Some(seat);
        acting.tell(Event::MedalWon { seat, building });
    }
    gain_glory(acting, seat, acting.game.edition.buildings[building].glory[level as usize - 1]);
}

pub(crate) fn reveal_event(acting: &mut Acting<impl Stage>) -> Option<EventCard> {
    let card = bag::draw(&mut acting.game.event_deck, acting.rng);
    acting.game.event = card;
    card
}
