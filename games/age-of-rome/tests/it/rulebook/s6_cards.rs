use super::*;

/// Bianka (Junia: no anchor) has placed a follower in the Colosseum and plays cards.
fn placing(cards: &[TradeCard]) -> AgeOfRome {
    let mut game = table();
    cast(&mut game, BIANKA, Character::Junia);
    hold(&mut game, BIANKA, cards);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place colosseum with cards"]);
    game
}

/// Rule 6.1: Sundial draws one, Bulla two.
#[test]
fn s6_1_sundial_and_bulla() {
    let mut game = placing(&[TradeCard::Sundial, TradeCard::Bulla]);
    play(&mut game, &["play sundial"]);
    assert_eq!(game.players[BIANKA].hand_size, 2);
    play(&mut game, &["play bulla"]);
    assert_eq!(game.players[BIANKA].hand_size, 3);
}

/// Rules 6.1, 6.2, 6.4: Zita takes Bulla with the bracelets, draws Spatha with it, recruits her seventh legion, and
/// deploys two.
#[test]
fn s6_2_snake_bracelets() {
    let mut game = table();
    cast(&mut game, BIANKA, Character::Octavius);
    discord(&mut game, BIANKA, 1);
    raise(&mut game, BIANKA, Building::Military, 1);
    army(&mut game, BIANKA, Region::Thrace, 5);
    hold(&mut game, BIANKA, &[TradeCard::SnakeBracelets]);
    deck_is(&mut game, &[TradeCard::Spatha, TradeCard::Spatha, TradeCard::Bulla]);
    game.trade_deck.remove(TradeCard::Bulla);
    game.trade_discard.push(TradeCard::Bulla);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place military with bonus with cards", "play snake-bracelets"]);
    assert!(game.players[BIANKA].hand.contains(TradeCard::Bulla));
    assert_eq!(game.trade_discard.last(), Some(&TradeCard::SnakeBracelets));
    play(&mut game, &["play bulla", "play spatha", "proceed", "deploy epirus", "deploy macedonia"]);
    let player = &game.players[BIANKA];
    assert_eq!((player.legions, player.legions_in_regions(), player.legions_on_board()), (7, 7, 0));
}

/// Rule 6.2: without a discard the bracelets have nothing to take.
#[test]
fn s6_2_nothing_to_take() {
    let game = placing(&[TradeCard::SnakeBracelets, TradeCard::Bulla]);
    refused(&game, "play snake-bracelets", Illegal::NoEffect(TradeCard::SnakeBracelets), "R5");
}

/// Rule 6.3: Compass removes the anchor.
#[test]
fn s6_3_compass() {
    let mut game = table();
    hold(&mut game, BIANKA, &[TradeCard::Compass]);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place colosseum with cards", "play compass"]);
    assert!(!game.players[BIANKA].anchor);
}

/// Rule 6.4: Spatha recruits a legion, Toga a vote.
#[test]
fn s6_4_spatha_and_toga() {
    let mut game = placing(&[TradeCard::Spatha, TradeCard::Toga]);
    game.players[BIANKA].votes = 4;
    play(&mut game, &["play spatha", "play toga"]);
    assert_eq!((game.players[BIANKA].legions, game.players[BIANKA].votes), (6, 5));
}

/// Rule 6.5: Groma, Plumb Line and Builder's Chest with one tile.
#[test]
fn s6_5_building_cards() {
    let mut game = table();
    hold(&mut game, BIANKA, &[TradeCard::Groma, TradeCard::PlumbLine, TradeCard::BuildersChest]);
    let actions =
        ["build trade with cards", "play groma", "play plumb-line", "play builders-chest", "proceed"];
    play(&mut game, &actions);
    assert_eq!((game.players[BIANKA].denarii, game.players[BIANKA].glory), (7 + 2 - 1, 1 + 1 + 2));
    assert_eq!(game.players[BIANKA].hand_size, 0);
}

/// Ruling R13: with 4 denarii a level II of 8 may be announced on the strength of Groma and the chest.
#[test]
fn r13_counting_on_cards() {
    let mut game = table();
    raise(&mut game, BIANKA, Building::Trade, 1);
    denarii(&mut game, BIANKA, 4);
    hold(&mut game, BIANKA, &[TradeCard::Groma, TradeCard::BuildersChest]);
    refused(&game, "build trade", Illegal::TooPoor { price: 8, purse: 4 }, "4.3");
    play(&mut game, &["build trade with cards"]);
    refused(&game, "proceed", Illegal::TooPoor { price: 8, purse: 4 }, "4.3");
    play(&mut game, &["play groma"]);
    refused(&game, "proceed", Illegal::TooPoor { price: 6, purse: 4 }, "4.3");
    play(&mut game, &["play builders-chest", "proceed"]);
    assert_eq!((game.levels[Province::Gallia][Building::Trade], game.players[BIANKA].denarii), (2, 0));
    denarii(&mut game, BIANKA, 3);
    refused(&game, "build military with cards", Illegal::NothingToPlay, "5.14");
}

/// Rule 6.6: Sickle on a farm; Trident and Velarium in the Colosseum.
#[test]
fn s6_6_cards_of_places() {
    let mut game = placing(&[TradeCard::Trident, TradeCard::Velarium, TradeCard::Sickle]);
    refused(&game, "play sickle", Illegal::WrongMoment(TradeCard::Sickle), "5.14");
    play(&mut game, &["play trident", "play velarium"]);
    assert_eq!((game.players[BIANKA].glory, game.players[BIANKA].denarii), (2 + 1, 5 + 2));
    let mut game = table();
    hold(&mut game, BIANKA, &[TradeCard::Sickle]);
    raise(&mut game, BIANKA, Building::Economic, 1);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place economic with cards", "play sickle", "proceed"]);
    assert_eq!(game.players[BIANKA].denarii, 7 + 2 + 1);
}

/// Rule 6.7: Pugio and Hooded Cloak with an intrigue of one's own.
#[test]
fn s6_7_cards_of_the_plotter() {
    let mut game = table();
    hold(&mut game, BIANKA, &[TradeCard::Pugio, TradeCard::HoodedCloak]);
    plot(&mut game, BIANKA, HENRIK);
    intrigue_phase(&mut game, BIANKA);
    play(&mut game, &["activate italia with cards", "play pugio", "play hooded-cloak", "proceed", "slander"]);
    assert_eq!((game.players[BIANKA].glory, game.players[BIANKA].denarii), (2, 9));
    assert_eq!(game.players[HENRIK].glory, 2);
}

/// Rule 6.8: Scutum voids the effect, Palla keeps the discord away.
#[test]
fn s6_8_cards_that_answer() {
    let mut game = table();
    hold(&mut game, HENRIK, &[TradeCard::Scutum, TradeCard::Palla]);
    plot(&mut game, BIANKA, HENRIK);
    intrigue_phase(&mut game, BIANKA);
    let supply = game.discord_supply;
    play(&mut game, &["activate italia"]);
    assert_eq!(actor(&game), HENRIK);
    let mut copy = game;
    play(&mut copy, &["play scutum", "proceed"]);
    assert_eq!((copy.players[HENRIK].glory, copy.players[HENRIK].discord), (3, 3), "the discord still moves");
    assert!(matches!(copy.phase, Phase::Building { .. }));
    play(&mut game, &["play palla", "proceed", "slander"]);
    assert_eq!((game.players[HENRIK].discord, game.players[BIANKA].discord), (2, 1));
    assert_eq!((game.discord_supply, game.players[HENRIK].glory), (supply + 1, 2));
}

/// Rule 6.9: Signet Ring lowers the penalty, also below the limit; Tax Chest brings three denarii.
#[test]
fn s6_9_cards_of_the_tax() {
    let mut game = table();
    raise(&mut game, BIANKA, Building::Trade, 2);
    hold(&mut game, BIANKA, &[TradeCard::SignetRing, TradeCard::TaxChest]);
    income_phase(&mut game, BIANKA);
    refused(&game, "double tax", Illegal::PenaltyTooHigh { penalty: 2, glory: 1 }, "7.3");
    play(&mut game, &["double tax with cards"]);
    refused(&game, "proceed", Illegal::PenaltyTooHigh { penalty: 2, glory: 1 }, "7.3");
    play(&mut game, &["play signet-ring"]);
    assert!(can(&game, "sell tax-chest"), "it is her turn");
    play(&mut game, &["play tax-chest", "proceed"]);
    assert_eq!((game.players[BIANKA].glory, game.players[BIANKA].denarii), (1, 7 + 3 + 6));
}

/// Rule 6.10: two missions are drawn and one is kept.
#[test]
fn s6_10_dispatch_chest() {
    let mut game = placing(&[TradeCard::DispatchChest]);
    play(&mut game, &["play dispatch-chest"]);
    let dealt = game.players[BIANKA].dealt.cards;
    assert_eq!(dealt.len(), 2);
    assert!(legal(&game).iter().all(|action| action.starts_with("return")));
    let back = dealt.iter().next().unwrap();
    play(&mut game, &[&format!("return {back}"), "proceed"]);
    assert_eq!(game.players[BIANKA].missions.cards, dealt - back);
}

/// Ruling R8: what lies under the deck comes only when the rest is used up; a single mission is kept.
#[test]
fn r8_missions_under_the_deck() {
    let mut game = placing(&[TradeCard::DispatchChest, TradeCard::DispatchChest]);
    let missions: Vec<Mission> = game.mission_deck.iter().collect();
    let all = game.mission_deck;
    for &mission in &missions[2..] {
        game.mission_deck.remove(mission);
        game.players[GABOR].missions.put(mission);
    }
    play(&mut game, &["play dispatch-chest", &format!("return {}", missions[0])]);
    play(&mut game, &["play dispatch-chest"]);
    assert_eq!(game.players[BIANKA].missions.cards, EnumSet::from(missions[0]) | missions[1]);
    assert_eq!(game.players[BIANKA].dealt.count, 0, "the only one is kept without a question");
    assert_eq!(game.players[GABOR].missions.cards | missions[0] | missions[1], all);
    assert_eq!(game.missions_left(), 0);
}
