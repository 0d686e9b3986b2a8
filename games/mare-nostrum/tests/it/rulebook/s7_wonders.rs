//! Chapter 7: the wonders.

use game::{Event as _, Viewer};
use mare_nostrum::Event;
use mare_nostrum::components::*;
use mare_nostrum::phase::{End, Phase, Turns};

use crate::table::Table;

/// Rule 7.12: the Colossus brings a tax every round.
#[test]
fn s7_12_colossus() {
    let mut table = Table::bare();
    table.wonder(Civ::Egypt, Wonder::Colossus).next_round();
    assert_eq!(table.card(Civ::Egypt, Card::Tax), 1);
    table.next_round();
    assert_eq!(table.card(Civ::Egypt, Card::Tax), 2);
}

/// Rule 7.13: one good stays, face down; the owner chooses which.
#[test]
fn s7_13_hanging_gardens() {
    let mut table = Table::bare();
    table.wonder(Civ::Rome, Wonder::HangingGardens).taxes(Civ::Egypt, 1);
    table.hand(Civ::Rome, &[(Card::Tax, 3), (Card::Wine, 2), (Card::Gold, 1)]);
    let turns = Turns { current: Some(Civ::Rome), next: Some(Civ::Egypt), waiting: CivSet::empty() };
    table.building_in_turn(turns).act(Civ::Rome, "done");
    assert_eq!(table.options_of(Civ::Rome), ["keep wine", "keep gold", "keep nothing"]);
    assert_eq!(table.refused(Civ::Rome, "keep oil"), "1.3");
    let events = table.act(Civ::Rome, "keep gold");
    assert_eq!((table.card(Civ::Rome, Card::Gold), table.card(Civ::Rome, Card::Tax)), (1, 2));
    assert_eq!(table.game.nations[Civ::Rome].hand_size, 3);
    let kept = events.iter().find(|event| matches!(event, Event::KeptInGardens { .. })).unwrap();
    let seen = kept.seen_by(Viewer::Public).unwrap();
    assert!(matches!(seen, Event::KeptInGardens { cards: 3, taxes: None, good: None, .. }), "{seen:?}");
}

/// Rule 7.13: a good may stay, it need not; not even the only one, and beside as few taxes as one likes.
#[test]
fn s7_13_the_gardens_may_stay_empty() {
    let turns = Turns { current: Some(Civ::Rome), next: Some(Civ::Egypt), waiting: CivSet::empty() };
    for (choice, wine) in [("keep wine", 1), ("keep nothing", 0)] {
        let mut table = Table::bare();
        table.wonder(Civ::Rome, Wonder::HangingGardens).taxes(Civ::Egypt, 1);
        table.hand(Civ::Rome, &[(Card::Tax, 3), (Card::Wine, 2)]).building_in_turn(turns);
        table.act(Civ::Rome, "done keeping 1");
        assert_eq!(table.options_of(Civ::Rome), ["keep wine", "keep nothing"]);
        table.act(Civ::Rome, choice);
        assert_eq!((table.card(Civ::Rome, Card::Wine), table.card(Civ::Rome, Card::Tax)), (wine, 1));
    }
}

/// Rule 7.14: any good of the bank.
#[test]
fn s7_14_artemis() {
    let mut table = Table::bare();
    table.wonder(Civ::Greece, Wonder::Artemis).hand(Civ::Egypt, &[(Card::Gold, 5)]).next_round();
    assert_eq!(table.game.phase, Phase::Artemis);
    assert_eq!(table.options_of(Civ::Greece).len(), 11, "gold is not in the bank");
    assert_eq!(table.refused(Civ::Greece, "collect gold"), "1.3");
    table.act(Civ::Greece, "collect gems");
    assert_eq!(table.card(Civ::Greece, Card::Gems), 1);
}

/// Rule 7.15: two fortresses per province.
#[test]
fn s7_15_zeus() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 9).fortresses(Province::Latium, 1).building(Civ::Rome);
    assert_eq!(table.refused(Civ::Rome, "buy fortress at latium"), "5.9");
    table.wonder(Civ::Rome, Wonder::Zeus);
    table.act(Civ::Rome, "buy fortress at latium");
    assert_eq!(table.refused(Civ::Rome, "buy fortress at latium"), "5.9");
    assert_eq!(table.game.lands[Province::Latium].fortresses, 2);
}

/// Rule 7.16: influence anywhere, the other rules hold.
#[test]
fn s7_16_lighthouse() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 3).building(Civ::Rome);
    assert_eq!(table.refused(Civ::Rome, "buy influence at arabia"), "5.6");
    table.wonder(Civ::Rome, Wonder::Lighthouse);
    assert!(
        table.can(Civ::Rome, "buy influence at arabia") && table.can(Civ::Rome, "buy influence at cyprus")
    );
    assert_eq!(table.refused(Civ::Rome, "buy influence at africa"), "5.6");
}

/// Rule 7.17: buildings cost one less, cards and units do not.
#[test]
fn s7_17_mausoleum() {
    let mut table = Table::bare();
    table.wonder(Civ::Rome, Wonder::Mausoleum).taxes(Civ::Rome, 2).building(Civ::Rome);
    assert!(
        table.can(Civ::Rome, "buy city roma at latium") && table.can(Civ::Rome, "buy caravan wine at latium")
    );
    assert_eq!(table.refused(Civ::Rome, "buy legion at latium"), "5.3");
    table.taxes(Civ::Rome, 5).building(Civ::Rome);
    assert!(table.can(Civ::Rome, "buy temple at latium") && table.can(Civ::Rome, "buy market at latium"));
    table.taxes(Civ::Rome, 8).building(Civ::Rome);
    assert_eq!(table.refused(Civ::Rome, "buy hero helen"), "5.3");
}

/// Rule 7.18: twelve different goods build the pyramids.
#[test]
fn s7_18_pyramids() {
    let mut table = Table::bare();
    table.goods(Civ::Greece, 11).building(Civ::Greece);
    assert_eq!(table.refused(Civ::Greece, "buy wonder pyramids"), "5.3");
    table.goods(Civ::Greece, 12).building(Civ::Greece).act(Civ::Greece, "buy wonder pyramids");
    assert_eq!(table.game.phase, Phase::Over(End::Pyramids(Civ::Greece)));
}
