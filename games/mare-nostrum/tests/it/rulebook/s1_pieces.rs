//! Chapter 1: goal and pieces.

use game::{Game, Viewer};
use mare_nostrum::components::*;
use mare_nostrum::phase::{End, Phase};

use crate::table::Table;

/// Rules 1.1, 7.18: two ways to win.
#[test]
fn s1_1_pyramids_or_four_cards_win() {
    let mut pyramids = Table::bare();
    pyramids.taxes(Civ::Egypt, 12).building(Civ::Egypt).act(Civ::Egypt, "buy wonder pyramids");
    assert_eq!(pyramids.game.phase, Phase::Over(End::Pyramids(Civ::Egypt)));
    let mut four = Table::bare();
    four.hero(Civ::Rome, Hero::Caesar).hero(Civ::Rome, Hero::Solomon).wonder(Civ::Rome, Wonder::Zeus);
    four.taxes(Civ::Rome, 9).building(Civ::Rome).act(Civ::Rome, "buy hero helen");
    assert_eq!(four.game.phase, Phase::Over(End::FourCards(Civ::Rome)));
}

/// Rule 1.2: islands border seas only, other provinces border each other.
#[test]
fn s1_2_islands_border_seas_only() {
    let edition = Table::bare().game.edition;
    let board = &edition.board;
    for island in [Province::Sardinia, Province::Sicilia, Province::Creta, Province::Rhodus, Province::Cyprus]
    {
        assert!(board.land[island].is_empty() && !board.seas_of[island].is_empty(), "{island}");
    }
    assert_eq!(board.land[Province::Achaia], Province::Macedonia);
    assert_eq!(board.seas_of[Province::Babylonia], SeaSet::empty());
    assert_eq!(
        edition.board.sites[Province::Achaia].spot(Building::City(City::Sparta)),
        Some(Spot::SecondCity)
    );
}

/// Rule 1.3: the cards, and that nobody gives or gets what is not there.
#[test]
fn s1_3_cards_come_from_the_bank_and_from_hands() {
    let mut table = Table::bare();
    let cards = table.game.edition.cards;
    assert_eq!(cards[Card::Tax], 35);
    assert_eq!(Card::GOODS.iter().map(|&good| u32::from(cards[good])).sum::<u32>(), 88);
    table.hand(Civ::Egypt, &[(Card::Tax, 1)]).hand(Civ::Rome, &[(Card::Gold, 5)]);
    table.hero(Civ::Egypt, Hero::Cleopatra).building(Civ::Egypt);
    assert_eq!(table.refused(Civ::Egypt, "swap tax for gold"), "1.3");
    assert_eq!(table.refused(Civ::Egypt, "swap wine for tax"), "1.3");
    assert!(table.can(Civ::Egypt, "swap tax for wine"));
}

/// Rule 1.4: others see how many cards somebody holds, not which.
#[test]
fn s1_4_hands_are_secret_and_their_size_is_not() {
    let mut table = Table::bare();
    table.hand(Civ::Rome, &[(Card::Gold, 2), (Card::Tax, 1)]).taxes(Civ::Egypt, 3).trade(Civ::Rome);
    let rome = Viewer::Seat(table.game.seat(Civ::Rome).unwrap());
    let egypt = Viewer::Seat(table.game.seat(Civ::Egypt).unwrap());
    for viewer in [egypt, Viewer::Public] {
        let seen = table.game.hide(viewer);
        assert_eq!(seen.nations[Civ::Rome].hand_size, 3);
        assert!(seen.nations[Civ::Rome].hand.values().all(|&count| count == 0));
    }
    assert_eq!(table.game.hide(rome).nations[Civ::Rome].hand[Card::Gold], 2);
    let json = serde_json::to_string(&*table.game.hide(egypt)).unwrap();
    assert!(!json.contains("\"gold\":2"));
}

/// Rule 1.5: eight legions, eight fortresses, five triremes, twelve markers.
#[test]
fn s1_5_pieces_run_out() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 9).legions(Civ::Rome, Province::Latium, 8).docked(Civ::Rome, Province::Latium, 5);
    table.building(Civ::Rome);
    assert_eq!(table.refused(Civ::Rome, "buy legion at latium"), "1.5");
    assert_eq!(table.refused(Civ::Rome, "buy trireme at latium"), "1.5");
    let mut spread = Table::bare();
    let eleven: Vec<Province> =
        Province::ALL.iter().copied().filter(|at| spread.game.lands[*at].owner.is_none()).take(11).collect();
    for &at in &eleven {
        spread.own(Civ::Rome, at);
    }
    for &at in &eleven[..8] {
        spread.fortresses(at, 1);
    }
    spread.taxes(Civ::Rome, 9).building(Civ::Rome);
    assert_eq!(spread.refused(Civ::Rome, "buy fortress at latium"), "1.5");
    let free = Province::ALL.iter().find(|&&at| spread.game.lands[at].owner.is_none()).unwrap();
    assert_eq!(spread.refused(Civ::Rome, &format!("buy influence at {free}")), "1.5");
}

/// Rule 1.6: tokens by number of players; an empty stock builds nothing, a destroyed token returns.
#[test]
fn s1_6_buildings_depend_on_the_players() {
    for (seats, caravans, cities, temples) in [(3, 18, 8, 4), (4, 23, 10, 5), (5, 28, 12, 6)] {
        let tokens = Table::bare().game.edition;
        let tokens = tokens.tokens(seats).unwrap();
        assert_eq!(
            [tokens.caravan, tokens.city, tokens.market, tokens.temple],
            [caravans, cities, cities, temples]
        );
    }
    let mut table = Table::bare();
    for at in [
        Province::Gallia,
        Province::Italia,
        Province::Sicilia,
        Province::Dacia,
        Province::Creta,
        Province::Syria,
    ] {
        table.own(Civ::Rome, at).built(at, &[Spot::Temple]);
    }
    table.taxes(Civ::Rome, 6).building(Civ::Rome);
    assert_eq!(table.game.tokens[Token::Temple], 0);
    assert_eq!(table.refused(Civ::Rome, "buy temple at latium"), "1.6");
    table.legions(Civ::Egypt, Province::Syria, 1).war(Civ::Egypt).act(Civ::Egypt, "plunder temple at syria");
    assert_eq!(table.game.tokens[Token::Temple], 1);
    table.building(Civ::Rome);
    assert!(table.can(Civ::Rome, "buy temple at latium"));
}

/// Rule 1.7: every card once, a civilization's hero only for itself.
#[test]
fn s1_7_heroes_and_wonders_are_unique() {
    let mut table = Table::bare();
    table
        .hero(Civ::Egypt, Hero::Helen)
        .wonder(Civ::Egypt, Wonder::Zeus)
        .taxes(Civ::Rome, 9)
        .building(Civ::Rome);
    assert_eq!(table.refused(Civ::Rome, "buy hero helen"), "1.7");
    assert_eq!(table.refused(Civ::Rome, "buy wonder zeus"), "1.7");
    assert_eq!(table.refused(Civ::Rome, "buy hero hannibal"), "1.7");
    assert!(table.can(Civ::Rome, "buy hero caesar") && table.can(Civ::Rome, "buy wonder colossus"));
}
