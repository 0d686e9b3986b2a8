use deus::cards::Cards;

use super::*;

/// Rule 2.1: build one building or make one offering, with cards of the hand.
#[test]
fn s2_1_build_or_offer() {
    let game = ada_has(&[Card::Sawmill]);
    assert_eq!(legal(&game), ["build sawmill", "offer sawmill"]);
    refused(&game, "build farm", Illegal::NotInHand(Card::Farm), "2.1");
    refused(&game, "offer farm", Illegal::NotInHand(Card::Farm), "2.1");
    refused(&game, "done", Illegal::NotNow, "2.1");
}

/// Rule 2.2: clockwise from the first player; after the last a new round begins.
#[test]
fn s2_2_clockwise() {
    let mut game = table_of(3, DeusVariants::default());
    (game.first, game.current) = (BO, BO);
    for seat in [BO, Seat(2), ADA] {
        give(&mut game, seat, &[Card::Galley]);
    }
    for seat in [BO, Seat(2), ADA] {
        assert_eq!((game.to_act().first(), game.round), (Some(seat), 1));
        play(&mut game, &["offer galley"]);
    }
    assert_eq!((game.to_act().first(), game.round), (Some(BO), 2));
    let refusal = game.apply(ADA, Action::Pass, &mut chance(), &mut ());
    assert_eq!(refusal, Err(Illegal::NotYourTurn));
    assert_eq!(Illegal::NotYourTurn.rule(), "2.2");
}

/// Rule 2.3: the last card built brings five new ones; any card left brings none.
#[test]
fn s2_3_an_empty_hand_is_refilled_after_building() {
    let mut game = ada_has(&[Card::Sawmill]);
    build(&mut game, "sawmill", "5,0");
    assert_eq!(game.player(ADA).hand.len(), 5);
    let mut game = ada_has(&[Card::Sawmill, Card::Farm]);
    build(&mut game, "sawmill", "5,0");
    assert_eq!(game.player(ADA).hand.len(), 1);
}

/// Rule 2.4: nobody draws an eleventh card.
#[test]
fn s2_4_ten_cards_at_most() {
    use Card::*;
    let mut game = ada_has(&[School, Farm, Farm, Quarry, Quarry, Mint, Mint, Villa, Villa, Forum]);
    play(&mut game, &["offer school", "cover farm", "cover farm", "cover quarry", "cover quarry"]);
    play(&mut game, &["cover mint", "cover mint", "done"]);
    assert_eq!(game.player(ADA).hand.len(), 10, "3 cards, 2 to have five, and 5 of the 7 more");
}

/// Ruling R9: an empty draw pile is made of the discard pile; who has no card passes.
#[test]
fn r9_the_discard_pile_is_shuffled() {
    let mut game = ada_has(&[Card::Galley, Card::Farm]);
    game.shown = std::mem::take(&mut game.deck);
    let events = play(&mut game, &["offer galley", "cover farm"]);
    assert!(events.contains(&Event::Reshuffled));
    assert_eq!((game.player(ADA).hand.len(), game.discard_size()), (5, 0));
    assert!(game.player(ADA).covered.is_empty(), "what was covered is unknown again");

    refused(&game, "pass", Illegal::YouHaveCards, "R9");
    let mut game = table();
    assert_eq!(legal(&game), ["pass"]);
    play(&mut game, &["pass"]);
    assert_eq!(game.to_act().first(), Some(BO));
}

/// Ruling R9: who went without cards draws at the beginning of a turn, as soon as there are cards again.
#[test]
fn r9_an_empty_hand_is_refilled_when_there_are_cards_again() {
    use Card::*;
    let mut game = table();
    give(&mut game, ADA, &[Galley, Galley, Farm, Quarry, Mint, Villa, Forum]);
    game.deck = Cards::default();
    let mut events = Vec::new();
    for action in [Action::Offer(Galley), Action::Cover(Galley), Action::Done] {
        game.apply(ADA, action, &mut chance(), &mut events).unwrap();
    }
    assert_eq!((game.to_act().first(), game.player(BO).hand.len()), (Some(BO), 2));
    assert!(events.contains(&Event::Reshuffled));
    assert!(may(&game, "offer galley") && !may(&game, "pass"));
}

/// Ruling R9: as long as there is nothing to draw, a player without cards passes.
#[test]
fn r9_without_any_cards_one_passes_again() {
    let mut game = table();
    game.deck = Cards::default();
    for _ in 0..2 {
        game.apply(ADA, Action::Pass, &mut chance(), &mut ()).unwrap();
        game.apply(BO, Action::Pass, &mut chance(), &mut ()).unwrap();
    }
    assert_eq!(legal(&game), ["pass"]);
}
