use builders::Illegal;

use super::*;

/// Rule 2.1: three actions, also for the same thing again and again; a fourth is refused.
#[test]
fn s2_1_three_actions_a_turn() {
    let mut game = table();
    play(&mut game, &["coins 1", "coins 1", "coins 1"]);
    refused(&game, "coins 1", Illegal::NeedsActions { needed: 1, left: 0 }, "2.1");
}

/// Rule 2.1: what has been begun is finished first, and nothing is finished that was not begun.
#[test]
fn s2_1_one_thing_after_the_other() {
    let mut game = table();
    hire(&mut game, ADA, Hand::L1);
    open_site(&mut game, ADA, Building::Pyramid);
    refused(&game, "at pyramid", Illegal::NothingBegun, "2.1");
    play(&mut game, &["send l1"]);
    refused(&game, "coins 1", Illegal::InTheMiddle, "2.1");
    refused(&game, "end", Illegal::InTheMiddle, "2.1");
}

/// Rule 2.2: five sesterces buy one more action, as often as they last.
#[test]
fn s2_2_more_actions_for_five_sesterces() {
    let mut game = table();
    play(&mut game, &["extra", "extra"]);
    assert_eq!((actions_left(&game), game.players[ADA].coins), (5, 0));
    refused(&game, "extra", Illegal::CannotAfford { price: 5, purse: 0 }, "R2");
}

/// Rule 2.3: whoever ends the turn loses what is left of it.
#[test]
fn s2_3_unused_actions_are_lost() {
    let mut game = table();
    play(&mut game, &["coins 1", "end", "end"]);
    assert_eq!(game.to_act().first(), Some(ADA));
    assert_eq!(actions_left(&game), 3);
}
