//! The sheet of a game knows every number its board counts to.

use std::collections::BTreeSet;

use boards::{Board, Scene, draw, sheet};
use game::{Lang, Options, Viewer, Words};
use mare_nostrum::MareNostrum;
use seven_wonders_dice::SevenWondersDice;

/// The numbers after this beginning of a class, on boards in the middle of random games.
fn numbers<G: Board>(beginning: &str) -> BTreeSet<usize> {
    let words = Words::new(Lang::En, &[G::locale(Lang::En), G::board_words(Lang::En)]);
    let mut numbers = BTreeSet::new();
    for seed in 0..80 {
        let game: G = testkit::random_position(&Options::plain(*G::SEATS.end()), seed, 6 * seed as usize);
        for seat in game.to_act().iter() {
            let seen = game.hide(Viewer::Seat(seat));
            let html = draw(&Scene::to_play(&seen, &words)).into_string();
            let classes = html.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
            let found =
                classes.flat_map(str::split_whitespace).filter_map(|class| class.strip_prefix(beginning));
            numbers.extend(found.filter_map(|number| number.parse::<usize>().ok()));
        }
    }
    numbers
}

#[test]
fn every_source_of_moves_can_be_chosen() {
    let sheet = sheet::<MareNostrum>();
    let places = numbers::<MareNostrum>("mn-of-");
    assert!(places.len() > 3, "only {places:?} were seen");
    for place in places {
        let rule = format!(".board:has(#mn-from-{place}:checked) .mn-of-{place} {{ display: inline; }}");
        assert!(sheet.contains(&rule), "{rule}");
    }
}

#[test]
fn every_price_and_income_can_be_counted() {
    let sheet = sheet::<SevenWondersDice>();
    for (beginning, says) in [("sw-p", "--pay"), ("sw-g", "--get")] {
        let mut amounts = numbers::<SevenWondersDice>(beginning);
        amounts.remove(&0);
        assert!(amounts.len() > 3, "only {amounts:?} were seen");
        for amount in amounts {
            assert!(sheet.contains(&format!("{{ {says}: {amount}; }}")), "{beginning}{amount}");
            assert!(sheet.contains(&format!(".sw-k{amount} {{ --nth: {amount}; }}")), "sw-k{amount}");
        }
    }
}

#[test]
fn a_sheet_is_one_layer() {
    let sheet = sheet::<MareNostrum>();
    assert!(sheet.starts_with("@layer board {\n") && sheet.ends_with("}\n"));
    assert_eq!(sheet.matches('{').count(), sheet.matches('}').count());
    assert!(!sheet.contains("NN"));
}
