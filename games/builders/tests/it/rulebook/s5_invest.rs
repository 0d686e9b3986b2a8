use builders::Illegal;
use builders::components::{Goods, Resource, Tool};

use super::*;

/// Rule 5.1: any card of the stack, one action and its price, once a turn.
#[test]
fn s5_1_one_investment_a_turn() {
    let mut game = table();
    play(&mut game, &["tool brush"]);
    assert_eq!((actions_left(&game), game.players[ADA].coins), (2, 8));
    refused(&game, "slave s4", Illegal::AlreadyInvested, "5.1");
    refused(&game, "loan", Illegal::AlreadyInvested, "5.1");
    play(&mut game, &["end", "end", "slave s4"]);
}

/// Rule 5.1: what somebody has taken is gone.
#[test]
fn s5_1_no_card_twice() {
    let mut game = table();
    play(&mut game, &["tool brush", "end"]);
    refused(&game, "tool brush", Illegal::ToolNotForSale(Tool::Brush), "5.1");
    play(&mut game, &["slave s1", "end"]);
    refused(&game, "slave s1", Illegal::SlaveNotForSale(Hand::S1), "5.1");
    game.loans_left = 0;
    refused(&game, "loan", Illegal::NoLoanLeft, "5.1");
}

/// Rule 5.2: seven sesterces, idle at once, no wage.
#[test]
fn s5_2_a_slave_costs_seven_and_works_for_nothing() {
    let mut game = table();
    open_site(&mut game, ADA, Building::Pyramid);
    play(&mut game, &["slave s1", "send s1", "at pyramid"]);
    assert_eq!(game.players[ADA].coins, 3);
    assert_eq!(game.sites[Building::Pyramid].supplied, Goods { stone: 2, decoration: 2, ..Goods::default() });
}

/// Rule 5.3: neither tool nor university for a slave.
#[test]
fn s5_3_slaves_hold_no_tools_and_do_not_learn() {
    let mut game = table();
    hire(&mut game, ADA, Hand::S1);
    open_site(&mut game, ADA, Building::Pyramid);
    play(&mut game, &["tool hammer", "send s1"]);
    refused(&game, "with hammer", Illegal::SlaveCannotHoldTool(Hand::S1), "5.3");
    let mut game = table();
    hire(&mut game, ADA, Hand::S1);
    play(&mut game, &["university wood"]);
    refused(&game, "teach s1", Illegal::SlaveCannotLearn(Hand::S1), "5.3");
}

/// Rule 5.4: one action each and no money, several in a turn, even beside an investment.
#[test]
fn s5_4_slaves_are_freed_for_an_action_each() {
    let mut game = table();
    hire(&mut game, ADA, Hand::S1);
    hire(&mut game, ADA, Hand::S2);
    play(&mut game, &["loan", "free s1", "free s2"]);
    assert_eq!((actions_left(&game), game.players[ADA].coins), (0, 20));
    assert_eq!(game.freed, Hand::S1 | Hand::S2);
}

/// Rule 5.4: not while at work, not twice, not somebody who is no slave.
#[test]
fn s5_4_who_cannot_be_freed() {
    let mut game = table();
    hire(&mut game, ADA, Hand::S1);
    hire(&mut game, ADA, Hand::S2);
    hire(&mut game, ADA, Hand::M1);
    open_site(&mut game, ADA, Building::Pyramid);
    play(&mut game, &["send s1", "at pyramid", "free s2"]);
    refused(&game, "free s1", Illegal::NotIdleToFree(Hand::S1), "5.4");
    refused(&game, "free s2", Illegal::AlreadyFree(Hand::S2), "5.4");
    refused(&game, "free m1", Illegal::NotASlave(Hand::M1), "5.4");
}

/// Rule 5.5: same resources, a wage of four, tools allowed.
#[test]
fn s5_5_a_freed_slave_is_a_worker() {
    let mut game = table();
    hire(&mut game, ADA, Hand::S1);
    open_site(&mut game, ADA, Building::Pyramid);
    game.tools_left.remove(Tool::Saw);
    game.players[ADA].tools.insert(Tool::Saw);
    play(&mut game, &["free s1", "send s1", "with saw", "at pyramid"]);
    assert_eq!(game.players[ADA].coins, 6);
    assert_eq!(
        game.sites[Building::Pyramid].supplied,
        Goods { stone: 2, wood: 1, decoration: 2, ..Goods::default() }
    );
}

/// Rule 5.5: and university too.
#[test]
fn s5_5_a_freed_slave_can_be_educated() {
    let mut game = table();
    hire(&mut game, ADA, Hand::S1);
    play(&mut game, &["free s1", "university wood", "teach s1"]);
    assert_eq!(game.gives(Hand::S1), Goods { stone: 2, wood: 3, decoration: 2, ..Goods::default() });
    assert_eq!(game.wage(Hand::S1), 4);
}

/// Rule 5.6: two sesterces.
#[test]
fn s5_6_a_tool_costs_two() {
    let mut game = table();
    play(&mut game, &["tool set-square"]);
    assert_eq!(game.players[ADA].coins, 8);
    assert_eq!(game.players[ADA].tools, Tool::SetSquare);
}

/// Rule 5.7: ten sesterces for an action.
#[test]
fn s5_7_a_loan_brings_ten() {
    let mut game = table();
    play(&mut game, &["loan"]);
    assert_eq!((game.players[ADA].coins, game.players[ADA].loans, game.loans_left), (20, 1, 3));
}

/// Rule 5.8: seven sesterces, at once on an idle worker; without one it cannot be bought.
#[test]
fn s5_8_a_university_needs_an_idle_worker() {
    let mut game = table();
    hire(&mut game, ADA, Hand::C2);
    play(&mut game, &["university wood", "teach c2"]);
    assert_eq!((actions_left(&game), game.players[ADA].coins), (2, 3));
    assert_eq!(game.educated[Resource::Wood], Some(Hand::C2));
    let mut game = table();
    game.players[ADA].coins = 20;
    open_site(&mut game, ADA, Building::Pyramid);
    let apprentice = game.players[ADA].idle.iter().next().unwrap();
    play(&mut game, &[&format!("send {apprentice}"), "at pyramid"]);
    refused(&game, "university wood", Illegal::NobodyToTeach, "5.8");
}

/// Rule 5.8: a university that is taken cannot be bought again.
#[test]
fn s5_8_one_university_of_a_kind() {
    let mut game = table();
    hire(&mut game, ADA, Hand::C2);
    play(&mut game, &["university wood", "teach c2", "end"]);
    hire(&mut game, BO, Hand::C1);
    refused(&game, "university wood", Illegal::NoUniversityLeft, "5.1");
}

/// Rule 5.9, and the rulebook's example: one action and seven sesterces, then the wage is still four.
#[test]
fn s5_9_education_replaces_production_and_keeps_the_wage() {
    let mut game = table();
    game.players[ADA].coins = 11;
    hire(&mut game, ADA, Hand::C1);
    open_site(&mut game, ADA, Building::LighthouseOfAlexandria);
    play(&mut game, &["university architecture", "teach c1", "send c1", "at lighthouse-of-alexandria"]);
    let supplied = game.sites[Building::LighthouseOfAlexandria].supplied;
    assert_eq!(supplied, Goods { stone: 3, architecture: 3, ..Goods::default() });
    assert_eq!((actions_left(&game), game.players[ADA].coins), (1, 0));
}

/// Rule 5.10: once for all time.
#[test]
fn s5_10_nobody_is_educated_twice() {
    let mut game = table();
    game.players[ADA].coins = 30;
    hire(&mut game, ADA, Hand::C2);
    play(&mut game, &["university wood", "teach c2", "end", "end", "university decoration"]);
    refused(&game, "teach c2", Illegal::AlreadyEducated(Hand::C2), "5.10");
}

/// Ruling R10: nobody studies what they know as well.
#[test]
fn r10_no_university_without_gain() {
    let mut game = table();
    hire(&mut game, ADA, Hand::C1);
    play(&mut game, &["university stone"]);
    refused(&game, "teach c1", Illegal::NothingToLearn(Hand::C1), "R10");
}
