//! Pictures of every game at its start, in its middle and at its end, in a real browser: `cargo xtask shots`
//! puts them into `target/shots`, to be looked at one by one. The example itself takes a game and a language.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool for those who work on the pages")]

#[path = "../tests/browser/chromium.rs"]
#[allow(dead_code, reason = "shared with the tests, which use more of it")]
mod chromium;
#[path = "../tests/browser/positions.rs"]
mod positions;
#[path = "../tests/browser/server.rs"]
#[allow(dead_code, reason = "shared with the tests, which use more of it")]
mod server;

use std::fs;
use std::path::Path;
use std::time::Duration;

use base64::prelude::{BASE64_STANDARD, Engine};
use chromium::Chromium;
use reqwest::Method;
use serde_json::Value;
use server::Server;

const WIDTHS: [u32; 3] = [390, 1024, 1600];
const TALLEST: u64 = 7000;

#[tokio::main]
async fn main() {
    let folder = Path::new("target/shots");
    fs::create_dir_all(folder).unwrap();
    let only = std::env::args().nth(1);
    let server = Server::start().await;
    let browser = Chromium::for_pictures().await;
    browser.open(&server.address).await;
    let lang = std::env::args().nth(2).unwrap_or_else(|| "en".to_owned());
    browser.open(&format!("{}/lang/{lang}", server.address)).await;
    for kind in catalog::games().iter().filter(|kind| only.as_deref().is_none_or(|only| only == kind.name()))
    {
        let whole = positions::play(*kind, usize::MAX).moves();
        for (state, moves) in [("start", 0), ("middle", whole / 2), ("end", whole)] {
            let address = positions::bring(&browser, positions::play(*kind, moves).as_ref()).await;
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

async fn take(browser: &Chromium, server: &Server, address: &str, width: u32, theme: &str, file: &Path) {
    browser.open(&format!("{}/theme/{theme}", server.address)).await;
    browser.resize(width, 900).await;
    browser.open(address).await;
    let height = browser.ask("return document.documentElement.scrollHeight").await.as_u64().unwrap_or(900);
    browser.resize(width, (height + 150).min(TALLEST) as u32).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let picture = browser.command(Method::GET, "/screenshot", &Value::Null).await.unwrap();
    fs::write(file, BASE64_STANDARD.decode(picture.as_str().unwrap()).unwrap()).unwrap();
}
