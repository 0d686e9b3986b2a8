use builders::Illegal;
use builders::components::Building;
use enumset::EnumSet;

use super::*;

fn first_in_row(game: &Builders) -> Building {
    game.building_row[0].expect("the row is full")
}

/// Rule 3.1: one action, no money.
#[test]
fn s3_1_starting_costs_one_action() {
    let mut game = table();
    let building = first_in_row(&game);
    play(&mut game, &[&format!("start {building}")]);
    assert!(game.players[ADA].sites.contains(building));
    assert_eq!((actions_left(&game), game.players[ADA].coins), (2, 10));
}

/// Rule 3.1: only what lies face up can be started.
#[test]
fn s3_1_only_from_the_row() {
    let game = table();
    let hidden = game.building_deck.iter().next().unwrap();
    refused(&game, &format!("start {hidden}"), Illegal::BuildingNotInRow(hidden), "3.1");
}

/// Rule 3.2: the gap is filled at once, and from the deck.
#[test]
fn s3_2_the_row_is_refilled() {
    let mut game = table();
    let deck = game.building_deck;
    let building = first_in_row(&game);
    play(&mut game, &[&format!("start {building}")]);
    let new = first_in_row(&game);
    assert!(deck.contains(new));
    assert_eq!(game.building_deck, deck - EnumSet::only(new));
}

/// Rule 3.3: three sites in one turn are fine.
#[test]
fn s3_3_any_number_of_sites() {
    let mut game = table();
    for _ in 0..3 {
        let building = first_in_row(&game);
        play(&mut game, &[&format!("start {building}")]);
    }
    assert_eq!(game.players[ADA].sites.len(), 3);
}

/// Ruling R6: with an empty deck the gap stays.
#[test]
fn r6_an_empty_deck_leaves_a_gap() {
    let mut game = table();
    for building in game.building_deck {
        own(&mut game, BO, building);
    }
    let building = first_in_row(&game);
    play(&mut game, &[&format!("start {building}")]);
    assert_eq!(game.building_row[0], None);
}
