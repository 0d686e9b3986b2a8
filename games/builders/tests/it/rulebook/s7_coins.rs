use builders::Illegal;

use super::*;

/// Rule 7.1: one for one, three for two, six for three; the bank never ends (ruling R1).
#[test]
fn s7_1_the_three_rates() {
    for (action, coins, left) in [("coins 1", 11, 2), ("coins 2", 13, 1), ("coins 3", 16, 0)] {
        let mut game = table();
        play(&mut game, &[action]);
        assert_eq!((game.players[ADA].coins, actions_left(&game)), (coins, left));
    }
}

/// Rule 7.1: there is no fourth rate and no rate for nothing.
#[test]
fn s7_1_no_other_rates() {
    let mut game = table();
    game.players[ADA].coins = 40;
    play(&mut game, &["extra"]);
    refused(&game, "coins 4", Illegal::NoSuchRate, "7.1");
    refused(&game, "coins 0", Illegal::NoSuchRate, "7.1");
}

/// Ruling R3: one declaration for each rate, as often as actions last.
#[test]
fn r3_money_can_be_taken_again() {
    let mut game = table();
    play(&mut game, &["coins 1", "coins 2"]);
    assert_eq!(game.players[ADA].coins, 14);
}

/// Ruling R1: more than the 108 sesterces of the box can be in play.
#[test]
fn r1_the_bank_never_runs_out() {
    let mut game = table();
    game.players[BO].coins = 108;
    play(&mut game, &["coins 3"]);
    assert_eq!(game.players[ADA].coins, 16);
}
