//! The default edition agrees with what is known of the box; a bad file gets a clear answer.

use std::collections::BTreeMap;

use game::edition::Source;
use game::{Edition as _, Game, Options, Printed, Seat};
use seven_wonders_dice::board::Fields;
use seven_wonders_dice::components::{Bonus, Building, City, Color, Die, SPECIAL, Symbol};
use seven_wonders_dice::edition::Edition;
use seven_wonders_dice::effect::Effect;
use seven_wonders_dice::state::Rolled;
use seven_wonders_dice::{Action, SevenWondersDice};
use strum::VariantArray;

fn edition() -> Printed<Edition> {
    Printed::standard()
}

/// Rule 6.1: one field for each resource, and the grey dice show all six.
#[test]
fn s6_1_six_resources() {
    let mut faces = BTreeMap::new();
    for die in [Die::GreyOne, Die::GreyTwo, Die::GreyThree] {
        for symbol in edition().file.die[die].faces {
            *faces.entry(symbol).or_insert(0) += 1;
            assert_eq!(edition().boards[City::Giza].layout.by_symbol[symbol].len(), 1);
        }
    }
    let mut counts: Vec<i32> = faces.into_values().collect();
    counts.sort_unstable();
    assert_eq!(counts, [2, 2, 2, 4, 4, 4]);
    assert_eq!(edition().boards[City::Giza].layout.of_building[Building::Warehouse].len(), 6);
}

#[test]
fn the_boards_have_the_known_fields() {
    let layout = &edition().boards[City::Giza].layout;
    let sizes =
        Building::VARIANTS.iter().map(|&building| layout.of_building[building].len()).collect::<Vec<_>>();
    assert_eq!(sizes, [6, 6, 6, 9, 7, 9, 6, 3, 3]);
}

/// The rulebook says that fields cost 0 to 6 resources.
#[test]
fn costs_are_within_the_rulebook() {
    for board in edition().boards.values() {
        assert!(board.costs.iter().all(|&cost| cost <= 6));
    }
}

/// Rule 6.7: every university brings all three special dice.
#[test]
fn s6_7_every_university_brings_the_special_dice() {
    for &city in City::VARIANTS {
        let board = &edition().boards[city];
        let dice = board.effects.iter().filter_map(|effect| match effect {
            Effect::Unlock(color) => Some(*color),
            _ => None,
        });
        assert_eq!(dice.collect::<enumset::EnumSet<Color>>(), SPECIAL, "{city}");
    }
}

#[test]
fn a_reader_sees_what_is_reconstructed() {
    let entries = edition().entries();
    let source = |path: &str| entries.iter().find(|entry| entry.path == path).map(|entry| entry.source);
    assert_eq!(source("game"), Some(Source::Rulebook));
    assert_eq!(source("die.white"), Some(Source::Published));
    assert_eq!(source("city.rhodes"), Some(Source::Reconstructed));
    assert_eq!(source("building.market"), Some(Source::Reconstructed));
}

fn refusal(from: &str, to: &str) -> String {
    assert!(Edition::DEFAULT.contains(from), "{from}");
    let text = Edition::DEFAULT.replacen(from, to, 1);
    Printed::<Edition>::load("bad", "bad.toml", &text).unwrap_err().to_string()
}

#[test]
fn a_bad_edition_is_refused_with_file_line_and_field() {
    let effect = refusal("effect = \"coins 7\"", "effect = \"coins many\"");
    assert!(effect.contains(".effect: `many` is no number from 1 to 20"), "{effect}");
    let unknown = refusal("effect = \"cheaper-dice\"", "effect = \"dance\"");
    assert!(unknown.contains("`dance` is no effect"), "{unknown}");
    let face = refusal("\"caduceus\"]", "\"snake\"]");
    assert!(face.contains("die.blue.faces[5]: unknown variant `snake`"), "{face}");
    let reserve = refusal("coins = 30", "coins = 3");
    assert!(reserve.contains("reserve.coins: is 3, expected 10 to 99"), "{reserve}");
    let dice =
        refusal("dice = [\"purple\", \"white\", \"black\"]", "dice = [\"purple\", \"white\", \"blue\"]");
    let gains = refusal("{ cost = 3, points = 5 },", &"{ cost = 3, effect = \"gain 1 red\" },".repeat(9));
    assert!(gains.contains("has 11 effects `gain` with the bonuses, expected at most 8"), "{gains}");
    let bonus = refusal("coins = \"coins 7\"", "coins = \"gain 2 red\"");
    assert!(bonus.contains("bonus.coins: `gain 2 red` is counted on a field"), "{bonus}");
    assert!(dice.contains("city.giza.dice: names a die that is not special"), "{dice}");
}

#[test]
fn a_bonus_may_last() {
    let text = Edition::DEFAULT.replace("coins = \"coins 7\"", "coins = \"resource\"");
    let edition = Printed::load("lasting", "lasting.toml", &text).unwrap();
    for seed in 0..20 {
        testkit::soak(&Options::<SevenWondersDice> { edition, ..Options::plain(3) }, seed, &mut ());
    }
}

/// The default edition with some lines replaced.
fn changed(name: &str, changes: &[(&str, &str)]) -> Printed<Edition> {
    let text = changes.iter().fold(Edition::DEFAULT.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    });
    Printed::load(name, "changed.toml", &text).unwrap()
}

/// The last step of Giza, and one more for it.
const LAST_OF_GIZA: &str = "    { cost = 6, points = 11 },\n";
/// The last two steps of Rhodes.
const REST_OF_RHODES: &str =
    "    { cost = 3, points = 4, effect = \"cross 2 red\" },\n    { cost = 6, points = 9 },\n";

fn built(edition: Printed<Edition>, city: City, steps: usize) -> SevenWondersDice {
    let mut rng = <testkit::Chance as testkit::SeedableRng>::seed_from_u64(1);
    let options = Options::<SevenWondersDice> { edition, ..Options::plain(2) };
    let mut game = SevenWondersDice::start(&options, &mut rng).unwrap();
    let others = if city == City::Giza { City::Rhodes } else { City::Giza };
    (game.players[Seat(0)].city, game.players[Seat(1)].city) = (city, others);
    for _ in 0..steps {
        game.players[Seat(0)].sheet.coins = 30;
        game.apply(Seat(0), Action::Wonder, &mut rng, &mut ()).unwrap();
        for action in [Action::Tick(Bonus::Coins), Action::Finish] {
            let _ = game.apply(Seat(0), action, &mut rng, &mut ());
        }
        game.apply(Seat(1), Action::Pass, &mut rng, &mut ()).unwrap();
        game.check_invariants().unwrap();
    }
    game
}

#[test]
fn every_wonder_has_its_own_steps() {
    let fourth = format!("{LAST_OF_GIZA}    {{ cost = 7, points = 13 }},\n");
    let edition = changed("steps", &[(LAST_OF_GIZA, &fourth), (REST_OF_RHODES, "")]);
    let giza = built(edition, City::Giza, 4);
    assert_eq!(giza.points_of(Seat(0), Building::Wonder), 5 + 8 + 11 + 13);
    let rhodes = built(edition, City::Rhodes, 1);
    assert_eq!(rhodes.points_of(Seat(0), Building::Wonder), 2);
    for (game, city) in [(giza, City::Giza), (rhodes, City::Rhodes)] {
        assert_eq!(game.players[Seat(0)].sheet.bonuses.len(), 1, "{city} is complete");
        assert_eq!(game.next_step(Seat(0)), None, "{city} is complete");
    }
}

/// The purple die compares whole wonders, however long they are.
#[test]
fn guilds_compare_wonders_of_different_length() {
    let edition = changed("guilds", &[(REST_OF_RHODES, "")]);
    let mut game = built(edition, City::Giza, 2);
    let purple = Rolled { die: Die::Purple, symbol: Symbol::GuildWonder, quarter: 0 };
    game.forum[0] = purple;
    game.players[Seat(0)].sheet.unlocked.insert(Color::Purple);
    game.players[Seat(0)].sheet.coins = 30;
    assert!(!game.fields_for(Seat(0), Die::Purple).is_empty(), "two steps against none");
    game.players[Seat(1)].before.marked = game.layout(Seat(1)).of_building[Building::Wonder];
    game.players[Seat(0)].before.marked = Fields::default();
    assert!(game.fields_for(Seat(0), Die::Purple).is_empty(), "none against one");
}

#[test]
fn a_bonus_names_the_colors_of_the_own_city() {
    let edition = changed("bonus", &[("coins = \"coins 7\"", "coins = \"free first-color\"")]);
    assert_eq!(edition.boards[City::Giza].bonuses[Bonus::Coins], Effect::Free(Color::Yellow));
    assert_eq!(edition.boards[City::Rhodes].bonuses[Bonus::Coins], Effect::Free(Color::Red));
}

/// Rules 6.3 and 6.4: an attack has a side, and somebody on it.
#[test]
fn attacks_and_defenses_stand_in_the_barracks_alone() {
    let wonder = refusal("{ cost = 4, points = 8 }", "{ cost = 4, attack = 8 }");
    assert!(wonder.contains("city.giza.wonder[1].attack: only barracks face a neighbor"), "{wonder}");
    let agora = refusal("{ cost = 1, points = 2 }", "{ cost = 1, attack = 2 }");
    assert!(agora.contains("building.agora.lanes[0].fields[0].attack: only barracks"), "{agora}");
    let defense = refusal("{ cost = 6, points = 11 }", "{ cost = 6, effect = \"defense\" }");
    assert!(defense.contains("city.giza.wonder[2].effect: only barracks face a neighbor"), "{defense}");
}

/// Rule 8.2: the warehouse is no row of the score.
#[test]
fn the_warehouse_brings_no_points() {
    let points = refusal("{ cost = 0, effect = \"resource\" }", "{ cost = 0, points = 4 }");
    assert!(
        points.contains("building.warehouse.lanes[0].fields[0].points: the warehouse brings"),
        "{points}"
    );
    let effect = refusal("{ cost = 0, effect = \"resource\" }", "{ cost = 0, effect = \"per blue 1\" }");
    assert!(effect.contains("fields[0].effect: the warehouse brings no points"), "{effect}");
}

#[test]
fn a_building_without_fields_is_refused() {
    let start = Edition::DEFAULT.find("[[building.guild.lanes]]").unwrap();
    let end = Edition::DEFAULT.find("[city.giza]").unwrap();
    let empty = refusal(&Edition::DEFAULT[start..end], "lanes = []\n");
    assert!(empty.contains("building.guild.lanes: is empty, expected a lane"), "{empty}");
    let spy = refusal("effect = \"cross 1 red\"", "effect = \"cross 1 black\"");
    assert!(spy.contains("city.rhodes.wonder[0].effect: `black` has no building"), "{spy}");
}

/// No effect is lost because too many wait.
#[test]
fn effects_of_bonuses_count_among_those_that_wait() {
    let eight = "{ cost = 6, points = 9, effect = \"cross 1 red\" }";
    let crosses = [("{ cost = 6, points = 9 }", eight), ("{ cost = 3, points = 5 }", eight)];
    changed("eight", &crosses[..1]);
    let text =
        crosses.iter().fold(Edition::DEFAULT.to_owned(), |text, (from, to)| text.replacen(from, to, 1));
    let nine = Printed::<Edition>::load("nine", "nine.toml", &text).unwrap_err().to_string();
    assert!(nine.contains("has 9 effects `cross` with the bonuses, expected at most 8"), "{nine}");
}
