//! `play` without a game: choose one.

use catalog::GameKind;
use game::{Lang, Phrase};

use crate::cli::{Play, Setup};
use crate::play::{self, Input};
use crate::speech::{self, FAINT, KEY, STRONG, styled};

pub(crate) fn run(lang: Lang) -> anyhow::Result<()> {
    let words = speech::words(lang);
    anstream::println!("{}\n{}\n", styled(STRONG, "PENTAPOLIS"), words.word("menu-welcome"));
    for (number, kind) in catalog::games().iter().enumerate() {
        let own = speech::words_of(*kind, lang);
        let seats = kind.seats();
        let players = format!("{}–{}", seats.start(), seats.end());
        anstream::println!(
            "  {} {}  {}",
            styled(KEY, number + 1),
            own.word("board-title"),
            styled(FAINT, format!("({players}) {}", own.word("board-about")))
        );
    }
    let mut input = Input::default();
    let games = catalog::games().len();
    let Some(choice) = input.number(&words.word("menu-game"), 1..=games)? else { return Ok(()) };
    let kind = catalog::games()[choice - 1];
    let Some(players) = ask_players(kind, &mut input, lang)? else { return Ok(()) };
    let setup = Setup { players: Some(players), edition: "default".to_owned(), variants: Vec::new() };
    let game = Some(kind.name().to_owned());
    play::run(
        &Play { game, setup, seats: Vec::new(), names: Vec::new(), seed: None, luck: None, load: None },
        lang,
    )
}

fn ask_players(kind: &dyn GameKind, input: &mut Input, lang: Lang) -> anyhow::Result<Option<u8>> {
    let seats = kind.seats();
    let question = Phrase::new("menu-players").with("least", *seats.start()).with("most", *seats.end());
    let range = usize::from(*seats.start())..=usize::from(*seats.end());
    let players = input.number(&speech::words(lang).say(&question), range)?;
    Ok(players.map(|players| players as u8))
}
