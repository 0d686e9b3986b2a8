//! One test for every rule, on small positions that are laid out by hand.

mod s1_setup;
mod s2_turn;
mod s3_site;
mod s4_recruit;
mod s5_invest;
mod s6_send;
mod s7_coins;
mod s8_finish;
mod s9_end;

use builders::components::{Building, Hand};
use builders::state::{Phase, Step};
use builders::{Action, Builders, Event, Illegal};
use game::{Game, Options, Refusal, Seat};
use testkit::{Chance, SeedableRng};

const ADA: Seat = Seat(0);
const BO: Seat = Seat(1);

/// Two players, Ada begins, and nobody has anything but 10 sesterces and an apprentice.
fn table() -> Builders {
    table_of(2)
}

fn table_of(seats: u8) -> Builders {
    let mut game = Builders::start(&Options::plain(seats), &mut chance()).unwrap();
    game.start_player = ADA;
    turn_of(&mut game, ADA);
    game
}

fn chance() -> Chance {
    Chance::seed_from_u64(42)
}

fn turn_of(game: &mut Builders, seat: Seat) {
    game.phase = Phase::Turn { seat, actions: 3, invested: false, step: Step::Open };
}

/// Gives a seat any hand, wherever its card was.
fn hire(game: &mut Builders, seat: Seat, hand: Hand) {
    for player in &mut game.players.0 {
        player.idle.remove(hand);
    }
    for card in &mut game.worker_row {
        if *card == Some(hand) {
            let other = game.worker_deck.iter().find(|&other| other != hand);
            game.worker_deck.remove_all(other.into_iter().collect());
            *card = other;
        }
    }
    game.worker_deck.remove(hand);
    game.slaves_left.remove(hand);
    game.players[seat].idle.insert(hand);
}

/// Gives a seat any building as a site, wherever its card was.
fn open_site(game: &mut Builders, seat: Seat, building: Building) {
    put_aside(game, building);
    game.players[seat].sites.insert(building);
}

/// Gives a seat any building as finished, wherever its card was.
fn own(game: &mut Builders, seat: Seat, building: Building) {
    put_aside(game, building);
    game.players[seat].finished.insert(building);
    game.players[seat].idle.extend(building.machine());
}

fn put_aside(game: &mut Builders, building: Building) {
    if let Some(place) = game.building_row.iter().position(|&card| card == Some(building)) {
        let other = game.building_deck.iter().next();
        game.building_deck.remove_all(other.into_iter().collect());
        game.building_row[place] = other;
    }
    game.building_deck.remove(building);
}

/// Acts for whoever is to act; every action must be accepted. Returns what happened.
#[track_caller]
fn play(game: &mut Builders, actions: &[&str]) -> Vec<Event> {
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
fn refused(game: &Builders, action: &str, illegal: Illegal, rule: &str) {
    let seat = game.to_act().first().expect("the game is not over");
    let mut copy = *game;
    assert_eq!(copy.apply(seat, action.parse().unwrap(), &mut chance(), &mut ()), Err(illegal));
    assert_eq!(illegal.rule(), rule);
    assert_eq!(copy, *game);
}

fn actions_left(game: &Builders) -> u16 {
    match game.phase {
        Phase::Turn { actions, .. } => actions,
        _ => panic!("nobody has a turn"),
    }
}

fn legal(game: &Builders) -> Vec<String> {
    let mut out = Vec::new();
    game.legal(game.to_act().first().expect("the game is not over"), &mut out);
    out.iter().map(ToString::to_string).collect()
}
