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
const OVER: &str = "return document.querySelector('#say b').textContent.includes('The game is over')";
const OFFERED: &str = "return [...new Set([...document.querySelectorAll('#board [data-action], .board-rest [data-action]')].map(e => e.dataset.action))].sort()";
const PANEL: &str = "return [...document.querySelectorAll('[data-panel]')].map(e => e.dataset.panel).sort()";

/// Every thing that can be clicked says what it is to those who cannot see it.
const NAMELESS: &str = "return [...document.querySelectorAll('#board [data-action]')].filter(e => !(e.getAttribute('aria-label') || e.textContent.trim())).map(e => e.dataset.action)";

async fn is_turn(browser: &Chromium) -> bool {
    browser.ask("return 'turn' in document.getElementById('table').dataset").await == Value::Bool(true)
}

/// Clicks something on the board; the page must offer there exactly what its panel offers.
async fn click_on_the_board(browser: &Chromium, number: usize) {
    let offered = browser.strings(OFFERED).await;
    assert_eq!(offered, browser.strings(PANEL).await, "the board and the panel offer the same");
    assert_eq!(browser.strings(NAMELESS).await, Vec::<String>::new());
    let action = &offered[number % offered.len()];
    let before = browser.text(VERSION).await;
    let selector = format!("#board [data-action='{}']", action.replace('\'', "\\'"));
    if !browser.click(&selector).await {
        // Something small lies on top of its middle: click it as a finger would, where it is free.
        browser.ask(&format!("document.querySelector(\"{selector}\").dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")).await;
    }
    browser.wait(&format!("return document.getElementById('table').dataset.moves !== '{before}'")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_guests_play_a_whole_game_of_the_builders() {
    let server = Server::start().await;
    let (anna, bela) = (Chromium::start().await, Chromium::start().await);
    say_name(&anna, &server, "Anna").await;
    say_name(&bela, &server, "Béla").await;
    two_at_a_table(&server, "builders", &anna, &bela).await;
    let mut clicks = 0;
    while anna.ask(OVER).await != Value::Bool(true) {
        let player = if is_turn(&anna).await { &anna } else { &bela };
        let other = if is_turn(&anna).await { &bela } else { &anna };
        player.wait("return document.querySelector('[data-panel]') !== null").await;
        click_on_the_board(player, clicks * 7 + clicks / 5).await;
        let version = player.text(VERSION).await;
        other.wait(&format!("return document.getElementById('table').dataset.moves === '{version}'")).await;
        clicks += 1;
        assert!(clicks < 3000, "the game never ends");
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
