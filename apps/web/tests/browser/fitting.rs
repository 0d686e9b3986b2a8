//! One screen per turn: on every kind of screen the sentence, something to do and the main button are in sight.

use serde_json::{Value, json};

use crate::chromium::Chromium;
use crate::positions;
use crate::server::Server;

/// A game is looked at in so many moments.
const MOMENTS: usize = 20;
const SIZES: [(u32, u32); 5] = [(1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844)];
/// The narrowest window that is no phone, and the narrowest that shows everything a turn needs at once.
const WIDE: u32 = 1024;
const ROOMY: u32 = 1280;
/// A sentence that is higher hides the board of a phone.
const HIGHEST_SENTENCE: f64 = 64.5;

/// What a script gets after every move may be so large, in bytes.
const LARGEST_FRAGMENT: f64 = 150_000.0;
/// What comes over the line when somebody opens a table for the first time, in bytes.
const HEAVIEST_PAGE: f64 = 130_000.0;

/// How large the changing part of the page is, and all of it with its scripts, styles and drawings, as sent.
const WEIGHT: &str = "
    const entries = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
    const page = entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
    return fetch(location.href, { headers: { 'X-Fragment': 'yes' } }).then((answer) => answer.blob())
        .then(({ size }) => ({ fragment: size, page }));";

const IN_SIGHT: &str = include_str!("in_sight.js");

/// What does not fit on a screen of this width.
fn faults(seen: &Value, width: u32) -> Vec<&'static str> {
    let is = |key: &str| seen[key] == true;
    let number = |key: &str| seen[key].as_f64().unwrap();
    let some = |key: &str| !seen[key].as_array().unwrap().is_empty();
    let asked = is("asked");
    let mut faults = vec![
        (seen["prompt"] == "", "nothing is said"),
        (!is("sentence"), "the sentence is out of sight"),
        (is("cut"), "the sentence is cut"),
        (some("flat"), "something on the board has no size"),
        (some("overlaps"), "something lies on something else"),
        (is("tooWide"), "the page is wider than the screen"),
        (asked && seen["listed"] == 0, "nothing of the list is in sight"),
        (asked && !is("main"), "the main button is out of sight"),
    ];
    if width >= WIDE {
        faults.push((is("tooHigh"), "the page itself scrolls"));
    }
    if width >= ROOMY {
        let half = number("screen") / 2.0;
        faults.push((asked && number("farthest") >= half, "a move is more than half a screen away"));
        faults.push((asked && number("mine") >= half, "what is mine is more than half a screen away"));
    }
    if width < WIDE {
        faults.push((number("height") > HIGHEST_SENTENCE, "the sentence is too high"));
    }
    faults.into_iter().filter(|(is_so, _)| *is_so).map(|(_, fault)| fault).collect()
}

async fn a_turn_fits_on_every_screen(game: &str) {
    let positions = positions::moments(catalog::find(game).unwrap(), MOMENTS);
    assert_eq!(positions.len(), MOMENTS, "{game} is long enough");
    let server = Server::start().await;
    let browser = Chromium::start().await;
    browser.open(&server.address).await;
    let mut tables = Vec::new();
    for position in &positions {
        tables.push((position.moves, position.bring(&browser).await));
    }
    let mut found = Vec::new();
    for lang in ["hu", "en"] {
        browser.ask_about("return fetch(`/lang/${arguments[0]}`).then(() => true)", &json!([lang])).await;
        for (moves, address) in &tables {
            browser.open(address).await;
            let weight = browser.ask(WEIGHT).await;
            let [fragment, page] = ["fragment", "page"].map(|key| weight[key].as_f64().unwrap());
            if fragment > LARGEST_FRAGMENT || page > HEAVIEST_PAGE {
                found.push(format!("after {moves} moves ({lang}): too heavy: {weight}"));
            }
            for (width, height) in SIZES {
                browser.resize(width, height).await;
                let seen = browser.ask(IN_SIGHT).await;
                let faults = faults(&seen, width);
                if !faults.is_empty() {
                    found.push(format!(
                        "after {moves} moves at {width} × {height} ({lang}): {faults:?} {seen}"
                    ));
                }
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
