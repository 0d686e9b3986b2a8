//! Setup (rules 1.1–1.9).

use enum_map::EnumMap;
use enumset::EnumSet;
use game::{BadOptions, Options, PerSeat, Rng, RngExt, Seat, bag};
use tinyvec::ArrayVec;

use crate::Acting;
use crate::cards::Cards;
use crate::components::{Character, EventCard, Mission, Province, TradeCard};
use crate::edition::Edition;
use crate::phases::pieces;
use crate::places::CASSIUS;
use crate::state::{AgeOfRome, Phase, Player};
use crate::variants::Solo;

pub(crate) fn start(options: &Options<AgeOfRome>, rng: &mut impl Rng) -> Result<AgeOfRome, BadOptions> {
    options.check_seats()?;
    if options.variants.spies && options.seats == 1 {
        return Err(BadOptions::Clash { variant: "spies", seats: options.seats });
    }
    let mut game = empty_table(options);
    game.marker = Province::Gallia;
    seat_players(&mut game, rng);
    let first = Seat(rng.random_range(0..options.seats));
    game.marker = game.front(first);
    let missions = options.edition.player.missions_dealt;
    let events = &mut ();
    let mut dealing = Acting::new(&mut game, first, rng, events);
    Seat::all(options.seats).for_each(|seat| pieces::deal_missions(&mut dealing, seat, missions));
    Ok(game)
}

fn empty_table(options: &Options<AgeOfRome>) -> AgeOfRome {
    let edition = options.edition;
    let supply = edition.supply(options.seats);
    AgeOfRome {
        edition,
        seats: options.seats,
        variants: options.variants,
        round: 1,
        phase: Phase::Missions,
        event: None,
        event_deck: events_in_play(options),
        turned: 0,
        marker: Province::Gallia,
        levels: EnumMap::default(),
        plots: EnumMap::default(),
        medals: EnumMap::default(),
        milestones: edition.track.moving_milestones,
        senate: ArrayVec::new(),
        bases: supply.bases,
        roofs: supply.roofs,
        trade_deck: trade_cards_in_play(options),
        trade_discard: ArrayVec::new(),
        mission_deck: missions_in_play(options),
        discord_supply: edition.discord.markers,
        players: PerSeat::default(),
        cassius_deck: EnumSet::all(),
        battle_deck: EnumSet::all(),
        cassius_cards: ArrayVec::new(),
    }
}

/// The negative events only in hard times (rules 1.7, 9.8).
pub(crate) fn events_in_play(options: &Options<AgeOfRome>) -> EnumSet<EventCard> {
    let wanted = |card: &EventCard| options.variants.hard_times || !options.edition.events[*card].negative;
    EventCard::ALL.iter().copied().filter(wanted).collect()
}

/// Without the starred ones for one and two players (rule 1.7).
pub(crate) fn copies_in_play(edition: &Edition, seats: u8, card: TradeCard) -> u8 {
    let print = &edition.trade_cards[card];
    print.copies - if seats <= 2 { print.starred } else { 0 }
}

pub(crate) fn trade_cards_in_play(options: &Options<AgeOfRome>) -> Cards {
    let copies = |card| copies_in_play(&options.edition, options.seats, card) as usize;
    let cards = TradeCard::ALL.iter().copied();
    cards.flat_map(|card| std::iter::repeat_n(card, copies(card))).collect()
}

/// Without starred missions for one and two players, and without those a variant removes (rules 9.5, 9.7).
pub(crate) fn missions_in_play(options: &Options<AgeOfRome>) -> EnumSet<Mission> {
    let few = options.seats <= 2;
    let starred = |mission: &Mission| few && options.edition.missions[*mission].starred;
    let mut missions: EnumSet<Mission> =
        Mission::ALL.iter().copied().filter(|mission| !starred(mission)).collect();
    if options.variants.truce {
        missions -= Mission::DrivenByRage | Mission::DiscordNeverPasses;
    }
    if options.variants.heroes {
        missions -= Mission::Offering | Mission::MadTrading | Mission::FirstVoter;
        missions -= Mission::HardWork | Mission::MostDecorations | Mission::LastBrick;
    }
    missions
}

fn seat_players(game: &mut AgeOfRome, rng: &mut impl Rng) {
    let mut characters: EnumSet<Character> = EnumSet::all();
    for seat in Seat::all(game.seats) {
        if let Some(character) = bag::draw(&mut characters, rng) {
            seat_player(game, seat, character);
        }
    }
    if game.has_cassius() {
        seat_cassius(game);
    }
}

/// The pieces of a character (rules 1.4, 1.5).
fn seat_player(game: &mut AgeOfRome, seat: Seat, character: Character) {
    let print = &game.edition.characters[character];
    game.players[seat] = Player {
        character,
        glory: print.glory,
        denarii: print.denarii,
        legions: print.legions,
        votes: print.votes,
        discord: print.discord,
        anchor: print.anchor,
        ..Player::default()
    };
    game.discord_supply -= print.discord;
}

/// A full colour and discord, but no hand, missions or denarii (rule 11.1).
fn seat_cassius(game: &mut AgeOfRome) {
    let edition = game.edition;
    let glory = match game.variants.solo {
        Solo::CassiusHard => edition.cassius.hard,
        Solo::CassiusNormal => edition.cassius.normal,
        Solo::CassiusEasy | Solo::Imperial => edition.cassius.easy,
    };
    game.players[CASSIUS] = Player {
        glory,
        legions: edition.player.legions,
        votes: edition.player.votes,
        discord: edition.cassius.discord,
        ..Player::default()
    };
    game.discord_supply -= edition.cassius.discord;
}
