use super::*;
use strum::VariantArray;

/// Ada builds `card` in `place` after what `lay` has put on the map, with three of each resource and 12 gold.
fn after(lay: &[(Card, &str)], card: Card, place: &str) -> Deus {
    let mut game = ada_has(&[card, Card::WarElephants]);
    own_each(&mut game, ADA, 3);
    game.players[ADA].gold = 12;
    for &(card, place) in lay {
        built(&mut game, ADA, card, place);
    }
    build(&mut game, &card.to_string(), place);
    game
}

/// What Ada has after paying: three of each resource, less the price of the card.
fn change(game: &Deus, card: Card) -> [i8; 4] {
    let cost = &game.print(card).cost;
    let had = Resource::VARIANTS.iter().map(|&resource| 3 - cost.of(resource) as i8);
    let now = resources(game, ADA).map(|count| count as i8);
    now.iter().zip(had).map(|(now, had)| now - had).collect::<Vec<_>>().try_into().unwrap()
}

/// Rule 4.1: one for each building in the best region of the terrain, a temple included.
#[test]
fn s4_1_the_richest_region_produces() {
    for (card, place, gain) in [
        (Card::Sawmill, "5,0", [3, 0, 0, 0]),
        (Card::Brickyard, "6,-1", [0, 3, 0, 0]),
        (Card::Quarry, "5,-1", [0, 0, 3, 0]),
        (Card::Farm, "4,-1", [0, 0, 0, 3]),
    ] {
        let game = after(&[(Card::Villa, place), (Card::School, place)], card, place);
        assert_eq!(change(&game, card), gain, "{card}");
    }
}

/// Rule 4.1: one for each region of the terrain.
#[test]
fn s4_1_every_region_of_a_terrain_produces() {
    for (card, lay, place, gain) in [
        (Card::LumberCamp, "3,-1", "5,0", [2, 0, 0, 0]),
        (Card::ClayPits, "3,0", "6,-1", [0, 2, 0, 0]),
        (Card::Stonecutters, "4,-3", "5,-1", [0, 0, 2, 0]),
        (Card::Granary, "2,-2", "4,-1", [0, 0, 0, 2]),
    ] {
        let game = after(&[(Card::Villa, lay), (Card::School, "5,-1")], card, place);
        assert_eq!(change(&game, card), gain, "{card}");
    }
}

/// Rule 4.1: points for what is counted, up to the limit of the card.
#[test]
fn s4_1_civil_cards_score() {
    let spread: &[(Card, &str)] =
        &[(Card::Sawmill, "5,0"), (Card::Quarry, "5,-1"), (Card::Brickyard, "6,-1")];
    let heap: &[(Card, &str)] = &[(Card::Sawmill, "5,0"), (Card::School, "5,0"), (Card::Archers, "5,0")];
    for (card, lay, place, points) in [
        (Card::Villa, spread, "4,-1", 2),
        (Card::Forum, spread, "4,-1", 2),
        (Card::Forum, heap, "5,-1", 1),
        (Card::Insula, heap, "5,0", 1),
        (Card::Insula, spread, "5,0", 1),
        (Card::Theatre, heap, "5,0", 1),
        (Card::Theatre, spread, "5,0", 0),
        (Card::Palace, heap, "5,0", 2),
        (Card::Baths, spread, "4,-1", 1),
        (Card::Baths, spread, "5,0", 0),
        (Card::Colony, spread, "5,0", 1),
        (Card::Colony, spread, "3,-2", 2),
    ] {
        let mut lay = lay.to_vec();
        if place == "3,-2" {
            lay.push((Card::Farm, "3,-1"));
        }
        let game = after(&lay, card, place);
        assert_eq!(game.player(ADA).points, 5 + points, "{card} at {place}");
    }
}

/// Rule 4.1: gold and points of the scientific cards.
#[test]
fn s4_1_scientific_cards() {
    let lay = [(Card::School, "5,0"), (Card::School, "5,-1")];
    let mut mint = after(&lay, Card::Mint, "6,-1");
    play(&mut mint, &["skip", "skip"]);
    assert_eq!(mint.player(ADA).gold, 12 + 6);
    let mut observatory = after(&lay, Card::Observatory, "6,-1");
    play(&mut observatory, &["skip", "skip"]);
    assert_eq!(observatory.player(ADA).points, 5 + 2, "three terrains, two points at most");
}

/// Rule 4.1: cards are drawn from the pile, if one wants them.
#[test]
fn s4_1_drawing_cards() {
    let mut school = after(&[], Card::School, "5,0");
    play(&mut school, &["use"]);
    assert_eq!(school.player(ADA).hand.len(), 1 + 2);
    let mut library = after(&[(Card::School, "5,-1")], Card::Library, "5,0");
    play(&mut library, &["skip", "use"]);
    assert_eq!(library.player(ADA).hand.len(), 1 + 2, "two cards in the column");
}

/// Rule 4.2: one resource for every terrain with a production building.
#[test]
fn s4_2_the_estate_harvests() {
    let mut game = ada_has(&[Card::Estate, Card::WarElephants]);
    own_each(&mut game, ADA, 3);
    built(&mut game, ADA, Card::Villa, "6,-1");
    build(&mut game, "estate", "5,-1");
    assert_eq!(change(&game, Card::Estate), [0, 0, 1, 0], "the swamp has no production building");
}

/// Rule 4.3: a resource of a terrain held, and gold for production buildings.
#[test]
fn s4_3_the_depot_fetches() {
    let mut game = after(&[(Card::Villa, "5,-1"), (Card::Estate, "6,-1")], Card::Depot, "5,0");
    assert_eq!(legal(&game), ["take wood", "take clay", "take stone", "skip"]);
    refused(&game, "take wheat", Illegal::TerrainNotHeld(Resource::Wheat), "4.3");
    play(&mut game, &["take stone"]);
    assert_eq!(game.player(ADA).gold, 12 + 2);
    let alone = after(&[], Card::Depot, "5,0");
    assert_eq!(change(&alone, Card::Depot), [1, 0, 0, 0], "one possibility is no question");
}

/// Rule 4.4: the Galley buys one resource for one gold.
#[test]
fn s4_4_the_galley_buys() {
    let mut game = after(&[], Card::Galley, "3,1");
    let mut poor = game;
    poor.players[ADA].gold = 0;
    refused(&poor, "buy clay", Illegal::TooLittleGold { rule: "4.4" }, "4.4");
    play(&mut game, &["buy clay"]);
    assert_eq!((change(&game, Card::Galley), game.player(ADA).gold), ([0, 1, 0, 0], 11));
    assert_eq!(game.to_act().first(), Some(BO), "one and no more");
}

/// Rule 4.5: Merchant Ships sell any number of their resource for four gold each.
#[test]
fn s4_5_merchant_ships_sell() {
    for (card, name) in [
        (Card::MerchantShipClay, "clay"),
        (Card::MerchantShipStone, "stone"),
        (Card::MerchantShipWheat, "wheat"),
    ] {
        let mut game = after(&[], card, "3,1");
        assert_eq!(legal(&game).len(), 4);
        refused(
            &game,
            &format!("sell 4 {name}"),
            Illegal::NoneOwned { resource: name.parse().unwrap(), rule: "4.5" },
            "4.5",
        );
        refused(&game, "sell 1 wood", Illegal::NotTheEffect, "3.10");
        play(&mut game, &[&format!("sell 3 {name}")]);
        assert_eq!(game.player(ADA).gold, 12 + 12);
    }
    let mut game = after(&[], Card::MerchantShipWood, "3,1");
    refused(&game, "sell 0 wood", Illegal::TooMany { rule: "4.5" }, "4.5");
    play(&mut game, &["sell 1 wood"]);
    assert_eq!(game.player(ADA).gold, 12 + 4);
}

/// Rule 4.6: Small Ports sell up to three of their resource for two points each.
#[test]
fn s4_6_small_ports_sell_for_points() {
    for (card, name) in [
        (Card::SmallPortWood, "wood"),
        (Card::SmallPortClay, "clay"),
        (Card::SmallPortStone, "stone"),
        (Card::SmallPortWheat, "wheat"),
    ] {
        let mut game = after(&[], card, "3,1");
        own(&mut game, ADA, name.parse().unwrap(), 4);
        refused(&game, &format!("sell 4 {name}"), Illegal::TooMany { rule: "4.6" }, "4.6");
        play(&mut game, &[&format!("sell 3 {name}")]);
        assert_eq!(game.player(ADA).points, 5 + 6);
    }
}

/// Rule 4.7: the Large Port sells at most one of each.
#[test]
fn s4_7_the_large_port_sells_one_of_each() {
    let mut game = after(&[], Card::LargePort, "3,1");
    play(&mut game, &["sell 1 wood"]);
    refused(&game, "sell 1 wood", Illegal::AlreadySold(Resource::Wood), "4.7");
    play(&mut game, &["sell 1 wheat", "skip"]);
    assert_eq!(game.player(ADA).points, 5 + 4);
}

/// Rule 4.8: the Market sells a point for two gold, twice.
#[test]
fn s4_8_the_market_sells_points() {
    let mut game = after(&[], Card::Market, "5,0");
    refused(&game, "buy-points 3", Illegal::TooMany { rule: "4.8" }, "4.8");
    play(&mut game, &["buy-points 2"]);
    assert_eq!((game.player(ADA).points, game.player(ADA).gold), (5 + 2, 12 - 4));
}

/// Rule 4.9: the Alchemist exchanges twice, for another type.
#[test]
fn s4_9_the_alchemist_exchanges() {
    let mut game = after(&[], Card::Alchemist, "5,0");
    refused(&game, "exchange wood for wood", Illegal::SameResource, "4.9");
    play(&mut game, &["exchange wood for clay", "exchange wood for stone"]);
    assert_eq!(change(&game, Card::Alchemist), [-2, 1, 1, 0]);
    assert_eq!(game.to_act().first(), Some(BO));
}

/// Rule 4.10: one piece, or two of different kinds for two gold.
#[test]
fn s4_10_pieces_are_readied() {
    let mut game = after(&[], Card::ArchitectsOffice, "5,0");
    play(&mut game, &["ready military"]);
    assert_eq!(game.player(ADA).ready[Kind::Military], 3);
    let mut game = after(&[], Card::Workshop, "5,0");
    play(&mut game, &["ready military"]);
    refused(&game, "ready military", Illegal::KindAlreadyTaken(Kind::Military), "4.10");
    play(&mut game, &["ready civil"]);
    assert_eq!((game.player(ADA).gold, game.player(ADA).ready[Kind::Civil]), (12 - 2, 3));
}

/// Rule 4.11, ruling R17: the Academy repeats a card of another column, never a scientific one.
#[test]
fn s4_11_the_academy_repeats() {
    let mut game = after(
        &[(Card::Villa, "5,-1"), (Card::Quarry, "5,-1"), (Card::Alchemist, "5,-1")],
        Card::Academy,
        "5,0",
    );
    play(&mut game, &["skip"]);
    assert_eq!(legal(&game), ["reactivate quarry", "reactivate villa", "skip"]);
    refused(&game, "reactivate alchemist", Illegal::NotInOtherColumn(Card::Alchemist), "4.11");
    play(&mut game, &["reactivate quarry"]);
    assert_eq!(change(&game, Card::Academy), [0, 0, 3, 0]);
    assert_eq!(game.to_act().first(), Some(BO));
}

/// Ruling R17: an Academy does not wake another.
#[test]
fn r17_academies_do_not_loop() {
    let mut game = after(&[(Card::Academy, "5,-1"), (Card::Galley, "3,1")], Card::Academy, "5,0");
    assert_eq!(legal_with(&game, "reactivate"), ["reactivate galley"]);
    play(&mut game, &["reactivate galley", "buy wood"]);
    assert_eq!(legal_with(&game, "reactivate"), ["reactivate galley"], "now the second Academy asks");
    play(&mut game, &["skip"]);
    assert_eq!(game.to_act().first(), Some(BO));
}

/// Rule 4.16: what temples count, each on one position.
#[test]
fn s4_16_what_is_counted() {
    let mut game = table();
    own_each(&mut game, ADA, 2);
    game.players[ADA].gold = 9;
    for (card, place) in [
        (Card::Sawmill, "5,0"),
        (Card::Farm, "5,-1"),
        (Card::School, "5,0"),
        (Card::Villa, "5,0"),
        (Card::Legion, "6,-1"),
        (Card::Galley, "3,1"),
        (Card::Galley, "6,-2"),
        (Card::Palace, "4,-1"),
    ] {
        built(&mut game, ADA, card, place);
    }
    built_temple(&mut game, ADA, Card::TempleOfJupiter, "5,-1");
    game.players[ADA].villages_won = 2;
    for (card, points) in [
        (Card::TempleOfNeptune, 6),
        (Card::TempleOfCeres, 6),
        (Card::TempleOfMinerva, 3),
        (Card::TempleOfVesta, 6),
        (Card::TempleOfMars, 3),
        (Card::TempleOfJupiter, 4),
        (Card::TempleOfSilvanus, 4),
        (Card::TempleOfJuturna, 4),
        (Card::TempleOfVulcan, 4),
        (Card::TempleOfFlora, 4),
        (Card::TempleOfFortuna, 4),
        (Card::TempleOfSaturn, 8),
        (Card::TempleOfTerminus, 6),
        (Card::TempleOfConcordia, 4),
        (Card::TempleOfBellona, 8),
        (Card::TempleOfLares, 3),
    ] {
        assert_eq!(deus::scoring::temple_points(&game, ADA, card), points, "{card}");
    }
}

/// Rule 4.17: production ends where the supply ends.
#[test]
fn s4_17_the_supply_is_limited() {
    let mut game = ada_has(&[Card::Sawmill, Card::WarElephants]);
    for (card, place) in [(Card::Villa, "5,0"), (Card::School, "5,0")] {
        built(&mut game, ADA, card, place);
    }
    own(&mut game, BO, Resource::Wood, 8);
    assert_eq!(game.stock[Resource::Wood], 1);
    build(&mut game, "sawmill", "5,0");
    assert_eq!((resources(&game, ADA)[0], game.stock[Resource::Wood]), (1 + 1, 0));
}
