use super::*;

/// Bianka may place votes.
fn voting(votes: &[Seat]) -> AgeOfRome {
    let mut game = table();
    raise(&mut game, BIANKA, Building::Political, 1);
    cast(&mut game, BIANKA, Character::Junia);
    senate(&mut game, votes);
    action_phase(&mut game, BIANKA);
    game
}

/// Rule 5.7: a vote on top.
#[test]
fn s5_7_votes_go_on_top() {
    let mut game = voting(&[HENRIK]);
    play(&mut game, &["place political"]);
    assert_eq!((game.senate[..].to_vec(), game.votes_on_board(BIANKA)), (vec![HENRIK, BIANKA], 4));
}

/// Rules 5.8, 5.9: one vote at home and four in a full column: the first returns the lowest, which is placed too.
#[test]
fn s5_8_the_sixth_vote_pushes_out_the_lowest() {
    let mut game = voting(&[BIANKA, BIANKA, HENRIK, BIANKA, BIANKA]);
    assert_eq!(game.votes_on_board(BIANKA), 1);
    let events = play(&mut game, &["place political with bonus"]);
    assert_eq!(game.senate[..], [HENRIK, BIANKA, BIANKA, BIANKA, BIANKA]);
    assert_eq!(events.iter().filter(|&&event| event == Event::MajorityWon { seat: BIANKA }).count(), 2);
    assert_eq!((game.players[BIANKA].glory, game.votes_on_board(BIANKA)), (2 + 4, 1));
}

/// Rule 5.9: Henrik's two votes make a majority twice, two glory each.
#[test]
fn s5_9_a_fourth_in_a_row_counts_again() {
    let mut game = voting(&[HENRIK, BIANKA, BIANKA]);
    play(&mut game, &["place political with bonus"]);
    assert_eq!(game.players[BIANKA].glory, 2 + 4);
    let mut game = voting(&[BIANKA, HENRIK, BIANKA]);
    play(&mut game, &["place political"]);
    assert_eq!(game.players[BIANKA].glory, 2, "not three in a row");
}

/// Rule 5.10: a vote that goes home makes no majority.
#[test]
fn s5_10_removal_makes_no_majority() {
    let mut game = voting(&[BIANKA, BIANKA, GABOR, BIANKA]);
    cast(&mut game, HENRIK, Character::Junia);
    plot(&mut game, HENRIK, GABOR);
    intrigue_phase(&mut game, HENRIK);
    let events = play(&mut game, &["activate africa", "invalid-vote 3"]);
    assert!(game.has_majority(BIANKA));
    assert!(!events.contains(&Event::MajorityWon { seat: BIANKA }));
    assert_eq!(game.players[BIANKA].glory, 2);
}
