//! Chapter 3: the round and its roles.

use game::{Game, Seat};
use mare_nostrum::components::*;
use mare_nostrum::phase::Phase;

use crate::table::Table;

/// Rule 3.1: trade, then building, then war; only the player to act may act.
#[test]
fn s3_1_phases_follow_each_other() {
    let mut table = Table::basic(5);
    assert_eq!(table.game.phase, Phase::Call);
    assert_eq!(table.refused(Civ::Rome, "call 1"), "3.1");
    assert_eq!(table.refused(Civ::Carthage, "name rome"), "3.1");
    table.act(Civ::Carthage, "call 0");
    assert!(matches!(table.game.phase, Phase::Building(_)));
    table.legions(Civ::Egypt, Province::Aegyptus, 1);
    table.building(Civ::Egypt).act(Civ::Egypt, "done");
    assert!(matches!(table.game.phase, Phase::Military(_)));
}

/// Rule 3.2: the counts of caravans and markets, cities and temples, units.
#[test]
fn s3_2_roles_go_to_most_pieces() {
    let mut table = Table::bare();
    table.built(Province::Aegyptus, &[Spot::FirstCaravan, Spot::Market]);
    table.built(Province::Babylonia, &[Spot::FirstCity, Spot::Temple]);
    table.legions(Civ::Greece, Province::Achaia, 1).docked(Civ::Greece, Province::Achaia, 1);
    table.fortresses(Province::Achaia, 1);
    table.next_round();
    assert_eq!(table.game.roles[Role::Commerce], Some(Civ::Egypt));
    assert_eq!(table.game.roles[Role::Politics], Some(Civ::Babylon));
    assert_eq!(table.game.roles[Role::Military], Some(Civ::Greece));
}

/// Rules 3.3, 7.1, 7.2, 7.5: Agamemnon, Archimedes and Solomon add two each.
#[test]
fn s3_3_heroes_add_two() {
    let mut table = Table::bare();
    table.built(Province::Aegyptus, &[Spot::FirstCaravan, Spot::FirstCity]);
    table.legions(Civ::Egypt, Province::Aegyptus, 1);
    table.hero(Civ::Greece, Hero::Agamemnon).hero(Civ::Babylon, Hero::Solomon);
    table.hero(Civ::Carthage, Hero::Archimedes);
    table.next_round();
    assert_eq!(table.game.roles[Role::Commerce], Some(Civ::Greece), "0 + 2 against 1");
    assert_eq!(table.game.roles[Role::Politics], Some(Civ::Babylon), "0 + 2 against 1");
    assert_eq!(table.game.roles[Role::Military], Some(Civ::Carthage), "0 + 2 against 1");
}

/// Rule 3.4: the holder keeps the card on a tie.
#[test]
fn s3_4_the_holder_keeps_on_a_tie() {
    let mut table = Table::bare();
    table.built(Province::Africa, &[Spot::FirstCaravan]).built(Province::Latium, &[Spot::FirstCaravan]);
    table.next_round();
    assert_eq!(table.game.roles[Role::Commerce], Some(Civ::Carthage));
}

/// Rule 3.5: the holder chooses between others who tie.
#[test]
fn s3_5_the_holder_decides_between_others() {
    let mut table = Table::bare();
    table.built(Province::Babylonia, &[Spot::FirstCaravan]).built(Province::Latium, &[Spot::FirstCaravan]);
    table.next_round();
    assert_eq!(table.game.to_act().first(), table.game.seat(Civ::Carthage));
    assert_eq!(table.options_of(Civ::Carthage), ["appoint rome", "appoint babylon"]);
    assert_eq!(table.refused(Civ::Carthage, "appoint egypt"), "3.5");
    table.act(Civ::Carthage, "appoint babylon");
    assert_eq!(table.game.roles[Role::Commerce], Some(Civ::Babylon));
    assert_eq!(table.game.phase, Phase::Call, "income is paid and trade begins");
}

/// Rules 3.6, R15: an occupied building counts for the occupier, markets and temples too.
#[test]
fn s3_6_occupied_buildings_count_for_the_occupier() {
    let mut table = Table::bare();
    table.built(Province::Africa, &[Spot::FirstCaravan, Spot::Market]);
    table.legions(Civ::Egypt, Province::Africa, 2);
    table.posts(Civ::Egypt, Province::Africa, &[Spot::FirstCaravan, Spot::Market]);
    table.next_round();
    assert_eq!(table.game.roles[Role::Commerce], Some(Civ::Egypt), "2 against 0");
}

/// Rule 3.1: nobody acts out of turn.
#[test]
fn s3_1_a_seat_that_is_not_asked_has_no_choice() {
    let table = Table::basic(5);
    let waiting = table.game.to_act();
    for seat in Seat::all(5) {
        assert_eq!(table.legal(seat).is_empty(), !waiting.contains(seat));
    }
}
