use age_of_rome::state::Pantheon;

use super::*;

/// The owner's intrigue against Henrik is activated, and the effect is to be chosen.
fn struck(character: Character, prepare: impl Fn(&mut AgeOfRome)) -> AgeOfRome {
    let mut game = table();
    cast(&mut game, BIANKA, character);
    plot(&mut game, BIANKA, HENRIK);
    prepare(&mut game);
    intrigue_phase(&mut game, BIANKA);
    play(&mut game, &["activate italia"]);
    game
}

/// Rule 3.10: one glory less.
#[test]
fn s3_10_slander() {
    let mut game = struck(Character::Antonius, |_| {});
    play(&mut game, &["slander"]);
    assert_eq!(game.players[HENRIK].glory, 2);
}

/// Ruling R26: also from 31 to 30, and further by double taxation.
#[test]
fn r26_back_over_the_end_of_the_track() {
    let mut game = struck(Character::Antonius, |game| glory(game, HENRIK, 31));
    play(&mut game, &["slander"]);
    assert_eq!(game.players[HENRIK].glory, 30);
    glory(&mut game, HENRIK, 31);
    raise(&mut game, HENRIK, Building::Trade, 2);
    income_phase(&mut game, HENRIK);
    play(&mut game, &["double tax"]);
    assert_eq!(game.players[HENRIK].glory, 29);
}

/// Rule 3.11: only an own piece, only of an unfinished level.
#[test]
fn s3_11_demolition() {
    let mut game = struck(Character::Antonius, |game| game.players[HENRIK].pantheon.base = 2);
    play(&mut game, &["demolition"]);
    assert_eq!(game.players[HENRIK].pantheon.base, 1);
    let finished = |roof| {
        struck(Character::Antonius, |game| {
            let gold = Some(age_of_rome::components::Metal::Gold);
            game.players[HENRIK].pantheon = Pantheon { base: 2, base_top: gold, roof, roof_top: None };
            game.bases[age_of_rome::components::Metal::Gold] = 0;
        })
    };
    refused(&finished(0), "demolition", Illegal::NoLoosePiece(HENRIK), "3.11");
    let mut game = finished(2);
    play(&mut game, &["demolition"]);
    assert_eq!((game.players[HENRIK].pantheon.base, game.players[HENRIK].pantheon.roof), (2, 1));
}

/// Rule 3.12: a legion goes home, or is replaced.
#[test]
fn s3_12_desertion() {
    let mut game = struck(Character::Antonius, |game| army(game, HENRIK, Region::Thrace, 2));
    refused(&game, "desertion epirus", Illegal::NoLegionToDesert(Region::Epirus), "3.12");
    let mut copy = game;
    play(&mut copy, &["desertion thrace"]);
    assert_eq!((copy.players[HENRIK].legions_on_board(), copy.players[BIANKA].legions_on_board()), (5, 7));
    play(&mut game, &["desertion thrace replacing"]);
    assert_eq!(game.players[HENRIK].deployed[Region::Thrace], 1);
    assert_eq!(game.players[BIANKA].deployed[Region::Thrace], 1);
}

/// Rule 3.13: two legions go to another region.
#[test]
fn s3_13_deception() {
    let mut game = struck(Character::Fulvia, |game| {
        army(game, HENRIK, Region::Thrace, 3);
        army(game, HENRIK, Region::Epirus, 1);
    });
    refused(&game, "deception thrace thrace", Illegal::SameRegion, "5.6");
    play(&mut game, &["deception thrace macedonia"]);
    let deployed = game.players[HENRIK].deployed;
    assert_eq!(Region::ALL.iter().map(|&region| deployed[region]).collect::<Vec<_>>(), [1, 2, 1]);
}

/// Ruling R10: both come from one region.
#[test]
fn r10_two_legions_of_one_region() {
    let spread = |game: &mut AgeOfRome| {
        army(game, HENRIK, Region::Thrace, 1);
        army(game, HENRIK, Region::Epirus, 1);
    };
    let game = struck(Character::Fulvia, spread);
    refused(&game, "deception epirus thrace", Illegal::TooFewLegions(Region::Epirus), "3.13");
    refused(&game, "deception epirus macedonia", Illegal::TooFewLegions(Region::Epirus), "3.13");
}

/// Rules 3.14, 5.10: Zita removes Gábor's vote and gets nothing for the three on top, then places one: a majority.
#[test]
fn s3_14_re_vote() {
    let mut game = struck(Character::Lepidus, |game| senate(game, &[BIANKA, BIANKA, HENRIK, BIANKA]));
    refused(&game, "re-vote 4", Illegal::NotTheirVote { target: HENRIK, place: 4 }, "3.14");
    refused(&game, "re-vote 5", Illegal::NotTheirVote { target: HENRIK, place: 5 }, "3.14");
    let before = game.players[BIANKA].glory;
    let events = play(&mut game, &["re-vote 3"]);
    assert_eq!(game.senate[..], [BIANKA; 4]);
    assert_eq!(game.players[BIANKA].glory, before + 2);
    assert_eq!(events.iter().filter(|&&event| event == Event::MajorityWon { seat: BIANKA }).count(), 1);
    assert_eq!(game.votes_on_board(HENRIK), 4);
}

/// Ruling R16: without a vote at home it only removes; without a legion at home there is no replacing.
#[test]
fn r16_pieces_come_from_the_board() {
    let mut game = struck(Character::Lepidus, |game| {
        game.players[BIANKA].votes = 3;
        senate(game, &[BIANKA, HENRIK, BIANKA, BIANKA]);
    });
    let before = game.players[BIANKA].glory;
    play(&mut game, &["re-vote 2"]);
    assert_eq!((game.senate[..].to_vec(), game.players[BIANKA].glory), (vec![BIANKA; 3], before));
    let game = struck(Character::Antonius, |game| {
        army(game, HENRIK, Region::Thrace, 1);
        army(game, BIANKA, Region::Epirus, 7);
    });
    refused(&game, "desertion thrace replacing", Illegal::NoLegionOnBoard, "5.6");
}

/// Rule 3.15: the vote goes home, and one glory.
#[test]
fn s3_15_invalid_vote() {
    let mut game = struck(Character::Junia, |game| senate(game, &[HENRIK, GABOR]));
    let before = game.players[BIANKA].glory;
    play(&mut game, &["invalid-vote 1"]);
    assert_eq!((game.senate[..].to_vec(), game.players[BIANKA].glory), (vec![GABOR], before + 1));
}

/// Rule 3.16: a random card is discarded, and two denarii.
#[test]
fn s3_16_sold() {
    let mut game = struck(Character::Octavius, |game| hold(game, HENRIK, &[TradeCard::Toga]));
    play(&mut game, &["proceed"]);
    let before = game.players[BIANKA].denarii;
    play(&mut game, &["sold"]);
    assert_eq!((game.players[HENRIK].hand_size, game.players[BIANKA].denarii), (0, before + 2));
    assert_eq!(game.trade_discard[..], [TradeCard::Toga]);
    let game = struck(Character::Octavius, |_| {});
    refused(&game, "sold", Illegal::NoCardToTake(HENRIK), "3.16");
}

/// Rule 3.17: a random card comes into the own hand, if there is room.
#[test]
fn s3_17_custom_fees() {
    let mut game = struck(Character::Livia, |game| hold(game, HENRIK, &[TradeCard::Toga]));
    play(&mut game, &["proceed", "custom-fees"]);
    assert!(game.players[BIANKA].hand.contains(TradeCard::Toga) && game.players[HENRIK].hand_size == 0);
    let mut game = struck(Character::Livia, |game| {
        hold(game, HENRIK, &[TradeCard::Toga]);
        let full =
            [TradeCard::Groma, TradeCard::Groma, TradeCard::Palla, TradeCard::Palla, TradeCard::Scutum];
        hold(game, BIANKA, &full);
    });
    play(&mut game, &["proceed"]);
    refused(&game, "custom-fees", Illegal::HandFull, "3.17");
}

/// Ruling R11: whoever holds trade cards is asked, whatever they are.
#[test]
fn r11_holders_of_cards_are_asked() {
    let game = struck(Character::Antonius, |game| hold(game, HENRIK, &[TradeCard::Toga]));
    assert_eq!((actor(&game), legal(&game)), (HENRIK, vec!["proceed".to_owned()]));
    let game = struck(Character::Antonius, |_| {});
    assert_eq!(actor(&game), BIANKA);
}
