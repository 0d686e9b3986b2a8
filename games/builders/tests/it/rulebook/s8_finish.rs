use builders::Event;
use builders::components::{Building, Goods, Tool};
use builders::state::Site;

use super::*;

/// Rule 8.1, and the rulebook's Lighthouse: the last worker brings the missing wood and two decorations.
#[test]
fn s8_1_the_lighthouse_of_the_rulebook() {
    let mut game = table();
    game.players[ADA].coins = 3;
    hire(&mut game, ADA, Hand::L1);
    open_site(&mut game, ADA, Building::LighthouseOfAlexandria);
    for hand in [Hand::C1, Hand::C5] {
        hire(&mut game, ADA, hand);
        game.players[ADA].idle.remove(hand);
    }
    game.sites[Building::LighthouseOfAlexandria] = Site {
        hands: Hand::C1 | Hand::C5,
        supplied: Goods { stone: 3, wood: 3, architecture: 1, decoration: 1 },
    };
    let events = play(&mut game, &["send l1", "at lighthouse-of-alexandria"]);
    assert_eq!(game.players[ADA].coins, 14);
    assert_eq!(game.points(ADA), 5);
    let building = Building::LighthouseOfAlexandria;
    assert_eq!(events.last(), Some(&Event::Finished { seat: ADA, building, reward: 14, points: 5 }));
    assert_eq!(actions_left(&game), 2);
}

/// Rule 8.1: each of the four must suffice; a surplus of one does not replace another.
#[test]
fn s8_1_surplus_does_not_help() {
    let mut game = table();
    hire(&mut game, ADA, Hand::M2);
    open_site(&mut game, ADA, Building::WateringTrough);
    play(&mut game, &["send m2", "at watering-trough"]);
    assert!(game.players[ADA].sites.contains(Building::WateringTrough));
}

/// Rule 8.2: hands and tools come back.
#[test]
fn s8_2_hands_and_tools_come_home() {
    let mut game = table();
    hire(&mut game, ADA, Hand::A1);
    open_site(&mut game, ADA, Building::UrbanHouse);
    open_site(&mut game, ADA, Building::House);
    play(&mut game, &["tool saw", "send a1", "with saw", "at house"]);
    assert!(game.players[ADA].idle.contains(Hand::A1));
    assert_eq!(game.players[ADA].tools, Tool::Saw);
    assert_eq!(game.tool_at[Tool::Saw], None);
    assert_eq!(game.sites[Building::House], Site::default());
}

/// Ruling R4: they may be sent again in the same turn, for another wage.
#[test]
fn r4_who_comes_home_can_go_again() {
    let mut game = table();
    hire(&mut game, ADA, Hand::A1);
    open_site(&mut game, ADA, Building::House);
    open_site(&mut game, ADA, Building::TradingPost);
    play(&mut game, &["send a1", "at house", "send a1", "at trading-post"]);
    assert_eq!(game.players[ADA].coins, 10 - 2 + 10 - 2 + 6);
    assert_eq!(actions_left(&game), 1);
}

/// Rules 8.3, 8.4: the reward is paid at once and the points count.
#[test]
fn s8_3_s8_4_reward_and_points() {
    let mut game = table();
    hire(&mut game, ADA, Hand::A1);
    open_site(&mut game, ADA, Building::TradingPost);
    play(&mut game, &["send a1", "at trading-post"]);
    assert_eq!(game.players[ADA].coins, 10 - 2 + 6);
    assert_eq!(game.points(ADA), 1);
}

/// Rule 8.5: a machine brings two points and works without wage.
#[test]
fn s8_5_a_machine_joins_the_crew() {
    let mut game = table();
    hire(&mut game, ADA, Hand::L2);
    open_site(&mut game, ADA, Building::ArchitectsTable);
    open_site(&mut game, ADA, Building::Pyramid);
    play(&mut game, &["send l2", "at architects-table"]);
    assert_eq!((game.points(ADA), game.players[ADA].coins), (2, 7));
    play(&mut game, &["send architects-table", "at pyramid"]);
    assert_eq!(game.players[ADA].coins, 7);
    assert_eq!(game.sites[Building::Pyramid].supplied, Goods { architecture: 3, ..Goods::default() });
}

/// Rule 8.6: a machine does not learn.
#[test]
fn s8_6_machines_do_not_learn() {
    let mut game = table();
    own(&mut game, ADA, Building::Hoist);
    play(&mut game, &["university wood"]);
    refused(&game, "teach hoist", Illegal::MachineCannotLearn(Hand::Hoist), "8.6");
}
