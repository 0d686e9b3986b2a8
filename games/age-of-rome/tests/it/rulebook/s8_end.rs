use age_of_rome::components::{Achievement, Metal};
use age_of_rome::scoring::{Score, achievements, place_alone, score};
use age_of_rome::state::Pantheon;
use game::{Narrate, Viewer};

use super::*;

fn pantheon(
    game: &mut AgeOfRome,
    seat: Seat,
    base: u8,
    base_top: Option<Metal>,
    roof: u8,
    roof_top: Option<Metal>,
) {
    game.players[seat].pantheon = Pantheon { base, base_top, roof, roof_top };
    if let Some(metal) = base_top {
        game.bases[metal] -= 1;
    }
    if let Some(metal) = roof_top {
        game.roofs[metal] -= 1;
    }
}

fn over(game: &mut AgeOfRome) {
    in_round(game, 9);
    game.phase = Phase::Over;
    game.check_invariants().unwrap();
}

/// Points of everybody in one region.
fn region_points(game: &AgeOfRome) -> [i32; 4] {
    [BIANKA, HENRIK, GABOR, ZITA].map(|seat| score(game, seat).military)
}

/// The scoring example of the rulebook.
fn example() -> AgeOfRome {
    let mut game = table();
    for (seat, points, purse) in [(BIANKA, 29, 12), (GABOR, 27, 6), (HENRIK, 26, 3), (ZITA, 23, 10)] {
        glory(&mut game, seat, points);
        denarii(&mut game, seat, purse);
    }
    for (seat, region, legions) in [
        (GABOR, Region::Epirus, 1),
        (ZITA, Region::Epirus, 1),
        (BIANKA, Region::Macedonia, 2),
        (GABOR, Region::Macedonia, 2),
        (HENRIK, Region::Macedonia, 1),
        (HENRIK, Region::Thrace, 3),
        (BIANKA, Region::Thrace, 2),
        (ZITA, Region::Thrace, 1),
    ] {
        army(&mut game, seat, region, legions);
    }
    for (seat, building) in
        [(ZITA, Building::Military), (HENRIK, Building::Trade), (GABOR, Building::Religious)]
    {
        medal(&mut game, seat, building);
    }
    senate(&mut game, &[ZITA, HENRIK, GABOR, BIANKA, GABOR]);
    own_set(&mut game, HENRIK, [TradeCard::Spatha, TradeCard::Pugio, TradeCard::Bulla]);
    own_set(&mut game, HENRIK, [TradeCard::Toga, TradeCard::Bulla, TradeCard::SignetRing]);
    own_set(&mut game, GABOR, [TradeCard::Spatha, TradeCard::Pugio, TradeCard::Trident]);
    own_set(&mut game, ZITA, [TradeCard::SnakeBracelets, TradeCard::SnakeBracelets, TradeCard::SignetRing]);
    pantheon(&mut game, GABOR, 2, Some(Metal::Gold), 0, None);
    pantheon(&mut game, ZITA, 2, Some(Metal::Silver), 2, None);
    pantheon(&mut game, HENRIK, 2, Some(Metal::Bronze), 3, Some(Metal::Gold));
    pantheon(&mut game, BIANKA, 1, None, 0, None);
    keep(&mut game, HENRIK, Mission::Triumphator);
    keep(&mut game, ZITA, Mission::LastBrick);
    over(&mut game);
    game
}

/// Rules 8.1–8.10: Bianka 40, Henrik 66, Gábor 47, Zita 58, to the last point.
#[test]
fn s8_1_the_scoring_example() {
    let game = example();
    let sheet = |glory, military, politics, trade, religion, missions, denarii| Score {
        glory,
        military,
        politics,
        trade,
        religion,
        missions,
        denarii,
        medals: 0,
    };
    assert_eq!(score(&game, BIANKA), sheet(29, 5, 2, 0, 1, 0, 3));
    assert_eq!(score(&game, HENRIK), sheet(26, 14, 3, 9, 11, 3, 0));
    assert_eq!(score(&game, GABOR), sheet(27, 2, 6, 4, 6, 0, 2));
    assert_eq!(score(&game, ZITA), sheet(23, 8, 6, 6, 7, 6, 2));
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.scores.0[..4], [40, 66, 47, 58]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [HENRIK]);
    let rows = AgeOfRome::score_sheet(&game.hide(Viewer::Public)).rows;
    assert_eq!(rows.last().unwrap().points, [40, 66, 47, 58]);
}

/// Rule 8.1: denarii break a tie, then the victory is shared.
#[test]
fn s8_1_ties() {
    let tied = |bianka, henrik| {
        let mut game = table();
        for (seat, purse) in [(BIANKA, bianka), (HENRIK, henrik), (GABOR, 0), (ZITA, 0)] {
            glory(&mut game, seat, 4);
            denarii(&mut game, seat, purse);
        }
        over(&mut game);
        game.outcome().unwrap().winners().collect::<Vec<_>>()
    };
    assert_eq!(tied(6, 7), [HENRIK]);
    assert_eq!(tied(6, 6), [BIANKA, HENRIK]);
}

/// Ruling R22: with the religious medal 6 denarii leave nothing, 5 of another leave one.
#[test]
fn r22_what_is_left_after_conversion() {
    let mut game = table();
    medal(&mut game, BIANKA, Building::Religious);
    for (seat, points, purse) in [(BIANKA, 3, 6), (HENRIK, 4, 5), (GABOR, 1, 0), (ZITA, 1, 0)] {
        glory(&mut game, seat, points);
        denarii(&mut game, seat, purse);
    }
    over(&mut game);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.scores.0[..2], [5, 5]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [HENRIK]);
}

/// Rule 8.2: 33 on the track are 33 points.
#[test]
fn s8_2_the_track() {
    let mut game = table();
    glory(&mut game, GABOR, 33);
    assert_eq!(score(&game, GABOR).glory, 33);
}

/// Rule 8.3: without enough legions a region brings nothing.
#[test]
fn s8_3_conquered_regions() {
    let mut game = table();
    army(&mut game, HENRIK, Region::Thrace, 3);
    assert_eq!(region_points(&game), [0, 0, 0, 0]);
    army(&mut game, GABOR, Region::Thrace, 1);
    assert_eq!(region_points(&game), [0, 10, 5, 0]);
    let shields = Region::ALL.iter().map(|&region| game.edition.regions[region].shield);
    assert_eq!(shields.collect::<Vec<_>>(), [2, 3, 4]);
}

/// Rules 8.4, 4.7: Bianka and Gábor are tied, so Henrik is second; with the medal Bianka wins the tie.
#[test]
fn s8_4_tied_players_get_nothing() {
    let mut game = table();
    for (seat, legions) in [(BIANKA, 3), (GABOR, 3), (HENRIK, 1)] {
        army(&mut game, seat, Region::Thrace, legions);
    }
    assert_eq!(region_points(&game), [0, 5, 0, 0]);
    medal(&mut game, BIANKA, Building::Military);
    assert_eq!(region_points(&game), [10, 3, 5, 0]);
}

/// Rule 4.7: of three who are tied the medal wins, and the others stay tied for the next place.
#[test]
fn s4_7_the_medal_among_three() {
    let mut game = table();
    for (seat, legions) in [(BIANKA, 2), (GABOR, 2), (HENRIK, 2), (ZITA, 1)] {
        army(&mut game, seat, Region::Thrace, legions);
    }
    medal(&mut game, GABOR, Building::Military);
    assert_eq!(region_points(&game), [0, 0, 10, 3]);
}

/// Ruling R24: whoever has no legion has no place, and a tie is no first place.
#[test]
fn r24_places() {
    let mut game = table();
    army(&mut game, BIANKA, Region::Epirus, 2);
    assert_eq!(place_alone(&game, BIANKA, Region::Epirus), Some(0));
    assert_eq!(place_alone(&game, HENRIK, Region::Epirus), None);
    army(&mut game, HENRIK, Region::Epirus, 2);
    keep(&mut game, BIANKA, Mission::Triumphator);
    assert_eq!(score(&game, BIANKA).missions, 0);
    medal(&mut game, BIANKA, Building::Military);
    assert_eq!(score(&game, BIANKA).missions, 3);
}

/// Rule 8.5: the flags of two players; Thrace brings 5 and 3 instead of 10 and 5.
#[test]
fn s8_5_fewer_flags_for_two() {
    for (region, first, second) in [(Region::Epirus, 5, 2), (Region::Macedonia, 4, 0), (Region::Thrace, 5, 3)]
    {
        let mut game = table_of(2, ways());
        army(&mut game, BIANKA, region, 3);
        army(&mut game, HENRIK, region, 2);
        assert_eq!((score(&game, BIANKA).military, score(&game, HENRIK).military), (first, second));
    }
    let mut game = table_of(3, ways());
    army(&mut game, BIANKA, Region::Macedonia, 3);
    army(&mut game, HENRIK, Region::Macedonia, 2);
    assert_eq!((score(&game, BIANKA).military, score(&game, HENRIK).military), (8, 4));
}

/// Rule 8.6: from the lowest vote upwards 6, 3, 5, 2, 1.
#[test]
fn s8_6_votes() {
    let mut game = table();
    senate(&mut game, &[ZITA, HENRIK, GABOR, BIANKA, GABOR]);
    assert_eq!([BIANKA, HENRIK, GABOR, ZITA].map(|seat| score(&game, seat).politics), [2, 3, 6, 6]);
}

/// Ruling R23: fewer votes are counted from below.
#[test]
fn r23_a_short_column() {
    let mut game = table();
    senate(&mut game, &[ZITA, HENRIK]);
    assert_eq!([BIANKA, HENRIK, GABOR, ZITA].map(|seat| score(&game, seat).politics), [0, 3, 0, 6]);
}

/// Rule 8.7: 3, 4, 5 and 6 for a set.
#[test]
fn s8_7_sets() {
    let mut game = table();
    own_set(&mut game, BIANKA, [TradeCard::Sundial, TradeCard::Compass, TradeCard::Groma]);
    own_set(&mut game, HENRIK, [TradeCard::Spatha, TradeCard::Pugio, TradeCard::TaxChest]);
    own_set(&mut game, GABOR, [TradeCard::Toga, TradeCard::Palla, TradeCard::Velarium]);
    own_set(&mut game, ZITA, [TradeCard::Bulla, TradeCard::BuildersChest, TradeCard::TaxChest]);
    assert_eq!([BIANKA, HENRIK, GABOR, ZITA].map(|seat| score(&game, seat).trade), [3, 4, 5, 6]);
}

/// Rule 8.8: gold 4, silver 3, bronze 2, own 1.
#[test]
fn s8_8_pieces() {
    let mut game = table();
    pantheon(&mut game, BIANKA, 2, Some(Metal::Silver), 3, Some(Metal::Bronze));
    assert_eq!(score(&game, BIANKA).religion, 5 + 3 + 2);
    pantheon(&mut game, HENRIK, 2, Some(Metal::Gold), 1, None);
    assert_eq!(score(&game, HENRIK).religion, 3 + 4);
}

/// A position in which the mission brings these points.
#[track_caller]
fn brings(mission: Mission, points: i32, prepare: impl Fn(&mut AgeOfRome)) {
    let mut game = table();
    keep(&mut game, BIANKA, mission);
    assert_eq!(score(&game, BIANKA).missions, 0, "{mission} from the start");
    prepare(&mut game);
    game.check_invariants().unwrap();
    assert_eq!(score(&game, BIANKA).missions, points, "{mission}");
}

/// Rule 8.9: the missions about medals, discord and regions.
#[test]
fn s8_9_missions_of_medals_and_regions() {
    let medal_missions =
        [Mission::LastBrick, Mission::FirstVoter, Mission::MadTrading, Mission::Offering, Mission::HardWork];
    for (mission, &building) in medal_missions.into_iter().zip(Building::ALL) {
        brings(mission, 6, |game| medal(game, BIANKA, building));
    }
    brings(Mission::MostDecorations, 5, |game| medal(game, BIANKA, Building::Trade));
    brings(Mission::DrivenByRage, 5, |game| discord(game, BIANKA, 0));
    brings(Mission::DiscordNeverPasses, 4, |game| discord(game, BIANKA, 3));
    brings(Mission::Triumphator, 6, |game| {
        army(game, BIANKA, Region::Epirus, 2);
        army(game, BIANKA, Region::Macedonia, 3);
    });
    brings(Mission::Occupation, 4, |game| {
        for &region in Region::ALL {
            army(game, BIANKA, region, 1);
        }
    });
    brings(Mission::FullMuster, 5, |game| army(game, BIANKA, Region::Epirus, 6));
    brings(Mission::GreatArmy, 4, |game| army(game, BIANKA, Region::Epirus, 1));
}

/// Rule 8.9: the missions about votes, trade and the Pantheon.
#[test]
fn s8_9_missions_of_senate_trade_and_pantheon() {
    brings(Mission::VoiceOfSenate, 5, |game| senate(game, &[BIANKA, HENRIK, BIANKA, BIANKA]));
    brings(Mission::LastWord, 3, |game| senate(game, &[HENRIK, BIANKA]));
    brings(Mission::OldGuard, 3, |game| senate(game, &[BIANKA, HENRIK]));
    brings(Mission::PeoplesTribune, 4, |game| senate(game, &[HENRIK, BIANKA]));
    let tools = [TradeCard::Sundial, TradeCard::Compass, TradeCard::Groma];
    let jewels = [TradeCard::Bulla, TradeCard::Bulla, TradeCard::SignetRing];
    brings(Mission::MerchantPrince, 4, |game| {
        for set in [tools, jewels] {
            own_set(game, BIANKA, set);
        }
    });
    brings(Mission::Jeweller, 4, |game| own_set(game, BIANKA, jewels));
    brings(Mission::MixedCargo, 5, |game| {
        for set in [tools, jewels] {
            own_set(game, BIANKA, set);
        }
    });
    brings(Mission::FullWarehouse, 2, |game| hold(game, BIANKA, &tools[..2]));
    brings(Mission::Pontifex, 6, |game| {
        pantheon(game, BIANKA, 2, Some(Metal::Silver), 3, Some(Metal::Bronze));
    });
    brings(Mission::GoldenPiety, 4, |game| pantheon(game, BIANKA, 2, Some(Metal::Gold), 0, None));
    brings(Mission::TempleBuilder, 2, |game| pantheon(game, BIANKA, 2, Some(Metal::Silver), 1, None));
    brings(Mission::FavouredByGods, 4, |game| pantheon(game, BIANKA, 1, None, 0, None));
}

/// Rule 8.9: the missions about denarii, glory and followers.
#[test]
fn s8_9_missions_of_wealth() {
    brings(Mission::Treasury, 4, |game| denarii(game, BIANKA, 12));
    brings(Mission::Beloved, 5, |game| glory(game, BIANKA, 4));
    brings(Mission::GreatHousehold, 4, |game| followers(game, BIANKA, 5));
    let mut game = table();
    keep(&mut game, HENRIK, Mission::Richest);
    assert_eq!(score(&game, HENRIK).missions, 0);
    denarii(&mut game, HENRIK, 7);
    assert_eq!(score(&game, HENRIK).missions, 4, "tied with Bianka");
}

/// Rule 8.9: at the end everybody learns which missions were fulfilled, and of the others nothing.
#[test]
fn s8_9_fulfilled_missions_are_told() {
    let mut game = table();
    keep(&mut game, BIANKA, Mission::Treasury);
    keep(&mut game, BIANKA, Mission::MixedCargo);
    denarii(&mut game, BIANKA, 30);
    in_round(&mut game, 9);
    let told: Vec<_> = end_round(&mut game)
        .into_iter()
        .filter(|event| matches!(event, Event::MissionFulfilled { seat: BIANKA, .. }))
        .collect();
    let treasury = Event::MissionFulfilled { seat: BIANKA, mission: Mission::Treasury, points: 4 };
    assert_eq!(told, [treasury]);
}

/// Ruling R25: missions look at denarii before they are converted, and one point is enough.
#[test]
fn r25_missions_come_before_conversion() {
    let mut game = table();
    keep(&mut game, BIANKA, Mission::Treasury);
    denarii(&mut game, BIANKA, 12);
    assert_eq!((score(&game, BIANKA).missions, score(&game, BIANKA).denarii), (4, 3));
    for mission in [Mission::FullWarehouse, Mission::LastWord, Mission::OldGuard] {
        keep(&mut game, BIANKA, mission);
    }
    senate(&mut game, &[BIANKA]);
    assert!(!achievements(&game, BIANKA).contains(Achievement::FourMissions));
    hold(&mut game, BIANKA, &[TradeCard::Toga]);
    assert!(achievements(&game, BIANKA).contains(Achievement::FourMissions));
}

/// Rules 8.10, 4.10: 12 denarii are 3, 6 with the religious medal 2, 10 are 2.
#[test]
fn s8_10_denarii() {
    let mut game = table();
    medal(&mut game, GABOR, Building::Religious);
    for (seat, purse, points) in [(BIANKA, 12, 3), (HENRIK, 3, 0), (GABOR, 6, 2), (ZITA, 10, 2)] {
        denarii(&mut game, seat, purse);
        assert_eq!(score(&game, seat).denarii, points);
    }
}

/// Whether the position earns exactly the achievement beyond those of a plain table.
#[track_caller]
fn earns(achievement: Achievement, prepare: impl Fn(&mut AgeOfRome)) {
    let mut game = table();
    assert!(!achievements(&game, BIANKA).contains(achievement));
    prepare(&mut game);
    assert!(achievements(&game, BIANKA).contains(achievement), "{achievement}");
}

/// Rule 8.11: the achievements, reported at the end.
#[test]
fn s8_11_achievements() {
    let jewels = [
        [TradeCard::Bulla, TradeCard::Bulla, TradeCard::TaxChest],
        [TradeCard::SignetRing, TradeCard::SignetRing, TradeCard::TaxChest],
        [TradeCard::SnakeBracelets, TradeCard::SnakeBracelets, TradeCard::DispatchChest],
    ];
    let own = |game: &mut AgeOfRome, count| {
        for &set in &jewels[..count] {
            own_set(game, BIANKA, set);
        }
    };
    earns(Achievement::Hundred, |game| game.players[BIANKA].glory = 99);
    earns(Achievement::Designers, |game| game.players[BIANKA].glory = 112);
    earns(Achievement::GloryTrack, |game| game.players[BIANKA].glory = 61);
    earns(Achievement::TwoJewelSets, |game| own(game, 2));
    earns(Achievement::ThreeOfAKind, |game| own(game, 3));
    earns(Achievement::GoldenPantheon, |game| {
        pantheon(game, BIANKA, 2, Some(Metal::Gold), 3, Some(Metal::Gold));
    });
    earns(Achievement::Harmony, |game| discord(game, BIANKA, 0));
    earns(Achievement::AllMedals, |game| {
        for &building in Building::ALL {
            medal(game, BIANKA, building);
        }
    });
    earns(Achievement::Conqueror, |game| {
        for (region, legions) in [(Region::Epirus, 2), (Region::Macedonia, 3), (Region::Thrace, 4)] {
            army(game, BIANKA, region, legions);
        }
    });
    earns(Achievement::Senator, |game| senate(game, &[BIANKA, BIANKA, BIANKA]));
    let mut game = table();
    discord(&mut game, GABOR, 0);
    in_round(&mut game, 9);
    let events = end_round(&mut game);
    assert!(events.contains(&Event::Achieved { seat: GABOR, achievement: Achievement::Harmony }));
    let mut game = against_cassius();
    game.players[BIANKA].glory = 89;
    assert!(achievements(&game, BIANKA).contains(Achievement::BaneOfCassius), "with a point for denarii");
}
