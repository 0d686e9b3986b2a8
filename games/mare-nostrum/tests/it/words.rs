//! What is said, and to whom it can be of use.

use game::{Event as _, Game, Lang, Narrate, Phrase, Viewer, Words};
use mare_nostrum::components::*;
use mare_nostrum::phase::Turns;
use mare_nostrum::{Event, MareNostrum};

use crate::table::Table;

fn words(lang: Lang) -> Words {
    Words::new(lang, &[MareNostrum::locale(lang)])
}

fn say(phrase: &Phrase) -> [String; 2] {
    Lang::ALL.map(|lang| words(lang).say(phrase))
}

fn board(game: &MareNostrum) -> String {
    MareNostrum::draw(&game.hide(Viewer::Public), &words(Lang::En))
}

/// Rule 1.7: heroes of civilizations that nobody plays are not for sale.
#[test]
fn heroes_that_nobody_can_buy_are_not_listed() {
    let board = board(&Table::basic(3).game);
    let left = board.split("To buy:").nth(1).unwrap();
    assert!(!left.contains("Cleopatra") && !left.contains("Julius Caesar"), "{left}");
    assert!(left.contains("Agamemnon") && left.contains("Solomon"), "{left}");
}

#[test]
fn the_set_up_is_no_round() {
    assert!(board(&Table::chosen(3, "advanced").game).starts_with("Set-up\n"));
}

/// Rule 7.10.
#[test]
fn a_swap_is_told_with_what_became_of_what() {
    let swapped = Event::Swapped { civ: Civ::Egypt, gave: Card::Tax, got: Card::Metal };
    let expected =
        ["Cleopatra: Egypt swaps one tax for one metal.", "Kleopátra: Egyiptom egy adót fémre cserél."];
    assert_eq!(say(&swapped.phrase()), expected);
}

/// Rules 6.10 and 6.11: where the points come from.
#[test]
fn a_battle_tells_dice_and_bonus_apart() {
    let fought = Event::Fought {
        attacker: Civ::Greece,
        defender: Civ::Egypt,
        field: Field::Land(Province::Asia),
        dice: ([0, 0, 1, 0, 0, 0], [0, 0, 0, 1, 0, 0]),
        walls: (0, 6),
        sums: (3, 10),
    };
    let expected = [
        "Greece attacks Egypt in Asia: 3 (dice 3) against 10 (dice 4, +6 for the fortress).",
        "Hellász megtámadja Egyiptomot (Asia): 3 (kocka: 3) – 10 (kocka: 4, erőd: +6).",
    ];
    assert_eq!(say(&fought.phrase()), expected);
    let with_hannibal = Event::Fought {
        attacker: Civ::Greece,
        defender: Civ::Carthage,
        field: Field::Land(Province::Africa),
        dice: ([0, 0, 1, 0, 0, 0], [0, 0, 0, 1, 0, 0]),
        walls: (0, 6),
        sums: (3, 11),
    };
    let expected = "11 (dice 4, +6 for the fortress and +1 for Hannibal)";
    assert!(say(&with_hannibal.phrase())[0].contains(expected));
}

/// Rule 5.1: the second question says after whom.
#[test]
fn the_leader_is_told_after_whom_to_name() {
    let mut table = Table::bare();
    table.building_in_turn(Turns { current: None, next: None, waiting: CivSet::all() });
    let leader = table.game.to_act().first().unwrap();
    let ask = |game: &MareNostrum| say(&MareNostrum::prompt(&game.hide(Viewer::Seat(leader)), leader));
    assert_eq!(ask(&table.game)[0], "You are political leader: who is first?");
    table.act(Civ::Egypt, "name babylon");
    let expected = [
        "You are political leader: who is next, after Babylon?",
        "Te vagy a politikai vezető: ki jöjjön Babilon után?",
    ];
    assert_eq!(ask(&table.game), expected);
}
