use super::*;

/// Rule 5.1: a marked field of the warehouse is a resource, whichever.
#[test]
fn s5_1_the_warehouse_gives_resources() {
    let mut game = table(2);
    marked(&mut game, ADA, &["warehouse 3 1"]);
    roll(&mut game, Die::Blue, "mask", 0);
    play(&mut game, ADA, &["take blue"]);
    assert_eq!(game.players[ADA].sheet.coins, 7, "one brick pays for the first field of the agora");
}

/// Rule 5.2: the same resource pays again in the next round.
#[test]
fn s5_2_resources_are_never_spent() {
    let mut game = table(2);
    marked(&mut game, ADA, &["warehouse 3 1"]);
    roll(&mut game, Die::Blue, "mask", 0);
    play(&mut game, ADA, &["take blue"]);
    again(&mut game, ADA);
    roll(&mut game, Die::Blue, "temple", 0);
    play(&mut game, ADA, &["take blue"]);
    assert_eq!((game.players[ADA].sheet.coins, game.players[ADA].sheet.resources), (7, 1));
}

/// Rule 5.3, and the rulebook's example: three needed, two there, one coin is spent.
#[test]
fn s5_3_a_missing_resource_costs_a_coin() {
    let mut game = table(2);
    marked(&mut game, ADA, &["warehouse 1 1", "warehouse 2 1", "agora 1 1", "agora 1 2"]);
    roll(&mut game, Die::Blue, "mask", 0);
    play(&mut game, ADA, &["take blue"]);
    assert_eq!(game.players[ADA].sheet.coins, 7 - 1);
}

/// Rule 5.3: die and field together must be affordable.
#[test]
fn s5_3_what_cannot_be_paid_cannot_be_done() {
    let mut game = table(2);
    purse(&mut game, ADA, 2);
    roll(&mut game, Die::Blue, "mask", 2);
    refused(&game, ADA, "take blue", Illegal::CannotAfford { price: 3, coins: 2 }, "5.3");
    purse(&mut game, ADA, 1);
    refused(&game, ADA, "wonder", Illegal::CannotAfford { price: 2, coins: 1 }, "5.3");
}

/// Rule 5.4: Alexandria's wonder marks a resource, which then pays for the next field of the same turn.
#[test]
fn s5_4_a_new_resource_counts_at_once() {
    let mut game = table(3);
    marked(&mut game, CY, &["wonder 1 1", "wonder 1 2"]);
    purse(&mut game, CY, 1);
    play(&mut game, CY, &["pass"]);
    let mut game = table(3);
    play(&mut game, CY, &["wonder", "mark warehouse 1 1"]);
    assert_eq!(game.players[CY].sheet.resources, 1);
    again(&mut game, CY);
    play(&mut game, CY, &["wonder"]);
    assert_eq!(game.players[CY].sheet.coins, 7 - 1 - 2, "the second step needs three, one is there");
}

/// Rule 5.5: the reserve does not overflow.
#[test]
fn s5_5_the_reserve_is_limited() {
    let mut game = table(2);
    purse(&mut game, ADA, 29);
    play(&mut game, ADA, &["pass"]);
    assert_eq!(game.players[ADA].sheet.coins, 30);
}
