use enumset::EnumSet;
use seven_wonders_dice::components::Color;
use seven_wonders_dice::variants::Cities;

use super::*;

/// Rule 6.2: axe west, sword east, shield either.
#[test]
fn s6_2_three_symbols_of_war() {
    for (symbol, marks) in [("axe", "barracks-west 1 1"), ("sword", "barracks-east 1 1")] {
        let mut game = table(2);
        roll(&mut game, Die::Red, symbol, 0);
        play(&mut game, ADA, &["take red"]);
        assert!(is_marked(&game, ADA, marks));
    }
}

/// Rule 6.3: to the left in the west, to the right in the east.
#[test]
fn s6_3_who_faces_whom() {
    let mut game = table(3);
    marked(&mut game, BO, &["barracks-east 2 1"]);
    roll(&mut game, Die::Red, "axe", 0);
    play(&mut game, ADA, &["take red"]);
    assert_eq!(score(&game, ADA), 2, "Bo sits to the left of Ada, and his east defends");
    let mut game = table(3);
    marked(&mut game, CY, &["barracks-west 2 1"]);
    roll(&mut game, Die::Red, "sword", 0);
    play(&mut game, ADA, &["take red"]);
    assert_eq!(score(&game, ADA), 2, "Cy sits to the right of Ada, and his west defends");
    let mut game = table(3);
    marked(&mut game, BO, &["barracks-west 2 1"]);
    roll(&mut game, Die::Red, "axe", 0);
    play(&mut game, ADA, &["take red"]);
    assert_eq!(score(&game, ADA), 3, "the wrong side does not defend");
}

/// Rule 6.4, and the rulebook's example: three less one defense make two.
#[test]
fn s6_4_defenses_take_points_off() {
    for (defenses, points) in [(0, 3), (1, 2), (2, 1)] {
        let mut game = table(2);
        marked(&mut game, BO, &["barracks-west 2 1", "barracks-west 2 2"][..defenses]);
        roll(&mut game, Die::Red, "sword", 0);
        play(&mut game, ADA, &["take red"]);
        assert_eq!(score(&game, ADA), points);
    }
}

/// Rule 6.4: a defense of the same round comes too late, and later ones change nothing.
#[test]
fn s6_4_only_earlier_defenses_count() {
    let mut game = table(2);
    roll(&mut game, Die::Red, "shield", 0);
    play(&mut game, BO, &["take red", "mark barracks-west 2 1"]);
    roll(&mut game, Die::Red, "sword", 0);
    let mut attacked = game;
    play(&mut attacked, ADA, &["take red"]);
    assert_eq!(score(&attacked, ADA), 3);
    assert_eq!(attacked.round, 2);
    let mut later = attacked;
    marked(&mut later, BO, &["barracks-west 2 2"]);
    assert_eq!(score(&later, ADA), 3);
}

/// Rule 6.5: two symbols for a field of the agora.
#[test]
fn s6_5_two_symbols_open_the_agora() {
    for symbol in ["fountain", "temple"] {
        let mut game = table(2);
        roll(&mut game, Die::Blue, symbol, 0);
        play(&mut game, ADA, &["take blue"]);
        assert!(is_marked(&game, ADA, "agora 2 1"));
    }
}

const AGORA: [&str; 9] = [
    "agora 1 1",
    "agora 1 2",
    "agora 1 3",
    "agora 2 1",
    "agora 2 2",
    "agora 2 3",
    "agora 3 1",
    "agora 3 2",
    "agora 3 3",
];

fn nearly_finished_agora(seats: &[Seat], variants: DiceVariants) -> SevenWondersDice {
    let mut game = table_with(3, variants);
    for &seat in seats {
        marked(&mut game, seat, &AGORA[..8]);
        marked(&mut game, seat, &WAREHOUSE);
    }
    roll(&mut game, Die::Blue, "owl", 0);
    game
}

/// Rule 6.5: the first to finish it has three points more, the second has not.
#[test]
fn s6_5_the_first_agora() {
    let mut game = nearly_finished_agora(&[ADA, BO], DiceVariants::default());
    play(&mut game, ADA, &["take blue", "bonus coins"]);
    let events = others_pass(&mut game);
    assert!(events.contains(&Event::AgoraFirst { seat: ADA, points: 3 }));
    assert_eq!(score(&game, ADA), 9 + 11 + 13 + 3);
    roll(&mut game, Die::Blue, "owl", 0);
    play(&mut game, BO, &["take blue", "bonus coins"]);
    others_pass(&mut game);
    assert_eq!(score(&game, BO), 9 + 11 + 13);
}

/// Ruling R4: both in the same round have it, or neither if so chosen.
#[test]
fn r4_the_first_agora_in_the_same_round() {
    for (shared, points) in [(true, 36), (false, 33)] {
        let variants = DiceVariants { agora_shared: shared, ..DiceVariants::default() };
        let mut game = nearly_finished_agora(&[ADA, BO], variants);
        play(&mut game, ADA, &["take blue", "bonus coins"]);
        play(&mut game, BO, &["take blue", "bonus coins"]);
        others_pass(&mut game);
        assert_eq!((score(&game, ADA), score(&game, BO)), (points, points));
    }
}

/// Rule 6.6: any order where several arrows lead; one order for the third symbol.
#[test]
fn s6_6_the_market_in_any_order() {
    let mut game = table(2);
    roll(&mut game, Die::Yellow, "chest", 0);
    play(&mut game, ADA, &["take yellow"]);
    assert_eq!(legal(&game, ADA), ["mark market 3 1", "mark market 3 2", "mark market 3 3"]);
    play(&mut game, ADA, &["mark market 3 3"]);
    let mut game = table(2);
    roll(&mut game, Die::Yellow, "coin", 0);
    play(&mut game, ADA, &["take yellow"]);
    assert!(is_marked(&game, ADA, "market 1 1"));
}

/// Giza has the purple die at the end of the compass lane.
fn obtains_purple() -> SevenWondersDice {
    let mut game = table(2);
    marked(&mut game, ADA, &WAREHOUSE);
    marked(&mut game, ADA, &["university 1 1", "university 1 2"]);
    roll(&mut game, Die::Green, "compass", 0);
    play(&mut game, ADA, &["take green"]);
    game
}

/// Rules 6.8: it replaces a grey die, but only when the round is over.
#[test]
fn s6_8_a_special_die_replaces_a_grey_one() {
    let mut game = obtains_purple();
    assert!(game.rolled(Die::Purple).is_none());
    let events = others_pass(&mut game);
    assert!(game.rolled(Die::Purple).is_some());
    assert_eq!(game.forum.iter().filter(|rolled| rolled.die.color() == Color::Grey).count(), 2);
    assert!(events.iter().any(|event| matches!(event, Event::DieReplaced { special: Die::Purple, .. })));
}

/// Rule 6.8: when another obtains it later, nothing is replaced again.
#[test]
fn s6_8_only_the_first_replaces() {
    let mut game = obtains_purple();
    others_pass(&mut game);
    marked(&mut game, BO, &WAREHOUSE);
    marked(&mut game, BO, &["university 1 1", "university 1 2"]);
    roll(&mut game, Die::Green, "compass", 0);
    play(&mut game, BO, &["take green"]);
    others_pass(&mut game);
    assert_eq!(game.forum.iter().filter(|rolled| rolled.die.color() == Color::Grey).count(), 2);
}

/// Rule 6.9: only for those who have it.
#[test]
fn s6_9_a_special_die_must_be_obtained() {
    let mut game = obtains_purple();
    others_pass(&mut game);
    refused(&game, BO, "take purple", Illegal::DieNotObtained(Die::Purple), "6.9");
}

/// Ruling R5: what already lies in the forum can be used in the turn that obtains it.
#[test]
fn r5_a_die_in_the_forum_can_be_used_at_once() {
    let mut game = obtains_purple();
    others_pass(&mut game);
    marked(&mut game, BO, &WAREHOUSE);
    marked(&mut game, BO, &["university 1 1", "university 1 2", "market 1 1"]);
    roll(&mut game, Die::Green, "compass", 0);
    roll(&mut game, Die::Purple, "guild-yellow", 0);
    game.players[BO].turn.actions = 2;
    play(&mut game, BO, &["take green", "take purple"]);
    assert!(is_marked(&game, BO, "guild 1 1"));
}

/// Everybody may use the purple die, and Ada's neighbors have marked markets as in the rulebook's example.
fn guild(seats: u8) -> SevenWondersDice {
    let mut game = table(seats);
    for seat in Seat::all(seats) {
        marked(&mut game, seat, &WAREHOUSE);
        game.players[seat].sheet.unlocked = EnumSet::only(Color::Purple);
    }
    marked(&mut game, ADA, &["university 1 1", "university 1 2", "university 1 3"]);
    roll(&mut game, Die::Purple, "guild-yellow", 0);
    game
}

/// Rule 6.10, and the rulebook's example: two, against two on the right and one on the left, is enough.
#[test]
fn s6_10_as_many_as_each_neighbor() {
    let mut game = guild(3);
    for seat in [BO, CY] {
        game.players[seat].sheet.unlocked = EnumSet::empty();
    }
    marked(&mut game, ADA, &["market 1 1", "market 1 2"]);
    marked(&mut game, CY, &["market 1 1", "market 1 2"]);
    marked(&mut game, BO, &["market 1 1"]);
    play(&mut game, ADA, &["take purple"]);
    assert!(is_marked(&game, ADA, "guild 1 1"));
}

/// Rule 6.10: one less than a neighbor is not.
#[test]
fn s6_10_fewer_than_a_neighbor() {
    let mut game = guild(3);
    for seat in [BO, CY] {
        game.players[seat].sheet.unlocked = EnumSet::empty();
    }
    marked(&mut game, ADA, &["market 1 1"]);
    marked(&mut game, CY, &["market 1 1", "market 1 2"]);
    refused(&game, ADA, "take purple", Illegal::GuildComparison, "6.10");
}

/// Rule 6.10: two players need more, and what is marked in this round does not count.
#[test]
fn s6_10_two_players_need_more() {
    let mut game = guild(2);
    game.players[BO].sheet.unlocked = EnumSet::empty();
    marked(&mut game, ADA, &["market 1 1"]);
    marked(&mut game, BO, &["market 1 1"]);
    refused(&game, ADA, "take purple", Illegal::GuildComparison, "6.10");
    roll(&mut game, Die::Yellow, "coin", 0);
    game.players[ADA].turn.actions = 2;
    play(&mut game, ADA, &["take yellow"]);
    refused(&game, ADA, "take purple", Illegal::GuildComparison, "6.10");
    again(&mut game, ADA);
    play(&mut game, ADA, &["take purple"]);
}

/// Ruling R10: red is both barracks, attacks and defenses together.
#[test]
fn r10_red_is_both_barracks() {
    let mut game = guild(2);
    game.players[BO].sheet.unlocked = EnumSet::empty();
    roll(&mut game, Die::Purple, "guild-red", 0);
    marked(&mut game, ADA, &["barracks-west 1 1", "barracks-east 2 1"]);
    marked(&mut game, BO, &["barracks-west 1 1"]);
    play(&mut game, ADA, &["take purple"]);
    assert!(is_marked(&game, ADA, "guild 1 1"));
}

/// Rule 6.11: the spy marks a field of its color, or of four.
#[test]
fn s6_11_the_spy() {
    let mut game = table(3);
    marked(&mut game, CY, &WAREHOUSE);
    marked(&mut game, CY, &["university 1 1", "university 1 2", "university 1 3"]);
    roll(&mut game, Die::Black, "spy-blue", 0);
    let mut blue = game;
    play(&mut blue, CY, &["take black"]);
    assert_eq!(legal(&blue, CY), ["mark agora 1 1", "mark agora 2 1", "mark agora 3 1"]);
    roll(&mut game, Die::Black, "spy-any", 0);
    play(&mut game, CY, &["take black"]);
    let fields = legal(&game, CY);
    assert!(
        fields.contains(&"mark market 3 2".to_owned())
            && fields.contains(&"mark barracks-west 1 1".to_owned())
    );
    for never in ["wonder", "gallery", "guild", "warehouse"] {
        assert!(!fields.iter().any(|field| field.contains(never)), "{never}");
    }
}

/// Rule 6.12: a colored bust allows two fields of its color.
#[test]
fn s6_12_a_bust_speeds_up_building() {
    let mut game = white_die();
    roll(&mut game, Die::White, "bust-blue", 0);
    play(&mut game, BO, &["take white", "mark agora 1 1", "mark agora 1 2"]);
    assert!(game.players[BO].turn.done);
    assert_eq!(score(&game, BO), 1 + 2 + 4 + 1 + 2 + 3, "university 1, 2 and 4, bust 1, agora 2 and 3");
}

/// Rhodes has the white die at the end of the gear lane.
fn white_die() -> SevenWondersDice {
    let mut game = table_with(2, DiceVariants { cities: Cities::Random, ..DiceVariants::default() });
    marked(&mut game, BO, &WAREHOUSE);
    marked(&mut game, BO, &["university 3 1", "university 3 2", "university 3 3"]);
    game
}
