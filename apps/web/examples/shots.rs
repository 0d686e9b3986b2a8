//! Pictures of every game at its start, in its middle and at its end, in a real browser: `cargo xtask shots`
//! puts them into `target/shots`, to be looked at one by one.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool for those who work on the pages")]

#[path = "../tests/browser/chromium.rs"]
#[allow(dead_code, reason = "shared with the tests, which use more of it")]
mod chromium;
#[path = "../tests/browser/server.rs"]
#[allow(dead_code, reason = "shared with the tests, which use more of it")]
mod server;

use std::fs;
use std::path::Path;
use std::time::Duration;

use base64::prelude::{BASE64_STANDARD, Engine};
use catalog::{BotName, GameKind, Wish};
use chromium::Chromium;
use reqwest::Method;
use serde_json::{Value, json};
use server::Server;
use table::Seed;

const WIDTHS: [u32; 3] = [390, 1024, 1600];
const TALLEST: u64 = 7000;

#[tokio::main]
async fn main() {
    let folder = Path::new("target/shots");
    fs::create_dir_all(folder).unwrap();
    let only = std::env::args().nth(1);
    let server = Server::start().await;
    let browser = Chromium::start().await;
    browser.open(&server.address).await;
    for kind in catalog::games().iter().filter(|kind| only.as_deref().is_none_or(|only| only == kind.name()))
    {
        let whole = decisions(*kind);
        for (state, moves) in [("start", 0), ("middle", whole / 2), ("end", whole)] {
            let address = bring(&browser, &server, &game_file(*kind, moves)).await;
            for width in WIDTHS {
                for theme in ["light", "dark"] {
                    let name = format!("{}-{state}-{width}-{theme}.png", kind.name());
                    take(&browser, &server, &address, width, theme, &folder.join(&name)).await;
                    println!("{name}");
                }
            }
        }
    }
}

fn play(kind: &dyn GameKind, moves: usize) -> Box<dyn catalog::LiveGame> {
    let seats = (*kind.seats().end()).min(4);
    let seed: Seed = "0000000000000000000000000000000000000000000000000000000000000003".parse().unwrap();
    let mut live = kind.new_table(&Wish::plain(seats), seed).unwrap();
    while live.moves() < moves {
        let Some(seat) = live.to_act().first() else { break };
        live.act_as(seat, BotName::Greedy);
    }
    live
}

fn decisions(kind: &dyn GameKind) -> usize {
    play(kind, usize::MAX).moves()
}

fn game_file(kind: &dyn GameKind, moves: usize) -> String {
    let names = ["Dora", "Bence", "Chloé", "Marcus"].map(str::to_owned);
    play(kind, moves).save(&names).write()
}

/// Brings a game file to the server; returns the address of the table, seen by who is to act.
async fn bring(browser: &Chromium, server: &Server, file: &str) -> String {
    let script = "const answer = await fetch('/import', { method: 'POST', body: new URLSearchParams({ file: arguments[0] }) }); return answer.url;";
    let body = json!({ "script": format!("return (async () => {{ {} }})()", script.replace("arguments[0]", &json!(file).to_string())), "args": [] });
    let address = browser.post("/execute/sync", &body).await.as_str().unwrap().replace("replay", "");
    browser.open(&address).await;
    let hand_over =
        browser.text("return document.querySelector('.hand-over a')?.href ?? location.href").await;
    assert!(hand_over.starts_with(&server.address));
    hand_over
}

async fn take(browser: &Chromium, server: &Server, address: &str, width: u32, theme: &str, file: &Path) {
    browser.open(&format!("{}/theme/{theme}", server.address)).await;
    resize(browser, width, 900).await;
    browser.open(address).await;
    let height = browser.ask("return document.documentElement.scrollHeight").await.as_u64().unwrap_or(900);
    resize(browser, width, (height + 150).min(TALLEST) as u32).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let picture = browser.command(Method::GET, "/screenshot", &Value::Null).await.unwrap();
    fs::write(file, BASE64_STANDARD.decode(picture.as_str().unwrap()).unwrap()).unwrap();
}

async fn resize(browser: &Chromium, width: u32, height: u32) {
    // A window is not made narrower than 500 pixels; a page can be.
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500 });
    let command = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": metrics });
    browser.post("/goog/cdp/execute", &command).await;
}
