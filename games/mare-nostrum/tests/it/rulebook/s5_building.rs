//! Chapter 5: building.

use mare_nostrum::Event;
use mare_nostrum::components::*;
use mare_nostrum::phase::{BuildStep, Phase, Turns};

use crate::table::Table;

fn step(table: &Table) -> BuildStep {
    match table.game.phase {
        Phase::Building(phase) => phase.step,
        ref other => panic!("no building phase: {other:?}"),
    }
}

/// Rules 5.1, R7: the leader names the first and the second before the first builds.
#[test]
fn s5_1_the_leader_names_the_order() {
    let mut table = Table::bare();
    for &civ in Civ::ALL {
        table.taxes(civ, 1);
    }
    table.building_in_turn(Turns { current: None, next: None, waiting: CivSet::all() });
    assert_eq!(table.options_of(Civ::Egypt).len(), 5);
    table.act(Civ::Egypt, "name greece");
    assert!(table.options_of(Civ::Greece).is_empty(), "the next one is named before Greece builds");
    assert_eq!(table.refused(Civ::Egypt, "name greece"), "5.1");
    table.act(Civ::Egypt, "name rome");
    table.act(Civ::Greece, "done");
    assert!(table.options_of(Civ::Rome).is_empty());
    table.act(Civ::Egypt, "name babylon");
    table.act(Civ::Rome, "done");
    table.act(Civ::Egypt, "name egypt");
    table.act(Civ::Babylon, "done");
    table.act(Civ::Egypt, "done");
    assert_eq!(table.options_of(Civ::Carthage).last().unwrap(), "done", "the last one needs no naming");
}

/// Rule 5.2: the worked example: three sets of three from nine cards, but no set of six.
#[test]
fn s5_2_sets_of_taxes_or_of_different_goods() {
    let mut table = Table::bare();
    let hand = [
        (Card::Tax, 3),
        (Card::Grain, 2),
        (Card::Perfume, 1),
        (Card::Livestock, 1),
        (Card::Gold, 1),
        (Card::Slaves, 1),
    ];
    table.hand(Civ::Rome, &hand).building(Civ::Rome);
    assert_eq!(table.refused(Civ::Rome, "buy market at latium"), "5.3");
    table.act(Civ::Rome, "buy legion at latium");
    assert_eq!(table.refused(Civ::Rome, "pay fish"), "1.3");
    table.act(Civ::Rome, "pay grain");
    assert_eq!(table.refused(Civ::Rome, "pay grain"), "5.2");
    assert_eq!(table.refused(Civ::Rome, "pay tax"), "5.2");
    table.act(Civ::Rome, "pay perfume");
    table.act(Civ::Rome, "pay livestock");
    table.act(Civ::Rome, "buy legion at latium");
    let events = table.act(Civ::Rome, "pay tax");
    assert!(matches!(events[0], Event::Bought { taxes: 3, .. }));
    let events = table.act(Civ::Rome, "buy trireme at latium");
    let goods = Card::Grain | Card::Gold | Card::Slaves;
    assert!(matches!(events[0], Event::Bought { taxes: 0, goods: paid, .. } if paid == goods));
    assert_eq!(table.game.nations[Civ::Rome].hand_size, 0, "only one way to pay is left, so it is not asked");
}

/// Rule 5.3: the prices.
#[test]
fn s5_3_prices() {
    let table = Table::bare();
    let price = |item| table.game.edition.price(item);
    let at = Province::Latium;
    for item in [Item::Influence(at), Item::Legion(at), Item::Fortress(at), Item::Trireme(at)] {
        assert_eq!(price(item), 3);
    }
    assert_eq!(price(Item::Building(at, Building::City(City::Roma))), 3);
    assert_eq!(price(Item::Building(at, Building::Caravan(Card::Wine))), 3);
    assert_eq!(price(Item::Building(at, Building::Market)), 6);
    assert_eq!(price(Item::Building(at, Building::Temple)), 6);
    assert_eq!((price(Item::Hero(Hero::Helen)), price(Item::Wonder(Wonder::Zeus))), (9, 9));
    assert_eq!(price(Item::Wonder(Wonder::Pyramids)), 12);
    let mut poor = Table::bare();
    poor.taxes(Civ::Rome, 2).building(Civ::Rome);
    assert_eq!(poor.refused(Civ::Rome, "buy legion at latium"), "5.3");
}

/// Ruling R8: a set is exactly the price.
#[test]
fn r8_nothing_is_overpaid() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 5).building(Civ::Rome).act(Civ::Rome, "buy legion at latium");
    assert_eq!(table.card(Civ::Rome, Card::Tax), 2);
}

/// Rules 5.4, R9: two taxes stay, everything else returns to the bank at the end of one's building.
#[test]
fn s5_4_only_two_taxes_are_kept() {
    let mut table = Table::bare();
    table.hand(Civ::Rome, &[(Card::Tax, 5), (Card::Wine, 2)]).taxes(Civ::Egypt, 1);
    let turns = Turns { current: Some(Civ::Rome), next: Some(Civ::Egypt), waiting: CivSet::empty() };
    table.building_in_turn(turns).act(Civ::Rome, "done");
    assert_eq!((table.card(Civ::Rome, Card::Tax), table.card(Civ::Rome, Card::Wine)), (2, 0));
    assert_eq!((table.game.bank[Card::Tax], table.game.bank[Card::Wine]), (32, 7));
    let mut one = Table::bare();
    one.taxes(Civ::Rome, 1).taxes(Civ::Egypt, 1).building_in_turn(turns).act(Civ::Rome, "done");
    assert_eq!(one.card(Civ::Rome, Card::Tax), 1);
}

/// Rule 5.4: taxes are kept in the open, and told in the form that programs know from the protocol.
#[test]
fn s5_4_what_is_kept_is_told() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 2).taxes(Civ::Egypt, 1);
    let turns = Turns { current: Some(Civ::Rome), next: Some(Civ::Egypt), waiting: CivSet::empty() };
    let events = table.building_in_turn(turns).act(Civ::Rome, "done");
    let kept = events.iter().find(|event| matches!(event, Event::Kept { .. })).unwrap();
    let seat = table.game.seat(Civ::Rome);
    let told = serde_json::json!({ "seat": seat, "civ": "rome", "taxes": 2, "good": null, "goods": 0 });
    assert_eq!(serde_json::to_value(kept).unwrap(), serde_json::json!({ "kept": told }));
}

/// Rule 5.4: two taxes may stay; whoever likes keeps fewer.
#[test]
fn s5_4_fewer_taxes_may_be_kept() {
    let turns = Turns { current: Some(Civ::Rome), next: Some(Civ::Egypt), waiting: CivSet::empty() };
    for kept in 0..2 {
        let mut table = Table::bare();
        table.taxes(Civ::Rome, 5).taxes(Civ::Egypt, 1).building_in_turn(turns);
        assert!(table.can(Civ::Rome, &format!("done keeping {kept}")));
        assert_eq!(table.refused(Civ::Rome, "done keeping 2"), "5.4");
        table.act(Civ::Rome, &format!("done keeping {kept}"));
        assert_eq!((table.card(Civ::Rome, Card::Tax), table.game.bank[Card::Tax]), (kept, 34 - kept));
        table.checked();
    }
    let mut one = Table::bare();
    one.taxes(Civ::Rome, 1).taxes(Civ::Egypt, 1).building_in_turn(turns);
    assert!(one.can(Civ::Rome, "done keeping 0"));
    assert_eq!(one.refused(Civ::Rome, "done keeping 1"), "5.4");
}

/// Rule 5.4: the choice of one builder is not that of the next.
#[test]
fn s5_4_the_next_builder_keeps_two_taxes() {
    let turns = Turns { current: Some(Civ::Rome), next: Some(Civ::Egypt), waiting: CivSet::empty() };
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 2).taxes(Civ::Egypt, 3).building_in_turn(turns);
    table.act(Civ::Rome, "done keeping 0");
    table.act(Civ::Egypt, "done");
    assert_eq!((table.card(Civ::Rome, Card::Tax), table.card(Civ::Egypt, Card::Tax)), (0, 2));
}

/// Ruling R9: what one builder did not use is in the bank for Cleopatra after him.
#[test]
fn r9_unused_cards_return_before_the_next_builder() {
    let mut table = Table::bare();
    table.hero(Civ::Egypt, Hero::Cleopatra).hand(Civ::Rome, &[(Card::Gold, 5)]).taxes(Civ::Egypt, 1);
    let turns = |current, next| Turns { current: Some(current), next: Some(next), waiting: CivSet::empty() };
    table.building_in_turn(turns(Civ::Egypt, Civ::Rome));
    assert_eq!(table.refused(Civ::Egypt, "swap tax for gold"), "1.3", "Rome holds it all");
    table.building_in_turn(turns(Civ::Rome, Civ::Egypt)).act(Civ::Rome, "done");
    table.act(Civ::Egypt, "swap tax for gold");
    assert_eq!(table.card(Civ::Egypt, Card::Gold), 1);
}

/// Rule 5.5: building needs one's own marker, a legion is not enough.
#[test]
fn s5_5_building_needs_influence() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 6).legions(Civ::Rome, Province::Gallia, 1).legions(Civ::Rome, Province::Africa, 1);
    table.building(Civ::Rome);
    assert_eq!(table.refused(Civ::Rome, "buy legion at gallia"), "5.5");
    assert_eq!(table.refused(Civ::Rome, "buy caravan fruit at africa"), "5.5");
    assert!(table.can(Civ::Rome, "buy caravan wine at latium"));
}

/// Rule 5.6: influence goes next to own provinces, and nowhere where influence lies already.
#[test]
fn s5_6_influence_spreads_to_neighbors() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 3).own(Civ::Egypt, Province::Gallia).building(Civ::Rome);
    assert!(table.can(Civ::Rome, "buy influence at italia"));
    assert_eq!(table.refused(Civ::Rome, "buy influence at gallia"), "5.6");
    assert_eq!(table.refused(Civ::Rome, "buy influence at dalmatia"), "5.6");
    assert_eq!(table.refused(Civ::Rome, "buy influence at latium"), "5.6");
    assert_eq!(table.refused(Civ::Rome, "buy influence at sicilia"), "5.6", "an island needs a ship");
}

/// Rule 5.7: a chain of own triremes makes provinces neighbors; a gap or a foreign ship does not.
#[test]
fn s5_7_chains_of_triremes_carry_influence() {
    let mut table = Table::bare();
    table.taxes(Civ::Greece, 3).ships(Civ::Greece, Sea::Aegaeum, 1).building(Civ::Greece);
    assert!(table.can(Civ::Greece, "buy influence at creta"));
    assert_eq!(table.refused(Civ::Greece, "buy influence at cyprus"), "5.6");
    table.ships(Civ::Greece, Sea::Phoenicium, 1).ships(Civ::Egypt, Sea::Cyprium, 1).building(Civ::Greece);
    assert_eq!(table.refused(Civ::Greece, "buy influence at cyprus"), "5.6");
    table.ships(Civ::Greece, Sea::Cyprium, 1).building(Civ::Greece);
    assert!(table.can(Civ::Greece, "buy influence at cyprus"));
}

/// Rule 5.8: nothing more where the marker is new, and no further influence from there.
#[test]
fn s5_8_a_new_marker_must_wait() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 9).building(Civ::Rome).act(Civ::Rome, "buy influence at gallia");
    assert_eq!(table.refused(Civ::Rome, "buy caravan grain at gallia"), "5.8");
    assert_eq!(table.refused(Civ::Rome, "buy legion at gallia"), "5.8");
    assert_eq!(table.refused(Civ::Rome, "buy influence at germania"), "5.6");
    table.building(Civ::Rome);
    assert!(table.can(Civ::Rome, "buy caravan grain at gallia"), "in a later round it is allowed");
    assert!(table.can(Civ::Rome, "buy influence at germania"));
}

/// Rule 5.9: one of each per site and province.
#[test]
fn s5_9_one_building_per_site() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 9).fortresses(Province::Latium, 1);
    table.built(Province::Latium, &[Spot::FirstCity, Spot::FirstCaravan, Spot::Temple, Spot::Market]);
    table.building(Civ::Rome);
    for text in ["city roma", "caravan metal", "temple", "market", "fortress"] {
        assert_eq!(table.refused(Civ::Rome, &format!("buy {text} at latium")), "5.9", "{text}");
    }
    assert_eq!(table.refused(Civ::Rome, "buy city carthago at latium"), "5.9");
    assert!(table.can(Civ::Rome, "buy caravan wine at latium"));
}

/// Rules 5.10, R20: triremes are built on coasts, lie in dock and may stay there.
#[test]
fn s5_10_triremes_are_built_on_coasts() {
    let mut table = Table::bare();
    table.taxes(Civ::Babylon, 3).building(Civ::Babylon);
    assert_eq!(table.refused(Civ::Babylon, "buy trireme at babylonia"), "5.10");
    let mut coast = Table::bare();
    coast.taxes(Civ::Egypt, 3).building(Civ::Egypt).act(Civ::Egypt, "buy trireme at aegyptus");
    assert_eq!(coast.game.lands[Province::Aegyptus].docked[Civ::Egypt], 1);
    coast.war(Civ::Egypt).act(Civ::Egypt, "done");
    assert_eq!(coast.game.lands[Province::Aegyptus].docked[Civ::Egypt], 1, "it stays in dock");
}

/// Rules 5.11, 5.14: no building in war-torn or occupied provinces but the center.
#[test]
fn s5_11_war_and_occupation_stop_building() {
    let mut table = Table::bare();
    table.own(Civ::Carthage, Province::Libya).legions(Civ::Carthage, Province::Libya, 1);
    table.legions(Civ::Egypt, Province::Libya, 1);
    table.own(Civ::Carthage, Province::Numidia).built(Province::Numidia, &[Spot::FirstCaravan]);
    table.legions(Civ::Egypt, Province::Numidia, 1).posts(
        Civ::Egypt,
        Province::Numidia,
        &[Spot::FirstCaravan],
    );
    table.taxes(Civ::Carthage, 6).building(Civ::Carthage);
    assert_eq!(table.refused(Civ::Carthage, "buy caravan livestock at libya"), "5.11");
    assert_eq!(table.refused(Civ::Carthage, "buy legion at numidia"), "5.11");
}

/// Rules 5.14, 6.19: the owner builds even in an occupied center; the occupation goes on until a battle.
#[test]
fn s5_14_one_may_always_build_at_home() {
    let mut table = Table::bare();
    table.built(Province::Africa, &[Spot::FirstCaravan]).legions(Civ::Egypt, Province::Africa, 1);
    table.posts(Civ::Egypt, Province::Africa, &[Spot::FirstCaravan]);
    table.taxes(Civ::Carthage, 6).building(Civ::Carthage).act(Civ::Carthage, "buy legion at africa");
    let posts = table.game.lands[Province::Africa].posts;
    assert_eq!(posts, SpotSet::only(Spot::FirstCaravan), "there was no battle yet");
    table.checked();
    assert!(table.can(Civ::Carthage, "buy fortress at africa"), "even in a war-torn center");
}

/// Ruling R13: a foreign legion that merely stands there does not stop building.
#[test]
fn r13_a_passing_legion_is_no_occupation() {
    let mut table = Table::bare();
    table.own(Civ::Carthage, Province::Libya).legions(Civ::Egypt, Province::Libya, 1);
    table.taxes(Civ::Carthage, 6).building(Civ::Carthage);
    assert!(table.can(Civ::Carthage, "buy caravan livestock at libya"));
    table.posts(Civ::Egypt, Province::Libya, &[Spot::Marker]).building(Civ::Carthage);
    assert_eq!(table.refused(Civ::Carthage, "buy caravan livestock at libya"), "5.11");
}

/// Rules 5.12, R12: a legion on the marker lets its owner replace it without any neighboring province.
#[test]
fn s5_12_a_marker_is_replaced() {
    let mut table = Table::bare();
    table.own(Civ::Carthage, Province::Libya).built(Province::Libya, &[Spot::FirstCaravan, Spot::Market]);
    table.legions(Civ::Babylon, Province::Libya, 1).posts(Civ::Babylon, Province::Libya, &[Spot::Marker]);
    table.taxes(Civ::Babylon, 6).building(Civ::Babylon);
    let events = table.act(Civ::Babylon, "buy influence at libya");
    assert!(events.contains(&Event::Replaced { civ: Civ::Babylon, old: Civ::Carthage, at: Province::Libya }));
    let libya = &table.game.lands[Province::Libya];
    assert_eq!((libya.owner, libya.buildings.len()), (Some(Civ::Babylon), 2));
    assert_eq!(table.game.nations[Civ::Carthage].on_board.markers, 1);
    assert!(libya.posts.is_empty());
    assert_eq!(table.refused(Civ::Babylon, "buy legion at libya"), "5.8");
}

/// Rule 5.13: a wonder works in the same turn.
#[test]
fn s5_13_cards_work_at_once() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 11).building(Civ::Rome);
    table.act(Civ::Rome, "buy wonder mausoleum");
    table.act(Civ::Rome, "buy city roma at latium");
    assert_eq!(table.card(Civ::Rome, Card::Tax), 0, "9 and then 2 instead of 3");
}

/// Rule 5.15: nobody destroys his own buildings.
#[test]
fn s5_15_own_buildings_stand() {
    let mut table = Table::bare();
    table.built(Province::Latium, &[Spot::FirstCity]).legions(Civ::Rome, Province::Latium, 1).war(Civ::Rome);
    assert_eq!(table.refused(Civ::Rome, "plunder city roma at latium"), "6.16");
}

/// Rule 5.16: a province that is cut off stays with its owner and can be built in.
#[test]
fn s5_16_cut_off_provinces_remain() {
    let mut table = Table::bare();
    table.own(Civ::Rome, Province::Armenia).taxes(Civ::Rome, 3);
    table.next_round();
    assert_eq!(table.game.lands[Province::Armenia].owner, Some(Civ::Rome));
    table.taxes(Civ::Rome, 3).building(Civ::Rome);
    assert!(table.can(Civ::Rome, "buy caravan grain at armenia"));
}

/// Ruling R24: influence in ownerless ground under one foreign army, but not in a war.
#[test]
fn r24_influence_beside_a_foreign_army() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 3).legions(Civ::Egypt, Province::Gallia, 1).building(Civ::Rome);
    assert!(table.can(Civ::Rome, "buy influence at gallia"));
    table.legions(Civ::Greece, Province::Gallia, 1).building(Civ::Rome);
    assert_eq!(table.refused(Civ::Rome, "buy influence at gallia"), "5.11");
}

/// Rule 5.2: while a set is being chosen nothing else can be done.
#[test]
fn s5_2_a_set_is_chosen_before_anything_else() {
    let mut table = Table::bare();
    table.goods(Civ::Rome, 5).building(Civ::Rome).act(Civ::Rome, "buy legion at latium");
    assert!(matches!(step(&table), BuildStep::Pay { missing: 3, .. }));
    assert_eq!(table.refused(Civ::Rome, "done"), "3.1");
    assert_eq!(table.options_of(Civ::Rome).len(), 5);
}
