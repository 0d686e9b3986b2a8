use std::collections::BTreeSet;

use super::*;

/// Rule 2.1: all faces and all four quarters come up.
#[test]
fn s2_1_the_dice_are_shaken_every_round() {
    let mut faces = BTreeSet::new();
    let mut quarters = BTreeSet::new();
    for seed in 0..200 {
        let game = SevenWondersDice::start(&Options::plain(2), &mut Chance::seed_from_u64(seed)).unwrap();
        faces.extend(game.forum.iter().map(|rolled| rolled.symbol));
        quarters.extend(game.forum.iter().map(|rolled| rolled.quarter));
    }
    assert_eq!(quarters.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert_eq!(faces.len(), 6 + 6 + 3 + 3 + 3);
    let mut game = table(2);
    let before = game.forum;
    play(&mut game, ADA, &["pass"]);
    assert_eq!(game.forum, before, "the round is not over");
    others_pass(&mut game);
    assert_eq!(game.round, 2);
    assert_ne!(game.forum, before);
}

/// Rule 2.2: all act at the same time, once.
#[test]
fn s2_2_everybody_acts_once() {
    let mut game = table(3);
    assert_eq!(game.to_act().len(), 3);
    refused(&game, BO, "finish", Illegal::ActFirst, "2.2");
    play(&mut game, BO, &["pass"]);
    assert!(!game.to_act().contains(BO));
    refused(&game, BO, "pass", Illegal::NotYourTurn, "2.2");
}
