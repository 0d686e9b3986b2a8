//! Chapter 4: income and trade.

use game::{Event as _, Game, Viewer};
use mare_nostrum::Event;
use mare_nostrum::components::*;
use mare_nostrum::phase::Phase;

use crate::table::{Table, counted};

/// Everybody's income of a round that begins.
fn income(table: &mut Table, civ: Civ) -> mare_nostrum::state::Cards {
    let events = table.next_round();
    let found = events.iter().find_map(|event| match event {
        Event::Income { civ: who, cards } if *who == civ => Some(*cards),
        _ => None,
    });
    found.expect("everybody gets an income event")
}

/// Rome directs; Rome, Carthage and Greece offer these cards, one each.
fn three_offers() -> Table {
    let mut table = Table::bare();
    table.hand(Civ::Rome, &[(Card::Wine, 1)]);
    table.hand(Civ::Carthage, &[(Card::Gold, 1)]);
    table.hand(Civ::Greece, &[(Card::Oil, 1)]);
    table.trade(Civ::Rome).act(Civ::Rome, "call 1");
    table
}

/// Rule 4.1: a city yields a tax, two with a temple.
#[test]
fn s4_1_cities_yield_taxes() {
    let mut table = Table::bare();
    table.built(Province::Aegyptus, &[Spot::FirstCity, Spot::SecondCity]);
    assert_eq!(income(&mut table.clone(), Civ::Egypt), counted(&[(Card::Tax, 2)]));
    table.built(Province::Aegyptus, &[Spot::Temple]);
    assert_eq!(income(&mut table, Civ::Egypt), counted(&[(Card::Tax, 4)]));
}

/// Rule 4.2: a caravan in Carthage yields perfume or fruit, not both; two with a market.
#[test]
fn s4_2_a_caravan_serves_one_good() {
    let mut table = Table::bare();
    table.built(Province::Africa, &[Spot::FirstCaravan]);
    assert_eq!(income(&mut table.clone(), Civ::Carthage), counted(&[(Card::Perfume, 1)]));
    table.built(Province::Africa, &[Spot::SecondCaravan, Spot::Market]);
    assert_eq!(income(&mut table, Civ::Carthage), counted(&[(Card::Perfume, 2), (Card::Fruit, 2)]));
}

/// Rules 4.3, R14: a legion on a site earns for its owner; the second card needs a legion on the market.
#[test]
fn s4_3_occupied_sites_earn_for_the_occupier() {
    let mut table = Table::bare();
    table.built(Province::Africa, &[Spot::FirstCaravan, Spot::SecondCaravan, Spot::Market]);
    table.legions(Civ::Egypt, Province::Africa, 2);
    table.posts(Civ::Egypt, Province::Africa, &[Spot::FirstCaravan]);
    let mut single = table.clone();
    assert_eq!(income(&mut single, Civ::Egypt), counted(&[(Card::Perfume, 1)]));
    let mut kept = table.clone();
    assert_eq!(
        income(&mut kept, Civ::Carthage),
        counted(&[(Card::Fruit, 2)]),
        "the market is still Carthage's"
    );
    table.posts(Civ::Egypt, Province::Africa, &[Spot::FirstCaravan, Spot::Market]);
    assert_eq!(income(&mut table.clone(), Civ::Egypt), counted(&[(Card::Perfume, 2)]));
    assert_eq!(income(&mut table, Civ::Carthage), counted(&[(Card::Fruit, 1)]), "without its market");
}

/// Ruling R14: a market doubles every occupied caravan, never more than full production.
#[test]
fn r14_a_legion_on_the_market_doubles_all_occupied_caravans() {
    let mut table = Table::bare();
    table.built(Province::Africa, &[Spot::FirstCaravan, Spot::SecondCaravan, Spot::Market]);
    table.legions(Civ::Egypt, Province::Africa, 3);
    table.posts(Civ::Egypt, Province::Africa, &[Spot::FirstCaravan, Spot::SecondCaravan, Spot::Market]);
    assert_eq!(income(&mut table, Civ::Egypt), counted(&[(Card::Perfume, 2), (Card::Fruit, 2)]));
}

/// Rule 4.4: annexation and war do not stop the owner's income.
#[test]
fn s4_4_annexed_and_war_torn_provinces_earn_for_their_owner() {
    let mut table = Table::bare();
    table.own(Civ::Carthage, Province::Libya).built(Province::Libya, &[Spot::FirstCaravan]);
    table.own(Civ::Carthage, Province::Numidia).built(Province::Numidia, &[Spot::FirstCaravan]);
    table.legions(Civ::Egypt, Province::Libya, 1).posts(Civ::Egypt, Province::Libya, &[Spot::Marker]);
    table.legions(Civ::Egypt, Province::Numidia, 1).legions(Civ::Carthage, Province::Numidia, 1);
    assert_eq!(income(&mut table, Civ::Carthage), counted(&[(Card::Livestock, 1), (Card::Gold, 1)]));
}

/// Rules 4.5, 7.12: the Colossus adds a tax.
#[test]
fn s4_5_wonders_add_income() {
    let mut table = Table::bare();
    table.wonder(Civ::Greece, Wonder::Colossus);
    assert_eq!(income(&mut table, Civ::Greece), counted(&[(Card::Tax, 1)]));
}

/// Rule 4.6: from none to the director's hand size.
#[test]
fn s4_6_the_director_names_the_number() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 3).taxes(Civ::Egypt, 9).trade(Civ::Rome);
    assert_eq!(table.options_of(Civ::Rome), ["call 0", "call 1", "call 2", "call 3"]);
    assert_eq!(table.refused(Civ::Rome, "call 4"), "4.6");
    table.act(Civ::Rome, "call 0");
    assert!(matches!(table.game.phase, Phase::Building(_)), "no trade at all");
}

/// Rule 4.7: offers are made at the same time and in secret, taxes as well as goods.
#[test]
fn s4_7_offers_are_secret() {
    let mut table = Table::bare();
    table.hand(Civ::Rome, &[(Card::Wine, 1), (Card::Tax, 1)]);
    table.hand(Civ::Egypt, &[(Card::Gold, 1), (Card::Tax, 1)]).trade(Civ::Rome);
    table.act(Civ::Rome, "call 1");
    assert_eq!(table.game.to_act().len(), 2);
    assert_eq!(table.refused(Civ::Rome, "offer gold"), "1.3");
    let events = table.act(Civ::Egypt, "offer tax");
    let rome = Viewer::Seat(table.game.seat(Civ::Rome).unwrap());
    assert!(table.game.hide(rome).nations[Civ::Egypt].offer.values().all(|&count| count == 0));
    assert!(matches!(events[0].seen_by(rome), Some(Event::Offered { card: None, .. })));
    assert!(table.options_of(Civ::Egypt).is_empty(), "Egypt has offered enough and cannot refuse or add");
    table.act(Civ::Rome, "offer wine");
    assert_eq!(table.options_of(Civ::Rome), ["take tax from egypt"], "now all is revealed");
}

/// Rule 4.8: who has too few cards sits out.
#[test]
fn s4_8_who_lacks_cards_sits_out() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 3).taxes(Civ::Egypt, 3).taxes(Civ::Greece, 1).trade(Civ::Rome);
    let events = table.act(Civ::Rome, "call 2");
    assert!(events.contains(&Event::SatOut { civ: Civ::Greece }));
    assert!(table.options_of(Civ::Greece).is_empty());
    assert_eq!(table.game.to_act().len(), 2);
}

/// Rules 4.9, 4.12: the director takes first, then always the one who lost a card, until all are taken.
#[test]
fn s4_9_the_loser_of_a_card_takes_next() {
    let mut table = three_offers();
    assert_eq!(table.refused(Civ::Rome, "take wine from rome"), "4.9");
    assert_eq!(table.refused(Civ::Rome, "take oil from carthage"), "4.9");
    table.act(Civ::Rome, "take gold from carthage");
    table.act(Civ::Carthage, "take oil from greece");
    table.act(Civ::Greece, "take wine from rome");
    assert_eq!(table.card(Civ::Rome, Card::Gold), 1);
    assert_eq!(table.card(Civ::Carthage, Card::Oil), 1);
    assert_eq!(table.card(Civ::Greece, Card::Wine), 1);
    assert!(matches!(table.game.phase, Phase::Building(_)));
}

/// Rule 4.10: a taken card is out of the trade; taking back and forth is allowed.
#[test]
fn s4_10_a_face_down_card_is_final() {
    let mut table = three_offers();
    table.act(Civ::Rome, "take gold from carthage");
    assert_eq!(table.refused(Civ::Carthage, "take gold from rome"), "4.9");
    table.act(Civ::Carthage, "take wine from rome");
    assert_eq!(table.game.nations[Civ::Carthage].gained[Card::Wine], 1);
}

/// Rule 4.11: the worked example: after two exchanges with Anna the director must turn to another.
#[test]
fn s4_11_two_exchanges_in_a_row_at_most() {
    let mut table = Table::bare();
    for civ in [Civ::Rome, Civ::Carthage, Civ::Greece] {
        table.taxes(civ, 2);
    }
    table.trade(Civ::Rome).act(Civ::Rome, "call 2");
    table.act(Civ::Rome, "take tax from carthage");
    table.act(Civ::Carthage, "take tax from rome");
    assert_eq!(table.refused(Civ::Rome, "take tax from carthage"), "4.11");
    table.act(Civ::Rome, "take tax from greece");
    assert_eq!(table.options_of(Civ::Greece), ["take tax from rome", "take tax from carthage"]);
}

/// Rule 4.12: all cards taken and everybody even: hands are taken up.
#[test]
fn s4_12_the_last_card_ends_the_trade() {
    let mut table = Table::bare();
    table.hand(Civ::Rome, &[(Card::Wine, 1)]).hand(Civ::Egypt, &[(Card::Gold, 1)]).trade(Civ::Rome);
    table.act(Civ::Rome, "call 1");
    table.act(Civ::Rome, "take gold from egypt");
    table.act(Civ::Egypt, "take wine from rome");
    assert_eq!((table.card(Civ::Rome, Card::Gold), table.card(Civ::Egypt, Card::Wine)), (1, 1));
    assert!(table.game.nations.values().all(|nation| nation.gained.values().all(|&count| count == 0)));
}

/// Rules 4.13, R4: only two are left after two exchanges: they take back the rest.
#[test]
fn s4_13_trade_ends_when_two_have_exchanged_twice() {
    let mut table = Table::bare();
    table.hand(Civ::Rome, &[(Card::Wine, 2)]).hand(Civ::Egypt, &[(Card::Gold, 2)]).trade(Civ::Rome);
    table.act(Civ::Rome, "call 2");
    table.act(Civ::Rome, "take gold from egypt");
    table.act(Civ::Egypt, "take wine from rome");
    assert_eq!((table.card(Civ::Rome, Card::Gold), table.card(Civ::Rome, Card::Wine)), (1, 1));
    assert_eq!((table.card(Civ::Egypt, Card::Gold), table.card(Civ::Egypt, Card::Wine)), (1, 1));
    assert!(matches!(table.game.phase, Phase::Building(_)));
}

/// Rule 4.13: a director without partners takes his cards back.
#[test]
fn s4_13_nobody_to_trade_with() {
    let mut table = Table::bare();
    table.taxes(Civ::Rome, 2).trade(Civ::Rome);
    let events = table.act(Civ::Rome, "call 2");
    assert!(events.contains(&Event::TookBack { civ: Civ::Rome, cards: counted(&[(Card::Tax, 2)]) }));
    assert_eq!(table.card(Civ::Rome, Card::Tax), 2);
}

/// Rules 4.12, 4.13, 4.14, R4: however a trade goes, it ends in one of these ways, and no hand changes its size.
#[test]
fn r4_every_way_a_trade_can_end() {
    let (mut all_taken, mut alone, mut two_left) = (0, 0, 0);
    for luck in 0..4096u64 {
        let mut table = Table::bare();
        for civ in [Civ::Rome, Civ::Carthage, Civ::Greece] {
            table.taxes(civ, 4);
        }
        table.trade(Civ::Rome).act(Civ::Rome, "call 4");
        let (mut events, mut luck) = (Vec::new(), luck);
        while let Phase::Exchange(exchange) = table.game.phase {
            let choices = table.options_of(exchange.taker);
            events = table.act(exchange.taker, &choices[luck as usize % choices.len()]);
            luck /= 2;
        }
        let owners = events.iter().filter(|event| matches!(event, Event::TookBack { .. })).count();
        *[&mut all_taken, &mut alone, &mut two_left][owners] += 1;
        if matches!(table.game.phase, Phase::Compensation { .. }) {
            let choice = table.options_of(Civ::Rome)[0].clone();
            table.act(Civ::Rome, &choice);
        }
        for civ in [Civ::Rome, Civ::Carthage, Civ::Greece] {
            assert_eq!(table.game.nations[civ].hand_size, 4, "{civ}");
        }
    }
    assert!(all_taken > 0 && alone > 0 && two_left > 0, "{all_taken} {alone} {two_left}");
}

/// Rule 4.14: the last loser is a card short, and the director pays from what he did not gain.
#[test]
fn s4_14_the_director_compensates() {
    let mut table = Table::bare();
    table.hand(Civ::Rome, &[(Card::Wine, 1), (Card::Fish, 2)]);
    table.hand(Civ::Carthage, &[(Card::Gold, 1)]).hand(Civ::Greece, &[(Card::Oil, 1)]);
    table.trade(Civ::Rome).act(Civ::Rome, "call 1");
    table.act(Civ::Rome, "offer wine");
    table.act(Civ::Rome, "take gold from carthage");
    table.act(Civ::Carthage, "take wine from rome");
    table.act(Civ::Rome, "take oil from greece");
    assert_eq!(table.options_of(Civ::Rome), ["give fish"]);
    assert_eq!(table.refused(Civ::Rome, "give gold"), "4.14");
    let events = table.act(Civ::Rome, "give fish");
    assert_eq!(table.card(Civ::Greece, Card::Fish), 1);
    let sizes = [Civ::Rome, Civ::Carthage, Civ::Greece].map(|civ| table.game.nations[civ].hand_size);
    assert_eq!(sizes, [3, 1, 1], "nobody's hand has changed its size");
    assert!(matches!(events[0].seen_by(Viewer::Public), Some(Event::Compensated { card: None, .. })));
}

/// Ruling R5: a director without any other card gives one he gained.
#[test]
fn r5_the_director_pays_with_what_he_has() {
    let mut table = three_offers();
    table.act(Civ::Rome, "take gold from carthage");
    table.act(Civ::Carthage, "take wine from rome");
    table.act(Civ::Rome, "take oil from greece");
    assert_eq!(table.options_of(Civ::Rome), ["give oil", "give gold"]);
    table.act(Civ::Rome, "give gold");
    assert_eq!((table.card(Civ::Greece, Card::Gold), table.card(Civ::Rome, Card::Oil)), (1, 1));
}

/// Ruling R2: the director serves in the order he likes, and what is missing is not owed.
#[test]
fn r2_a_bank_that_is_too_small() {
    let mut table = Table::bare();
    for (civ, at) in [(Civ::Egypt, Province::Cyrenaica), (Civ::Egypt, Province::Aegyptus)] {
        table.own(civ, at).built(at, &[Spot::FirstCaravan, Spot::Market]);
    }
    table.own(Civ::Greece, Province::Cyrenaica);
    table.built(Province::Africa, &[Spot::FirstCaravan, Spot::SecondCaravan, Spot::Market]);
    table.hand(Civ::Rome, &[(Card::Papyrus, 2)]);
    table.next_round();
    assert!(matches!(table.game.phase, Phase::Shortage { .. }), "4 claimed, 3 left");
    let director = Civ::Carthage;
    assert_eq!(table.options_of(director), ["serve greece", "serve egypt"]);
    assert_eq!(table.refused(director, "serve rome"), "R2");
    table.act(director, "serve egypt");
    assert_eq!((table.card(Civ::Egypt, Card::Papyrus), table.card(Civ::Greece, Card::Papyrus)), (2, 1));
    assert_eq!(table.game.bank[Card::Papyrus], 0);
}
