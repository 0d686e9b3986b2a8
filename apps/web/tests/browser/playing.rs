//! Whole games by mouse, by keyboard and without a script.

use serde_json::Value;

use crate::chromium::Chromium;
use crate::server::Server;

/// Where the focus goes with the key Tab, and the key that presses what has it.
const TAB: char = '\u{E004}';
const ENTER: char = '\u{E007}';

/// Types a name on the home page.
pub(crate) async fn say_name(browser: &Chromium, server: &Server, name: &str) {
    browser.open(&server.address).await;
    browser.write("#name", name).await;
    assert!(browser.click(".nameform button").await);
    browser.wait("return document.querySelector('.hi h1').textContent.includes('Welcome')").await;
}

/// Opens a table for two and lets the other one sit down; returns its address.
pub(crate) async fn two_at_a_table(server: &Server, game: &str, one: &Chromium, other: &Chromium) -> String {
    one.open(&format!("{}/new?game={game}&seats=2", server.address)).await;
    assert!(one.click(".sum .btn.primary").await);
    one.wait("return location.pathname.startsWith('/t/')").await;
    let address = one.address().await;
    other.open(&address).await;
    assert!(other.click(".seatrow .btn.do").await);
    other.wait("return document.querySelector('#board') !== null").await;
    one.wait("return document.querySelector('#board') !== null").await;
    address
}

const VERSION: &str = "return document.getElementById('table').dataset.moves";
const PANEL: &str = "return [...document.querySelectorAll('[data-panel]')].map(e => e.dataset.panel).sort()";

/// The page at a glance: whose turn, what the board and the panel offer, and what is offered without a name.
const GLANCE: &str = "
    const all = (selector) => [...document.querySelectorAll(selector)];
    const things = all('#board [data-action], .board-rest [data-action]');
    return {
        moves: document.getElementById('table').dataset.moves,
        turn: 'turn' in document.getElementById('table').dataset,
        over: document.querySelector('#say b').textContent.includes('The game is over'),
        board: [...new Set(things.map(e => e.dataset.action))].sort(),
        panel: all('[data-panel]').map(e => e.dataset.panel).sort(),
        nameless: things.filter(e => !(e.getAttribute('aria-label') || e.textContent.trim())).length,
    }";

/// Clicks something on the board; the page must offer there exactly what its panel offers.
async fn click_on_the_board(browser: &Chromium, glance: &Value, number: usize) {
    assert_eq!(glance["board"], glance["panel"], "the board and the panel offer the same");
    assert_eq!(glance["nameless"], 0, "everything that can be clicked has a name");
    let offered = glance["board"].as_array().unwrap();
    let action = offered[number % offered.len()].as_str().unwrap();
    let selector = format!("#board [data-action='{action}']");
    browser.click(&selector).await;
    let moves = glance["moves"].as_str().unwrap();
    let moved = format!("return document.getElementById('table').dataset.moves !== '{moves}'");
    for attempt in 0..400 {
        if browser.ask(&moved).await == true {
            return;
        }
        if attempt % 100 == 60 {
            // Something lay on its middle, or it was still moving: click it where it is free.
            browser.ask(&format!("document.querySelector(\"{selector}\")?.click?.()")).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    let page = browser
        .text("return document.querySelector('.notice')?.textContent ?? document.body.className")
        .await;
    let thing =
        browser.text(&format!("return document.querySelector(\"{selector}\")?.outerHTML ?? 'gone'")).await;
    panic!("a click on `{action}` did nothing: {page}: {thing}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_guests_play_a_whole_game_of_the_builders() {
    let server = Server::start().await;
    let (anna, bela) = (Chromium::start().await, Chromium::start().await);
    say_name(&anna, &server, "Anna").await;
    say_name(&bela, &server, "Béla").await;
    two_at_a_table(&server, "builders", &anna, &bela).await;
    let mut moves = 0;
    let mut idle = 0;
    loop {
        let (a, b) = tokio::join!(anna.ask(GLANCE), bela.ask(GLANCE));
        if a["over"] == true && b["over"] == true {
            break;
        }
        let is_settled = a["moves"] == b["moves"] && a["turn"] != b["turn"];
        if !is_settled {
            idle += 1;
            assert!(idle < 1000, "the pages never agree: {a} {b}");
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            continue;
        }
        let (player, glance) = if a["turn"] == true { (&anna, a) } else { (&bela, b) };
        click_on_the_board(player, &glance, moves * 7 + moves / 5).await;
        (moves, idle) = (moves + 1, 0);
        assert!(moves < 3000, "the game never ends");
    }
    for browser in [&anna, &bela] {
        browser.wait("return document.querySelector('.score') !== null").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_alone_is_enough() {
    let server = Server::start().await;
    let anna = Chromium::start().await;
    anna.open(&server.address).await;
    tab_to(&anna, "#name").await;
    anna.press(&"Anna".chars().collect::<Vec<_>>()).await;
    anna.press(&[ENTER]).await;
    anna.wait("return document.querySelector('.hi h1').textContent.includes('Anna')").await;
    tab_to(&anna, "form[action='/play/seven-wonders-dice'] button").await;
    anna.press(&[ENTER]).await;
    anna.wait("return location.pathname.startsWith('/t/')").await;
    for number in 0..12 {
        anna.wait("return document.querySelector('[data-panel]') !== null").await;
        let offered = anna.strings(PANEL).await;
        let before = anna.text(VERSION).await;
        tab_to(&anna, &format!("[data-panel='{}']", offered[number % offered.len()])).await;
        anna.press(&[ENTER]).await;
        anna.wait(&format!("return document.getElementById('table').dataset.moves !== '{before}'")).await;
    }
}

/// Moves the focus with Tab until it is there.
async fn tab_to(browser: &Chromium, selector: &str) {
    let there = format!("return document.activeElement.matches(\"{selector}\")");
    for _ in 0..400 {
        if browser.ask(&there).await == Value::Bool(true) {
            return;
        }
        browser.press(&[TAB]).await;
    }
    panic!("{selector} cannot be reached by keyboard");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_works_without_a_script() {
    let server = Server::start().await;
    let anna = Chromium::without_scripts().await;
    say_name(&anna, &server, "Anna").await;
    assert!(anna.click("form[action='/play/builders'] button").await);
    for number in 0..10 {
        while anna.ask("return document.querySelector('[data-panel]') === null").await == Value::Bool(true) {
            anna.reload().await;
        }
        let offered = anna.strings(PANEL).await;
        let before = anna.text(VERSION).await;
        assert!(anna.click(&format!("[data-panel='{}']", offered[number % offered.len()])).await);
        anna.wait(&format!("return document.getElementById('table').dataset.moves !== '{before}'")).await;
    }
    assert!(anna.click("details.menu summary").await);
    assert_eq!(
        anna.ask("return document.getElementById('conn').hidden").await,
        Value::Bool(true),
        "no script ran"
    );
    anna.open(&format!("{}/lang/hu", server.address)).await;
    anna.wait("return document.documentElement.lang === 'hu'").await;
}
