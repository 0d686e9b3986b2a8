//! What is said depends on how things stand.

use game::{Event as _, Lang, Narrate, Phrase, Viewer, Words};
use seven_wonders_dice::components::Bonus;
use seven_wonders_dice::variants::Cities;

use super::*;

fn words(lang: Lang) -> Words {
    Words::new(lang, &[SevenWondersDice::locale(lang)])
}

fn say(phrase: &Phrase) -> [String; 2] {
    Lang::ALL.map(|lang| words(lang).say(phrase))
}

fn board(game: &SevenWondersDice) -> String {
    SevenWondersDice::draw(&game.hide(Viewer::Seat(ADA)), &words(Lang::En))
}

/// Rule 8.1: the last round is called so while it is played, and no more when it is over.
#[test]
fn the_last_round_is_named_in_time() {
    let mut game = table(2);
    game.last_round = Some(game.round + 1);
    assert!(board(&game).starts_with("Round 1 · one more round"));
    others_pass(&mut game);
    assert!(board(&game).starts_with("Round 2 · last round"));
    others_pass(&mut game);
    assert!(board(&game).starts_with("Round 2 · The game is over"));
}

/// Rule 1.1: whoever has not chosen yet has no city, and no die was shaken.
#[test]
fn cities_that_are_not_chosen_are_not_shown() {
    let variants = DiceVariants { cities: Cities::Chosen, ..DiceVariants::default() };
    let mut game =
        SevenWondersDice::start(&Options::plain(3).with_variants(variants), &mut chance()).unwrap();
    play(&mut game, ADA, &["city rhodes"]);
    let board = board(&game);
    assert!(
        board.starts_with("The players are choosing their cities") && !board.contains("Forum"),
        "{board}"
    );
    assert!(board.contains("Rhodes") && !board.contains("Giza"), "{board}");
    assert_eq!(board.matches("no city yet").count(), 2, "{board}");
}

/// Rule 8.1: whoever has the third bonus is named, even if there are several.
#[test]
fn all_third_bonuses_are_told() {
    let mut game = table(2);
    for seat in [ADA, BO] {
        game.players[seat].sheet.bonuses = Bonus::Action | Bonus::Cross | Bonus::Coins;
        game.players[seat].before = game.players[seat].sheet;
    }
    let events = others_pass(&mut game);
    for seat in [ADA, BO] {
        assert!(events.contains(&Event::EndTriggered { seat }), "{events:?}");
    }
}

/// Rule 6.4: what was written is told to the others, and later defenses do not change what is said of it.
#[test]
fn an_attack_says_what_was_written() {
    let mut game = table(2);
    roll(&mut game, Die::Red, "sword", 0);
    play(&mut game, ADA, &["take red"]);
    let events = others_pass(&mut game);
    let spot = game.layout(ADA).spot(field("barracks-east 1 1")).unwrap();
    let place = game.layout(ADA).place(spot);
    assert!(events.contains(&Event::AttackShown { seat: ADA, field: place, points: 3 }), "{events:?}");
    marked(&mut game, BO, &["barracks-west 2 1"]);
    let [english, hungarian] = say(&game.about_field(ADA, spot));
    assert!(english.contains("attack that brought 3 points"), "{english}");
    assert!(hungarian.contains("támadás, amely 3 pontot hozott"), "{hungarian}");
}

/// Rule 1.1: whoever chooses a city is told what its wonder brings.
#[test]
fn a_city_tells_its_wonder() {
    let game = table(2);
    let label =
        |city| say(&SevenWondersDice::label(&game.hide(Viewer::Seat(ADA)), ADA, Action::ChooseCity(city)));
    let [english, hungarian] = label(City::Giza);
    assert!(
        english.starts_with("Giza: the steps of its wonder bring [") && english.contains("points"),
        "{english}"
    );
    assert!(hungarian.starts_with("Gíza: csodájának lépései ezt hozzák: ["), "{hungarian}");
}

/// No capitals inside a sentence, and it is clear which die goes.
#[test]
fn dice_are_named_inside_a_sentence() {
    let replaced = Event::DieReplaced { special: Die::Purple, grey: Die::GreyOne };
    assert_eq!(
        say(&replaced.phrase()),
        [
            "The purple die takes the place of the first gray die in the forum.",
            "Csere a fórumban: az 1. szürke kocka helyére a lila kocka kerül.",
        ]
    );
}

/// Rule 3.3: a field is named by what can be seen on the board, so that no two of a board have one name.
#[test]
fn fields_are_told_apart_by_what_is_printed() {
    let game = table(2);
    let layout = game.layout(ADA);
    let named = |text: &str| {
        let place = layout.place(layout.spot(field(text)).unwrap());
        say(&Event::Marked { seat: ADA, field: place, paid: 0 }.phrase())
    };
    for (text, english, hungarian) in [
        ("market 3 2", "Market (chest, field 2)", "Piac (láda, 2. mező)"),
        ("warehouse 1 1", "Warehouse (stone)", "Raktár (kő)"),
        ("guild 1 3", "Guild court (field 3)", "Céhépület (3. mező)"),
        ("wonder 1 1", "Wonder (step 1)", "Csoda (1. lépés)"),
    ] {
        let [en, hu] = named(text);
        assert!(en.contains(english) && hu.contains(hungarian), "{en} {hu}");
    }
    let names: std::collections::BTreeSet<String> =
        layout.fields.iter().map(|field| named(&field.to_string())[0].clone()).collect();
    assert_eq!(names.len(), layout.fields.len());
}
