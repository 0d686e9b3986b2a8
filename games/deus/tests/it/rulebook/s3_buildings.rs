use super::*;

/// Rule 3.1: without a piece of its kind on the player board a card cannot be built.
#[test]
fn s3_1_a_piece_must_be_ready() {
    let mut game = ada_has(&[Card::Sawmill]);
    game.players[ADA].ready[Kind::Production] = 0;
    refused(&game, "build sawmill", Illegal::NoPiece(Kind::Production), "3.1");
}

/// Rule 3.2: the card goes on top of the column of its color.
#[test]
fn s3_2_the_column_grows_upward() {
    let mut game = ada_has(&[Card::Farm, Card::Villa]);
    built(&mut game, ADA, Card::Sawmill, "5,0");
    build(&mut game, "farm", "5,-1");
    let columns = &game.player(ADA).columns;
    assert_eq!(columns[Kind::Production].to_vec(), [Some(Card::Sawmill), Some(Card::Farm)]);
    assert!(columns[Kind::Civil].is_empty());
}

/// Rule 3.3: four gold stand for a resource, chosen freely; the resources go back to the supply.
#[test]
fn s3_3_gold_for_resources() {
    let mut game = ada_has(&[Card::Galley, Card::Farm]);
    assert_eq!(game.player(ADA).gold, 5);
    play(&mut game, &["build galley"]);
    assert_eq!(legal(&game), ["pay", "spare wood", "spare wheat"]);
    play(&mut game, &["spare wheat"]);
    assert_eq!(
        (game.player(ADA).gold, resources(&game, ADA)),
        (1, [0, 1, 1, 1]),
        "one gold is no more to spare"
    );
    assert_eq!(game.stock[Resource::Wood], 9);

    let mut game = ada_has(&[Card::Galley]);
    own(&mut game, ADA, Resource::Wood, 0);
    play(&mut game, &["build galley"]);
    assert_eq!(
        (game.player(ADA).gold, resources(&game, ADA)),
        (1, [0, 1, 1, 0]),
        "what is missing costs gold"
    );
}

/// Rule 3.3: what neither resources nor gold can pay is not built.
#[test]
fn s3_3_who_cannot_pay_cannot_build() {
    let mut game = ada_has(&[Card::Galley]);
    own_each(&mut game, ADA, 0);
    game.players[ADA].gold = 7;
    refused(&game, "build galley", Illegal::CannotPay(Card::Galley), "3.3");
    game.players[ADA].gold = 8;
    assert!(may(&game, "build galley"));
    let mut game = ada_has(&[Card::Galley]);
    play(&mut game, &["build galley"]);
    refused(&game, "spare stone", Illegal::NothingToSpare(Resource::Stone), "3.3");
}

/// Rule 3.4: the first piece goes to the edge.
#[test]
fn s3_4_the_first_piece_at_the_edge() {
    let mut game = ada_has(&[Card::Sawmill]);
    play(&mut game, &["build sawmill", "pay"]);
    assert_eq!(legal_with(&game, "place").len(), 7, "all land at the edge");
    refused(&game, "place 3,-1", Illegal::NotAtTheEdge, "3.4");
    play(&mut game, &["place 5,0"]);
    assert_eq!(game.player(ADA).origin, Some(at(&game, "5,0")));
}

/// Rule 3.4, ruling R3: three steps between first regions; if that is impossible, as far as possible.
#[test]
fn r3_first_regions_keep_their_distance() {
    let mut game = ada_has(&[Card::Sawmill]);
    built(&mut game, BO, Card::Farm, "5,0");
    play(&mut game, &["build sawmill", "pay"]);
    refused(&game, "place 6,-1", Illegal::TooCloseToFirstRegions, "R3");
    assert_eq!(legal_with(&game, "place").len(), 5, "all but the region itself and 6,-1");

    let mut game = ada_has(&[Card::Sawmill]);
    built(&mut game, BO, Card::Farm, "5,0");
    for (card, place) in
        [(Card::Farm, "-1,0"), (Card::Quarry, "0,1"), (Card::Quarry, "2,-2"), (Card::Granary, "1,2")]
    {
        built(&mut game, BO, card, place);
    }
    built(&mut game, BO, Card::Villa, "4,-3");
    play(&mut game, &["build sawmill", "pay"]);
    assert_eq!(legal(&game), ["place 6,-1"], "one step away, but the farthest there is");
}

/// Ruling R4: the edge is where a region has fewer than six neighbors.
#[test]
fn r4_the_edge_of_the_map() {
    assert_eq!(table().ground().edge().len(), 18);
    assert_eq!(table_of(3, DeusVariants::default()).ground().edge().len(), 24);
    assert_eq!(table_of(4, DeusVariants::default()).ground().edge().len(), 24);
    let ground = table();
    assert!(!ground.ground().edge().contains(at(&ground, "3,-1")));
}

/// Rule 3.5: later pieces go to own regions or empty ones beside them.
#[test]
fn s3_5_own_or_adjacent() {
    let mut game = ada_has(&[Card::Villa, Card::Farm]);
    built(&mut game, ADA, Card::Sawmill, "5,0");
    game.players[ADA].points = 2;
    play(&mut game, &["build villa", "pay"]);
    assert_eq!(legal(&game), ["place 6,-1", "place 5,0", "place 5,-1"]);
    refused(&game, "place 3,-1", Illegal::NotAdjacent, "3.5");
}

/// Rule 3.6: one owner, and one building of each kind in a region.
#[test]
fn s3_6_one_of_a_kind_and_one_owner() {
    let mut game = ada_has(&[Card::Quarry, Card::Farm]);
    built(&mut game, ADA, Card::Sawmill, "5,0");
    built(&mut game, BO, Card::Farm, "5,-1");
    play(&mut game, &["build quarry", "pay"]);
    refused(&game, "place 5,0", Illegal::SameKindThere, "3.6");
    refused(&game, "place 5,-1", Illegal::ForeignRegion, "3.6");
    assert_eq!(legal_with(&game, "place"), ["place 6,-1"]);
}

/// Rule 3.7: never on a village, not even an attacked one.
#[test]
fn s3_7_never_on_a_village() {
    let mut game = ada_has(&[Card::Villa]);
    built(&mut game, ADA, Card::Sawmill, "5,0");
    let village = at(&game, "4,0");
    play(&mut game, &["build villa", "pay"]);
    refused(&game, "place 4,0", Illegal::VillageRegion, "3.7");
    game.attacked.insert(village);
    game.village_points[village.tile()] = 0;
    refused(&game, "place 4,0", Illegal::VillageRegion, "3.7");
}

/// Rule 3.8: ships at sea, everything else on land.
#[test]
fn s3_8_ships_at_sea() {
    let mut game = ada_has(&[Card::Galley, Card::Villa]);
    built(&mut game, ADA, Card::Sawmill, "4,-1");
    let mut ship = game;
    play(&mut ship, &["build galley", "pay"]);
    refused(&ship, "place 5,-1", Illegal::WrongTerrain, "3.8");
    assert_eq!(legal_with(&ship, "place"), ["place 4,-2", "place 5,-2"]);
    play(&mut game, &["build villa", "pay"]);
    refused(&game, "place 4,-2", Illegal::WrongTerrain, "3.8");
}

/// Rule 3.9, ruling R6: a new settlement anywhere at the edge for three points one must have.
#[test]
fn r6_a_new_settlement_costs_three_points() {
    let mut game = ada_has(&[Card::Villa, Card::Farm]);
    built(&mut game, ADA, Card::Sawmill, "5,0");
    built(&mut game, BO, Card::Quarry, "-1,0");
    play(&mut game, &["build villa", "pay"]);
    refused(&game, "settle 5,0", Illegal::NotANewSettlement, "3.9");
    refused(&game, "settle 3,-1", Illegal::NotAtTheEdge, "3.4");
    refused(&game, "settle 6,-1", Illegal::NotANewSettlement, "3.9");
    let mut poor = game;
    poor.players[ADA].points = 2;
    refused(&poor, "settle 0,1", Illegal::SettlementTooDear { points: 3 }, "3.9");
    let events = play(&mut game, &["settle 0,1"]);
    assert!(events.contains(&Event::Settled { seat: ADA, points: 3 }));
    assert_eq!(game.player(ADA).points, 5 - 3 + 2, "two terrains for the Villa");
    assert!(game.player(ADA).regions().contains(at(&game, "0,1")), "right beside the other player");
}

/// Rule 3.10: the whole column takes effect, from the bottom.
#[test]
fn s3_10_the_whole_column_from_the_bottom() {
    let mut game = ada_has(&[Card::Estate, Card::Villa]);
    built(&mut game, ADA, Card::Sawmill, "5,0");
    built(&mut game, ADA, Card::Quarry, "5,-1");
    let events = build(&mut game, "estate", "6,-1");
    let order: Vec<Card> = events
        .iter()
        .filter_map(|event| match event {
            Event::Resolved { card, .. } => Some(*card),
            _ => None,
        })
        .collect();
    assert_eq!(order, [Card::Sawmill, Card::Quarry, Card::Estate]);
    assert_eq!(resources(&game, ADA), [2, 1, 3, 1], "1 of each; the Estate costs wood and clay");
}

/// Rule 3.10: an answer that does not belong to the card is refused.
#[test]
fn s3_10_one_effect_at_a_time() {
    let mut game = ada_has(&[Card::Galley, Card::Farm]);
    own_each(&mut game, ADA, 2);
    build(&mut game, "galley", "3,1");
    refused(&game, "sell 1 wood", Illegal::NotTheEffect, "3.10");
    refused(&game, "reactivate galley", Illegal::NotTheEffect, "3.10");
}

/// Rule 3.11: an effect may be left unused, and the next card goes on.
#[test]
fn s3_11_effects_are_optional() {
    let mut game = ada_has(&[Card::Galley, Card::Farm]);
    built(&mut game, ADA, Card::LargePort, "3,1");
    own_each(&mut game, ADA, 2);
    build(&mut game, "galley", "2,2");
    assert!(may(&game, "sell 1 wood"));
    play(&mut game, &["skip"]);
    assert!(may(&game, "buy wood"));
    play(&mut game, &["skip"]);
    assert_eq!((resources(&game, ADA), game.player(ADA).points), ([1, 2, 2, 1], 5));
    assert_eq!(game.to_act().first(), Some(BO));
}

/// Ruling R5: the first piece may be a ship.
#[test]
fn r5_a_ship_may_be_first() {
    let mut game = ada_has(&[Card::Galley, Card::Farm]);
    play(&mut game, &["build galley", "pay"]);
    assert_eq!(legal_with(&game, "place").len(), 7, "all sea at the edge");
}

/// Ruling R7: a card whose piece has no place cannot be played.
#[test]
fn r7_no_place_no_building() {
    let mut game = ada_has(&[Card::Galley]);
    built(&mut game, ADA, Card::Sawmill, "3,-1");
    game.players[ADA].points = 0;
    built(&mut game, BO, Card::Galley, "2,-1");
    built(&mut game, BO, Card::Galley, "4,-2");
    refused(&game, "build galley", Illegal::NoPlace, "R7");
    game.players[ADA].points = 3;
    assert!(may(&game, "build galley"), "a new settlement is a place");
}

/// Ruling R10: what only gives happens by itself; drawing is asked.
#[test]
fn r10_gifts_are_taken() {
    let mut game = ada_has(&[Card::Mint, Card::Farm]);
    build(&mut game, "mint", "5,0");
    assert_eq!(game.player(ADA).gold, 5 + 2);
    let mut game = ada_has(&[Card::School]);
    build(&mut game, "school", "5,0");
    assert_eq!(legal(&game), ["use", "skip"]);
    play(&mut game, &["skip"]);
    assert_eq!(game.player(ADA).hand.len(), 5, "the empty hand was worth more");
}
