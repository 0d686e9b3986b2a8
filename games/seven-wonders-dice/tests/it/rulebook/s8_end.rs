use enumset::EnumSet;
use seven_wonders_dice::components::Bonus;

use super::*;

/// Ada builds the last step of her wonder with two bonuses ticked.
fn third_bonus() -> SevenWondersDice {
    let mut game = table(2);
    marked(&mut game, ADA, &WAREHOUSE);
    marked(&mut game, ADA, &["wonder 1 1", "wonder 1 2"]);
    game.players[ADA].sheet.bonuses = Bonus::Action | Bonus::Cross;
    game.players[ADA].before = game.players[ADA].sheet;
    game
}

/// Rule 8.1: the round is finished, exactly one more is played.
#[test]
fn s8_1_one_more_round() {
    let mut game = third_bonus();
    play(&mut game, ADA, &["wonder", "bonus coins"]);
    assert!(game.outcome().is_none());
    let events = others_pass(&mut game);
    assert!(events.contains(&Event::EndTriggered { seat: ADA }));
    assert_eq!(game.last_round, Some(2));
    assert!(game.outcome().is_none());
    others_pass(&mut game);
    assert_eq!(game.outcome().unwrap().ended_by, "8.1");
}

/// Rule 8.2: all eight rows add up.
#[test]
fn s8_2_the_rows_add_up() {
    let mut game = table(2);
    marked(
        &mut game,
        ADA,
        &["wonder 1 1", "agora 1 1", "university 1 1", "university 1 2", "market 1 1", "market 1 2"],
    );
    marked(&mut game, ADA, &["guild 1 1", "gallery 1 1", "barracks-west 1 1", "barracks-east 1 1"]);
    let layout = game.layout(ADA);
    for (text, points) in [("barracks-west 1 1", 3), ("barracks-east 1 1", 2)] {
        let spot = layout.spot(field(text)).unwrap();
        game.players[ADA].sheet.written[layout.attacks_before[spot.0 as usize]] = points;
    }
    assert_eq!(score(&game, ADA), 5 + 2 + 3 + 1 + 5 + 1 + 3 + 2);
}

/// The last round of a game in which all have the same.
fn last_round(seats: u8) -> SevenWondersDice {
    let mut game = table(seats);
    game.last_round = Some(1);
    for seat in Seat::all(seats) {
        game.players[seat].sheet.bonuses = EnumSet::all();
        game.players[seat].before.bonuses = EnumSet::all();
    }
    game
}

/// Rule 8.3: coins decide a tie.
#[test]
fn s8_3_coins_break_the_tie() {
    let mut game = last_round(3);
    purse(&mut game, BO, 8);
    others_pass(&mut game);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ranks.0[..3], [2, 1, 2]);
}

/// Rule 8.4: equal in both, the victory is shared.
#[test]
fn s8_4_shared_victory() {
    let mut game = last_round(2);
    others_pass(&mut game);
    assert_eq!(game.outcome().unwrap().winners().count(), 2);
}

/// Ruling R11: nobody builds, and at last it ends.
#[test]
fn r11_a_game_does_not_last_for_ever() {
    let mut game = table(2);
    while game.outcome().is_none() {
        others_pass(&mut game);
    }
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ended_by, outcome.by_the_book, game.round), ("R11", false, 150));
}

/// Ruling R11: the log says that a safeguard ends the game, and why.
#[test]
fn r11_the_safeguard_is_named() {
    testkit::safeguard_is_named::<SevenWondersDice>(&Event::RoundLimit, "R11");
}
