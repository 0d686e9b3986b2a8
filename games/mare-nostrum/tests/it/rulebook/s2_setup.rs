//! Chapter 2: set-up.

use game::{Game, Seat};
use mare_nostrum::components::*;
use mare_nostrum::phase::Phase;

use crate::table::{Table, options};

fn points(table: &Table) -> u8 {
    match table.game.phase {
        Phase::Advanced { points, .. } => points,
        ref other => panic!("no advanced set-up: {other:?}"),
    }
}

/// Rule 2.1: seats choose in turn, nobody gets the same; or the lot decides.
#[test]
fn s2_1_civilizations_are_chosen_or_dealt() {
    let mut table = Table::start(&options(5, "basic", "chosen"), 1);
    assert_eq!(table.game.to_act().first(), Some(Seat(0)));
    assert_eq!(table.legal(Seat(0)).len(), 5);
    table.game.civs.0[0] = Some(Civ::Rome);
    assert_eq!(table.legal(Seat(1)).len(), 4);
    assert!(table.legal(Seat(0)).is_empty());
    let deals: std::collections::BTreeSet<_> = (0..40)
        .map(|seed| Table::start(&options(5, "basic", "dealt"), seed).game.civ(Seat(0)).unwrap().to_string())
        .collect();
    assert_eq!(deals.len(), 5, "every civilization is dealt to the first seat now and then");
}

/// Rule 2.2: the worked example of Rome's basic set-up.
#[test]
fn s2_2_rome_starts_as_in_the_example() {
    let table = Table::chosen(5, "basic");
    let latium = &table.game.lands[Province::Latium];
    assert_eq!(latium.owner, Some(Civ::Rome));
    assert_eq!(latium.buildings, Spot::FirstCity | Spot::FirstCaravan | Spot::SecondCaravan);
    assert_eq!(latium.fortresses, 1);
    assert!(table.game.nations[Civ::Rome].heroes.contains(Hero::Caesar));
    for at in [Province::Gallia, Province::Italia] {
        assert_eq!(table.game.lands[at].owner, Some(Civ::Rome));
    }
    let pieces = table.game.nations[Civ::Rome].on_board;
    assert_eq!((pieces.markers, pieces.fortresses, pieces.legions, pieces.triremes), (3, 1, 0, 0));
}

/// Rule 2.2: every basic set-up is worth the 36 points of the advanced one.
#[test]
fn s2_2_all_set_ups_are_worth_the_same() {
    let table = Table::basic(5);
    let prices = &table.game.edition.file.prices;
    for &civ in Civ::ALL {
        let lands = table.game.lands.values().filter(|land| land.owner == Some(civ));
        let buildings: usize = lands.map(|land| land.buildings.len()).sum();
        let pieces = table.game.nations[civ].on_board;
        let worth = prices.influence * pieces.markers
            + prices.fortress * pieces.fortresses
            + prices.city * buildings as u8
            + prices.hero;
        assert_eq!(worth, 36, "{civ}");
    }
}

/// Rule 2.3: Rome chooses twice, Carthage and Greece once, and only between the printed goods.
#[test]
fn s2_3_free_caravans_are_chosen() {
    let mut table = Table::chosen(5, "basic");
    assert_eq!(table.options_of(Civ::Rome), ["place grain at gallia", "place livestock at gallia"]);
    assert_eq!(table.refused(Civ::Rome, "place wine at gallia"), "2.3");
    table.act(Civ::Rome, "place livestock at gallia");
    table.act(Civ::Rome, "place oil at italia");
    assert_eq!(table.options_of(Civ::Carthage), ["place slaves at numidia", "place gold at numidia"]);
    table.act(Civ::Carthage, "place gold at numidia");
    table.act(Civ::Greece, "place wine at macedonia");
    assert!(table.game.lands[Province::Gallia].buildings.contains(Spot::SecondCaravan));
    assert_eq!(table.game.phase, Phase::Call);
    assert_eq!(table.game.nations[Civ::Rome].hand_size, 5);
}

/// Rule 2.4: the first roles are printed, and the first round does not count anew.
#[test]
fn s2_4_first_roles_are_printed() {
    let table = Table::basic(5);
    assert_eq!(table.game.roles[Role::Commerce], Some(Civ::Carthage));
    assert_eq!(table.game.roles[Role::Politics], Some(Civ::Egypt));
    assert_eq!(table.game.roles[Role::Military], Some(Civ::Rome));
}

/// Rules 2.5, 5.3: points are spent at the price in cards.
#[test]
fn s2_5_points_are_spent_at_the_price_in_cards() {
    let mut table = Table::chosen(5, "advanced");
    assert_eq!(points(&table), 33, "the marker of the center is paid");
    table.act(Civ::Rome, "buy market at latium");
    assert_eq!(points(&table), 27);
    table.act(Civ::Rome, "buy hero caesar");
    assert_eq!(points(&table), 18);
    for _ in 0..6 {
        table.act(Civ::Rome, "buy legion at latium");
    }
    assert_eq!(table.refused(Civ::Rome, "buy legion at latium"), "2.5");
    assert_eq!(table.options_of(Civ::Rome), ["done"]);
}

/// Rule 2.6: only the center and its neighbors; Greece also the coasts of the Aegean.
#[test]
fn s2_6_the_start_area() {
    let mut table = Table::chosen(5, "advanced");
    assert_eq!(table.refused(Civ::Rome, "buy influence at dalmatia"), "2.6");
    assert_eq!(table.refused(Civ::Rome, "buy influence at sicilia"), "2.6");
    assert!(
        table.can(Civ::Rome, "buy influence at gallia") && table.can(Civ::Rome, "buy influence at italia")
    );
    table.act(Civ::Rome, "done");
    table.act(Civ::Carthage, "done");
    for at in ["macedonia", "thracia", "asia", "rhodus", "creta"] {
        assert!(table.can(Civ::Greece, &format!("buy influence at {at}")), "{at}");
    }
    assert_eq!(table.refused(Civ::Greece, "buy influence at dacia"), "2.6");
}

/// Rules 2.7, 5.9: own hero, no others; units in the center; building rules.
#[test]
fn s2_7_what_points_buy() {
    let mut table = Table::chosen(5, "advanced");
    assert_eq!(table.refused(Civ::Rome, "buy hero helen"), "2.7");
    assert_eq!(table.refused(Civ::Rome, "buy wonder zeus"), "2.7");
    assert_eq!(table.refused(Civ::Rome, "buy city roma at gallia"), "5.5");
    table.act(Civ::Rome, "buy influence at gallia");
    assert_eq!(table.refused(Civ::Rome, "buy legion at gallia"), "2.7");
    assert_eq!(table.refused(Civ::Rome, "buy trireme at gallia"), "2.7");
    table.act(Civ::Rome, "buy caravan grain at gallia");
    assert_eq!(table.refused(Civ::Rome, "buy caravan grain at gallia"), "5.9");
    table.act(Civ::Rome, "buy legion at latium");
    table.act(Civ::Rome, "buy trireme at latium");
    assert_eq!(table.game.lands[Province::Latium].docked[Civ::Rome], 1);
}

/// Rules 2.8, R16: neutral Babylon in a game of four.
#[test]
fn s2_8_neutral_civilizations() {
    let table = Table::basic(4);
    let center = &table.game.lands[Province::Babylonia];
    assert_eq!((center.owner, center.legions[Civ::Babylon], center.fortresses), (Some(Civ::Babylon), 1, 1));
    for at in [Province::Assyria, Province::Syria] {
        let land = &table.game.lands[at];
        assert_eq!((land.owner, land.legions[Civ::Babylon], land.fortresses), (Some(Civ::Babylon), 1, 0));
        assert!(land.buildings.is_empty());
    }
    assert_eq!(table.game.seat(Civ::Babylon), None);
}

/// Rule 2.9: the recommended absent civilizations, unless the table decides otherwise.
#[test]
fn s2_9_who_is_left_out() {
    let four = Table::start(&options(4, "basic", "chosen"), 1);
    assert!(!four.legal(Seat(0)).iter().any(|action| action.to_string() == "choose babylon"));
    let mut refused = four.game;
    let refusal = refused.apply(Seat(0), "choose babylon".parse().unwrap(), &mut rng(), &mut ()).unwrap_err();
    assert_eq!(game::Refusal::rule(&refusal), "2.9");
    let three = Table::start(&options(3, "basic", "chosen"), 1);
    assert_eq!(three.legal(Seat(0)).len(), 3);
    let free = Table::start(&options(3, "basic", "free"), 1);
    assert_eq!(free.legal(Seat(0)).len(), 5);
}

fn rng() -> testkit::Chance {
    testkit::SeedableRng::seed_from_u64(1)
}

/// Rule 2.10: without Rome and Egypt, Greece leads politics and Babylon the military.
#[test]
fn s2_10_nobody_starts_with_two_roles() {
    let table = Table::basic(3);
    assert_eq!(table.game.roles[Role::Commerce], Some(Civ::Carthage));
    assert_eq!(table.game.roles[Role::Politics], Some(Civ::Greece));
    assert_eq!(table.game.roles[Role::Military], Some(Civ::Babylon));
}

/// Ruling R3: roles are counted after an advanced set-up, and nobody gets two.
#[test]
fn r3_first_roles_after_the_advanced_set_up() {
    let mut table = Table::chosen(5, "advanced");
    for text in
        ["buy caravan wine at latium", "buy caravan metal at latium", "buy city roma at latium", "done"]
    {
        table.act(Civ::Rome, text);
    }
    for civ in [Civ::Carthage, Civ::Greece, Civ::Egypt, Civ::Babylon] {
        table.act(civ, "done");
    }
    let roles = &table.game.roles;
    assert_eq!(roles[Role::Commerce], Some(Civ::Rome), "most caravans");
    assert_eq!(roles[Role::Politics], Some(Civ::Egypt), "Rome has a role, the others tie, Egypt is printed");
    assert!(roles[Role::Military].is_some_and(|civ| civ != Civ::Rome && civ != Civ::Egypt), "by lot");
}

/// Ruling R17: one after the other, no discounts, new markers do not forbid building.
#[test]
fn r17_the_advanced_set_up_in_turn() {
    let mut table = Table::chosen(5, "advanced");
    assert!(table.options_of(Civ::Carthage).is_empty());
    table.act(Civ::Rome, "buy hero caesar");
    table.act(Civ::Rome, "buy legion at latium");
    assert_eq!(points(&table), 21, "a legion costs 3 even with Caesar");
    table.act(Civ::Rome, "buy influence at gallia");
    table.act(Civ::Rome, "buy caravan grain at gallia");
    table.act(Civ::Rome, "done");
    assert_eq!(points(&table), 33, "what Rome did not spend is lost");
    assert!(table.can(Civ::Carthage, "buy influence at libya"));
}
