use deus::components::God;
use game::{Event as _, Viewer};
use strum::VariantArray;

use super::*;

fn pieces(game: &Deus) -> [u8; 5] {
    Kind::VARIANTS.iter().map(|&kind| game.player(ADA).ready[kind]).collect::<Vec<_>>().try_into().unwrap()
}

/// Rule 7.1: one card at least, any number, and only the top one is shown.
#[test]
fn s7_1_only_the_top_is_shown() {
    let mut game = ada_has(&[Card::Galley, Card::Farm, Card::School]);
    let events = play(&mut game, &["offer galley"]);
    assert_eq!(legal(&game), ["done", "cover farm", "cover school"]);
    assert_eq!(events[0].seen_by(Viewer::Public), Some(Event::Offered { seat: ADA, card: Card::Galley }));
    let events = play(&mut game, &["cover farm"]);
    assert_eq!(events[0].seen_by(Viewer::Seat(BO)), Some(Event::Covered { seat: ADA, card: None }));
    assert_eq!(events[0].seen_by(Viewer::Seat(ADA)), Some(events[0]));
    assert!(game.shown.contains(Card::Galley) && !game.shown.contains(Card::Farm));
    refused(&game, "cover farm", Illegal::NotInHand(Card::Farm), "2.1");
}

/// Rule 7.2: the color of the top card names the god, whatever lies below.
#[test]
fn s7_2_the_top_card_names_the_god() {
    for (card, god) in [
        (Card::Galley, God::Neptune),
        (Card::Farm, God::Ceres),
        (Card::School, God::Minerva),
        (Card::Villa, God::Vesta),
        (Card::Legion, God::Mars),
        (Card::TempleOfMars, God::Jupiter),
    ] {
        let mut game = ada_has(&[card, Card::Market]);
        let events = play(&mut game, &[&format!("offer {card}"), "cover market"]);
        assert!(events.contains(&Event::Helped { seat: ADA, god, cards: 2 }), "{card}");
    }
}

/// Rule 7.3: Neptune gives two gold for each card.
#[test]
fn s7_3_neptune() {
    let mut game = ada_has(&[Card::Galley, Card::Farm, Card::School]);
    play(&mut game, &["offer galley", "cover farm", "done"]);
    assert_eq!((game.player(ADA).gold, pieces(&game)), (5 + 4, [3, 2, 2, 2, 2]));
}

/// Rule 7.4: Ceres gives resources of any type.
#[test]
fn s7_4_ceres() {
    let mut game = ada_has(&[Card::Farm, Card::Galley, Card::School]);
    play(&mut game, &["offer farm", "cover galley", "done", "take stone", "take clay"]);
    assert_eq!((resources(&game, ADA), pieces(&game)), ([1, 2, 2, 1], [2, 3, 2, 2, 2]));
}

/// Rule 7.5: Minerva gives more cards than five.
#[test]
fn s7_5_minerva() {
    let mut game = ada_has(&[Card::School, Card::Farm, Card::Galley]);
    play(&mut game, &["offer school", "cover farm", "done"]);
    assert_eq!((game.player(ADA).hand.len(), pieces(&game)), (5 + 2, [2, 2, 3, 2, 2]));
}

/// Rule 7.6: Vesta gives one point for one card, two for more.
#[test]
fn s7_6_vesta() {
    for (covers, points) in [(0, 1), (1, 2), (3, 2)] {
        let mut game = ada_has(&[Card::Villa, Card::Farm, Card::Farm, Card::Galley, Card::School]);
        play(&mut game, &["offer villa"]);
        play(&mut game, &["cover farm", "cover farm", "cover galley"][..covers]);
        play(&mut game, &["done"]);
        assert_eq!((game.player(ADA).points, pieces(&game)), (5 + points, [2, 2, 2, 3, 2]));
    }
}

/// Rule 7.7: Mars gives a piece of any kind for each card.
#[test]
fn s7_7_mars() {
    let mut game = ada_has(&[Card::Legion, Card::Farm, Card::Galley]);
    play(&mut game, &["offer legion", "cover farm", "done", "ready civil", "ready maritime"]);
    assert_eq!(pieces(&game), [3, 2, 2, 3, 2]);
}

/// Rule 7.8: Jupiter acts as one of the other five.
#[test]
fn s7_8_jupiter() {
    let mut game = ada_has(&[Card::TempleOfMars, Card::Farm, Card::Galley]);
    play(&mut game, &["offer temple-of-mars", "cover farm", "done"]);
    assert_eq!(legal_with(&game, "invoke").len(), 5);
    refused(&game, "invoke jupiter", Illegal::NotAnotherGod, "7.8");
    play(&mut game, &["invoke neptune"]);
    assert_eq!((game.player(ADA).gold, pieces(&game)), (5 + 4, [3, 2, 2, 2, 2]));
}

/// Rule 7.9: the hand is refilled to five, and not beyond.
#[test]
fn s7_9_refill_to_five() {
    use Card::*;
    let mut game = ada_has(&[Galley, Farm]);
    play(&mut game, &["offer galley", "done"]);
    assert_eq!(game.player(ADA).hand.len(), 5);
    let mut game = ada_has(&[Galley, Farm, Farm, School, Villa, Legion, Market]);
    play(&mut game, &["offer galley", "done"]);
    assert_eq!(game.player(ADA).hand.len(), 6);
}

/// Rule 7.10, ruling R11: the piece comes from the personal supply, as long as there is one.
#[test]
fn r11_pieces_run_out() {
    let mut game = ada_has(&[Card::Galley, Card::Farm]);
    assert_eq!(game.spare_pieces(ADA, Kind::Maritime), 3);
    game.players[ADA].ready[Kind::Maritime] = 5;
    play(&mut game, &["offer galley", "done"]);
    assert_eq!((pieces(&game)[0], game.player(ADA).gold), (5, 7));

    let mut game = ada_has(&[Card::Legion, Card::Farm, Card::Galley]);
    for &kind in Kind::VARIANTS {
        game.players[ADA].ready[kind] = 5;
    }
    game.players[ADA].ready[Kind::Civil] = 4;
    game.players[ADA].ready[Kind::Military] = 4;
    play(&mut game, &["offer legion", "cover farm", "done"]);
    refused(&game, "ready maritime", Illegal::NoPiecesLeft(Kind::Maritime), "R11");
    play(&mut game, &["ready civil"]);
    assert_eq!(pieces(&game), [5; 5], "the last one is given without asking");
}

/// Rule 7.4: what the supply has not, Ceres cannot give.
#[test]
fn s7_4_an_empty_supply() {
    let mut game = ada_has(&[Card::Farm, Card::Galley, Card::School]);
    own(&mut game, BO, Resource::Wood, 9);
    play(&mut game, &["offer farm", "cover galley", "done"]);
    refused(&game, "take wood", Illegal::NotInStock(Resource::Wood), "4.17");
    assert_eq!(legal(&game), ["take clay", "take stone", "take wheat"]);
}
