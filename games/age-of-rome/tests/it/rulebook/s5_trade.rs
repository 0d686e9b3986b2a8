use super::*;

const CARDS: [TradeCard; 5] =
    [TradeCard::Groma, TradeCard::Palla, TradeCard::Scutum, TradeCard::TaxChest, TradeCard::PlumbLine];

/// Bianka may draw; she is Octavius, whose trade bonus is free and who holds no anchor.
fn trading(cards: &[TradeCard]) -> AgeOfRome {
    let mut game = table();
    cast(&mut game, BIANKA, Character::Octavius);
    raise(&mut game, BIANKA, Building::Trade, 1);
    hold(&mut game, BIANKA, cards);
    action_phase(&mut game, BIANKA);
    game
}

/// Rule 5.11: one card, two with the bonus.
#[test]
fn s5_11_drawing() {
    let mut game = trading(&[]);
    let mut copy = game;
    play(&mut copy, &["place trade"]);
    assert_eq!(copy.players[BIANKA].hand_size, 1);
    play(&mut game, &["place trade with bonus"]);
    assert_eq!((game.players[BIANKA].hand_size, game.trade_deck.len()), (2, 36));
}

/// Rule 5.12: a full hand must make room first, and that is all one can do.
#[test]
fn s5_12_the_hand_holds_five() {
    let mut game = trading(&CARDS[..4]);
    play(&mut game, &["place trade with bonus"]);
    assert_eq!(game.players[BIANKA].hand_size, 5, "one was drawn, one waits");
    assert!(legal(&game).iter().all(|action| action.starts_with("sell") || action.starts_with("set")));
    play(&mut game, &["sell groma"]);
    assert_eq!((game.players[BIANKA].hand_size, actor(&game)), (5, HENRIK));
    let mut game = trading(&CARDS[..4]);
    game.players[BIANKA].character = Character::Antonius;
    game.players[BIANKA].anchor = true;
    assert!(!game.has_room(BIANKA), "the anchor counts");
}

/// Rules 5.12–5.15: Gábor holds four cards and the anchor; Sundial draws Compass, which removes the anchor; then the
/// action draws two, which cannot be played any more.
#[test]
fn s5_13_the_anchor_is_removed_by_a_card() {
    let mut game = trading(&[TradeCard::Sundial, TradeCard::Groma, TradeCard::Palla, TradeCard::Scutum]);
    game.players[BIANKA].character = Character::Antonius;
    game.players[BIANKA].anchor = true;
    discord(&mut game, BIANKA, 1);
    deck_is(&mut game, &[TradeCard::Compass]);
    assert!("sell anchor".parse::<Action>().is_err());
    play(&mut game, &["place trade with bonus with cards", "play sundial"]);
    assert_eq!(game.players[BIANKA].held_cards(), 5);
    play(&mut game, &["play compass"]);
    assert_eq!((game.players[BIANKA].anchor, game.players[BIANKA].held_cards()), (false, 3));
    play(&mut game, &["proceed"]);
    assert_eq!((game.players[BIANKA].held_cards(), actor(&game)), (5, HENRIK));
}

/// Rule 5.14: a card is played at its moment, before the action.
#[test]
fn s5_14_cards_have_their_moment() {
    let mut game = trading(&[TradeCard::Spatha, TradeCard::Groma]);
    refused(&game, "play spatha", Illegal::NotNow, "2.1");
    play(&mut game, &["place colosseum with cards"]);
    refused(&game, "play groma", Illegal::WrongMoment(TradeCard::Groma), "5.14");
    refused(&game, "play toga", Illegal::CardNotInHand(TradeCard::Toga), "5.14");
    let glory = game.players[BIANKA].glory;
    play(&mut game, &["play spatha"]);
    assert_eq!((game.players[BIANKA].legions, game.players[BIANKA].glory), (7, glory));
    play(&mut game, &["proceed"]);
    assert_eq!(game.players[BIANKA].glory, glory + 1);
}

/// Rule 5.15: cards of one placement share their condition.
#[test]
fn s5_15_one_condition_for_all_cards() {
    let mut game = trading(&[TradeCard::Trident, TradeCard::Velarium, TradeCard::Spatha]);
    play(&mut game, &["place colosseum with cards", "play trident"]);
    refused(&game, "play spatha", Illegal::OtherCondition(TradeCard::Spatha), "5.15");
    play(&mut game, &["play velarium", "proceed"]);
    assert_eq!(game.players[BIANKA].hand_size, 1);
}

/// Rules 5.14–5.16: Bianka holds four cards; Bulla draws two, a set leaves two, and the action draws two.
#[test]
fn s5_16_a_set_in_the_middle() {
    let cards = [TradeCard::Bulla, TradeCard::Groma, TradeCard::PlumbLine, TradeCard::Sickle];
    let mut game = trading(&cards);
    play(&mut game, &["place trade with bonus with cards", "play bulla"]);
    assert_eq!(game.players[BIANKA].hand_size, 5);
    play(&mut game, &["set groma plumb-line sickle"]);
    assert_eq!(game.players[BIANKA].hand_size, 2);
    play(&mut game, &["proceed"]);
    assert_eq!(game.players[BIANKA].hand_size, 4);
}

/// Rule 5.16: three of a type, chests for any; locked after that.
#[test]
fn s5_16_sets() {
    let mut game = trading(&[TradeCard::Spatha, TradeCard::Pugio, TradeCard::TaxChest, TradeCard::Toga]);
    refused(&game, "set spatha pugio toga", Illegal::NotASet, "5.16");
    refused(&game, "set spatha spatha pugio", Illegal::CardNotInHand(TradeCard::Spatha), "5.14");
    play(&mut game, &["set spatha pugio tax-chest"]);
    assert_eq!((game.players[BIANKA].sets.len(), game.players[BIANKA].hand_size), (1, 1));
    refused(&game, "sell spatha", Illegal::NoCardToSell(TradeCard::Spatha), "5.18");
    assert_eq!(actor(&game), BIANKA, "a set is free");
}

const JEWELS: [TradeCard; 3] = [TradeCard::Bulla, TradeCard::Bulla, TradeCard::SignetRing];
const JEWEL_SET: &str = "set bulla bulla signet-ring";

/// Henrik holds a set and has nothing to activate; an intrigue of Gábor, who comes later, waits for him.
fn threatened() -> AgeOfRome {
    let mut game = table();
    plot(&mut game, BIANKA, ZITA);
    plot(&mut game, GABOR, HENRIK);
    hold(&mut game, HENRIK, &JEWELS);
    intrigue_phase(&mut game, BIANKA);
    game
}

/// Rules 5.16 and 5.18: a player who can activate nothing has a turn, too, and saves the cards from those who come
/// later.
#[test]
fn s5_16_a_set_in_the_intrigue_phase() {
    let mut game = threatened();
    play(&mut game, &["done"]);
    assert!(matches!(game.phase, Phase::Intrigue { seat: HENRIK, .. }));
    assert!(can(&game, "sell bulla"));
    play(&mut game, &[JEWEL_SET, "done"]);
    assert_eq!(game.players[HENRIK].sets.len(), 1);
    assert!(matches!(game.phase, Phase::Intrigue { seat: GABOR, .. }));
}

/// Ruling R2: a player whom nobody threatens loses nothing by waiting for the Building phase, and is not asked.
#[test]
fn r2_nobody_is_asked_in_vain() {
    let mut game = threatened();
    let africa = game.front(HENRIK);
    game.plots[africa] = Default::default();
    play(&mut game, &["done"]);
    assert!(matches!(game.phase, Phase::Building { seat: BIANKA, .. }));
    let mut game = threatened();
    game.trade_deck = game.trade_deck.with(std::mem::take(&mut game.players[HENRIK].hand));
    game.players[HENRIK].hand_size = 0;
    play(&mut game, &["done"]);
    assert!(matches!(game.phase, Phase::Intrigue { seat: GABOR, .. }), "no cards to save");
}

/// Rule 5.16: at any time in one's own turn, also between an intrigue and its effect.
#[test]
fn s5_16_a_set_before_the_effect() {
    let mut game = threatened();
    hold(&mut game, BIANKA, &[TradeCard::Groma, TradeCard::Compass, TradeCard::Sickle]);
    play(&mut game, &["activate hispania", "sell groma"]);
    assert!(can(&game, "slander"));
    play(&mut game, &["slander"]);
}

/// Rule 5.16: and between two legions.
#[test]
fn s5_16_a_set_between_two_legions() {
    let mut game = trading(&JEWELS);
    raise(&mut game, BIANKA, Building::Military, 1);
    play(&mut game, &["place military", JEWEL_SET]);
    assert_eq!(actor(&game), BIANKA);
    play(&mut game, &["deploy thrace"]);
    assert_eq!((game.players[BIANKA].sets.len(), game.players[BIANKA].legions_in_regions()), (1, 1));
}

/// Rule 5.16: but not in the turn of another.
#[test]
fn s5_16_no_set_in_the_turn_of_another() {
    let mut game = threatened();
    discord(&mut game, GABOR, 1);
    discord(&mut game, HENRIK, 0);
    play(&mut game, &["done", "done", "activate italia"]);
    assert_eq!(actor(&game), HENRIK, "he is asked for an answer");
    refused(&game, JEWEL_SET, Illegal::NotNow, "2.1");
    refused(&game, "sell bulla", Illegal::NotNow, "2.1");
}

/// Rule 5.17: three sets at most.
#[test]
fn s5_17_three_sets_at_most() {
    let mut game = trading(&[TradeCard::Spatha, TradeCard::Spatha, TradeCard::Pugio]);
    own_set(&mut game, BIANKA, [TradeCard::Toga, TradeCard::Toga, TradeCard::Palla]);
    own_set(&mut game, BIANKA, [TradeCard::Bulla, TradeCard::Bulla, TradeCard::SignetRing]);
    own_set(&mut game, BIANKA, [TradeCard::Groma, TradeCard::Groma, TradeCard::Sickle]);
    refused(&game, "set spatha spatha pugio", Illegal::TooManySets, "5.17");
}

/// Rule 5.18: one denarius for a card, in one's own turn.
#[test]
fn s5_18_selling() {
    let mut game = trading(&CARDS[..2]);
    let before = game.players[BIANKA].denarii;
    play(&mut game, &["sell groma", "sell palla"]);
    assert_eq!((game.players[BIANKA].denarii, game.players[BIANKA].hand_size), (before + 2, 0));
    assert_eq!(game.trade_discard[..], [TradeCard::Groma, TradeCard::Palla]);
    refused(&game, "sell groma", Illegal::NoCardToSell(TradeCard::Groma), "5.18");
}

/// Ruling R5: a card that changes nothing is not played.
#[test]
fn r5_no_card_without_effect() {
    let mut game = trading(&[TradeCard::Compass, TradeCard::Spatha, TradeCard::Toga, TradeCard::Bulla]);
    game.players[BIANKA].legions = 7;
    game.players[BIANKA].votes = 5;
    play(&mut game, &["place colosseum with cards"]);
    for card in [TradeCard::Compass, TradeCard::Spatha, TradeCard::Toga] {
        refused(&game, &format!("play {card}"), Illegal::NoEffect(card), "R5");
    }
    assert!(can(&game, "play bulla"));
}

/// How often a card was played.
fn plays_of(events: &[Event], wanted: TradeCard) -> usize {
    events.iter().filter(|event| matches!(event, Event::CardPlayed { card, .. } if *card == wanted)).count()
}

/// Rule 5.15: with two players there is one Sundial, and it is played again when the bracelets bring it back.
#[test]
fn s5_15_a_card_brought_back_is_played_again() {
    let mut game = table_of(2, ways());
    hold(&mut game, BIANKA, &[TradeCard::Sundial, TradeCard::SnakeBracelets]);
    action_phase(&mut game, BIANKA);
    let actions = ["place colosseum with cards", "play sundial", "play snake-bracelets", "play sundial"];
    let events = play(&mut game, &actions);
    assert_eq!(plays_of(&events, TradeCard::Sundial), 2);
}

/// Puts what Bianka drew under the deck, and waits for nothing more.
fn lay_aside_what_was_drawn(game: &mut AgeOfRome) {
    let kept = [TradeCard::Bulla, TradeCard::SnakeBracelets];
    for card in game.players[BIANKA].hand.designs().filter(|card| !kept.contains(card)) {
        while game.players[BIANKA].hand.remove(card) {
            game.players[BIANKA].hand_size -= 1;
            game.trade_deck.add(card);
        }
    }
    if let Phase::Action { step: Labor::Cards { window, .. }, .. } = &mut game.phase {
        window.draws = 0;
    }
}

/// Rule 5.15: two Bullas are played four times with two pairs of bracelets.
#[test]
fn s5_15_two_bullas_are_played_four_times() {
    let bullas = [TradeCard::Bulla, TradeCard::Bulla, TradeCard::SnakeBracelets, TradeCard::SnakeBracelets];
    let mut game = trading(&bullas);
    game.players[BIANKA].anchor = false;
    let mut events = play(&mut game, &["place colosseum with cards"]);
    for card in [bullas[0], bullas[1], bullas[2], bullas[0], bullas[2], bullas[0]] {
        events.extend(play(&mut game, &[&format!("play {card}")]));
        lay_aside_what_was_drawn(&mut game);
    }
    assert_eq!(plays_of(&events, TradeCard::Bulla), 4);
}

/// Ruling R6: the discard becomes the deck once at a moment; after that nothing is left to draw.
#[test]
fn r6_no_card_goes_round_for_ever() {
    let mut game = trading(&[TradeCard::Sundial, TradeCard::Bulla]);
    deck_is(&mut game, &[]);
    let events = play(&mut game, &["place colosseum with cards", "play bulla"]);
    assert!(events.contains(&Event::DeckShuffled));
    deck_is(&mut game, &[]);
    refused(&game, "play sundial", Illegal::NoEffect(TradeCard::Sundial), "R5");
    let last = game.trade_discard.pop().unwrap();
    game.trade_deck.add(last);
    let events = play(&mut game, &["play sundial"]);
    assert!(!events.contains(&Event::DeckShuffled));
    assert!(game.trade_deck.is_empty());
    followers(&mut game, BIANKA, 2);
    play(&mut game, &["proceed"]);
    action_phase(&mut game, BIANKA);
    play(&mut game, &["place trade"]);
    assert!(!game.trade_deck.is_empty(), "another moment renews the deck");
}

/// Ruling R5: bracelets that would fetch bracelets change nothing.
#[test]
fn r5_bracelets_do_not_fetch_bracelets() {
    let mut game = trading(&[TradeCard::SnakeBracelets, TradeCard::Bulla]);
    assert!(game.trade_deck.remove(TradeCard::SnakeBracelets));
    game.trade_discard.push(TradeCard::SnakeBracelets);
    play(&mut game, &["place colosseum with cards"]);
    let refusal = Illegal::NoEffect(TradeCard::SnakeBracelets);
    refused(&game, "play snake-bracelets", refusal, "R5");
}

/// Ruling R7: an empty deck is renewed from the discard.
#[test]
fn r7_the_discard_is_shuffled() {
    let mut game = trading(&[]);
    deck_is(&mut game, &[]);
    let events = play(&mut game, &["place trade"]);
    assert!(events.contains(&Event::DeckShuffled));
    assert_eq!((game.trade_deck.len(), game.trade_discard.len(), game.players[BIANKA].hand_size), (37, 0, 1));
}

/// Ruling R9: no more than seven legions and five votes.
#[test]
fn r9_figures_are_limited() {
    let mut game = table();
    game.players[GABOR].legions = 7;
    for seat in Seat::all(4) {
        game.players[seat].legions = 7;
    }
    next_event(&mut game, EventCard::Levy);
    assert!(Seat::all(4).all(|seat| game.players[seat].legions == 7));
}

/// Ruling R12: cards are announced with the action, and only by a player who holds one for it.
#[test]
fn r12_cards_are_announced() {
    let game = trading(&[TradeCard::Groma]);
    refused(&game, "place trade with cards", Illegal::NothingToPlay, "5.14");
    assert!(can(&trading(&[TradeCard::Spatha]), "place trade with cards"));
    let mut game = trading(&[TradeCard::Spatha]);
    play(&mut game, &["place trade"]);
    assert_eq!(actor(&game), HENRIK, "no question without announcement");
}

/// Ruling R21: three chests are no set; jewels and a weapon are a weapon set with the medal.
#[test]
fn r21_what_a_set_counts_as() {
    let mut game =
        trading(&[TradeCard::TaxChest, TradeCard::DispatchChest, TradeCard::BuildersChest, TradeCard::Bulla]);
    refused(&game, "set builders-chest dispatch-chest tax-chest", Illegal::NotASet, "5.16");
    play(&mut game, &["set bulla dispatch-chest tax-chest"]);
    assert_eq!(age_of_rome::scoring::score(&game, BIANKA).trade, 6);
}
