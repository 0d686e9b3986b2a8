//! Pages for everybody: axe-core finds nothing on any kind of page, in both themes, on a screen and on a phone.

use std::path::Path;

use serde_json::json;

use crate::chromium::Chromium;
use crate::playing::say_name;
use crate::positions;
use crate::server::Server;

const SIZES: [(u32, u32); 2] = [(1440, 900), (390, 844)];

/// What axe-core has to say about the page. The theme decides about nothing but colors.
const JUDGE: &str = "
    const [theme] = arguments;
    document.documentElement.dataset.theme = theme;
    const rules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
    const what = theme === 'dark' ? { runOnly: ['color-contrast'] } : { rules };
    return axe.run(document, { ...what, resultTypes: ['violations'] }).then(({ violations }) => violations.map(
        ({ id, nodes }) => `${id} ×${nodes.length}: ` + nodes.slice(0, 4)
            .map(({ target, html, failureSummary }) => [target.join(' '), html.slice(0, 160), failureSummary].join(' | ')).join(' || ')));";

/// The script that `cargo xtask test` fetches.
fn axe() -> String {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe-core/axe_playwright_python/axe.min.js");
    std::fs::read_to_string(file).expect("axe-core is needed: `cargo xtask test` fetches it")
}

struct Judge {
    axe: String,
    browser: Chromium,
    server: Server,
    found: Vec<String>,
}

impl Judge {
    /// With the browser of somebody who has a name.
    async fn start() -> Self {
        let (server, browser) = (Server::start().await, Chromium::start().await);
        say_name(&browser, &server, "Anna").await;
        Judge { axe: axe(), browser, server, found: Vec::new() }
    }

    async fn page(&mut self, path: &str) {
        self.look_at(&format!("{}{path}", self.server.address)).await;
    }

    async fn look_at(&mut self, address: &str) {
        self.browser.open(address).await;
        self.browser.ask(&self.axe).await;
        for (width, height) in SIZES {
            self.browser.resize(width, height).await;
            for theme in ["light", "dark"] {
                let said = self.browser.ask_about(JUDGE, &json!([theme])).await;
                let path = address.trim_start_matches(&self.server.address);
                let said = said.as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned());
                self.found.extend(said.map(|one| format!("{path} at {width}, {theme}: {one}")));
            }
        }
    }

    fn has_found_nothing(&self) {
        assert!(self.found.is_empty(), "{}", self.found.join("\n"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_around_the_tables_are_for_everybody() {
    let mut judge = Judge::start().await;
    judge.browser.open(&format!("{}/new?game=deus&seats=2", judge.server.address)).await;
    assert!(judge.browser.click(".sum .btn.primary").await);
    judge.browser.wait("return location.pathname.startsWith('/t/')").await;
    let waiting = judge.browser.address().await;
    judge.look_at(&waiting).await;
    let pages = [
        "/",
        "/games",
        "/new",
        "/new?game=age-of-rome",
        "/new?game=mare-nostrum",
        "/rules/deus",
        "/editions/deus",
        "/bots",
        "/who",
        "/mine",
        "/import",
        "/tables/open",
    ];
    for path in pages {
        judge.page(path).await;
    }
    judge.has_found_nothing();
}

/// A table in the middle and at the end of a game, with a hint, as text, and looking back.
async fn its_tables_are_for_everybody(game: &str) {
    let kind = catalog::find(game).unwrap();
    let mut judge = Judge::start().await;
    let whole = positions::play(kind, usize::MAX);
    let middle = positions::play(kind, whole.moves() / 2);
    let running = positions::bring(&judge.browser, middle.as_ref()).await;
    judge.browser.open(&running).await;
    assert!(judge.browser.click("form[action$='/hint'] button").await);
    judge.browser.wait("return document.querySelector('.advice') !== null").await;
    judge.look_at(&running).await;
    let ended = positions::bring(&judge.browser, whole.as_ref()).await;
    judge.look_at(&ended).await;
    judge.look_at(&format!("{ended}replay?move={}", whole.moves() / 2)).await;
    judge.look_at(&format!("{ended}?plain=yes")).await;
    judge.has_found_nothing();
}

macro_rules! tables {
    ($($name:ident: $game:ty,)*) => {
        $(mod $name {
            #[tokio::test(flavor = "multi_thread")]
            async fn is_for_everybody() {
                super::its_tables_are_for_everybody(<$game as game::Game>::NAME).await;
            }
        })*
    };
}

catalog::each_game!(tables);
