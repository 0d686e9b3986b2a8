//! Whatever is pressed is sent, once, and what is asked can always be read: also while moves of others are shown.

use std::time::Duration;

use serde_json::{Value, json};

use crate::chromium::{Chromium, ENTER};
use crate::playing::say_name;
use crate::server::Server;

const MY_TURN: &str = "return 'turn' in document.getElementById('table').dataset";
const OVER: &str = "return document.querySelector('.score') !== null";

/// Counts the presses of things that ask the server for something, and the requests.
const COUNT: &str = "
    window.presses = 0; window.requests = 0;
    const things = 'button[form=act], #board [data-action], #board [data-why], form[action$=\"/hint\"] button';
    document.addEventListener('click', (event) => {
        if (event.target.closest(things)) presses += 1;
    }, true);
    document.addEventListener('keydown', ({ key, target }) => {
        if (key === 'Enter' && target.matches('g[data-action]')) presses += 1;
    }, true);
    const send = window.fetch;
    window.fetch = (address, init) => {
        if (init?.method === 'POST') requests += 1;
        return send(address, init);
    };";

/// At a table with two bots, with moves of others shown for so many milliseconds each.
async fn at_a_table(game: &str, pace: u32) -> (Server, Chromium) {
    let server = Server::start().await;
    let anna = Chromium::with_motion().await;
    say_name(&anna, &server, "Anna").await;
    anna.ask(&format!("localStorage.setItem('pace', '{pace}')")).await;
    assert!(anna.click(&format!("form[action='/play/{game}'] button")).await);
    anna.wait("return document.querySelector('#board') !== null").await;
    (server, anna)
}

async fn is(browser: &Chromium, script: &str) -> bool {
    browser.ask(script).await == Value::Bool(true)
}

/// Presses something with mouse or keyboard the moment it is there.
async fn press_at_once(browser: &Chromium, selector: &str, by_key: bool) {
    if by_key {
        let focused = "document.querySelector(arguments[0])?.focus()";
        browser.ask_about(focused, &json!([selector])).await;
        browser.press(&[ENTER]).await;
    } else {
        browser.click(selector).await;
    }
}

/// Waits until all that was pressed was answered.
const ANSWERED: &str = "return !document.body.classList.contains('busy')";

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_quick_clicks_lead_to_one_request_each() {
    let mut pressed = 0;
    while pressed < 100 {
        let (_server, anna) = at_a_table("seven-wonders-dice", 350).await;
        anna.ask(COUNT).await;
        let mut number = 0;
        while !is(&anna, OVER).await {
            if is(&anna, "return document.querySelector('[data-panel]') === null").await {
                tokio::time::sleep(Duration::from_millis(10)).await;
                continue;
            }
            number += 1;
            let thing = match number % 9 {
                4 => "form[action$='/hint'] button",
                0 | 2 | 5 | 7 => "#board [data-action]",
                _ => "[data-panel]",
            };
            press_at_once(&anna, thing, number % 3 == 0).await;
            anna.wait(ANSWERED).await;
        }
        let presses = anna.ask("return presses").await.as_u64().unwrap();
        assert_eq!(anna.ask("return requests").await, presses, "every press is sent, and sent once");
        assert!(presses >= 20, "a whole game was played, not {presses} presses");
        pressed += presses;
    }
}

/// Pressed and held while the moves of others come in.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_held_down_is_not_swapped_away() {
    let (_server, anna) = at_a_table("seven-wonders-dice", 60).await;
    anna.ask(COUNT).await;
    for _ in 0..8 {
        anna.wait("return document.querySelector('[data-panel]') !== null").await;
        let place = "
            const thing = document.querySelector('[data-panel]');
            thing.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { left, top, width, height } = thing.getBoundingClientRect();
            return [left + width / 2, top + height / 2];";
        let place: [f64; 2] = serde_json::from_value(anna.ask(place).await).unwrap();
        hold(&anna, place, Duration::from_millis(700)).await;
        anna.wait(ANSWERED).await;
    }
    let presses = anna.ask("return presses").await;
    assert_eq!(presses, 8, "what was pressed is still there when the button is let go");
    assert_eq!(anna.ask("return requests").await, presses);
}

async fn hold(browser: &Chromium, [x, y]: [f64; 2], time: Duration) {
    let event = |kind: &str| json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
    browser.browser("Input.dispatchMouseEvent", &event("mousePressed")).await;
    tokio::time::sleep(time).await;
    browser.browser("Input.dispatchMouseEvent", &event("mouseReleased")).await;
}

/// A hand that trembles while it clicks on an enlarged map drags nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_click_with_a_trembling_hand_is_a_click() {
    let (_server, anna) = at_a_table("deus", 0).await;
    let is_on_the_map = "return document.querySelector('.zoom-pane g[data-action]') !== null";
    for _ in 0..30 {
        anna.wait(MY_TURN).await;
        if is(&anna, is_on_the_map).await {
            break;
        }
        anna.click("[data-panel]").await;
        anna.wait(ANSWERED).await;
    }
    anna.ask(COUNT).await;
    assert!(anna.click(".zoom-tools button").await, "the map is enlarged");
    let place = "
        const thing = document.querySelector('.zoom-pane g[data-action]');
        thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = thing.getBoundingClientRect();
        return [left + width / 2, top + height / 2];";
    let [x, y]: [f64; 2] = serde_json::from_value(anna.ask(place).await).unwrap();
    let event = |kind: &str, x: f64| json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
    let path = [("mouseMoved", 0.0), ("mousePressed", 0.0), ("mouseMoved", 2.0), ("mouseMoved", -2.0)];
    for (kind, aside) in path.into_iter().chain([("mouseReleased", -2.0)]) {
        anna.browser("Input.dispatchMouseEvent", &event(kind, x + aside)).await;
    }
    anna.wait("return requests === 1").await;
}

/// Requests for boards of earlier moves wait until they are let through.
const SLOW_STILLS: &str = "
    const send = window.fetch;
    window.stills = [];
    window.fetch = async (address, init) => {
        if (String(address).includes('/still')) await new Promise((done) => stills.push(done));
        return send(address, init);
    };";

/// A picture of an earlier move that comes late once took the place of the board: nothing on it could be pressed
/// until the page was loaded anew.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_picture_does_not_take_the_place_of_the_board() {
    let (_server, anna) = at_a_table("deus", 350).await;
    anna.ask(SLOW_STILLS).await;
    for _ in 0..30 {
        if !is(&anna, "return stills.length === 0").await {
            break;
        }
        if is(&anna, MY_TURN).await {
            anna.click("[data-panel]").await;
        }
        anna.wait(ANSWERED).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(is(&anna, "return stills.length > 0").await, "others moved, and it is being shown");
    let my_turn =
        "return fetch(location.href, { headers: { 'X-Fragment': 'yes' } }).then((answer) => answer.text())
        .then((text) => text.includes('data-turn'))";
    anna.wait(my_turn).await;
    assert!(anna.click(".tab:has(#side-chat)").await);
    anna.write("#message", "Hello").await;
    anna.press(&[ENTER]).await;
    anna.wait(MY_TURN).await;
    anna.ask("stills.splice(0).forEach((go) => go())").await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let offered = "return document.querySelectorAll('#board [data-action]').length > 0";
    assert!(is(&anna, offered).await, "the board can be played on");
    let moves = anna.text("return document.getElementById('table').dataset.moves").await;
    assert!(anna.click("#board button[data-action], [data-panel]").await);
    anna.wait(&format!("return document.getElementById('table').dataset.moves !== '{moves}'")).await;
}

/// Keeps in mind every sentence that stood beside which symbols, and whether I was to act.
const READ: &str = "
    window.read = new Set();
    const look = () => {
        const said = document.querySelector('#say b')?.textContent.trim() ?? '';
        const tokens = [...document.querySelectorAll('#say .tok')].map((token) => token.className.match(/c\\d/)[0]);
        read.add(JSON.stringify([said, tokens.join(' ')]));
    };
    new MutationObserver(look).observe(document.getElementById('table'),
        { childList: true, subtree: true, characterData: true, attributes: true });
    look();";

/// Adds up how much of the page jumped although nobody had touched it, and keeps in mind what jumped most.
const WATCH_JUMPS: &str = "
    window.jumps = { sum: 0, worst: [] };
    const name = ({ node }) => node && `${node.nodeName} ${node.id ?? ''} ${node.getAttribute?.('class') ?? ''}`;
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
            if (hadRecentInput) continue;
            jumps.sum += value;
            jumps.worst.push([value, sources.map(name).join(', ')]);
            jumps.worst = jumps.worst.sort(([a], [b]) => b - a).slice(0, 5);
        }
    }).observe({ type: 'layout-shift' });";
/// What a page may jump in a whole game, in screens.
const MOST_JUMPS: f64 = 0.5;

/// Plays a whole game on a phone; returns how many sentences began with the name of somebody else.
async fn the_prompt_is_never_blank(game: &str) -> usize {
    let (_server, anna) = at_a_table(game, 40).await;
    let names = anna.strings("return [...document.querySelectorAll('.person > span:nth-child(2)')].map((name) => name.textContent)").await;
    anna.resize(390, 844).await;
    anna.ask(READ).await;
    anna.ask(WATCH_JUMPS).await;
    while !is(&anna, OVER).await {
        if is(&anna, MY_TURN).await {
            anna.click("[data-panel]").await;
            anna.wait(ANSWERED).await;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let jumps = anna.ask("return jumps").await;
    assert!(jumps["sum"].as_f64() < Some(MOST_JUMPS), "{game}: the page jumps: {jumps}");
    let read = anna.strings("return [...read]").await;
    let mut about_others = 0;
    for line in &read {
        let (said, tokens): (String, String) = serde_json::from_str(line).unwrap();
        assert_ne!(said, "", "{game}: something is always said: {line}");
        for (index, name) in names.iter().enumerate().skip(1) {
            // A bot's name carries its level: "Cato (citizen)".
            let name = name.split(" (").next().unwrap();
            if said.starts_with(&format!("{name} ")) {
                about_others += 1;
                assert_eq!(tokens, format!("c{}", index + 1), "{game}: the symbol is that of {name}: {line}");
            }
        }
    }
    about_others
}

/// Here nobody is spoken of by name: all act at once, or nations do.
const NOBODY_IS_NAMED: [&str; 2] = ["seven-wonders-dice", "mare-nostrum"];

async fn something_is_always_said(game: &str) {
    let about_others = the_prompt_is_never_blank(game).await;
    let is_told = about_others > 10 || NOBODY_IS_NAMED.contains(&game);
    assert!(is_told, "{game}: what others do is told, not {about_others} times");
}

macro_rules! prompts {
    ($($name:ident: $game:ty,)*) => {
        $(mod $name {
            #[tokio::test(flavor = "multi_thread")]
            async fn always_says_something() {
                super::something_is_always_said(<$game as game::Game>::NAME).await;
            }
        })*
    };
}

catalog::each_game!(prompts);
