//! Tables in the middle of a game that bots have played so far.

use catalog::{BotName, GameKind, LiveGame, Wish};
use serde_json::json;
use table::Seed;

use crate::chromium::Chromium;

/// The game after so many moves, or at its end.
pub(crate) fn play(kind: &dyn GameKind, moves: usize) -> Box<dyn LiveGame> {
    let seats = (*kind.seats().end()).min(4);
    let seed: Seed = "0000000000000000000000000000000000000000000000000000000000000003".parse().unwrap();
    let mut live = kind.new_table(&Wish::plain(seats), seed.into()).unwrap();
    while live.moves() < moves {
        let Some(seat) = live.to_act().first() else { break };
        live.act_as(seat, BotName::Greedy);
    }
    live
}

/// Brings a game to the server; returns the address of its table, seen by who is to act.
pub(crate) async fn bring(browser: &Chromium, live: &dyn LiveGame) -> String {
    let file = live.save(&["Dora", "Bence", "Chloé", "Marcus"].map(str::to_owned)).write();
    let script = "
        const body = new URLSearchParams({ file: arguments[0] });
        return fetch('/import', { method: 'POST', body }).then((answer) => answer.url);";
    let address = browser.ask_about(script, &json!([file])).await;
    browser.open(&address.as_str().unwrap().replace("replay", "")).await;
    browser.text("return document.querySelector('.hand-over a')?.href ?? location.href").await
}
