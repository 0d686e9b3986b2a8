use age_of_rome::components::{Bonus, Metal, Spot};

use super::*;

fn working() -> AgeOfRome {
    let mut game = table();
    action_phase(&mut game, BIANKA);
    game
}

/// Rule 5.1: one follower at a time until all are placed.
#[test]
fn s5_1_one_at_a_time() {
    let mut game = working();
    followers(&mut game, BIANKA, 3);
    followers(&mut game, GABOR, 2);
    let mut turns = Vec::new();
    while matches!(game.phase, Phase::Action { .. }) {
        turns.push(actor(&game));
        play(&mut game, &["place colosseum"]);
    }
    assert_eq!(turns, [BIANKA, HENRIK, GABOR, ZITA, BIANKA, GABOR, BIANKA]);
}

/// Rule 5.2: only on buildings that stand in front, or in the Colosseum.
#[test]
fn s5_2_where_followers_go() {
    let mut game = working();
    raise(&mut game, HENRIK, Building::Trade, 1);
    refused(&game, "place trade", Illegal::NoBuilding(Building::Trade), "5.2");
    raise(&mut game, BIANKA, Building::Trade, 1);
    assert_eq!(legal(&game), ["place trade", "place colosseum", "place intrigue"]);
}

/// Rule 5.3: as many followers as levels, also with a bonus token (rulebook examples).
#[test]
fn s5_3_capacity() {
    for level in 1..=3 {
        let mut game = working();
        followers(&mut game, BIANKA, 5);
        raise(&mut game, BIANKA, Building::Military, level);
        game.players[BIANKA].workers[Building::Military] = level - 1;
        assert!(can(&game, "place military with bonus"));
        game.players[BIANKA].workers[Building::Military] = level;
        refused(&game, "place military", Illegal::BuildingFull(Building::Military), "5.3");
        refused(&game, "place military with bonus", Illegal::BuildingFull(Building::Military), "5.3");
    }
}

/// Rule 5.4: a bonus doubles the action once a round, if it is not covered.
#[test]
fn s5_4_bonuses() {
    let mut game = working();
    followers(&mut game, BIANKA, 2);
    raise(&mut game, BIANKA, Building::Military, 2);
    raise(&mut game, BIANKA, Building::Trade, 1);
    raise(&mut game, BIANKA, Building::Religious, 1);
    refused(&game, "place trade with bonus", Illegal::NoBonus(Spot::Trade), "5.4");
    refused(&game, "place religious with bonus", Illegal::NoBonus(Spot::Religious), "5.4");
    refused(&game, "place colosseum with bonus", Illegal::NoBonus(Spot::Colosseum), "5.4");
    play(&mut game, &["place military with bonus", "deploy macedonia", "deploy macedonia"]);
    assert!(game.players[BIANKA].bonuses_used.contains(Bonus::Military));
    play(&mut game, &["place colosseum"; 3]);
    refused(&game, "place military with bonus", Illegal::NoBonus(Spot::Military), "5.4");
}

/// Rule 5.5: everything goes home but intrigues that were not activated.
#[test]
fn s5_5_everything_goes_home() {
    let mut game = working();
    raise(&mut game, BIANKA, Building::Military, 1);
    play(&mut game, &["place military with bonus", "deploy thrace", "deploy thrace", "place intrigue"]);
    assert_eq!(game.players[HENRIK].plotting, 1);
    play(&mut game, &["place colosseum"; 2]);
    assert!(matches!(game.phase, Phase::Income { .. }));
    let home = Seat::all(4).all(|seat| game.players[seat].idle_followers() == game.players[seat].followers());
    assert!(home && game.players[BIANKA].bonuses_used.is_empty());
    assert_eq!(game.plots_of(HENRIK), 1);
}

/// Rules 5.4, 5.6: Zita deploys one legion to Macedonia and moves one from Thrace to Epirus.
#[test]
fn s5_6_legions_move() {
    let mut game = working();
    raise(&mut game, BIANKA, Building::Military, 1);
    army(&mut game, BIANKA, Region::Thrace, 1);
    play(&mut game, &["place military with bonus", "deploy macedonia"]);
    refused(&game, "march epirus thrace", Illegal::NoLegionThere(Region::Epirus), "5.6");
    refused(&game, "march thrace thrace", Illegal::SameRegion, "5.6");
    play(&mut game, &["march thrace epirus"]);
    let deployed = game.players[BIANKA].deployed;
    assert_eq!(Region::ALL.iter().map(|&region| deployed[region]).collect::<Vec<_>>(), [1, 1, 0]);
    let mut game = working();
    raise(&mut game, BIANKA, Building::Military, 1);
    army(&mut game, BIANKA, Region::Thrace, 7);
    play(&mut game, &["place military"]);
    refused(&game, "deploy thrace", Illegal::NoLegionOnBoard, "5.6");
}

/// Rule 5.19: two own pieces and a shared one, then three and a shared one.
#[test]
fn s5_19_the_pantheon_grows() {
    let mut game = working();
    followers(&mut game, BIANKA, 5);
    raise(&mut game, BIANKA, Building::Religious, 3);
    let mut pieces = Vec::new();
    for _ in 0..7 {
        action_phase(&mut game, BIANKA);
        game.players[BIANKA].workers.clear();
        play(&mut game, &["place religious"]);
        let pantheon = game.players[BIANKA].pantheon;
        pieces.push((pantheon.base, pantheon.base_top, pantheon.roof, pantheon.roof_top));
    }
    let gold = Some(Metal::Gold);
    let expected = [
        (1, None, 0, None),
        (2, None, 0, None),
        (2, gold, 0, None),
        (2, gold, 1, None),
        (2, gold, 2, None),
        (2, gold, 3, None),
        (2, gold, 3, gold),
    ];
    assert_eq!(pieces, expected);
}

/// Rule 5.20: gold, silver, bronze, bronze.
#[test]
fn s5_20_the_best_shared_piece_is_taken() {
    let mut game = working();
    let mut tops = Vec::new();
    for seat in Seat::all(4) {
        raise(&mut game, seat, Building::Religious, 1);
        game.players[seat].pantheon.base = 2;
        action_phase(&mut game, seat);
        play(&mut game, &["place religious"]);
        tops.extend(game.players[seat].pantheon.base_top);
        for seat in Seat::all(4) {
            game.players[seat].workers.clear();
        }
    }
    assert_eq!(tops, [Metal::Gold, Metal::Silver, Metal::Bronze, Metal::Bronze]);
}

/// Ruling R14: a roof is only begun on a finished base.
#[test]
fn r14_base_before_roof() {
    let mut game = working();
    raise(&mut game, BIANKA, Building::Religious, 1);
    game.players[BIANKA].pantheon.base = 1;
    play(&mut game, &["place religious"]);
    assert_eq!((game.players[BIANKA].pantheon.base, game.players[BIANKA].pantheon.roof), (2, 0));
    game.players[BIANKA].pantheon.roof = 1;
    assert!(game.check_invariants().is_err());
}

/// Rule 5.21: by round 1, 1, 2, 2, 3, 3, 4, 4, 5.
#[test]
fn s5_21_farming() {
    for (round, yields) in (1..=9).zip([1, 1, 2, 2, 3, 3, 4, 4, 5]) {
        let mut game = working();
        in_round(&mut game, round);
        raise(&mut game, BIANKA, Building::Economic, 1);
        play(&mut game, &["place economic"]);
        assert_eq!(game.players[BIANKA].denarii, 7 + yields);
    }
}

/// Rule 5.22: one glory each, for any number of followers.
#[test]
fn s5_22_the_colosseum() {
    let mut game = working();
    followers(&mut game, BIANKA, 4);
    for _ in 0..4 {
        action_phase(&mut game, BIANKA);
        play(&mut game, &["place colosseum"]);
    }
    assert_eq!((game.players[BIANKA].glory, game.players[BIANKA].in_colosseum), (5, 4));
}

/// Rule 5.23: three spaces, and three tokens of one's own.
#[test]
fn s5_23_placing_an_intrigue() {
    let mut game = working();
    play(&mut game, &["place intrigue"]);
    assert_eq!(game.plots[Province::Gallia][0], Some(Plot { owner: BIANKA, activated: false }));
    action_phase(&mut game, HENRIK);
    for target in [HENRIK, GABOR, ZITA] {
        plot(&mut game, HENRIK, target);
    }
    refused(&game, "place intrigue", Illegal::NoIntrigueToken, "5.23");
    action_phase(&mut game, GABOR);
    plot(&mut game, BIANKA, GABOR);
    plot(&mut game, ZITA, GABOR);
    refused(&game, "place intrigue", Illegal::PlotsTaken, "5.23");
}

/// Ruling R27: a follower may do nothing, and one gained in this phase is placed in it.
#[test]
fn r27_followers_without_effect_and_new_ones() {
    let mut game = working();
    raise(&mut game, BIANKA, Building::Political, 1);
    senate(&mut game, &[BIANKA; 4]);
    let before = game.senate;
    play(&mut game, &["place political"]);
    assert_eq!(game.senate, before, "no vote at home");
    let mut game = working();
    glory(&mut game, BIANKA, 4);
    play(&mut game, &["place colosseum"; 4]);
    assert_eq!(actor(&game), BIANKA, "the follower of the milestone");
    play(&mut game, &["place colosseum"]);
    assert!(matches!(game.phase, Phase::Income { .. }));
}
