//! A phone of 390 pixels: everything is large enough for a finger, and maps are dragged and pinched.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::chromium::Chromium;
use crate::positions;
use crate::server::Server;

/// The size of what can be pressed, by selector. An action may be offered several times: its largest thing on the
/// board counts, and for what is drawn on a map, which fits the width first, the list counts too. What is only there
/// for the keyboard, and links within sentences, are left out.
const SIZES: &str = "
    const sizes = {};
    const note = (name, thing) => {
        const { width, height } = thing.getBoundingClientRect();
        if (Math.min(width, height) >= Math.min(...(sizes[name] ?? [0, 0]))) sizes[name] = [width, height];
    };
    const isThere = (thing) => thing.checkVisibility() && thing.getClientRects().length && !thing.closest('.skip, .hidden-name');
    for (const thing of document.querySelectorAll('#board [data-action]')) {
        if (isThere(thing)) note(`action ${thing.dataset.action}`, thing);
        const listed = thing.closest('.zoomable') && document.querySelector(`[data-panel=\"${thing.dataset.action}\"]`);
        if (listed) note(`action ${thing.dataset.action}`, listed);
    }
    const others = 'button:not([data-action]):not([data-why]), summary, select, label[for], label:has(input), a[href]';
    for (const [number, thing] of [...document.querySelectorAll(others)].entries()) {
        const isSentence = thing.matches('.rule, .log a, .seed a, .log-panel h2 a, .zoomable label');
        if (isThere(thing) && !isSentence) note(`${number} ${thing.outerHTML.slice(0, 90)}`, thing);
    }
    return sizes;";

/// What a finger hits without looking twice, in pixels; browsers round a little.
const FINGER: f64 = 43.9;
/// What a phone shows one at a time.
const VIEWS: [&str; 4] = ["view-board", "view-mine", "view-others", "view-log"];
/// A game is looked at in so many positions.
const PARTS: usize = 8;

async fn a_finger_is_enough(game: &str) {
    let kind = catalog::find(game).unwrap();
    let server = Server::start().await;
    let browser = Chromium::start().await;
    browser.be_a_phone().await;
    browser.open(&server.address).await;
    let whole = positions::play(kind, usize::MAX).moves();
    let mut small = BTreeMap::new();
    for part in 0..PARTS {
        let address = positions::bring(&browser, positions::play(kind, whole * part / PARTS).as_ref()).await;
        browser.open(&address).await;
        browser.wait("return document.querySelector('.zoom-pane, #board .panel') !== null").await;
        for view in VIEWS {
            assert!(browser.click(&format!(".tab:has(#{view})")).await, "{view} can be chosen");
            let sizes: BTreeMap<String, [f64; 2]> = serde_json::from_value(browser.ask(SIZES).await).unwrap();
            small.extend(sizes.into_iter().filter(|(_, size)| size.iter().any(|&side| side < FINGER)));
        }
        let wide = browser.ask("return document.documentElement.scrollWidth > innerWidth").await;
        assert_eq!(wide, Value::Bool(false), "{game}, part {part}: the page is wider than the phone");
    }
    assert!(small.is_empty(), "{game}: too small for a finger: {small:?}");
}

macro_rules! fingers {
    ($($name:ident: $game:ty,)*) => {
        $(mod $name {
            #[tokio::test(flavor = "multi_thread")]
            async fn is_large_enough_for_fingers() {
                super::a_finger_is_enough(<$game as game::Game>::NAME).await;
            }
        })*
    };
}

catalog::each_game!(fingers);

/// Where the map is, how far it is scrolled, how large it is drawn.
const MAP: &str = "
    const pane = document.querySelector('.zoom-pane');
    pane.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = pane.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, right: pane.scrollLeft, down: pane.scrollTop,
        width: pane.firstElementChild.getBoundingClientRect().width };";

#[tokio::test(flavor = "multi_thread")]
async fn a_map_is_dragged_with_one_finger_and_pinched_with_two() {
    let server = Server::start().await;
    let browser = Chromium::start().await;
    browser.be_a_phone().await;
    browser.open(&server.address).await;
    let kind = catalog::find("mare-nostrum").unwrap();
    let address = positions::bring(&browser, positions::play(kind, 40).as_ref()).await;
    browser.open(&address).await;
    browser.wait("return document.querySelector('.zoom-pane') !== null").await;
    assert!(browser.click(".tab:has(#view-board)").await);
    assert_eq!(
        browser.ask("return document.querySelector('.zoom-pane').scrollWidth <= innerWidth").await,
        true,
        "a map fits the width first"
    );
    browser.ask(MAP).await;
    for _ in 0..3 {
        assert!(browser.click(".zoom-tools button").await, "and is enlarged on demand");
    }
    let before = browser.ask(MAP).await;
    let [x, y, width] = ["x", "y", "width"].map(|key| before[key].as_f64().unwrap());
    let drag: Vec<_> = (0..=12).map(|step| vec![(x + 60.0 - 10.0 * f64::from(step), y)]).collect();
    browser.touch(&drag).await;
    let dragged =
        format!("return document.querySelector('.zoom-pane').scrollLeft > {} + 60", before["right"]);
    browser.wait(&dragged).await;
    let apart = |step: i32| 40.0 + 6.0 * f64::from(step);
    let pinch: Vec<_> = (0..=10).map(|step| vec![(x - apart(step), y), (x + apart(step), y)]).collect();
    browser.touch(&pinch).await;
    let after = browser.ask(MAP).await;
    let grown = after["width"].as_f64().unwrap() / width;
    assert!((1.5..3.0).contains(&grown), "fingers from 80 to 200 pixels apart enlarge the map {grown} times");
}
