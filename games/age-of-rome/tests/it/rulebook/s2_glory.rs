use super::*;

/// Rule 2.1: nine rounds of four phases, and every action in its phase.
#[test]
fn s2_1_nine_rounds_of_four_phases() {
    let mut game = table();
    refused(&game, "tax", Illegal::NotNow, "2.1");
    play(&mut game, &["done", "done", "done", "done"]);
    assert!(matches!(game.phase, Phase::Action { seat: BIANKA, .. }));
    refused(&game, "done", Illegal::NotNow, "2.1");
    play(&mut game, &["place colosseum"; 4]);
    assert!(matches!(game.phase, Phase::Income { seat: BIANKA, .. }));
    play(&mut game, &["tax"; 4]);
    assert_eq!(game.round, 2);
    in_round(&mut game, 9);
    end_round(&mut game);
    assert_eq!(game.phase, Phase::Over);
    assert!(game.outcome().is_some());
}

/// Rule 2.2: from the marker in the direction of the event.
#[test]
fn s2_2_the_event_gives_the_direction() {
    let mut game = table();
    game.marker = game.front(GABOR);
    assert_eq!(game.order().collect::<Vec<_>>(), [GABOR, ZITA, BIANKA, HENRIK]);
    happen(&mut game, EventCard::GrainDole);
    assert_eq!(game.order().collect::<Vec<_>>(), [GABOR, HENRIK, BIANKA, ZITA]);
    build_phase(&mut game, GABOR);
    play(&mut game, &["done"]);
    assert_eq!(actor(&game), HENRIK);
    let mut copy = game;
    let illegal = copy.apply(BIANKA, Action::Done, &mut chance(), &mut ()).unwrap_err();
    assert_eq!((illegal, illegal.rule()), (Illegal::NotYourTurn, "2.2"));
}

/// Rule 2.3: 30 and one more is 31, shown as +30 and 1 (rulebook example).
#[test]
fn s2_3_the_track_goes_on_after_thirty() {
    let mut game = table();
    glory(&mut game, BIANKA, 30);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place colosseum"]);
    assert_eq!(game.players[BIANKA].glory, 31);
    assert_eq!(age_of_rome::scoring::score(&game, BIANKA).glory, 31);
}

/// Rule 2.4: never below 1.
#[test]
fn s2_4_glory_never_falls_below_one() {
    let mut game = table();
    glory(&mut game, HENRIK, 1);
    plot(&mut game, BIANKA, HENRIK);
    army(&mut game, HENRIK, Region::Epirus, 1);
    intrigue_phase(&mut game, BIANKA);
    play(&mut game, &["activate italia"]);
    refused(&game, "slander", Illegal::NoGloryToLose(HENRIK), "3.10");
}

/// Rule 2.5: a new follower at each milestone, and the marker goes down.
#[test]
fn s2_5_milestones_bring_followers() {
    let mut game = table();
    glory(&mut game, BIANKA, 4);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place colosseum"]);
    assert_eq!(game.players[BIANKA].followers(), 2);
    assert_eq!(game.milestone(0), 5, "the first never moves");
    glory(&mut game, HENRIK, 20);
    assert_eq!((game.milestone(1), game.milestone(2)), (11, 21));
    play(&mut game, &["place colosseum"]);
    assert_eq!((game.players[HENRIK].followers(), game.milestone(2)), (4, 20));
}

/// Rule 2.6: Bianka reaches 12, the marker comes down to Gábor on 11, and goes on to 10.
#[test]
fn s2_6_a_falling_milestone_reaches_others() {
    let mut game = table();
    glory(&mut game, BIANKA, 11);
    glory(&mut game, GABOR, 11);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place colosseum"]);
    assert_eq!((game.players[BIANKA].followers(), game.players[GABOR].followers()), (3, 3));
    assert_eq!(game.milestone(1), 10);
}

/// Rule 2.6: if Henrik stands on 11 too, both get a follower and the marker goes to 9.
#[test]
fn s2_6_two_are_reached_together() {
    let mut game = table();
    for seat in [BIANKA, GABOR, HENRIK] {
        glory(&mut game, seat, 11);
    }
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place colosseum"]);
    assert!([BIANKA, GABOR, HENRIK].iter().all(|&seat| game.players[seat].followers() == 3));
    assert_eq!(game.milestone(1), 9);
}

/// Rule 2.7: Gábor passes 5, later falls to 3, and keeps the follower.
#[test]
fn s2_7_followers_stay() {
    let mut game = table();
    glory(&mut game, GABOR, 7);
    raise(&mut game, GABOR, Building::Trade, 3);
    raise(&mut game, GABOR, Building::Military, 2);
    income_phase(&mut game, GABOR);
    play(&mut game, &["double tax"]);
    assert_eq!((game.players[GABOR].glory, game.players[GABOR].followers()), (3, 2));
}

/// Rule 2.8: all tied players are rewarded by an event, and the owner by a mission.
#[test]
fn s2_8_ties() {
    let mut game = table();
    for seat in [BIANKA, ZITA] {
        army(&mut game, seat, Region::Thrace, 2);
    }
    keep(&mut game, ZITA, Mission::GreatArmy);
    assert_eq!(age_of_rome::scoring::score(&game, ZITA).missions, 4);
    let glories = [BIANKA, HENRIK, GABOR, ZITA].map(|seat| game.players[seat].glory);
    next_event(&mut game, EventCard::Triumph);
    let gained = [BIANKA, HENRIK, GABOR, ZITA].map(|seat| game.players[seat].glory - glories[seat.index()]);
    assert_eq!(gained, [1, 0, 0, 1]);
}
