//! The default edition agrees with what is known of the cards; a bad file gets a clear answer.

use builders::components::{APPRENTICES, Building, Goods, Hand, Kind, Resource, SLAVES};
use builders::edition::{BuildingCard, Edition};
use builders::{Action, Builders};
use game::edition::{Confidence, Source};
use game::{Edition as _, Game, Options, Printed};
use strum::VariantArray;

fn edition() -> Printed<Edition> {
    Printed::standard()
}

fn evenly(amount: u8) -> Goods {
    Goods { stone: amount, wood: amount, architecture: amount, decoration: amount }
}

fn sum(goods: impl Iterator<Item = Goods>) -> Goods {
    goods.fold(Goods::default(), |sum, goods| sum + goods)
}

/// Cards of one tier (by resources needed), machines apart.
fn tier(total: u16) -> Vec<&'static BuildingCard> {
    let edition: &'static Edition = Box::leak(Box::new(toml::from_str(Edition::DEFAULT).unwrap()));
    let cards = edition.building.iter().filter(|(building, _)| building.machine().is_none());
    cards.map(|(_, card)| card).filter(|card| card.needs.total() == total).collect()
}

#[test]
fn every_tier_needs_the_four_resources_evenly() {
    for (total, cards, each) in
        [(2, 8, 4), (4, 4, 4), (6, 4, 6), (8, 4, 8), (10, 4, 10), (12, 2, 6), (14, 2, 7), (16, 1, 4)]
    {
        let tier = tier(total);
        assert_eq!(tier.len(), cards, "tier {total}");
        assert_eq!(sum(tier.iter().map(|card| card.needs)), evenly(each), "tier {total}");
    }
}

#[test]
fn rewards_and_points_follow_the_tier() {
    for (total, reward, points) in [(4, 8, 2), (6, 10, 3), (10, 14, 5), (12, 15, 6), (14, 17, 7), (16, 18, 8)]
    {
        assert!(
            tier(total).iter().all(|card| (card.reward, card.points) == (reward, points)),
            "tier {total}"
        );
    }
    let small: Vec<_> = tier(2).iter().map(|card| (card.reward, card.points)).collect();
    assert_eq!(small.iter().filter(|&&pair| pair == (10, 0)).count(), 4);
    assert_eq!(small.iter().filter(|&&pair| pair == (6, 1)).count(), 4);
    let large: Vec<_> = tier(8).iter().map(|card| (card.reward, card.points)).collect();
    assert_eq!(large, [(12, 4), (12, 4), (14, 4), (12, 3)], "the school and the forum are off the curve");
}

#[test]
fn the_whole_deck_adds_up() {
    let edition = edition();
    assert_eq!(sum(edition.building.values().map(|card| card.needs)), evenly(52));
    assert_eq!(edition.building.values().map(|card| u32::from(card.points)).sum::<u32>(), 101);
    assert_eq!(edition.building.values().map(|card| u32::from(card.reward)).sum::<u32>(), 324);
}

#[test]
fn machines_need_three_each_and_give_three() {
    let edition = edition();
    let machines: Vec<Building> =
        Building::VARIANTS.iter().copied().filter(|card| card.machine().is_some()).collect();
    assert_eq!(sum(machines.iter().map(|&card| edition.building[card].needs)), evenly(3));
    assert_eq!(
        sum(machines.iter().filter_map(|card| card.machine()).map(|hand| edition.hand[hand].gives)),
        evenly(3)
    );
}

#[test]
fn wage_equals_production_and_every_kind_is_balanced() {
    let edition = edition();
    assert!(
        Hand::workers()
            .iter()
            .all(|hand| u16::from(edition.hand[hand].wage) == edition.hand[hand].gives.total())
    );
    for (kind, each) in
        [(Kind::Apprentice, 2), (Kind::Laborer, 3), (Kind::Craftsman, 6), (Kind::Master, 5), (Kind::Slave, 6)]
    {
        let hands = Hand::VARIANTS.iter().filter(|hand| hand.kind() == kind);
        assert_eq!(sum(hands.map(|&hand| edition.hand[hand].gives)), evenly(each), "{kind:?}");
    }
    assert_eq!((APPRENTICES.len(), SLAVES.len(), Hand::workers().len()), (4, 6, 18));
}

#[test]
fn open_points_are_marked() {
    let entries = edition().entries();
    let entry = |path: &str| entries.iter().find(|entry| entry.path == path).unwrap();
    assert_eq!(entry("hand.a4").source, Source::Reconstructed);
    for path in
        ["building.forum", "building.school-of-philosophy", "freed-slave", "university", "building.hoist"]
    {
        assert_eq!(entry(path).confidence, Some(Confidence::Likely), "{path}");
    }
    assert_eq!(entry("building.lighthouse-of-alexandria").source, Source::Rulebook);
}

#[test]
fn the_other_reading_of_the_university_is_one_word_away() {
    let text = Edition::DEFAULT.replace("effect = \"replace\"", "effect = \"add\"");
    let edition = Printed::<Edition>::load("adding", "adding.toml", &text).unwrap();
    let craftsman = edition.hand[Hand::C2].gives;
    assert_eq!(edition.university.educated(craftsman, Resource::Architecture).architecture, 6);
}

fn refusal(from: &str, to: &str) -> String {
    assert!(Edition::DEFAULT.contains(from));
    let text = Edition::DEFAULT.replacen(from, to, 1);
    Printed::<Edition>::load("bad", "bad.toml", &text).unwrap_err().to_string()
}

#[test]
fn a_bad_edition_is_refused_with_file_line_and_field() {
    let line = |needle: &str| 1 + Edition::DEFAULT.lines().position(|line| line == needle).unwrap();
    let rates = refusal("[1, 3, 6]", "[1, 3, 16]");
    assert_eq!(
        rates,
        format!(
            "bad.toml:{}: turn.coins-for-actions: 3 actions bring 16, expected less than their price of 15",
            line("coins-for-actions = [1, 3, 6]")
        )
    );
    let missing = refusal("[building.pyramid]", "[building.piramid]");
    assert!(missing.contains("unknown variant `piramid`"), "{missing}");
    let amount = refusal("gives = { stone = 1 }", "gives = { stone = 9 }");
    assert!(amount.ends_with("tool.hammer.gives.stone: is 9, expected at most 8"), "{amount}");
    let actions = refusal("free-actions = 3", "free-actions = 99");
    assert!(actions.ends_with("turn.free-actions: is 99, expected at most 20"), "{actions}");
    let source = refusal("source = \"rulebook\"", "source = \"rumour\"");
    assert!(source.contains("turn.source: unknown variant `rumour`"), "{source}");
}

/// However much a card brings, a purse does not overflow.
#[test]
fn riches_end_somewhere() {
    let text = Edition::DEFAULT.replace("gain = 10", "gain = 255").replace("price = 7\n", "price = 0\n");
    let edition = Printed::<Edition>::load("rich", "rich.toml", &text).unwrap();
    let mut game: Builders = testkit::random_position(&Options { edition, ..Options::plain(2) }, 1, 0);
    let seat = game.to_act().first().unwrap();
    game.players[seat].coins = 29_900;
    let mut rng = <testkit::Chance as testkit::SeedableRng>::seed_from_u64(1);
    game.apply(seat, Action::TakeLoan, &mut rng, &mut ()).unwrap();
    assert_eq!(game.players[seat].coins, 30_000);
    game.check_invariants().unwrap();
}
