//! One screen per turn: on every kind of screen the sentence, something to do and the main button are in sight.

use serde_json::Value;

use crate::chromium::Chromium;
use crate::positions;
use crate::server::Server;

/// A game is looked at in so many moments.
const MOMENTS: usize = 7;
const SIZES: [(u32, u32); 5] = [(1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844)];
/// The narrowest window that is no phone.
const WIDE: u32 = 1024;
/// A sentence that is higher hides the board of a phone.
const HIGHEST_SENTENCE: f64 = 64.5;

/// What is in sight: nothing hides its middle.
const IN_SIGHT: &str = "
    const inSight = (thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        if (!width || !height) return false;
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (thing.contains(hit) || hit.contains(thing));
    };
    const all = (selector) => [...document.querySelectorAll(selector)];
    const [say, board, picture] = ['#say', '#board', '#board > *'].map((part) => document.querySelector(part));
    const isWhole = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const foot = document.querySelector('#panel .at-hand');
    return {
        asked: document.querySelector('#table').hasAttribute('data-turn'),
        prompt: say.querySelector('b').textContent.trim(),
        sentence: isWhole(say.getBoundingClientRect()) && inSight(say.querySelector('b')),
        height: say.getBoundingClientRect().height,
        things: all('#board [data-action]').filter(inSight).length,
        placed: all('#board [data-action]').filter((thing) => thing.getClientRects().length).length,
        listed: all('[data-panel]').filter(inSight).length,
        main: foot !== null && isWhole(foot.getBoundingClientRect()) && [...foot.querySelectorAll('.btn')].some(inSight),
        board: [board, picture].every((part) => part.getBoundingClientRect().width > 0 && part.getBoundingClientRect().height > 0),
        tooWide: document.documentElement.scrollWidth > innerWidth,
        tooHigh: document.documentElement.scrollHeight > innerHeight,
    };";

/// What does not fit on a screen of this width.
fn faults(seen: &Value, width: u32) -> Vec<&'static str> {
    let is = |key: &str| seen[key] == true;
    let asked = is("asked");
    let mut faults = vec![
        (seen["prompt"] == "", "nothing is said"),
        (!is("sentence"), "the sentence is out of sight"),
        (!is("board"), "the board has no size"),
        (is("tooWide"), "the page is wider than the screen"),
        (asked && seen["things"] == 0 && seen["listed"] == 0, "nothing to do is in sight"),
        (asked && seen["listed"] == 0, "the list is out of sight"),
        (asked && !is("main"), "the main button is out of sight"),
    ];
    if width >= WIDE {
        faults.push((is("tooHigh"), "the page itself scrolls"));
    } else {
        faults.push((seen["height"].as_f64() > Some(HIGHEST_SENTENCE), "the sentence is too high"));
    }
    faults.into_iter().filter(|(is_so, _)| *is_so).map(|(_, fault)| fault).collect()
}

async fn a_turn_fits_on_every_screen(game: &str) {
    let kind = catalog::find(game).unwrap();
    let server = Server::start().await;
    let browser = Chromium::start().await;
    browser.open(&server.address).await;
    let whole = positions::play(kind, usize::MAX).moves();
    let mut found = Vec::new();
    for moment in 0..MOMENTS {
        let lang = if moment % 2 == 0 { "hu" } else { "en" };
        browser.open(&format!("{}/lang/{lang}", server.address)).await;
        let moves = whole * moment / (MOMENTS - 1);
        let address = positions::bring(&browser, positions::play(kind, moves).as_ref()).await;
        browser.open(&address).await;
        for (width, height) in SIZES {
            browser.resize(width, height).await;
            let seen = browser.ask(IN_SIGHT).await;
            let faults = faults(&seen, width);
            if !faults.is_empty() {
                found.push(format!("after {moves} moves at {width} × {height} ({lang}): {faults:?} {seen}"));
            }
        }
    }
    assert!(found.is_empty(), "{game}:\n{}", found.join("\n"));
}

macro_rules! screens {
    ($($name:ident: $game:ty,)*) => {
        $(mod $name {
            #[tokio::test(flavor = "multi_thread")]
            async fn fits_on_every_screen() {
                super::a_turn_fits_on_every_screen(<$game as game::Game>::NAME).await;
            }
        })*
    };
}

catalog::each_game!(screens);
