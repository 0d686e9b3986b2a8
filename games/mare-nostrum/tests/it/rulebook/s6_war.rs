//! Chapter 6, first half: movement and battles.

use mare_nostrum::Event;
use mare_nostrum::components::*;
use mare_nostrum::phase::{Phase, Turns};

use crate::table::{Table, dice, sums};

/// Greece attacks Egypt in Macedonia with these legions against legions and fortresses of Egypt.
fn battle(attackers: u8, defenders: u8, fortresses: u8) -> Table {
    let mut table = Table::bare();
    table.own(Civ::Egypt, Province::Macedonia).fortresses(Province::Macedonia, fortresses);
    table.legions(Civ::Egypt, Province::Macedonia, defenders);
    table.legions(Civ::Greece, Province::Macedonia, attackers).war(Civ::Greece);
    table
}

/// Rule 6.1: the military leader names who moves; moving is voluntary.
#[test]
fn s6_1_the_military_leader_names_the_order() {
    let mut table = Table::bare();
    for &civ in Civ::ALL {
        table.legions(civ, table.center(civ), 1).taxes(civ, 1);
    }
    table.building(Civ::Egypt).act(Civ::Egypt, "done");
    assert_eq!(table.options_of(Civ::Rome).len(), 5);
    table.act(Civ::Rome, "name babylon");
    assert_eq!(table.refused(Civ::Rome, "name babylon"), "5.1");
    table.act(Civ::Rome, "name greece");
    let before = table.game.lands;
    table.act(Civ::Babylon, "done");
    assert_eq!(table.game.lands[Province::Babylonia].legions, before[Province::Babylonia].legions);
}

/// Rule 6.2: a trireme in dock runs out to a sea of its province, one at sea sails one zone.
#[test]
fn s6_2_ships_launch_and_sail() {
    let mut table = Table::bare();
    table.docked(Civ::Greece, Province::Achaia, 1).ships(Civ::Greece, Sea::Pontus, 1).war(Civ::Greece);
    assert_eq!(
        table.options_of(Civ::Greece),
        ["launch achaia to ionium", "launch achaia to aegaeum", "sail pontus to aegaeum", "done"]
    );
    assert_eq!(table.refused(Civ::Greece, "launch achaia to pontus"), "6.2");
    assert_eq!(table.refused(Civ::Greece, "sail pontus to ionium"), "6.2");
    assert_eq!(table.refused(Civ::Greece, "sail ionium to africum"), "6.2");
    table.act(Civ::Greece, "launch achaia to ionium");
    table.act(Civ::Greece, "sail pontus to aegaeum");
    assert_eq!(table.refused(Civ::Greece, "sail aegaeum to cyprium"), "6.2", "it has moved");
    assert_eq!(table.game.seas[Sea::Ionium].triremes[Civ::Greece], 1);
}

/// Rules 6.3, 6.15: ships may share a sea in peace, and fight only before legions act.
#[test]
fn s6_3_sea_battles_come_before_legions() {
    let mut table = Table::bare();
    table.ships(Civ::Greece, Sea::Ionium, 1).ships(Civ::Rome, Sea::Ionium, 1);
    table.legions(Civ::Greece, Province::Achaia, 1).war(Civ::Greece);
    assert!(table.can(Civ::Greece, "attack rome on ionium with 1") && table.can(Civ::Greece, "done"));
    table.act(Civ::Greece, "march achaia to macedonia");
    assert_eq!(table.refused(Civ::Greece, "attack rome on ionium with 1"), "6.3");
    assert_eq!(table.refused(Civ::Greece, "sail ionium to aegaeum"), "6.3");
}

/// Rule 6.4: a legion marches over a land border, one province far.
#[test]
fn s6_4_legions_march_to_neighbors() {
    let mut table = Table::bare();
    table.legions(Civ::Rome, Province::Latium, 1).war(Civ::Rome);
    assert_eq!(table.options_of(Civ::Rome), ["march latium to gallia", "march latium to italia", "done"]);
    assert_eq!(table.refused(Civ::Rome, "march latium to sicilia"), "6.4");
    assert_eq!(table.refused(Civ::Rome, "march gallia to latium"), "6.4");
}

/// Rule 6.5: Athens to Alexandria over two seas, as in the rulebook's example.
#[test]
fn s6_5_athens_to_alexandria_over_two_ships() {
    let mut table = Table::bare();
    table.legions(Civ::Greece, Province::Achaia, 2).ships(Civ::Greece, Sea::Aegaeum, 1).war(Civ::Greece);
    assert_eq!(table.refused(Civ::Greece, "march achaia to aegyptus"), "6.4");
    table.ships(Civ::Greece, Sea::Aegyptium, 1).ships(Civ::Rome, Sea::Aegyptium, 2).war(Civ::Greece);
    table.act(Civ::Greece, "march achaia to aegyptus");
    table.act(Civ::Greece, "march achaia to aegyptus");
    assert_eq!(
        table.game.lands[Province::Aegyptus].legions[Civ::Greece],
        2,
        "one chain carries many legions"
    );
}

/// Rules 6.5, 6.2: the situation of Athens: legion and trireme, the ship runs out and carries to Syracusae.
#[test]
fn s6_5_athens_to_syracusae_with_a_new_ship() {
    let mut table = Table::bare();
    table.taxes(Civ::Greece, 6).building(Civ::Greece);
    table.act(Civ::Greece, "buy legion at achaia");
    table.act(Civ::Greece, "buy trireme at achaia");
    table.act(Civ::Greece, "done");
    table.war(Civ::Greece);
    table.act(Civ::Greece, "launch achaia to ionium");
    table.act(Civ::Greece, "march achaia to sicilia");
    assert_eq!(table.game.lands[Province::Sicilia].legions[Civ::Greece], 1);
}

/// Rule 6.5: with a second ship on the Adriatic the same legion reaches Rome.
#[test]
fn s6_5_athens_to_rome_over_the_adriatic() {
    let mut table = Table::bare();
    table.legions(Civ::Greece, Province::Achaia, 1).ships(Civ::Greece, Sea::Ionium, 1).war(Civ::Greece);
    assert_eq!(table.refused(Civ::Greece, "march achaia to latium"), "6.4");
    table.ships(Civ::Greece, Sea::Hadriaticum, 1).war(Civ::Greece);
    assert!(table.can(Civ::Greece, "march achaia to latium"));
}

/// Rule 6.6: who stays among enemies must fight, who leaves need not.
#[test]
fn s6_6_who_stays_must_fight() {
    let mut table = battle(1, 1, 0);
    assert_eq!(table.refused(Civ::Greece, "done"), "6.6");
    let mut leaving = table.clone();
    leaving.act(Civ::Greece, "march macedonia to achaia");
    leaving.act(Civ::Greece, "done");
    assert_eq!(leaving.game.lands[Province::Macedonia].legions[Civ::Egypt], 1);
    table.act(Civ::Greece, "attack egypt at macedonia with 1");
    table.act(Civ::Greece, "done");
}

/// Rule 6.7: against several enemies the army may ignore one, or divide.
#[test]
fn s6_7_one_enemy_or_several() {
    let mut table = battle(4, 1, 0);
    table.legions(Civ::Rome, Province::Macedonia, 1).war(Civ::Greece);
    assert_eq!(table.refused(Civ::Greece, "attack rome at macedonia with 5"), "6.7");
    let mut ignoring = table.clone();
    ignoring.act(Civ::Greece, "attack rome at macedonia with 4");
    assert!(ignoring.can(Civ::Greece, "done"), "Egypt is ignored");
    table.act(Civ::Greece, "attack rome at macedonia with 2");
    assert_eq!(table.refused(Civ::Greece, "done"), "6.6", "the other two must fight somebody");
    let rest = if table.game.lands[Province::Macedonia].legions[Civ::Rome] > 0 { "1" } else { "2" };
    table.act(Civ::Greece, &format!("attack egypt at macedonia with {rest}"));
}

/// Rule 6.7: against a single enemy everybody attacks, and armies may be joined before.
#[test]
fn s6_7_armies_are_joined_before_the_battle() {
    let mut table = battle(2, 1, 0);
    assert_eq!(table.refused(Civ::Greece, "attack egypt at macedonia with 1"), "6.7");
    table.legions(Civ::Greece, Province::Achaia, 1).war(Civ::Greece);
    table.act(Civ::Greece, "march achaia to macedonia");
    let events = table.act(Civ::Greece, "attack egypt at macedonia with 3");
    assert_eq!(dice(&events).unwrap().0.len(), 3);
}

/// Rules 6.8, R21: one move and one attack per unit, and no move after a battle.
#[test]
fn s6_8_units_move_and_attack_once() {
    let mut table = battle(3, 1, 2);
    let events =
        table.act_until(Civ::Greece, "attack egypt at macedonia with 3", |events| sums(events).0 < 5);
    assert_eq!(dice(&events).unwrap().0, [1, 1, 1].map(|face: u8| face), "only three ones stay below five");
    assert_eq!(table.refused(Civ::Greece, "attack egypt at macedonia with 1"), "6.8");
    assert_eq!(table.refused(Civ::Greece, "march macedonia to achaia"), "6.4");
    assert!(table.can(Civ::Greece, "done"));
    let mut marching = Table::bare();
    marching.legions(Civ::Rome, Province::Latium, 1).war(Civ::Rome).act(Civ::Rome, "march latium to gallia");
    assert_eq!(marching.refused(Civ::Rome, "march gallia to dalmatia"), "6.4");
}

/// Rules 6.9, 6.13: a trireme in dock cannot be fought, does not protect, and survives (situation of Cyrenae).
#[test]
fn s6_9_docked_triremes_are_ignored() {
    let mut table = Table::bare();
    table.own(Civ::Egypt, Province::Cyrenaica).built(Province::Cyrenaica, &[Spot::FirstCity]);
    table.legions(Civ::Egypt, Province::Cyrenaica, 1).docked(Civ::Egypt, Province::Cyrenaica, 1);
    table.legions(Civ::Carthage, Province::Cyrenaica, 2).war(Civ::Carthage);
    let won = |events: &[Event]| {
        let (attack, defense) = sums(events);
        attack >= 5 && defense < 10
    };
    table.act_until(Civ::Carthage, "attack egypt at cyrenaica with 2", won);
    assert_eq!(table.refused(Civ::Carthage, "attack egypt at cyrenaica with 1"), "6.9");
    assert!(
        table.can(Civ::Carthage, "occupy city cyrenae at cyrenaica")
            && table.can(Civ::Carthage, "annex cyrenaica")
    );
    table.act(Civ::Carthage, "plunder city cyrenae at cyrenaica");
    assert_eq!(table.game.lands[Province::Cyrenaica].docked[Civ::Egypt], 1);
    table.war(Civ::Egypt).act(Civ::Egypt, "launch cyrenaica to africum");
}

/// Rule 6.10: a die per unit on both sides, added up.
#[test]
fn s6_10_both_sides_roll_a_die_per_unit() {
    let mut table = battle(3, 2, 0);
    let events = table.act(Civ::Greece, "attack egypt at macedonia with 3");
    let (mine, theirs) = dice(&events).unwrap();
    assert_eq!((mine.len(), theirs.len()), (3, 2));
    let sum = |dice: &[u8]| dice.iter().map(|&face| u16::from(face)).sum::<u16>();
    assert_eq!(sums(&events), (sum(&mine), sum(&theirs)));
}

/// Rules 6.10, 6.11, 6.12: the worked example: 6, 3, 2 against 3 and a fortress: one loss against two.
#[test]
fn s6_11_green_attacks_blue() {
    let mut table = battle(3, 1, 1);
    let events = table.act_until(Civ::Greece, "attack egypt at macedonia with 3", |events| {
        dice(events) == Some((vec![6, 3, 2], vec![3]))
    });
    assert_eq!(sums(&events), (11, 9));
    let land = &table.game.lands[Province::Macedonia];
    assert_eq!((land.legions[Civ::Greece], land.legions[Civ::Egypt], land.fortresses), (2, 0, 0));
}

/// Rules 6.11, 6.16: the situation of Jerusalem: eleven against eleven, two units each, then plunder.
#[test]
fn s6_11_egypt_attacks_jerusalem() {
    let mut table = Table::bare();
    table.own(Civ::Babylon, Province::Judaea).built(Province::Judaea, &[Spot::FirstCity]);
    table.fortresses(Province::Judaea, 1).legions(Civ::Babylon, Province::Judaea, 1);
    table.legions(Civ::Egypt, Province::Sinai, 3).war(Civ::Egypt);
    for _ in 0..3 {
        table.act(Civ::Egypt, "march sinai to judaea");
    }
    let events = table.act_until(Civ::Egypt, "attack babylon at judaea with 3", |events| {
        dice(events) == Some((vec![5, 4, 2], vec![5]))
    });
    assert_eq!(sums(&events), (11, 11));
    let land = &table.game.lands[Province::Judaea];
    assert_eq!((land.legions[Civ::Egypt], land.legions[Civ::Babylon], land.fortresses), (1, 0, 0));
    table.act(Civ::Egypt, "plunder city hierosolyma at judaea");
    let land = &table.game.lands[Province::Judaea];
    assert!(land.buildings.is_empty() && land.owner == Some(Civ::Babylon), "the influence stays");
}

/// Rules 6.12, R23: the owner chooses between legion and fortress, the defender first.
#[test]
fn s6_12_owners_choose_their_losses() {
    let mut table = battle(2, 1, 1);
    table.act_until(Civ::Greece, "attack egypt at macedonia with 2", |events| {
        (5..10).contains(&sums(events).0)
    });
    assert_eq!(table.options_of(Civ::Egypt), ["lose legion", "lose fortress"]);
    assert!(table.options_of(Civ::Greece).is_empty());
    table.act(Civ::Egypt, "lose legion");
    let land = &table.game.lands[Province::Macedonia];
    assert_eq!((land.legions[Civ::Egypt], land.fortresses), (0, 1));
}

/// Ruling R23: neutral legions fall before the fortress.
#[test]
fn r23_neutral_legions_fall_first() {
    let mut table = Table::basic(4);
    table.legions(Civ::Egypt, Province::Babylonia, 2).war(Civ::Egypt);
    table.act_until(Civ::Egypt, "attack babylon at babylonia with 2", |events| {
        (5..10).contains(&sums(events).0)
    });
    let land = &table.game.lands[Province::Babylonia];
    assert_eq!((land.legions[Civ::Babylon], land.fortresses), (0, 1));
}

/// Rule 6.13: without enemies there is nothing to roll.
#[test]
fn s6_13_no_enemy_no_battle() {
    let mut table = Table::bare();
    table.own(Civ::Egypt, Province::Macedonia).legions(Civ::Greece, Province::Achaia, 1).war(Civ::Greece);
    let events = table.act(Civ::Greece, "march achaia to macedonia");
    assert!(dice(&events).is_none());
    assert!(table.can(Civ::Greece, "annex macedonia") && table.can(Civ::Greece, "done"));
}

/// Rule 6.14: survivors of both sides make a province war-torn; they may leave later or fight on.
#[test]
fn s6_14_war_torn_provinces() {
    let mut table = battle(2, 2, 0);
    table.built(Province::Macedonia, &[Spot::FirstCaravan]).war_before(Civ::Greece, Some(Civ::Egypt));
    table.act_until(Civ::Greece, "attack egypt at macedonia with 2", |events| {
        let (attack, defense) = sums(events);
        (5..10).contains(&attack) && (5..10).contains(&defense)
    });
    assert_eq!(table.refused(Civ::Greece, "plunder caravan grain at macedonia"), "6.14");
    assert_eq!(table.refused(Civ::Greece, "annex macedonia"), "6.14");
    table.act(Civ::Greece, "done");
    assert!(
        table.can(Civ::Egypt, "march macedonia to thracia")
            && table.can(Civ::Egypt, "attack greece at macedonia with 1")
    );
}

/// Rule 6.15: ships of two civilizations pass and carry in the same sea.
#[test]
fn s6_15_seas_are_never_war_torn() {
    let mut table = Table::bare();
    table.ships(Civ::Greece, Sea::Ionium, 1).ships(Civ::Rome, Sea::Ionium, 3);
    table.legions(Civ::Greece, Province::Achaia, 1).war(Civ::Greece);
    assert!(table.can(Civ::Greece, "sail ionium to aegaeum"));
    table.act(Civ::Greece, "march achaia to sicilia");
    table.act(Civ::Greece, "done");
}

/// Rules 6.3, 6.12: a sea battle sinks a ship for every five points.
#[test]
fn s6_12_ships_are_sunk() {
    let mut table = Table::bare();
    table.ships(Civ::Greece, Sea::Ionium, 2).ships(Civ::Rome, Sea::Ionium, 2).war(Civ::Greece);
    table.act_until(Civ::Greece, "attack rome on ionium with 2", |events| sums(events) == (11, 4));
    let waters = &table.game.seas[Sea::Ionium];
    assert_eq!((waters.triremes[Civ::Greece], waters.triremes[Civ::Rome]), (2, 0));
    assert_eq!(table.game.nations[Civ::Rome].on_board.triremes, 0);
}

/// Rules 6.8, R21: a ship may sail and then attack, but does not sail after a battle.
#[test]
fn r21_no_move_after_a_battle() {
    let mut table = Table::bare();
    table.ships(Civ::Greece, Sea::Aegaeum, 1).ships(Civ::Rome, Sea::Ionium, 1).war(Civ::Greece);
    let mut moved = table.clone();
    moved.act(Civ::Greece, "sail aegaeum to ionium");
    assert!(moved.can(Civ::Greece, "attack rome on ionium with 1"));
    table.ships(Civ::Rome, Sea::Aegaeum, 1).war(Civ::Greece);
    table.act_until(Civ::Greece, "attack rome on aegaeum with 1", |events| sums(events).1 < 5);
    assert_eq!(table.refused(Civ::Greece, "sail aegaeum to ionium"), "6.2");
}

/// Ruling R22: a fortress alone among enemies fights in its owner's turn.
#[test]
fn r22_a_fortress_must_fight() {
    let mut table = battle(2, 0, 1);
    table.war(Civ::Egypt);
    assert_eq!(table.refused(Civ::Egypt, "done"), "6.6");
    assert_eq!(table.options_of(Civ::Egypt), ["attack greece at macedonia with 0"]);
    let events = table.act(Civ::Egypt, "attack greece at macedonia with 0");
    assert_eq!(sums(&events).0, 6);
    assert_eq!(table.game.lands[Province::Macedonia].legions[Civ::Greece], 1);
}

/// Ruling R22: where the owner attacks twice, the fortress joins the first battle only.
#[test]
fn r22_a_fortress_fights_once() {
    let mut table = battle(1, 2, 1);
    table.legions(Civ::Rome, Province::Macedonia, 1).war(Civ::Egypt);
    let first = table.act_until(Civ::Egypt, "attack greece at macedonia with 1", |events| sums(events).1 < 5);
    assert_eq!(sums(&first).0, 6 + u16::from(dice(&first).unwrap().0[0]));
    let second = table.act(Civ::Egypt, "attack rome at macedonia with 1");
    assert_eq!(sums(&second).0, u16::from(dice(&second).unwrap().0[0]));
}

/// Rule 6.21: neutral civilizations get no turn.
#[test]
fn s6_21_neutral_units_never_attack() {
    let mut table = Table::basic(4);
    table.legions(Civ::Egypt, Province::Syria, 1);
    let turns = Turns { current: Some(Civ::Rome), next: None, waiting: CivSet::empty() };
    table.taxes(Civ::Rome, 1).building_in_turn(turns).act(Civ::Rome, "done");
    let Phase::Military(phase) = table.game.phase else { panic!("the military phase") };
    let moving: CivSet = phase.turns.current.into_iter().chain(phase.turns.next).collect();
    assert!(!(moving | phase.turns.waiting).contains(Civ::Babylon));
}
