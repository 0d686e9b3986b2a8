use super::*;

/// Ada builds a military card in `place`; Bo has a building in 5,-1 and Ada a Villa in 5,0.
fn marching(card: Card, place: &str) -> Deus {
    let mut game = ada_has(&[card, Card::Farm]);
    own_each(&mut game, ADA, 3);
    built(&mut game, ADA, Card::Villa, "6,-1");
    built(&mut game, BO, Card::Quarry, "5,-1");
    build(&mut game, &card.to_string(), place);
    game
}

/// Rule 4.12: one step to land that is empty or own without an army.
#[test]
fn s4_12_an_army_moves_one_step() {
    let mut game = marching(Card::Legion, "5,0");
    assert_eq!(legal_with(&game, "move"), ["move 5,0 to 6,-1"]);
    refused(&game, "move 5,0 to 5,-1", Illegal::NoWayForArmy, "4.12");
    refused(&game, "move 5,0 to 4,0", Illegal::NoWayForArmy, "4.12");
    refused(&game, "move 6,-1 to 5,0", Illegal::NoArmyThere, "4.12");
    play(&mut game, &["move 5,0 to 6,-1"]);
    assert!(game.player(ADA).armies().contains(at(&game, "6,-1")));
    assert!(!may(&game, "move 6,-1 to 5,0"), "one step, and now it robs");
}

/// Rule 4.12: the Cavalry goes two steps with one army.
#[test]
fn s4_12_the_cavalry_goes_two_steps() {
    let mut game = ada_has(&[Card::Cavalry, Card::Farm]);
    built(&mut game, ADA, Card::Archers, "3,-1");
    build(&mut game, "cavalry", "4,-1");
    play(&mut game, &["move 4,-1 to 5,-1"]);
    refused(&game, "move 3,-1 to 3,0", Illegal::ArmyAlreadyMoved, "4.12");
    play(&mut game, &["move 5,-1 to 6,-1"]);
    assert_eq!(game.to_act().first(), Some(BO));
}

/// Rule 4.12, rule 4.14: the Scouts move two different armies and earn gold for empty regions.
#[test]
fn s4_14_scouts_are_paid_for_conquests() {
    let mut game = ada_has(&[Card::Scouts, Card::Farm]);
    built(&mut game, ADA, Card::Archers, "3,-1");
    built(&mut game, ADA, Card::Villa, "3,-2");
    build(&mut game, "scouts", "4,-1");
    play(&mut game, &["move 4,-1 to 5,-1"]);
    refused(&game, "move 5,-1 to 6,-1", Illegal::ArmyAlreadyMoved, "4.12");
    play(&mut game, &["move 3,-1 to 3,-2"]);
    assert_eq!(game.player(ADA).gold, 5 + 1, "3,-2 was held already");
}

/// Rule 4.13: Marines cross by ship, for a point.
#[test]
fn s4_13_marines_cross_the_sea() {
    let mut game = ada_has(&[Card::Marines, Card::Farm]);
    built(&mut game, ADA, Card::Galley, "2,-1");
    build(&mut game, "marines", "1,0");
    assert!(may(&game, "move 1,0 to 3,-2"), "both lie beside the ship in 2,-1");
    assert!(!may(&game, "move 1,0 to 4,-1"));
    let mut on_foot = game;
    play(&mut on_foot, &["move 1,0 to 0,1"]);
    assert_eq!(on_foot.player(ADA).points, 5);
    play(&mut game, &["move 1,0 to 3,-2"]);
    assert_eq!(game.player(ADA).points, 5 + 1);
}

/// Rule 4.14: the Legion takes a point from a neighbor of an army who has one.
#[test]
fn s4_14_the_legion_robs_points() {
    let mut game = marching(Card::Legion, "5,0");
    play(&mut game, &["skip"]);
    assert_eq!(legal(&game), ["rob 2", "skip"]);
    refused(&game, "rob 1", Illegal::NotWithinReach, "4.14");
    refused(&game, "rob 7", Illegal::NotWithinReach, "4.14");
    let mut poor = game;
    poor.players[BO].points = 0;
    refused(&poor, "rob 2", Illegal::NothingToRob, "4.14");
    play(&mut game, &["rob 2"]);
    assert_eq!((game.player(ADA).points, game.player(BO).points), (6, 4));
}

/// Rule 4.14: who is not beside an army is safe.
#[test]
fn s4_14_only_neighbors_are_robbed() {
    let mut game = ada_has(&[Card::Legion, Card::Farm]);
    built(&mut game, BO, Card::Quarry, "0,1");
    build(&mut game, "legion", "5,0");
    play(&mut game, &["skip"]);
    assert_eq!(game.to_act().first(), Some(BO), "there was nobody to rob");
}

/// Rule 4.14: the Mercenaries take a resource of their choice.
#[test]
fn s4_14_mercenaries_rob_resources() {
    let mut game = marching(Card::Mercenaries, "5,0");
    own(&mut game, BO, Resource::Clay, 0);
    play(&mut game, &["skip"]);
    assert_eq!(legal(&game), ["rob 2 of wood", "rob 2 of stone", "rob 2 of wheat", "skip"]);
    play(&mut game, &["rob 2 of wheat"]);
    assert_eq!((resources(&game, ADA)[3], resources(&game, BO)[3]), (4, 0));
}

/// Rule 4.14: the War Elephants take two gold from every neighbor, as far as they have it.
#[test]
fn s4_14_elephants_rob_everyone() {
    let mut game = marching(Card::WarElephants, "5,0");
    game.players[BO].gold = 1;
    play(&mut game, &["skip", "use"]);
    assert_eq!((game.player(ADA).gold, game.player(BO).gold), (6, 0));
}

/// Rule 4.15: the Catapult takes a point from a village beside an army.
#[test]
fn s4_15_the_catapult_raids() {
    let mut game = marching(Card::Catapult, "5,0");
    play(&mut game, &["skip"]);
    refused(&game, "raid 1,1", Illegal::NothingToRaid, "4.15");
    play(&mut game, &["raid 4,0"]);
    assert_eq!(game.player(ADA).points, 6);
    assert_eq!(game.village_points[at(&game, "4,0").tile()], 4);
}

/// Rule 4.16: the Archers score for neighbors with fewer armies.
#[test]
fn s4_16_archers_fear_no_neighbor() {
    let game = marching(Card::Archers, "5,0");
    assert_eq!(game.player(ADA).points, 6);
    let mut game = ada_has(&[Card::Archers, Card::Farm]);
    built(&mut game, BO, Card::Legion, "5,-1");
    own_each(&mut game, ADA, 3);
    build(&mut game, "archers", "0,1");
    assert_eq!(game.player(ADA).points, 5, "far away, and not weaker");
}

/// Ruling R14: the last piece of a region gives it up; new land needs no connection; a ship is used if it can be.
#[test]
fn r14_leaving_and_taking_regions() {
    let mut game = ada_has(&[Card::Cavalry, Card::Farm]);
    build(&mut game, "cavalry", "5,0");
    play(&mut game, &["move 5,0 to 5,-1", "move 5,-1 to 4,-1"]);
    assert_eq!(game.player(ADA).regions().iter().collect::<Vec<_>>(), [at(&game, "4,-1")]);

    let mut game = ada_has(&[Card::Marines, Card::Farm]);
    built(&mut game, ADA, Card::Galley, "2,-1");
    build(&mut game, "marines", "3,-2");
    play(&mut game, &["move 3,-2 to 3,-1"]);
    assert_eq!(game.player(ADA).points, 5 + 1, "one step, but also beside the ship");
}
