//! One test for every rule, on small positions that are laid out by hand.
//!
//! The continent of two players, as the tests use it (terrain above its coordinates):
//!
//! ```text
//!                     V3      m
//!                     3,-3    4,-3
//!                 f       s       ~       ~       ~
//!                 2,-2    3,-2    4,-2    5,-2    6,-2
//!     ~       V5      ~       t       f       m       s
//!     0,-1    1,-1    2,-1    3,-1    4,-1    5,-1    6,-1
//! s       f       t       m       s       V5      t
//! -1,0    0,0     1,0     2,0     3,0     4,0     5,0
//!     ~       m       V5      t       ~
//!     -1,1    0,1     1,1     2,1     3,1
//!                         f       ~
//!                         1,2     2,2
//! ```

mod s1_setup;
mod s2_turn;
mod s3_buildings;
mod s4_effects;
mod s4_marches;
mod s5_temples;
mod s6_barbarians;
mod s7_offerings;
mod s8_end;
mod s9_variants;

use deus::components::{Card, Kind, Resource};
use deus::map::{Hex, Region};
use deus::state::Phase;
use deus::variants::DeusVariants;
use deus::{Action, Deus, Event, Illegal};
use game::{Game, Options, Refusal, Seat};
use testkit::{Chance, SeedableRng};

const ADA: Seat = Seat(0);
const BO: Seat = Seat(1);

fn chance() -> Chance {
    Chance::seed_from_u64(42)
}

/// Two players, Ada begins; nobody has built anything, and nobody has cards.
fn table() -> Deus {
    table_of(2, DeusVariants::default())
}

fn table_of(seats: u8, variants: DeusVariants) -> Deus {
    let options = Options::plain(seats).with_variants(variants);
    let mut game = Deus::start(&options, &mut chance()).unwrap();
    (game.first, game.current) = (ADA, ADA);
    for seat in Seat::all(seats) {
        let hand = std::mem::take(&mut game.players[seat].hand);
        game.deck.add_all(hand);
    }
    game
}

/// Takes cards out of the draw pile into a hand.
fn give(game: &mut Deus, seat: Seat, cards: &[Card]) {
    for &card in cards {
        assert!(game.deck.remove(card), "no {card} is left");
        game.players[seat].hand.insert(card);
    }
}

/// A table at which Ada has these cards and Bo one to go on with.
fn ada_has(cards: &[Card]) -> Deus {
    let mut game = table();
    give(&mut game, ADA, cards);
    give(&mut game, BO, &[Card::WarElephants]);
    game
}

fn at(game: &Deus, place: &str) -> Region {
    game.region_at(place.parse::<Hex>().unwrap()).unwrap()
}

/// As if a seat had built a card from the draw pile with its piece in this place.
fn built(game: &mut Deus, seat: Seat, card: Card, place: &str) {
    let region = at(game, place);
    let kind = game.print(card).color.kind().unwrap();
    assert!(game.deck.remove(card), "no {card} is left");
    let player = &mut game.players[seat];
    player.columns[kind].push(Some(card));
    player.pieces[kind].insert(region);
    player.origin = player.origin.or(Some(region));
    player.ready[kind] = player.ready[kind].min(5 - player.pieces[kind].len() as u8);
}

/// As if a seat had built a temple card with its piece in this place.
fn built_temple(game: &mut Deus, seat: Seat, card: Card, place: &str) {
    let region = at(game, place);
    assert!(game.deck.remove(card), "no {card} is left");
    game.players[seat].temple_cards.insert(card);
    game.players[seat].temples.insert(region);
    game.temples_left -= 1;
}

/// Sets how much of a resource a seat has, at the cost of the supply.
fn own(game: &mut Deus, seat: Seat, resource: Resource, count: u8) {
    let whole = game.stock[resource] + game.players[seat].resources[resource];
    game.players[seat].resources[resource] = count;
    game.stock[resource] = whole - count;
}

fn own_each(game: &mut Deus, seat: Seat, count: u8) {
    for &resource in Resource::ALL {
        own(game, seat, resource, count);
    }
}

/// Acts for whoever is to act; every action must be accepted. Returns what happened.
#[track_caller]
fn play(game: &mut Deus, actions: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions {
        game.check_invariants().unwrap();
        let seat = game.to_act().first().expect("the game is not over");
        let parsed: Action = action.parse().unwrap();
        if let Err(illegal) = game.apply(seat, parsed, &mut chance(), &mut events) {
            panic!("`{action}` is refused: {illegal:?}");
        }
    }
    game.check_invariants().unwrap();
    events
}

/// The action must be refused with this reason, and the reason must cite this rule.
#[track_caller]
fn refused(game: &Deus, action: &str, illegal: Illegal, rule: &str) {
    let seat = game.to_act().first().expect("the game is not over");
    let mut copy = *game;
    assert_eq!(copy.apply(seat, action.parse().unwrap(), &mut chance(), &mut ()), Err(illegal));
    assert_eq!(illegal.rule(), rule);
    assert_eq!(copy, *game);
}

fn legal(game: &Deus) -> Vec<String> {
    let mut out = Vec::new();
    game.legal(game.to_act().first().expect("the game is not over"), &mut out);
    out.iter().map(ToString::to_string).collect()
}

/// The legal actions that begin with this word.
fn legal_with(game: &Deus, word: &str) -> Vec<String> {
    legal(game).into_iter().filter(|action| action.split(' ').next() == Some(word)).collect()
}

fn may(game: &Deus, action: &str) -> bool {
    legal(game).iter().any(|legal| legal == action)
}

fn resources(game: &Deus, seat: Seat) -> [u8; 4] {
    Resource::ALL
        .iter()
        .map(|&resource| game.player(seat).resources[resource])
        .collect::<Vec<_>>()
        .try_into()
        .unwrap()
}

/// Plays a card whose payment leaves a choice with resources, and puts its piece there.
fn build(game: &mut Deus, card: &str, place: &str) -> Vec<Event> {
    let mut events = play(game, &[&format!("build {card}")]);
    if matches!(game.phase, Phase::Pay { .. }) {
        events.extend(play(game, &["pay"]));
    }
    events.extend(play(game, &[&format!("place {place}")]));
    events
}

/// Offerings of everybody until the round is over.
fn finish_round(game: &mut Deus) {
    let round = game.round;
    while game.round == round && game.phase != Phase::Over {
        let mut out = Vec::new();
        let seat = game.to_act().first().unwrap();
        game.legal(seat, &mut out);
        let plain = |action: &&Action| matches!(action, Action::Offer(_) | Action::Done | Action::Pass);
        let action = out.iter().find(plain).or(out.first()).copied().unwrap();
        game.apply(seat, action, &mut chance(), &mut ()).unwrap();
    }
}
