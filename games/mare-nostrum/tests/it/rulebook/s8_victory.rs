//! Chapter 8: victory, and the rulings about the end.

use game::{Game, Seat};
use mare_nostrum::components::*;
use mare_nostrum::phase::{End, Phase, Turns};
use mare_nostrum::{Event, MareNostrum};

use crate::table::Table;

/// Rules 8.1, R25: the pyramids end the game at once and count four.
#[test]
fn s8_1_pyramids_end_the_game() {
    let mut table = Table::bare();
    table.hero(Civ::Rome, Hero::Caesar).hero(Civ::Egypt, Hero::Cleopatra).hero(Civ::Egypt, Hero::Helen);
    table.taxes(Civ::Rome, 12).taxes(Civ::Egypt, 3);
    let turns = Turns { current: Some(Civ::Rome), next: Some(Civ::Egypt), waiting: CivSet::empty() };
    let events = table.building_in_turn(turns).act(Civ::Rome, "buy wonder pyramids");
    assert!(events.contains(&Event::Ended { end: End::Pyramids(Civ::Rome) }));
    assert!(table.game.to_act().is_empty());
    let outcome = table.game.outcome().unwrap();
    assert_eq!((outcome.ended_by, outcome.by_the_book), ("8.1", true));
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [table.game.seat(Civ::Rome).unwrap()]);
    assert_eq!(outcome.scores[table.game.seat(Civ::Rome).unwrap()], 5, "Caesar and the pyramids");
    assert_eq!(outcome.ranks[table.game.seat(Civ::Egypt).unwrap()], 2);
    assert_eq!(outcome.ranks[table.game.seat(Civ::Greece).unwrap()], 3);
}

/// Rule 8.2: the fourth card wins at once, the civilization's hero included.
#[test]
fn s8_2_four_cards_end_the_game() {
    let mut table = Table::bare();
    table.hero(Civ::Greece, Hero::Pericles).wonder(Civ::Greece, Wonder::Zeus);
    table.taxes(Civ::Greece, 9).building(Civ::Greece).act(Civ::Greece, "buy wonder artemis");
    assert!(table.game.outcome().is_none(), "three are not enough");
    table.taxes(Civ::Greece, 9).building(Civ::Greece).act(Civ::Greece, "buy hero odysseus");
    assert_eq!(table.game.outcome().unwrap().ended_by, "8.2");
}

/// Rule 8.3: two could win in this round; the one who builds first does.
#[test]
fn s8_3_the_building_order_decides() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 12).goods(Civ::Egypt, 12);
    let turns = Turns { current: None, next: None, waiting: Civ::Rome | Civ::Egypt };
    table.building_in_turn(turns).act(Civ::Egypt, "name egypt");
    assert!(table.can(Civ::Egypt, "buy wonder pyramids"));
    table.act(Civ::Egypt, "buy wonder pyramids");
    assert_eq!(table.game.phase, Phase::Over(End::Pyramids(Civ::Egypt)));
    assert_eq!(table.refused(Civ::Rome, "buy wonder pyramids"), "3.1");
}

/// Ruling R1: after forty rounds the best so far wins, by a safeguard.
#[test]
fn r1_the_game_stops_after_forty_rounds() {
    let mut table = Table::bare();
    table.game.round = 40;
    table.hero(Civ::Greece, Hero::Helen).hero(Civ::Egypt, Hero::Solomon);
    table.built(Province::Aegyptus, &[Spot::FirstCity]);
    table.next_round();
    assert_eq!(table.game.phase, Phase::Over(End::Safeguard));
    let outcome = table.game.outcome().unwrap();
    assert_eq!((outcome.ended_by, outcome.by_the_book), ("R1", false));
    let rank = |civ| outcome.ranks[table.game.seat(civ).unwrap()];
    assert_eq!((rank(Civ::Egypt), rank(Civ::Greece), rank(Civ::Rome)), (1, 2, 3), "income decides the tie");
}

/// Ruling R1: the log says that a safeguard ends the game, and why.
#[test]
fn r1_the_safeguard_is_named() {
    testkit::safeguard_is_named::<MareNostrum>(&Event::Ended { end: End::Safeguard }, "R1");
}

/// Ruling R25: behind the winner heroes and wonders rank.
#[test]
fn r25_the_others_rank_by_their_cards() {
    let mut table = Table::bare();
    table.hero(Civ::Greece, Hero::Helen).hero(Civ::Greece, Hero::Pericles).hero(Civ::Egypt, Hero::Solomon);
    table.taxes(Civ::Rome, 12).building(Civ::Rome).act(Civ::Rome, "buy wonder pyramids");
    let outcome = table.game.outcome().unwrap();
    let ranks: Vec<u8> = Seat::all(5).map(|seat| outcome.ranks[seat]).collect();
    assert_eq!(ranks, [1, 4, 2, 3, 4]);
}
