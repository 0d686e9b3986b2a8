//! The way to a table, by mouse and by keyboard, and a game without a script.

use serde_json::Value;

use crate::chromium::{Chromium, ENTER, TAB};
use crate::server::Server;

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

#[tokio::test(flavor = "multi_thread")]
async fn who_opened_a_table_finds_the_way_out_in_the_menu() {
    let server = Server::start().await;
    let (anna, bela) = (Chromium::start().await, Chromium::start().await);
    say_name(&anna, &server, "Anna").await;
    say_name(&bela, &server, "Béla").await;
    let address = two_at_a_table(&server, "builders", &anna, &bela).await;
    for browser in [&anna, &bela] {
        assert!(browser.click("details.menu summary").await);
        for way in ["to-bot", "propose-end", "resign"] {
            let shown = format!(
                "return document.querySelector(\".menu form[action$='/{way}'] button\")?.checkVisibility()"
            );
            assert_eq!(browser.ask(&shown).await, Value::Bool(true), "{way} at {address}");
        }
    }
}

/// What a button says that cannot be used now: to the eye, to a screen reader, to a finger.
const NO_UNDO: &str = "
    const button = document.querySelector('form.undo button');
    const described = document.getElementById(button.getAttribute('aria-describedby'))?.textContent ?? '';
    return { cannot: button.ariaDisabled === 'true', title: button.title, described };";

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_that_cannot_be_says_why() {
    let server = Server::start().await;
    let anna = Chromium::start().await;
    say_name(&anna, &server, "Anna").await;
    assert!(anna.click("form[action='/play/builders'] button").await);
    anna.wait("return document.querySelector('[data-panel]') !== null").await;
    let first = anna.ask(NO_UNDO).await;
    assert_eq!(first["cannot"], true);
    assert_eq!(first["title"], "There is nothing of yours to take back.");
    assert_eq!(first["described"], first["title"]);
    assert!(anna.click("form.undo button").await);
    anna.wait("return document.getElementById('toast').textContent.includes('nothing of yours')").await;
    let before = anna.text(VERSION).await;
    let mut reasons = std::collections::BTreeSet::new();
    for _ in 0..12 {
        anna.wait("return document.querySelector('[data-panel]') !== null").await;
        let moves = anna.text(VERSION).await;
        assert!(anna.click("[data-panel]").await);
        anna.wait(&format!("return document.getElementById('table').dataset.moves !== '{moves}'")).await;
        let now = anna.ask(NO_UNDO).await;
        assert_eq!(now["cannot"] == true, now["title"] != "", "whatever cannot be has a reason: {now}");
        reasons.insert(now["title"].as_str().unwrap().to_owned());
    }
    assert!(
        reasons.iter().any(|reason| reason.starts_with("Something became known")),
        "{before}: {reasons:?}"
    );
}
