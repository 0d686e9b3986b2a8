//! One test for every rule and ruling, on small positions that are laid out by hand.
//! The players have the names of the rulebook's examples.

mod greedy;
mod s10_imperial;
mod s11_cassius;
mod s1_setup;
mod s2_glory;
mod s3_effects;
mod s3_intrigue;
mod s4_building;
mod s5_action;
mod s5_politics;
mod s5_trade;
mod s6_cards;
mod s7_income;
mod s8_end;
mod s9_variants;
mod words;

use age_of_rome::cards::Cards;
use age_of_rome::components::{Building, Character, EventCard, Mission, Province, Region, TradeCard};
use age_of_rome::places::CASSIUS;
use age_of_rome::state::{Labor, Phase, Plot, Scheme, Secret, Site, Taxation};
use age_of_rome::{Action, AgeOfRome, Event, Illegal, Solo, Ways};
use enumset::EnumSet;
use game::{Game, Options, Refusal, Seat};
use testkit::{Chance, SeedableRng};

const BIANKA: Seat = Seat(0);
const HENRIK: Seat = Seat(1);
const GABOR: Seat = Seat(2);
const ZITA: Seat = Seat(3);

fn chance() -> Chance {
    Chance::seed_from_u64(42)
}

fn ways() -> Ways {
    Ways::default()
}

/// Four players in the first round, clockwise from Bianka; nobody holds a card or a mission.
/// The characters in order: Antonius, Octavius, Junia, Livia.
fn table() -> AgeOfRome {
    table_of(4, ways())
}

fn table_of(seats: u8, ways: Ways) -> AgeOfRome {
    let mut game = AgeOfRome::start(&Options::plain(seats).with_variants(ways), &mut chance()).unwrap();
    let characters = [Character::Antonius, Character::Octavius, Character::Junia, Character::Livia];
    for (seat, character) in Seat::all(seats).zip(characters) {
        cast(&mut game, seat, character);
        for secret in [game.players[seat].dealt, game.players[seat].missions] {
            game.mission_deck |= secret.cards;
        }
        game.players[seat].dealt = Secret::default();
    }
    game.marker = game.front(BIANKA);
    happen(&mut game, EventCard::Census);
    build_phase(&mut game, BIANKA);
    game.check_invariants().unwrap();
    game
}

/// Gives a seat a character with everything it starts with.
fn cast(game: &mut AgeOfRome, seat: Seat, character: Character) {
    let edition = game.edition;
    let print = &edition.characters[character];
    let player = &mut game.players[seat];
    (player.character, player.anchor) = (character, print.anchor);
    (player.glory, player.denarii) = (print.glory, print.denarii);
    (player.legions, player.votes, player.discord) = (print.legions, print.votes, print.discord);
    settle_discord(game);
}

fn discord(game: &mut AgeOfRome, seat: Seat, markers: u8) {
    game.players[seat].discord = markers;
    settle_discord(game);
}

fn settle_discord(game: &mut AgeOfRome) {
    let used: u8 = game.players.0.iter().map(|player| player.discord).sum();
    game.discord_supply = game.edition.discord.markers - used;
}

/// The event of this round; as many others as rounds are played.
fn happen(game: &mut AgeOfRome, event: EventCard) {
    let all: EnumSet<EventCard> = EventCard::ALL
        .iter()
        .copied()
        .filter(|&card| game.variants.hard_times || !game.edition.events[card].negative)
        .collect();
    let gone: EnumSet<EventCard> = (all - event).iter().take(game.round as usize - 1).collect();
    game.event = Some(event);
    game.event_deck = all - gone - event;
}

fn in_round(game: &mut AgeOfRome, round: u8) {
    game.round = round;
    happen(game, game.event.unwrap());
}

/// Sets glory as if it had just been gained, milestones included.
fn glory(game: &mut AgeOfRome, seat: Seat, amount: u16) {
    game.players[seat].glory = amount;
    for milestone in 0..4 {
        if amount >= game.milestone(milestone) && !game.players[seat].milestones[milestone] {
            game.players[seat].milestones[milestone] = true;
            if milestone > 0 {
                game.milestones[milestone - 1] -= 1;
            }
        }
    }
}

/// Followers from milestones, without the glory.
fn followers(game: &mut AgeOfRome, seat: Seat, count: u8) {
    for milestone in 0..count as usize - 1 {
        game.players[seat].milestones[milestone] = true;
        if milestone > 0 {
            game.milestones[milestone - 1] -= 1;
        }
    }
}

fn denarii(game: &mut AgeOfRome, seat: Seat, amount: u16) {
    game.players[seat].denarii = amount;
}

fn raise(game: &mut AgeOfRome, seat: Seat, building: Building, level: u8) {
    let province = game.front(seat);
    game.levels[province][building] = level;
    if level == 3 && !game.variants.heroes && game.medals[building].is_none() {
        game.medals[building] = Some(seat);
    }
}

/// The medal, with a building of level III in the farthest province that has room for it.
fn medal(game: &mut AgeOfRome, seat: Seat, building: Building) {
    if game.levels.values().all(|levels| levels[building] < 3) {
        game.levels[Province::Hispania][building] = 3;
    }
    game.medals[building] = Some(seat);
}

fn hold(game: &mut AgeOfRome, seat: Seat, cards: &[TradeCard]) {
    for &card in cards {
        assert!(game.trade_deck.remove(card), "no {card} left");
        game.players[seat].hand.add(card);
        game.players[seat].hand_size += 1;
    }
}

/// Puts the whole deck on the discard but for these cards.
fn deck_is(game: &mut AgeOfRome, cards: &[TradeCard]) {
    let rest: Cards = cards.iter().copied().collect();
    for card in game.trade_deck.designs() {
        for _ in rest.count(card)..game.trade_deck.count(card) {
            game.trade_discard.push(card);
        }
    }
    game.trade_deck = rest;
}

fn own_set(game: &mut AgeOfRome, seat: Seat, cards: [TradeCard; 3]) {
    for card in cards {
        assert!(game.trade_deck.remove(card), "no {card} left");
    }
    game.players[seat].sets.push(cards);
}

fn keep(game: &mut AgeOfRome, seat: Seat, mission: Mission) {
    assert!(game.mission_deck.remove(mission), "{mission} is not in the deck");
    game.players[seat].missions.put(mission);
}

fn army(game: &mut AgeOfRome, seat: Seat, region: Region, legions: u8) {
    game.players[seat].deployed[region] = legions;
}

/// The senate column, lowest vote first.
fn senate(game: &mut AgeOfRome, votes: &[Seat]) {
    game.senate.clear();
    for &seat in votes {
        game.senate.push(seat);
    }
}

/// An intrigue of `owner` that waits in the province before `target`.
fn plot(game: &mut AgeOfRome, owner: Seat, target: Seat) {
    let province = game.front(target);
    let space = game.plots[province].iter_mut().find(|space| space.is_none()).unwrap();
    *space = Some(Plot { owner, activated: false });
}

fn build_phase(game: &mut AgeOfRome, seat: Seat) {
    game.phase = Phase::Building { seat, step: Site::Choose };
}

fn action_phase(game: &mut AgeOfRome, seat: Seat) {
    game.phase = Phase::Action { seat, step: Labor::Choose };
}

fn income_phase(game: &mut AgeOfRome, seat: Seat) {
    game.phase = Phase::Income { seat, step: Taxation::Choose };
}

fn intrigue_phase(game: &mut AgeOfRome, seat: Seat) {
    game.phase = Phase::Intrigue { seat, step: Scheme::Choose };
}

/// Alone against Cassius, in the first Building phase.
fn against_cassius() -> AgeOfRome {
    table_of(1, Ways { solo: Solo::CassiusNormal, ..ways() })
}

fn actor(game: &AgeOfRome) -> Seat {
    game.to_act().first().expect("the game is not over")
}

/// Acts for whoever is to act; every action must be accepted. Returns what happened.
#[track_caller]
fn play(game: &mut AgeOfRome, actions: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions {
        game.check_invariants().unwrap();
        let parsed: Action = action.parse().unwrap();
        if let Err(illegal) = game.apply(actor(game), parsed, &mut chance(), &mut events) {
            panic!("`{action}` is refused: {illegal:?}");
        }
    }
    game.check_invariants().unwrap();
    events
}

/// The action must be refused with this reason, and the reason must cite this rule.
#[track_caller]
fn refused(game: &AgeOfRome, action: &str, illegal: Illegal, rule: &str) {
    game.check_invariants().unwrap();
    let mut copy = *game;
    assert_eq!(copy.apply(actor(game), action.parse().unwrap(), &mut chance(), &mut ()), Err(illegal));
    assert_eq!(illegal.rule(), rule);
    assert_eq!(copy, *game);
}

fn legal(game: &AgeOfRome) -> Vec<String> {
    let mut out = Vec::new();
    game.legal(actor(game), &mut out);
    out.iter().map(ToString::to_string).collect()
}

fn can(game: &AgeOfRome, action: &str) -> bool {
    legal(game).iter().any(|legal| legal == action)
}

/// Bianka ends the round: everybody taxes once.
fn end_round(game: &mut AgeOfRome) -> Vec<Event> {
    let first = game.order().find(|&seat| seat != CASSIUS).unwrap();
    income_phase(game, first);
    let mut events = Vec::new();
    while matches!(game.phase, Phase::Income { .. }) {
        events.extend(play(game, &["tax"]));
    }
    events
}

/// Ends the round, and this event is the next.
fn next_event(game: &mut AgeOfRome, event: EventCard) -> Vec<Event> {
    game.event_deck = EnumSet::only(event);
    let first = game.order().find(|&seat| seat != CASSIUS).unwrap();
    income_phase(game, first);
    let mut events = Vec::new();
    while matches!(game.phase, Phase::Income { .. }) {
        game.apply(actor(game), Action::Tax, &mut chance(), &mut events).unwrap();
    }
    assert_eq!(game.event, Some(event));
    happen(game, event);
    game.check_invariants().unwrap();
    events
}
