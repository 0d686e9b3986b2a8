use age_of_rome::components::Bonus;
use age_of_rome::has_bonus;

use super::*;

/// Bianka has an intrigue waiting for Henrik, who stands on 3 glory.
fn plotting() -> AgeOfRome {
    let mut game = table();
    plot(&mut game, BIANKA, HENRIK);
    intrigue_phase(&mut game, BIANKA);
    game
}

/// Rule 3.1: the reward comes at once, to those who meet the condition.
#[test]
fn s3_1_events_reward_at_once() {
    let mut game = table();
    raise(&mut game, GABOR, Building::Trade, 2);
    let before = game.players[GABOR].denarii;
    let mut events = next_event(&mut game, EventCard::SenateSession);
    assert!(events.contains(&Event::EventRevealed { card: EventCard::SenateSession }));
    assert_eq!(game.players[GABOR].denarii, before + 3, "only taxes: nobody has a vote in the column");
    senate(&mut game, &[ZITA]);
    let zita = game.players[ZITA].denarii;
    events = next_event(&mut game, EventCard::SenateSession);
    assert!(events.contains(&Event::DenariiGained { seat: ZITA, amount: 2 }));
    assert!(game.players[ZITA].denarii > zita + 2);
}

/// Rule 3.1: every ordinary event does what it says.
#[test]
fn s3_1_every_event() {
    let gained = |prepare: fn(&mut AgeOfRome), event| {
        let mut game = table();
        for &seat in &[BIANKA, HENRIK, GABOR, ZITA] {
            denarii(&mut game, seat, 10);
        }
        prepare(&mut game);
        let before = game;
        let events = next_event(&mut game, event);
        (before, game, events)
    };
    let (_, _, events) = gained(|game| raise(game, HENRIK, Building::Trade, 1), EventCard::Census);
    assert_eq!(
        count(&events, Event::DenariiGained { seat: GABOR, amount: 2 }),
        1,
        "Henrik's province now faces Gábor"
    );
    let (_, _, events) = gained(|game| denarii(game, ZITA, 3), EventCard::GrainDole);
    assert!(events.contains(&Event::DenariiGained { seat: ZITA, amount: 3 }));
    let (_, game, _) = gained(|_| {}, EventCard::Levy);
    assert_eq!(game.players[GABOR].legions, 6, "Junia had fewest");
    let (_, game, _) = gained(|_| {}, EventCard::Election);
    assert_eq!([BIANKA, HENRIK, GABOR, ZITA].map(|seat| game.players[seat].votes), [5, 5, 5, 5]);
    let (_, game, _) = gained(|game| hold(game, ZITA, &[TradeCard::Toga]), EventCard::MarketDay);
    assert_eq!([BIANKA, HENRIK, GABOR, ZITA].map(|seat| game.players[seat].hand_size), [1, 1, 1, 1]);
    let set = |game: &mut AgeOfRome| {
        own_set(game, HENRIK, [TradeCard::Bulla, TradeCard::Bulla, TradeCard::SignetRing]);
    };
    let (before, game, _) = gained(set, EventCard::Caravans);
    assert_eq!(game.players[HENRIK].glory, before.players[HENRIK].glory + 1);
    let (_, _, events) = gained(|game| game.players[HENRIK].pantheon.base = 1, EventCard::FestivalOfJupiter);
    assert_eq!(count(&events, Event::DenariiGained { seat: HENRIK, amount: 2 }), 1);
    let (_, game, _) = gained(|game| game.players[HENRIK].pantheon.base = 1, EventCard::VestalBlessing);
    assert_eq!([BIANKA, HENRIK, GABOR, ZITA].map(|seat| game.players[seat].pantheon.base), [1, 1, 1, 1]);
    let (_, game, _) = gained(|_| {}, EventCard::Reconciliation);
    assert_eq!((game.players[ZITA].discord, game.discord_supply), (2, 3));
    let (_, game, _) = gained(|_| {}, EventCard::SibyllineBooks);
    assert_eq!(
        game.to_act().iter().collect::<Vec<_>>(),
        [BIANKA],
        "Antonius has least glory and chooses a mission"
    );
    assert_eq!(game.players[BIANKA].dealt.count, 2);
}

/// Ruling R34: those whom one event rewards are served from the marker on, in the direction of play.
#[test]
fn r34_rewards_go_in_order_of_play() {
    let mut game = table();
    game.marker = game.front(HENRIK);
    let events = next_event(&mut game, EventCard::Election);
    let recruited = |event: &Event| match *event {
        Event::VoteRecruited { seat } => Some(seat),
        _ => None,
    };
    let served: Vec<Seat> = events.iter().filter_map(recruited).collect();
    let in_order: Vec<Seat> = game.order().filter(|seat| served.contains(seat)).collect();
    assert!(served.len() > 1, "several had fewest votes");
    assert_eq!(served, in_order);
    assert!(!served.is_sorted(), "not by seat");
}

fn count(events: &[Event], wanted: Event) -> usize {
    events.iter().filter(|&&event| event == wanted).count()
}

/// Rule 3.2: direction now, turning only at the end of the round.
#[test]
fn s3_2_the_event_sets_direction_and_turning() {
    let mut game = table();
    next_event(&mut game, EventCard::Levy);
    assert!(!game.clockwise());
    assert_eq!((game.turned, game.turns()), (1, -2), "only the census of round one has turned the board");
}

/// Rule 3.3: tokens of earlier rounds, in other provinces, as many as one likes.
#[test]
fn s3_3_intrigues_of_earlier_rounds() {
    let mut game = plotting();
    plot(&mut game, BIANKA, GABOR);
    refused(&game, "activate gallia", Illegal::OwnProvince(Province::Gallia), "3.3");
    refused(&game, "activate hispania", Illegal::NoPlotThere(Province::Hispania), "3.3");
    play(&mut game, &["activate italia", "slander", "activate africa", "slander"]);
    assert!(matches!(game.phase, Phase::Building { .. }), "nobody else can activate anything");
    let mut game = plotting();
    play(&mut game, &["done"]);
    assert_eq!(game.plots_of(BIANKA), 1, "it stays");
}

/// Rule 3.4: the target sits at the province of the token; an empty seat is none.
#[test]
fn s3_4_the_target_sits_there() {
    let mut game = plotting();
    let events = play(&mut game, &["activate italia", "slander"]);
    assert!(events.contains(&Event::GloryLost { seat: HENRIK, amount: 1 }));
    let mut game = table_of(3, ways());
    game.plots[Province::Hispania][0] = Some(Plot { owner: BIANKA, activated: false });
    plot(&mut game, BIANKA, HENRIK);
    intrigue_phase(&mut game, BIANKA);
    refused(&game, "activate hispania", Illegal::NobodyThere(Province::Hispania), "3.4");
}

/// Rule 3.5: the marker goes from the leftmost of one to the rightmost free space of the other.
#[test]
fn s3_5_discord_moves() {
    let mut game = plotting();
    let events = play(&mut game, &["activate italia"]);
    assert!(events.contains(&Event::DiscordMoved { from: BIANKA, to: HENRIK }));
    assert_eq!((game.players[BIANKA].discord, game.players[HENRIK].discord), (1, 3));
}

/// Rule 3.6: no discord, or no space for it.
#[test]
fn s3_6_discord_is_needed_and_space_for_it() {
    let mut game = plotting();
    discord(&mut game, BIANKA, 0);
    refused(&game, "activate italia", Illegal::NoDiscord, "3.6");
    discord(&mut game, BIANKA, 2);
    discord(&mut game, HENRIK, 4);
    refused(&game, "activate italia", Illegal::DiscordTrackFull(HENRIK), "3.6");
    assert_eq!(game.plots_of(BIANKA), 1);
}

/// Rules 3.5, 3.6, 3.7: the example of the rulebook. Bianka (Antonius) uncovers her political bonus, Henrik
/// (here Lepidus) loses his last; then Gábor finds Henrik's track full, and Zita has no discord.
#[test]
fn s3_7_bonuses_open_and_close() {
    let mut game = table();
    cast(&mut game, HENRIK, Character::Lepidus);
    for (seat, markers) in [(BIANKA, 3), (HENRIK, 3), (GABOR, 2), (ZITA, 0)] {
        discord(&mut game, seat, markers);
    }
    game.players[HENRIK].pantheon.base = 1;
    for seat in [BIANKA, GABOR, ZITA] {
        plot(&mut game, seat, HENRIK);
    }
    assert!(has_bonus(&game, BIANKA, Bonus::Military) && !has_bonus(&game, BIANKA, Bonus::Political));
    assert!(has_bonus(&game, HENRIK, Bonus::Political) && !has_bonus(&game, HENRIK, Bonus::Trade));
    intrigue_phase(&mut game, BIANKA);
    play(&mut game, &["activate italia", "demolition"]);
    assert!(has_bonus(&game, BIANKA, Bonus::Military) && has_bonus(&game, BIANKA, Bonus::Political));
    assert!(Bonus::ALL.iter().all(|&bonus| !has_bonus(&game, HENRIK, bonus)));
    assert_eq!(game.players[HENRIK].pantheon.base, 0);
    assert!(matches!(game.phase, Phase::Building { .. }), "neither Gábor nor Zita can activate");
    intrigue_phase(&mut game, GABOR);
    refused(&game, "activate italia", Illegal::DiscordTrackFull(HENRIK), "3.6");
    intrigue_phase(&mut game, ZITA);
    refused(&game, "activate italia", Illegal::NoDiscord, "3.6");
}

/// Rule 3.8: one of the three intrigues of the character, and at least one must work.
#[test]
fn s3_8_one_of_three_effects() {
    let mut game = plotting();
    army(&mut game, HENRIK, Region::Thrace, 1);
    play(&mut game, &["activate italia"]);
    assert_eq!(legal(&game), ["slander", "desertion thrace", "desertion thrace replacing", "forgo"]);
    refused(&game, "sold", Illegal::UnknownIntrigue(age_of_rome::components::Intrigue::Sold), "3.8");
    let mut game = plotting();
    glory(&mut game, HENRIK, 1);
    refused(&game, "activate italia", Illegal::NoEffectPossible(HENRIK), "3.8");
    assert_eq!(game.players[BIANKA].discord, 2, "nothing is paid");
}

/// Rule 3.8: the effect may be declined; the discord is paid and the token turned all the same.
#[test]
fn s3_8_an_effect_may_be_declined() {
    let mut game = plotting();
    let before = game.players[HENRIK].glory;
    play(&mut game, &["activate italia"]);
    assert!(can(&game, "forgo"));
    let events = play(&mut game, &["forgo"]);
    assert!(events.contains(&Event::IntrigueForgone { seat: BIANKA }));
    assert_eq!((game.players[HENRIK].glory, game.players[HENRIK].discord), (before, 3));
    assert_eq!(game.players[BIANKA].discord, 1);
    assert!(game.plots[game.front(HENRIK)].iter().flatten().all(|plot| plot.activated));
    assert!(matches!(game.phase, Phase::Building { .. }));
    refused(&game, "forgo", Illegal::NotNow, "2.1");
}

/// Rule 3.9: the token keeps its space until the end of the Action phase.
#[test]
fn s3_9_activated_tokens_go_home_late() {
    let mut game = plotting();
    plot(&mut game, GABOR, HENRIK);
    play(&mut game, &["activate italia", "slander", "done"]);
    assert_eq!(game.plots[Province::Italia][0], Some(Plot { owner: BIANKA, activated: true }));
    play(&mut game, &["done"; 4]);
    play(&mut game, &["place colosseum"; 4]);
    assert_eq!((game.plots_of(BIANKA), game.plots_of(GABOR)), (0, 1));
}

/// Ruling R2: the event comes in the first round too; whoever has nothing to activate is passed over.
#[test]
fn r2_nothing_to_activate_no_question() {
    let mut game = AgeOfRome::start(&Options::plain(2), &mut chance()).unwrap();
    for seat in [BIANKA, HENRIK] {
        let back = game.players[seat].dealt.cards.iter().next().unwrap();
        game.apply(seat, Action::Return(back), &mut chance(), &mut ()).unwrap();
    }
    assert!(game.event.is_some() && game.round == 1);
    assert!(!matches!(game.phase, Phase::Intrigue { .. }));
}

/// Ruling R3: most of nothing is nothing.
#[test]
fn r3_nobody_leads_with_nothing() {
    let mut game = table();
    let events = next_event(&mut game, EventCard::FestivalOfJupiter);
    assert!(!events.contains(&Event::DenariiGained { seat: BIANKA, amount: 2 }));
    keep(&mut game, BIANKA, Mission::MostDecorations);
    assert_eq!(age_of_rome::scoring::score(&game, BIANKA).missions, 0);
}

/// Ruling R4: all hold four cards; Bianka's anchor fills her hand, so only the others draw.
#[test]
fn r4_no_card_for_a_full_hand() {
    let mut game = table();
    for (seat, cards) in Seat::all(4).zip(TradeCard::ALL.chunks(4)) {
        hold(&mut game, seat, cards);
    }
    next_event(&mut game, EventCard::MarketDay);
    assert_eq!([BIANKA, HENRIK, GABOR, ZITA].map(|seat| game.players[seat].hand_size), [4, 5, 5, 5]);
}

/// Ruling R17: the anchor is no trade card.
#[test]
fn r17_the_anchor_cannot_be_taken() {
    let mut game = table();
    plot(&mut game, HENRIK, BIANKA);
    intrigue_phase(&mut game, HENRIK);
    glory(&mut game, BIANKA, 1);
    refused(&game, "activate gallia", Illegal::NoEffectPossible(BIANKA), "3.8");
    assert!(game.players[BIANKA].anchor);
}

/// Ruling R1: the marker stays on its province and turns with it.
#[test]
fn r1_the_marker_turns_with_the_board() {
    let mut game = table();
    end_round(&mut game);
    assert_eq!(game.turned, 1);
    assert_eq!(game.order().next(), Some(HENRIK), "Gallia now faces Henrik");
    let mut game = table_of(3, ways());
    game.turned = 3;
    assert_eq!(game.seat_at(game.marker), None);
    assert_eq!(game.order().next(), Some(BIANKA), "clockwise after the empty side");
    happen(&mut game, EventCard::GrainDole);
    assert_eq!(game.order().next(), Some(GABOR));
}
