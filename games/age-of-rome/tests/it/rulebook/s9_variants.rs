use age_of_rome::components::Envoy;
use age_of_rome::state::{Offer, Talks, Work};
use game::{BadOptions, Viewer};

use super::*;

/// Bianka may make an offer; Gábor's castle is of level III, Henrik has a lighthouse of level I.
fn talking() -> AgeOfRome {
    let mut game = table_of(4, Ways { spies: true, ..ways() });
    raise(&mut game, GABOR, Building::Military, 3);
    raise(&mut game, HENRIK, Building::Trade, 1);
    game.phase = Phase::Diplomacy { seat: BIANKA, step: Talks::Choose };
    game
}

/// Rule 9.1: a token on an opponent's building with an offer, in turn, before the intrigues.
#[test]
fn s9_1_offers() {
    let mut game = talking();
    glory(&mut game, BIANKA, 3);
    plot(&mut game, GABOR, BIANKA);
    refused(&game, "offer spy at gallia trade", Illegal::OwnProvince(Province::Gallia), "3.3");
    refused(&game, "offer spy at africa trade", Illegal::NoBuilding(Building::Trade), "5.2");
    play(&mut game, &["offer alliance at africa military", "put 5"]);
    assert_eq!(actor(&game), GABOR);
    play(&mut game, &["refuse"]);
    assert_eq!(game.phase, Phase::Diplomacy { seat: HENRIK, step: Talks::Choose });
    play(&mut game, &["done", "done", "done"]);
    assert!(matches!(game.phase, Phase::Intrigue { seat: GABOR, .. }), "intrigues come after all offers");
}

/// Rule 9.1: they begin right after the event.
#[test]
fn s9_1_before_any_intrigue() {
    let mut game = talking();
    plot(&mut game, GABOR, BIANKA);
    next_event(&mut game, EventCard::Census);
    assert!(matches!(game.phase, Phase::Diplomacy { step: Talks::Choose, .. }));
}

/// Rule 9.2: Gábor takes the five denarii, and both gain three glory.
#[test]
fn s9_2_an_alliance() {
    let mut game = talking();
    let before = [BIANKA, GABOR].map(|seat| (game.players[seat].denarii, game.players[seat].glory));
    play(&mut game, &["offer alliance at africa military", "put 5", "accept"]);
    let after = [BIANKA, GABOR].map(|seat| (game.players[seat].denarii, game.players[seat].glory));
    assert_eq!(after, [(before[0].0 - 5, before[0].1 + 3), (before[1].0 + 5, before[1].1 + 3)]);
}

/// Rule 9.3: Bianka's spy brings her three glory, or one move of a legion without the bonus.
#[test]
fn s9_3_a_spy() {
    let mut game = talking();
    play(&mut game, &["offer spy at africa military", "put 5", "accept"]);
    assert_eq!((game.players[GABOR].denarii, game.players[BIANKA].denarii), (10, 2));
    assert_eq!(
        (actor(&game), legal(&game)),
        (BIANKA, vec!["take glory".to_owned(), "take action".to_owned()])
    );
    let mut copy = game;
    play(&mut copy, &["take glory"]);
    assert_eq!((copy.players[BIANKA].glory, copy.players[GABOR].glory), (4, 2));
    play(&mut game, &["take action", "deploy thrace"]);
    assert_eq!(game.players[BIANKA].deployed[Region::Thrace], 1);
    assert_eq!(actor(&game), HENRIK, "one legion only");
}

/// Rule 9.3: the action of every kind of building.
#[test]
fn s9_3_a_spy_in_every_building() {
    for &building in Building::ALL {
        let mut game = talking();
        raise(&mut game, ZITA, building, 2);
        game.players[BIANKA].anchor = false;
        play(&mut game, &[&format!("offer spy at hispania {building}"), "put 0", "accept", "take action"]);
        let player = &game.players[BIANKA];
        match building {
            Building::Military => {
                assert_eq!(
                    game.phase,
                    Phase::Diplomacy { seat: BIANKA, step: Talks::Work(Work::Legions(1)) }
                );
            }
            Building::Political => assert_eq!(game.senate[..], [BIANKA]),
            Building::Trade => assert_eq!(player.hand_size, 1),
            Building::Religious => assert_eq!(player.pantheon.base, 1),
            Building::Economic => assert_eq!(player.denarii, 8),
        }
    }
}

/// Rules 5.16 and 5.18: cards are used in the turn of a proposal as in any other.
#[test]
fn s5_18_selling_in_the_turn_of_a_proposal() {
    let mut game = talking();
    hold(&mut game, BIANKA, &[TradeCard::Groma, TradeCard::Compass, TradeCard::Sickle, TradeCard::Toga]);
    denarii(&mut game, BIANKA, 4);
    assert!(can(&game, "sell toga") && can(&game, "set compass groma sickle"));
    play(&mut game, &["sell toga", "offer spy at africa military"]);
    play(&mut game, &["set compass groma sickle", "put 5", "accept", "take glory"]);
    assert_eq!((game.players[BIANKA].sets.len(), game.players[BIANKA].denarii), (1, 0));
}

/// Rule 5.16: a card that a spy drew is saved before those who come first activate their intrigues.
#[test]
fn s5_16_a_set_with_the_card_of_a_spy() {
    let mut game = talking();
    plot(&mut game, BIANKA, GABOR);
    hold(&mut game, GABOR, &[TradeCard::Groma]);
    game.phase = Phase::Diplomacy { seat: GABOR, step: Talks::Choose };
    play(&mut game, &["offer spy at italia trade", "put 0", "accept", "take action"]);
    assert_eq!(game.phase, Phase::Diplomacy { seat: GABOR, step: Talks::Rest });
    play(&mut game, &["sell groma", "done"]);
    assert!(!matches!(game.phase, Phase::Diplomacy { seat: GABOR, .. }));
}

/// Rule 9.4: refused, Gábor's alliance takes three denarii back, his spy loses them.
#[test]
fn s9_4_refusal() {
    for (envoy, lost) in [("alliance", 0), ("spy", 3)] {
        let mut game = talking();
        game.phase = Phase::Diplomacy { seat: GABOR, step: Talks::Choose };
        let before = game.players[GABOR].denarii;
        let events = play(&mut game, &[&format!("offer {envoy} at italia trade"), "put 3", "refuse"]);
        assert_eq!(game.players[GABOR].denarii, before - lost);
        let revealed = Event::EnvoyRevealed { seat: GABOR, envoy: envoy.parse().unwrap() };
        assert!(events.contains(&revealed));
        assert_eq!(game.players[HENRIK].denarii, 5);
    }
}

/// Rule 9.1: the token is secret while it lies there.
#[test]
fn s9_1_the_token_is_secret() {
    let mut game = talking();
    let events = play(&mut game, &["offer spy at africa military", "put 5"]);
    let hidden = |viewer| match game.hide(viewer).phase {
        Phase::Diplomacy { step: Talks::Answer { offer: Offer { envoy, .. }, .. }, .. } => envoy,
        _ => panic!("an answer is awaited"),
    };
    assert_eq!(hidden(Viewer::Seat(BIANKA)), Some(Envoy::Spy));
    assert_eq!((hidden(Viewer::Seat(GABOR)), hidden(Viewer::Public)), (None, None));
    let seen = game::Event::seen_by(&events[0], Viewer::Seat(GABOR)).unwrap();
    assert!(matches!(seen, Event::OfferMade { envoy: None, .. }));
}

/// Ruling R18: one demand, one last word, and no more than the proposer owns.
#[test]
fn r18_bargaining_ends() {
    let mut game = talking();
    denarii(&mut game, BIANKA, 30);
    play(&mut game, &["offer spy at africa military"]);
    refused(&game, "put 31", Illegal::AmountOutOfRange { least: 0, most: 30 }, "R18");
    play(&mut game, &["put 5"]);
    refused(&game, "demand 5", Illegal::AmountOutOfRange { least: 6, most: 30 }, "R18");
    refused(&game, "demand 31", Illegal::AmountOutOfRange { least: 6, most: 30 }, "R18");
    play(&mut game, &["demand 9"]);
    assert_eq!(actor(&game), BIANKA);
    refused(&game, "put 10", Illegal::AmountOutOfRange { least: 5, most: 9 }, "R18");
    play(&mut game, &["put 7"]);
    assert_eq!((actor(&game), legal(&game)), (GABOR, vec!["accept".to_owned(), "refuse".to_owned()]));
    refused(&game, "demand 8", Illegal::NotNow, "2.1");
    play(&mut game, &["accept"]);
    assert_eq!((game.players[BIANKA].denarii, game.players[GABOR].denarii), (23, 12));
}

/// Ruling R18: everything one owns can be offered, even more than a byte holds.
#[test]
fn r18_an_offer_of_everything() {
    let mut game = talking();
    denarii(&mut game, BIANKA, 300);
    let before = game.players[GABOR].denarii;
    play(&mut game, &["offer alliance at africa military", "put 21", "demand 300", "put 300", "accept"]);
    assert_eq!((game.players[BIANKA].denarii, game.players[GABOR].denarii), (0, before + 300));
}

/// Ruling R19: where no building stands nobody is asked.
#[test]
fn r19_offers_need_a_building() {
    let mut game = table_of(2, Ways { spies: true, ..ways() });
    raise(&mut game, HENRIK, Building::Trade, 1);
    next_event(&mut game, EventCard::Triumph);
    assert_eq!(game.front(BIANKA), Province::Hispania, "turned by the census");
    assert!(!matches!(game.phase, Phase::Diplomacy { .. }), "nobody sits at the lighthouse");
}

/// Ruling R20: the spy's farming knows no medal.
#[test]
fn r20_farming_without_the_medal() {
    let mut game = talking();
    medal(&mut game, BIANKA, Building::Economic);
    raise(&mut game, HENRIK, Building::Economic, 1);
    play(&mut game, &["offer spy at italia economic", "put 0", "accept", "take action"]);
    assert_eq!(game.players[BIANKA].denarii, 8);
}

/// Rule 9.5: no intrigues, discord as it is, two missions fewer.
#[test]
fn s9_5_truce() {
    let mut game = table_of(4, Ways { truce: true, ..ways() });
    assert_eq!(game.mission_deck.len(), 26);
    assert!(!game.mission_deck.contains(Mission::DrivenByRage));
    assert!(!game.mission_deck.contains(Mission::DiscordNeverPasses));
    assert_eq!(game.players[BIANKA].discord, 2);
    action_phase(&mut game, BIANKA);
    refused(&game, "place intrigue", Illegal::Truce, "9.5");
    plot(&mut game, BIANKA, HENRIK);
    assert!(game.check_invariants().is_err());
}

/// Rule 9.5: no event moves discord.
#[test]
fn s9_5_discord_stays_in_a_truce() {
    for event in [EventCard::Reconciliation, EventCard::IllOmens] {
        let mut game = table_of(4, Ways { truce: true, hard_times: true, ..ways() });
        let before = game.players.0.map(|player| player.discord);
        next_event(&mut game, event);
        assert_eq!(game.players.0.map(|player| player.discord), before, "{event}");
        assert_eq!(game.discord_supply, game.edition.discord.markers - before.iter().sum::<u8>());
    }
}

/// Rule 9.6: always a quarter clockwise.
#[test]
fn s9_6_clockwork() {
    for event in [EventCard::Census, EventCard::GrainDole, EventCard::Triumph, EventCard::Levy] {
        let mut game = table_of(4, Ways { clockwork: true, ..ways() });
        happen(&mut game, event);
        end_round(&mut game);
        assert_eq!(game.turned, 1, "{event}");
    }
}

/// Ruling R31: the direction of play still comes from the event.
#[test]
fn r31_clockwork_keeps_the_direction_of_play() {
    let mut game = table_of(4, Ways { clockwork: true, ..ways() });
    happen(&mut game, EventCard::Levy);
    assert_eq!(game.order().collect::<Vec<_>>(), [BIANKA, ZITA, GABOR, HENRIK]);
}

/// Rule 9.7: no medals, six missions fewer.
#[test]
fn s9_7_heroes() {
    let mut game = table_of(4, Ways { heroes: true, ..ways() });
    assert_eq!(game.mission_deck.len(), 22);
    let gone = Mission::Offering | Mission::MadTrading | Mission::FirstVoter | Mission::HardWork;
    assert!((game.mission_deck & (gone | Mission::MostDecorations | Mission::LastBrick)).is_empty());
    raise(&mut game, BIANKA, Building::Trade, 2);
    denarii(&mut game, BIANKA, 20);
    play(&mut game, &["build trade"]);
    assert_eq!(game.medals[Building::Trade], None);
}

/// Rule 9.8: eighteen events, and each negative one does its harm.
#[test]
fn s9_8_hard_times() {
    let harm = |prepare: fn(&mut AgeOfRome), event| {
        let mut game = table_of(4, Ways { hard_times: true, ..ways() });
        assert_eq!(game.event_deck.len() + 1, 18);
        for &seat in &[BIANKA, HENRIK, GABOR, ZITA] {
            denarii(&mut game, seat, 10);
        }
        prepare(&mut game);
        let events = next_event(&mut game, event);
        (game, events)
    };
    let (_, events) = harm(|game| raise(game, BIANKA, Building::Trade, 1), EventCard::Plague);
    assert!(events.contains(&Event::DenariiLost { seat: HENRIK, amount: 2 }));
    let (_, events) = harm(|game| denarii(game, ZITA, 12), EventCard::Famine);
    assert!(events.contains(&Event::DenariiLost { seat: ZITA, amount: 3 }));
    let (game, _) = harm(|game| army(game, ZITA, Region::Thrace, 2), EventCard::Mutiny);
    assert_eq!(game.players[ZITA].deployed[Region::Thrace], 1);
    let (game, _) = harm(|game| senate(game, &[BIANKA, ZITA, ZITA]), EventCard::Scandal);
    assert_eq!(game.senate[..], [BIANKA, ZITA], "her lowest vote went home");
    let (game, _) = harm(|game| hold(game, ZITA, &[TradeCard::Toga]), EventCard::Shipwreck);
    assert_eq!((game.players[ZITA].hand_size, game.trade_discard[..].to_vec()), (0, vec![TradeCard::Toga]));
    let (game, _) = harm(|_| {}, EventCard::IllOmens);
    assert_eq!((game.players[HENRIK].discord, game.discord_supply), (3, 1), "Octavius has most glory");
}

/// Rule 9.8: in a mutiny the owner chooses the region.
#[test]
fn s9_8_mutiny_in_two_regions() {
    let mut game = table_of(4, Ways { hard_times: true, ..ways() });
    army(&mut game, ZITA, Region::Thrace, 2);
    army(&mut game, ZITA, Region::Epirus, 1);
    next_event(&mut game, EventCard::Mutiny);
    assert_eq!(legal(&game), ["recall epirus", "recall thrace"]);
    refused(&game, "recall macedonia", Illegal::NoLegionThere(Region::Macedonia), "5.6");
    play(&mut game, &["recall epirus"]);
    assert_eq!(game.players[ZITA].legions_in_regions(), 2);
    assert!(matches!(game.phase, Phase::Building { .. }));
}

/// Ruling R33: spies need an opponent; the solo choice means nothing to several players.
#[test]
fn r33_options_that_do_not_fit() {
    let alone = Options::plain(1).with_variants(Ways { spies: true, ..ways() });
    assert!(matches!(
        AgeOfRome::start(&alone, &mut chance()),
        Err(BadOptions::Clash { variant: "spies", seats: 1 })
    ));
    let two = Options::plain(2).with_variants(Ways { solo: Solo::CassiusHard, ..ways() });
    assert!(!AgeOfRome::start(&two, &mut chance()).unwrap().has_cassius());
    for seats in [0, 5] {
        assert!(AgeOfRome::start(&Options::plain(seats), &mut chance()).is_err());
    }
}
