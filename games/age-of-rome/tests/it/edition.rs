//! The default edition agrees with the component list; a bad file gets a clear answer.

use age_of_rome::AgeOfRome;
use age_of_rome::components::{
    BattleCard, Building, CassiusCard, Character, EventCard, Mission, Region, TradeCard, TradeKind,
};
use age_of_rome::edition::{Edition, Goal, Measure, Trigger};
use age_of_rome::scoring::mission_points;
use game::edition::{Confidence, Source};
use game::{Edition as _, Options, Printed, Seat};

fn edition() -> Printed<Edition> {
    Printed::standard()
}

#[test]
fn the_counts_of_the_box() {
    let edition = edition();
    assert_eq!(edition.trade_cards.values().map(|card| card.copies).sum::<u8>(), 38);
    assert_eq!((Mission::ALL.len(), EventCard::ALL.len()), (28, 18));
    assert_eq!((CassiusCard::ALL.len(), BattleCard::ALL.len()), (15, 12));
    let tiles = edition.supply.four.tiles.iter().sum::<u8>() * Building::ALL.len() as u8;
    assert_eq!(tiles, 45);
    assert_eq!(4 * edition.player.legions, 28);
    assert_eq!(4 * edition.player.votes, 20);
    assert_eq!(edition.characters.values().filter(|print| print.anchor).count(), 3);
    let shared: u8 = edition.supply.four.bases.values().chain(edition.supply.four.roofs.values()).sum();
    assert_eq!(4 * (edition.pantheon.base + edition.pantheon.roof) + shared, 28);
}

#[test]
fn the_trade_cards_by_type() {
    let edition = edition();
    let copies = |kind: TradeKind, starred: bool| {
        let cards = edition.trade_cards.values().filter(|card| card.kind == kind);
        cards.map(|card| card.copies - if starred { 0 } else { card.starred }).sum::<u8>()
    };
    let all = TradeKind::ALL.iter().map(|&kind| copies(kind, true)).collect::<Vec<_>>();
    let few = TradeKind::ALL.iter().map(|&kind| copies(kind, false)).collect::<Vec<_>>();
    assert_eq!((all, few), (vec![10, 8, 8, 6, 6], vec![8, 6, 6, 6, 6]));
    for card in [TradeCard::Sundial, TradeCard::Compass, TradeCard::Bulla, TradeCard::Spatha] {
        assert_eq!(edition.trade_cards[card].when, Trigger::Follower);
    }
}

#[test]
fn events_and_missions() {
    let edition = edition();
    let turning = |turns| {
        let same = |negative| {
            let prints = edition.events.values().filter(move |print| print.negative == negative);
            prints.filter(|print| print.turns == turns).count()
        };
        (same(false), same(true))
    };
    assert_eq!([1, -1, 2, -2].map(turning), [(3, 2), (3, 2), (3, 1), (3, 1)]);
    assert_eq!(edition.missions.values().filter(|print| print.starred).count(), 6);
}

#[test]
fn the_known_pairs_of_the_dial() {
    let edition = edition();
    assert_eq!([3, 5, 6].map(|population| edition.penalty(population)), [2, 4, 4]);
    assert_eq!((edition.penalty(1), edition.penalty(16)), (1, 11));
}

#[test]
fn the_characters_of_the_rulebook() {
    let edition = edition();
    let values = |character: Character| {
        let print = &edition.characters[character];
        (print.glory, print.legions, print.votes, print.denarii, print.discord)
    };
    assert_eq!(values(Character::Antonius), (1, 7, 4, 7, 2));
    assert_eq!(values(Character::Lepidus), (1, 6, 5, 7, 3));
    assert_eq!(values(Character::Fulvia), (2, 7, 4, 6, 2));
    assert_eq!(values(Character::Octavius), (3, 6, 4, 5, 2));
    assert_eq!(values(Character::Junia), (2, 5, 5, 5, 2));
    assert_eq!(values(Character::Livia), (2, 6, 4, 5, 3));
}

#[test]
fn every_entry_states_its_source() {
    let entries = edition().entries();
    let entry = |path: &str| entries.iter().find(|entry| entry.path == path).unwrap();
    assert_eq!(entry("buildings.religious").source, Source::Rulebook);
    assert_eq!(entry("buildings.military").source, Source::Reconstructed);
    assert_eq!(entry("trade-cards.bulla").source, Source::Rulebook);
    assert_eq!(entry("regions.thrace").confidence, Some(Confidence::Certain));
    for (family, count) in [
        ("trade-cards.", TradeCard::ALL.len()),
        ("missions.", Mission::ALL.len()),
        ("events.", EventCard::ALL.len()),
        ("characters.", Character::ALL.len()),
        ("regions.", Region::ALL.len()),
        ("cassius-cards.", CassiusCard::ALL.len()),
        ("battle-cards.", BattleCard::ALL.len()),
    ] {
        let found = entries.iter().filter(|entry| entry.path.starts_with(family)).count();
        assert_eq!(found, count, "{family}");
    }
}

/// The answer to an edition in which one line was changed.
fn error(from: &str, to: &str) -> String {
    assert!(Edition::DEFAULT.contains(from), "{from}");
    let text = Edition::DEFAULT.replacen(from, to, 1);
    Printed::<Edition>::load("mine", "mine.toml", &text).unwrap_err().to_string()
}

#[test]
fn a_bad_edition_is_explained() {
    for (from, to, answer) in [
        ("rounds = 9", "rounds = 8", "track.rounds: is 8, this program can only do 9"),
        ("legions = 6", "legions = 9", "has more legions"),
        (
            "bonuses = [\"military\", \"political\", \"trade\"]",
            "bonuses = [\"trade\", \"trade\", \"trade\"]",
            "each bonus once",
        ),
        ("effect = { relief = 2 }", "effect = \"cancel\"", "trade-cards.groma.effect: makes no sense"),
        ("copies = 2", "copies = 7", "expected 1 to 3 copies"),
        ("effect = { denarii = 2 }", "effect = { denarii = 2000 }", "is 2000, expected at most 50"),
        ("turns = 1", "turns = 0", "events.census.turns: is 0"),
        ("denarii-per-glory = 4", "denarii-per-glory = 0", "expected at least 1"),
        (
            "bases = { gold = 1, silver = 1, bronze = 2 }",
            "bases = { gold = 1, silver = 1, bronze = 1 }",
            "expected 4 of each",
        ),
        ("moving-milestones = [12, 21, 30]", "moving-milestones = [21, 12, 30]", "must rise"),
        ("kind = \"tool\"", "kind = \"spoon\"", "unknown variant `spoon`"),
        ("cards-by-round = [1, 1, 1,", "cards-by-round = [3, 1, 1,", "take 17 cards"),
        ("gold = 4", "gold = 65535", "pantheon: is 65535, expected at most 50"),
        ("base = 2", "base = 255", "a level takes 255 own pieces"),
        ("many = [5, 2, 0]", "many = [5, 2000, 0]", "regions.epirus: is 2000, expected at most 50"),
        ("easy = 1", "easy = 0", "cassius.easy: is 0, expected 1 or more"),
        ("bronze = 2 }", "bronze = 255 }", "supply.four: has 257 bases and 4 roofs"),
        (
            "intrigues = [\"slander\",",
            "intrigues = [\"demolition\",",
            "intrigues: must name three different ones",
        ),
        ("glory = 1\nlegions = 7", "glory = 5\nlegions = 7", "below the first milestone"),
    ] {
        let error = error(from, to);
        assert!(error.starts_with("mine.toml:") && error.contains(answer), "{error}");
    }
}

/// The owner of the box corrects one number and plays with it.
#[test]
fn a_corrected_edition_counts() {
    let text = Edition::DEFAULT.replacen("shield = 2", "shield = 1", 1);
    let mine = Printed::<Edition>::load("corrected", "mine.toml", &text).unwrap();
    assert_eq!(mine.regions[Region::Epirus].shield, 1);
    assert_ne!(mine, Printed::standard());
}

/// A mission may be worth more than a small number holds.
#[test]
fn large_missions_are_counted_in_full() {
    let text =
        Edition::DEFAULT.replace("goal = { each = \"regions-first\" }", "goal = { each = \"denarii\" }");
    let edition = Printed::<Edition>::load("rich", "rich.toml", &text).unwrap();
    let (mission, print) = edition.missions.iter().find(|(_, print)| print.goal == PER_DENARIUS).unwrap();
    let mut game: AgeOfRome = testkit::random_position(&Options { edition, ..Options::plain(2) }, 1, 9);
    game.players[Seat(0)].denarii = 29_000;
    assert_eq!(mission_points(&game, Seat(0), mission), 29_000 * i32::from(print.points));
}

const PER_DENARIUS: Goal = Goal::Each(Measure::Denarii);
