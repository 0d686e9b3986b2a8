//! What is said depends on how things stand.

use game::{Event as _, Lang, Narrate, Phrase, Viewer, Words};

use super::*;

fn words(lang: Lang) -> Words {
    Words::new(lang, &[AgeOfRome::locale(lang)]).with_names(vec!["Cato".to_owned(), "Seneca".to_owned()])
}

fn say(phrase: &Phrase) -> [String; 2] {
    Lang::ALL.map(|lang| words(lang).say(phrase))
}

/// In one line, however it was broken.
fn board(game: &AgeOfRome, viewer: Viewer) -> String {
    let drawn = AgeOfRome::draw(&game.hide(viewer), &words(Lang::En));
    drawn.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Rules 6.5 and 7.3: a tile costs denarii, taxing twice costs glory.
#[test]
fn relief_says_of_what() {
    let game = table();
    let about = |card| say(&age_of_rome::about::about_effect(&game, card));
    let groma = ["the tile costs 2 denarii less", "a lapka 2 dénárral olcsóbb"];
    assert_eq!(about(TradeCard::Groma), groma);
    let taxing = game.edition.trade_cards.when(age_of_rome::edition::Trigger::DoubleTax);
    let relief = taxing.designs().map(|card| about(card)[1].clone()).find(|said| said.contains("kevesebbet"));
    assert!(relief.is_some_and(|said| said.ends_with("dicsőséggel kevesebbet veszítesz")));
}

/// The cards of others are counted and never called none; one's own say when they are played and what they do.
#[test]
fn hands_are_counted_and_explained() {
    let mut game = table_of(2, ways());
    hold(&mut game, BIANKA, &[TradeCard::Groma]);
    let own = board(&game, Viewer::Seat(BIANKA));
    assert!(own.contains("hand: 1 trade card"), "{own}");
    assert!(own.contains("·· 1 × Groma (tools; when you build: the tile costs 2 denarii less)"), "{own}");
    let seen = board(&game, Viewer::Seat(HENRIK));
    assert!(seen.contains("hand: 1 trade card") && !seen.contains("Groma ("), "{seen}");
}

/// Levels are Roman numbers, as on the tiles.
#[test]
fn levels_are_roman() {
    let built =
        Event::TileBuilt { seat: BIANKA, building: Building::Trade, level: 2, province: Province::Gallia };
    assert_eq!(
        say(&built.phrase()),
        [
            "Cato builds a lighthouse of level II in Gallia.",
            "Cato II. szintű világítótornyot épít Galliában.",
        ]
    );
}

/// Rules 3.2 and 5.4: what a character can plot, and which bonus discord covers first.
#[test]
fn characters_show_their_intrigues_and_track() {
    let board = board(&table_of(2, ways()), Viewer::Seat(BIANKA));
    assert_eq!(board.matches("· may plot: ").count(), 2, "{board}");
    assert!(board.contains("bonuses on the discord track from the left: "), "{board}");
}

#[test]
fn a_discord_marker_changes_hands_in_one_sentence() {
    let moved = Event::DiscordMoved { from: BIANKA, to: HENRIK };
    assert_eq!(
        say(&moved.phrase()),
        ["Seneca gets a discord marker of Cato.", "Seneca megkapja Cato egyik viszályjelzőjét.",]
    );
}

/// Rule 11: Cassius has no followers, tokens or money to show.
#[test]
fn cassius_shows_only_what_he_has() {
    let board = board(&against_cassius(), Viewer::Seat(BIANKA));
    let his = board.split("Cassius, automatic opponent:").nth(1).unwrap();
    assert!(his.starts_with(" glory ") && !his.contains("followers") && !his.contains("tokens"), "{his}");
}
