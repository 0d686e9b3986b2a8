//! What a card says is what it does, in both languages.

use deus::components::Card;
use deus::{Deus, Event};
use game::{Event as _, Game, Lang, Narrate, Options, Phrase, Seat, Words};
use testkit::{Chance, SeedableRng};

fn say(phrase: &Phrase) -> [String; 2] {
    Lang::ALL.map(|lang| Words::new(lang, &[Deus::locale(lang)]).say(phrase))
}

fn about(card: Card) -> [String; 2] {
    let game = Deus::start(&Options::plain(2), &mut Chance::seed_from_u64(1)).unwrap();
    say(&deus::narrate::effect(&game, card))
}

/// Rule 5.7: a temple says that it brings 12 points at most.
#[test]
fn temples_name_their_limit() {
    let [english, hungarian] = about(Card::TempleOfVulcan);
    assert_eq!(english, "at the end 4 points for every mountain region you hold, at most 12");
    assert_eq!(hungarian, "a végén 4 pont minden hegyed után, legfeljebb 12");
}

/// The map itself keeps some counts small: there is no limit to speak of.
#[test]
fn limits_that_no_card_has_are_not_said() {
    let sawmill = [
        "1 wood for every building in your most built-up forest region",
        "1 fa a legjobban beépített erdőd minden épülete után",
    ];
    assert_eq!(about(Card::Sawmill), sawmill);
    assert_eq!(
        about(Card::LumberCamp),
        ["1 wood for every forest region you hold", "1 fa minden erdőd után"]
    );
    assert!(about(Card::Library)[0].ends_with(", at most 3"));
}

/// Rule 4.16: "at least" where more of it counts too.
#[test]
fn cards_that_count_from_a_number_up_say_so() {
    for card in [Card::Insula, Card::Palace, Card::TempleOfLares, Card::Theatre] {
        let [english, hungarian] = about(card);
        assert!(english.contains("at least ") && hungarian.contains("legalább "), "{english} | {hungarian}");
    }
}

/// Rules 4.12 and 4.14: an army that stays does not give up what the card brings besides.
#[test]
fn an_army_that_stays_is_told_apart_from_an_effect_given_up() {
    let (seat, card) = (Seat(0), Card::Legion);
    let [halted, skipped] =
        [Event::Halted { seat, card }, Event::Skipped { seat, card }].map(|event| say(&event.phrase()));
    assert_eq!(halted[1], "1. játékos nem mozgat (több) hadsereget: Légió.");
    assert_eq!(skipped[1], "1. játékos lemond a maradék hatásról: Légió.");
}

/// Names take no article: „kijátssza Vulcanus templomát”.
#[test]
fn temples_of_a_god_take_no_article() {
    let seat = Seat(0);
    let played = |card| say(&Event::Played { seat, card }.phrase())[1].clone();
    assert_eq!(played(Card::TempleOfVulcan), "1. játékos kijátssza Vulcanus templomát.");
    assert_eq!(played(Card::Academy), "1. játékos kijátssza az Akadémiát.");
}
