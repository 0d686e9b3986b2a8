use deus::scoring::score;
use deus::state::{Cause, Ending};

use super::*;

/// Bo has built three of the four temples; Ada holds the fourth.
fn one_temple_left() -> Deus {
    let mut game = ada_has(&[Card::TempleOfCeres, Card::Farm]);
    own_each(&mut game, ADA, 3);
    built(&mut game, ADA, Card::Sawmill, "5,0");
    for (card, temple, place) in [
        (Card::Farm, Card::TempleOfVesta, "0,1"),
        (Card::Quarry, Card::TempleOfLares, "0,0"),
        (Card::Quarry, Card::TempleOfMars, "1,0"),
    ] {
        built(&mut game, BO, card, place);
        built_temple(&mut game, BO, temple, place);
    }
    game
}

/// Rule 8.1: the last temple piece announces the end.
#[test]
fn s8_1_all_temples_built() {
    let mut game = one_temple_left();
    let events = build(&mut game, "temple-of-ceres", "5,0");
    assert!(events.contains(&Event::EndTriggered { cause: Cause::Temples, last_round: 2 }));
}

/// Rule 8.2: so does the attack on the last village.
#[test]
fn s8_2_all_villages_attacked() {
    let mut game = ada_has(&[Card::Villa, Card::Farm]);
    built(&mut game, ADA, Card::Legion, "3,-2");
    built(&mut game, BO, Card::Farm, "2,-2");
    for place in ["1,-1", "4,0", "1,1"] {
        let village = at(&game, place);
        game.attacked.insert(village);
        game.village_points[village.tile()] = 0;
    }
    let events = build(&mut game, "villa", "4,-3");
    assert!(events.contains(&Event::EndTriggered { cause: Cause::Villages, last_round: 2 }));
}

/// Rule 8.3: the round is finished, one more is played, and nothing after it.
#[test]
fn s8_3_one_more_round() {
    let mut game = one_temple_left();
    build(&mut game, "temple-of-ceres", "5,0");
    assert_eq!((game.to_act().first(), game.round), (Some(BO), 1));
    finish_round(&mut game);
    assert_eq!((game.to_act().first(), game.round), (Some(ADA), 2));
    finish_round(&mut game);
    assert!(game.to_act().is_empty());
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ended_by, outcome.by_the_book), ("8.1", true));
    assert_eq!(game.apply(ADA, Action::Pass, &mut chance(), &mut ()), Err(Illegal::GameOver));
    assert_eq!(Illegal::GameOver.rule(), "8.3");
}

/// Rule 8.4: tokens and temples.
#[test]
fn s8_4_tokens_and_temples() {
    let mut game = one_temple_left();
    built(&mut game, ADA, Card::Brickyard, "5,-1");
    built_temple(&mut game, ADA, Card::TempleOfSilvanus, "5,0");
    let score = score(&game, ADA);
    assert_eq!((score.tokens, score.temples), (5, 4), "one forest");
    assert_eq!(score.total(), 5 + 4 + score.majorities);
}

/// Rule 8.5: two points for each majority; ties for all, and nothing for having none.
#[test]
fn s8_5_majorities() {
    let mut game = table();
    for (resource, ada, bo) in
        [(Resource::Wood, 2, 1), (Resource::Clay, 1, 1), (Resource::Stone, 0, 0), (Resource::Wheat, 0, 3)]
    {
        own(&mut game, ADA, resource, ada);
        own(&mut game, BO, resource, bo);
    }
    game.players[ADA].gold = 0;
    assert_eq!((score(&game, ADA).majorities, score(&game, BO).majorities), (2 + 2, 2 + 2 + 2));
}

fn over(mut game: Deus) -> game::Outcome {
    game.phase = Phase::Over;
    game.ending = Some(Ending { cause: Cause::Temples, last_round: 1 });
    game.outcome().unwrap()
}

/// Rule 8.6: the most points win.
#[test]
fn s8_6_most_points_win() {
    let mut game = table();
    game.players[BO].points = 6;
    let outcome = over(game);
    assert_eq!((outcome.ranks[ADA], outcome.ranks[BO], outcome.scores[BO]), (2, 1, 6 + 10));
}

/// Ruling R15: then buildings on the map, then gold and resources, then both.
#[test]
fn r15_ties_of_points() {
    let mut game = table();
    assert_eq!(over(game).winners().count(), 2, "all is equal");
    let mut richer = game;
    richer.players[ADA].gold += 1;
    richer.players[BO].points += 2;
    assert_eq!(over(richer).scores[ADA], over(richer).scores[BO]);
    assert_eq!(over(richer).winners().collect::<Vec<_>>(), [ADA]);
    built(&mut game, BO, Card::Sawmill, "5,0");
    assert_eq!(over(game).winners().collect::<Vec<_>>(), [BO]);
}

/// Ruling R16: however long nobody builds, the game goes on for two thirds of the rounds.
#[test]
fn r16_no_game_ends_early_for_want_of_building() {
    let mut game = ada_has(&[Card::Galley, Card::Galley, Card::Farm]);
    while game.round <= 40 {
        assert_eq!(game.phase, Phase::Turn, "round {}", game.round);
        finish_round(&mut game);
    }
    assert_eq!((game.quiet_rounds, game.phase), (40, Phase::Turn));
    finish_round(&mut game);
    assert_eq!((game.outcome().unwrap().ended_by, game.round), ("R16", 41));
}

/// Ruling R16: three rounds without building end the game late, a building begins the count anew.
#[test]
fn r16_a_stalled_game_ends() {
    let mut game = ada_has(&[Card::Galley, Card::Galley, Card::Farm]);
    game.round = 41;
    finish_round(&mut game);
    finish_round(&mut game);
    assert_eq!(game.quiet_rounds, 2);
    let mut building = game;
    give(&mut building, ADA, &[Card::Sawmill]);
    build(&mut building, "sawmill", "5,0");
    finish_round(&mut building);
    assert_eq!((building.quiet_rounds, building.phase), (0, Phase::Turn));
    finish_round(&mut game);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ended_by, outcome.by_the_book, game.round), ("R16", false, 43));
}

/// Ruling R16: no game goes on after round 60.
#[test]
fn r16_sixty_rounds_are_enough() {
    let mut game = ada_has(&[Card::Sawmill, Card::Farm]);
    game.round = 60;
    build(&mut game, "sawmill", "5,0");
    finish_round(&mut game);
    assert_eq!(game.outcome().unwrap().ended_by, "R16");
}

/// Ruling R16: the log says that a safeguard ends the game, and why.
#[test]
fn r16_the_safeguard_is_named() {
    for cause in [Cause::Stall, Cause::Rounds] {
        testkit::safeguard_is_named::<Deus>(&Event::Ended { cause }, "R16");
    }
}
