use super::*;

fn with_temple() -> Deus {
    let mut game = ada_has(&[Card::TempleOfCeres, Card::TempleOfMars]);
    own_each(&mut game, ADA, 3);
    built(&mut game, ADA, Card::Sawmill, "5,0");
    game
}

/// Rule 5.1: the first temple needs no other cards, and lies in no column.
#[test]
fn s5_1_the_first_temple_at_any_time() {
    let mut game = with_temple();
    build(&mut game, "temple-of-ceres", "5,0");
    assert!(game.player(ADA).temple_cards.contains(Card::TempleOfCeres));
    assert_eq!(game.player(ADA).columns.values().flatten().count(), 1);
}

/// Rule 5.2: one card in every column for the second temple, two for the third.
#[test]
fn s5_2_more_temples_need_rows() {
    let mut game = with_temple();
    built_temple(&mut game, ADA, Card::TempleOfVesta, "5,0");
    refused(&game, "build temple-of-ceres", Illegal::TempleTooEarly { cards: 1 }, "5.2");
    for (card, place) in
        [(Card::Villa, "5,-1"), (Card::School, "5,-1"), (Card::Legion, "5,-1"), (Card::Galley, "3,1")]
    {
        built(&mut game, ADA, card, place);
    }
    assert!(may(&game, "build temple-of-ceres"));
    built_temple(&mut game, ADA, Card::TempleOfLares, "5,-1");
    refused(&game, "build temple-of-ceres", Illegal::TempleTooEarly { cards: 2 }, "5.2");
}

/// Rule 5.3: one of each resource, or gold.
#[test]
fn s5_3_the_price_of_a_temple() {
    let mut game = with_temple();
    own_each(&mut game, ADA, 1);
    own(&mut game, ADA, Resource::Clay, 0);
    game.players[ADA].gold = 3;
    refused(&game, "build temple-of-ceres", Illegal::CannotPay(Card::TempleOfCeres), "3.3");
    game.players[ADA].gold = 4;
    play(&mut game, &["build temple-of-ceres"]);
    assert_eq!((resources(&game, ADA), game.player(ADA).gold), ([0; 4], 0));
}

/// Rule 5.4: on a region of one's own without a temple.
#[test]
fn s5_4_on_an_own_region() {
    let mut game = with_temple();
    built(&mut game, ADA, Card::Quarry, "5,-1");
    built_temple(&mut game, ADA, Card::TempleOfVesta, "5,-1");
    for (card, place) in
        [(Card::Villa, "5,-1"), (Card::School, "5,-1"), (Card::Legion, "5,-1"), (Card::Galley, "3,1")]
    {
        built(&mut game, ADA, card, place);
    }
    play(&mut game, &["build temple-of-ceres", "pay"]);
    refused(&game, "place 6,-1", Illegal::NotOwnRegion, "5.4");
    refused(&game, "settle 6,-1", Illegal::NotOwnRegion, "5.4");
    refused(&game, "place 5,-1", Illegal::SameKindThere, "3.6");
    assert_eq!(legal(&game), ["place 5,0"]);
}

/// Rule 5.5: an army alone with a temple stays, until another building joins it.
#[test]
fn s5_5_an_army_guards_its_temple() {
    let mut game = ada_has(&[Card::Cavalry, Card::Farm]);
    built(&mut game, ADA, Card::Archers, "5,0");
    built_temple(&mut game, ADA, Card::TempleOfMars, "5,0");
    let mut freed = game;
    build(&mut game, "cavalry", "6,-1");
    refused(&game, "move 5,0 to 5,-1", Illegal::ArmyGuardsTemple, "5.5");
    assert!(may(&game, "move 6,-1 to 5,-1"));
    built(&mut freed, ADA, Card::Villa, "5,0");
    build(&mut freed, "cavalry", "6,-1");
    assert!(may(&freed, "move 5,0 to 5,-1"));
}

/// Rule 5.6: without a temple piece left the card may still be built.
#[test]
fn s5_6_without_pieces_left() {
    let mut game = with_temple();
    for (card, place) in [
        (Card::TempleOfVesta, "0,1"),
        (Card::TempleOfLares, "0,0"),
        (Card::TempleOfFlora, "1,0"),
        (Card::TempleOfSaturn, "-1,0"),
    ] {
        built_temple(&mut game, BO, card, place);
    }
    for (card, place) in
        [(Card::Farm, "0,1"), (Card::Farm, "0,0"), (Card::Quarry, "1,0"), (Card::Brickyard, "-1,0")]
    {
        built(&mut game, BO, card, place);
    }
    game.ending = Some(deus::state::Ending { cause: deus::state::Cause::Temples, last_round: 2 });
    play(&mut game, &["build temple-of-ceres", "pay"]);
    assert!(game.player(ADA).temple_cards.contains(Card::TempleOfCeres));
    assert!(game.player(ADA).temples.is_empty());
    assert_eq!(game.to_act().first(), Some(BO));
}

/// Rule 5.7: temples score at the end, at most twelve each.
#[test]
fn s5_7_twelve_points_at_most() {
    let mut game = with_temple();
    built_temple(&mut game, ADA, Card::TempleOfFortuna, "5,0");
    game.players[ADA].gold = 7;
    assert_eq!(deus::scoring::temple_points(&game, ADA, Card::TempleOfFortuna), 3);
    game.players[ADA].gold = 99;
    assert_eq!(deus::scoring::temple_points(&game, ADA, Card::TempleOfFortuna), 12);
    assert_eq!(game.player(ADA).points, 5, "not before the end");
}

/// Ruling R21: not at sea, and not at all while pieces are left but no region is.
#[test]
fn r21_temples_stand_on_land() {
    let mut game = ada_has(&[Card::TempleOfCeres]);
    own_each(&mut game, ADA, 3);
    refused(&game, "build temple-of-ceres", Illegal::NoPlace, "R7");
    built(&mut game, ADA, Card::Galley, "3,1");
    refused(&game, "build temple-of-ceres", Illegal::NoPlace, "R7");
    built(&mut game, ADA, Card::Sawmill, "5,0");
    play(&mut game, &["build temple-of-ceres", "pay"]);
    refused(&game, "place 3,1", Illegal::WrongTerrain, "3.8");
}
