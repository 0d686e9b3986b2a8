use enumset::EnumSet;
use game::{Event as _, Viewer};
use seven_wonders_dice::components::{Bonus, Building};

use super::*;

/// Giza with two steps of the wonder, able to build the third.
fn last_step() -> SevenWondersDice {
    let mut game = table(2);
    marked(&mut game, ADA, &WAREHOUSE);
    marked(&mut game, ADA, &["wonder 1 1", "wonder 1 2"]);
    game
}

/// Rule 4.1: seven coins at once.
#[test]
fn s4_1_a_complete_building_brings_a_bonus() {
    let mut game = last_step();
    refused(&game, ADA, "bonus coins", Illegal::NoBonusDue, "4.1");
    play(&mut game, ADA, &["wonder"]);
    assert_eq!(legal(&game, ADA), ["bonus action", "bonus cross", "bonus coins"]);
    refused(&game, ADA, "finish", Illegal::TickFirst, "4.1");
    play(&mut game, ADA, &["bonus coins"]);
    assert_eq!(game.players[ADA].sheet.coins, 14);
    assert!(game.players[ADA].turn.done);
}

/// Rule 4.1: when the round is over, all hear of the building, and the others of the bonus.
#[test]
fn s4_1_the_building_and_the_bonus_are_announced() {
    let mut game = last_step();
    let secret = play(&mut game, ADA, &["wonder", "bonus coins"]);
    let events = others_pass(&mut game);
    let completed = Event::BuildingCompleted { seat: ADA, building: Building::Wonder };
    let shown = Event::BonusShown { seat: ADA, bonus: Bonus::Coins };
    assert!(!secret.contains(&completed) && !secret.contains(&shown), "not before the round is over");
    for event in [completed, shown] {
        assert_eq!(events.iter().filter(|&&told| told == event).count(), 1);
        assert_eq!(event.seen_by(Viewer::Seat(BO)), Some(event));
    }
    assert_eq!(completed.seen_by(Viewer::Seat(ADA)), Some(completed));
    assert_eq!(shown.seen_by(Viewer::Seat(ADA)), None, "told when it was ticked");
    let later = others_pass(&mut game);
    assert!(!later.contains(&completed) && !later.contains(&shown), "announced once");
}

/// Rule 4.1: another action, of any kind.
#[test]
fn s4_1_the_bonus_of_another_action() {
    let mut game = last_step();
    play(&mut game, ADA, &["wonder", "bonus action"]);
    assert!(legal(&game, ADA).contains(&"pass".to_owned()));
    play(&mut game, ADA, &["pass"]);
    assert_eq!(game.players[ADA].sheet.coins, 10);
}

/// Rule 4.1: one field of four colors, paid for.
#[test]
fn s4_1_the_bonus_of_one_field() {
    let mut game = last_step();
    play(&mut game, ADA, &["wonder", "bonus cross"]);
    refused(&game, ADA, "mark gallery 1 1", Illegal::OutOfReach(place(&game, ADA, "gallery 1 1")), "3.2");
    play(&mut game, ADA, &["mark agora 3 1"]);
    assert!(is_marked(&game, ADA, "agora 3 1"));
    assert!(game.players[ADA].turn.done);
}

/// Rule 4.1: no bonus twice.
#[test]
fn s4_1_every_bonus_once() {
    let mut game = last_step();
    game.players[ADA].sheet.bonuses = EnumSet::only(Bonus::Coins);
    game.players[ADA].before.bonuses = EnumSet::only(Bonus::Coins);
    play(&mut game, ADA, &["wonder"]);
    refused(&game, ADA, "bonus coins", Illegal::BonusTicked(Bonus::Coins), "4.1");
}

/// Rule 4.2: the fourth building brings nothing.
#[test]
fn s4_2_no_fourth_bonus() {
    let mut game = last_step();
    game.players[ADA].sheet.bonuses = EnumSet::all();
    game.players[ADA].before.bonuses = EnumSet::all();
    play(&mut game, ADA, &["wonder"]);
    assert!(game.players[ADA].turn.done);
}

/// Ruling R1: the warehouse brings no bonus, unless chosen.
#[test]
fn r1_the_warehouse_is_not_in_the_city() {
    for (chosen, bonuses) in [(false, 0), (true, 1)] {
        let mut game = table_with(2, DiceVariants { warehouse_bonus: chosen, ..DiceVariants::default() });
        marked(&mut game, ADA, &WAREHOUSE[..5]);
        roll(&mut game, Die::GreyTwo, "papyrus", 0);
        play(&mut game, ADA, &["take grey-two"]);
        assert_eq!(game.players[ADA].turn.bonuses, bonuses);
    }
}

const WEST: [&str; 6] = [
    "barracks-west 1 1",
    "barracks-west 1 2",
    "barracks-west 1 3",
    "barracks-west 1 4",
    "barracks-west 2 1",
    "barracks-west 2 2",
];

/// Ruling R2: each barracks brings a bonus, unless they are taken together.
#[test]
fn r2_two_barracks_are_two_buildings() {
    for (apart, bonuses) in [(true, 1), (false, 0)] {
        let mut game = table_with(2, DiceVariants { barracks_apart: apart, ..DiceVariants::default() });
        marked(&mut game, ADA, &WEST[..5]);
        roll(&mut game, Die::Red, "shield", 0);
        play(&mut game, ADA, &["take red", "mark barracks-west 2 2"]);
        assert_eq!(game.players[ADA].turn.bonuses, bonuses);
    }
    let mut game = table_with(2, DiceVariants { barracks_apart: false, ..DiceVariants::default() });
    marked(&mut game, ADA, &WEST);
    let east: Vec<String> = WEST.iter().map(|field| field.replace("west", "east")).collect();
    marked(&mut game, ADA, &east.iter().map(String::as_str).collect::<Vec<_>>()[..5]);
    roll(&mut game, Die::Red, "shield", 0);
    play(&mut game, ADA, &["take red"]);
    assert_eq!(game.players[ADA].turn.bonuses, 1);
}

/// Ruling R3: the wonder brings a bonus, unless chosen otherwise.
#[test]
fn r3_the_wonder_is_a_building_of_the_city() {
    let mut game = table_with(2, DiceVariants { wonder_bonus: false, ..DiceVariants::default() });
    marked(&mut game, ADA, &WAREHOUSE);
    marked(&mut game, ADA, &["wonder 1 1", "wonder 1 2"]);
    play(&mut game, ADA, &["wonder"]);
    assert!(game.players[ADA].turn.done);
    let mut plain = last_step();
    play(&mut plain, ADA, &["wonder"]);
    assert_eq!(plain.players[ADA].turn.bonuses, 1);
}

/// Ruling R8: what an effect allows may be left; a bonus may not.
#[test]
fn r8_effects_may_be_left_unused() {
    let mut game = last_step();
    play(&mut game, ADA, &["wonder", "bonus cross", "finish"]);
    assert!(game.players[ADA].turn.done);
    let mut game = last_step();
    play(&mut game, ADA, &["wonder", "bonus action", "finish"]);
    assert!(game.players[ADA].turn.done);
}
