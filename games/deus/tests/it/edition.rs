//! The default edition agrees with what is known of the cards; a bad file gets a clear answer.

use deus::Deus;
use deus::components::{Card, Color, Resource};
use deus::edition::Edition;
use deus::effect::{Counter, Effect, Goods};
use game::edition::{Confidence, Source};
use game::{Edition as _, Game, Options, Printed, RngExt, Seat};
use strum::VariantArray;

fn edition() -> Printed<Edition> {
    Printed::standard()
}

#[test]
fn published_cards_are_as_published() {
    let edition = edition();
    let galley = edition.print(Card::Galley);
    assert_eq!((galley.copies, galley.effect), (4, Effect::Buy { price: 1, most: 1 }));
    let ship = edition.print(Card::MerchantShipStone);
    assert!(matches!(ship.effect, Effect::SellForGold { resource: Resource::Stone, gold: 4, .. }));
    let port = edition.print(Card::SmallPortWood);
    assert!(matches!(port.effect, Effect::SellForPoints { points: 2, most: 3, .. }));
    assert!(matches!(port.literal, Some(Effect::SellForPoints { points: 4, most: 6, .. })));
    let brickyard = edition.print(Card::Brickyard).effect;
    assert!(matches!(
        brickyard,
        Effect::Gain { what: Goods::Resource(Resource::Clay), per: Counter::Richest(_), .. }
    ));
}

#[test]
fn every_temple_costs_one_of_each_and_stands_alone() {
    let edition = edition();
    for &card in Card::VARIANTS {
        let print = edition.print(card);
        if print.color == Color::Temple {
            assert_eq!(print.copies, 1, "{card}");
            assert!(Resource::VARIANTS.iter().all(|&resource| print.cost.of(resource) == 1), "{card}");
        }
    }
}

#[test]
fn what_is_reconstructed_says_so() {
    let entries = edition().entries();
    let entry = |path: &str| entries.iter().find(|entry| entry.path == path).unwrap();
    assert_eq!(entry("card.galley").source, Source::Published);
    assert_eq!(entry("start").confidence, Some(Confidence::Certain));
    for path in ["card.large-port", "card.small-port-wood", "card.palace", "card.temple-of-lares", "tiles"] {
        assert_eq!(entry(path).source, Source::Reconstructed, "{path}");
    }
    let cards = entries.iter().filter(|entry| entry.path.starts_with("card."));
    assert_eq!(cards.filter(|entry| entry.source == Source::Reconstructed).count(), 60 - 6);
}

#[test]
fn a_corrected_line_is_played() {
    let text =
        Edition::DEFAULT.replacen("copies = 2\ncost = { clay = 1 }", "copies = 3\ncost = { gold = 2 }", 1);
    let text = text.replacen(
        "[card.brickyard]\ncolor = \"production\"\ncopies = 2",
        "[card.brickyard]\ncolor = \"production\"\ncopies = 1",
        1,
    );
    let edition = Printed::<Edition>::load("mine", "mine.toml", &text).unwrap();
    assert_eq!((edition.print(Card::Sawmill).copies, edition.print(Card::Sawmill).cost.gold), (3, 2));
}

fn refusal(from: &str, to: &str) -> String {
    assert!(Edition::DEFAULT.contains(from), "{from}");
    let text = Edition::DEFAULT.replacen(from, to, 1);
    Printed::<Edition>::load("bad", "bad.toml", &text).unwrap_err().to_string()
}

#[test]
fn a_bad_edition_is_refused_with_file_line_and_field() {
    let line = |needle: &str| 1 + Edition::DEFAULT.lines().position(|line| line == needle).unwrap();
    let pieces = refusal("pieces-of-each-kind = 5", "pieces-of-each-kind = 6");
    let place = line("pieces-of-each-kind = 5");
    assert_eq!(pieces, format!("bad.toml:{place}: supply.pieces-of-each-kind: is 6, expected at most 5"));
    for (from, to, answer) in [
        ("[card.galley]", "[card.gally]", "unknown variant `gally`"),
        ("\"V~s~mtf\"", "\"V~s~mtt\"", "has not two seas and one of every other terrain"),
        ("\"V~s~mtf\"", "\"V~s\"", "is no face"),
        ("copies = 4", "copies = 3", "15 maritime cards, expected 16"),
        ("copies = 4", "copies = 9", "card.galley.copies: is 9, expected at most 4"),
        ("[[0, 0], [2, 1], [3, -2], [5, -1]]", "[[0, 0], [1, 1], [3, -2], [5, -1]]", "two tiles cover"),
        ("[[0, 0], [2, 1], [3, -2], [5, -1]]", "[[0, 0], [2, 1], [3, -2], [9, 9]]", "do not hang together"),
        ("rotations = [1, 3, 2, 4]", "rotations = [1, 3, 2]", "not one rotation for each tile"),
        ("rotations = [1, 3, 2, 4]", "rotations = [0, 2, 2, 4]", "two villages touch"),
        ("do = \"buy\"", "do = \"steal\"", "unknown variant `steal`"),
        (
            "each = 3, per = { buildings = \"maritime\" }",
            "each = 3, for-every = 0, per = \"regions\"",
            "for-every is 0",
        ),
        ("armies = 2, steps = 1", "armies = 2, steps = 0", "no army moves, expected at least 1 army"),
        ("armies = 1, steps = 2", "armies = 1, steps = 9", "effect: is 9, expected at most 5"),
        ("exchange\", most = 2", "exchange\", most = 200", "effect: is 200, expected at most 20"),
        ("cost = { wood = 1", "cost = { wood = 99", "cost: is 99, expected at most 20"),
        ("source = \"rulebook\"", "source = \"rumour\"", "unknown variant `rumour`"),
    ] {
        let found = refusal(from, to);
        assert!(found.contains(answer), "{to}: {found}");
    }
}

/// A card may bring more than a purse holds; nothing overflows.
#[test]
fn riches_end_somewhere() {
    let text = Edition::DEFAULT.replace("gold = 4, most = 20", "gold = 255, most = 20");
    let text = text.replace("points = 2, most = 3", "points = 255, most = 20");
    let edition = Printed::<Edition>::load("rich", "rich.toml", &text).unwrap();
    for seed in 0..10 {
        let mut game: Deus = testkit::random_position(&Options { edition, ..Options::plain(2) }, seed, 0);
        for seat in [Seat(0), Seat(1)] {
            (game.players[seat].gold, game.players[seat].points) = (29_990, 29_990);
        }
        let mut rng = <testkit::Chance as testkit::SeedableRng>::seed_from_u64(seed);
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let action = legal[rng.random_range(0..legal.len())];
            game.apply(seat, action, &mut rng, &mut ()).unwrap();
            game.check_invariants().unwrap();
        }
    }
}
