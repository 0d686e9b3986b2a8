use super::*;

fn rich() -> AgeOfRome {
    let mut game = table();
    denarii(&mut game, BIANKA, 40);
    game
}

/// Rule 4.1: any number of tiles, only in the province in front.
#[test]
fn s4_1_any_number_of_tiles() {
    let mut game = rich();
    play(&mut game, &["build trade", "build military", "build trade", "build economic", "done"]);
    let levels = &game.levels[Province::Gallia];
    assert_eq!((levels[Building::Trade], levels[Building::Military], levels[Building::Economic]), (2, 1, 1));
    assert!(Province::ALL[1..].iter().all(|&province| game.population(province) == 1));
    assert_eq!(actor(&game), HENRIK);
}

/// Rule 4.2: I, then II, then III, and no higher.
#[test]
fn s4_2_levels_follow_each_other() {
    let mut game = rich();
    play(&mut game, &["build religious"; 3]);
    assert_eq!(game.levels[Province::Gallia][Building::Religious], 3);
    refused(&game, "build religious", Illegal::HighestLevel(Building::Religious), "4.2");
}

/// Rules 4.3, 4.4: 3 for 2, 8 for 4, 13 for 6, and one more population each (religious example).
#[test]
fn s4_3_cost_and_glory() {
    for &building in Building::ALL {
        let mut game = rich();
        for (purse, glory, population) in [(37, 3, 2), (29, 7, 3), (16, 13, 4)] {
            play(&mut game, &[&format!("build {building}")]);
            assert_eq!((game.players[BIANKA].denarii, game.players[BIANKA].glory), (purse, glory));
            assert_eq!(game.population(Province::Gallia), population);
        }
    }
    let mut game = table();
    denarii(&mut game, BIANKA, 2);
    refused(&game, "build trade", Illegal::TooPoor { price: 3, purse: 2 }, "4.3");
}

/// Rule 4.4: population is one more than the sum of the levels.
#[test]
fn s4_4_population() {
    let mut game = table();
    raise(&mut game, BIANKA, Building::Trade, 2);
    raise(&mut game, BIANKA, Building::Military, 3);
    assert_eq!(game.population(Province::Gallia), 6);
}

/// Rule 4.5: the first level III takes the medal, the second does not.
#[test]
fn s4_5_medals() {
    let mut game = rich();
    raise(&mut game, BIANKA, Building::Trade, 2);
    raise(&mut game, HENRIK, Building::Trade, 2);
    let events = play(&mut game, &["build trade", "done"]);
    assert!(events.contains(&Event::MedalWon { seat: BIANKA, building: Building::Trade }));
    denarii(&mut game, HENRIK, 20);
    play(&mut game, &["build trade"]);
    assert_eq!(game.medals[Building::Trade], Some(BIANKA));
}

/// Rule 4.6: two tiles of level III, and no third.
#[test]
fn s4_6_the_supply_is_limited() {
    let mut game = rich();
    for seat in [BIANKA, HENRIK, GABOR] {
        raise(&mut game, seat, Building::Trade, 2);
    }
    raise(&mut game, HENRIK, Building::Trade, 3);
    raise(&mut game, GABOR, Building::Trade, 3);
    refused(&game, "build trade", Illegal::NoTileLeft { building: Building::Trade, level: 3 }, "4.6");
}

/// Rule 4.8: a majority brings three.
#[test]
fn s4_8_political_medal() {
    let mut game = table();
    medal(&mut game, BIANKA, Building::Political);
    raise(&mut game, BIANKA, Building::Political, 1);
    senate(&mut game, &[BIANKA, BIANKA]);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place political"]);
    assert_eq!(game.players[BIANKA].glory, 4);
}

/// Rule 4.9: jewels stand for other cards in sets.
#[test]
fn s4_9_trade_medal() {
    let mut game = table();
    game.players[BIANKA].anchor = false;
    hold(&mut game, BIANKA, &[TradeCard::Spatha, TradeCard::Bulla, TradeCard::SignetRing]);
    refused(&game, "set spatha bulla signet-ring", Illegal::NotASet, "5.16");
    medal(&mut game, BIANKA, Building::Trade);
    play(&mut game, &["set spatha bulla signet-ring"]);
    assert_eq!(age_of_rome::scoring::score(&game, BIANKA).trade, 4, "a weapon set");
}

/// Rule 4.10: three denarii for one glory, in any turn.
#[test]
fn s4_10_religious_medal() {
    let mut game = table();
    refused(&game, "buy glory", Illegal::NoReligiousMedal, "4.10");
    medal(&mut game, BIANKA, Building::Religious);
    play(&mut game, &["buy glory", "buy glory"]);
    assert_eq!((game.players[BIANKA].denarii, game.players[BIANKA].glory), (1, 3));
    refused(&game, "buy glory", Illegal::TooPoor { price: 3, purse: 1 }, "4.3");
    denarii(&mut game, BIANKA, 3);
    action_phase(&mut game, BIANKA);
    assert!(can(&game, "buy glory"));
    income_phase(&mut game, BIANKA);
    assert!(can(&game, "buy glory"));
}

/// Ruling R15: one more chance at the end of the round, before the board turns.
#[test]
fn r15_glory_at_the_end_of_the_round() {
    let mut game = table();
    medal(&mut game, BIANKA, Building::Religious);
    end_round(&mut game);
    assert_eq!((game.phase, game.turned), (Phase::Recess { seat: BIANKA }, 0));
    refused(&game, "tax", Illegal::NotNow, "2.1");
    play(&mut game, &["buy glory", "buy glory"]);
    assert_eq!((game.round, game.turned), (2, 1), "with two denarii left the round ends by itself");
    let mut game = table();
    medal(&mut game, BIANKA, Building::Religious);
    end_round(&mut game);
    play(&mut game, &["done"]);
    assert_eq!(game.round, 2);
}

/// Rule 4.11: two more denarii for a follower on an economic building.
#[test]
fn s4_11_economic_medal() {
    let mut game = table();
    medal(&mut game, BIANKA, Building::Economic);
    raise(&mut game, BIANKA, Building::Economic, 1);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place economic"]);
    assert_eq!(game.players[BIANKA].denarii, 7 + 1 + 2);
}
