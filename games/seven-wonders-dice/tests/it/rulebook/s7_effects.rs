use enumset::EnumSet;
use seven_wonders_dice::components::Color;

use super::*;

/// Rule 7.1: seven coins for the first coin field of the market.
#[test]
fn s7_1_coins_at_once() {
    let mut game = table(2);
    roll(&mut game, Die::Yellow, "coin", 0);
    play(&mut game, ADA, &["take yellow"]);
    assert_eq!(game.players[ADA].sheet.coins, 7 - 1 + 7);
}

/// Rule 7.2: points wait for the end and bring no coins.
#[test]
fn s7_2_points_count_at_the_end() {
    let mut game = table(2);
    marked(&mut game, ADA, &WAREHOUSE);
    play(&mut game, ADA, &["wonder"]);
    assert_eq!((score(&game, ADA), game.players[ADA].sheet.coins), (5, 7));
}

/// Rule 7.3: per blue field, coins now and points at the end, also for fields marked later.
#[test]
fn s7_3_per_field() {
    let mut game = table(2);
    marked(&mut game, ADA, &WAREHOUSE);
    marked(&mut game, ADA, &["agora 1 1", "agora 2 1"]);
    roll(&mut game, Die::Yellow, "chest", 0);
    play(&mut game, ADA, &["take yellow", "mark market 3 1"]);
    assert_eq!(game.players[ADA].sheet.coins, 7 + 2);
    assert_eq!(score(&game, ADA), 2 + 2 + 2);
    marked(&mut game, ADA, &["agora 3 1"]);
    assert_eq!(score(&game, ADA), 2 + 2 + 3 + 3);
}

/// Ruling R7: the third step of Halicarnassus counts itself.
#[test]
fn r7_a_field_counts_for_itself() {
    let mut game = table(7);
    let last = Seat(6);
    marked(&mut game, last, &WAREHOUSE);
    marked(&mut game, last, &["wonder 1 1", "wonder 1 2"]);
    play(&mut game, last, &["wonder"]);
    assert_eq!(game.players[last].sheet.coins, 7 + 3 * 2);
}

/// Rhodes with the white die at hand.
fn gallery() -> SevenWondersDice {
    let mut game = table(2);
    marked(&mut game, BO, &WAREHOUSE);
    marked(&mut game, BO, &["university 3 1", "university 3 2", "university 3 3"]);
    game
}

/// Rule 7.4: two laurelled busts count two fields each.
#[test]
fn s7_4_the_laurelled_bust_counts_the_gallery() {
    let mut game = gallery();
    let before = score(&game, BO);
    marked(&mut game, BO, &["gallery 5 1"]);
    assert_eq!(score(&game, BO), before + 1);
    marked(&mut game, BO, &["gallery 5 2"]);
    assert_eq!(score(&game, BO), before + 2 + 2);
}

/// Rule 7.5: one coin less, but never less than nothing.
#[test]
fn s7_5_cheaper_dice() {
    for (quarter, price) in [(0, 0), (1, 0), (3, 2)] {
        let mut game = table(2);
        marked(&mut game, ADA, &["university 1 1", "warehouse 1 1"]);
        roll(&mut game, Die::Blue, "mask", quarter);
        play(&mut game, ADA, &["take blue"]);
        assert_eq!(game.players[ADA].sheet.coins, 7 - price);
    }
}

/// Rule 7.6: the free color of Giza's compass lane is yellow.
#[test]
fn s7_6_a_free_color() {
    let mut game = table(2);
    marked(&mut game, ADA, &WAREHOUSE);
    marked(&mut game, ADA, &["university 1 1", "university 1 2"]);
    roll(&mut game, Die::Yellow, "chest", 3);
    play(&mut game, ADA, &["take yellow"]);
    assert_eq!(game.players[ADA].sheet.coins, 7);
}

/// Rule 7.7: two coins for a yellow die of Giza, whose first gear field says so.
#[test]
fn s7_7_coins_for_choosing_a_color() {
    let mut game = table(2);
    marked(&mut game, ADA, &WAREHOUSE);
    marked(&mut game, ADA, &["university 3 1"]);
    roll(&mut game, Die::Yellow, "chest", 1);
    play(&mut game, ADA, &["take yellow"]);
    assert_eq!(game.players[ADA].sheet.coins, 7 + 2 - 1);
}

/// Ruling R6: these coins come first, so they can pay for the die; and they come for a free die too.
#[test]
fn r6_the_coins_come_before_the_price() {
    let mut game = table(2);
    marked(&mut game, ADA, &WAREHOUSE);
    marked(&mut game, ADA, &["university 3 1"]);
    purse(&mut game, ADA, 0);
    roll(&mut game, Die::Yellow, "chest", 2);
    play(&mut game, ADA, &["take yellow"]);
    assert_eq!(game.players[ADA].sheet.coins, 0);
    let mut game = table(2);
    marked(&mut game, ADA, &WAREHOUSE);
    marked(&mut game, ADA, &["university 1 1", "university 1 2", "university 3 1"]);
    roll(&mut game, Die::Yellow, "chest", 3);
    play(&mut game, ADA, &["take yellow"]);
    assert_eq!(game.players[ADA].sheet.coins, 9);
}

/// Rule 7.8: the end of a lane of the university obtains a die.
#[test]
fn s7_8_a_special_die_is_obtained() {
    let mut game = table(2);
    marked(&mut game, ADA, &WAREHOUSE);
    marked(&mut game, ADA, &["university 2 1", "university 2 2"]);
    roll(&mut game, Die::Green, "tablet", 0);
    play(&mut game, ADA, &["take green"]);
    assert_eq!(game.players[ADA].sheet.unlocked, EnumSet::only(Color::White));
}

/// Rule 7.9: Rhodes' second step allows two fields of its barracks, paid and in order.
#[test]
fn s7_9_fields_without_a_die() {
    let mut game = table(2);
    marked(&mut game, BO, &["wonder 1 1", "warehouse 1 1", "warehouse 2 1", "warehouse 3 1"]);
    play(&mut game, BO, &["wonder"]);
    refused(
        &game,
        BO,
        "mark barracks-west 1 2",
        Illegal::NotOpen(place(&game, BO, "barracks-west 1 2")),
        "3.3",
    );
    refused(&game, BO, "take blue", Illegal::NoActionLeft, "2.2");
    play(&mut game, BO, &["mark barracks-west 1 1", "mark barracks-west 1 2"]);
    assert!(game.players[BO].turn.done);
    assert_eq!(score(&game, BO), 2 + 4 + 3 + 4);
}

/// Rule 7.10: Halicarnassus chooses among four colors.
#[test]
fn s7_10_a_choice_of_buildings() {
    let mut game = table(7);
    let last = Seat(6);
    play(&mut game, last, &["wonder"]);
    let fields = legal(&game, last);
    for building in ["agora", "university", "barracks-east", "market"] {
        assert!(fields.iter().any(|field| field.contains(building)), "{building} in {fields:?}");
    }
    play(&mut game, last, &["mark market 1 1"]);
    assert!(game.players[last].turn.done);
}

/// Ruling R9: the narrower effect is used up first.
#[test]
fn r9_the_narrowest_effect_is_used_first() {
    let mut game = table(2);
    marked(&mut game, BO, &WAREHOUSE);
    marked(&mut game, BO, &["wonder 1 1", "wonder 1 2"]);
    play(&mut game, BO, &["wonder", "bonus cross", "mark agora 1 1"]);
    assert!(game.players[BO].turn.done);
    let mut game = table(5);
    let olympia = Seat(4);
    marked(&mut game, olympia, &WAREHOUSE);
    game.players[olympia].turn.actions = 2;
    roll(&mut game, Die::Blue, "mask", 3);
    play(&mut game, olympia, &["wonder", "take blue"]);
    assert_eq!(game.players[olympia].sheet.coins, 7, "the free build came first");
    assert_eq!(game.players[olympia].turn.actions, 1);
}

/// Rule 7.11: Olympia's first step builds with a free die.
#[test]
fn s7_11_a_free_build() {
    let mut game = table(5);
    let olympia = Seat(4);
    marked(&mut game, olympia, &WAREHOUSE);
    roll(&mut game, Die::Blue, "mask", 3);
    play(&mut game, olympia, &["wonder"]);
    refused(&game, olympia, "pass", Illegal::NoActionLeft, "2.2");
    play(&mut game, olympia, &["take blue"]);
    assert_eq!(game.players[olympia].sheet.coins, 7);
    assert!(is_marked(&game, olympia, "agora 1 1"));
}

/// Rule 7.12: Olympia's second step allows any action.
#[test]
fn s7_12_another_action() {
    let mut game = table(5);
    let olympia = Seat(4);
    marked(&mut game, olympia, &WAREHOUSE);
    marked(&mut game, olympia, &["wonder 1 1"]);
    play(&mut game, olympia, &["wonder", "wonder"]);
    assert!(is_marked(&game, olympia, "wonder 1 3"));
    assert_eq!(game.players[olympia].turn.bonuses, 1);
}
