use std::collections::BTreeSet;

use enumset::EnumSet;
use seven_wonders_dice::components::Color;
use seven_wonders_dice::variants::Cities;

use super::*;

/// Rule 1.1: every player has another city, any of the seven.
#[test]
fn s1_1_cities_are_dealt_at_random() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let game = SevenWondersDice::start(&Options::plain(4), &mut Chance::seed_from_u64(seed)).unwrap();
        let cities: BTreeSet<City> = Seat::all(4).map(|seat| game.players[seat].city).collect();
        assert_eq!(cities.len(), 4);
        seen.extend(cities);
    }
    assert_eq!(seen.len(), 7);
}

/// Rule 1.1: chosen cities are chosen one after the other.
#[test]
fn s1_1_cities_are_chosen() {
    let variants = DiceVariants { cities: Cities::Chosen, ..DiceVariants::default() };
    let options = Options::plain(2).with_variants(variants);
    let mut game = SevenWondersDice::start(&options, &mut chance()).unwrap();
    refused(&game, ADA, "pass", Illegal::ChooseCityFirst, "1.1");
    play(&mut game, ADA, &["city ephesus"]);
    refused(&game, BO, "city ephesus", Illegal::CityTaken(City::Ephesus), "1.1");
    play(&mut game, BO, &["city giza"]);
    assert_eq!((game.players[ADA].city, game.players[BO].city), (City::Ephesus, City::Giza));
    assert_eq!(game.to_act().len(), 2);
    refused(&game, ADA, "city giza", Illegal::CitiesChosen, "1.1");
}

/// Rules 1.2, 1.3: three grey dice and four colors; the special ones wait.
#[test]
fn s1_2_s1_3_the_first_seven_dice() {
    let game = table(3);
    let colors: Vec<Color> = game.forum.iter().map(|rolled| rolled.die.color()).collect();
    assert_eq!(colors.iter().filter(|&&color| color == Color::Grey).count(), 3);
    let expected = Color::Grey | Color::Blue | Color::Red | Color::Yellow | Color::Green;
    assert_eq!(colors.into_iter().collect::<EnumSet<Color>>(), expected);
}

/// Rule 1.4: seven coins, nothing marked.
#[test]
fn s1_4_seven_coins() {
    let game = table(7);
    for seat in Seat::all(7) {
        assert_eq!(game.players[seat].sheet.coins, 7);
        assert!(game.players[seat].sheet.marked.is_empty());
    }
}

/// Rule 1.5: with two players the opponent is on both sides.
#[test]
fn s1_5_two_players_are_neighbors_twice() {
    assert_eq!(table(2).neighbors(ADA), [BO, BO]);
    assert_eq!(table(3).neighbors(ADA), [BO, CY]);
}
