use builders::components::{Building, SLAVES};
use builders::{Illegal, score};
use enumset::EnumSet;

use super::*;

/// Gives Ada exactly 17 points: Pyramid 8, Colossus 7, Hoist 2.
fn seventeen_points(game: &mut Builders, seat: Seat) {
    for building in [Building::Pyramid, Building::ColossusOfRhodes, Building::Hoist] {
        own(game, seat, building);
    }
}

/// Rule 9.1: seventeen points at the end of a turn; sesterces do not help.
#[test]
fn s9_1_seventeen_points_from_buildings() {
    let mut game = table();
    seventeen_points(&mut game, ADA);
    play(&mut game, &["coins 1"]);
    assert!(!game.last_round, "only the end of the turn counts");
    play(&mut game, &["end"]);
    assert!(game.last_round);
    let mut game = table();
    own(&mut game, ADA, Building::Pyramid);
    own(&mut game, ADA, Building::ColossusOfRhodes);
    own(&mut game, ADA, Building::Shop);
    game.players[ADA].coins = 500;
    play(&mut game, &["end"]);
    assert!(!game.last_round, "16 points are not enough");
}

/// Rule 9.2: when the start player reaches the goal, the others still have their turns.
#[test]
fn s9_2_the_round_is_played_to_its_end() {
    let mut game = table_of(3);
    seventeen_points(&mut game, ADA);
    play(&mut game, &["end"]);
    assert_eq!(game.to_act().first(), Some(BO));
    play(&mut game, &["end", "end"]);
    assert!(game.outcome().is_some());
}

/// Rule 9.2: when the last player reaches it, the game ends with that turn.
#[test]
fn s9_2_the_last_player_ends_it_at_once() {
    let mut game = table();
    play(&mut game, &["end"]);
    seventeen_points(&mut game, BO);
    play(&mut game, &["end"]);
    assert!(game.outcome().is_some());
}

/// Ruling R7: the last turn is that of the player to the right of the start player.
#[test]
fn r7_the_right_neighbour_of_the_start_player_is_last() {
    let mut game = table_of(3);
    game.start_player = BO;
    turn_of(&mut game, BO);
    seventeen_points(&mut game, BO);
    play(&mut game, &["end", "end"]);
    assert_eq!(game.to_act().first(), Some(ADA));
    play(&mut game, &["end"]);
    assert!(game.outcome().is_some());
}

/// A last round that Bo ends, so that Ada can settle.
fn settlement(slaves: &[Hand], loans: u8, coins: u16) -> Builders {
    let mut game = table();
    for &slave in slaves {
        hire(&mut game, ADA, slave);
    }
    game.players[ADA].loans = loans;
    game.loans_left -= loans;
    game.players[ADA].coins = coins;
    seventeen_points(&mut game, BO);
    game
}

/// Rule 9.3: five for a slave, fifteen for a loan, as long as the money lasts.
#[test]
fn s9_3_settling_slaves_and_loans() {
    let mut game = settlement(&[Hand::S1, Hand::S2], 1, 26);
    play(&mut game, &["end", "end", "free s2", "repay"]);
    assert_eq!(game.players[ADA].coins, 6);
    assert_eq!(legal(&game), ["settle", "free s1", "end"]);
    refused(&game, "repay", Illegal::NoLoanToRepay, "9.3");
    refused(&game, "coins 1", Illegal::GameEnding, "9.3");
    play(&mut game, &["free s1"]);
    assert_eq!(game.players[ADA].coins, 1);
    assert!(game.outcome().is_some());
}

/// Rule 9.3: a slave on an unfinished site stays a slave.
#[test]
fn s9_3_a_slave_at_work_cannot_be_freed() {
    let mut game = settlement(&[Hand::S1], 0, 50);
    open_site(&mut game, ADA, Building::Sphinx);
    play(&mut game, &["send s1", "at sphinx", "end", "end"]);
    assert!(game.outcome().is_some(), "there is nothing to settle");
    assert_eq!(score(&game, ADA), -10 + 50);
}

/// Rule 9.3: loans are repaid only at the end.
#[test]
fn s9_3_no_repayment_during_the_game() {
    let game = settlement(&[], 1, 50);
    refused(&game, "repay", Illegal::OnlyAtTheEnd, "9.3");
}

/// Ruling R9: everybody may decline, in any order; `settle` frees first and then repays.
#[test]
fn r9_settling_is_a_free_choice() {
    let mut declined = settlement(&[Hand::S1], 1, 20);
    play(&mut declined, &["end", "end", "end"]);
    assert_eq!(score(&declined, ADA), -10 - 20 + 20);
    let mut settled = settlement(&[Hand::S1], 1, 20);
    play(&mut settled, &["end", "end", "settle"]);
    assert_eq!(score(&settled, ADA), 0);
    assert!(settled.outcome().is_some());
}

/// Rule 9.4: one point for a slave, two for a loan.
#[test]
fn s9_4_penalties() {
    let game = settlement(&[Hand::S1, Hand::S2], 1, 0);
    assert_eq!(score(&game, ADA), -2 * 10 - 20);
}

/// Rule 9.5: points, and a tenth for every sesterce.
#[test]
fn s9_5_tenths_for_sesterces() {
    let mut game = table();
    seventeen_points(&mut game, ADA);
    game.players[ADA].coins = 13;
    assert_eq!(score(&game, ADA), 183);
}

/// Rule 9.6: the highest score wins, equal scores share.
#[test]
fn s9_6_shared_victory() {
    let mut game = table_of(3);
    seventeen_points(&mut game, ADA);
    own(&mut game, BO, Building::HangingGardens);
    game.players[ADA].coins = 4;
    game.players[BO].coins = 104;
    play(&mut game, &["end", "end", "end"]);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ranks.0[..3], [1, 1, 3]);
    assert_eq!(outcome.ended_by, "9.1");
}

/// Puts every worker and slave of the game to work on sites that they do not finish.
fn locked_up() -> Builders {
    let mut game = table();
    for building in
        [Building::Pyramid, Building::ColossusOfRhodes, Building::HangingGardens, Building::Sphinx]
    {
        open_site(&mut game, ADA, building);
    }
    game.worker_row = [None; 5];
    game.worker_deck = EnumSet::empty();
    game.slaves_left = EnumSet::empty();
    for hand in Hand::workers() | SLAVES {
        lock_up(&mut game, hand);
    }
    for seat in [ADA, BO] {
        game.players[seat].idle = EnumSet::empty();
    }
    game
}

fn lock_up(game: &mut Builders, hand: Hand) {
    let gives = game.gives(hand);
    let unfinished = |building: Building| {
        !(game.sites[building].supplied + gives).covers(game.edition.building[building].needs)
    };
    let place = game.players[ADA].sites.iter().find(|&building| unfinished(building)).or_else(|| {
        game.building_deck
            .iter()
            .filter(|building| building.machine().is_none())
            .find(|&building| unfinished(building))
    });
    let place = place.expect("there are enough buildings");
    open_site(game, ADA, place);
    game.sites[place].hands.insert(hand);
    game.sites[place].supplied += gives;
}

/// Ruling R8: when nobody has a hand left or can get one, one round of nothing but money is enough.
#[test]
fn r8_a_locked_game_ends_after_one_idle_round() {
    let mut game = locked_up();
    play(&mut game, &["coins 3", "end", "coins 3", "end"]);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ended_by, outcome.by_the_book), ("R8", false));
}

/// Ruling R8: as long as somebody could still send a hand, three such rounds must pass.
#[test]
fn r8_three_idle_rounds_end_any_game() {
    let mut game = table();
    play(&mut game, &["end", "end", "extra", "end", "coins 3", "end"]);
    assert_eq!(game.round, 3);
    play(&mut game, &["end", "end"]);
    assert_eq!(game.outcome().unwrap().ended_by, "R8");
}

/// Ruling R8: anything but money begins the count anew.
#[test]
fn r8_doing_something_begins_the_count_anew() {
    let mut game = table();
    play(&mut game, &["end", "end", "end", "end", "loan", "end", "end", "end", "end", "end", "end"]);
    assert!(game.outcome().is_none());
}

/// Ruling R8: the log says that a safeguard ends the game, and why.
#[test]
fn r8_the_safeguard_is_named() {
    testkit::safeguard_is_named::<Builders>(&Event::Stalled, "R8");
}
