use builders::Illegal;
use builders::components::{Goods, Tool};

use super::*;

fn at_the_pyramid(hands: &[Hand]) -> Builders {
    let mut game = table();
    game.players[ADA].coins = 60;
    open_site(&mut game, ADA, Building::Pyramid);
    for &hand in hands {
        hire(&mut game, ADA, hand);
    }
    game
}

/// Rule 6.1, and the rulebook's example: a worker of wage four costs one action and four sesterces.
#[test]
fn s6_1_the_wage_is_paid_at_once() {
    let mut game = table();
    hire(&mut game, ADA, Hand::C1);
    open_site(&mut game, ADA, Building::LighthouseOfAlexandria);
    play(&mut game, &["send c1", "at lighthouse-of-alexandria"]);
    assert_eq!((actions_left(&game), game.players[ADA].coins), (2, 6));
}

/// Rule 6.1: only to one's own sites, and there must be one.
#[test]
fn s6_1_only_to_own_sites() {
    let mut game = table();
    hire(&mut game, ADA, Hand::L1);
    open_site(&mut game, BO, Building::Sphinx);
    refused(&game, "send l1", Illegal::NoSite, "6.1");
    open_site(&mut game, ADA, Building::Pyramid);
    play(&mut game, &["send l1"]);
    refused(&game, "at sphinx", Illegal::NotYourSite(Building::Sphinx), "6.1");
}

/// Ruling R2: whoever cannot pay the whole wage cannot send.
#[test]
fn r2_no_credit_for_wages() {
    let mut game = at_the_pyramid(&[Hand::M1]);
    game.players[ADA].coins = 4;
    refused(&game, "send m1", Illegal::CannotAfford { price: 5, purse: 4 }, "R2");
}

/// Rule 6.2: one, two and three more actions, six in all for three hands.
#[test]
fn s6_2_the_third_hand_makes_it_six_actions() {
    let mut game = at_the_pyramid(&[Hand::L1, Hand::L2, Hand::L3]);
    play(&mut game, &["extra", "extra", "extra"]);
    play(&mut game, &["send l1", "at pyramid"]);
    assert_eq!(actions_left(&game), 5);
    play(&mut game, &["send l2", "at pyramid"]);
    assert_eq!(actions_left(&game), 3);
    play(&mut game, &["send l3", "at pyramid"]);
    assert_eq!(actions_left(&game), 0);
}

/// Rule 6.2: without the actions for it, nobody can be sent there.
#[test]
fn s6_2_too_few_actions_for_a_second_hand() {
    let mut game = at_the_pyramid(&[Hand::L1, Hand::L2]);
    play(&mut game, &["coins 1", "send l1", "at pyramid"]);
    refused(&game, "send l2", Illegal::NeedsActions { needed: 2, left: 1 }, "2.1");
}

/// Rule 6.2: hands of earlier turns do not count.
#[test]
fn s6_2_earlier_turns_do_not_count() {
    let mut game = at_the_pyramid(&[Hand::L1, Hand::L2]);
    play(&mut game, &["send l1", "at pyramid", "end", "end", "send l2", "at pyramid"]);
    assert_eq!(actions_left(&game), 2);
}

/// Ruling R5: slaves and machines count like workers.
#[test]
fn r5_slaves_and_machines_count_too() {
    let mut game = at_the_pyramid(&[Hand::S1]);
    own(&mut game, ADA, Building::Hoist);
    play(&mut game, &["send s1", "at pyramid", "send hoist", "at pyramid"]);
    assert_eq!(actions_left(&game), 0);
}

/// Rule 6.3: two hands to two sites cost two actions.
#[test]
fn s6_3_every_site_counts_for_itself() {
    let mut game = at_the_pyramid(&[Hand::L1, Hand::L2]);
    open_site(&mut game, ADA, Building::Sphinx);
    play(&mut game, &["send l1", "at pyramid", "send l2", "at sphinx"]);
    assert_eq!(actions_left(&game), 1);
}

/// Rule 6.4: whoever works stays.
#[test]
fn s6_4_nobody_changes_the_site() {
    let mut game = at_the_pyramid(&[Hand::L1]);
    open_site(&mut game, ADA, Building::Sphinx);
    play(&mut game, &["send l1", "at pyramid"]);
    refused(&game, "send l1", Illegal::NotIdle(Hand::L1), "6.4");
}

/// Rule 6.5, and the rulebook's example: worker and hammer together cost one action and four sesterces.
#[test]
fn s6_5_a_tool_goes_along_for_nothing() {
    let mut game = table();
    hire(&mut game, ADA, Hand::C5);
    open_site(&mut game, ADA, Building::LighthouseOfAlexandria);
    play(&mut game, &["tool hammer", "send c5", "with hammer", "at lighthouse-of-alexandria"]);
    assert_eq!((actions_left(&game), game.players[ADA].coins), (1, 10 - 2 - 4));
    let supplied = game.sites[Building::LighthouseOfAlexandria].supplied;
    assert_eq!(supplied, Goods { stone: 1, wood: 3, decoration: 1, ..Goods::default() });
    assert!(game.players[ADA].tools.is_empty());
}

/// Rule 6.5: one tool a hand, and only tools that are idle and one's own.
#[test]
fn s6_5_one_tool_at_a_time() {
    let mut game = at_the_pyramid(&[Hand::L1]);
    game.tools_left -= Tool::Hammer | Tool::Saw;
    game.players[ADA].tools = Tool::Hammer | Tool::Saw;
    play(&mut game, &["send l1"]);
    refused(&game, "with brush", Illegal::ToolNotIdle(Tool::Brush), "6.5");
    play(&mut game, &["with saw"]);
    refused(&game, "with hammer", Illegal::HoldsTool(Hand::L1), "6.5");
    assert_eq!(legal(&game), ["at pyramid"]);
}

/// Rule 6.6: machines hold no tools.
#[test]
fn s6_6_machines_hold_no_tools() {
    let mut game = at_the_pyramid(&[]);
    own(&mut game, ADA, Building::Hoist);
    play(&mut game, &["tool hammer", "send hoist"]);
    refused(&game, "with hammer", Illegal::MachineCannotHoldTool(Hand::Hoist), "8.6");
}

/// Rules 6.1, 6.2 and 8.1: what a site promises for the hand picked up is what happens there.
#[test]
fn s6_2_a_prospect_comes_true() {
    let mut game = at_the_pyramid(&[Hand::L1, Hand::C4]);
    open_site(&mut game, ADA, Building::Shop);
    play(&mut game, &["tool saw", "send l1", "at pyramid", "extra", "send c4", "with saw"]);
    for building in [Building::Pyramid, Building::Shop] {
        let promised = game.prospect(building).expect("a hand is picked up");
        let mut after = game;
        play(&mut after, &[&format!("at {building}")]);
        let reward = if promised.finishes { u16::from(game.edition.building[building].reward) } else { 0 };
        assert_eq!(actions_left(&after), actions_left(&game) - promised.actions);
        assert_eq!(after.players[ADA].coins, game.players[ADA].coins - promised.wage + reward);
        assert_eq!(after.players[ADA].finished.contains(building), promised.finishes);
        assert!(promised.finishes || after.sites[building].supplied == promised.supplied);
        assert_eq!(after.prospect(building), None);
    }
}

/// Rule 6.1: only one's own crew.
#[test]
fn s6_1_nobody_sends_the_hands_of_others() {
    let mut game = at_the_pyramid(&[Hand::L1]);
    hire(&mut game, BO, Hand::L2);
    refused(&game, "send l2", Illegal::NotYourHand(Hand::L2), "6.1");
}
