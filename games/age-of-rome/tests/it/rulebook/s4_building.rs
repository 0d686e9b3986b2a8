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
    refused(&game, "buy glory", Illegal::TooPoorForGlory { price: 3, purse: 1 }, "4.10");
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

/// Bianka has the medal and 3 glory; one follower each is still to be placed.
fn near_a_milestone(denarii_left: u16) -> AgeOfRome {
    let mut game = table();
    medal(&mut game, BIANKA, Building::Religious);
    glory(&mut game, BIANKA, 3);
    denarii(&mut game, BIANKA, denarii_left);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place colosseum"; 4]);
    game
}

/// Rule 4.10: after the last follower, bought glory still wins a milestone's follower for this very phase.
#[test]
fn s4_10_a_follower_bought_out_of_turn() {
    let mut game = near_a_milestone(3);
    assert_eq!(game.phase, Phase::Action { seat: BIANKA, step: Labor::Medal });
    assert_eq!(legal(&game), ["buy glory", "done"]);
    refused(&game, "place colosseum", Illegal::NotNow, "2.1");
    play(&mut game, &["buy glory"]);
    assert_eq!(game.phase, Phase::Action { seat: BIANKA, step: Labor::Choose });
    play(&mut game, &["place colosseum"]);
    assert_eq!(game.players[BIANKA].glory, 6);
    assert!(matches!(game.phase, Phase::Income { .. }));
}

/// Ruling R15: whoever declines or cannot reach the milestone keeps nobody waiting.
#[test]
fn r15_the_phase_ends_without_a_purchase() {
    let mut game = near_a_milestone(3);
    play(&mut game, &["done"]);
    assert!(matches!(game.phase, Phase::Income { .. }));
    assert!(matches!(near_a_milestone(2).phase, Phase::Income { .. }));
}

/// Ruling R15: whoever declines is asked again while others still place followers.
#[test]
fn r15_declining_is_not_for_ever() {
    let mut game = table();
    medal(&mut game, BIANKA, Building::Religious);
    glory(&mut game, BIANKA, 3);
    denarii(&mut game, BIANKA, 3);
    followers(&mut game, HENRIK, 2);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place colosseum"; 4]);
    play(&mut game, &["done", "place colosseum"]);
    assert_eq!(game.phase, Phase::Action { seat: BIANKA, step: Labor::Medal });
}

/// After the taxes of the last round Bianka has the medal, 18 glory and 6 denarii; Henrik is ahead.
fn after_the_last_tax(henrik: u16) -> AgeOfRome {
    let mut game = table();
    in_round(&mut game, 9);
    medal(&mut game, BIANKA, Building::Religious);
    glory(&mut game, BIANKA, 18);
    glory(&mut game, HENRIK, henrik);
    denarii(&mut game, BIANKA, 5);
    end_round(&mut game);
    game
}

/// Rule 4.10: after the last tax it can still make one the most beloved.
#[test]
fn s4_10_glory_before_the_points_are_counted() {
    let mut game = after_the_last_tax(20);
    assert_eq!(game.phase, Phase::Recess { seat: BIANKA });
    keep(&mut game, BIANKA, Mission::Beloved);
    assert_eq!(age_of_rome::scoring::mission_points(&game, BIANKA, Mission::Beloved), 0);
    play(&mut game, &["buy glory", "buy glory"]);
    assert!(game.is_over());
    assert_eq!(age_of_rome::scoring::mission_points(&game, BIANKA, Mission::Beloved), 5);
    let mut game = after_the_last_tax(19);
    play(&mut game, &["done"]);
    assert!(game.is_over());
}

/// Ruling R15: where bought glory could change nothing, the game ends at once.
#[test]
fn r15_no_question_in_vain_at_the_end() {
    assert!(after_the_last_tax(21).is_over());
    assert!(after_the_last_tax(17).is_over());
}

/// Rule 4.10: it can be the 51st glory of the Imperial task.
#[test]
fn s4_10_the_imperial_task() {
    let mut game = table_of(1, Ways { solo: Solo::Imperial, ..ways() });
    in_round(&mut game, 9);
    medal(&mut game, BIANKA, Building::Religious);
    glory(&mut game, BIANKA, 50);
    denarii(&mut game, BIANKA, 2);
    end_round(&mut game);
    assert_eq!(game.phase, Phase::Recess { seat: BIANKA });
    play(&mut game, &["buy glory"]);
    assert!(game.is_over());
    assert!(age_of_rome::scoring::tasks(&game, BIANKA).contains(age_of_rome::components::Task::Glory));
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
