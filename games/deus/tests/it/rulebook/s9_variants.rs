use deus::state::FaceDown;
use deus::variants::SmallPort;
use game::Viewer;

use super::*;

fn choosing() -> Deus {
    table_of(2, DeusVariants { chosen_pieces: true, ..DeusVariants::default() })
}

fn face_down() -> Deus {
    let mut game = table_of(2, DeusVariants { face_down: true, ..DeusVariants::default() });
    give(&mut game, ADA, &[Card::TempleOfMars, Card::Villa, Card::Farm]);
    give(&mut game, BO, &[Card::Farm]);
    built(&mut game, ADA, Card::Forum, "5,0");
    game
}

/// Rule 9.1: ten pieces, at most five of a kind, chosen in secret and revealed together.
#[test]
fn s9_1_ten_pieces_in_secret() {
    let mut game = choosing();
    assert_eq!(game.to_act().len(), 2);
    play(&mut game, &["choose civil"; 5]);
    refused(&game, "choose civil", Illegal::NoPiecesLeft(Kind::Civil), "R11");
    assert_eq!(game.hide(Viewer::Seat(BO)).player(ADA).ready[Kind::Civil], 0);
    let events = play(&mut game, &["choose military"; 5]);
    assert!(!events.iter().any(|event| matches!(event, Event::Revealed { .. })));
    assert_eq!(game.to_act().first(), Some(BO));
    play(&mut game, &["choose maritime"; 5]);
    let events = play(&mut game, &["choose production"; 5]);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Revealed { .. })).count(), 2);
    assert_eq!(game.player(ADA).ready[Kind::Civil], 5);
    assert_eq!(game.phase, Phase::Turn);
}

/// Ruling R20: the cards are dealt after the choice.
#[test]
fn r20_cards_after_the_choice() {
    let mut game = choosing();
    assert_eq!(game.deck_size(), 96);
    play(&mut game, &["choose civil", "choose maritime", "choose production"].repeat(3));
    play(&mut game, &["choose military"]);
    play(&mut game, &["choose civil", "choose maritime", "choose production"].repeat(3));
    assert!(game.player(BO).hand.is_empty());
    play(&mut game, &["choose military"]);
    assert_eq!((game.player(ADA).hand.len(), game.player(BO).hand.len()), (5, 5));
}

/// Rule 9.2: any card as any basic color, for gold by its place in the column.
#[test]
fn s9_2_a_card_face_down() {
    let mut game = face_down();
    play(&mut game, &["face-down temple-of-mars"]);
    assert_eq!(legal(&game).len(), 5);
    let mut poor = game;
    poor.players[ADA].gold = 1;
    refused(&poor, "as civil", Illegal::CannotPayFaceDown { gold: 2 }, "9.2");
    let events = play(&mut game, &["as civil", "place 5,-1"]);
    assert_eq!((game.player(ADA).gold, game.player(ADA).points), (5 - 2, 5 + 1), "the Forum takes effect");
    assert!(!events.iter().any(|event| matches!(event, Event::Resolved { card: Card::TempleOfMars, .. })));
    assert_eq!(game.player(ADA).columns[Kind::Civil].to_vec(), [Some(Card::Forum), None]);
    assert_eq!(game.hide(Viewer::Seat(BO)).player(ADA).face_down, FaceDown::Hidden);
}

/// Rule 9.2: once in a game, in that variant only; it counts for temples and cannot be repeated.
#[test]
fn s9_2_once_and_it_counts() {
    let mut game = face_down();
    play(&mut game, &["face-down farm", "as military", "place 5,0"]);
    finish_round(&mut game);
    assert!(legal_with(&game, "face-down").is_empty());
    refused(&game, "face-down villa", Illegal::FaceDownUsed, "9.2");
    assert_eq!(game.player(ADA).columns[Kind::Military].len(), 1);
    for (card, place) in [(Card::Sawmill, "5,0"), (Card::Academy, "5,0"), (Card::Galley, "3,1")] {
        built(&mut game, ADA, card, place);
    }
    assert_eq!(game.player(ADA).full_rows(), 1, "with the face-down card every column has one");
    refused(&ada_has(&[Card::Villa]), "face-down villa", Illegal::FaceDownNotPlayed, "9.2");
}

/// Rule 9.3: the layout is an option.
#[test]
fn s9_3_layouts() {
    for layout in [deus::variants::Layout::Random, deus::variants::Layout::Free] {
        let game = table_of(4, DeusVariants { layout, ..DeusVariants::default() });
        assert_ne!(game.continent, table_of(4, DeusVariants::default()).continent);
        game.check_invariants().unwrap();
    }
}

/// Rule 9.4, ruling R18: the published numbers of the Small Ports can be chosen.
#[test]
fn r18_the_literal_small_port() {
    for (small_port, most, points) in [(SmallPort::Moderate, 3, 6), (SmallPort::Literal, 6, 24)] {
        let mut game = table_of(2, DeusVariants { small_port, ..DeusVariants::default() });
        give(&mut game, ADA, &[Card::SmallPortWood, Card::Farm]);
        give(&mut game, BO, &[Card::Farm]);
        own(&mut game, ADA, Resource::Wood, 7);
        build(&mut game, "small-port-wood", "3,1");
        assert_eq!(legal_with(&game, "sell").len(), most);
        play(&mut game, &[&format!("sell {most} wood")]);
        assert_eq!(game.player(ADA).points, 5 + points);
    }
}
