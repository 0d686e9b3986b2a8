use super::*;

/// Rule 3.1: the die stays, and others may choose it too.
#[test]
fn s3_1_everybody_may_choose_the_same_die() {
    let mut game = table(2);
    roll(&mut game, Die::GreyOne, "stone", 0);
    play(&mut game, ADA, &["take grey-one"]);
    let mut other = game;
    play(&mut other, BO, &["take grey-one"]);
    assert!(is_marked(&game, ADA, "warehouse 1 1"));
    refused(&game, BO, "take white", Illegal::DieNotInForum(Die::White), "3.1");
}

/// Rule 3.2: where the symbol opens several fields, the player chooses one of them.
#[test]
fn s3_2_the_symbol_opens_fields() {
    let mut game = table(2);
    roll(&mut game, Die::Red, "shield", 0);
    play(&mut game, ADA, &["take red"]);
    assert_eq!(legal(&game, ADA), ["mark barracks-west 2 1", "mark barracks-east 2 1"]);
    refused(&game, ADA, "mark agora 1 1", Illegal::OutOfReach(place(&game, ADA, "agora 1 1")), "3.2");
    refused(&game, ADA, "pass", Illegal::MarkFirst, "3.2");
    refused(&game, ADA, "mark agora 9 9", Illegal::NoSuchField(field("agora 9 9")), "3.2");
    play(&mut game, ADA, &["mark barracks-east 2 1"]);
    refused(&table(2), ADA, "mark agora 1 1", Illegal::NoMarkDue, "3.2");
}

/// Rule 3.3: in the order of the arrows, and never twice.
#[test]
fn s3_3_the_arrows_give_the_order() {
    let mut game = table(2);
    marked(&mut game, ADA, &["agora 1 1"]);
    roll(&mut game, Die::Blue, "scales", 0);
    play(&mut game, ADA, &["take blue"]);
    assert!(is_marked(&game, ADA, "agora 1 2"));
    let mut game = table(2);
    roll(&mut game, Die::Red, "shield", 0);
    play(&mut game, ADA, &["take red"]);
    refused(
        &game,
        ADA,
        "mark barracks-west 2 2",
        Illegal::NotOpen(place(&game, ADA, "barracks-west 2 2")),
        "3.3",
    );
    let mut game = table(2);
    marked(&mut game, ADA, &["warehouse 1 1"]);
    roll(&mut game, Die::GreyOne, "stone", 0);
    refused(&game, ADA, "take grey-one", Illegal::NothingOpen(Die::GreyOne), "3.3");
    marked(&mut game, ADA, &["barracks-west 2 1"]);
    roll(&mut game, Die::Red, "shield", 0);
    play(&mut game, ADA, &["take red"]);
    refused(
        &game,
        ADA,
        "mark barracks-west 2 1",
        Illegal::AlreadyMarked(place(&game, ADA, "barracks-west 2 1")),
        "3.3",
    );
}

/// Rule 3.4: the die is paid in coins, whatever the resources.
#[test]
fn s3_4_the_quarter_costs_coins() {
    let mut game = table(2);
    marked(&mut game, ADA, &WAREHOUSE);
    roll(&mut game, Die::Blue, "mask", 3);
    play(&mut game, ADA, &["take blue"]);
    assert_eq!(game.players[ADA].sheet.coins, 7 - 3);
}

/// Rule 3.5: the field costs what is printed on it; here one resource, hence one coin.
#[test]
fn s3_5_the_field_has_its_cost() {
    let mut game = table(2);
    roll(&mut game, Die::Blue, "mask", 0);
    play(&mut game, ADA, &["take blue"]);
    assert_eq!(game.players[ADA].sheet.coins, 7 - 1);
}

/// Rule 3.6: the wonder needs no die, and has three steps.
#[test]
fn s3_6_the_wonder_needs_no_die() {
    let mut game = table(2);
    play(&mut game, ADA, &["wonder"]);
    assert!(is_marked(&game, ADA, "wonder 1 1"));
    assert_eq!(game.players[ADA].sheet.coins, 7 - 2);
    let mut game = table(2);
    marked(&mut game, ADA, &["wonder 1 1", "wonder 1 2", "wonder 1 3"]);
    refused(&game, ADA, "wonder", Illegal::WonderComplete, "3.6");
}

/// Rule 3.7: three coins.
#[test]
fn s3_7_passing_brings_three_coins() {
    let mut game = table(2);
    play(&mut game, ADA, &["pass"]);
    assert_eq!(game.players[ADA].sheet.coins, 10);
}
