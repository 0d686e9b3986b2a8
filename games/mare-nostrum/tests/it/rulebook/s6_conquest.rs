//! Chapter 6, second half: plunder, occupation, annexation.

use mare_nostrum::Event;
use mare_nostrum::components::*;
use mare_nostrum::phase::{MilitaryPhase, Phase, WarStep};

use crate::table::{Table, sums};

/// Carthage's Libya with caravan and market, and legions of Egypt alone in it, in Egypt's turn.
fn libya(legions: u8) -> Table {
    let mut table = Table::bare();
    table.own(Civ::Carthage, Province::Libya).built(Province::Libya, &[Spot::FirstCaravan, Spot::Market]);
    table.legions(Civ::Egypt, Province::Libya, legions).war(Civ::Egypt);
    table
}

/// Rule 6.16: a victorious army destroys a building.
#[test]
fn s6_16_plunder() {
    let mut table = libya(1);
    assert_eq!(table.refused(Civ::Egypt, "plunder temple at libya"), "6.16");
    table.act(Civ::Egypt, "plunder caravan livestock at libya");
    let land = &table.game.lands[Province::Libya];
    assert_eq!((land.buildings, land.owner), (SpotSet::only(Spot::Market), Some(Civ::Carthage)));
    let mut idle = Table::bare();
    idle.legions(Civ::Rome, Province::Gallia, 1).war(Civ::Rome);
    assert_eq!(idle.refused(Civ::Rome, "annex gallia"), "6.16", "ownerless land has nothing to conquer");
}

/// Ruling R10: one building per province and turn, and the plunderer does nothing else.
#[test]
fn r10_one_plunder_per_province() {
    let mut table = libya(2);
    table.act(Civ::Egypt, "plunder market at libya");
    assert_eq!(table.refused(Civ::Egypt, "plunder caravan livestock at libya"), "R10");
    table.act(Civ::Egypt, "occupy caravan livestock at libya");
    assert_eq!(table.refused(Civ::Egypt, "annex libya"), "6.17", "the other legion has plundered");
    assert_eq!(table.refused(Civ::Egypt, "march libya to cyrenaica"), "6.4");
}

/// Rule 6.17: legions stand on sites and on the market.
#[test]
fn s6_17_occupation() {
    let mut table = libya(2);
    table.act(Civ::Egypt, "occupy caravan livestock at libya");
    assert_eq!(table.refused(Civ::Egypt, "occupy caravan livestock at libya"), "6.17");
    table.act(Civ::Egypt, "occupy market at libya");
    assert_eq!(table.refused(Civ::Egypt, "annex libya"), "6.17", "no legion is free");
    assert_eq!(table.game.lands[Province::Libya].occupier, Some(Civ::Egypt));
}

/// Rule 6.18: a legion on the marker replaces it in the next building phase.
#[test]
fn s6_18_annexation() {
    let mut table = libya(1);
    table.act(Civ::Egypt, "annex libya");
    table.act(Civ::Egypt, "done");
    assert_eq!(table.game.lands[Province::Libya].owner, Some(Civ::Carthage), "not before it is paid");
    table.taxes(Civ::Egypt, 3).building(Civ::Egypt).act(Civ::Egypt, "buy influence at libya");
    assert_eq!(table.game.lands[Province::Libya].owner, Some(Civ::Egypt));
}

/// Rule 6.19: occupiers who win go on, with as many places as they have legions.
#[test]
fn s6_19_occupiers_who_win_go_on() {
    let mut table = libya(2);
    table.posts(Civ::Egypt, Province::Libya, &[Spot::FirstCaravan, Spot::Market]);
    table.legions(Civ::Carthage, Province::Libya, 1);
    table.game.lands.change(Province::Libya, |land| land.legions[Civ::Carthage] = 0);
    table.legions(Civ::Carthage, Province::Africa, 1).war(Civ::Carthage);
    table.act(Civ::Carthage, "march africa to libya");
    assert_eq!(table.game.lands[Province::Libya].posts.len(), 2, "until the battle they stay where they are");
    let won = |events: &[Event]| sums(events).0 >= 5 && sums(events).1 >= 5;
    table.act_until(Civ::Carthage, "attack egypt at libya with 1", won);
    assert_eq!(
        table.options_of(Civ::Egypt),
        ["leave caravan livestock at libya", "leave market at libya"],
        "one legion is left for two places"
    );
    table.act(Civ::Egypt, "leave market at libya");
    assert_eq!(table.game.lands[Province::Libya].posts, SpotSet::only(Spot::FirstCaravan));
    assert!(matches!(table.game.phase, Phase::Military(MilitaryPhase { step: WarStep::Act, .. })));
}

/// Egypt occupies the caravan of Africa, where Carthage has just built a legion.
fn besieged() -> Table {
    let mut table = Table::bare();
    table.built(Province::Africa, &[Spot::FirstCaravan]).legions(Civ::Egypt, Province::Africa, 2);
    table.posts(Civ::Egypt, Province::Africa, &[Spot::FirstCaravan]);
    table.legions(Civ::Carthage, Province::Africa, 1);
    table
}

fn posts_in_africa(table: &Table) -> usize {
    table.game.lands[Province::Africa].posts.len()
}

/// Rule 6.19: an enemy built among them does not stop occupiers, nor does the turn of somebody else.
#[test]
fn s6_19_occupiers_go_on_until_there_is_a_battle() {
    let mut table = besieged();
    table.legions(Civ::Rome, Province::Latium, 1).war_before(Civ::Rome, Some(Civ::Carthage));
    table.act(Civ::Rome, "done");
    assert_eq!(posts_in_africa(&table), 1);
    table.act(Civ::Carthage, "march africa to libya");
    table.act(Civ::Carthage, "done");
    assert_eq!(posts_in_africa(&table), 1, "the enemy has gone without a battle");
    table.checked();
}

/// Rule 6.19: occupiers who beat the enemy in their own turn go on, or stop if one is left; the log says why.
#[test]
fn s6_19_a_battle_decides_about_the_occupation() {
    let ended = |events: &[Event]| {
        events.iter().find_map(|event| match *event {
            Event::OccupationEnded { civ: Civ::Egypt, at: Province::Africa, defeated } => Some(defeated),
            _ => None,
        })
    };
    let attack = |wanted: fn(u16, u16) -> bool| {
        let mut table = besieged();
        table.war(Civ::Egypt);
        let events = table.act_until(Civ::Egypt, "attack carthage at africa with 2", |events| {
            wanted(sums(events).0, sums(events).1)
        });
        (ended(&events), posts_in_africa(&table))
    };
    assert_eq!(attack(|mine, _| mine >= 5), (None, 1), "nobody is left");
    assert_eq!(attack(|mine, _| mine < 5), (Some(false), 0), "an enemy is left");
}

/// Rules 6.6, R11: occupiers may leave their places and the province instead of fighting.
#[test]
fn r11_occupiers_among_enemies_may_leave() {
    let mut table = besieged();
    table.war(Civ::Egypt);
    assert!(table.can(Civ::Egypt, "leave caravan perfume at africa"));
    table.act(Civ::Egypt, "leave caravan perfume at africa");
    table.act(Civ::Egypt, "march africa to libya");
    table.act(Civ::Egypt, "march africa to libya");
    table.act(Civ::Egypt, "done");
    assert_eq!(posts_in_africa(&table), 0);
}

/// Rule 6.19: occupiers have to stop when an enemy is left.
#[test]
fn s6_19_occupiers_stop_in_a_war_torn_province() {
    let mut table = libya(1);
    table.posts(Civ::Egypt, Province::Libya, &[Spot::Marker]);
    table.legions(Civ::Carthage, Province::Africa, 1).war(Civ::Carthage);
    table.act(Civ::Carthage, "march africa to libya");
    table.act_until(Civ::Carthage, "attack egypt at libya with 1", |events| {
        sums(events).0 < 5 && sums(events).1 < 5
    });
    assert!(table.game.lands[Province::Libya].posts.is_empty());
    assert_eq!(table.game.lands[Province::Libya].occupier, None);
}

/// Rule 6.20: centers of players are plundered and occupied, but never annexed.
#[test]
fn s6_20_centers_are_never_annexed() {
    let mut table = Table::bare();
    table
        .built(Province::Africa, &[Spot::FirstCity])
        .legions(Civ::Egypt, Province::Africa, 1)
        .war(Civ::Egypt);
    assert_eq!(table.refused(Civ::Egypt, "annex africa"), "6.20");
    assert!(table.can(Civ::Egypt, "occupy city carthago at africa"));
}

/// Ruling R16: the center of a neutral civilization can be annexed.
#[test]
fn r16_neutral_centers_can_be_annexed() {
    let mut table = Table::basic(4);
    table.game.lands.change(Province::Babylonia, |land| land.legions[Civ::Babylon] = 0);
    table.fortresses(Province::Babylonia, 0).legions(Civ::Egypt, Province::Babylonia, 1).war(Civ::Egypt);
    table.act(Civ::Egypt, "annex babylonia");
    table.act(Civ::Egypt, "done");
    table.taxes(Civ::Egypt, 3).building(Civ::Egypt).act(Civ::Egypt, "buy influence at babylonia");
    assert_eq!(table.game.lands[Province::Babylonia].owner, Some(Civ::Egypt));
}

/// Rule 6.22: when the enemy leaves in his own turn, the other may not act before his next turn.
#[test]
fn s6_22_only_in_the_own_turn() {
    let mut table = Table::bare();
    table.own(Civ::Carthage, Province::Libya).built(Province::Libya, &[Spot::FirstCaravan]);
    table.legions(Civ::Carthage, Province::Libya, 2).legions(Civ::Egypt, Province::Libya, 2);
    table.war_before(Civ::Egypt, Some(Civ::Carthage));
    table.act_until(Civ::Egypt, "attack carthage at libya with 2", |events| {
        (5..10).contains(&sums(events).0) && (5..10).contains(&sums(events).1)
    });
    table.act(Civ::Egypt, "done");
    table.act(Civ::Carthage, "march libya to africa");
    assert_eq!(table.refused(Civ::Egypt, "plunder caravan livestock at libya"), "3.1");
    assert!(table.options_of(Civ::Egypt).is_empty());
}

/// Ruling R11: a place may be left in a later turn, not in the turn it was taken.
#[test]
fn r11_legions_leave_their_places() {
    let mut table = libya(1);
    assert_eq!(table.refused(Civ::Egypt, "leave market at libya"), "R11");
    table.act(Civ::Egypt, "occupy market at libya");
    assert_eq!(table.refused(Civ::Egypt, "leave market at libya"), "R11");
    assert_eq!(table.refused(Civ::Egypt, "march libya to cyrenaica"), "6.4");
    table.act(Civ::Egypt, "done");
    table.war(Civ::Egypt).act(Civ::Egypt, "leave market at libya");
    table.act(Civ::Egypt, "march libya to cyrenaica");
    assert_eq!(table.game.lands[Province::Libya].occupier, None);
    let mut marker = libya(1);
    marker.posts(Civ::Egypt, Province::Libya, &[Spot::Marker]).war(Civ::Egypt);
    marker.act(Civ::Egypt, "leave marker at libya");
    assert!(marker.game.lands[Province::Libya].posts.is_empty());
}
