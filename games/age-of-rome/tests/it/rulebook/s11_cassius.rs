use age_of_rome::components::{BattleCard, CassiusCard};
use age_of_rome::scoring::cassius_total;
use game::{Narrate, Viewer};

use super::*;

/// Bianka is to place her only follower, then Cassius plays this card; no battle follows.
fn facing(card: CassiusCard) -> AgeOfRome {
    let mut game = against_cassius();
    game.cassius_deck = EnumSet::all();
    game.cassius_cards.clear();
    game.cassius_deck.remove(card);
    game.cassius_cards.push(card);
    game.battle_deck = EnumSet::empty();
    action_phase(&mut game, BIANKA);
    game
}

/// Bianka goes to the Colosseum, and Cassius acts.
fn cassius_plays(game: &mut AgeOfRome) -> Vec<Event> {
    play(game, &["place colosseum"])
}

/// Rule 11.1: opposite, with a full colour and three discord, and glory by grade.
#[test]
fn s11_1_setup() {
    for (solo, glory) in [(Solo::CassiusEasy, 1), (Solo::CassiusNormal, 5), (Solo::CassiusHard, 9)] {
        let game = table_of(1, Ways { solo, ..ways() });
        let cassius = &game.players[CASSIUS];
        assert_eq!((cassius.glory, cassius.legions, cassius.votes, cassius.discord), (glory, 7, 5, 3));
        assert_eq!((cassius.hand_size, cassius.denarii, cassius.missions.count), (0, 0, 0));
        assert_eq!((game.front(BIANKA), game.front(CASSIUS)), (Province::Gallia, Province::Africa));
        assert_eq!(game.discord_supply, 11 - 3 - 2);
    }
}

/// Rule 11.2: both are compared, and Cassius takes only glory.
#[test]
fn s11_2_events() {
    let mut game = against_cassius();
    army(&mut game, CASSIUS, Region::Thrace, 2);
    army(&mut game, BIANKA, Region::Thrace, 1);
    let events = next_event(&mut game, EventCard::Triumph);
    assert!(events.contains(&Event::GloryGained { seat: CASSIUS, amount: 1 }));
    assert!(!events.contains(&Event::GloryGained { seat: BIANKA, amount: 1 }));
    let discord = game.players[CASSIUS].discord;
    next_event(&mut game, EventCard::Reconciliation);
    assert_eq!(game.players[CASSIUS].discord, discord, "most discord, but no interest in peace");
    let mut game = table_of(1, Ways { solo: Solo::CassiusHard, hard_times: true, ..ways() });
    let events = next_event(&mut game, EventCard::IllOmens);
    assert!(!events.contains(&Event::DiscordFromSupply { seat: CASSIUS }));
}

/// Ruling R28: he is not compared in what he does not have; his loot is his hand.
#[test]
fn r28_what_cassius_is_compared_in() {
    let mut game = against_cassius();
    let events = next_event(&mut game, EventCard::GrainDole);
    assert!(events.contains(&Event::DenariiGained { seat: BIANKA, amount: 3 }));
    hold(&mut game, BIANKA, &[TradeCard::Toga]);
    let events = next_event(&mut game, EventCard::MarketDay);
    assert!(!events.iter().any(|event| matches!(event, Event::CardDrawn { seat: BIANKA, .. })));
}

/// Rule 11.3: intrigues against Cassius; cards come from his loot.
#[test]
fn s11_3_intrigues_against_cassius() {
    let mut game = against_cassius();
    cast(&mut game, BIANKA, Character::Livia);
    hold(&mut game, CASSIUS, &[TradeCard::Toga]);
    plot(&mut game, BIANKA, CASSIUS);
    intrigue_phase(&mut game, BIANKA);
    play(&mut game, &["activate africa", "custom-fees"]);
    assert!(game.players[BIANKA].hand.contains(TradeCard::Toga));
    assert_eq!((game.players[CASSIUS].hand_size, game.players[CASSIUS].discord), (0, 4));
}

/// Rule 11.4: one card and level I in the first rounds, two cards later; he takes glory and medals.
#[test]
fn s11_4_cassius_builds() {
    let mut game = against_cassius();
    next_event(&mut game, EventCard::Triumph);
    assert_eq!(game.cassius_cards.len(), 1);
    let first = game.cassius_cards[0];
    let suit = game.edition.cassius_cards[first].suit;
    if actor(&game) == BIANKA && game.players[CASSIUS].glory == 5 {
        play(&mut game, &["done"]);
    }
    let province = game.front(CASSIUS);
    assert_eq!((game.levels[province][suit], game.players[CASSIUS].glory), (1, 7));
    in_round(&mut game, 3);
    next_event(&mut game, EventCard::Census);
    assert_eq!(game.cassius_cards.len(), 2, "from the fourth round on");
}

/// Rule 11.4: if the suit cannot be built, the next one that can; level by round.
#[test]
fn s11_4_the_next_suit() {
    let mut game = facing(CassiusCard::Trade1);
    game.levels[Province::Africa][Building::Trade] = 1;
    game.levels[Province::Africa][Building::Religious] = 1;
    game.marker = game.front(BIANKA);
    build_phase(&mut game, BIANKA);
    play(&mut game, &["done"]);
    assert_eq!(game.levels[Province::Africa][Building::Economic], 1, "level II only from the fourth round");
    let mut game = facing(CassiusCard::Trade1);
    in_round(&mut game, 7);
    game.levels[Province::Africa][Building::Trade] = 2;
    build_phase(&mut game, BIANKA);
    play(&mut game, &["done"]);
    assert_eq!(game.medals[Building::Trade], Some(CASSIUS));
}

/// Rule 11.5: the action of each suit, twice with the third card.
#[test]
fn s11_5_cassius_acts() {
    let mut game = facing(CassiusCard::Military1);
    cassius_plays(&mut game);
    assert_eq!(
        game.players[CASSIUS].legions_in_regions(),
        1,
        "and no battle card changed it but by advancing"
    );
    let mut game = facing(CassiusCard::Political3);
    cassius_plays(&mut game);
    assert_eq!(game.votes_in_column(CASSIUS), 2);
    let mut game = facing(CassiusCard::Trade1);
    cassius_plays(&mut game);
    assert_eq!(game.players[CASSIUS].hand_size, 1);
    let mut game = facing(CassiusCard::Religious1);
    cassius_plays(&mut game);
    assert_eq!(game.players[CASSIUS].pantheon.base, 1);
    let mut game = facing(CassiusCard::Economic1);
    cassius_plays(&mut game);
    assert_eq!(game.players[CASSIUS].glory, 6);
    let mut game = facing(CassiusCard::Political1);
    senate(&mut game, &[CASSIUS; 5]);
    cassius_plays(&mut game);
    assert_eq!(game.players[CASSIUS].glory, 6, "no vote at home");
}

/// Rule 11.6: the second card slanders, the third attacks by suit, and it costs discord.
#[test]
fn s11_6_attacks() {
    let mut game = facing(CassiusCard::Economic2);
    glory(&mut game, BIANKA, 3);
    cassius_plays(&mut game);
    assert_eq!((game.players[BIANKA].glory, game.players[BIANKA].discord), (3 + 1 - 1, 3));
    assert_eq!(game.players[CASSIUS].discord, 2);
    let mut game = facing(CassiusCard::Economic3);
    cassius_plays(&mut game);
    assert_eq!(game.players[BIANKA].denarii, 5, "extortion");
    let mut game = facing(CassiusCard::Political3);
    senate(&mut game, &[BIANKA, BIANKA]);
    cassius_plays(&mut game);
    assert_eq!((game.senate[..].to_vec(), game.players[CASSIUS].glory), (vec![BIANKA, CASSIUS, CASSIUS], 6));
    let mut game = facing(CassiusCard::Religious3);
    game.players[BIANKA].pantheon.base = 1;
    cassius_plays(&mut game);
    assert_eq!(game.players[BIANKA].pantheon.base, 0);
    let mut game = facing(CassiusCard::Economic3);
    denarii(&mut game, BIANKA, 0);
    cassius_plays(&mut game);
    assert_eq!(game.players[CASSIUS].discord, 3, "impossible, so nothing is paid");
    let mut game = facing(CassiusCard::Economic3);
    discord(&mut game, BIANKA, 4);
    cassius_plays(&mut game);
    assert_eq!(game.players[BIANKA].denarii, 7, "no space for the discord");
}

/// Ruling R30: the attack can be answered; in a truce there is none.
#[test]
fn r30_answering_cassius() {
    let mut game = facing(CassiusCard::Trade3);
    hold(&mut game, BIANKA, &[TradeCard::Scutum, TradeCard::Palla, TradeCard::Toga]);
    cassius_plays(&mut game);
    assert!(matches!(game.phase, Phase::Action { seat: BIANKA, step: Labor::Attacked { .. } }));
    play(&mut game, &["play scutum", "play palla", "proceed"]);
    assert_eq!((game.players[BIANKA].hand_size, game.players[BIANKA].discord), (1, 2));
    assert_eq!(game.players[CASSIUS].discord, 2);
    let mut game = facing(CassiusCard::Trade3);
    hold(&mut game, BIANKA, &[TradeCard::Toga]);
    cassius_plays(&mut game);
    play(&mut game, &["proceed"]);
    assert_eq!(game.players[BIANKA].hand_size, 0, "the card was sold");
    let mut game = facing(CassiusCard::Economic3);
    game.variants.truce = true;
    game.mission_deck -= Mission::DrivenByRage | Mission::DiscordNeverPasses;
    cassius_plays(&mut game);
    assert_eq!(game.players[BIANKA].denarii, 7);
}

/// Ruling R29: Thrace first, a replaced legion in a desertion, and the most valuable region if he leads everywhere.
#[test]
fn r29_what_cassius_prefers() {
    let played = |mut game: AgeOfRome| {
        cassius_plays(&mut game);
        game
    };
    let game = played(facing(CassiusCard::Military1));
    assert_eq!(game.players[CASSIUS].deployed[Region::Thrace], 1);
    let mut game = facing(CassiusCard::Military1);
    army(&mut game, CASSIUS, Region::Thrace, 1);
    assert_eq!(played(game).players[CASSIUS].deployed[Region::Epirus], 1);
    for &region in Region::ALL {
        army(&mut game, CASSIUS, region, 1);
    }
    assert_eq!(played(game).players[CASSIUS].deployed[Region::Thrace], 2);
    let mut game = facing(CassiusCard::Military3);
    army(&mut game, BIANKA, Region::Macedonia, 3);
    let game = played(game);
    let (cassius, bianka) = (game.players[CASSIUS].deployed, game.players[BIANKA].deployed);
    assert_eq!((bianka[Region::Macedonia], cassius[Region::Macedonia]), (2, 1));
}

/// Rule 11.7: legions advance from his board, or from where he has most; or one withdraws.
#[test]
fn s11_7_battle_cards() {
    let battle = |card: BattleCard, prepare: fn(&mut AgeOfRome)| {
        let mut game = facing(CassiusCard::Economic1);
        prepare(&mut game);
        game.battle_deck = EnumSet::only(card);
        cassius_plays(&mut game);
        Region::ALL.iter().map(|&region| game.players[CASSIUS].deployed[region]).collect::<Vec<_>>()
    };
    assert_eq!(battle(BattleCard::Macedonia3, |_| {}), [0, 2, 0]);
    let all_away = |game: &mut AgeOfRome| {
        army(game, CASSIUS, Region::Thrace, 4);
        army(game, CASSIUS, Region::Epirus, 3);
    };
    assert_eq!(battle(BattleCard::Macedonia1, all_away), [3, 1, 3]);
    assert_eq!(battle(BattleCard::Epirus4, all_away), [2, 0, 4]);
    assert_eq!(battle(BattleCard::Macedonia4, all_away), [3, 0, 4]);
    let cards = against_cassius().edition.cassius.battles_by_round;
    assert_eq!(cards, [1, 1, 1, 1, 1, 1, 2, 2, 2]);
}

/// Rule 11.8: his points, and one more wins.
#[test]
fn s11_8_the_end() {
    let mut game = against_cassius();
    army(&mut game, CASSIUS, Region::Epirus, 2);
    senate(&mut game, &[CASSIUS]);
    game.players[CASSIUS].pantheon.base = 2;
    hold(&mut game, CASSIUS, &[TradeCard::Toga, TradeCard::Toga, TradeCard::Palla, TradeCard::Groma]);
    medal(&mut game, CASSIUS, Building::Economic);
    let total = 5 + 5 + 6 + 2 + 4 + 2;
    assert_eq!(cassius_total(&game), total);
    in_round(&mut game, 9);
    let events = end_round(&mut { game });
    assert!(events.contains(&Event::CassiusScored { points: total }));
    denarii(&mut game, BIANKA, 0);
    for (points, rank) in [(total, 2), (total + 1, 1)] {
        glory(&mut game, BIANKA, points as u16);
        game.phase = Phase::Over;
        assert_eq!(game.outcome().unwrap().ranks[BIANKA], rank);
        assert_eq!(AgeOfRome::defeat(&game.hide(Viewer::Public)).is_some(), rank == 2, "who won is said");
    }
    let sheet = AgeOfRome::score_sheet(&game.hide(Viewer::Public));
    let rival = sheet.rival.expect("Cassius has a column");
    assert_eq!(rival.points, [5, 5, 6, 4, 2, 0, 0, 2, total]);
}
