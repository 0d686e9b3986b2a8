//! Chapter 7: the heroes.

use game::Game;
use mare_nostrum::Event;
use mare_nostrum::components::*;
use mare_nostrum::phase::Turns;

use crate::table::{Table, dice, sums};

/// Rule 7.1: Agamemnon decides a tie for commerce.
#[test]
fn s7_1_agamemnon() {
    let mut table = Table::bare();
    table.built(Province::Africa, &[Spot::FirstCaravan, Spot::SecondCaravan]);
    table.built(Province::Latium, &[Spot::FirstCaravan]).hero(Civ::Rome, Hero::Agamemnon).next_round();
    assert_eq!(table.game.roles[Role::Commerce], Some(Civ::Rome), "1 + 2 against 2");
}

/// Rule 7.2: Archimedes counts for the military leader only.
#[test]
fn s7_2_archimedes() {
    let mut table = Table::bare();
    table.fortresses(Province::Achaia, 1).hero(Civ::Egypt, Hero::Archimedes).next_round();
    assert_eq!(table.game.roles[Role::Military], Some(Civ::Egypt), "0 + 2 against 1");
    assert_eq!(table.game.roles[Role::Commerce], Some(Civ::Carthage));
}

/// Rule 7.5: Solomon counts for the political leader.
#[test]
fn s7_5_solomon() {
    let mut table = Table::bare();
    table.built(Province::Aegyptus, &[Spot::FirstCity]).hero(Civ::Greece, Hero::Solomon).next_round();
    assert_eq!(table.game.roles[Role::Politics], Some(Civ::Greece), "0 + 2 against 1");
}

/// Rome marches from Gallia into Helen's Latium neighbors: Greece owns Dalmatia and Helen.
fn helen() -> Table {
    let mut table = Table::bare();
    table.own(Civ::Greece, Province::Dalmatia).hero(Civ::Greece, Hero::Helen);
    table.legions(Civ::Rome, Province::Gallia, 3).war(Civ::Rome);
    table
}

/// Rule 7.3: Helen converts one entering legion per military phase.
#[test]
fn s7_3_helen() {
    let mut table = helen();
    table.act(Civ::Rome, "march gallia to dalmatia");
    assert_eq!(table.options_of(Civ::Greece), ["convert", "spare"]);
    table.act(Civ::Greece, "spare");
    table.act(Civ::Rome, "march gallia to dalmatia");
    table.act(Civ::Greece, "convert");
    let land = &table.game.lands[Province::Dalmatia];
    assert_eq!((land.legions[Civ::Rome], land.legions[Civ::Greece]), (1, 1));
    table.act(Civ::Rome, "march gallia to dalmatia");
    assert!(table.options_of(Civ::Greece).is_empty(), "once per military phase");
    assert_eq!(table.refused(Civ::Rome, "done"), "6.6", "the converted legion is an enemy");
}

/// Rule 7.3: without a legion left, and for marches elsewhere, Helen cannot help.
#[test]
fn s7_3_helen_needs_a_legion() {
    let mut table = helen();
    table.legions(Civ::Greece, Province::Achaia, 8).war(Civ::Rome).act(Civ::Rome, "march gallia to dalmatia");
    assert!(table.options_of(Civ::Greece).is_empty());
    let mut elsewhere = helen();
    elsewhere.act(Civ::Rome, "march gallia to germania");
    assert!(elsewhere.options_of(Civ::Greece).is_empty());
}

/// Rules 7.4, R19: a card of the destroyed kind, nothing for temple and market.
#[test]
fn s7_4_nebuchadnezzar() {
    let mut table = Table::bare();
    table.hero(Civ::Rome, Hero::Nebuchadnezzar);
    for (at, spots) in [
        (Province::Libya, [Spot::FirstCaravan, Spot::Market]),
        (Province::Syria, [Spot::FirstCity, Spot::Temple]),
        (Province::Numidia, [Spot::FirstCaravan, Spot::Market]),
    ] {
        table.own(Civ::Egypt, at).built(at, &spots).legions(Civ::Rome, at, 1);
    }
    table.war(Civ::Rome);
    table.act(Civ::Rome, "plunder caravan livestock at libya");
    table.act(Civ::Rome, "plunder city antiochia at syria");
    table.act(Civ::Rome, "plunder market at numidia");
    assert_eq!((table.card(Civ::Rome, Card::Livestock), table.card(Civ::Rome, Card::Tax)), (1, 1));
    assert_eq!(table.game.nations[Civ::Rome].hand_size, 2);
}

/// Rome directs and takes from Carthage; Greece owns Odysseus and offers oil.
fn odysseus() -> Table {
    let mut table = Table::bare();
    table.hero(Civ::Greece, Hero::Odysseus);
    table.hand(Civ::Rome, &[(Card::Wine, 1)]).hand(Civ::Carthage, &[(Card::Gold, 1)]);
    table.hand(Civ::Greece, &[(Card::Oil, 1)]).trade(Civ::Rome).act(Civ::Rome, "call 1");
    table
}

/// Rules 7.6, R6: the card goes back, the taker takes from Odysseus' owner, who takes next.
#[test]
fn s7_6_odysseus() {
    let mut table = odysseus();
    table.act(Civ::Rome, "take gold from carthage");
    assert_eq!(table.options_of(Civ::Greece), ["force", "allow"]);
    table.act(Civ::Greece, "force");
    assert_eq!(table.game.nations[Civ::Carthage].offer[Card::Gold], 1, "face up again");
    assert_eq!(table.options_of(Civ::Rome), ["take oil from greece"]);
    assert_eq!(table.refused(Civ::Rome, "take gold from carthage"), "4.9");
    table.act(Civ::Rome, "take oil from greece");
    assert_eq!(table.options_of(Civ::Greece), ["take wine from rome", "take gold from carthage"]);
    table.act(Civ::Greece, "take gold from carthage");
    assert_eq!(table.options_of(Civ::Carthage), ["take wine from rome"]);
}

/// Rule 7.6: he may let it be, does not speak of his owner's own cards, and speaks once per trade.
#[test]
fn s7_6_odysseus_may_stay_silent() {
    let mut table = odysseus();
    table.act(Civ::Rome, "take gold from carthage");
    table.act(Civ::Greece, "allow");
    assert_eq!(table.options_of(Civ::Carthage).len(), 2, "the chain goes on");
    let mut own = odysseus();
    own.act(Civ::Rome, "take oil from greece");
    assert!(
        own.can(Civ::Greece, "take gold from carthage"),
        "his owner's card was taken: nothing to object to"
    );
    let mut twice = Table::bare();
    twice.hero(Civ::Greece, Hero::Odysseus);
    for civ in [Civ::Rome, Civ::Carthage, Civ::Greece] {
        twice.taxes(civ, 3);
    }
    twice.trade(Civ::Rome).act(Civ::Rome, "call 3");
    twice.act(Civ::Rome, "take tax from carthage");
    twice.act(Civ::Greece, "force");
    twice.act(Civ::Rome, "take tax from greece");
    twice.act(Civ::Greece, "take tax from carthage");
    twice.act(Civ::Carthage, "take tax from rome");
    assert!(!twice.can(Civ::Greece, "force"), "once per trade");
}

/// Ruling R6: the forced take may be the third between the same two.
#[test]
fn r6_odysseus_is_not_bound_by_the_pair_limit() {
    let mut table = Table::bare();
    table.hero(Civ::Greece, Hero::Odysseus);
    for civ in [Civ::Rome, Civ::Carthage, Civ::Greece] {
        table.taxes(civ, 3);
    }
    table.trade(Civ::Rome).act(Civ::Rome, "call 3");
    table.act(Civ::Rome, "take tax from greece");
    table.act(Civ::Greece, "take tax from rome");
    table.act(Civ::Rome, "take tax from carthage");
    table.act(Civ::Greece, "force");
    table.act(Civ::Rome, "take tax from greece");
    assert_eq!(table.refused(Civ::Greece, "take tax from rome"), "4.11", "it counts as an exchange");
    assert_eq!(table.options_of(Civ::Greece), ["take tax from carthage"]);
}

/// Rule 7.7: Caesar's legions and fortresses cost two.
#[test]
fn s7_7_caesar() {
    let mut table = Table::bare();
    table.hero(Civ::Rome, Hero::Caesar).taxes(Civ::Rome, 6).building(Civ::Rome);
    table.act(Civ::Rome, "buy legion at latium");
    table.act(Civ::Rome, "buy fortress at latium");
    assert_eq!(table.card(Civ::Rome, Card::Tax), 2);
    assert_eq!(table.refused(Civ::Rome, "buy trireme at latium"), "5.3");
}

/// Rule 7.8: one more on each die of Hannibal's legions, none on the fortress.
#[test]
fn s7_8_hannibal() {
    let mut table = Table::bare();
    table.hero(Civ::Carthage, Hero::Hannibal).fortresses(Province::Africa, 1);
    table
        .legions(Civ::Carthage, Province::Africa, 2)
        .legions(Civ::Egypt, Province::Africa, 2)
        .war(Civ::Carthage);
    let events = table.act(Civ::Carthage, "attack egypt at africa with 2");
    let (mine, theirs) = dice(&events).unwrap();
    let sum = |dice: &[u8]| dice.iter().map(|&face| u16::from(face)).sum::<u16>();
    assert_eq!(sums(&events), (sum(&mine) + 2 + 6, sum(&theirs)));
}

/// Rule 7.9: triremes of Pericles cost two and hit harder; his legions do not.
#[test]
fn s7_9_pericles() {
    let mut table = Table::bare();
    table.hero(Civ::Greece, Hero::Pericles).taxes(Civ::Greece, 2).building(Civ::Greece);
    table.act(Civ::Greece, "buy trireme at achaia");
    assert_eq!(table.card(Civ::Greece, Card::Tax), 0);
    table.ships(Civ::Greece, Sea::Ionium, 3).ships(Civ::Rome, Sea::Ionium, 1).war(Civ::Greece);
    let events = table.act(Civ::Greece, "attack rome on ionium with 3");
    let sum = |dice: &[u8]| dice.iter().map(|&face| u16::from(face)).sum::<u16>();
    let (mine, theirs) = dice(&events).unwrap();
    assert_eq!(sums(&events), (sum(&mine) + 3, sum(&theirs)));
}

/// Rules 7.10, R18: one swap per building phase, either way.
#[test]
fn s7_10_cleopatra() {
    let mut table = Table::bare();
    table.hero(Civ::Egypt, Hero::Cleopatra).hand(Civ::Egypt, &[(Card::Tax, 2), (Card::Wine, 1)]);
    table.building(Civ::Egypt);
    let mut other_way = table.clone();
    other_way.act(Civ::Egypt, "swap tax for gems");
    assert_eq!((other_way.card(Civ::Egypt, Card::Tax), other_way.card(Civ::Egypt, Card::Gems)), (1, 1));
    let events = table.act(Civ::Egypt, "swap wine for tax");
    assert!(matches!(events[0], Event::Swapped { gave: Card::Wine, got: Card::Tax, .. }));
    assert_eq!(table.refused(Civ::Egypt, "swap tax for gems"), "7.10");
    table.act(Civ::Egypt, "buy legion at aegyptus");
    let mut without = Table::bare();
    without.hand(Civ::Rome, &[(Card::Tax, 2)]).building(Civ::Rome);
    assert_eq!(without.refused(Civ::Rome, "swap tax for gems"), "7.10");
}

/// Rules 7.11, R26: the first marker of a building phase is free, the second is not.
#[test]
fn s7_11_hammurabi() {
    let mut table = Table::bare();
    table.hero(Civ::Babylon, Hero::Hammurabi).building(Civ::Babylon);
    table.act(Civ::Babylon, "buy influence at syria");
    assert_eq!(table.refused(Civ::Babylon, "buy influence at arabia"), "5.3");
    table.taxes(Civ::Babylon, 3);
    table.act(Civ::Babylon, "buy influence at arabia");
    assert_eq!(table.card(Civ::Babylon, Card::Tax), 0);
}

/// Ruling R12: Hammurabi's free marker replaces another's too.
#[test]
fn r12_hammurabi_annexes_for_free() {
    let mut table = Table::bare();
    table.own(Civ::Carthage, Province::Libya).legions(Civ::Babylon, Province::Libya, 1);
    table.posts(Civ::Babylon, Province::Libya, &[Spot::Marker]).hero(Civ::Babylon, Hero::Hammurabi);
    table.building(Civ::Babylon).act(Civ::Babylon, "buy influence at libya");
    assert_eq!(table.game.lands[Province::Libya].owner, Some(Civ::Babylon));
}

/// Ruling R26: a builder without cards and without Hammurabi is passed over, with him not.
#[test]
fn r26_the_free_marker_needs_no_cards() {
    let mut table = Table::bare();
    table.hero(Civ::Babylon, Hero::Hammurabi).taxes(Civ::Rome, 1);
    let turns = Turns { current: Some(Civ::Rome), next: Some(Civ::Babylon), waiting: CivSet::empty() };
    table.building_in_turn(turns).act(Civ::Rome, "done");
    assert_eq!(table.game.to_act().first(), table.game.seat(Civ::Babylon));
    let mut without = Table::bare();
    without.taxes(Civ::Rome, 1).building_in_turn(turns).act(Civ::Rome, "done");
    assert_eq!(without.game.round, 3, "Babylon has nothing to decide, and nobody can move");
}
