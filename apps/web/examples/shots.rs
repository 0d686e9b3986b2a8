//! Pictures of every page: the lobby, the rules, and every game at its start, in its middle, while its players trade,
//! at its end and in its replay, in a real browser. `cargo xtask shots` puts them into `target/shots`, to be looked at
//! one by one. The example itself takes a language and a game.

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
use catalog::{GameKind, Moment};
use chromium::Chromium;
use game::{Lang, Viewer, Words};
use reqwest::Method;
use serde_json::Value;
use server::Server;

/// A phone, a tablet, a small and a usual screen.
const SIZES: [(u32, u32); 4] = [(390, 844), (1024, 768), (1280, 720), (1440, 900)];
const PHONE: (u32, u32) = SIZES[0];
const SCREEN: (u32, u32) = SIZES[3];
const TALLEST: u64 = 7000;

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let lang = args.next().unwrap_or_else(|| "en".to_owned());
    let only = args.next();
    let server = Server::start().await;
    let browser = Chromium::for_pictures().await;
    browser.open(&server.address).await;
    browser.open(&format!("{}/lang/{lang}", server.address)).await;
    let folder = Path::new("target/shots").join(&lang);
    let camera = Camera { server: &server, browser: &browser, folder: &folder };
    fs::create_dir_all(camera.folder).unwrap();
    if only.is_none() {
        camera.page("home", "/").await;
        camera.page("games", "/games").await;
    }
    for kind in catalog::games().iter().filter(|kind| only.as_deref().is_none_or(|only| only == kind.name()))
    {
        camera.game(*kind).await;
    }
}

/// Moments of a game that are worth a picture, and after how many moves they come.
fn states(kind: &dyn GameKind, whole: usize) -> Vec<(&'static str, usize)> {
    let mut states = vec![("start", 0), ("middle", whole / 2), ("end", whole)];
    states.extend(trade(kind, whole).map(|moves| ("trade", moves)));
    states
}

/// When players first trade, in games in which they do.
fn trade(kind: &dyn GameKind, whole: usize) -> Option<usize> {
    let words = Words::new(Lang::En, &[kind.locale(Lang::En), boards::words(kind.name(), Lang::En)]);
    let live = positions::play(kind, whole);
    let is_trade = |moves: &usize| {
        let phases = boards::phases(&live.sight(Moment::Before(*moves), Viewer::Public), &words);
        phases.iter().any(|(name, is_now)| *is_now && name == "Trade")
    };
    (0..whole).filter(is_trade).nth(8)
}

struct Camera<'a> {
    server: &'a Server,
    browser: &'a Chromium,
    folder: &'a Path,
}

impl Camera<'_> {
    async fn game(&self, kind: &dyn GameKind) {
        let game = kind.name();
        self.page(&format!("{game}-new"), &format!("/new?game={game}")).await;
        self.page(&format!("{game}-rules"), &format!("/rules/{game}")).await;
        let whole = positions::play(kind, usize::MAX).moves();
        for (state, moves) in states(kind, whole) {
            let address = positions::bring(self.browser, positions::play(kind, moves).as_ref()).await;
            self.screen(&format!("{game}-{state}"), &address).await;
            match state {
                "middle" => self.turn(&format!("{game}-{state}"), &address).await,
                "end" => {
                    self.whole(&format!("{game}-replay"), &format!("{address}replay?move={}", whole / 2))
                        .await;
                }
                _ => {}
            }
        }
    }

    /// What a turn looks like while somebody takes it: the parts of a phone, its open list, a hint.
    async fn turn(&self, name: &str, address: &str) {
        self.browser.open(&format!("{}/theme/light", self.server.address)).await;
        self.browser.resize(PHONE.0, PHONE.1).await;
        self.browser.open(address).await;
        for view in ["board", "mine", "others", "log"] {
            self.browser.click(&format!(".tab:has(#view-{view})")).await;
            self.shoot(&format!("{name}-tab-{view}.png")).await;
        }
        self.browser.click("label.all").await;
        self.shoot(&format!("{name}-sheet.png")).await;
        self.browser.click("form[action$='/hint'] button").await;
        self.browser.wait("return document.querySelector('.advice') !== null").await;
        for (width, height) in [PHONE, SCREEN] {
            self.browser.resize(width, height).await;
            self.shoot(&format!("{name}-hint-{width}.png")).await;
        }
    }

    async fn page(&self, name: &str, path: &str) {
        self.whole(name, &format!("{}{path}", self.server.address)).await;
    }

    /// All of a page, however long.
    async fn whole(&self, name: &str, address: &str) {
        self.take(name, address, true).await;
    }

    /// What is seen of a page without scrolling.
    async fn screen(&self, name: &str, address: &str) {
        self.take(name, address, false).await;
    }

    async fn take(&self, name: &str, address: &str, is_whole: bool) {
        for theme in ["light", "dark"] {
            self.browser.open(&format!("{}/theme/{theme}", self.server.address)).await;
            for (width, height) in SIZES {
                self.browser.resize(width, height).await;
                self.browser.open(address).await;
                if is_whole {
                    self.stretch(width).await;
                }
                tokio::time::sleep(Duration::from_millis(400)).await;
                self.shoot(&format!("{name}-{width}-{theme}.png")).await;
            }
        }
    }

    async fn stretch(&self, width: u32) {
        let height = self.browser.ask("return document.documentElement.scrollHeight").await;
        self.browser.resize(width, (height.as_u64().unwrap_or(900) + 20).min(TALLEST) as u32).await;
    }

    async fn shoot(&self, file: &str) {
        let picture = self.browser.command(Method::GET, "/screenshot", &Value::Null).await.unwrap();
        fs::write(self.folder.join(file), BASE64_STANDARD.decode(picture.as_str().unwrap()).unwrap())
            .unwrap();
        println!("{file}");
    }
}
